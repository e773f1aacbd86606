#!/usr/bin/env bash
# Measures the Python package beside PokerKit, RLCard and OpenSpiel, those of them that install here.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=target/packages/bench
[[ -x $venv/bin/python ]] || python3 -m venv "$venv"
for peer in 'pokerkit>=0.6,<0.8' rlcard open_spiel; do
  "$venv/bin/pip" install --quiet "$peer" || echo "$peer does not install here" >&2
done
PROFILE=release scripts/packages.sh wheel
"$venv/bin/pip" install --quiet --force-reinstall --no-deps target/packages/cardroom-*.whl
"$venv/bin/pip" install --quiet numpy
echo "$(git rev-parse --short HEAD), $(uname -sr), $(nproc) cores, $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2 | xargs)"
"$venv/bin/python" packages/python/bench.py

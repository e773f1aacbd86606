#!/usr/bin/env bash
# Fuzzes each target for SECONDS seconds (60 unless told). cargo-fuzz wants a nightly compiler; a stable one is told
# to act like one for this alone.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-fuzz >/dev/null 2>&1 || cargo install cargo-fuzz --locked
export RUSTC_BOOTSTRAP=1
for target in ${TARGETS:-$(cargo fuzz list)}; do
  corpus=fuzz/corpus/$target
  mkdir -p "$corpus"
  if [[ $target == files ]]; then cp -n scenarios/blackjack/*.toml "$corpus"/; fi
  cargo fuzz run "$target" -- -max_total_time="${SECONDS_EACH:-60}" -max_len=4096
done

#!/usr/bin/env bash
# Plays random scenario files with the product and with the independent Python oracle, and compares every field.
# COUNT files of each kind (1000 unless told), from SEED (1 unless told).
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build -q -p cardroom
room=$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]+)".*/\1/')/debug/cardroom
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 tests/oracle/generate.py --seed "${SEED:-1}" --count "${COUNT:-1000}" --out "$dir/valid"
python3 tests/oracle/generate.py --seed "${SEED:-1}" --count "${COUNT:-1000}" --out "$dir/spoilt" --spoil
python3 tests/oracle/compare.py --product "$room" "$dir"/valid/*.toml "$dir"/spoilt/*.toml scenarios/example.toml
# The oracle calls a fraction of a cent unreadable, and knows no floor that removes a wager or calls a hand foul.
scenarios=$(ls scenarios/blackjack/*.toml | grep -vE '/table-|d1-fraction' | xargs grep -LE '"[0-9.]+ (removed|foul)"')
python3 tests/oracle/compare.py --product "$room" $scenarios

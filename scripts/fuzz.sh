#!/usr/bin/env bash
# Fuzzes each target for SECONDS_EACH seconds (60 unless told), from fuzz/seeds, our own scenarios and house files, and what
# earlier runs found (fuzz/corpus). cargo-fuzz wants a nightly compiler; a stable one is told to act like one for this alone.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-fuzz >/dev/null 2>&1 || cargo install cargo-fuzz --locked
export RUSTC_BOOTSTRAP=1
declare -A more=([files]="scenarios/blackjack scenarios/poker" [phh]=scenarios/poker [houses]=houses/ocean-view)
for target in ${TARGETS:-$(cargo fuzz list)}; do
  mkdir -p "fuzz/corpus/$target"
  cargo fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" ${more[$target]:-} -- \
    -max_total_time="${SECONDS_EACH:-60}" -max_len=4096
done

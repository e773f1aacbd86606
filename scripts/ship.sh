#!/usr/bin/env bash
# Parts the released room from its symbols: target/ship/cardroom runs anywhere, and target/ship/cardroom.debug beside it
# gives backtraces their files and lines.
set -euo pipefail
cd "$(dirname "$0")/.."
built=${1:-target/release/cardroom}
ship=target/ship
[[ $ship/cardroom -nt $built ]] && exit
mkdir -p "$ship"
objcopy --only-keep-debug --compress-debug-sections "$built" "$ship/cardroom.debug"
objcopy --strip-all "$built" "$ship/cardroom.new"
(cd "$ship" && objcopy --add-gnu-debuglink=cardroom.debug cardroom.new)
# Renamed into its place, because a room may be running from there.
mv "$ship/cardroom.new" "$ship/cardroom"

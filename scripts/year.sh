#!/usr/bin/env bash
# Books of a long time, made quickly (RECORDS, a million if nothing is said; about 1.3 GB), and what it takes to check them: all, and
# from a checkpoint on that is made before the last part is played. They are deleted at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
records=${RECORDS:-1000000}
build=${BUILD:-release}
folder=$(mktemp -d)
trap 'kill "${playing:-}" 2>/dev/null || true; wait "${playing:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
flags=()
[ "$build" = release ] && flags=(--release)
cargo build -q "${flags[@]}" -p cardroom
cargo build -q "${flags[@]}" -p room --example year
room=target/$build/cardroom
mkdir "$folder/data"
"target/$build/examples/year" "$folder/data/cardroom.sqlite" "$folder/data-keys" "$records" "${TABLES:-20}" &
playing=$!
there() { stat -c %s "$folder/data/cardroom.sqlite" 2>/dev/null || echo 0; }
# A record takes about 1,300 bytes: the checkpoint is made when nine tenths are there.
while kill -0 "$playing" 2>/dev/null && [ "$(there)" -lt $((records * 1170)) ]; do sleep 1; done
measured() { /usr/bin/time -f "%e s, %U s of processor time, %M KiB" "$room" verify "$folder/data" "$@"; }
echo "to the checkpoint:"
measured --checkpoint "$folder/checkpoint"
wait "$playing"
echo "since the checkpoint:"
measured --since "$folder/checkpoint"
echo "everything:"
measured

#!/usr/bin/env bash
# A hundred people play while a thousand connections say nothing, a thousand send a byte now and then and fifty read nothing: how
# long everybody waits, beside the same without them. On this machine only; the server it starts ends with it.
set -euo pipefail
cd "$(dirname "$0")/.."
room=${ROOM:-target/ship/cardroom}
port=${PORT:-18099}
seconds=${SECONDS_EACH:-20}
ulimit -n "$(ulimit -Hn)"
folder=$(mktemp -d)
printf '[[tables]]\nrulebook = "aviator/pure-21.5"\ncount = 13\n' >"$folder/floor.toml"
"$room" serve --data "$folder/data" --listen "127.0.0.1:$port" --fast --guests-per-minute 0 --open-floor "$folder/floor.toml" >"$folder/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
# A busy machine takes its time to open the room.
for _ in $(seq 600); do
  grep -qs 'is open' "$folder/log" && break
  sleep 0.1
done
"$room" load --server "127.0.0.1:$port" --tables 13 --players 100 --pace 200 --seconds "$seconds" --pid "$server" \
  --half-open "${HALF_OPEN:-1000}" --slow "${SLOW:-1000}" --deaf "${DEAF:-50}"

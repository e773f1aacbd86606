#!/usr/bin/env bash
# What the room can take: SQLite, PostgreSQL, and nodes on the same machine, each with the same people at the same tables. Prints a
# line per run. On this machine only; whatever it starts ends with it. OLD=path/to/cardroom measures another version beside this one.
#   scripts/measure.sh sqlite | postgres | cuts | nodes | takeover | handover | rolling | mixed | hop
set -euo pipefail
cd "$(dirname "$0")/.."
room=${ROOM:-$PWD/target/ship/cardroom}
tables=${TABLES:-500} players=${PLAYERS:-2500} seconds=${SECONDS_EACH:-15} pace=${PACE:-0}
port=${PORT:-18200}
ulimit -n "$(ulimit -Hn)"
work=$(mktemp -d)
chmod 755 "$work"
pids=()
clean() {
  trap - EXIT INT TERM
  [[ ! -f $work/again ]] || while read -r again; do kill -TERM "$again" 2>/dev/null || true; done <"$work/again"
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill -TERM "${pids[i]}" 2>/dev/null || true
    wait "${pids[i]}" 2>/dev/null || true
  done
  rm -rf "$work"
}
trap clean EXIT INT TERM

# Ends what was started last, down to so many.
end_to() {
  while ((${#pids[@]} > $1)); do
    kill -TERM "${pids[-1]}" 2>/dev/null || true
    wait "${pids[-1]}" 2>/dev/null || true
    unset 'pids[-1]'
  done
}

postgres() {
  local bin as=()
  bin=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb | tail -1)")
  if ((EUID == 0)); then
    as=(setpriv "--reuid=postgres" "--regid=$(id -g postgres)" --clear-groups --)
    install -d -o postgres "$work/pg"
  fi
  rm -rf "$work/pg/data"
  (cd / && "${as[@]}" "$bin/initdb" --auth=trust --username=cardroom --encoding=UTF8 -D "$work/pg/data" >/dev/null)
  (cd / && exec "${as[@]}" "$bin/postgres" -D "$work/pg/data" -k "$work/pg" -p $((port + 90)) -c listen_addresses=127.0.0.1 \
    -c max_connections=200) >"$work/pg.log" 2>&1 &
  pids+=($!)
  until "$bin/pg_isready" -q -h 127.0.0.1 -p $((port + 90)); do sleep 0.1; done
}
database="postgres://cardroom@127.0.0.1:$((port + 90))/postgres"

nats() {
  nats-server -a 127.0.0.1 -p $((port + 91)) >"$work/nats.log" 2>&1 &
  pids+=($!)
  sleep 0.5
}

# serve BINARY PORT ARGUMENTS…: a server, with its process in $pid.
serve() {
  local binary=$1 at=$2 log="$work/log-$2"
  shift 2
  printf '[[tables]]\nrulebook = "aviator/pure-21.5"\ncount = %s\nbots = 0\n' "$tables" >"$work/floor.toml"
  "$binary" serve --listen "127.0.0.1:$at" --guests-per-minute 0 ${CALM:---fast} --open-floor "$work/floor.toml" "$@" >"$log" 2>&1 &
  pid=$!
  pids+=("$pid")
  for _ in $(seq 1200); do
    grep -qs 'is open' "$log" && return
    sleep 0.05
  done
  cat "$log" >&2
  return 1
}

# node N: one of several nodes.
node() {
  serve "$room" $((port + $1)) --database "$database" --keys "$work/keys" --connections-per-address 0 \
    --nats "nats://127.0.0.1:$((port + 91))" --node "node$1"
}

# Two nodes with what they stand on, when each has its pits.
two_nodes() {
  postgres
  nats
  node 0
  node 1
  sleep 5
}

# play NAME SERVERS PIDS: everybody plays, and what came of it on one line. An old server is played at by the players of its time.
play() {
  local players_of=$room more=(--waits "$work/waits")
  [[ $1 == *old ]] && players_of=$OLD more=()
  "$players_of" load --server "$2" --tables "$tables" --players "$players" --pace "$pace" --seconds "$seconds" --pid "$3" "${more[@]}" ${cut:-} >"$work/out"
  sed -n '/^{/,$p' "$work/out" | python3 -c '
import json, sys
told = json.load(sys.stdin)
keys = ["actions", "actions_per_second", "p50_ms", "p99_ms", "max_ms", "server_micros_per_action", "server_memory_mib", "bytes_per_frame", "rounds_seen", "cuts", "lost", "came_back", "refused"]
print(sys.argv[1].ljust(34), " ".join(f"{k}={told[k]:.1f}" if isinstance(told[k], float) else f"{k}={told[k]}" for k in keys if k in told))
still = told.get("tables_that_stood_still", {"count": 0})
if told.get("why_refused"): print(" " * 34, "refused:", json.dumps(told["why_refused"]))
if still["count"]: print(" " * 34, "stood still:", json.dumps(still))' "$1"
}

# The versions to measure: the old one takes no part in what it does not know.
versions=("now:$room")
[[ -n ${OLD:-} ]] && versions=("old:$OLD" "${versions[@]}")
safe() { [[ $1 == old ]] || echo "--keys $work/keys-$2 --connections-per-address 0"; }

case ${1:-} in
sqlite)
  for version in "${versions[@]}"; do
    # shellcheck disable=SC2046
    serve "${version#*:}" "$port" --data "$work/data-${version%%:*}" $(safe "${version%%:*}" "${version%%:*}")
    play "SQLite, ${version%%:*}" "127.0.0.1:$port" "$pid"
    end_to 0
  done
  ;;
cuts)
  # What it costs that everybody cuts every shuffle: without and with, in turn.
  for cut in "" --cut; do
    serve "$room" "$port" --data "$work/data-cut$cut" --keys "$work/keys-cut$cut" --connections-per-address 0
    play "SQLite, ${cut:-nobody cuts}" "127.0.0.1:$port" "$pid"
    end_to 0
  done
  ;;
postgres)
  for version in "${versions[@]}"; do
    postgres
    # shellcheck disable=SC2046
    serve "${version#*:}" "$port" --database "$database" $(safe "${version%%:*}" "${version%%:*}")
    play "PostgreSQL, one process, ${version%%:*}" "127.0.0.1:$port" "$pid"
    end_to 0
  done
  ;;
nodes)
  for count in ${NODES:-1 2 3 4}; do
    postgres
    nats
    rm -rf "$work/keys"
    servers="" all=""
    for ((n = 0; n < count; n++)); do
      node "$n"
      servers+="${servers:+,}127.0.0.1:$((port + n))" all+="${all:+,}$pid"
    done
    sleep 5
    play "$count nodes" "$servers" "$all"
    end_to 0
  done
  ;;
takeover | handover)
  # Everybody is at the first node; the second has half of the tables, and goes in the middle.
  two_nodes
  signal=KILL
  [[ $1 == handover ]] && signal=TERM
  # When everybody is in, and the first rounds are over.
  (until [[ -s $work/out ]]; do sleep 0.2; done && sleep $((seconds / 4 + 5)) && kill -$signal "$pid") &
  play "$1 of half of $tables tables" "127.0.0.1:$port" "$pid"
  ;;
rolling | mixed)
  # Three nodes are restarted one after the other while everybody plays; mixed: from OLD's binary to this one, so that for a while both
  # are one room. The books are checked in the end.
  postgres
  nats
  now=$room
  [[ $1 == mixed ]] && room=$OLD
  for n in 0 1 2; do node "$n"; done
  sleep 5
  (
    until [[ -s $work/out ]]; do sleep 0.2; done
    sleep $((seconds / 6 + 5))
    room=$now
    for n in 0 1 2; do
      kill -TERM "${pids[n + 2]}"
      while kill -0 "${pids[n + 2]}" 2>/dev/null; do sleep 0.05; done
      node "$n"
      echo "${pids[-1]}" >>"$work/again"
      sleep $((seconds / 6))
    done
  ) &
  restarts=$!
  room=$now
  play "$1 restart of three nodes" "127.0.0.1:$port,127.0.0.1:$((port + 1)),127.0.0.1:$((port + 2))" "${pids[0]}"
  wait "$restarts"
  while read -r again; do
    kill -TERM "$again"
    while kill -0 "$again" 2>/dev/null; do sleep 0.05; done
  done <"$work/again"
  pids=("${pids[@]:0:2}")
  "$now" verify --database "$database" --keys "$work/keys" | grep -v "^Last seal" | sed "s/^/    /"
  ;;
hop)
  # The same people at the same tables, at the node that has them and through one that has not.
  two_nodes
  play "everybody at one of two nodes" "127.0.0.1:$port" "$pid"
  psql -h 127.0.0.1 -p $((port + 90)) -U cardroom postgres -tAc 'SELECT pit, node FROM pits' >"$work/pits"
  python3 - "$work/waits" "$work/pits" <<'PYTHON'
import sys
pits = dict(line.strip().split("|") for line in open(sys.argv[2]))
waits = {"node0": [], "node1": []}
for line in open(sys.argv[1]):
    table, micros = map(int, line.split())
    waits[pits[str(table % len(pits))]].append(micros / 1000)
for node, all in waits.items():
    all.sort()
    print(node, "there" if node == "node0" else "through the other", len(all), *(f"p{p}={all[int(len(all) * p / 100)]:.2f}ms" for p in (50, 90, 99)))
PYTHON
  ;;
*)
  sed -n '2,5p' "$0"
  exit 2
  ;;
esac

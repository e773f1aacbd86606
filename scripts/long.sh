#!/usr/bin/env bash
# What books of a long time cost: players of `cardroom load` make them (RECORDS, a million if nothing is said), and then it is measured how
# long the room takes to open, how much memory it holds, how long histories, past rounds, single rounds and the drop report take, and `verify`.
# POSTGRES=1 makes them on PostgreSQL, and measures how long a second node takes to take everything over when the first is killed.
# NO_READS=1 leaves histories and reports out. ROOM names the binary (OLD_BOOKS=1: it is version 0.1, which keeps no keys). KEEP=folder keeps the books, or takes them from there.
set -euo pipefail
cd "$(dirname "$0")/.."
room=${ROOM:-$PWD/target/ship/cardroom}
records=${RECORDS:-1000000} tables=${TABLES:-500} players=${PLAYERS:-2500} port=${PORT:-18300}
ulimit -n "$(ulimit -Hn)"
work=${KEEP:-$(mktemp -d)}
mkdir -p "$work"
chmod 755 "$work"
pids=()
clean() {
  trap - EXIT INT TERM
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill -TERM "${pids[i]}" 2>/dev/null || true
    wait "${pids[i]}" 2>/dev/null || true
  done
  [[ -n ${KEEP:-} ]] || rm -rf "$work"
}
trap clean EXIT INT TERM

database="postgres://cardroom@127.0.0.1:$((port + 90))/postgres"
bin=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb | tail -1)")
start_postgres() {
  local as=()
  if ((EUID == 0)); then
    as=(setpriv "--reuid=postgres" "--regid=$(id -g postgres)" --clear-groups --)
    install -d -o postgres "$work/pg"
  fi
  [[ -d $work/pg/data ]] || (cd / && "${as[@]}" "$bin/initdb" --auth=trust --username=cardroom --encoding=UTF8 -D "$work/pg/data" >/dev/null)
  (cd / && exec "${as[@]}" "$bin/postgres" -D "$work/pg/data" -k "$work/pg" -p $((port + 90)) -c listen_addresses=127.0.0.1 \
    -c max_connections=200 -c max_wal_size=2GB) >"$work/pg.log" 2>&1 &
  pids+=($!)
  until "$bin/pg_isready" -q -h 127.0.0.1 -p $((port + 90)); do sleep 0.1; done
  nats-server -a 127.0.0.1 -p $((port + 91)) >"$work/nats.log" 2>&1 &
  pids+=($!)
}

count() {
  if [[ -n ${POSTGRES:-} ]]; then
    psql -h 127.0.0.1 -p $((port + 90)) -U cardroom postgres -tAc 'SELECT count(*) FROM records'
  else
    sqlite3 "$work/data/cardroom.sqlite" 'SELECT count(*) FROM records'
  fi
}

# serve N: the room, or a node of it, and how long it took until it answers; its process is in $pid.
serve() {
  local at=$((port + $1)) log="$work/log-$1" begun now keep=()
  shift
  printf '[[tables]]\nrulebook = "aviator/pure-21.5"\ncount = %s\nbots = 0\n' "$tables" >"$work/floor.toml"
  [[ -n ${OLD_BOOKS:-} ]] || keep=(--keys "$work/keys" --connections-per-address 0)
  if [[ -n ${POSTGRES:-} ]]; then
    keep+=(--database "$database" --nats "nats://127.0.0.1:$((port + 91))" --node "node$at")
  else
    keep+=(--data "$work/data")
  fi
  begun=$(date +%s%N)
  "$room" serve --listen "127.0.0.1:$at" --guests-per-minute 0 "${keep[@]}" --open-floor "$work/floor.toml" "$@" >"$log" 2>&1 &
  pid=$!
  pids+=("$pid")
  until curl -sf -o /dev/null "http://127.0.0.1:$at/healthz"; do
    kill -0 "$pid" || { cat "$log" >&2; return 1; }
    sleep 0.01
  done
  now=$(date +%s%N)
  took=$(((now - begun) / 1000000))
}

end() {
  kill -TERM "$pid"
  wait "$pid" || true
  unset 'pids[-1]'
}

resident() { awk '/VmRSS/ { printf "%d MiB", $2 / 1024 }' "/proc/$1/status"; }

# Ten seconds more than the players need by what they did before, until the books are full.
fill() {
  local seconds=20 before after
  while before=$(count 2>/dev/null || echo 0) && ((before < records)); do
    serve 0 --fast
    "$room" load --server "127.0.0.1:$port" --tables "$tables" --players "$players" --pace 0 --seconds "$seconds" --pid "$pid" >"$work/load" || true
    end
    after=$(count)
    echo "$after records" >&2
    ((after > before)) || return 1
    seconds=$(((records - after) * seconds / (after - before) + 10))
    ((seconds < 300)) || seconds=300
  done
}

# The manager's link: version 0.1 prints it once, and keeps it in clear.
link=(--manager-link)
[[ -z ${OLD_BOOKS:-} ]] || link=()
claim_token() {
  if [[ -n ${OLD_BOOKS:-} ]]; then
    sqlite3 "$work/data/cardroom.sqlite" "SELECT value FROM notes WHERE key = 'manager token'"
  else
    grep -o 'claim#[A-Za-z0-9_-]*' "$work/log-0" | head -1 | cut -d'#' -f2
  fi
}

reads() {
  python3 - "http://127.0.0.1:$port" "$(claim_token)" "$tables" "$(count)" "${OLD_BOOKS:-}" <<'PYTHON'
import http.cookiejar, json, random, sys, time, urllib.error, urllib.request
at, token, tables, records, old = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), len(sys.argv) > 5 and sys.argv[5]
def person():
    return urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
def ask(who, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(at + path, data, {"Content-Type": "application/json"})
    begun = time.perf_counter()
    try:
        with who.open(request) as answer:
            text = answer.read()
    except urllib.error.HTTPError as refused:
        sys.exit(f"{path}: {refused.code} {refused.read().decode()}")
    return (time.perf_counter() - begun) * 1000, json.loads(text) if text else None
manager, second, auditor = person(), person(), person()
password, number = "a long password here", time.time_ns() % 10**8
ask(manager, "/api/claim", {"token": token, "name": f"Maxine {number}", "password": password})
# The auditor's role has two signatures, of the manager and of somebody of the floor.
for who, name, role in (second, "Sam", "floor"), (auditor, "Ada", "auditor"):
    me = ask(who, "/api/account", {"name": f"{name} {number}", "password": password})[1]
    ask(manager, f"/api/people/{me['player']}/role", {"role": role})
if not old:
    for row in ask(second, "/api/signatures")[1]:
        if row["signs"]: ask(second, f"/api/signatures/{row['entry']}/sign", {})
def told(name, waits):
    waits.sort()
    print(f"{name}: p50 {waits[len(waits) // 2]:.1f} ms, p99 {waits[int(len(waits) * 0.99)]:.1f} ms, longest {waits[-1]:.1f} ms of {len(waits)}")
random.seed(1)
histories, rounds, singles = [], [], []
# An address may have the books read 600 times in a minute.
for _ in range(200):
    t, seq = random.randrange(1, tables + 1), random.randrange(1, records // tables)
    histories.append(ask(auditor, f"/api/tables/{t}/history?from={seq}&limit=100")[0])
people = ask(manager, "/api/people?limit=200")[1]
people = [p["player"] for p in people if not p.get("bot") and p.get("role") == "player"][:100] or [p["player"] for p in people][:100]
pages = {}
for _ in range(200):
    p = random.choice(people)
    took, page = ask(auditor, f"/api/people/{p}/rounds?limit=50")
    rounds.append(took)
    for row in (page["rounds"] if isinstance(page, dict) else page)[:3]:
        pages[(row["table"], row.get("seq", row.get("from")))] = None
for table, seq in list(pages)[:100]:
    singles.append(ask(auditor, f"/api/tables/{table}/rounds/{seq}")[0])
told("a page of a table's history", histories)
told("a page of somebody's rounds", rounds)
if singles: told("a single round", singles)
for _ in range(2):
    took, report = ask(auditor, "/api/reports/drop")
    print(f"drop report of all days: {took:.0f} ms, {len(json.dumps(report))} bytes")
PYTHON
}

[[ -z ${POSTGRES:-} ]] || start_postgres
fill
echo "records: $(count), on disk: $(du -sm "$work/data" "$work/pg" 2>/dev/null | awk '{ s += $1 } END { print s }') MiB"
sync
if [[ -z ${POSTGRES:-} ]]; then
  # The file is in the page cache or not: both are told.
  for how in cold warm; do
    [[ $how == warm ]] || echo 3 >/proc/sys/vm/drop_caches 2>/dev/null || true
    serve 0 "${link[@]}"
    echo "start, $how: $took ms, $(resident "$pid")"
    [[ $how == warm ]] || end
  done
else
  serve 0 "${link[@]}"
  echo "start: $took ms, $(resident "$pid")"
fi
[[ -n ${NO_READS:-} ]] || reads
echo "memory after it: $(resident "$pid")"
if [[ -n ${POSTGRES:-} ]]; then
  first=$pid
  sleep 5
  serve 1
  sleep 3
  kill -KILL "$first"
  begun=$(date +%s%N)
  # Everything is the second node's when every pit is its own and it serves the tables of all of them.
  until [[ $(psql -h 127.0.0.1 -p $((port + 90)) -U cardroom postgres -tAc "SELECT count(*) FROM pits WHERE node <> 'node$((port + 1))'") == 0 ]]; do sleep 0.02; done
  until curl -sf --fail-early -o /dev/null "http://127.0.0.1:$((port + 1))/api/tables/[1-$tables]"; do sleep 0.02; done
  echo "takeover of all $tables tables after kill -9: $((($(date +%s%N) - begun) / 1000000)) ms, $(resident "$pid")"
  end
  pids=("${pids[@]:0:2}")
  [[ -n ${OLD_BOOKS:-} ]] || /usr/bin/time -f "verify: %e s, %U s of processor time, %M KiB" "$room" verify --database "$database" --keys "$work/keys"
else
  end
  keys=(--keys "$work/keys")
  [[ -z ${OLD_BOOKS:-} ]] || keys=()
  /usr/bin/time -f "verify: %e s, %U s of processor time, %M KiB" "$room" verify "$work/data" "${keys[@]}"
fi

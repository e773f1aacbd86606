#!/usr/bin/env bash
# One room on three machines, all of them this one: PostgreSQL, NATS and three nodes on loopback, behind haproxy at
# http://127.0.0.1:8080. Everything is in target/nodes; Ctrl-C ends what this started.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$PWD/target/nodes
port=${PORT:-8080} nats=${NATS_PORT:-4333} postgres=${POSTGRES_PORT:-5455}
room=${CARDROOM:-target/ship/cardroom}
mkdir -p "$folder"
pids=()
stop() {
  trap - EXIT INT TERM
  # The nodes hand their tables over and end; then what they stand on.
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill -TERM "${pids[i]}" 2>/dev/null || true
    wait "${pids[i]}" 2>/dev/null || true
  done
}
trap stop EXIT INT TERM

bin=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -1 || command -v initdb)")
as=()
if ((EUID == 0)); then
  id postgres >/dev/null 2>&1 && user=postgres || user=nobody
  as=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups --)
  install -d -o "$user" "$folder/postgres"
fi
[[ -f $folder/postgres/data/PG_VERSION ]] ||
  (cd / && "${as[@]}" "$bin/initdb" --auth=trust --username=cardroom --encoding=UTF8 -D "$folder/postgres/data" >/dev/null)
(cd / && exec "${as[@]}" "$bin/postgres" -D "$folder/postgres/data" -k "$folder/postgres" -p "$postgres" \
  -c listen_addresses=127.0.0.1 -c max_connections=200) >"$folder/postgres.log" 2>&1 &
pids+=($!)
nats-server -a 127.0.0.1 -p "$nats" >"$folder/nats.log" 2>&1 &
pids+=($!)
until "$bin/pg_isready" -q -h 127.0.0.1 -p "$postgres"; do sleep 0.1; done

names=(north south west)
for i in 0 1 2; do
  "$room" serve --database "postgres://cardroom@127.0.0.1:$postgres/postgres" --keys "$folder/keys" \
    --nats "nats://127.0.0.1:$nats" --node "${names[i]}" --listen "127.0.0.1:$((port + 1 + i))" \
    --metrics-listen "127.0.0.1:$((port + 1001 + i))" --trusted-proxy 127.0.0.1 "$@" \
    > >(tee "$folder/${names[i]}.out") 2>"$folder/${names[i]}.log" &
  pids+=($!)
done
cat >"$folder/haproxy.cfg" <<CFG
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
frontend room
  bind 127.0.0.1:$port
  default_backend nodes
backend nodes
  balance leastconn
  option forwardfor
  option httpchk GET /healthz
  option redispatch
  retries 3
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
$(for i in 0 1 2; do echo "  server ${names[i]} 127.0.0.1:$((port + 1 + i)) check"; done)
CFG
for i in 0 1 2; do
  until grep -q "is open at" "$folder/${names[i]}.out" 2>/dev/null; do
    kill -0 "${pids[i + 2]}" 2>/dev/null || { cat "$folder/${names[i]}.log" >&2; exit 1; }
    sleep 0.1
  done
done
haproxy -f "$folder/haproxy.cfg" >"$folder/haproxy.log" 2>&1 &
pids+=($!)
until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
  kill -0 "${pids[-1]}" 2>/dev/null || { cat "$folder/haproxy.log" >&2; exit 1; }
  sleep 0.1
done
echo
echo "One room on three nodes: http://127.0.0.1:$port/"
echo "  nodes      ${names[*]} at 127.0.0.1:$((port + 1)) to $((port + 3)), their figures at $((port + 1001)) to $((port + 1003))"
echo "  processes  ${pids[*]} (PostgreSQL, NATS, the nodes, haproxy): kill -9 one of the nodes and play on"
echo "  logs       $folder"
wait -n "${pids[@]}" || true
wait

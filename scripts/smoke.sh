#!/usr/bin/env bash
# The command line as a user meets it: exit codes, JSON, refusals and messages.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build -q -p cardroom
room=$(cargo metadata --format-version 1 --no-deps | sed -E 's/.*"target_directory":"([^"]+)".*/\1/')/debug/cardroom
passed=0
failed=0

# expect STATUS PATTERN COMMAND…: the command ends with the status and prints the pattern.
expect() {
  local status=$1 pattern=$2 out code=0
  shift 2
  out=$("$@" 2>&1) || code=$?
  if [[ $code == "$status" && $out == *"$pattern"* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED (%s instead of %s, wanted "%s"): %s\n%s\n' "$code" "$status" "$pattern" "$*" "$out"
  fi
}

expect 0 "runs the games" "$room" --help
expect 0 "sound" "$room" check
expect 0 '"ok":true' "$room" check --json aviator/pure-21.5
expect 1 "no such rulebook" "$room" check nowhere/nothing
expect 0 "sound" bash -o pipefail -c "'$room' check | head -1"
expect 0 "settled alike" "$room" sim --rounds 2e4 --referee 5000 --what-if split_aces_one_card=false aviator/pure-21.5
expect 0 "settled alike" "$room" sim --rounds 2e4 --referee 500 --what-if seats=7 aviator/pure-21.5
expect 0 "RND-11" "$room" clause rnd-11
expect 2 "There is no clause" "$room" clause XYZ-1
expect 0 "6:5" "$room" sign aviator/pure-21.5 --schedule 2
expect 0 "<!doctype html>" "$room" sign aviator/pure-21.5 --html
expect 2 "no schedule option 9" "$room" sign aviator/pure-21.5 --schedule 9
expect 0 '"bank_result":-60.0' "$room" deal --json scenarios/example.toml
expect 0 "Settlement" "$room" deal --no-color scenarios/example.toml
expect 1 '"clause":"RND-8"' "$room" deal --json scenarios/blackjack/rnd-8-out-of-turn.toml
expect 2 "cannot be dealt" bash -c "sed s,aviator/,txb/, scenarios/example.toml | '$room' deal --json -"
expect 2 "line 6" bash -c "sed 's/decks = 6/decks = 9/' scenarios/example.toml | '$room' deal -"
expect 2 "cards run out" bash -c "sed 's/ 9s 8c\"/\"/' scenarios/example.toml | '$room' deal -"
expect 2 "No such file" "$room" deal nowhere.toml
expect 1 '"refused"' "$room" deal --json scenarios/example.toml scenarios/blackjack/d1-chip.toml
expect 2 "UTF-8" bash -c "printf '\\xff\\xfe' | '$room' deal -"
expect 0 "comes out even" "$room" deal scenarios/blackjack/gr-5-equal.toml
expect 0 "posts both blinds. HE-8" "$room" deal scenarios/poker/table-he-8-post-both.toml
expect 2 "line 13" bash -c "sed 's/big Eve/big Ann/' scenarios/poker/table-he-8-post-both.toml | '$room' deal -"

echo "$passed passed, $failed failed"
((failed == 0))

#!/usr/bin/env bash
# Do the published crates keep what their versions promise? Compares their public API with that of an earlier revision.
#
#   scripts/semver.sh [REV]    without one: the last tag that has the crates, or the commit in which they got their names
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-semver-checks >/dev/null || cargo install cargo-semver-checks --locked
crates=(--package=cardroom-{chips,cards,voice,games,odds})
named() { git grep -q 'name = "cardroom-cards"' "$1" -- crates/cards/Cargo.toml; }
rev=${1:-$(git describe --tags --abbrev=0 2>/dev/null || true)}
if [[ -z $rev ]] || ! named "$rev"; then
  rev=$(git log --reverse --format=%H -S'name = "cardroom-cards"' -- crates/cards/Cargo.toml | head -1)
fi
echo "against $(git log -1 --format='%h, %s' "$rev")"
cargo semver-checks --baseline-rev "$rev" "${crates[@]}"

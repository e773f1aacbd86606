#!/usr/bin/env bash
# Do the published crates keep what their versions promise? Compares their public API with that of an earlier revision.
#
#   scripts/semver.sh [REV]    without one: the last tag that has the crates, or what was last announced (below)
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-semver-checks >/dev/null || cargo install cargo-semver-checks --locked
crates=(--package=cardroom-{chips,cards,voice,games,odds})
# Nothing is published yet: these versions promise what the crates were in this commit. Whoever breaks that raises the version, tells it in
# CHANGELOG.md, and names the new commit here.
announced=3f4ccc83c6fb44c1b928ca7df04a15bdc8236f4a
named() { git grep -q 'name = "cardroom-cards"' "$1" -- crates/cards/Cargo.toml; }
rev=${1:-$(git describe --tags --abbrev=0 2>/dev/null || true)}
if [[ -z $rev ]] || ! named "$rev"; then
  rev=$announced
fi
echo "against $(git log -1 --format='%h, %s' "$rev")"
cargo semver-checks --baseline-rev "$rev" "${crates[@]}"

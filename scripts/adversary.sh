#!/usr/bin/env bash
# A house that cheats, built from the real one: tests/adversary/house.patch is all that differs. The binary lies in
# target/adversary/cardroom and cheats in the way that CARDROOM_DISHONEST names: stack, grind, double, void, forget, withhold.
set -euo pipefail
cd "$(dirname "$0")/.."
house=target/adversary/house
mkdir -p "$house"
{ git ls-files --cached --others --exclude-standard; find web/dist -type f; } | sort -u |
  tar --create --ignore-failed-read --files-from=- 2>/dev/null | tar --extract --directory="$house"
patch --quiet --strip=1 --directory="$house" --input="$PWD/tests/adversary/house.patch"
# Crates that others wrote are built already. Cargo takes ours for the same in both places: the honest ones are built anew afterwards.
cargo build --quiet --manifest-path "$house/Cargo.toml" --target-dir target -p cardroom
cp target/debug/cardroom target/adversary/cardroom
touch crates/*/src/lib.rs crates/cardroom/src/main.rs
cargo build --quiet -p cardroom

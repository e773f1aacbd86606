#!/usr/bin/env bash
# Installs what a build (or, with `test`, the tests) need and is not there yet.
set -euo pipefail
want=${1:-build}

have() { command -v "$1" >/dev/null 2>&1; }

packages=()
have cc || packages+=(build-essential)
have cargo || { echo "Rust is missing: install rustup with a stable toolchain first." >&2; exit 1; }
cargo fmt --version >/dev/null 2>&1 || { echo "rustfmt is missing: rustup component add rustfmt clippy" >&2; exit 1; }
if ((${#packages[@]})); then
  have apt-get || { echo "Please install: ${packages[*]}" >&2; exit 1; }
  run=(); ((EUID == 0)) || run=(sudo)
  "${run[@]}" apt-get update -qq
  "${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${packages[@]}"
fi

#!/usr/bin/env bash
# Installs what a build (or, with `test`, the tests) need and is not there yet. Debian's packages; elsewhere it says
# what is missing.
set -euo pipefail
want=${1:-build}

have() { command -v "$1" >/dev/null 2>&1; }

have cargo || { echo "Rust is missing: install rustup with a stable toolchain first." >&2; exit 1; }

# The engine of the lab is compiled for browsers.
if have rustup && ! rustup target list --installed | grep -qx wasm32-unknown-unknown; then
  rustup target add wasm32-unknown-unknown
fi

packages=()
have cc || packages+=(build-essential)
have node && have npm || packages+=(nodejs npm)
if [[ $want == test ]]; then
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 ||
    rustup component add rustfmt clippy
  have chromium || packages+=(chromium)
  # Pictures of the pages in Chinese show characters, not boxes.
  compgen -G '/usr/share/fonts/*/noto/NotoSansCJK*' >/dev/null || packages+=(fonts-noto-cjk)
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || have initdb || packages+=(postgresql)
  have nats-server || packages+=(nats-server)
  have python3 || packages+=(python3)
  python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)
fi
if [[ $want == nodes ]]; then
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || have initdb || packages+=(postgresql)
  have nats-server || packages+=(nats-server)
  have haproxy || packages+=(haproxy)
fi
if ((${#packages[@]})); then
  have apt-get || { echo "Please install: ${packages[*]}" >&2; exit 1; }
  run=()
  ((EUID == 0)) || run=(sudo)
  echo "Installing ${packages[*]} …"
  "${run[@]}" apt-get update -qq
  "${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

#!/usr/bin/env bash
# Builds the packages for npm, Python and Cargo, and tests each from what somebody would install: the packed npm package in a
# project of its own, the wheel in a fresh environment, a program outside the workspace that depends on
# the packed crates.
#
#   scripts/packages.sh [npm|python|crate …]     all three if none is named; `wheel` only builds Python's
#   PROFILE=release scripts/packages.sh python   as it would be published; the packages are in target/packages
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
out=$root/target/packages
profile=${PROFILE:-dev}
mkdir -p "$out"

npm_package() {
  cp web/src/lab/engine.wasm packages/npm/engine.wasm
  rm -rf "$out"/npm "$out"/cardroom-*.tgz
  mkdir -p "$out/npm"
  (cd packages/npm && npm pack --silent --pack-destination "$out" >/dev/null)
  cd "$out/npm"
  echo '{ "private": true, "type": "module" }' >package.json
  npm install --silent --no-package-lock --offline "$out"/cardroom-*.tgz
  cp "$root/packages/npm/test/installed.mjs" .
  node --test installed.mjs
  # Types as somebody's compiler reads them.
  cat >typed.mts <<'TS'
import { open, type Equity, type Table } from 'cardroom';
const room = await open();
const table: Table = room.table('ocean-view/holdem', { limit: '3-6' });
const equity: Equity = room.equity('holdem', ['AsKs', 'QQ+']);
export const told: [number, boolean] = [equity.hands.length, table.legal.length > 0];
TS
  "$root/web/node_modules/.bin/tsc" --noEmit --strict --module nodenext --target es2022 typed.mts
  cd "$root"
}

wheel() {
  local tools=$out/tools
  [[ -x $tools/bin/maturin ]] || { python3 -m venv "$tools" && "$tools/bin/pip" install --quiet 'maturin>=1.8,<2'; }
  rm -rf "$out"/cardroom-*.whl
  (cd packages/python && "$tools/bin/maturin" build --quiet --locked --profile "$profile" --target-dir "$root/target" --out "$out")
}

python_package() {
  # The builder is kept; what is tested is installed into a fresh environment each time.
  local venv=$out/venv
  wheel
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet "$out"/cardroom-*.whl 'gymnasium>=1,<2' 'pettingzoo>=1.24,<2' 'pytest>=8' 'mypy>=1.10'
  rm -rf "$out/python-tests"
  cp -r packages/python/tests "$out/python-tests"
  cp packages/python/README.md "$out/python-tests/"
  cd "$out/python-tests"
  "$venv/bin/python" -m pytest --quiet -p no:cacheprovider .
  "$venv/bin/python" -m mypy --no-incremental --strict --package cardroom
  cd "$root"
  "$venv/bin/python" packages/python/document.py --check
}

crates=(cards chips voice games odds)

# The crates as they would be published: packed, unpacked beside each other, and depended on by somebody's program.
crate() {
  local there=$out/crates one told
  rm -rf "$there/outside" target/package/cardroom-*.crate
  mkdir -p "$there"
  # It warns of every test that is left out.
  cargo package --quiet --no-verify --allow-dirty "${crates[@]/#/--package=cardroom-}" 2>"$there/said" || { cat "$there/said" >&2; exit 1; }
  cp -r packages/outside "$there/outside"
  mkdir -p "$there/outside/.cargo"
  echo '[patch.crates-io]' >"$there/outside/.cargo/config.toml"
  for one in "${crates[@]}"; do
    # One that has not changed is left as it is, so that it is not compiled again.
    rm -rf "$there/new" && mkdir "$there/new"
    tar --extract --touch --gzip --strip-components=1 --directory="$there/new" --file="$(ls target/package/cardroom-"$one"-*.crate)"
    diff --recursive --brief --exclude=.cargo_vcs_info.json "$there/new" "$there/$one" >/dev/null 2>&1 ||
      { rm -rf "$there/${one:?}" && mv "$there/new" "$there/$one"; }
    echo "cardroom-$one = { path = \"$there/$one\" }" >>"$there/outside/.cargo/config.toml"
  done
  # What comes from a registry is built as the packages' workspace has it, and kept.
  sed -n '/^\[profile/,$p' packages/Cargo.toml >>"$there/outside/Cargo.toml"
  told=$(cd "$there/outside" && cargo run --quiet --target-dir "$root/target")
  echo "outside: $told"
  [[ $told == '$214.50 S-2 -0.018079' ]]
}

for which in "${@:-npm python crate}"; do
  for one in $which; do
    case $one in
      npm) npm_package ;;
      python) python_package ;;
      wheel) wheel ;;
      crate) crate ;;
      *) echo "there is no package $one" >&2; exit 2 ;;
    esac
  done
done

#!/usr/bin/env bash
# Packs the released room for Debian: target/cardroom_VERSION_ARCH.deb, with its service and a file of settings.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
arch=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 0755 "$root"
install -D -m 0755 target/ship/cardroom "$root/usr/bin/cardroom"
install -D -m 0644 deploy/cardroom.service "$root/lib/systemd/system/cardroom.service"
install -D -m 0644 deploy/cardroom.toml "$root/etc/cardroom/cardroom.toml"
for text in README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE docs/operations.md; do
  install -D -m 0644 "$text" "$root/usr/share/doc/cardroom/$(basename "$text")"
done
mkdir "$root/DEBIAN"
echo /etc/cardroom/cardroom.toml >"$root/DEBIAN/conffiles"
cat >"$root/DEBIAN/control" <<CONTROL
Package: cardroom
Version: $version
Architecture: $arch
Maintainer: The Cardroom project <cardroom@localhost>
Depends: adduser, libc6
Recommends: ca-certificates
Suggests: postgresql, nats-server, haproxy
Section: games
Priority: optional
Description: California cardroom: player-banked blackjack and poker, for play money
 Runs the games by the cardrooms' own rules, proves every shuffle and every chip,
 and prices the games exactly. One process on a file, or several machines on
 PostgreSQL and NATS.
CONTROL
cat >"$root/DEBIAN/postinst" <<'POSTINST'
#!/bin/sh
set -e
if [ "$1" = configure ]; then
  getent passwd cardroom >/dev/null || adduser --quiet --system --group --home /nonexistent --no-create-home cardroom
  install -d -m 0700 -o cardroom -g cardroom /var/lib/cardroom /etc/cardroom/keys
  # The settings may name a database and its password.
  chgrp cardroom /etc/cardroom/cardroom.toml
  chmod 0640 /etc/cardroom/cardroom.toml
  if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
fi
POSTINST
cat >"$root/DEBIAN/prerm" <<'PRERM'
#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then systemctl stop cardroom || true; fi
PRERM
chmod 0755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm"
dpkg-deb --root-owner-group --build "$root" "target/cardroom_${version}_${arch}.deb" >/dev/null
echo "target/cardroom_${version}_${arch}.deb"

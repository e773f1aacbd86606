# Cardroom. Two commands on a fresh machine: `make run` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
CARGO ?= cargo
LISTEN ?= 127.0.0.1:8080
export CARGO_TERM_COLOR ?= auto

.PHONY: help run dev nodes deb test setup setup-test web engine lab build lint test-rust test-cli test-engine test-packages test-web packages bench-python semver soak flood measure long year fuzz adversary deny bench clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup:           ## install what a build needs
	@scripts/setup.sh build

setup-test:      ## install what the tests need
	@scripts/setup.sh test

# The engine of the lab, as pages load it (crates/engine); built when something it is made of is newer.
ENGINE := web/src/lab/engine.wasm
ENGINE_SOURCES := Cargo.toml Cargo.lock $(shell find crates/{cards,chips,engine,games,odds,school,voice} houses profiles words -name '*.rs' -o -name '*.toml' -o -name '*.ftl')
WASM := wasm32-unknown-unknown

$(ENGINE): $(ENGINE_SOURCES)
	$(CARGO) rustc -p engine --features wasm --lib --crate-type cdylib --target $(WASM) --profile lab
	cp target/$(WASM)/lab/engine.wasm $@

engine: setup $(ENGINE) ## build the engine for browsers, if it has changed

# The client is built when something it is made of is newer than its last build. Files of dist/ that come out the same are
# left as they are: the released room embeds them, and would be compiled anew.
PACKAGES := web/node_modules/.package-lock.json
CLIENT := web/node_modules/.built
CLIENT_SOURCES := $(shell find web/src web/scripts words scenarios -not -name '*.test.ts') $(wildcard web/*.html web/*.js web/*.ts web/*.json)

$(PACKAGES): web/package.json web/package-lock.json
	cd web && npm ci --loglevel=error && touch node_modules/.package-lock.json

$(CLIENT): $(PACKAGES) $(ENGINE) $(CLIENT_SOURCES)
	cd web && npm run --silent build && touch node_modules/.built

ifeq ($(wildcard web/dist/index.html),)
.PHONY: $(CLIENT)
endif

web: setup $(CLIENT) ## build the browser client, if it has changed

lab: setup $(PACKAGES) $(ENGINE) ## the lab by itself, as static files for any web server: target/lab-site
	cd web && npx vite build --config vite.lab.config.ts

build: web       ## build the room as it is released: target/ship/cardroom, and its symbols beside it
	$(CARGO) build --release -p cardroom
	@scripts/ship.sh

run: build       ## build everything and open the room at http://127.0.0.1:8080
	target/ship/cardroom serve --listen $(LISTEN)

dev: web         ## the same, quicker to build: it reads web/dist while it runs, so `make web` and a reload show a new client
	$(CARGO) run -p cardroom -- serve --listen $(LISTEN)

deb: build       ## pack it for Debian, with its service: target/cardroom_*.deb
	@scripts/deb.sh

nodes: build     ## one room on three nodes, with PostgreSQL, NATS and haproxy, at http://127.0.0.1:8080
	@scripts/setup.sh nodes
	PORT=$(lastword $(subst :, ,$(LISTEN))) scripts/nodes.sh

lint: $(PACKAGES) ## formatting and warnings
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) check --quiet --manifest-path bench/ranking/Cargo.toml
	$(CARGO) fmt --manifest-path packages/Cargo.toml -p cardroom-python --check
	$(CARGO) fmt --manifest-path packages/outside/Cargo.toml --check
	for crate in chips voice odds; do $(CARGO) check --quiet -p cardroom-$$crate --no-default-features || exit 1; done
	cd web && npm run --silent format:check && npm run --silent lint

test: setup-test lint web test-rust test-cli test-engine test-packages test-web   ## everything: crates, PostgreSQL, command line, browser

# The tests of the room start servers and wait for them more than they work: three of them for each processor.
test-rust:       ## the crates' own tests
	RUST_TEST_THREADS=$$((3 * $$(nproc))) $(CARGO) test --workspace

test-cli:        ## the command line, the blackjack oracle, and PokerKit beside us
	$(CARGO) build -p cardroom
	scripts/smoke.sh
	scripts/oracle.sh
	python3 tests/pokerkit/differential.py

test-engine: $(PACKAGES) $(ENGINE) ## the engine in WebAssembly beside the same natively: every scenario, and changed rulebooks
	$(CARGO) run --quiet -p engine --example answers -- 1000 4 | node web/scripts/engine.mjs

test-packages: $(PACKAGES) $(ENGINE) ## what others install: the npm package, the wheel, the crates from outside the workspace
	scripts/packages.sh

test-web: web    ## the browser client: types, components, and real Chromium against the real server
	$(CARGO) build -p cardroom
	cd web && npm run --silent check && npm run --silent test && npm run --silent e2e

soak: web        ## long runs: properties, shuffles, exhaustive counts
	CARDROOM_SOAK=1 $(CARGO) test --release --workspace -- --nocapture
	SEED=1000 COUNT=20000 scripts/oracle.sh
	$(CARGO) run --release -p engine --example answers -- 1000 1000 | node web/scripts/engine.mjs
	PROFILE=release CARDROOM_SOAK=1 scripts/packages.sh python
	cd web && CARDROOM_SOAK=1 npm run --silent e2e -- languages.test dealer.test

adversary: web   ## a house that cheats, built from the real one, judged by a player, the checker and verify
	scripts/adversary.sh
	$(CARGO) test -p cardroom --test room adversary:: -- --ignored
	cd web && CARDROOM_DISHONEST_ROOM=../target/adversary/cardroom npm run --silent e2e -- adversary

flood: build     ## a hundred people play among two thousand connections that only take up room; how long they wait, with and without
	scripts/flood.sh

measure: build   ## what the room can take: SQLite, PostgreSQL, one to four nodes; what a takeover, a handover and a hop cost
	for what in sqlite postgres cuts nodes takeover handover hop; do scripts/measure.sh $$what || exit 1; done

long:            ## books of a million records (RECORDS=…) made by players: what opening, reading, reports and checking them cost
	scripts/long.sh

year:            ## books of a million records (RECORDS=…), and what it takes to check them, whole and from a checkpoint on
	scripts/year.sh

fuzz:            ## a minute of fuzzing per target (SECONDS_EACH=60)
	scripts/fuzz.sh

semver:          ## do the crates keep what their versions promise? Against REV: the last tag, or what was last announced
	scripts/semver.sh $(REV)

deny:            ## licences and sources of dependencies; advisories where their database can be reached
	@command -v cargo-deny >/dev/null || $(CARGO) install cargo-deny --locked
	$(CARGO) deny check licenses bans sources
	! git ls-remote --exit-code -q https://github.com/rustsec/advisory-db HEAD >/dev/null 2>&1 || $(CARGO) deny check advisories

packages: setup-test $(PACKAGES) $(ENGINE) ## the npm package and the wheel as they would be published: target/packages
	$(CARGO) clippy --manifest-path packages/Cargo.toml --workspace -- -D warnings
	PROFILE=release scripts/packages.sh

bench-python:    ## the Python package beside PokerKit, RLCard and OpenSpiel; docs/performance-packages.md has the last figures
	scripts/bench-python.sh

bench:           ## benchmarks; docs/performance*.md have the last figures
	$(CARGO) bench -p cardroom-games --bench referee
	$(CARGO) bench -p cardroom-odds --bench blackjack
	$(CARGO) run --release --manifest-path bench/ranking/Cargo.toml

clean:           ## remove what was built
	$(CARGO) clean
	rm -rf web/dist web/node_modules

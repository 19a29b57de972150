# Two commands do everything: make play, make test. What is missing is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*') $(shell find src -name '*.ftl' -o -name '*.md') setup.py pyproject.toml

STATIC := src/comptoir/server/static/index.html
PAGES := $(shell find web/src web/public web/index.html web/*.json web/*.ts web/*.js src/comptoir/games/*/board -type f 2>/dev/null)

.PHONY: play test setup check plain compiled thorough browser layout bench load fuzz clean

play: setup
	@$(BIN)/comptoir serve

test: setup check plain compiled browser

setup: $(VENV)/installed

$(VENV)/made: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt \
		fluent.runtime librt mypy_extensions rich openskill pyarrow ray hypothesis mypy numpy pytest ruff setuptools \
		alembic argon2-cffi fastapi h11 itsdangerous platformdirs prometheus-client 'psycopg[binary]' pywebpush \
		sqlalchemy structlog 'uvicorn[standard]' aiosmtpd httpx schemathesis websockets
	@touch $@

$(VENV)/installed: $(VENV)/made $(SOURCES) $(STATIC)
	@echo "Building Comptoir (the first time takes a minute or two) ..."
	@rm -rf build
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@

# The web app, if Node.js is here and can fetch what it needs; without it the server still runs, for other programs.
$(STATIC): $(PAGES)
	@command -v npm > /dev/null && $(MAKE) --no-print-directory web/node_modules/made && (cd web && npm run --silent build) \
		|| echo "The web app could not be built (it needs Node.js 20 or newer and its packages): the server will have no pages."

# The lock names the packages of this platform only, which npm ci does not accept.
web/node_modules/made: web/package-lock.json
	@echo "Fetching what the web app is built with ..."
	@cd web && for try in 1 2 3; do npm install --silent --no-audit --no-fund --no-save && test -d node_modules && break; done; test -d node_modules
	@touch $@

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if test -e web/node_modules/made; then cd web && npm run --silent check; else echo "The web app is not checked: Node.js or its packages are missing."; fi

plain: setup
	PYTHONPATH=src $(BIN)/pytest --ignore tests/server

# Compiled there is time to keep every promise at every decision.
compiled: setup
	COMPTOIR_EVERY=1 COMPTOIR_GAMES=1 $(BIN)/pytest

# The same for more games than the tests have time for.
thorough: setup
	COMPTOIR_EVERY=1 COMPTOIR_GAMES=4 $(BIN)/pytest tests/conformance/test_promises.py

# Real browsers against the real server; Debian's Chromium is fetched where there is none.
CHROMIUM_IS_HERE := ls $$CHROMIUM /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome 2> /dev/null | grep -q .

browser: setup
	@command -v npm > /dev/null && $(MAKE) --no-print-directory web/node_modules/made && test -e $(STATIC) \
		|| { echo "The web app cannot be tested: Node.js 20 or newer or its packages are missing."; exit 1; }
	@$(CHROMIUM_IS_HERE) || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core; } > /dev/null \
		|| { echo "The web app cannot be tested: Chromium is missing and could not be installed."; exit 1; }
	cd web && npm run --silent test

# A hundred decisions of every game in six windows, and all lessons: how often all that a player needs is in sight; takes an hour.
layout: setup
	@cd web && node ../tests/web/layout.mjs --shots tests/web/screenshots/layout

bench: setup
	$(BIN)/comptoir bench

# Public peers from the package index, in an environment of their own, beside our games.
PEERS := catanatron==3.2.1 open_spiel==2.0.2 pettingzoo[classic]==1.27.0

peers: setup
	@test -e .peers/made || { $(PYTHON) -m venv .peers && .peers/bin/python -m pip install --quiet $(PEERS) && touch .peers/made; }
	$(BIN)/python tools/peers.py

load: setup
	$(BIN)/python tests/load/load.py

# A hundred thousand requests and messages that nobody would send; takes some minutes.
fuzz: setup
	$(BIN)/python tests/load/fuzz.py

clean:
	rm -rf $(VENV) .peers build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/comptoir/server/static tests/web/screenshots

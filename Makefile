# Two commands do everything: make play, make test. What is missing is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CODE := $(shell find src/comptoir/core src/comptoir/games src/comptoir/bots -name '*.py' -not -path '*/tests/*') setup.py pyproject.toml
REST := $(shell find src -type f -not -path '*/tests/*' -not -path '*/static/*' -not -path '*/board/*' -not -name '*.pyc')

STATIC := src/comptoir/server/static/index.html
PAGES := $(shell find web/src web/public web/index.html web/*.json web/*.ts web/*.js src/comptoir/games/*/board -type f 2>/dev/null)

.PHONY: play test setup lock check plain compiled server thorough browser layout bench learner peers same-games frozen calibration load fuzz soak packages environments clean

play: $(VENV)/installed
	@$(BIN)/comptoir serve

# Two at a time, the longest first.
test: setup check
	@$(MAKE) --no-print-directory -j2 server compiled browser plain

setup: $(VENV)/tools $(VENV)/installed

# What playing and building needs; what the tests need besides.
$(VENV)/made: requirements/play.txt
	@echo "Fetching what Comptoir needs ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

$(VENV)/tools: requirements/test.txt $(VENV)/made
	@echo "Fetching what the tests need ..."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

# All versions with their hashes, from what pyproject.toml asks for.
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --python-version 3.11 --custom-compile-command "make lock" pyproject.toml

# All but ``learn``: from the package index PyTorch brings some gigabytes for graphics cards.
TESTED := arena build dev env openspiel ray server

lock: $(VENV)/made
	$(LOCK) --extra server --extra build --output-file requirements/play.txt
	$(LOCK) $(TESTED:%=--extra %) --output-file requirements/test.txt

COMPILED := $(BIN)/comptoir --version | grep -q '(compiled'

# The engine and the games are compiled; everything else is only copied.
$(VENV)/compiled: $(VENV)/made $(CODE)
	@echo "Building Comptoir (the first time takes a minute or so) ..."
	@COMPTOIR_PAGES=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(COMPILED) || echo "Comptoir runs as plain Python, which is several times slower; 'COMPTOIR_COMPILE=1 $(BIN)/python -m pip install --no-build-isolation .' says why."
	@touch $@

$(VENV)/installed: $(VENV)/compiled $(REST) $(STATIC)
	@$(BIN)/python tools/sync.py
	@touch $@

# Without Node.js the server runs for other programs, without pages.
$(STATIC): $(PAGES)
	@$(PYTHON) tools/pages.py || { mkdir -p $(@D) && touch $(@D)/none; }

web/node_modules/made: web/package-lock.json
	@echo "Fetching what the web app is built with ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if test -e web/node_modules/made; then cd web && npm run --silent check; else echo "The web app is not checked: Node.js or its packages are missing."; fi

# The engine and the games as plain Python too: there their types are checked, and faults can be planted.
# Bots are tested compiled only: plain they take too long.
PLAIN := tests/core tests/conformance tests/test_mutants.py tests/test_way_of_an_answer.py src/comptoir
plain: setup
	PYTHONPATH=src $(BIN)/pytest $(PLAIN) --ignore-glob '*/tests/test_evaluate.py' --ignore-glob '*/tests/test_turns.py'

# Compiled there is time to keep every promise at every seventh decision.
compiled: setup
	@$(COMPILED) || { echo "Comptoir is not compiled; 'COMPTOIR_COMPILE=1 $(BIN)/python -m pip install --no-build-isolation .' says why."; exit 1; }
	COMPTOIR_EVERY=7 COMPTOIR_GAMES=1 $(BIN)/pytest --ignore tests/server

# Real servers on real databases.
server: setup
	$(BIN)/pytest tests/server

# The same at every decision, and for more games than the tests have time for.
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

# The learner's tests, with PyTorch, which is in no lock.
learner: setup
	@$(BIN)/python -c "import torch" 2> /dev/null || $(BIN)/uv pip install --quiet --python $(BIN)/python torch
	$(BIN)/pytest tests/learn

# Public peers from the package index, in an environment of their own, beside our games.
PEERS := catanatron==3.2.1 open_spiel==2.0.2 pettingzoo[classic]==1.27.0

peers: setup
	@test -e .peers/made || { $(PYTHON) -m venv .peers && .peers/bin/python -m pip install --quiet $(PEERS) && touch .peers/made; }
	$(BIN)/python tools/peers.py

# A thousand games of every variant, compared with those kept: whatever is made faster must not change them.
same-games: setup
	$(BIN)/python tests/core/same_games.py 1000

# Bots of an older build as opponents, "frozen:expert" and so on.
REVISION ?= d65e1eb
frozen: setup
	$(BIN)/python tools/frozen/build.py $(REVISION)

# What bots expect against what comes true, in every game.
calibration: setup
	$(BIN)/python tools/calibration.py

load: setup
	$(BIN)/python tests/load/load.py

# A hundred thousand requests and messages that nobody would send; takes some minutes.
fuzz: setup
	$(BIN)/python tests/load/fuzz.py

# Servers, single workers and databases are killed under people who play; takes about ten minutes.
soak: setup
	$(BIN)/python tests/soak/soak.py

# Isolated builds in clean folders, with and without compiler and Node.js; takes many minutes.
packages: setup
	$(BIN)/pytest -o faulthandler_timeout=7200 tests/packaging/builds.py

# Every environment with every game and number of players, by the libraries' own tests; takes many minutes.
# Then once more in an environment of its own: RLlib asks for an older Gymnasium, and learning for PyTorch.
OLDER := ray[rllib]==2.60.0 shimmy[openspiel]==2.0.1 sb3-contrib==2.9.2 torch==2.13.0 pettingzoo==1.27.0 \
	open_spiel==2.0.2 duckdb==2.0.0 matplotlib==3.11.2 polars==2.1.0 pytest==9.2.0

environments: setup
	COMPTOIR_ENVIRONMENTS=1 $(BIN)/pytest tests/env
	@test -e .older/made || { $(PYTHON) -m venv .older && .older/bin/python -m pip install --quiet $(OLDER) && touch .older/made; }
	@rm -rf build/wheels
	@COMPTOIR_PAGES=0 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheels .
	@.older/bin/python -m pip install --quiet build/wheels/*.whl
	@.older/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheels/*.whl
	COMPTOIR_ENVIRONMENTS=1 .older/bin/pytest tests/env

clean:
	rm -rf $(VENV) .older .peers build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/comptoir/server/static tests/web/screenshots

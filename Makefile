# Two commands do everything: make play, make test. What is missing is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*') $(shell find src -name '*.ftl' -o -name '*.md') setup.py pyproject.toml

.PHONY: play test setup check plain compiled thorough bench clean

play: setup
	@$(BIN)/comptoir play

test: setup check plain compiled

setup: $(VENV)/installed

$(VENV)/made: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt \
		fluent.runtime librt mypy_extensions rich openskill pyarrow hypothesis mypy pytest ruff setuptools
	@touch $@

$(VENV)/installed: $(VENV)/made $(SOURCES)
	@echo "Building Comptoir (the first time takes a minute or two) ..."
	@rm -rf build
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

plain: setup
	PYTHONPATH=src $(BIN)/pytest

compiled: setup
	$(BIN)/pytest

# Every promise at every decision, of more games than the tests have time for.
thorough: setup
	COMPTOIR_EVERY=1 COMPTOIR_GAMES=4 $(BIN)/pytest tests/conformance/test_promises.py

bench: setup
	$(BIN)/comptoir bench

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Two commands do everything: make play, make test. What is missing is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*') $(shell find src -name '*.ftl' -o -name '*.md') setup.py pyproject.toml

.PHONY: play test setup check plain compiled bench load clean

play: setup
	@$(BIN)/comptoir serve

test: setup check plain compiled

setup: $(VENV)/installed

$(VENV)/made: constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt \
		fluent.runtime librt mypy_extensions rich hypothesis mypy pytest ruff setuptools \
		alembic argon2-cffi fastapi itsdangerous openskill platformdirs prometheus-client 'psycopg[binary]' pywebpush \
		sqlalchemy structlog 'uvicorn[standard]' httpx schemathesis websockets
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
	PYTHONPATH=src $(BIN)/pytest --ignore tests/server

compiled: setup
	$(BIN)/pytest tests

bench: setup
	$(BIN)/comptoir bench

load: setup
	$(BIN)/python tests/load/load.py

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

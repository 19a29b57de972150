"""What an import loads: modules are counted, as milliseconds depend on the machine."""

from __future__ import annotations

import subprocess
import sys

import pytest


def loaded(line):
    """The modules that a line of Python loads."""
    command = [sys.executable, "-X", "importtime", "-c", line]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    return {row.rpartition("|")[2].strip() for row in told.splitlines()}


@pytest.mark.parametrize("line", ["import comptoir", "import comptoir; comptoir.load('burgundy').table(2, seed=1)"])
def test_words_load_only_when_needed(line):
    """Neither Fluent nor anything for terminals and servers."""
    parts = {name.partition(".")[0] for name in loaded(line)}
    assert not parts & {"fluent", "rich", "textual", "sqlalchemy", "fastapi", "asyncio", "websockets"}
    assert len(loaded("import comptoir")) < 220


def test_the_command_loads_no_screen():
    """``comptoir --version`` needs neither Textual nor the server."""
    parts = {name.partition(".")[0] for name in loaded("import comptoir.cli")}
    assert not parts & {"textual", "sqlalchemy", "fastapi", "websockets", "uvicorn"}

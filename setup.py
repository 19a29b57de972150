"""Compiles the engine and the games with mypyc; without a C compiler the same files run as plain Python."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # other commands only ask for names
PLAIN = {"__init__.py", "terminal.py", "text.py", "table.py", "replay.py"}  # what gains nothing from being compiled


def compiled_files() -> list[str]:
    """The files of the core, of every game without its tests, and the bots' search."""
    source = Path("src/comptoir")
    files = [*source.glob("core/*.py"), *source.glob("games/*/*.py"), source / "bots" / "search.py"]
    return sorted(str(file) for file in files if file.name not in PLAIN)


def extensions() -> list[object]:
    """All of it as one group, so that calls between modules are direct."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if not BUILDING & set(sys.argv) or os.environ.get("COMPTOIR_COMPILE") == "0" or shutil.which(compiler) is None:
        return []
    from mypyc.build import mypycify

    options = ["--strict", "--config-file", "pyproject.toml"]
    return list(mypycify([*options, *compiled_files()], opt_level="2", group_name="comptoir"))


setup(ext_modules=extensions())

"""Compiles the engine and the games with mypyc; without a C compiler the same files run as plain Python."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # other commands only ask for names
PLAIN = {"__init__.py", "terminal.py", "text.py", "table.py", "replay.py", "figures.py", "inventory.py"}
SOURCE = Path("src/comptoir")


def group(folder: Path, *more: Path) -> list[str]:
    """The files of a folder that gain from being compiled."""
    files = [*folder.glob("*.py"), *more]
    return sorted(str(file) for file in files if file.name not in PLAIN)


def groups() -> list[tuple[list[str], str]]:
    """The engine, and every game for itself: within a group calls are direct, and groups are compiled side by side."""
    found = [(group(SOURCE / "core", SOURCE / "bots" / "sight.py", SOURCE / "bots" / "search.py"), "comptoir_core")]
    for folder in sorted(SOURCE.glob("games/*/")):
        if (folder / "__init__.py").exists():
            found.append((group(folder, *folder.glob("evaluate/*.py")), f"comptoir_{folder.name}"))
    return found


def extensions() -> list[object]:
    """What is to be compiled, if anything."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if not BUILDING & set(sys.argv) or os.environ.get("COMPTOIR_COMPILE") == "0" or shutil.which(compiler) is None:
        return []
    from mypyc.build import mypycify

    options = ["--strict", "--config-file", "pyproject.toml"]
    files = [file for names, _ in groups() for file in names]
    return list(mypycify([*options, *files], opt_level=os.environ.get("COMPTOIR_OPT", "2"), separate=groups()))


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})

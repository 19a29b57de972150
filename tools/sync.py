"""Copies what need not be compiled into the installed package: texts, rules, pages, and plain modules.

.venv/bin/python tools/sync.py
"""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src/comptoir"
INSTALLED = Path(sysconfig.get_paths()["purelib"]) / "comptoir"


def main() -> None:
    """The server is replaced as a whole: nothing of it is compiled, and the names of pages change with every build."""
    shutil.rmtree(INSTALLED / "server", ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "tests", "board")
    shutil.copytree(SOURCE, INSTALLED, ignore=ignored, dirs_exist_ok=True)


if __name__ == "__main__":
    main()

"""Builds the web app into src/comptoir/server/static, if it is not there or older than its sources.

python tools/pages.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src/comptoir/server/static/index.html"
WEB = ROOT / "web"
HOW = "Install Node.js 20 or newer, or set COMPTOIR_PAGES=0 to build a server without pages."


def build() -> None:
    """Build the pages where that is needed; stop with a sentence where it cannot be done."""
    if is_fresh() or os.environ.get("COMPTOIR_PAGES") == "0":
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(f"The web pages cannot be built: Node.js is missing. {HOW}")
    if not (WEB / "node_modules").exists():
        run(npm, "ci", "--silent", "--no-audit", "--no-fund")
        (WEB / "node_modules/made").touch()  # what the Makefile looks for
    run(npm, "run", "--silent", "build")


def is_fresh() -> bool:
    """Whether the pages are there and no source is newer."""
    if not PAGES.exists():
        return False
    built = PAGES.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def sources() -> Iterator[Path]:
    """All that the pages are made of."""
    for folder in (WEB / "src", WEB / "public", *ROOT.glob("src/comptoir/games/*/board")):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from (file for file in WEB.glob("*.*") if file.name != "README.md")


def run(*command: str) -> None:
    """A step of the build."""
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        raise SystemExit(f"The web pages cannot be built: “{' '.join(command[1:])}” failed. {HOW}")


if __name__ == "__main__":
    build()

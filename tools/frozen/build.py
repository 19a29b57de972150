"""Build Comptoir as it was at a revision, in an environment of its own, and announce its bots as `frozen:NAME`.

    make frozen [REVISION=...]

Then `comptoir arena burgundy --bots expert,frozen:expert` compares today's bots with those of then.
`frozen:expert@REVISION` asks another revision that was built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from comptoir_frozen import BUILT, REVISION, environment

HERE = Path(__file__).parent
WITHOUT_PAGES = {**os.environ, "COMPTOIR_PAGES": "0", "COMPTOIR_COMPILE": "1"}


def build(revision: str) -> None:
    """Its sources, an environment, and the compiled package in it; nothing is done twice."""
    place = environment(revision)
    if (place / BUILT).exists():
        return
    shutil.rmtree(place, ignore_errors=True)
    source = place / "source"
    source.mkdir(parents=True)
    archive = subprocess.Popen(["git", "archive", revision], stdout=subprocess.PIPE)
    with tarfile.open(fileobj=archive.stdout, mode="r|") as files:
        files.extractall(source, filter="data")
    if archive.wait():
        raise SystemExit(f"There is no revision {revision}.")
    run(sys.executable, "-m", "venv", str(place / "venv"))
    python = str(place / "venv" / "bin" / "python")
    locked = str(source / "requirements" / "play.txt")
    run(python, "-m", "pip", "install", "--require-hashes", "-r", locked)
    run(python, "-m", "pip", "install", "--no-deps", "--no-build-isolation", str(source))
    shutil.rmtree(source)
    (place / BUILT).touch()


def announce() -> None:
    """The bots of this folder, in the environment that runs this."""
    run(sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--editable", str(HERE))


def run(*command: str) -> None:
    """One step; what goes wrong is shown."""
    quiet = ["--quiet", "--disable-pip-version-check"] if "pip" in command else []
    subprocess.run([*command, *quiet], check=True, env=WITHOUT_PAGES)


if __name__ == "__main__":
    build(sys.argv[1] if len(sys.argv) > 1 else REVISION)
    announce()

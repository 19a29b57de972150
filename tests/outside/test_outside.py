"""A game in a distribution of its own: built, installed, and played like any other."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import comptoir

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Where the distribution is installed."""
    folder = tmp_path_factory.mktemp("outside")
    shutil.copytree(HERE / "pig", folder / "source")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--target", folder / "installed", folder / "source"], check=True)
    return folder / "installed"


def run(place, *arguments, typed=""):
    """What a program prints that finds the distribution beside Comptoir."""
    here = Path(comptoir.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{here}"}
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env=environment,
        input=typed,
        check=False,
        cwd=place,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed(place):
    """The program lists it with the others."""
    assert "pig" in run(place, "-m", "comptoir", "games")


def test_it_keeps_all_promises(place):
    """The promises that all games keep can be checked from outside."""
    run(place, "-c", "from comptoir.conformance import check; check('pig', games=3)")


def test_it_is_played(place):
    """In the terminal, by bots, in an arena, and written out."""
    assert "roll" in run(place, "-m", "comptoir", "playthrough", "pig").lower()
    assert "greedy" in run(place, "-m", "comptoir", "arena", "pig", "--bots", "greedy,expert", "--games", "2")
    played = run(place, "-m", "comptoir", "play", "pig", "--seats", "human,beginner", "--seed", "1", typed="1\n1\n")
    assert "Roll or hold?" in played


def test_the_server_draws_it(place):
    """The outline and the view of its table reach a browser."""
    program = (
        "import comptoir, json, pickle\n"
        "from comptoir.server.visibility.outline import outline\n"
        "from comptoir.core import plain\n"
        "table = comptoir.load('pig').table(players=2, seed=1)\n"
        "print(json.dumps(outline(table.game, plain.view(table.position.state, 0), 0, 'en', ['Ada', 'Bert'])))\n"
        "print(pickle.loads(pickle.dumps(table)).legal(0))\n"
    )
    assert "Ada" in run(place, "-c", program)

"""Isolated builds for real (``make packages``). They need the package index and take minutes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
QUICK = {"COMPTOIR_OPT": "0"}  # that it compiles is tested here, not how fast it is
PYTHONS = [f"python3.{minor}" for minor in (11, 12, 13, 14)]


def is_here(python):
    """Whether this Python runs; a version manager also leaves names of those that are switched off."""
    return (
        shutil.which(python) and subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0
    )


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """A clone of what is committed, without pages or anything built."""
    folder = tmp_path_factory.mktemp("clone") / "comptoir"
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    return folder


@pytest.fixture(scope="module")
def built(clone):
    """The source distribution and the wheel that ``python -m build`` makes of it."""
    run(sys.executable, "-m", "build", "--quiet", cwd=clone)
    source, wheel = (clone / "dist").glob("*.tar.gz"), (clone / "dist").glob("*.whl")
    return next(source), next(wheel)


@pytest.fixture
def unpacked(built, tmp_path):
    """The source distribution, unpacked."""
    with tarfile.open(built[0]) as archive:
        archive.extractall(tmp_path, filter="data")
    return next(tmp_path.iterdir())


def run(*command, cwd, check=True, **environment):
    """A command in a folder; what it printed."""
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, env={**os.environ, **QUICK, **environment}, check=False
    )
    printed = done.stdout + done.stderr
    assert (done.returncode == 0) == check, printed
    return printed


def installed(folder, python, *what, **environment):
    """What the program says of itself, installed into an environment of its own."""
    run(python, "-m", "venv", folder / "venv", cwd=folder)
    run(folder / "venv/bin/pip", "install", "--quiet", *what, cwd=folder, **environment)
    assert "orleans" in run(folder / "venv/bin/comptoir", "games", cwd=folder)
    return run(folder / "venv/bin/comptoir", "--version", cwd=folder)


def without(*programs):
    """A search path on which these programs are not found."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(f for f in folders if not any((Path(f) / program).exists() for program in programs))


def test_packages_hold_all_they_need(built):
    """The wheel has pages, texts and compiled modules; the source has what a build and the tests need besides."""
    names = zipfile.ZipFile(built[1]).namelist()
    for part in (
        "comptoir/server/static/index.html",
        "comptoir/games/orleans/de.ftl",
        "comptoir/games/orleans/rules.md",
    ):
        assert part in names
    assert any(name.startswith("comptoir/core/agenda.") and name.endswith(".so") for name in names)
    with tarfile.open(built[0]) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    wanted = (
        "src/comptoir/server/static/index.html",
        "web/src/App.svelte",
        "tests/conftest.py",
        "tools/pages.py",
        "Makefile",
    )
    assert [part for part in wanted if part not in inside and (ROOT / part).exists()] == []


@pytest.mark.parametrize("python", PYTHONS)
def test_the_wheel_of_the_source_runs(built, python, tmp_path):
    """Isolated, compiled, on every Python that is here."""
    if not is_here(python):
        pytest.skip(f"{python} is not here")
    assert "(compiled)" in installed(tmp_path, python, built[0])


def test_without_node_the_source_distribution_builds(unpacked, tmp_path):
    """Its pages are built already."""
    path = without("npm", "node")
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", ".", cwd=unpacked, PATH=path, COMPTOIR_COMPILE="0")
    wheel = next(unpacked.glob("*.whl"))
    assert "comptoir/server/static/index.html" in zipfile.ZipFile(wheel).namelist()


def test_without_node_a_clone_says_how(clone, tmp_path):
    """No package silently lacks the pages."""
    bare = tmp_path / "bare"
    subprocess.run(["git", "clone", "--quiet", clone, bare], check=True)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "."]
    path = without("npm", "node")
    assert "COMPTOIR_PAGES=0" in run(*command, cwd=bare, check=False, PATH=path, COMPTOIR_COMPILE="0")
    run(*command, cwd=bare, PATH=path, COMPTOIR_COMPILE="0", COMPTOIR_PAGES="0")


def test_a_broken_compiler_leaves_plain_python(unpacked, tmp_path):
    """One line says so, and so does the program."""
    printed = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", ".", cwd=unpacked, CC="false")
    assert printed.count("Comptoir is built as plain Python") == 1
    assert "plain Python" in installed(tmp_path, sys.executable, next(unpacked.glob("*.whl")))


def test_uv_runs_it_from_a_folder(unpacked):
    """No installation is needed."""
    uv = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
    assert "comptoir" in run(uv, "tool", "run", "--from", ".", "comptoir", "--version", cwd=unpacked)

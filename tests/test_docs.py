"""Every example that is printed runs, and the documentation is complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comptoir

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_blocks_run(page, tmp_path, monkeypatch):
    """The Python blocks of a page, one after the other, as one program."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    """Every link to a file finds it."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_game_is_in_the_readme():
    """The README names all games."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in comptoir.game_names():
        assert f"`{name}`" in text, name


def test_the_readme_has_an_example():
    """At least one block of Python."""
    assert BLOCK.search((ROOT / "README.md").read_text(encoding="utf-8"))

"""Every rule has an anchor, every anchor a test, and the code keeps to the design's laws."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import comptoir
from comptoir.core.moves import Refusal
from comptoir.testing import anchors

SOURCE = Path(__file__).parents[2] / "src" / "comptoir"
TESTED = re.compile(r"@rule\(([^)]*)\)")
MENTIONED = re.compile(r"\b([A-Z]+\d+[a-z]?)\b")


def folder(name: str) -> Path:
    """The sources of a game; an installed package has no tests."""
    return SOURCE / "games" / name


def untested(name: str) -> list[str]:
    """The anchors of a game that no test names."""
    named = set()
    for path in folder(name).glob("tests/test_*.py"):
        for found in TESTED.finditer(path.read_text(encoding="utf-8")):
            named |= set(re.findall(r'"([^"]+)"', found[1]))
    return [anchor for anchor in anchors(comptoir.load(name)) if anchor not in named]


def test_every_anchor_has_a_test(name):
    """No rule is without a test that names it."""
    assert untested(name) == []


def test_anchors_are_unique(name):
    """An anchor names one rule."""
    found = anchors(comptoir.load(name))
    assert sorted(found) == sorted(set(found))


def test_refusals_have_anchors(name):
    """Every refusal points to a rule that exists."""
    game = comptoir.load(name)
    known = set(anchors(game))
    refusals = [x for chapter in game.chapters for x in vars(chapter).values() if isinstance(x, Refusal)]
    assert [refusal for refusal in refusals if refusal.rule not in known] == []


def test_refusals_were_read_beside_their_rules(name):
    """The list of refusals and rules, kept by hand, is the program's: whoever changes one reads both sentences."""
    read = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text(encoding="utf-8")).get(name, {})
    found: dict[str, set[str]] = {}
    for chapter in comptoir.load(name).chapters:
        for x in vars(chapter).values():
            if isinstance(x, Refusal):
                found.setdefault(x.message, set()).add(x.rule)
    assert {message: sorted(rules) for message, rules in found.items()} == read


def test_docstrings_name_real_anchors(name):
    """An anchor at the end of a docstring exists."""
    known = set(anchors(comptoir.load(name)))
    for path in folder(name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                first = (ast.get_docstring(node) or "").partition("\n")[0]
                tail = first.rpartition(". ")[2]
                named = MENTIONED.findall(tail) if re.fullmatch(r"([A-Z]+\d+[a-z]?\s*)+", tail) else []
                assert [anchor for anchor in named if anchor not in known] == [], f"{path.name}: {node.name}"


def test_then_is_said_once(name):
    """Two ``then`` one after the other would run backwards: no path through a function says it twice."""
    for path in folder(name).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                assert thens(node.body) <= 1, f"{path.name}:{node.lineno} {node.name} says then twice"


def thens(body: list[ast.stmt]) -> int:
    """How often ``then`` is said on the longest way through a function."""
    through, ended = ways(body)
    return max(ended, through or 0)


def ways(body: list[ast.stmt]) -> tuple[int | None, int]:
    """The same for the ways that go on after these lines (None, if none does), and for those that end in them."""
    through, ended = 0, 0
    for statement in body:
        branches = []
        if isinstance(statement, ast.Return | ast.Raise):
            return None, max(ended, through)
        if isinstance(statement, ast.If):
            branches = [ways(statement.body), ways(statement.orelse)]
        elif isinstance(statement, ast.For | ast.While):
            branches = [ways(statement.body), (0, 0)]
        elif isinstance(statement, ast.Expr) and ast.unparse(statement).startswith("s.then("):
            through += 1
        if branches:
            ended = max(ended, *[through + inner for _, inner in branches])
            onward = [inner for inner, _ in branches if inner is not None]
            if not onward:
                return None, ended
            through += max(onward)
    return through, ended


def test_no_random_numbers_in_the_rules():
    """Chance answers questions; no rule throws dice by itself."""
    for path in [*SOURCE.glob("core/*.py"), *SOURCE.glob("games/**/*.py")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(import random|from random)", text, re.MULTILINE), path

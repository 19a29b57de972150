"""What a user touches has a type: mypy reveals it, and none of it is Any."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import api

EXAMPLE = Path(__file__).parent / "typed_example.py"
FOR_AUTHORS = {"Task", "Decision", "Chance", "Move", "Aside", "Domain", "Draw", "Record", "Together"}  # of any game


def revealed(program: Path) -> tuple[list[str], str]:
    """What mypy reveals in a program, and everything it prints."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)]
    printed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [line.partition('"')[2].rpartition('"')[0] for line in printed.splitlines() if "Revealed" in line], printed


def test_an_example():
    """A program that plays, replays, asks bots, runs an arena and analyses."""
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.startswith("reveal_type")]
    found, printed = revealed(EXAMPLE)
    assert found == [line.partition("# ")[2] for line in lines], printed


def members(node: ast.ClassDef) -> list[str]:
    """The public methods and attributes of a class."""
    found = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    found |= {ast.unparse(item.target) for item in node.body if isinstance(item, ast.AnnAssign)}
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and ast.unparse(part.value) == "self":
            found.add(part.attr)
    return sorted(name for name in found if not name.startswith("_"))


def test_everything_in_the_reference(tmp_path):
    """Every member of every class of docs/api.md, but what a game's author is given to fill in."""
    lines = ["from typing import reveal_type"]
    for module, node in api.shown():
        if isinstance(node, ast.ClassDef) and node.name not in FOR_AUTHORS:
            lines += [f"from {module} import {node.name}", f"x_{node.name}: {node.name}"]
            lines += [f"reveal_type(x_{node.name}.{member})" for member in members(node)]
    program = tmp_path / "everything.py"
    program.write_text("\n".join(lines), encoding="utf-8")
    found, printed = revealed(program)
    wanted = [line for line in lines if line.startswith("reveal_type(")]
    assert len(found) == len(wanted) > 150, printed
    assert [line for line, kind in zip(wanted, found, strict=True) if "Any" in kind] == []

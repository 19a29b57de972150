"""Write docs/api.md: what a program may use, from the docstrings.

.venv/bin/python tools/api.py
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "comptoir"
PAGE = Path(__file__).parents[1] / "docs" / "api.md"
SHOWN = {
    "core/game.py": ("game_names", "load", "Game", "Option", "Figure"),
    "core/position.py": ("Position",),
    "core/table.py": ("Table", "Entry"),
    "core/replay.py": ("read", "write"),
    "core/chance.py": ("Rng",),
    "core/agenda.py": ("State", "Decision", "Chance", "Task", "Lane", "Together"),
    "core/moves.py": ("Move", "Aside", "Moves", "Refusal", "Domain", "Kinds"),
    "core/pile.py": ("Bag", "Pile", "Draw"),
    "core/record.py": ("Record",),
    "core/phrase.py": ("Phrase",),
    "core/errors.py": (
        "ComptoirError",
        "UnknownGame",
        "BadSetup",
        "BadMove",
        "NotAllowed",
        "BadReplay",
    ),
    "bots/__init__.py": ("Bot", "Level", "bots", "new_bot"),
    "bots/search.py": ("Considered",),
    "arena.py": ("Match", "Played", "Standing", "schedule", "play", "standings"),
    "analysis.py": ("analyse", "Analysis", "Decided", "Chanced", "Expected", "Account"),
    "env/__init__.py": ("aec", "seat_env", "from_replay", "register"),
    "env/batch.py": ("batch", "Games"),
    "env/common.py": ("Setup",),
    "env/values.py": ("Values",),
    "conformance.py": ("check",),
}
Documented = ast.ClassDef | ast.FunctionDef


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called; a property as it is read."""
    if any(ast.unparse(d) == "property" for d in node.decorator_list):
        return f"{node.name}: {ast.unparse(node.returns) if node.returns else ''}"
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    return f"{node.name}({arguments}) -> {ast.unparse(node.returns) if node.returns else ''}"


def first_sentence(node: Documented) -> str:
    """The first paragraph of a docstring."""
    return (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")


def section(node: Documented, module: str) -> list[str]:
    """A class with its methods, or a function."""
    if isinstance(node, ast.FunctionDef):
        return [f"### `{module}.{signature(node)}`", "", first_sentence(node), ""]
    lines = [f"### `{module}.{node.name}`", "", (ast.get_docstring(node) or "").replace("``", "`"), ""]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            lines.append(f"- `{signature(method)}`: {first_sentence(method)}".replace("``", "`"))
    return [*lines, ""]


def shown() -> Iterator[tuple[str, Documented]]:
    """Everything on the page, with its module."""
    for file, names in SHOWN.items():
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        found = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
        for name in names:
            yield "comptoir." + file.removesuffix(".py").replace("/__init__", "").replace("/", "."), found[name]


def page() -> str:
    """The whole page."""
    lines = [
        "# API reference",
        "",
        "Made from the docstrings by `tools/api.py`. [researchers.md](researchers.md) shows it in use.",
        "",
    ]
    for module, node in shown():
        lines += [] if f"## `{module}`" in lines else [f"## `{module}`", ""]
        lines += section(node, module)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

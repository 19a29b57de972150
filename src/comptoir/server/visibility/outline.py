"""The drawing of a game's table, taken apart: panels, grids and pieces of text that any page can lay out."""

from __future__ import annotations

import importlib
from itertools import pairwise
from typing import Any, Final

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from comptoir.core.game import Game
from comptoir.texts import texts

PLAIN: Final = Console(highlight=False)  # reads the marks of a string, and adds none of its own


def outline(game: Game, seen: Any, seat: int, lang: str, names: list[str]) -> dict[str, Any] | None:
    """What ``terminal.draw`` shows of a view, as JSON; nothing for a game that draws nothing."""
    try:
        drawing = importlib.import_module(f"{game.package}.terminal")
    except ModuleNotFoundError:
        return None
    plain = [name.replace("[", "(").replace("]", ")") for name in names]  # what is in brackets would be read as a style
    return block(drawing.draw(seen, seat, texts(game, lang), plain))


def block(thing: Any) -> dict[str, Any]:
    """A part of a drawing."""
    if isinstance(thing, Align):
        return block(thing.renderable)
    if isinstance(thing, (Group, Columns)):
        return {"kind": "group", "of": [block(part) for part in thing.renderables]}
    if isinstance(thing, Panel):
        of = thing.renderable.renderable if isinstance(thing.renderable, Align) else thing.renderable
        parts = of.renderables if isinstance(of, (Group, Columns)) else [of]
        return {
            "kind": "panel",
            "title": spans(thing.title),
            "subtitle": spans(thing.subtitle),
            "style": str(thing.border_style),
            "own": thing.box is box.HEAVY,
            "of": [block(part) for part in parts],
        }
    if isinstance(thing, Grid):
        columns = [list(column.cells) for column in thing.columns]
        heads = [spans(column.header) for column in thing.columns] if thing.show_header else []
        rows = [[block(cell) for cell in row] for row in zip(*columns, strict=True)]
        return {"kind": "grid", "title": spans(thing.title), "heads": heads, "rows": rows}
    return {"kind": "text", "lines": [pieces(line) for line in written(thing).split("\n", allow_blank=True)]}


def written(thing: Any) -> Text:
    """Whatever it is, as a text."""
    return thing if isinstance(thing, Text) else PLAIN.render_str(str(thing or ""))


def spans(thing: Any) -> list[dict[str, str]]:
    """A text in one line."""
    return pieces(written(thing))


def pieces(text: Text) -> list[dict[str, str]]:
    """A text cut where its style changes."""
    cuts = sorted({0, len(text), *[min(at, len(text)) for span in text.spans for at in (span.start, span.end)]})
    found: list[dict[str, str]] = []
    for start, end in pairwise(cuts):
        marks = [str(text.style), *[str(span.style) for span in text.spans if span.start <= start and end <= span.end]]
        style = " ".join([mark for mark in marks if mark])
        if found and found[-1]["style"] == style:
            found[-1]["text"] += text.plain[start:end]
        else:
            found.append({"text": text.plain[start:end], "style": style})
    return found

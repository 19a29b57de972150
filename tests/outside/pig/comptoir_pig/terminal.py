"""The table drawn in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from comptoir.texts import Texts
from comptoir_pig.turn import Pig


def draw(s: Pig, seat: int, texts: Texts, names: list[str]) -> RenderableType:
    """Everybody's points."""
    return Text("   ".join(f"{name}: {points}" for name, points in zip(names, s.kept, strict=True)))

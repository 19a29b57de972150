"""What is shown of a table: boards, answers, logs, hints and results, for every interface to print or draw."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from comptoir.advice import why
from comptoir.bots import Considered
from comptoir.cli.sitting import Sitting
from comptoir.cli.story import Line
from comptoir.texts.drawing import Drawing, drawing_class


def drawing(sitting: Sitting) -> Drawing | None:
    """The game's own drawing of the table, if it has one."""
    try:
        module = importlib.import_module(f"{sitting.game.package}.terminal")
    except ModuleNotFoundError as problem:
        if problem.name != f"{sitting.game.package}.terminal":
            raise
        return None
    found = drawing_class(module)
    return found(sitting.position.state, sitting.seat, sitting.words, sitting.names()) if found else None


def board(sitting: Sitting) -> RenderableType:
    """The whole table as the seat sees it; a game that draws nothing is shown by its fields."""
    drawn = drawing(sitting)
    return drawn.table() if drawn else Text(str(sitting.position.to_json()["state"]))


def parts(sitting: Sitting) -> tuple[RenderableType, RenderableType]:
    """The middle of the table with what others own, and what the seat owns."""
    drawn = drawing(sitting)
    if drawn is None:
        return board(sitting), Text("")
    others = [seat for seat in range(sitting.position.seats) if seat != sitting.seat]
    own = drawn.player(sitting.seat) if sitting.seat >= 0 else Text("")
    return Group(*drawn.middle(), *[drawn.player(seat) for seat in others]), own


def answer(sitting: Sitting, move: int, key: str) -> Text:
    """A key and what it means."""
    return Text.assemble((f"{key.upper():>3}", "bold cyan"), "  ", sitting.label(move))


def refused(sitting: Sitting) -> RenderableType:
    """What is forbidden just now, and why."""
    lines = [Text.assemble(("  ✗ ", "red"), f"{label}: ", (why, "dim")) for label, why in sitting.refused()]
    hint = sitting.say("play-rule-hint" if lines else "play-nothing-refused")
    return Group(*lines, Text(hint, style="dim"))


class Hanging:
    """A text; what does not fit into its first line goes on under its beginning."""

    def __init__(self, text: str, style: str) -> None:
        self.indent = len(text) - len(text.lstrip())
        self.text = Text(text.lstrip(), style=style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in self.text.wrap(console, max(1, options.max_width - self.indent)):
            part.rstrip()
            yield Text(" " * self.indent).append_text(part)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, min(options.max_width, self.indent + len(self.text)))


def line(told: Line) -> Hanging:
    """A line of the log."""
    return Hanging(f"  {told.text}", told.style)


def hint(sitting: Sitting, considered: Sequence[Considered]) -> RenderableType:
    """Answers with their expected points, and why the first is thought better than the second."""
    lines = []
    for c in considered:
        points = sitting.say("hint-points", points=f"{c.points[sitting.seat]:.1f}", chance=f"{c.value:.0%}")
        key = sitting.answers().get(c.move, "").upper()
        lines.append(
            Text.assemble(
                ("  → ", "bold green"), (f"{key}  ", "bold cyan"), f"{sitting.label(c.move)}: ", (points, "dim")
            )
        )
    return Group(*lines, Text(sitting.words.say(why(sitting.game, considered)), style="dim"))


def result(sitting: Sitting) -> RenderableType:
    """Points by source, and who has won; or that the game goes on."""
    position = sitting.position
    grid = Grid(title=sitting.say("result-title" if position.over else "result-so-far"))
    grid.add_column("")
    for name in sitting.names():
        grid.add_column(name, justify="right")
    ledgers = [position.ledger(seat) for seat in range(position.seats)]
    for source in sitting.game.sources:
        grid.add_row(sitting.say(f"source-{source}"), *[str(ledger[source]) for ledger in ledgers])
    grid.add_row(sitting.say("result-total"), *[str(points) for points in position.scores], style="bold")
    return Group(grid, Text(winners(sitting), style="bold")) if position.over else grid


def winners(sitting: Sitting) -> str:
    """Who has won, in a sentence."""
    names = [sitting.name(seat) for seat in sitting.position.winners]
    if not names:
        return sitting.say("result-lost")
    said = names[-1]
    if len(names) > 1:
        said = sitting.say("result-names", first=", ".join(names[:-1]), last=said)
    return sitting.say("result-winner", count=len(names), names=said)

"""What the terminal shows: boards, questions, answers, refusals, logs and results."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from comptoir.bots import Considered
from comptoir.core.agenda import CHANCE
from comptoir.core.chronicle import Line
from comptoir.core.phrase import Phrase
from comptoir.core.table import Table
from comptoir.texts import Texts, texts


class Screen:
    """A console and a language."""

    def __init__(self, console: Console, lang: str, names: Sequence[str] = ()) -> None:
        self.console = console
        self.lang = lang
        self.names = list(names)

    def words(self, table: Table) -> Texts:
        """The sentences of the table's game."""
        return texts(table.game, self.lang)

    def say(self, table: Table, message: str, **args: object) -> str:
        """A sentence of the program itself."""
        return self.words(table).say(Phrase(message, args))

    def name(self, table: Table, seat: int) -> str:
        """How a seat is called."""
        if seat == CHANCE:
            return self.say(table, "log-chance")
        return self.names[seat] if seat < len(self.names) else self.say(table, "seat-name", number=seat + 1)

    def board(self, table: Table, seat: int) -> None:
        """The table as a seat sees it, drawn by the game."""
        try:
            drawing = importlib.import_module(f"{table.game.package}.terminal")
        except ModuleNotFoundError:  # a game that draws nothing yet is shown by its fields
            self.console.print(table.view(seat).to_json()["state"])
            return
        names = [self.name(table, other) for other in range(table.players)]
        self.console.print(drawing.draw(table.view(seat).state, seat, self.words(table), names))

    def question(self, table: Table, seat: int) -> None:
        """The prompt and the numbered answers."""
        prompt = self.words(table).say(table.position.prompt(seat))
        self.console.print(f"[bold]{escape(self.name(table, seat))}[/]: {escape(prompt)}")
        for i, move in enumerate(table.legal(seat), 1):
            self.console.print(f"  [bold cyan]{i:>2}[/]  {escape(self.move(table, move, seat))}")

    def refused(self, table: Table, seat: int) -> None:
        """What the rulebook mentions here and forbids just now, with the reason and the rule."""
        refused = [move for move, refusal in table.position.refusals(seat).items() if refusal is not None]
        for move in refused:
            why = self.words(table).why_not(table.position, move, seat)
            self.console.print(f"   [red]✗[/]  {escape(self.move(table, move, seat))}: [dim]{escape(why)}[/]")
        self.console.print(self.say(table, "play-rule-hint" if refused else "play-nothing-refused"), style="dim")

    def move(self, table: Table, move: int, seat: int) -> str:
        """What a candidate means."""
        return self.words(table).say(table.position.label(move, seat))

    def hint(self, table: Table, seat: int, considered: Sequence[Considered]) -> None:
        """Moves with their expected points, and where the best one gets them."""
        for c in considered:
            points = self.say(table, "hint-points", points=f"{c.points[seat]:.1f}", chance=f"{c.value:.0%}")
            self.console.print(f"  [bold green]→[/] {escape(self.move(table, c.move, seat))}: [dim]{points}[/]")
        why = self.reason(table, considered)
        self.console.print(why or self.say(table, "hint-none"), style="dim", markup=False)

    def reason(self, table: Table, considered: Sequence[Considered]) -> str:
        """The scoring source in which the best move is most ahead of the second."""
        if len(considered) < 2:
            return ""
        best, second = considered[0].sources, considered[1].sources
        gains = [mine - other for mine, other in zip(best, second, strict=True)]
        source = table.game.sources[gains.index(max(gains))]
        gain = f"{max(gains):+.1f}"
        return self.say(table, "hint-why", gain=gain, source=self.say(table, f"source-{source}"))

    def rule(self, table: Table, anchor: str) -> None:
        """The sentence of the rules with this anchor."""
        text = self.words(table).rule(anchor)
        self.console.print(escape(text) if text else self.say(table, "play-no-such-rule", rule=anchor), style="italic")

    def log(self, table: Table, answers: Sequence[int], viewer: int) -> None:
        """Answers of the log in prose, each with what it brought about, as far as a viewer may know."""
        known = set(table.known_to(viewer))
        if 0 in answers:
            self.opening(table, viewer)
        for paragraph in paragraphs(table, answers, known, viewer):
            for text, style in self.prose(table, paragraph, known, viewer):
                self.console.print(text, style=style, markup=False, highlight=False)

    def opening(self, table: Table, viewer: int) -> None:
        """What everybody begins with."""
        names = [self.name(table, seat) for seat in range(table.players)]
        for line in table.opening(viewer):
            text, style = self.told(self.words(table), line, names, -1)
            self.console.print(text, style=style, markup=False, highlight=False)

    def prose(self, table: Table, answers: list[int], known: set[int], viewer: int) -> Iterator[tuple[str, str]]:
        """One answer, or some of chance's, in lines with their styles."""
        words, entry = self.words(table), table.log[answers[0]]
        names = [self.name(table, seat) for seat in range(table.players)]
        lines = table.lines(answers, viewer)
        if entry.seat == CHANCE or answers[0] not in known:
            said = [i for i in answers if i in known and not any(line.own for line in table.lines([i], viewer))]
            if said:
                drawn = ", ".join([words.say(words.named(table.label(i), names)) for i in said])
                yield f"  · {self.name(table, CHANCE)}: {drawn}", "dim"
        else:
            why = f" ({self.say(table, 'told-forced', rules=', '.join(entry.why))})" if entry.why else ""
            yield f"  · {words.log(names[entry.seat], words.named(table.label(answers[0]), names))}{why}", ""
        for line in lines:
            yield self.told(words, line, names, entry.seat if line.own and answers[0] in known else -1)

    def told(self, words: Texts, line: Line, names: list[str], about: int) -> tuple[str, str]:
        """A line of what was brought about, with its style."""
        name, rules = words.step(line, names), " ".join(line.rules)
        if line.heading:
            return f"─── {name} " + "─" * max(3, 60 - len(name)), "bold"
        said = words.told(line, names, about)
        said = words.say(Phrase("told-under", {"name": name, "rows": said})) if name else said
        return f"      {said}" + (f" [{rules}]" if rules else ""), "dim"

    def help(self, table: Table) -> None:
        """What may be typed."""
        self.console.print(self.say(table, "play-help"), style="dim", markup=False, highlight=False)

    def result(self, table: Table) -> None:
        """Points by source, and who has won; or that the game goes on."""
        grid = Grid(title=self.say(table, "result-title" if table.over else "result-so-far"))
        grid.add_column("")
        for seat in range(table.players):
            grid.add_column(self.name(table, seat), justify="right")
        ledgers = [table.ledger(seat) for seat in range(table.players)]
        for source in table.game.sources:
            grid.add_row(self.say(table, f"source-{source}"), *[str(ledger[source]) for ledger in ledgers])
        grid.add_row(self.say(table, "result-total"), *[str(points) for points in table.scores], style="bold")
        self.console.print(grid)
        if table.over:
            self.console.print(f"[bold]{escape(self.winners(table))}[/]")

    def winners(self, table: Table) -> str:
        """Who has won, in a sentence."""
        names = [self.name(table, seat) for seat in table.winners]
        if not names:
            return self.say(table, "result-lost")
        return self.say(table, "result-winner", count=len(names), names=", ".join(names))


def paragraphs(table: Table, answers: Sequence[int], known: set[int], viewer: int) -> Iterator[list[int]]:
    """The answers of the log, those that chance gives in a row together, until something follows from them."""
    together: list[int] = []
    for i in answers:
        by_chance = table.log[i].seat == CHANCE
        if together and (not by_chance or (i in known) != (together[0] in known)):
            yield together
            together = []
        together.append(i)
        if not by_chance or not all(line.own for line in table.lines([i], viewer)):
            yield together
            together = []
    if together:
        yield together

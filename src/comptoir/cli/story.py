"""The log of a table in prose: each answer, and below it what it brought about, as far as a viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from comptoir.core import chronicle
from comptoir.core.agenda import CHANCE
from comptoir.core.phrase import Phrase
from comptoir.core.table import Table
from comptoir.texts import Texts

NOBODY = -1
RULE = 40  # signs of the line beside a heading


class Line(NamedTuple):
    """A line of the log in words."""

    text: str
    style: str = ""


class Story:
    """A table's log in one language, for one viewer."""

    def __init__(self, table: Table, words: Texts, names: Sequence[str], viewer: int) -> None:
        self.table = table
        self.words = words
        self.names = list(names)
        self.viewer = viewer

    def tell(self, answers: Sequence[int]) -> Iterator[Line]:
        """These answers in prose."""
        known = set(self.table.known_to(self.viewer))
        if 0 in answers:
            for line in self.table.opening(self.viewer):
                yield told(self.words, line, self.names, NOBODY)
        for paragraph in self.paragraphs(answers, known):
            yield from self.prose(paragraph, known)

    def prose(self, answers: list[int], known: set[int]) -> Iterator[Line]:
        """One answer, or some of chance's."""
        words, entry = self.words, self.table.log[answers[0]]
        if entry.seat == CHANCE or answers[0] not in known:
            yield from self.drawn([i for i in answers if i in known])
        else:
            label = words.named(self.table.label(answers[0]), self.names)
            yield answered(words, self.names[entry.seat], label, entry.why)
        about = entry.seat if answers[0] in known else NOBODY
        for line in self.table.lines(answers, self.viewer):
            about = NOBODY if line.heading else about
            yield told(words, line, self.names, about)

    def drawn(self, answers: list[int]) -> Iterator[Line]:
        """What chance answered, where nothing else tells it."""
        words = self.words
        said = [i for i in answers if not any(line.own for line in self.table.lines([i], self.viewer))]
        if said:
            times = Counter([words.log("", words.named(self.table.label(i), self.names)) for i in said])
            text = " ".join([f"{n} × {one}" if n > 1 else one for one, n in times.items()])
            yield Line(f"· {text}", "dim")

    def paragraphs(self, answers: Sequence[int], known: set[int]) -> Iterator[list[int]]:
        """The answers, those that chance gives in a row together, until something follows from them."""
        together: list[int] = []
        for i in answers:
            by_chance = self.table.log[i].seat == CHANCE
            if together and (not by_chance or (i in known) != (together[0] in known)):
                yield together
                together = []
            together.append(i)
            if not by_chance or not all(line.own for line in self.table.lines([i], self.viewer)):
                yield together
                together = []
        if together:
            yield together


def answered(words: Texts, player: str, label: Phrase, why: Sequence[str]) -> Line:
    """An answer; one that the table gave says why there was no other."""
    forced = f" ({words.say(Phrase('told-forced', {'rules': ', '.join(why)}))})" if why else ""
    return Line(f"· {words.log(player, label)}{forced}")


def told(words: Texts, line: chronicle.Line, names: Sequence[str], about: int) -> Line:
    """What was brought about; headings begin a round, phase or turn. What has a name of its own names its players."""
    name, rules = words.step(line, names), " ".join(line.rules)
    if line.heading:
        return Line(f"─── {name} ".ljust(RULE, "─"), "bold")
    said = words.told(line, names, NOBODY if name else about)
    said = words.say(Phrase("told-under", {"name": name, "rows": said})) if name else said
    return Line(f"    {said}" + (f" [{rules}]" if rules else ""), "dim")

"""A table in this process: bots, and people at one keyboard."""

from __future__ import annotations

from pathlib import Path

from comptoir.bots import Bot, ask_bot, new_bot
from comptoir.cli.sitting import Sitting
from comptoir.cli.story import Line, Story
from comptoir.core.errors import NotAllowed
from comptoir.core.game import Game
from comptoir.core.plain import SPECTATOR
from comptoir.core.position import Position
from comptoir.core.table import Table

HUMAN = "human"
USUAL = "casual"  # fun to play against


class LocalTable(Sitting):
    """The table, who sits at it, and whose eyes the screen shows it with."""

    def __init__(self, table: Table, lang: str, who: list[str], seed: int = 0) -> None:
        super().__init__(table.game, lang)
        self.table = table
        self.who = who  # "human", or the name of a bot, for each seat
        self.bots = [None if name == HUMAN else bot(name, table.game, seed + i) for i, name in enumerate(who)]
        self.people = [seat for seat, name in enumerate(who) if name == HUMAN]
        self.seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.lines: list[Line] = []
        self.heard: set[int] = set()  # which answers of the log the lines tell
        self.told_to = self.seat

    @property
    def position(self) -> Position:
        """As the seat knows it."""
        return self.table.view(self.seat)

    @property
    def is_asked(self) -> bool:
        """Whether the person whose eyes these are is asked."""
        return not self.table.over and self.seat != SPECTATOR and self.table.position.seat == self.seat

    @property
    def next_person(self) -> int:
        """Who else of several people at the keyboard is asked; nobody's seat otherwise."""
        asked = SPECTATOR if self.table.over else self.table.position.seat
        return asked if len(self.people) > 1 and asked in self.people and asked != self.seat else SPECTATOR

    def sit_down(self, seat: int) -> None:
        """From now on this person looks."""
        self.seat = seat

    def advance(self) -> None:
        """Let the bot answer that is asked."""
        seat = self.table.position.seat
        answering = self.bots[seat]
        if answering is not None:
            self.table.answer(seat, ask_bot(answering, self.who[seat], self.table.view(seat), seat))

    def answer(self, move: int) -> None:
        """Answer; refusals are said in the language of the table."""
        why = self.words.why_not(self.table.position, move, self.seat)
        if why:
            raise NotAllowed(why)
        self.table.answer(self.seat, move)

    @property
    def can_undo(self) -> bool:
        """Nothing was shown since."""
        return self.seat != SPECTATOR and self.table.can_undo(self.seat)

    def undo(self) -> None:
        """Take back the last answer."""
        if not self.can_undo:
            raise NotAllowed(self.say("play-no-undo"))
        self.table.undo(self.seat)
        self.lines, self.heard = [], set()

    @property
    def log(self) -> list[Line]:
        """What has happened, told to the person who looks."""
        if self.told_to != self.seat:
            self.lines, self.heard, self.told_to = [], set(), self.seat
        new = [i for i in self.table.heard_by(self.seat) if i not in self.heard]
        self.heard.update(new)
        self.lines += Story(self.table, self.words, self.names(), self.seat).tell(new)
        return self.lines

    def name(self, seat: int) -> str:
        """Players are numbered; bots say what they are."""
        said = self.say("seat-name", number=seat + 1)
        return said if self.who[seat] == HUMAN else f"{said} ({self.who[seat]})"

    def save(self, path: Path) -> None:
        """As a replay file."""
        path.write_text(self.table.save(), encoding="utf-8")


def bot(who: str, game: Game, seed: int) -> Bot:
    """A bot by its name; plain "bot" is one that is fun to play against."""
    return new_bot(USUAL if who == "bot" else who, game, seed)

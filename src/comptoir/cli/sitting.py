"""A place at a table as the interfaces see it, whether the table is in this process or on a server."""

from __future__ import annotations

from pathlib import Path

from comptoir.advice import advise
from comptoir.bots import Considered
from comptoir.cli.keys import Keys
from comptoir.cli.story import Line
from comptoir.core import knowledge
from comptoir.core.chance import Rng
from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.position import Position
from comptoir.texts import texts


class Sitting:
    """What somebody at a seat sees and does. ``LocalTable`` and ``RemoteTable`` are the two kinds."""

    remote = False

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = texts(game, lang)
        self.keys = Keys()
        self.seat = 0

    # --- What the two kinds implement -------------------------------------------------

    @property
    def position(self) -> Position:
        """Where the game stands, as far as the seat knows."""
        raise NotImplementedError

    @property
    def log(self) -> list[Line]:
        """What has happened, as far as the seat may know."""
        raise NotImplementedError

    @property
    def is_asked(self) -> bool:
        """Whether the person at the keyboard has to answer."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        raise NotImplementedError

    def advance(self) -> None:
        """Wait until something happens: a bot answers, a message arrives."""
        raise NotImplementedError

    def poll(self) -> bool:
        """Take in what has arrived, without waiting; whether there was anything."""
        return False

    def answer(self, move: int) -> None:
        """Answer the open question."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the last answer."""
        raise NotImplementedError

    def save(self, path: Path) -> None:
        """Keep the game as a replay file."""
        raise NotImplementedError

    def name(self, seat: int) -> str:
        """How a seat is called."""
        raise NotImplementedError

    # --- What follows from it -----------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def say(self, message: str, **args: object) -> str:
        """A sentence of the program itself."""
        return self.words.say(Phrase(message, args))

    def names(self) -> list[str]:
        """How all seats are called."""
        return [self.name(seat) for seat in range(self.position.seats)]

    def label(self, move: int) -> str:
        """What an answer means."""
        return self.words.say(self.position.label(move, self.seat))

    def prompt(self) -> str:
        """The question in words."""
        return self.words.say(self.position.prompt(self.seat))

    def waiting_for(self) -> str:
        """Why nobody at this keyboard is asked, in words."""
        return self.say("play-waiting")

    def answers(self) -> dict[int, str]:
        """The legal answers with their keys."""
        return self.keys.of(self.position, self.seat)

    def advice(self) -> list[Considered]:
        """What a strong player would consider, knowing no more than the seat."""
        return advise(self.position, self.seat, len(self.log))

    def refused(self) -> list[tuple[str, str]]:
        """What the rulebook mentions here and forbids just now, each with the reason and the rule."""
        position, seat = self.position, self.seat
        found = [move for move, refusal in position.refusals(seat).items() if refusal is not None]
        return [(self.label(move), self.words.why_not(position, move, seat)) for move in found]

    def is_final(self, move: int) -> bool:
        """Whether an answer can never be taken back: it shows something, or others go on at once.

        It is tried on cards dealt at random as the seat knows them, so that asking tells nothing.
        """
        before = self.position.complete(Rng(1))
        after = before.clone()
        try:
            after.play(move, self.seat)
        except ComptoirError:  # an aside that this deal does not allow
            return True
        answers = [(self.seat, move), *forced(after)]
        opened = after.lanes is not None and before.lanes is None  # nothing before secret plans is taken back
        if opened or after.over or after.is_chance or after.question(self.seat) is None:
            return True
        return bool(knowledge.reveals(before.state, after.state, answers, before.seats))


def forced(position: Position) -> list[tuple[int, int]]:
    """Play the answers that a table gives by itself, as everybody can tell that there are no others."""
    given: list[tuple[int, int]] = []
    while not position.over and not position.is_chance:
        found = [(int(ask.seat), knowledge.sole_answer(position.state, ask)) for ask in position.questions]
        sole = [(seat, move) for seat, move in found if move is not None]
        if not sole:
            break
        position.play(sole[0][1], sole[0][0])
        given.append(sole[0])
    return given

"""Projects: cards taken and not yet placed, three at most."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import Phrase
from comptoir.games.burgundy.cards import CARD, card_phrase
from comptoir.games.burgundy.state import Burgundy

PROJECTS: Final = 3
PROJECT: Final = Domain("project", PROJECTS)


def take_project(s: Burgundy, seat: i64, card: i64) -> None:
    """A new project; with three already, one of them must go first. P5 R12"""
    if len(s.players[seat].projects) < PROJECTS:
        s.players[seat].projects.append(card)
    else:
        s.then(MakeRoom(seat, card))


def loss_of_taking(s: Burgundy, seat: i64) -> Phrase | str:
    """With three projects another one costs one of them. P5 R12"""
    return Phrase("loss-project") if len(s.players[seat].projects) >= PROJECTS else ""


class MakeRoom(Decision):
    """Which of your three projects do you discard for the new card? R12"""

    def __init__(self, seat: i64, card: Annotated[i64, Now(CARD)]) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def candidates(self, s: Burgundy, out: Moves) -> None:
        if len(s.players[self.seat].projects) < PROJECTS:
            out.append(KEEP_ALL.base)
            return
        for project in range(PROJECTS):
            out.append(DISCARD.base + project)

    def details(self, s: Burgundy) -> dict[str, Any]:
        return {"card": card_phrase(int(self.card))}


class Discard(Move):
    """Discard a project. R12"""

    def play(self, s: Burgundy, ask: MakeRoom, x: i64) -> None:
        projects = s.players[ask.seat].projects
        s.discard.put(projects.pop(x))
        projects.append(ask.card)

    def details(self, s: Burgundy, ask: MakeRoom, x: i64) -> dict[str, Any]:
        return {"card": card_phrase(int(s.players[ask.seat].projects[x]))}


class KeepAll(Move):
    """A purchase in between has made room: nothing need be discarded. R12"""

    def play(self, s: Burgundy, ask: MakeRoom, x: i64) -> None:
        s.players[ask.seat].projects.append(ask.card)


DISCARD: Final = Discard(PROJECT)
KEEP_ALL: Final = KeepAll()

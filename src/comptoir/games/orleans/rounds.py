"""Eighteen rounds of seven phases: hour-glass, census, followers, planning, actions, event, start player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.core.moves import Move
from comptoir.core.pile import Bag, Draw, Drawn
from comptoir.games.orleans.actions import ACTIONS
from comptoir.games.orleans.bank import receive
from comptoir.games.orleans.box import EVENT, FARMER, ROUNDS
from comptoir.games.orleans.events import HOLD_EVENT
from comptoir.games.orleans.followers import FOLLOWERS
from comptoir.games.orleans.planning import PLANNING
from comptoir.games.orleans.scoring import LAST_CITIZEN_GOES
from comptoir.games.orleans.state import NOBODY, Orleans
from comptoir.games.orleans.torture import Owe


class PlayRound(Task):
    """The seven phases. P1"""

    def run(self, s: Orleans) -> None:
        s.round += 1
        s.passed = 0
        for player in s.players:
            player.sent = 0
        s.then_all([HOURGLASS, CENSUS, FOLLOWERS, PLANNING, ACTIONS, HOLD_EVENT, PASS_START_PLAYER, NEXT_ROUND])


class Hourglass(Draw):
    """Phase 1: which hour-glass is turned up? P2"""

    def bag(self, s: Orleans) -> Bag:
        return s.hourglasses

    def kind(self) -> Move:
        return HOURGLASS_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        s.event = card


class HourglassDrawn(Drawn):
    """The event of this round."""


class Census(Task):
    """Phase 2: who alone leads on the farmer track gains a coin, who alone is last pays one. B1 B2 B3"""

    def run(self, s: Orleans) -> None:
        first = alone_at(s, most_farmers(s))
        last = alone_at(s, fewest_farmers(s))
        if first != NOBODY:
            receive(s, first, 1)
        if last != NOBODY and len(s.players) > 2:
            s.then(Owe(last, 1))


def most_farmers(s: Orleans) -> i64:
    """How far the farthest marker on the farmer track is."""
    most: i64 = 0
    for player in s.players:
        if player.tracks[FARMER] > most:
            most = player.tracks[FARMER]
    return most


def fewest_farmers(s: Orleans) -> i64:
    """How far the last marker on the farmer track is."""
    fewest = s.players[0].tracks[FARMER]
    for player in s.players:
        if player.tracks[FARMER] < fewest:
            fewest = player.tracks[FARMER]
    return fewest


def alone_at(s: Orleans, space: i64) -> i64:
    """The one player on this space of the farmer track, or NOBODY. B1"""
    found: i64 = NOBODY
    for seat in range(len(s.players)):
        if s.players[seat].tracks[FARMER] == space:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


class PassStartPlayer(Task):
    """Phase 7: the shield of the start player goes to the left. P7"""

    def run(self, s: Orleans) -> None:
        s.starter = (s.starter + 1) % len(s.players)


class NextRound(Task):
    """After the eighteenth round the game ends. L1"""

    def run(self, s: Orleans) -> None:
        s.then(PLAY_ROUND if s.round < ROUNDS else LAST_CITIZEN_GOES)


PLAY_ROUND: Final = PlayRound()
HOURGLASS: Final = Hourglass()
HOURGLASS_DRAWN: Final = HourglassDrawn(EVENT)
CENSUS: Final = Census()
PASS_START_PLAYER: Final = PassStartPlayer()
NEXT_ROUND: Final = NextRound()

"""Beneficial deeds: eight of them, and the followers sent there from Town Hall and Gunpowder Tower."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.orleans.bank import receive
from comptoir.games.orleans.box import (
    BOATMAN,
    CHARACTER,
    CRAFTSMAN,
    DEED_CITIZENS,
    FARMER,
    KNIGHT,
    MONK,
    N_CHARACTERS,
    OWN,
    SCHOLAR,
    TRADER,
    some,
)
from comptoir.games.orleans.effect import Effect, is_follower, lift
from comptoir.games.orleans.places import FIRST_SPACE, LAST_SPACE, PLACE
from comptoir.games.orleans.state import Orleans
from comptoir.games.orleans.tracks import develop, take_citizen

# fmt: off
DEEDS: Final = (
    # deed               coins  spaces
    ("city_wall",        1,     ((KNIGHT, 3), (TRADER, 1), (FARMER, 3), (CRAFTSMAN, 3))),
    ("papal_conclave",   3,     ((KNIGHT, 1), (MONK, 2))),
    ("defeating_plague", 2,     ((SCHOLAR, 2), (BOATMAN, 1), (FARMER, 1), (TRADER, 1))),
    ("astronomy",        1,     ((SCHOLAR, 2), (TRADER, 1))),
    ("boatmens_guild",   1,     ((BOATMAN, 3), (SCHOLAR, 1))),
    ("cathedral",        2,     ((CRAFTSMAN, 2), (MONK, 2), (TRADER, 2))),
    ("peace_treaty",     2,     ((MONK, 1), (SCHOLAR, 1), (KNIGHT, 2))),
    ("canalisation",     1,     ((BOATMAN, 3), (TRADER, 2), (FARMER, 3), (CRAFTSMAN, 2))),  # the coin, or a step
)
# fmt: on

CANALISATION: Final = 7
N_DEEDS: Final = 8
DEED: Final = Domain("deed", [row[0] for row in DEEDS])

# An opening is a deed and a character it has spaces for: deed, character, how many spaces.
OPENINGS: Final = [(deed, who, free) for deed, row in enumerate(DEEDS) for who, free in row[2]]
NO_OPENING: Final = -1


def _opening(deed: int, who: int) -> int:
    return next((i for i, row in enumerate(OPENINGS) if row[:2] == (deed, who)), NO_OPENING)


OPENING: Final[list[i64]] = [_opening(deed, who) for deed in range(N_DEEDS) for who in range(N_CHARACTERS)]

NO_FOLLOWER_THERE: Final = Refusal("G1", "no-follower-there")
ONLY_OWN_FOLLOWERS: Final = Refusal("A3", "only-own-followers")
NO_DEED_WANTS_THEM: Final = Refusal("G1", "no-deed-wants-them")
DEED_DOES_NOT_WANT: Final = Refusal("G2", "deed-does-not-want")
DEED_FULL: Final = Refusal("G1", "deed-full")
SEND_AT_LEAST_ONE: Final = Refusal("G1", "send-at-least-one")
SENT_ALREADY: Final = Refusal("E3", "sent-already")


def free_for(s: Orleans, deed: i64, who: i64) -> i64:
    """Free spaces of a deed for exactly this character. G2"""
    opening = OPENING[deed * N_CHARACTERS + who]
    return 0 if opening == NO_OPENING else s.deeds[opening]


def wanted_somewhere(s: Orleans, who: i64) -> bool:
    """Whether any deed has a free space for this character."""
    for deed in range(N_DEEDS):
        if free_for(s, deed, who):
            return True
    return False


def can_send(s: Orleans, seat: i64, place: i64) -> bool:
    """Whether somebody in this place can go to a deed. A3 G1"""
    spaces = s.players[seat].spaces
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if 0 <= spaces[space] < OWN and wanted_somewhere(s, spaces[space]):
            return True
    return False


class ToDeeds(Effect):
    """The followers of Town Hall or Gunpowder Tower go to beneficial deeds, once a round. G1 J3 E3"""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def why_not(self, s: Orleans) -> Refusal | None:
        if s.players[self.seat].sent >> self.place & 1:
            return SENT_ALREADY
        if can_send(s, self.seat, self.place):
            return None
        followers: i64 = 0
        neutral: i64 = 0
        spaces = s.players[self.seat].spaces
        for space in range(FIRST_SPACE[self.place], LAST_SPACE[self.place]):
            followers += is_follower(spaces[space])
            neutral += 0 <= spaces[space] < OWN
        if not followers:
            return NO_FOLLOWER_THERE
        return NO_DEED_WANTS_THEM if neutral else ONLY_OWN_FOLLOWERS

    def run(self, s: Orleans) -> None:
        s.players[self.seat].sent |= 1 << self.place
        s.then(SendToDeed(self.seat, self.place, 0))


class SendToDeed(Decision):
    """Who goes to which deed? G1"""

    def __init__(self, seat: i64, place: Annotated[i64, Now(PLACE)], sent: Annotated[i64, Now(1)]) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.sent: i64 = sent

    def candidates(self, s: Orleans, out: Moves) -> None:
        spaces = s.players[self.seat].spaces
        seen: i64 = 0
        for space in range(FIRST_SPACE[self.place], LAST_SPACE[self.place]):
            who = spaces[space]
            if 0 <= who < OWN and not seen >> who & 1:
                seen |= 1 << who
                for deed in range(N_DEEDS):
                    out.append(CONTRIBUTE.base + who * N_DEEDS + deed)
        out.append(SEND_NO_MORE.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"place": PLACE.phrase(int(self.place))}


class Contribute(Move):
    """A follower goes to a deed that has a space for just this character, and is rewarded. G1 G2 G3"""

    def why_not(self, s: Orleans, ask: SendToDeed, x: i64) -> Refusal | None:
        opening = OPENING[x % N_DEEDS * N_CHARACTERS + x // N_DEEDS]
        if opening == NO_OPENING:
            return DEED_DOES_NOT_WANT
        return None if s.deeds[opening] else DEED_FULL

    def play(self, s: Orleans, ask: SendToDeed, x: i64) -> None:
        who: i64 = x // N_DEEDS
        deed: i64 = x % N_DEEDS
        leave(s, ask.seat, ask.place, who)
        s.deeds[OPENING[deed * N_CHARACTERS + who]] -= 1
        s.then(REWARDED[ask.seat][deed], SendAnother(ask.seat, ask.place))

    def details(self, s: Orleans, ask: SendToDeed, x: i64) -> dict[str, Any]:
        return {"coins": int(s.box.reward[x % N_DEEDS]), "who": some(x // N_DEEDS)}


def leave(s: Orleans, seat: i64, place: i64, who: i64) -> None:
    """One such follower leaves the place."""
    player = s.players[seat]
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if player.spaces[space] == who:
            lift(player, space)
            return


class Rewarded(Task):
    """Coins for the follower, and the citizen for whoever fills the last space. G3 G4"""

    def __init__(self, seat: i64, deed: i64) -> None:
        self.seat: i64 = seat
        self.deed: i64 = deed

    def run(self, s: Orleans) -> None:
        if complete(s, self.deed):
            take_citizen(s, self.seat, DEED_CITIZENS + self.deed)
        if self.deed == CANALISATION:
            s.then(COIN_OR_STEP[self.seat])
        else:
            receive(s, self.seat, s.box.reward[self.deed])


def complete(s: Orleans, deed: i64) -> bool:
    """Whether every space of a deed is filled."""
    for who in range(N_CHARACTERS):
        if free_for(s, deed, who):
            return False
    return True


class SendAnother(Task):
    """The other follower may go as well, in the same action. G1"""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: i64 = seat
        self.place: i64 = place

    def run(self, s: Orleans) -> None:
        if can_send(s, self.seat, self.place):
            s.then(SendToDeed(self.seat, self.place, 1))


class SendNoMore(Move):
    """Whoever is left stays. G1"""

    def why_not(self, s: Orleans, ask: SendToDeed, x: i64) -> Refusal | None:
        return None if ask.sent else SEND_AT_LEAST_ONE

    def play(self, s: Orleans, ask: SendToDeed, x: i64) -> None:
        """The action is over."""


class CoinOrStep(Decision):
    """Canalisation: a coin, or a step of development? G4"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        out.append(TAKE_COIN.base)
        out.append(TAKE_STEP.base)


class TakeCoin(Move):
    """A coin. G4"""

    def play(self, s: Orleans, ask: CoinOrStep, x: i64) -> None:
        receive(s, ask.seat, s.box.reward[CANALISATION])


class TakeStep(Move):
    """A step on the development track. G4"""

    def play(self, s: Orleans, ask: CoinOrStep, x: i64) -> None:
        develop(s, ask.seat, 1)


REWARDED: Final = [[Rewarded(seat, deed) for deed in range(N_DEEDS)] for seat in range(4)]
COIN_OR_STEP: Final = [CoinOrStep(seat) for seat in range(4)]
CONTRIBUTE: Final = Contribute(CHARACTER, DEED)
SEND_NO_MORE: Final = SendNoMore()
TAKE_COIN: Final = TakeCoin()
TAKE_STEP: Final = TakeStep()

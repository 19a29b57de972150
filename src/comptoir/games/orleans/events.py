"""Phase 6: the event of the hour-glass, and the Sacristy that keeps it away."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.pile import Bag, Draw
from comptoir.games.orleans.bank import all_goods, lose_good, receive
from comptoir.games.orleans.box import (
    EVENT,
    GOOD,
    HARVEST,
    INCOME,
    N_FOODS,
    OWN,
    PILGRIMAGE,
    PLAGUE,
    TAXES,
    TRADING_DAY,
)
from comptoir.games.orleans.effect import send_home
from comptoir.games.orleans.followers import FOLLOWER_DRAWN
from comptoir.games.orleans.places import SACRISTY, SPACES_OF
from comptoir.games.orleans.state import Orleans, Player, bits, in_turn_order
from comptoir.games.orleans.torture import Owe
from comptoir.games.orleans.tracks import status

HUNGER: Final = 5  # coins for whoever has no food at harvest
GOODS_PER_COIN: Final = 3  # at taxes

NO_SUCH_FOOD: Final = Refusal("K3", "no-such-food")


class HoldEvent(Task):
    """It happens to everybody, from the start player on. K1"""

    def run(self, s: Orleans) -> None:
        if s.event != PILGRIMAGE:
            s.then_all(in_turn_order(s, MEET_EVENT))


class MeetEvent(Task):
    """Income and trading day are paid out; from the others a manned Sacristy protects. V6 V7 J4"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        if s.event == INCOME:
            receive(s, self.seat, status(s, self.seat))
        elif s.event == TRADING_DAY:
            receive(s, self.seat, bits(s.players[self.seat].built))
        elif does_harm(s, self.seat):
            s.then(SHELTER[self.seat] if sacristy_manned(s.players[self.seat]) else SUFFER[self.seat])


def does_harm(s: Orleans, seat: i64) -> bool:
    """Whether the event would take something from this player."""
    if s.event == TAXES:
        return tax(s, seat) > 0
    return s.event == HARVEST or s.players[seat].bag.size > 0


def tax(s: Orleans, seat: i64) -> i64:
    """A coin for every full three goods. K4"""
    return all_goods(s, seat) // GOODS_PER_COIN


class Suffer(Task):
    """Harvest, taxes or plague. K2 K3 K4"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        if s.event == PLAGUE:
            s.then(PLAGUE_STRIKES[self.seat])
        elif s.event == TAXES:
            s.then(Owe(self.seat, tax(s, self.seat)))
        elif has_food(s.players[self.seat]):
            s.then(GIVE_FOOD[self.seat])
        else:
            s.then(Owe(self.seat, HUNGER))


# --- Harvest ----------------------------------------------------------------------


def has_food(player: Player) -> bool:
    """Grain, cheese and wine can be eaten. K3"""
    for good in range(N_FOODS):
        if player.goods[good]:
            return True
    return False


class GiveFood(Decision):
    """Which food do you give? K3"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        for good in range(N_FOODS):
            out.append(FEED.base + good)


class Feed(Move):
    """The food goes back to the goods market. K3"""

    def why_not(self, s: Orleans, ask: GiveFood, x: i64) -> Refusal | None:
        return None if s.players[ask.seat].goods[x] else NO_SUCH_FOOD

    def play(self, s: Orleans, ask: GiveFood, x: i64) -> None:
        lose_good(s, ask.seat, x)
        s.goods[x] += 1


# --- Plague -----------------------------------------------------------------------


class PlagueStrikes(Draw):
    """Whom does the plague take from this seat's bag? Own followers are spared. K2"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: Orleans) -> Bag:
        return s.players[self.to].bag

    def kind(self) -> Move:
        return FOLLOWER_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        if card >= OWN:
            s.players[self.to].bag.put(card)
        else:
            s.supply[card] += 1


# --- The Sacristy -----------------------------------------------------------------


def sacristy_manned(player: Player) -> bool:
    """Whether a monk stands in the Sacristy."""
    return player.taken & SPACES_OF[SACRISTY] != 0


class Shelter(Decision):
    """Does the monk in your Sacristy keep the event away? J4"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        out.append(PROTECT.base)
        out.append(ENDURE.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"event": EVENT.phrase(int(s.event))}


class Protect(Move):
    """The monk goes back into the bag, and the event passes by. J4"""

    def play(self, s: Orleans, ask: Shelter, x: i64) -> None:
        send_home(s.players[ask.seat], SACRISTY)


class Endure(Move):
    """The monk stays, and the event happens. J4"""

    def play(self, s: Orleans, ask: Shelter, x: i64) -> None:
        s.then(SUFFER[ask.seat])


HOLD_EVENT: Final = HoldEvent()
MEET_EVENT: Final[list[Step]] = [MeetEvent(seat) for seat in range(4)]
SUFFER: Final[list[Step]] = [Suffer(seat) for seat in range(4)]
GIVE_FOOD: Final = [GiveFood(seat) for seat in range(4)]
FEED: Final = Feed(GOOD)
PLAGUE_STRIKES: Final = [PlagueStrikes(seat) for seat in range(4)]
SHELTER: Final[list[Step]] = [Shelter(seat) for seat in range(4)]
PROTECT: Final = Protect()
ENDURE: Final = Endure()

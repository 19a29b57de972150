"""The evaluation context: what a seat has and how much time is left. Computed once for a position."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import BANKER, BEER, GRAIN, N_GOODS, N_SHIELDS, NOBODY, SCOUT, WOOD_TRADER
from comptoir.games.la_loire.evaluate.denier import rate
from comptoir.games.la_loire.evaluate.ways import Ways
from comptoir.games.la_loire.riding import HORSES, HORSES_WITH_SCOUT, MAXIMUM, MAXIMUM_WITH_BANKER
from comptoir.games.la_loire.state import Loire, has
from comptoir.games.la_loire.turn import SOLO_TURNS

TURNS_A_FIELD: Final = 2.4  # how long the game still lasts
TURNS_A_MESSAGE: Final = 3.6
CLOCK: Final = 45.0  # turns after which nobody invests any more
LATE: Final = 8.0  # turns before the end in which investments fade
PATIENCE: Final = 40.0  # turns after that in which hopes fade
A_DENIER: Final = 0.28  # early, when it is invested
SHIPPING: Final = 0.19  # late, when it is shipped
HASTE: Final = 0.18  # how much less something is worth a turn later


class Outlook:
    """How long the game will last, and what money and goods are worth in that time."""

    def __init__(self, s: Loire, seat: i64, ways: Ways) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.ways: Final = ways
        self.player: Final = s.players[seat]
        self.time: Final = turns_left(s, seat)  # of the seat
        clock = CLOCK - float(s.turns) / float(len(s.players))
        self.patience: Final = between(0.25, 1.0 + clock / PATIENCE, 1.0)  # the share of all hopes
        self.left: Final = self.time if self.time < clock else clock if clock > 0.0 else 0.0
        self.a_denier: Final = SHIPPING + (A_DENIER - SHIPPING) * between(0.0, self.left / 10.0, 1.0)
        self.investing: Final = between(0.0, (self.time - 2.0) / LATE, 1.0)  # the share of investments
        self.trading: Final = between(0.0, (self.time - 4.0) / 8.0, 1.0)  # the same of goods
        self.most: Final[i64] = MAXIMUM_WITH_BANKER if has(s, seat, BANKER) else MAXIMUM  # denier
        self.prices: Final[list[i64]] = [0] * N_SHIELDS  # by shield
        for i in range(len(s.market)):
            self.prices[s.market[i]] = s.box.prices[i]
        self.most_horses: Final[i64] = HORSES_WITH_SCOUT if has(s, seat, SCOUT) else HORSES
        self.selling = False  # whether goods can be sold before the next purchase
        self.cargo: Final = self.sales()  # what goods will sell for
        self.rate: Final = rate(float(self.player.denier) + self.cargo)  # of a denier more

    def in_time(self, turns: float) -> float:
        """How likely the game lasts so many turns."""
        if self.s.ending != NOBODY or (len(self.s.players) == 1 and self.time < 12.0):
            return 1.0 if turns <= self.time + 0.9 else 0.0
        return between(0.0, 1.6 - turns / (self.time + 0.5), 1.0)

    def later(self, turns: float) -> float:
        """Discount for something that comes in so many turns: by haste, and by the chance that the game lasts."""
        return math.exp(-HASTE * turns) * self.in_time(turns)

    def sale(self, good: i64) -> float:
        """What a good sells for."""
        bonus: i64 = 1 if good != BEER and has(self.s, self.seat, WOOD_TRADER + good) else 0
        return float(self.s.box.value[good] + bonus)

    def sales(self) -> float:
        """The denier for all goods but wood."""
        total = 0.0
        for good in range(GRAIN, N_GOODS):
            if self.player.goods[good]:
                total += self.sale(good) * float(self.player.goods[good])
        return total


def turns_left(s: Loire, seat: i64) -> float:
    """How many turns a seat can expect after this one."""
    players: i64 = len(s.players)
    if s.ending != NOBODY:
        mine: i64 = (seat - s.active) % players
        last: i64 = (s.ending - s.active) % players
        return 1.0 if mine > 0 and (last == 0 or mine < last) else 0.0
    left = 99.0
    for player in s.players:
        by_boat = TURNS_A_FIELD * float(s.boat_target - player.boat)
        by_messages = TURNS_A_MESSAGE * float(s.message_target - len(player.delivered))
        left = min(left, by_boat)
        left = min(left, by_messages)
    if players == 1 and float(SOLO_TURNS - s.turns) < left:
        left = float(SOLO_TURNS - s.turns) - 1.0
    return left


def between(low: float, x: float, high: float) -> float:
    """A number clamped to two limits."""
    return low if x < low else high if x > high else x

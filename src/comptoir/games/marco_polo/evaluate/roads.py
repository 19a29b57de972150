"""What it costs to travel from place to place, worked out once for all games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import CAMELS, COINS
from comptoir.games.marco_polo.characters import JOHANNES, WILHELM
from comptoir.games.marco_polo.evaluate.amounts import FULL
from comptoir.games.marco_polo.map import OASES, PLACES, ROADS, holds_posts
from comptoir.games.marco_polo.spaces import TRAVEL_PRICE
from comptoir.games.marco_polo.state import NOBODY

NEVER: Final = 99.0
MOST_STEPS: Final = 6
ON_THE_WAY: Final = 2.26  # what a city on the way is worth to Wilhelm when he chooses it
JOURNEY_DICE: Final[list[float]] = [0.0, 0.76, 3.39, 3.68, 5.1, 5.1, 6.4]  # two dice that show so much at least
STAGES: Final[list[float]] = [1.2, 1.1, 0.92, 0.76, 1.09]  # by round: what is spent is worth less in the end
TRAVELLERS: Final = (NOBODY, JOHANNES, WILHELM)  # those who travel like everybody, and those who do not


class Legs:
    """The best journeys of a traveller from place to place: their costs, dice included, and the cities on the way."""

    def __init__(self, who: int, stage: float) -> None:
        self.who = who
        self.stage = stage
        self.roads = roads_of(who)
        self.costs: list[float] = [NEVER] * (PLACES * PLACES)
        self.ways: list[i64] = [0] * (PLACES * PLACES)
        for start in range(PLACES):
            self.set_out(start)
        if who == WILHELM:
            self.pay_back()

    def set_out(self, start: int) -> None:
        """Every place that can be reached in so many steps, and the price of so many steps."""
        best = [(NEVER, 0)] * PLACES
        best[start] = (0.0, 0)
        for steps in range(1, MOST_STEPS + 1):
            best = self.step(best)
            price = (float(TRAVEL_PRICE[steps]) * FULL[COINS] + JOURNEY_DICE[steps]) * self.stage
            for to in range(PLACES):
                cost, way = best[to]
                if cost + price < self.costs[start * PLACES + to]:
                    self.costs[start * PLACES + to] = cost + price
                    self.ways[start * PLACES + to] = way & ~(1 << to)

    def step(self, best: list[tuple[float, int]]) -> list[tuple[float, int]]:
        """The cheapest way to each place with one step more; Wilhelm goes where cities are."""
        further = [(NEVER, 0)] * PLACES
        for place in range(PLACES):
            cost, way = best[place]
            for to, camels, coins in self.roads[place]:
                toll = cost + (FULL[CAMELS] * camels + FULL[COINS] * coins) * self.stage
                passes = way | 1 << to if holds_posts(to) else way
                toll -= ON_THE_WAY if self.who == WILHELM and passes != way else 0.0
                further[to] = min(further[to], (toll, passes))
        return further

    def pay_back(self) -> None:
        """The cities on the way only helped Wilhelm to choose: they are no discount."""
        for leg in range(PLACES * PLACES):
            cities = bin(self.ways[leg]).count("1") + (1 if holds_posts(leg % PLACES) else 0)
            self.costs[leg] += ON_THE_WAY * float(cities)


def roads_of(who: int) -> list[list[tuple[int, int, int]]]:
    """The roads from each place: to where, and for how many camels and coins; Johannes goes from oasis to oasis."""
    roads: list[list[tuple[int, int, int]]] = [[] for _ in range(PLACES)]
    for a, b, camels, coins in ROADS:
        roads[a].append((b, camels, coins))
        roads[b].append((a, camels, coins))
    if who == JOHANNES:
        for a in range(OASES, PLACES):
            for b in range(OASES, PLACES):
                roads[a].append((b, 0, 0))
    return roads


LEGS: Final[list[list[float]]] = [Legs(who, stage).costs for who in TRAVELLERS for stage in STAGES]
WILHELMS_WAYS: Final[list[i64]] = Legs(WILHELM, 1.0).ways

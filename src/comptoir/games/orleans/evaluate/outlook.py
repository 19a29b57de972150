"""The evaluation context: what a seat has and how much time is left. Computed once for a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import (
    GOODS_VALUE,
    HARVEST,
    INCOME,
    KNIGHT,
    N_CHARACTERS,
    N_FOLLOWERS,
    N_FOODS,
    ROUNDS,
    TAXES,
    TRADING_DAY,
    TYPE,
)
from comptoir.games.orleans.evaluate.development import STATUS_AHEAD
from comptoir.games.orleans.events import HOLD_EVENT
from comptoir.games.orleans.followers import FILL_MARKET, FOLLOWERS
from comptoir.games.orleans.state import EMPTY, NOBODY, TECHNOLOGY, Orleans, bits
from comptoir.games.orleans.tracks import END, KNIGHT_DRAWS, citizens_of

STATIONS_A_ROUND: Final = 0.41
CITIZENS_A_ROUND: Final = 0.14
MOST_STATIONS: Final = 0.33  # of a further station, towards the last citizen
A_DRAW: Final = 2.2  # what a follower drawn in a later round is worth, besides all that is expected anyway
ALIKE: Final = 0.36  # how much less those are worth who are like others
KIND_WORTH: Final[list[float]] = [1.63, 0.9, 0.91, 0.2, 0.75, 1.43, 2.42]  # in the order of the characters
TAX: Final = 0.19  # what a good costs at each payment of taxes


class Outlook:
    """Status, stations, citizens, events and followers to be expected, and what one more of them brings."""

    def __init__(self, s: Orleans, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.player = s.players[seat]
        self.rounds: i64 = ROUNDS - s.round if s.round <= ROUNDS else 0
        self.left: float = float(self.rounds)
        self.status: float = STATUS_AHEAD[self.rounds * (END + 1) + self.player.development]
        built: i64 = bits(self.player.built)
        more = STATIONS_A_ROUND * self.left
        stations = float(self.player.stations)
        self.stations: float = float(built) + min(stations, more)  # to be expected at the end
        self.citizens: float = float(citizens_of(s, seat)) + CITIZENS_A_ROUND * self.left
        self.pending: bool = False  # the event of this round is still to come
        self.draws: float = self.left  # rounds in which this seat still draws
        self.look_at_agenda()
        self.incomes: float = 0.0  # events still to come
        self.days: float = 0.0
        self.taxes: float = 0.0
        self.harvests: float = 0.0
        self.hungry: bool = False  # there is a harvest in this round
        self.count_events()
        self.station: float = self.status + self.days + MOST_STATIONS * self.status  # one more
        self.step: float = self.steps(1)  # one of development, just now
        self.stride: float = self.usual_step()  # the same in general
        self.people: list[i64] = [0] * N_CHARACTERS  # all followers, by character
        self.total: i64 = 0
        self.count_people()
        self.works: float = self.work(0, 0, self.player.tracks[KNIGHT])  # what they bring in a round

    def look_at_agenda(self) -> None:
        """Whether the event of this round is still to come, and whether followers are still to be drawn in it."""
        for step in self.s.agenda:
            if step is HOLD_EVENT:
                self.pending = True
            elif step is FOLLOWERS or step is FILL_MARKET[self.seat]:
                self.draws += 1.0

    def count_events(self) -> None:
        """The events among the hour-glasses still to come, and the one of this round if it has not been held."""
        s = self.s
        counts = s.hourglasses.counts
        known: i64 = s.event if self.pending and s.hourglasses.left() == self.rounds else EMPTY
        self.incomes = float(counts[INCOME] + (known == INCOME))
        self.days = float(counts[TRADING_DAY] + (known == TRADING_DAY))
        self.taxes = float(counts[TAXES] + (known == TAXES))
        self.harvests = float(counts[HARVEST] + (known == HARVEST))
        self.hungry = known == HARVEST

    def count_people(self) -> None:
        """All followers of the seat, wherever they are, by character."""
        player = self.player
        people = self.people
        for i in range(N_FOLLOWERS):
            people[TYPE[i]] += player.market[i] + player.bag.counts[i]
        taken = player.taken
        space: i64 = 0
        while taken >> space:
            if taken >> space & 1 and player.spaces[space] != TECHNOLOGY:
                people[TYPE[player.spaces[space]]] += 1
            space += 1
        for count in people:
            self.total += count

    def steps(self, count: i64) -> float:
        """What so many steps of development bring: coins and citizens on the way, and a status that multiplies."""
        place, box = self.player.development, self.s.box
        row = self.rounds * (END + 1)
        worth = 0.0
        for _ in range(count):
            if place == END:
                break
            place += 1
            worth += float(box.coins_on[place])
            if box.citizen_on[place] != NOBODY and self.s.citizens[box.citizen_on[place]] == NOBODY:
                worth += self.status
        ahead = STATUS_AHEAD[row + place] - self.status
        now = float(box.status[place] - box.status[self.player.development])
        return worth + (self.stations + self.citizens) * ahead + 0.5 * self.incomes * (ahead + now)

    def usual_step(self) -> float:
        """What a step of development is worth on average, wherever coins and citizens lie."""
        place = min(self.player.development + 4, END)
        ahead = STATUS_AHEAD[self.rounds * (END + 1) + place] - self.status
        return 0.25 * ahead * (self.stations + self.citizens + self.incomes)

    def good(self, good: i64) -> float:
        """What one more good is worth: taxes are to be paid for it."""
        worth = float(GOODS_VALUE[good]) - TAX * self.taxes
        if good < N_FOODS and self.food() < self.harvests:
            worth += 1.0
        return worth

    def food(self) -> float:
        """Grain, cheese and wine."""
        goods = self.player.goods
        return float(goods[0] + goods[1] + goods[2])

    def recruit(self, who: i64) -> float:
        """What one more follower of a kind brings in the rounds to come."""
        return (self.work(who, 1, self.player.tracks[KNIGHT]) - self.works) * self.left

    def farewell(self, who: i64) -> float:
        """What is lost with a follower."""
        return (self.works - self.work(who, -1, self.player.tracks[KNIGHT])) * self.left

    def send_away(self, who: i64, count: i64) -> None:
        """Count as if so many followers were gone."""
        self.people[who] -= count
        self.total -= count
        self.works = self.work(0, 0, self.player.tracks[KNIGHT])

    def work(self, who: i64, more: i64, knights: i64) -> float:
        """What the followers bring in a round, with so many more of a kind, as far as they are drawn."""
        total = float(self.total + more)
        share = float(KNIGHT_DRAWS[knights]) / total if total > 0.0 else 1.0
        share = min(share, 1.0)
        worth = 0.0
        for kind in range(N_CHARACTERS):
            drawn = share * float(self.people[kind] + (more if kind == who else 0))
            worth += alike(kind, drawn)
        return A_DRAW * worth


def alike(who: i64, count: float) -> float:
    """The value of so many followers of one kind, with diminishing returns."""
    return KIND_WORTH[who] * count / (1.0 + ALIKE * count)

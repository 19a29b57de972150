"""What a position is worth, for bots: the points so far, and what the next rides and all further turns promise."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.la_loire.acting import PASS
from comptoir.games.la_loire.box import Box
from comptoir.games.la_loire.building import BuildSecond, ChooseSite
from comptoir.games.la_loire.components import (
    ABBEY,
    APPRENTICE,
    ASSISTANT,
    BANKER,
    BEER,
    CASTLE,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    FARM,
    GENERAL,
    GRAIN,
    MAGISTER_ARTIUM,
    MAYOR,
    MERCHANT,
    MONASTERY,
    N_GOODS,
    N_LEVELS,
    N_PALACES,
    N_PERSONS,
    N_PLACES,
    N_SHIELDS,
    NANTES,
    NOBODY,
    NONE,
    NOWHERE,
    ORLEANS,
    RED,
    SCOUT,
    WITCH,
    WOOD,
    WOOD_TRADER,
    is_city,
    level_of,
    palace_in,
)
from comptoir.games.la_loire.data import BOX
from comptoir.games.la_loire.delivering import DELIVER, MARK, MOVE_STONE, in_step, marked, stones_of
from comptoir.games.la_loire.messages import (
    CARRY,
    CARRY_WITH_MAYOR,
    FROM_TOP,
    BuyAnother,
    DrawMessage,
    HowToDraw,
    KeepOne,
    MayBuyAnother,
    SearchStack,
    how_many,
    is_empty,
)
from comptoir.games.la_loire.recruiting import AtPalatium, RecruitMore
from comptoir.games.la_loire.riding import (
    HORSES,
    HORSES_WITH_SCOUT,
    LEAVE,
    MAXIMUM,
    MAXIMUM_WITH_BANKER,
    MoveRelay,
    Saddle,
    SetOut,
    StopHere,
)
from comptoir.games.la_loire.scoring import PER_CARRIED, PER_SYMBOL, blue_points
from comptoir.games.la_loire.state import (
    BLUE_PERSONS,
    BOAT,
    CARRIED,
    MESSAGES,
    PALACES,
    PERSONS,
    SOURCES,
    Act,
    Loire,
    OfRelay,
    has,
)
from comptoir.games.la_loire.trading import ENOUGH, SellMore, may_carry
from comptoir.games.la_loire.turn import MINIMUM, SOLO_TURNS, ChooseFigure

DROPPED: Final = 0.35  # what a horse left behind costs, in turns
ROUND_TRIP: Final = 20  # places


class Ways:
    """How many turns a relay needs from place to place, by its horses and direction."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.turns: Final[list[float]] = []
        rides = turns_for_distances()
        for horses in range(HORSES_WITH_SCOUT + 1):
            for place in range(N_PLACES):
                for heading in range(-1, 2):
                    for target in range(N_PLACES):
                        self.turns.append(turns_between(box, rides[horses], place, heading, target))

    def between(self, horses: i64, place: i64, heading: i64, target: i64) -> float:
        """The turns to a target; to the place where the relay stands, those to come back."""
        return self.turns[((horses * N_PLACES + place) * 3 + heading + 1) * N_PLACES + target]


def turns_for_distances() -> list[list[float]]:
    """The turns for each number of horses and places ahead, horses left behind included."""
    rides: list[list[float]] = [[0.0] for _ in range(HORSES_WITH_SCOUT + 1)]
    for distance in range(1, 2 * ROUND_TRIP + 1):
        for horses in range(HORSES_WITH_SCOUT + 1):
            best = 1e9
            for ride in range(1, min(horses + 1, distance) + 1):
                turns = 1.0 + DROPPED * float(horses + 1 - ride) + rides[ride - 1][distance - ride]
                best = turns if turns < best else best
            rides[horses].append(best)
    return rides


def distance(box: Box, place: i64, heading: i64, target: i64) -> i64:
    """How many places lie before a target in this direction, 1 to 20."""
    road = box.clockwise if heading == CLOCKWISE else box.counterclockwise
    steps: i64 = 1
    place = road[place]
    while place != target:
        place = road[place]
        steps += 1
    return steps


def turns_between(box: Box, rides: list[float], place: i64, heading: i64, target: i64) -> float:
    """Straight on, or back from the next city; in either direction from a city."""
    if heading == NONE:
        clockwise = rides[distance(box, place, CLOCKWISE, target)]
        other = rides[distance(box, place, COUNTERCLOCKWISE, target)]
        return clockwise if clockwise < other else other
    straight = rides[distance(box, place, heading, target)]
    to_nantes = distance(box, place, heading, NANTES)
    to_orleans = distance(box, place, heading, ORLEANS)
    city: i64 = NANTES if to_nantes < to_orleans else ORLEANS
    first = to_nantes if to_nantes < to_orleans else to_orleans
    if city == target:
        return straight
    back = rides[first] + rides[distance(box, city, 1 - heading, target)]
    return straight if straight < back else back


class Weights:
    """What things are worth in points; instance attributes, so that others can be tried."""

    turns_a_field: float = 2.4  # how long the game still lasts
    turns_a_message: float = 3.6
    clock: float = 45.0  # turns after which nobody invests any more
    late: float = 8.0
    patience: float = 40.0  # turns after that in which hopes fade
    denier: float = 0.28
    shipping: float = 0.19
    goods: float = 0.8
    second: float = 0.2  # the share of a good that can be bought more than once on a trip
    keeping: float = 0.02  # how much less they are worth a turn farther from a city
    city: float = 0.5  # the next stop in a city
    turn: float = 1.6  # a turn lost
    haste: float = 0.18  # how much less something is worth a turn later
    horse: float = 0.5
    riding: float = 0.45  # what a turn of the merchant costs
    trip: float = 0.9  # the share of the gains of a trip ahead
    steed: float = 0.3  # a horse of the messenger
    circus: float = 0.9
    slot: float = 0.8
    slots: float = 0.7  # for each further one
    symbol: float = 0.055  # deliveries with a symbol, in a turn
    farm: float = 0.15  # in a turn
    another: float = 0.9  # for each further one
    monastery: float = 0.12
    castle: float = 0.04
    site: float = 0.02
    wood: float = 0.8
    pick: float = 1.15  # a message that may be chosen
    bank: float = 0.13
    ducal: float = 0.04
    palatium: float = 0.04
    post: float = 0.03
    apprentice: float = 0.06
    assistant: float = 0.05

    def __init__(self) -> None:
        # fmt: off
        self.persons: list[float] = [
            0.015, 0.03, 0.03, 0.03, 0.01, 0.015, 0.03,
            0.03, 0.02, 0.025,
            0.035, 0.05, 0.02, 0.008,
            0.012, 0.05, 0.02, 0.02, 0.05,
            0.04, 0.03, 0.03, 0.06, 0.05,
            0.0, 0.0, 0.0, 0.0, 0.0,
        ]
        # fmt: on
        self.palaces: list[float] = [0.13, 0.04, 0.04, 0.03]
        self.way: list[float] = [4.0, 4.5, 6.5, 3.0]  # turns from buying to delivering, by level


class Outlook:
    """What a seat can expect, with all that several judgements need worked out once."""

    def __init__(self, s: Loire, seat: i64, w: Weights, ways: Ways) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.w: Final = w
        self.ways: Final = ways
        self.player: Final = s.players[seat]
        self.time: Final = turns_left(s, seat, w)
        clock = w.clock - float(s.turns) / float(len(s.players))
        self.patience: Final = between(0.25, 1.0 + clock / w.patience, 1.0)
        self.left: Final = self.time if self.time < clock else clock if clock > 0.0 else 0.0
        self.ad: Final = w.shipping + (w.denier - w.shipping) * between(0.0, self.left / 10.0, 1.0)
        self.investing: Final = between(0.0, (self.time - 2.0) / w.late, 1.0)
        self.trading: Final = between(0.0, (self.time - 4.0) / 8.0, 1.0)
        self.most: Final[i64] = MAXIMUM_WITH_BANKER if has(s, seat, BANKER) else MAXIMUM
        self.prices: Final[list[i64]] = [0] * N_SHIELDS
        for i in range(len(s.market)):
            self.prices[s.market[i]] = s.box.prices[i]
        self.most_horses: Final[i64] = HORSES_WITH_SCOUT if has(s, seat, SCOUT) else HORSES
        self.selling = False  # whether goods can be sold before the next purchase
        self.cargo: Final = self.sales()
        self.rate: Final = rate(float(self.player.denier) + self.cargo)

    # --- Money and goods ---------------------------------------------------------------

    def money(self, denier: i64, to_city: float) -> float:
        """What denier are worth: investments early, shipping late."""
        x = float(denier)
        early = useful(x)
        late = 0.0
        if self.investing < 1.0:
            late = 2.0 if denier >= 10 else 1.0 if denier >= 6 else 0.0
            if denier >= 4 and late < 2.0 and bits(self.player.palaces) < 6 and not self.s.beginner:
                late = 1.6
            late = (late + 0.02 * x) * self.in_time(to_city)
        return self.investing * self.ad * early + (1.0 - self.investing) * late

    def kept(self, denier: i64, to_city: float) -> float:
        """What denier are worth to a merchant in a city, who has to return some when leaving."""
        if denier <= self.most:
            return self.money(denier, to_city)
        return self.money(self.most, to_city) + 0.2 * self.ad * self.investing * float(denier - self.most)

    def in_time(self, turns: float) -> float:
        """How likely the game lasts so many turns."""
        if self.s.ending != NOBODY or (len(self.s.players) == 1 and self.time < 12.0):
            return 1.0 if turns <= self.time + 0.9 else 0.0
        return between(0.0, 1.6 - turns / (self.time + 0.5), 1.0)

    def later(self, turns: float) -> float:
        """The share that something is worth so many turns before it comes."""
        return math.exp(-self.w.haste * turns) * self.in_time(turns)

    def sale(self, good: i64) -> float:
        """What a good sells for."""
        bonus: i64 = 1 if good != BEER and has(self.s, self.seat, WOOD_TRADER + good) else 0
        return float(self.s.box.value[good] + bonus)

    def wood(self, count: i64) -> float:
        """What the wood card with this number is worth: for a building, or sold."""
        built = self.w.wood * between(0.0, self.left / 20.0, 1.0) * (1.0 if count < 3 else 0.5 if count < 4 else 0.0)
        sold = self.w.goods * self.sale(WOOD) * self.ad * self.trading * self.rate
        return built if built > sold else sold

    def goods_held(self) -> float:
        """All goods on the way."""
        x = float(self.player.denier)
        worth = self.w.goods * self.ad * self.trading * (useful(x + self.cargo) - useful(x))
        for count in range(self.player.goods[WOOD]):
            worth += self.wood(count + 1)
        return worth

    def sales(self) -> float:
        """The denier for all goods but wood."""
        total = 0.0
        for good in range(GRAIN, N_GOODS):
            if self.player.goods[good]:
                total += self.sale(good) * float(self.player.goods[good])
        return total

    def shortage(self, denier: i64) -> float:
        """What it costs to stand in a city with so little money."""
        if denier >= MINIMUM or self.time < 0.5:
            return 0.0
        return self.w.turn * float(MINIMUM - denier)

    # --- The merchant ------------------------------------------------------------------

    def merchant(self, at: i64, heading: i64, horses: i64, acting: bool, leaving: bool) -> float:
        """Money, goods and the trip ahead, with the action if it is still to come."""
        denier = self.player.denier
        to_city = self.to_city(at, heading, horses)
        city = is_city(at)
        if city and not acting:
            worth = self.kept(denier, to_city)
        else:
            worth = self.money(denier, to_city)
        worth += self.goods_held() * math.exp(-self.w.keeping * to_city)
        if city and acting:
            worth += self.city_action(to_city)
        elif city and not leaving:
            worth -= self.shortage(denier)
        elif acting:
            gain = self.purchase(at)
            person = self.recruiting(at)
            worth += person if person > gain else gain
        if not city:
            arriving = denier + i64(self.cargo) + 2 * self.player.goods[WOOD]
            if arriving < MINIMUM:
                worth -= 0.5 * self.shortage(arriving)
        self.selling = city and acting
        share = between(0.0, self.time / 3.0, 1.0) * self.w.trip
        worth += share * self.trip(at, heading, horses)
        return worth

    def to_city(self, at: i64, heading: i64, horses: i64) -> float:
        """The turns to the next stop in a city."""
        nantes = self.ways.between(horses, at, heading, NANTES)
        orleans = self.ways.between(horses, at, heading, ORLEANS)
        return nantes if nantes < orleans else orleans

    def purchase(self, village: i64) -> float:
        """What buying in a village brings."""
        s = self.s
        price = self.prices[s.shields[village]]
        good = s.box.good[village]
        own = s.owner[village] == self.seat
        best = 0.0
        if own and s.building[village] == MONASTERY:
            best = self.bought(BEER, 2 * price - (1 if s.circus == village else 0))
        if s.building[village] != NONE:
            price -= 2 if s.building[village] == CASTLE else 1
        price -= 1 if s.circus == village else 0
        gain = self.bought(good, price if price > 0 else 0)
        best = gain if gain > best else best
        if best > -1e6 and s.building[village] != NONE:
            best += 1.0 if own else -0.15
        return best if best > 0.0 else 0.0

    def bought(self, good: i64, price: i64) -> float:
        """A good for a price; far below nothing if it cannot be had."""
        if not self.s.goods[good]:
            return -1e9
        share = self.rate
        if self.selling:
            share = 1.0
        elif price > self.player.denier or not may_carry(self.s, self.seat, good):
            return -1e9
        cost = self.ad * self.investing * float(price)
        if good == WOOD:
            return self.wood(self.player.goods[WOOD] + 1) - cost
        return self.w.goods * self.sale(good) * self.ad * self.trading * share - cost

    def trip(self, at: i64, heading: i64, horses: i64) -> float:
        """The best trip to the next city."""
        if heading != NONE:
            return self.trip_along(at, heading, horses)
        one = self.trip_along(at, CLOCKWISE, horses)
        other = self.trip_along(at, COUNTERCLOCKWISE, horses)
        return one if one > other else other

    def trip_along(self, at: i64, heading: i64, horses: i64) -> float:
        """The gains of the stops before the next city, and what the turns cost."""
        road = self.s.box.clockwise if heading == CLOCKWISE else self.s.box.counterclockwise
        gains: list[float] = []
        goods: list[i64] = []
        dearest: list[float] = [0.0] * N_GOODS
        place = road[at]
        while not is_city(place):
            gain = self.purchase(place)
            good = self.s.box.good[place]
            gains.append(gain)
            goods.append(good)
            dearest[good] = gain if gain > dearest[good] else dearest[good]
            place = road[place]
        ahead: i64 = len(gains)
        for i in range(ahead):
            if gains[i] < dearest[goods[i]] and goods[i] != WOOD:
                gains[i] *= self.w.second
        width: i64 = HORSES_WITH_SCOUT + 1
        best: list[float] = [0.0] * ((ahead + 2) * width)  # by places after the start and horses
        for kept in range(width):
            best[(ahead + 1) * width + kept] = self.w.city + self.w.horse * float(kept)
        at_: i64 = ahead
        while at_ >= 0:
            left: i64 = ahead + 1 - at_
            most = -99.0
            for ride in range(1, width + 1):  # with one horse less than places
                if ride <= left:
                    gain = best[(at_ + ride) * width + ride - 1] - self.w.riding
                    if ride < left:
                        gain += gains[at_ + ride - 1]
                    most = gain if gain > most else most
                best[at_ * width + ride - 1] = most
            at_ -= 1
        if self.s.free[at] and horses < self.most_horses:
            horses += 1
        return best[horses]

    def city_action(self, to_city: float) -> float:
        """The best of selling, shipping and building."""
        x = self.player.denier
        now = self.money(x, to_city)
        best = self.kept(x, to_city) - self.shortage(x)
        sold = x + i64(self.cargo) + 2 * self.player.goods[WOOD]
        if sold > x:
            best_sale = self.after_sale(to_city)
            best = best_sale if best_sale > best else best
        room = self.s.boat_target - self.player.boat
        if x >= 6:
            gain = 1.0 + self.kept(x - 6, to_city) - self.shortage(x - 6)
            best = gain if gain > best else best
        if x >= 10:
            gain = (2.0 if room > 1 else 1.0) + self.kept(x - 10, to_city) - self.shortage(x - 10)
            best = gain if gain > best else best
        gain = self.building(to_city, 0)
        best = gain if gain > best else best
        return best - now

    def after_sale(self, to_city: float) -> float:
        """Money and goods after selling what is not kept for the next city, beyond the goods now held."""
        x = self.player.denier
        sold = x + i64(self.cargo)
        rest = 0.0
        if sold < MINIMUM:
            sold += 2 * self.player.goods[WOOD]
        if sold > self.most:
            rest = 0.35 * self.ad * self.trading * float(sold - self.most)
            sold = self.most
        return (
            self.kept(sold, to_city)
            - self.shortage(sold)
            + rest
            - self.goods_held() * math.exp(-self.w.keeping * to_city)
        )

    def building(self, to_city: float, more: i64) -> float:
        """The best building, with the money that is left after it."""
        s = self.s
        best = -1e9
        if has(s, self.seat, MAGISTER_ARTIUM):
            more -= 1
        x = self.player.denier
        city = s.at[2 * self.seat]
        if not s.beginner:
            for kind in range(N_PALACES):
                price = s.box.palace_denier[kind] + more
                palace = palace_in(city, kind)
                if price <= x and s.palaces[palace] and not self.player.palaces >> palace & 1:
                    gain = float(s.box.palace_points[kind]) + self.w.palaces[kind] * self.left
                    gain += self.kept(x - price, to_city) - self.shortage(x - price)
                    best = gain if gain > best else best
        for kind in range(3):
            price = s.box.denier[kind] + more
            wood = s.box.wood[kind]
            if price <= x and wood <= self.player.goods[WOOD] and self.has_piece(kind):
                gain = self.built(kind) + self.kept(x - price, to_city) - self.shortage(x - price)
                for i in range(wood):
                    gain -= self.wood(self.player.goods[WOOD] - i)
                best = gain if gain > best else best
        return best

    def has_piece(self, kind: i64) -> bool:
        """Whether such a building can be built at all."""
        if kind == FARM:
            return self.player.farms > 0
        if kind == MONASTERY and not self.player.monasteries:
            return False
        if kind == CASTLE and not self.s.towers:
            return False
        for place in range(N_PLACES):
            if self.s.owner[place] == self.seat and self.s.building[place] == FARM:
                return not self.s.new_farms >> place & 1
        return False

    def built(self, kind: i64) -> float:
        """What one more building of a kind brings until the end."""
        s = self.s
        buildings: i64 = 0
        monasteries: i64 = 0
        for place in range(N_PLACES):
            if s.owner[place] == self.seat:
                buildings += 1
                monasteries += 1 if s.building[place] == MONASTERY else 0
        if kind == FARM:
            return self.left * self.w.farm * power(self.w.another, buildings)
        if kind == MONASTERY:
            return self.left * self.w.monastery * power(0.5, monasteries)
        return self.left * self.w.castle

    def buildings(self) -> float:
        """What the buildings bring until the end."""
        s = self.s
        worth = 0.0
        farm = self.w.farm
        abbey = self.w.monastery
        for place in range(N_PLACES):
            if s.owner[place] == self.seat:
                worth += farm + self.w.site * (self.sale(s.box.good[place]) - 3.5)
                farm *= self.w.another
                if s.building[place] == MONASTERY:
                    worth += abbey
                    abbey *= 0.5
                elif s.building[place] == CASTLE:
                    worth += self.w.castle
        return worth * self.left

    # --- Persons and palaces -------------------------------------------------------------

    def persons(self) -> float:
        """What the persons still bring."""
        worth = 0.0
        for person in range(GENERAL):
            if self.player.persons >> person & 1:
                worth += self.w.persons[person]
        return worth * self.left

    def blue(self) -> float:
        """Points for symbols still to be delivered, of the blue persons there are."""
        worth = 0.0
        for symbol in range(5):
            if has(self.s, self.seat, GENERAL + symbol):
                worth += float(PER_SYMBOL) * self.w.symbol * self.left
        return worth

    def palaces(self) -> float:
        """What the palaces still bring."""
        worth = 0.0
        for palace in range(2 * N_PALACES):
            if self.player.palaces >> palace & 1:
                worth += self.w.palaces[palace % N_PALACES]
        return worth * self.left

    def person(self, person: i64) -> float:
        """What one more person brings."""
        points = float(self.s.box.person_points[person])
        if person < GENERAL:
            return points + self.w.persons[person] * self.left
        symbol = person - GENERAL
        count = self.w.symbol * self.left
        for message in self.player.delivered:
            count += 1.0 if self.s.box.symbol[message] == symbol else 0.0
        for message in self.player.carried:
            count += 0.6 * self.investing if self.s.box.symbol[message] == symbol else 0.0
        return points + float(PER_SYMBOL) * count

    def best_person(self, red: bool, more: i64) -> float:
        """The gain from the best person there is money for."""
        s = self.s
        player = self.player
        best = 0.0
        witch: i64 = 1 if has(s, self.seat, WITCH) else 0
        for person in range(N_PERSONS):
            if not s.persons[person] or player.persons >> person & 1 or (red and s.box.colour[person] != RED):
                continue
            if person == ASSISTANT and not has(s, self.seat, APPRENTICE):
                continue
            cost = s.box.person_denier[person] + more - witch
            if cost <= player.denier:
                gain = self.person(person) - self.ad * self.investing * float(cost)
                best = gain if gain > best else best
        return best

    def recruiting(self, at: i64) -> float:
        """What a figure gains that may recruit here."""
        if at != self.s.circus or self.s.at_circus:
            return 0.0
        return self.best_person(False, 0)

    def circus(self, merchant: float, messenger: float) -> float:
        """A figure on the way to the circus."""
        if self.s.circus == NOWHERE or self.player.denier < 2:
            return 0.0
        turns = merchant if merchant < messenger else messenger
        rich = between(0.0, float(self.player.denier) / 5.0, 1.0)
        return self.w.circus * rich * self.investing * math.exp(-2.0 * self.w.haste * turns)

    # --- The messenger ---------------------------------------------------------------------

    def messenger(self, at: i64, heading: i64, horses: i64, acting: bool) -> float:
        """The messages carried and the room for others, with the action if it is still to come."""
        s = self.s
        near: list[float] = [99.0] * N_SHIELDS
        to_buy = self.to_city(at, heading, horses)
        for place in range(N_PLACES):
            shield = s.shields[place]
            if shield != NONE:
                turns = self.ways.between(horses, at, heading, place)
                if turns < near[shield]:
                    near[shield] = turns
                if turns < to_buy and s.owner[place] == self.seat and s.building[place] != MONASTERY:
                    to_buy = turns
        stones = stones_of(s, self.seat) - len(self.player.stones) // 2
        worth = self.w.steed * self.investing * float(horses)
        best = 0.0
        room: i64 = CARRY_WITH_MAYOR if has(s, self.seat, MAYOR) else CARRY
        room -= len(self.player.carried)
        a_slot = self.best_purchase(at, False) * self.w.slot
        for message in self.player.carried:
            turns = self.turns_to_deliver(message, at, heading, horses, near, stones, 0)
            now = self.message(message, turns)
            worth += now
            if acting:
                gain = self.served(message, at, near, stones, now)
                best = gain if gain > best else best
        slots = 0.0
        share = self.later(to_buy)
        for _ in range(room):
            slots += a_slot * share
            share *= self.w.slots
        worth += slots
        if acting:
            if room > 0 and how_many(s, self.seat, at):
                gain = self.best_purchase(at, True) - slots * (1.0 if room == 1 else 0.6)
                best = gain if gain > best else best
            gain = self.recruiting(at)
            best = gain if gain > best else best
        return worth + best

    def message_points(self, message: i64) -> float:
        """What a message brings when it is delivered."""
        s = self.s
        points = float(s.box.message_points[message])
        if has(s, self.seat, GENERAL + s.box.symbol[message]):
            points += float(PER_SYMBOL)
        if message < 30:
            points += self.ad * self.investing * float(self.prices[s.shields[s.box.to[message]]])
        return points

    def message(self, message: i64, turns: float) -> float:
        """What a message carried is worth beyond its point at the end."""
        return (self.message_points(message) - float(PER_CARRIED)) * self.later(turns)

    def turns_to_deliver(
        self, message: i64, at: i64, heading: i64, horses: i64, near: list[float], stones: i64, here: i64
    ) -> float:
        """How long it takes to deliver a message; ``here`` is a shield that is marked besides."""
        s = self.s
        level = level_of(message)
        if level == 0 or level == ABBEY:
            return self.ways.between(horses, at, heading, s.box.to[message])
        missing = s.box.to[message] & ~(marked(s, self.player, message) | here)
        turns = 0.0
        stations: i64 = 0
        for shield in range(N_SHIELDS):
            if missing >> shield & 1:
                stations += 1
                turns = near[shield] if near[shield] > turns else turns
        turns += 0.8 * float(stations - 1)
        if stations - 1 > stones:
            turns += 3.0 * float(stations - 1 - stones)
        return turns + self.helpers(level)

    def helpers(self, level: i64) -> float:
        """Turns until the helpers are there that a level needs."""
        s = self.s
        if s.beginner:
            return 0.0 if in_step(self.player, level) else 4.0
        turns = 0.0
        if not has(s, self.seat, APPRENTICE):
            turns += 8.0
        if level == 2 and not has(s, self.seat, ASSISTANT):
            turns += 8.0
        return turns

    def served(self, message: i64, at: i64, near: list[float], stones: i64, now: float) -> float:
        """What delivering a message here, or marking a station, brings."""
        s = self.s
        level = level_of(message)
        if level == 0 or level == ABBEY:
            return self.message_points(message) - float(PER_CARRIED) - now if s.box.to[message] == at else 0.0
        if s.shields[at] == NONE or self.helpers(level) > 0.0:
            return 0.0
        shield: i64 = 1 << s.shields[at]
        missing = s.box.to[message] & ~marked(s, self.player, message)
        if not missing & shield:
            return 0.0
        if missing == shield:
            return self.message_points(message) - float(PER_CARRIED) - now
        if stones < 1:
            return 0.0
        turns = self.turns_to_deliver(message, at, 0, 0, near, stones - 1, shield)
        return self.message(message, turns) - now

    def level_worth(self, level: i64) -> float:
        """What a message of a level not yet seen is worth."""
        points = float(2 * level + 2)
        if level == 0:
            points += 2.2 * self.ad * self.investing
        elif level == ABBEY:
            points = 5.0
        turns = self.w.way[level]
        if level == 1 or level == 2:
            turns += self.helpers(level)
        return float(PER_CARRIED) + (points - float(PER_CARRIED)) * self.later(turns)

    def best_purchase(self, at: i64, here: bool) -> float:
        """The gain from the best message to buy, here or anywhere."""
        s = self.s
        abbey = here and not is_city(at) and s.building[at] == MONASTERY
        best = 0.0
        for level in range(N_LEVELS):
            if (level == ABBEY) != abbey or is_empty(s, level):
                continue
            price = s.box.message_denier[level]
            if price <= self.player.denier or not here:
                gain = self.level_worth(level) - self.ad * self.investing * float(price)
                best = gain if gain > best else best
        if abbey and self.carries_abbey():
            return 0.0
        return best

    def carries_abbey(self) -> bool:
        """Whether an abbey message is carried."""
        for message in self.player.carried:
            if level_of(message) == ABBEY:
                return True
        return False


def between(low: float, x: float, high: float) -> float:
    """As near to a number as two limits allow."""
    return low if x < low else high if x > high else x


def useful(denier: float) -> float:
    """Money beyond what a merchant may take along is worth less."""
    if denier < 5.0:
        return 1.4 * denier
    if denier <= 10.0:
        return denier + 2.0
    return 12.0 + 0.5 * (denier - 10.0) if denier < 16.0 else 15.0 + 0.15 * (denier - 16.0)


def rate(denier: float) -> float:
    """The share of a further denier that is useful."""
    return 1.2 if denier < 5.0 else 1.0 if denier < 10.0 else 0.5 if denier < 16.0 else 0.15


def power(base: float, exponent: i64) -> float:
    """A whole power."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


def bits(set_: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while set_:
        set_ &= set_ - 1
        count += 1
    return count


def turns_left(s: Loire, seat: i64, w: Weights) -> float:
    """How many turns a seat can expect after this one."""
    players: i64 = len(s.players)
    if s.ending != NOBODY:
        mine: i64 = (seat - s.active) % players
        last: i64 = (s.ending - s.active) % players
        return 1.0 if mine > 0 and (last == 0 or mine < last) else 0.0
    left = 99.0
    for player in s.players:
        by_boat = w.turns_a_field * float(s.boat_target - player.boat)
        by_messages = w.turns_a_message * float(s.message_target - len(player.delivered))
        left = by_boat if by_boat < left else left
        left = by_messages if by_messages < left else left
    if players == 1 and float(SOLO_TURNS - s.turns) < left:
        left = float(SOLO_TURNS - s.turns) - 1.0
    return left


class LoireEvaluator(Evaluator):
    """Both figures by the trips ahead of them, and everything owned by the turns left."""

    def __init__(self, further: int, trust: float, spread: float) -> None:
        super().__init__(further, trust, spread)
        self.weights = Weights()
        self.ways = Ways(BOX)

    def worth(self, s: Loire, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if s.counted or s.active == NOBODY:
            return
        ways = self.ways
        if ways.box is not s.box:
            ways = Ways(s.box)
            self.ways = ways
        o = Outlook(s, seat, self.weights, ways)
        hopes: list[float] = [0.0] * len(SOURCES)
        hopes[BOAT] = o.buildings()
        hopes[PERSONS] = o.persons()
        hopes[BLUE_PERSONS] = o.blue()
        hopes[PALACES] = o.palaces()
        self.figures(o, hopes)
        out[CARRIED] += float(PER_CARRIED * len(o.player.carried))
        out[BLUE_PERSONS] += float(blue_points(s, seat))
        for source in range(len(SOURCES)):
            out[source] += o.patience * hopes[source]

    def figures(self, o: Outlook, out: list[float]) -> None:
        """Merchant and messenger where they are, or where their ride may end, and what is open besides."""
        s = o.s
        merchant: i64 = 2 * o.seat
        messenger: i64 = merchant + 1
        top: Decision | None = None
        leaving = False
        for step in s.agenda:
            if isinstance(step, Decision):
                if step.seat == o.seat:
                    top = step
                    out[MESSAGES] += question_worth(o, step)
                    leaving = leaving or isinstance(step, ChooseFigure)
                elif isinstance(step, DrawMessage) and step.to == o.seat:
                    out[MESSAGES] += o.level_worth(step.level)
            elif isinstance(step, MoveRelay):
                leaving = leaving or step.relay == merchant
            elif isinstance(step, MayBuyAnother) and step.seat == o.seat:
                out[MESSAGES] += more_messages(o, step.bought, 1)
        out[BOAT] += figure_worth(o, merchant, top, leaving)
        out[MESSAGES] += figure_worth(o, messenger, top, leaving)
        out[PERSONS] += o.circus(turns_to(o, merchant, s.circus), turns_to(o, messenger, s.circus))

    def prior(self, s: Loire, ask: Decision, n: i64) -> float:
        if n == PASS.base:
            return 0.1
        if n == ENOUGH.base or n == FROM_TOP.base:
            return 0.3
        if DELIVER.base <= n < DELIVER.base + DELIVER.size:
            return 4.0
        if MARK.base <= n < MARK.base + MARK.size:
            return 2.0
        if MOVE_STONE.base <= n < MOVE_STONE.base + MOVE_STONE.size:
            return 0.3
        if LEAVE.base <= n < LEAVE.base + LEAVE.size:
            return 0.6
        return 1.0


def turns_to(o: Outlook, relay: i64, place: i64) -> float:
    """How long a figure needs to a place."""
    if place == NOWHERE:
        return 99.0
    return o.ways.between(o.s.horses[relay], o.s.at[relay], o.s.heading[relay], place)


def figure_worth(o: Outlook, relay: i64, top: Decision | None, leaving: bool) -> float:
    """A figure where it stands, or wherever the open question about its ride lets it arrive."""
    s = o.s
    at = s.at[relay]
    heading = s.heading[relay]
    horses = s.horses[relay]
    if isinstance(top, OfRelay) and top.relay == relay:
        if isinstance(top, Act):
            return at_place(o, relay, at, heading, horses, True, False)
        if isinstance(top, StopHere):
            stop = at_place(o, relay, at, NONE if is_city(at) else heading, horses, True, False)
            on = arrived(o, relay, at, heading, top.steps, horses)
            return stop if stop > on else on
        if isinstance(top, SetOut) or (isinstance(top, Saddle) and top.taken > 0):
            if heading != NONE:
                return arrived(o, relay, at, heading, horses + 1, horses)
            one = arrived(o, relay, at, CLOCKWISE, horses + 1, horses)
            other = arrived(o, relay, at, COUNTERCLOCKWISE, horses + 1, horses)
            return one if one > other else other
        if isinstance(top, Saddle):
            return at_place(o, relay, at, heading, horses, False, True)
    return at_place(o, relay, at, heading, horses, False, leaving)


def arrived(o: Outlook, relay: i64, at: i64, heading: i64, steps: i64, horses: i64) -> float:
    """A figure after its ride, before its action."""
    road = o.s.box.clockwise if heading == CLOCKWISE else o.s.box.counterclockwise
    for _ in range(steps):
        at = road[at]
    return at_place(o, relay, at, NONE if is_city(at) else heading, horses, True, False)


def at_place(o: Outlook, relay: i64, at: i64, heading: i64, horses: i64, acting: bool, leaving: bool) -> float:
    """A figure at a place; a free horse there is as good as its own."""
    if relay % 2 == MERCHANT:
        return o.merchant(at, heading, horses, acting, leaving)
    if not o.s.free[at] or horses >= o.most_horses:
        return o.messenger(at, heading, horses, acting)
    return o.messenger(at, heading, horses + 1, acting) - 0.4 * o.w.steed * o.investing


def question_worth(o: Outlook, step: Decision) -> float:
    """What an open question will bring besides a figure's place."""
    s = o.s
    if isinstance(step, ChooseSite):
        return o.built(step.building)
    if isinstance(step, BuildSecond):
        to_city = turns_to(o, 2 * o.seat, NANTES)
        gain = o.building(to_city, 1) - o.kept(o.player.denier, to_city)
        return gain if gain > 0.0 else 0.0
    if isinstance(step, RecruitMore):
        return o.best_person(is_city(s.at[step.relay]), 1)
    if isinstance(step, AtPalatium):
        return o.best_person(True, 0)
    if isinstance(step, SellMore):
        gain = o.after_sale(4.0) - o.kept(o.player.denier, 4.0) + o.shortage(o.player.denier)
        return gain if gain > 0.0 else 0.0
    if isinstance(step, BuyAnother):
        return more_messages(o, step.bought, 0)
    if isinstance(step, HowToDraw):
        return o.w.pick * o.level_worth(step.level)
    if isinstance(step, SearchStack):
        return o.w.pick * o.w.pick * o.level_worth(step.level)
    if isinstance(step, KeepOne):
        return o.w.pick * o.level_worth(level_of(s.drawn[0])) if s.drawn else 0.0
    return 0.0


def more_messages(o: Outlook, bought: i64, coming: i64) -> float:
    """Another message, if there is room for it."""
    at = o.s.at[2 * o.seat + 1]
    room: i64 = CARRY_WITH_MAYOR if has(o.s, o.seat, MAYOR) else CARRY
    if bought >= how_many(o.s, o.seat, at) or room - len(o.player.carried) - coming < 1:
        return 0.0
    return 0.4 * o.best_purchase(at, True)


EVALUATOR: Final = LoireEvaluator(further=0, trust=1.0, spread=8.0)

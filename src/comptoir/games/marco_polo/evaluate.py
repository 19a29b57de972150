"""What a position is worth, for bots: the points so far, and what dice, goods, contracts and journeys will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Together
from comptoir.core.evaluate import Evaluator
from comptoir.games.marco_polo.amounts import (
    ANY_GOOD,
    BLACK_DIE,
    CAMELS,
    CHOICES,
    COINS,
    CONTRACT,
    GOLD,
    OTHER_TOWN,
    OWN_TOWN,
    PAIR,
    PEPPER,
    POINTS,
    SILK,
    STEP,
)
from comptoir.games.marco_polo.bazaar import ChooseColumn
from comptoir.games.marco_polo.bonus_actions import BUY_BLACK_DIE, COMPLETE, PUT_ON_PURSE, REROLL, TURN_DOWN, TURN_UP
from comptoir.games.marco_polo.bonuses import OUTPOST_BONUS, TILE_BONUS
from comptoir.games.marco_polo.characters import JOHANNES, MATTEO, RASCHID, ROUND_CAMELS, ROUND_COINS, WILHELM
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    BY_NUMBER,
    EXCHANGE,
    GET,
    GIVE,
    KIND,
    PER_CONTRACT,
    PER_POST,
    WAYS,
)
from comptoir.games.marco_polo.contracts import BONUS, COST_CAMELS, COST_GOLD, COST_PEPPER, COST_SILK, VALUE
from comptoir.games.marco_polo.dice import Compensate, DiceBack, RollDie
from comptoir.games.marco_polo.goals import DIFFERENT_CITIES, GOAL_CITIES, GOAL_POINTS, N_GOALS
from comptoir.games.marco_polo.map import (
    BEIJING,
    BEIJING_POINTS,
    CAMEL_TOLL,
    LARGE,
    OASES,
    PLACES,
    ROADS,
    SUMATRA,
    TOWNS,
    holds_posts,
    is_large,
    is_oasis,
    is_small,
)
from comptoir.games.marco_polo.placing import PutDice, own_colour_lies, price
from comptoir.games.marco_polo.posts import MovePost, posts_placed
from comptoir.games.marco_polo.rewards import (
    OF_CHARACTER,
    ChooseGood,
    ChoosePair,
    ChooseTownBonus,
    DealContract,
    DrawContract,
    GainBonuses,
    GainDie,
    NextBonus,
    OwnTowns,
)
from comptoir.games.marco_polo.scoring import beijing_points
from comptoir.games.marco_polo.setup import KeepGoals, KeepTwo
from comptoir.games.marco_polo.spaces import (
    BAZAAR,
    CAMEL_ROW,
    CARDS,
    COINS_TAKEN,
    FIVE_COINS,
    GOLD_ROW,
    KHAN,
    KHAN_BONUS,
    MILESTONES,
    SPACE_BONUS,
    TAKE_CONTRACTS,
    TRAVEL,
    TRAVEL_PRICE,
)
from comptoir.games.marco_polo.state import (
    BEIJING_PLACE_POINTS,
    BLACK,
    CARD_POINTS,
    CONTRACT_POINTS,
    EMPTY,
    FACES,
    GOAL_CARD_POINTS,
    GOAL_CITY_POINTS,
    MOST_CONTRACTS_POINTS,
    NOBODY,
    NOWHERE,
    POST_POINTS,
    SOURCES,
    TOWN_POINTS,
    MarcoPolo,
    Player,
)
from comptoir.games.marco_polo.taking_contracts import NONE_YET, CoinsOrCamels, TakeContracts
from comptoir.games.marco_polo.travel import Walk, coin_toll, next_places
from comptoir.games.marco_polo.turn import AfterAction, CloseTurn
from comptoir.games.marco_polo.using_cards import HowOften, PayGoods, PayPairs, affords, own_towns, posts_on_map

LAST_ROUND: Final = 4
MOST_DICE: Final = 40  # dice left in the game that are told apart

# What coins, camels, pepper, silk and gold are worth while there is time to use them, and at the end.
FULL: Final[list[float]] = [0.36, 0.62, 0.70, 1.20, 1.75]
FLOOR: Final[list[float]] = [0.1, 0.01, 0.05, 0.05, 0.05]
FLOOR_IN_BEIJING: Final[list[float]] = [0.1, 0.01, 0.5, 0.5, 0.5]
EXCESS: Final = 0.6
TO_USE: Final = 2.0  # dice after which half of the worth of something is gone

DIE_WORTH: Final[list[float]] = [1.76, 1.25, 1.40, 1.60, 1.83, 2.08, 2.40]  # by what it shows; 0 is not rolled
RASCHIDS_DIE: Final = 2.2
ROUND_DIE: Final[list[float]] = [1.0, 1.0, 0.97, 0.92, 0.75]  # dice of later rounds have less time to pay
WORK: Final[list[float]] = [0.3, 0.45, 0.75, 1.0]  # dice that a missing camel, pepper, silk or gold takes

A_CONTRACT: Final = 0.9  # drawn from the pile
COUNTS: Final = 0.7  # a contract completed is a step to the most contracts
READY: Final = 0.97  # the share of its gain that a contract is worth before it is completed
LIKELY: Final = 0.9  # how likely a contract is completed, less the work that it takes and the time for it
FOR_WORK: Final = 0.12
FOR_TIME: Final = 0.9
ROLLING: Final = 0.6  # a roll only puts off what is to be done
A_STEP: Final = 1.6
HALF_A_GOAL: Final = 0.35  # the share of a goal card that its first city is worth
FIRST_JOURNEY: Final = 0.75  # the share of its gain that the next journey is worth, and the one after it
SECOND_JOURNEY: Final = 0.6
LAST_JOURNEY: Final = 0.85
OTHER_FIGURE: Final = 0.5
COMING_BY: Final = 0.3  # the share of Wilhelm's other posts in his plans: long journeys are hard to pay
RIVALS: Final = 0.8  # how often a city card is still free
STARTER: Final = 0.4
TOWARDS_MILESTONE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.2, 0.6, 1.2, 2.4, 4.0, 0.0, 2.0, 0.0]  # by posts

# What a character brings in a round besides what can be seen, in the order of the table.
CHARACTER_WORTH: Final[list[float]] = [0.6, -1.2, 1.2, 3.0, 0.4, -0.2, -1.8, -1.6]

# What using a card brings beyond the die, by card in the order of the table.
CARD_GAIN: Final[list[float]] = [
    *[0.8, 0.8, 0.7, 2.0, 1.8, 1.6, 2.0, 2.0, 1.8, 0.6, 0.4, 0.6, 1.6, 0.7, 3.5, 3.0],
    *[2.5, 1.2, 2.0, 1.5, 1.0, 0.8, 0.8, 2.5, 0.7, 2.5, 1.5, 0.8, 1.8, 2.0, 1.0],
]


# --- Tables -----------------------------------------------------------------------------


def in_time(dice: float) -> float:
    """The share of its worth that something has with so many dice left to use it."""
    return dice / (dice + TO_USE)


def _rates(floor: list[float], dice: int) -> list[float]:
    return [floor[i] + (FULL[i] - floor[i]) * in_time(float(dice)) for i in range(len(FULL))]


TIME: Final[list[float]] = [in_time(float(dice)) for dice in range(MOST_DICE)]
RATES: Final[list[list[float]]] = [_rates(FLOOR, dice) for dice in range(MOST_DICE)]
RATES_IN_BEIJING: Final[list[list[float]]] = [_rates(FLOOR_IN_BEIJING, dice) for dice in range(MOST_DICE)]


def full_worth(what: list[i64]) -> float:
    """What an amount is worth while there is time."""
    worth = float(what[POINTS])
    for i in range(len(FULL)):
        worth += FULL[i] * float(what[i])
    worth += 1.9 * float(what[ANY_GOOD]) + 3.1 * float(what[PAIR]) + A_STEP * float(what[STEP])
    worth += A_CONTRACT * float(what[CONTRACT]) + 2.0 * float(what[BLACK_DIE])
    return worth + 3.1 * float(what[OTHER_TOWN]) + 1.9 * float(what[OWN_TOWN])


BONUS_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in BONUS]
OUTPOST_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in OUTPOST_BONUS]
TILE_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in TILE_BONUS]


def _later(round_: int) -> float:
    """The rounds to come, each by the time that is left in it."""
    total = 0.0
    for later in range(round_ + 1, LAST_ROUND + 1):
        total += in_time(5.0 * float(LAST_ROUND + 1 - later))
    return total


LATER: Final[list[float]] = [_later(round_) for round_ in range(LAST_ROUND + 1)]

# The cheapest journey from place to place: what it is worth to go there, dice included, by round.
NEVER: Final = 99.0
ON_THE_WAY: Final = 2.0  # what a city on the way is worth to Wilhelm when he chooses it
JOURNEY_DICE: Final[list[float]] = [0.0, 2.7, 3.0, 3.3, 3.8, 4.3, 4.8]  # two dice that show so much at least
STAGES: Final[list[float]] = [1.0, 1.0, 0.95, 0.8, 0.55]  # by round


def _tolls(johannes: bool) -> list[list[tuple[int, int, int]]]:
    roads: list[list[tuple[int, int, int]]] = [[] for _ in range(PLACES)]
    for a, b, camels, coins in ROADS:
        roads[a].append((b, camels, coins))
        roads[b].append((a, camels, coins))
    if johannes:
        for a in range(OASES, PLACES):
            for b in range(OASES, PLACES):
                roads[a].append((b, 0, 0))
    return roads


def _legs(who: int, stage: float) -> tuple[list[float], list[i64]]:
    """What the best journey costs from place to place, and the cities on the way; Wilhelm goes where they are."""
    roads = _tolls(who == JOHANNES)
    legs = [NEVER] * (PLACES * PLACES)
    ways: list[i64] = [0] * (PLACES * PLACES)
    for start in range(PLACES):
        best = [(NEVER, 0)] * PLACES
        best[start] = (0.0, 0)
        for steps in range(1, 7):
            further = [(NEVER, 0)] * PLACES
            for a in range(PLACES):
                cost, way = best[a]
                for b, camels, coins in roads[a]:
                    toll = cost + (FULL[1] * camels + FULL[0] * coins) * stage
                    passes = way | 1 << b if holds_posts(b) else way
                    toll -= ON_THE_WAY if who == WILHELM and passes != way else 0.0
                    further[b] = min(further[b], (toll, passes))
            best = further
            for b in range(PLACES):
                cost = best[b][0] + (float(TRAVEL_PRICE[steps]) * FULL[0] + JOURNEY_DICE[steps]) * stage
                if cost < legs[start * PLACES + b]:
                    legs[start * PLACES + b] = cost
                    ways[start * PLACES + b] = best[b][1] & ~(1 << b)
    if who == WILHELM:
        for i in range(PLACES * PLACES):
            cities = bin(ways[i]).count("1") + (1 if holds_posts(i % PLACES) else 0)
            legs[i] += ON_THE_WAY * float(cities)
    return legs, ways


TRAVELLERS: Final = (NOBODY, JOHANNES, WILHELM)
LEGS: Final[list[list[float]]] = [_legs(who, stage)[0] for who in TRAVELLERS for stage in STAGES]
WILHELMS_WAYS: Final[list[i64]] = _legs(WILHELM, 1.0)[1]


# --- What a seat can look forward to ----------------------------------------------------


class Outlook:
    """What a seat has, and what it may make of it in the time that is left."""

    def __init__(self, s: MarcoPolo, seat: i64) -> None:
        self.s: Final = s
        self.seat: i64 = seat
        self.player: Final = s.players[seat]
        self.acting = False  # bonus actions may follow in this turn
        self.setting_out = False  # a journey has begun
        self.rolling: i64 = 0  # dice about to come
        self.contracts: list[i64] = self.player.contracts
        self.one: i64 = NOBODY  # the goal cards
        self.other: i64 = NOBODY
        self.cities: list[float] = [0.0] * PLACES  # what a new post in each city would bring
        self.targets: list[i64] = []
        self.left: i64 = 0  # dice
        self.time = 0.0
        self.rates: list[float] = FLOOR
        self.legs: list[float] = LEGS[0]
        self.journeys: i64 = 0
        self.now = 0.0  # what it holds
        self.ahead = 0.0  # what the journeys to come will bring
        self.best = 0.0  # the best journey found
        self.free = False  # its steps cost nothing
        self.moved: i64 = 0  # which figures have moved in it before, a bit each
        self.ended: i64 = NOWHERE  # where the first of two figures ends
        self.on_second = False
        self.look_at_agenda()
        self.count_dice()
        self.count_journeys()

    def look_at_agenda(self) -> None:
        """Whether it is still the seat's turn, and what is about to be rolled."""
        for step in self.s.agenda:
            if isinstance(step, (CloseTurn, AfterAction)):
                self.acting = self.acting or step.seat == self.seat
            elif isinstance(step, DiceBack):
                self.rolling = 5
            elif isinstance(step, PutDice):
                self.setting_out = step.space == TRAVEL and step.seat == self.seat
            elif isinstance(step, Walk):
                self.setting_out = not step.free and step.seat == self.seat

    def count_dice(self) -> None:
        """The dice that are left, and what things are worth in that time."""
        player = self.player
        in_hand: i64 = self.rolling if self.rolling else len(player.dice)
        a_round: i64 = 6 if player.character == MATTEO else 5
        self.left = in_hand + a_round * (LAST_ROUND - self.s.round)
        known = self.left if self.left < MOST_DICE else MOST_DICE - 1
        self.time = TIME[known]
        self.rates = RATES_IN_BEIJING[known] if player.posts >> BEIJING & 1 else RATES[known]

    def count_journeys(self) -> None:
        """About one a round, and one in this round while there are dice for it."""
        s = self.s
        self.journeys = LAST_ROUND - s.round
        if (
            self.setting_out
            or self.rolling
            or (len(self.player.dice) > 1 and not own_colour_lies(s, self.seat, TRAVEL))
        ):
            self.journeys += 1
        traveller: i64 = 1 if self.player.character == JOHANNES else 2 if self.player.character == WILHELM else 0
        self.legs = LEGS[traveller * (LAST_ROUND + 1) + s.round]

    # --- Dice -----------------------------------------------------------------------

    def die_worth(self, die: i64) -> float:
        """A die in hand, by what it shows."""
        if self.player.character == RASCHID:
            return RASCHIDS_DIE * ROUND_DIE[self.s.round]
        return DIE_WORTH[die % FACES] * ROUND_DIE[self.s.round]

    def dice_worth(self) -> float:
        """The dice in hand and those of the rounds to come."""
        worth = 0.0
        round_ = self.s.round
        if self.rolling:
            worth += 5.0 * self.die_worth(0)
        else:
            for die in self.player.dice:
                worth += self.die_worth(die)
        a_round = 5.0 * (RASCHIDS_DIE if self.player.character == RASCHID else DIE_WORTH[0])
        if self.player.character == MATTEO:
            a_round += DIE_WORTH[0] + A_CONTRACT
        for later in range(round_ + 1, LAST_ROUND + 1):
            worth += a_round * ROUND_DIE[later]
        return worth

    # --- Goods and contracts --------------------------------------------------------

    def holdings(self, coins: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
        """What so much is worth together with the contracts at hand."""
        rates = self.rates
        if self.left:
            worth = rates[0] * kept(coins, 24)
        else:
            worth = float(coins // 10) + 0.01 * float(coins % 10)
        worth += rates[1] * kept(camels, 8)
        worth += rates[2] * kept(pepper, 5) + rates[3] * kept(silk, 5) + rates[4] * kept(gold, 5)
        if not self.left and not self.acting:
            return worth
        contracts = self.contracts
        count: i64 = len(contracts)
        if count == 1:
            return worth + self.contract(contracts[0], camels, pepper, silk, gold)
        if count == 2:
            return worth + self.pair(contracts[0], contracts[1], camels, pepper, silk, gold)
        if count == 3:
            best = self.pair(contracts[0], contracts[1], camels, pepper, silk, gold)
            second = self.pair(contracts[0], contracts[2], camels, pepper, silk, gold)
            third = self.pair(contracts[1], contracts[2], camels, pepper, silk, gold)
            best = second if second > best else best
            return worth + (third if third > best else best)
        return worth

    def pair(self, one: i64, other: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
        """Two contracts, whichever is served first."""
        there = self.contract(one, camels, pepper, silk, gold) + self.contract(
            other, camels - COST_CAMELS[one], pepper - COST_PEPPER[one], silk - COST_SILK[one], gold - COST_GOLD[one]
        )
        back = self.contract(other, camels, pepper, silk, gold) + self.contract(
            one,
            camels - COST_CAMELS[other],
            pepper - COST_PEPPER[other],
            silk - COST_SILK[other],
            gold - COST_GOLD[other],
        )
        return there if there > back else back

    def contract(self, c: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
        """What completing a contract gains over its goods, by how likely that still is."""
        rates = self.rates
        gain = float(VALUE[c]) + BONUS_WORTH[c] * self.time + COUNTS
        gain -= rates[1] * float(COST_CAMELS[c]) + rates[2] * float(COST_PEPPER[c])
        gain -= rates[3] * float(COST_SILK[c]) + rates[4] * float(COST_GOLD[c])
        if gain <= 0.0:
            return 0.0
        work = missing(COST_CAMELS[c], camels) * WORK[0] + missing(COST_PEPPER[c], pepper) * WORK[1]
        work += missing(COST_SILK[c], silk) * WORK[2] + missing(COST_GOLD[c], gold) * WORK[3]
        if work == 0.0:
            return READY * gain
        if not self.left:
            return 0.0
        chance = LIKELY - work * (FOR_WORK + FOR_TIME / float(self.left))
        return chance * gain if chance > 0.0 else 0.0

    def hold(self) -> None:
        """What the seat holds now."""
        player = self.player
        goods = player.goods
        self.now = self.holdings(player.coins, player.camels, goods[0], goods[1], goods[2])

    def more(self, coins: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
        """What so much more would be worth."""
        player = self.player
        goods = player.goods
        return (
            self.holdings(
                player.coins + coins,
                player.camels + camels,
                goods[0] + pepper,
                goods[1] + silk,
                goods[2] + gold,
            )
            - self.now
        )

    def amount(self, what: list[i64], times: i64, paid: i64) -> float:
        """What this amount brings, some coins paid for it."""
        worth = self.more(
            what[COINS] * times - paid,
            what[CAMELS] * times,
            what[PEPPER] * times,
            what[SILK] * times,
            what[GOLD] * times,
        )
        worth += float(what[POINTS] * times)
        return worth + self.choices(what, times) if what[CHOICES] else worth

    def choices(self, what: list[i64], times: i64) -> float:
        """The parts of a reward that are more than taking from the supply."""
        worth = 0.0
        if what[ANY_GOOD]:
            worth += self.any_good() * float(what[ANY_GOOD] * times)
        if what[PAIR]:
            worth += self.any_pair()
        if what[CONTRACT]:
            worth += A_CONTRACT * self.time
        if what[BLACK_DIE] and self.s.black:
            worth += self.die_worth(0)
        if what[STEP]:
            worth += self.journey(True, 0, what[STEP] * times, 0, 0)
        if what[OTHER_TOWN]:
            worth += self.best_tile()
        if what[OWN_TOWN]:
            worth += self.own_bonuses(what[OWN_TOWN] * times, 0)
        return worth

    def any_good(self) -> float:
        """The good that is worth most."""
        best = self.more(0, 0, 1, 0, 0)
        silk = self.more(0, 0, 0, 1, 0)
        gold = self.more(0, 0, 0, 0, 1)
        best = silk if silk > best else best
        return gold if gold > best else best

    def any_pair(self) -> float:
        """The two goods that are worth most."""
        best = self.more(0, 0, 0, 1, 1)
        second = self.more(0, 0, 1, 0, 1)
        third = self.more(0, 0, 1, 1, 0)
        best = second if second > best else best
        return third if third > best else best

    def best_tile(self) -> float:
        """The town bonus that is worth most just now."""
        pair = self.any_pair()
        return pair if pair > 3.0 else 3.0

    def bonus_of(self, place: i64) -> float:
        """What a place still to give its bonus will bring."""
        if place == OF_CHARACTER:
            return A_CONTRACT * self.time
        if is_small(place):
            return self.amount(TILE_BONUS[self.s.towns[place - TOWNS]], 1, 0)
        if is_large(place) and self.s.outposts[place - LARGE] != EMPTY:
            return self.amount(OUTPOST_BONUS[self.s.outposts[place - LARGE]], 1, 0)
        return 0.0

    def bonuses_of(self, places: i64) -> float:
        """What all these places will bring."""
        worth = 0.0
        for place in range(LARGE, PLACES + 1):
            if places >> place & 1:
                worth += self.bonus_of(place)
        return worth

    def own_bonuses(self, times: i64, used: i64) -> float:
        """The best bonuses of so many own towns."""
        total = 0.0
        count: i64 = 0
        for place in range(TOWNS, BEIJING):
            if self.player.posts >> place & 1 and not used >> place & 1:
                total += TILE_WORTH[self.s.towns[place - TOWNS]] * self.time
                count += 1
        return total if count <= times else total * float(times) / float(count)

    # --- The map --------------------------------------------------------------------

    def city_to_come(self, city: i64) -> float:
        """What a post in a city will bring in later rounds."""
        s = self.s
        later = LATER[s.round]
        if is_small(city):
            return TILE_WORTH[s.towns[city - TOWNS]] * later
        if city == SUMATRA:
            three = CARD_GAIN[s.cards[6]] + CARD_GAIN[s.cards[7]] + CARD_GAIN[s.cards[8]]
            return 0.75 * RIVALS * three * later
        return RIVALS * CARD_GAIN[s.cards[city - LARGE]] * later if is_large(city) else 0.0

    def arrival(self, city: i64) -> float:
        """What a new post in a city brings at once."""
        s = self.s
        if is_small(city):
            return TILE_WORTH[s.towns[city - TOWNS]] * self.time
        if is_large(city):
            tile = s.outposts[city - LARGE]
            return OUTPOST_WORTH[tile] * self.time if tile != EMPTY else 0.0
        goods = self.player.goods
        taken: i64 = len(s.beijing)
        places = float(BEIJING_POINTS[taken]) if taken < 4 else 0.0
        return places + 0.3 * float(goods[0] + goods[1] + goods[2]) + (1.5 if self.left > 5 else 0.5)

    def look_at_map(self) -> float:
        """What posts will bring; what new ones would bring is put down by city."""
        posts = self.player.posts
        worth = 0.0
        for city in range(LARGE, BEIJING + 1):
            if posts >> city & 1:
                worth += self.city_to_come(city)
            else:
                self.targets.append(city)
                self.cities[city] = self.city_to_come(city) + self.arrival(city)
        self.look_at_milestones()
        return worth

    def look_at_milestones(self) -> None:
        """The eighth and ninth post bring points."""
        player = self.player
        placed = posts_placed(player)
        if not player.posts_left:
            for city in self.targets:
                self.cities[city] -= 2.5
        else:
            points = float(MILESTONES[placed + 1])
            for city in self.targets:
                self.cities[city] += points

    def goal_worth(self) -> float:
        """Goal cards, fulfilled or begun; their other cities are worth more."""
        worth = 0.0
        if 0 <= self.one < N_GOALS:
            worth += self.goal(self.one)
        if 0 <= self.other < N_GOALS:
            worth += self.goal(self.other)
        return worth

    def goal(self, goal: i64) -> float:
        """One goal card."""
        cities = GOAL_CITIES[goal]
        points = float(GOAL_POINTS[goal])
        have = self.player.posts & cities
        if have == cities:
            return points
        share = HALF_A_GOAL if not have else 1.0 - HALF_A_GOAL
        if not have and self.journeys < 2:
            share = 0.0
        for city in self.targets:
            if cities >> city & 1:
                self.cities[city] += share * points
        return HALF_A_GOAL * points if have and self.journeys else 0.0

    def goal_cities_worth(self) -> float:
        """1, 3, 6 or 10 points for different cities on the goal cards."""
        if not (0 <= self.one < N_GOALS and 0 <= self.other < N_GOALS):
            return 0.0
        wanted = GOAL_CITIES[self.one] | GOAL_CITIES[self.other]
        count: i64 = 0
        have = self.player.posts & wanted
        while have:
            have &= have - 1
            count += 1
        points = float(DIFFERENT_CITIES[count])
        if count < 4:
            more = float(DIFFERENT_CITIES[count + 1]) - points
            for city in self.targets:
                if wanted >> city & 1:
                    self.cities[city] += more
        return points

    def plan(self, place: i64, journeys: i64) -> float:
        """What the next two journeys from a place would gain, beyond their price."""
        if journeys < 1:
            return 0.0
        best = 0.0
        row = place * PLACES
        wilhelm = self.player.character == WILHELM
        for city in self.targets:
            gain = self.cities[city] - self.legs[row + city]
            if wilhelm:
                gain += COMING_BY * self.on_the_way(row + city)
            if journeys > 1 and gain > -3.0:
                gain += SECOND_JOURNEY * self.next_gain(city)
            best = gain if gain > best else best
        return FIRST_JOURNEY * best

    def next_gain(self, place: i64) -> float:
        """What one journey from a place would gain."""
        best = 0.0
        row = place * PLACES
        for city in self.targets:
            if city != place:
                gain = self.cities[city] - self.legs[row + city]
                best = gain if gain > best else best
        return best

    def on_the_way(self, leg: i64) -> float:
        """What Wilhelm's posts in the cities that he comes by would bring."""
        ways = WILHELMS_WAYS[leg]
        worth = 0.0
        if ways:
            for city in self.targets:
                if ways >> city & 1:
                    worth += self.cities[city]
        return worth

    def plan_ahead(self) -> None:
        """What the journeys to come will bring; the last one as far as it can be paid."""
        if self.s.round < LAST_ROUND or self.rolling:
            self.ahead = self.plans(self.journeys)
        elif self.journeys and not self.setting_out:
            self.ahead = self.last_journey()

    def plans(self, journeys: i64) -> float:
        """What so many journeys will bring, with whichever figure."""
        worth = self.plan(self.player.figure, journeys)
        if self.player.second == NOWHERE:
            return worth
        other = self.plan(self.player.second, journeys)
        return worth + OTHER_FIGURE * other if worth > other else other + OTHER_FIGURE * worth

    def last_journey(self) -> float:
        """What a journey with the dice at hand would bring, if all others go on the purse."""
        high, second = self.two_highest()
        if not second:
            return 0.0
        more: i64 = 2 * (len(self.player.dice) - 2) - price(self.s, self.seat, TRAVEL, second)
        gain = self.journey(False, 0, second, 0, -more) - self.die_worth(high) - self.die_worth(second)
        return LAST_JOURNEY * gain if gain > 0.0 else 0.0

    def two_highest(self) -> tuple[i64, i64]:
        """The two highest dice that could travel; what is not there is 0."""
        if self.player.character == RASCHID:
            return (6, 6) if len(self.player.dice) > 1 else (6, 0)
        high: i64 = 0
        second: i64 = 0
        for die in self.player.dice:
            value = die % FACES
            if value > high:
                second = high
                high = value
            elif value > second:
                second = value
        return high, second

    # --- A journey under way --------------------------------------------------------

    def journey(self, free: bool, made: i64, left: i64, moved: i64, paid: i64) -> float:
        """What the best journey from here gains, its price paid; the journeys after it included."""
        player = self.player
        self.best = self.ahead if free and not made else -1e9
        self.moved = moved
        self.ended = NOWHERE
        self.free = free
        self.walk(player.figure, NOWHERE, made, left, player.coins - paid, player.camels, 0.0, (moved & 1) != 0)
        return self.best - self.ahead

    def walk(
        self, place: i64, came: i64, made: i64, left: i64, coins: i64, camels: i64, got: float, here: bool
    ) -> None:
        """Stop here, or try every road that can be paid; the other figure of Niccolo & Marco goes afterwards."""
        player = self.player
        if self.on_second or player.second == NOWHERE:
            if made:
                self.stop(place, got, here)
        else:
            self.go_on_with_second(place, made, left, coins, camels, got, here)
        if not left:
            return
        step = 0 if self.free else TRAVEL_PRICE[made + 1] - TRAVEL_PRICE[made]
        hop = player.character == JOHANNES and came != NOWHERE and is_oasis(came) and is_oasis(place)
        for to in next_places(player, place):
            if to == came or (hop and is_oasis(to)):
                continue
            pays = step + coin_toll(player, place, to)
            toll = CAMEL_TOLL[place * PLACES + to]
            if pays <= coins and toll <= camels:
                gains = got - self.rates[0] * float(pays) - self.rates[1] * float(toll)
                if player.character == WILHELM and player.posts_left:
                    gains += self.new_post(to)
                self.walk(to, place, made + 1, left - 1, coins - pays, camels - toll, gains, True)

    def go_on_with_second(
        self, place: i64, made: i64, left: i64, coins: i64, camels: i64, got: float, here: bool
    ) -> None:
        """The first figure ends here."""
        self.on_second = True
        self.ended = place if here else NOWHERE
        gains = got + self.new_post(place) if here else got
        second = self.player.second
        self.walk(second, NOWHERE, made, left, coins, camels, gains, (self.moved & 2) != 0)
        self.on_second = False

    def new_post(self, place: i64) -> float:
        """What a post would bring here, where there is none."""
        return self.cities[place] if holds_posts(place) and not self.player.posts >> place & 1 else 0.0

    def stop(self, place: i64, got: float, here: bool) -> None:
        """A journey that ends here, and the plan from here on."""
        worth = got
        if here and place != self.ended and (self.player.character != WILHELM or not self.player.posts_left):
            worth += self.new_post(place)
        if (self.free and self.journeys > 0) or self.s.round < LAST_ROUND:
            gain = self.next_gain(place)
            if self.player.second != NOWHERE:
                other = self.next_gain(self.player.figure if self.ended == NOWHERE else self.ended)
                gain = gain + OTHER_FIGURE * other if gain > other else other + OTHER_FIGURE * gain
            worth += FIRST_JOURNEY * gain
        self.best = worth if worth > self.best else self.best

    # --- Open questions -------------------------------------------------------------

    def open_steps(self) -> float:
        """What the seat is still to get of what has begun."""
        worth = 0.0
        for step in self.s.agenda:
            if isinstance(step, Decision):
                if step.seat == self.seat:
                    worth += self.question(step)
                elif step.seat < 0:
                    worth += self.chance(step)
            else:
                worth += self.task(step)
        return worth

    def chance(self, step: Decision) -> float:
        """What chance is about to give to the seat."""
        if isinstance(step, RollDie):
            return self.rolled_worth(step.sort) if step.to == self.seat else 0.0
        if isinstance(step, DealContract):
            return A_CONTRACT * self.time if step.to == self.seat else 0.0
        return 0.0

    def rolled_worth(self, sort: i64) -> float:
        """A die that is rolled just now; one rolled again is no new die."""
        again = sort != BLACK or (self.s.bought and not self.player.dice)
        return self.die_worth(0) - (ROLLING if again else 0.2)

    def task(self, step: Step) -> float:
        """What is to come without a question."""
        if isinstance(step, GainBonuses):
            return self.bonuses_of(step.places) if step.seat == self.seat else 0.0
        if isinstance(step, GainDie):
            return self.die_worth(0) if step.seat == self.seat and self.s.black else 0.0
        if isinstance(step, DrawContract):
            return A_CONTRACT * self.time if step.seat == self.seat else 0.0
        return 0.0

    def question(self, step: Decision) -> float:
        """What an open question of the seat will bring."""
        if isinstance(step, PutDice):
            return self.dice_to_put(step)
        if isinstance(step, ChooseColumn):
            return self.columns(step.row, step.value, 0)
        if isinstance(step, TakeContracts):
            return self.contracts_to_take(step.value, step.first, 0)
        if isinstance(step, Walk):
            return self.journey(step.free, step.made, step.left, step.moved, 0) + self.bonuses_of(step.earned)
        if isinstance(step, HowOften):
            return self.trades(step.card, step.value)
        return self.reward(step)

    def reward(self, step: Decision) -> float:
        """What is still to be chosen of a reward."""
        if isinstance(step, ChooseGood):
            return self.any_good() * float(step.left)
        if isinstance(step, ChoosePair):
            return self.any_pair()
        if isinstance(step, CoinsOrCamels):
            return self.coins_or_camels(step.count)
        if isinstance(step, Compensate):
            return self.coins_or_camels(step.missing)
        if isinstance(step, NextBonus):
            return self.bonuses_of(step.places)
        if isinstance(step, ChooseTownBonus):
            return self.best_tile()
        if isinstance(step, OwnTowns):
            return self.own_bonuses(step.left, step.used)
        if isinstance(step, PayGoods):
            return self.amount(GET[step.way], step.times, 0) - self.cheapest_good() * float(step.left)
        if isinstance(step, PayPairs):
            return self.amount(GET[step.way], step.times, 0) - 2.0 * self.cheapest_good() * float(step.left)
        if isinstance(step, MovePost):
            return self.cities[step.to]
        return 0.0

    def coins_or_camels(self, count: i64) -> float:
        """So many coins or so many camels."""
        coins = self.more(count, 0, 0, 0, 0)
        camels = self.more(0, count, 0, 0, 0)
        return coins if coins > camels else camels

    def cheapest_good(self) -> float:
        """The good that is missed least."""
        goods = self.player.goods
        best = 9.0
        if goods[0]:
            best = -self.more(0, 0, -1, 0, 0)
        if goods[1]:
            silk = -self.more(0, 0, 0, -1, 0)
            best = silk if silk < best else best
        if goods[2]:
            gold = -self.more(0, 0, 0, 0, -1)
            best = gold if gold < best else best
        return best

    def dice_to_put(self, step: PutDice) -> float:
        """The best that can be done on a space with the dice at hand, beyond the dice it takes."""
        values = self.dice_for(step.space)
        best = -1e9
        for low in range(1, FACES):
            if step.space == KHAN and low < self.s.khan_value:
                continue
            dice = self.cheapest_dice(values, low, step.left)
            if dice < 0.0:
                continue
            value: i64 = low if low < step.low else step.low
            paid = price(self.s, self.seat, step.space, value)
            if paid <= self.player.coins:
                gain = self.action(step.space, value, paid) - dice
                best = gain if gain > best else best
        return best - self.journey_missed(step) if best > -1e8 else 0.0

    def journey_missed(self, step: PutDice) -> float:
        """What is lost, if too few dice are left for a journey in this round."""
        if step.space == TRAVEL or len(self.player.dice) < 2 or len(self.player.dice) - step.left > 1:
            return 0.0
        if self.s.round == LAST_ROUND:
            return self.ahead
        return self.ahead - self.plans(LAST_ROUND - self.s.round) if self.journeys > LAST_ROUND - self.s.round else 0.0

    def dice_for(self, space: i64) -> list[i64]:
        """How many dice of each value may go to a space; Raschid's stand under 0."""
        barred = own_colour_lies(self.s, self.seat, space)
        values: list[i64] = [0] * FACES
        for die in self.player.dice:
            if not (barred and die < FACES):
                values[die % FACES] += 1
        return values

    def cheapest_dice(self, values: list[i64], low: i64, count: i64) -> float:
        """What dice are worth of which the lowest shows this; negative, if there are not enough."""
        if self.player.character == RASCHID:
            return float(count) * self.die_worth(0) if values[0] >= count else -1.0
        if not values[low]:
            return -1.0
        worth = 0.0
        left = count
        for value in range(low, FACES):
            take = values[value] if values[value] < left else left
            worth += float(take) * self.die_worth(value)
            left -= take
        return worth if not left else -1.0

    def action(self, space: i64, value: i64, paid: i64) -> float:
        """What an action brings with this die, its price paid."""
        if space >= CARDS:
            return self.card(self.s.cards[space - CARDS], value)
        if space == FIVE_COINS:
            return self.more(COINS_TAKEN - paid, 0, 0, 0, 0)
        if space <= GOLD_ROW:
            return self.columns(space, value, paid)
        if space == KHAN:
            return self.amount(KHAN_BONUS, 1, 0)
        if space == TAKE_CONTRACTS:
            return self.contracts_to_take(value, NONE_YET, paid)
        return self.journey(False, 0, value, 0, paid) + STARTER if space == TRAVEL else 0.0

    def columns(self, row: i64, value: i64, paid: i64) -> float:
        """The best column of the bazaar, the highest or the one before."""
        best = self.amount(BAZAAR[row - CAMEL_ROW][value - 1], 1, paid)
        if value > 1:
            lower = self.amount(BAZAAR[row - CAMEL_ROW][value - 2], 1, paid)
            best = lower if lower > best else best
        return best

    def contracts_to_take(self, value: i64, first: i64, paid: i64) -> float:
        """The best one or two contracts of the display."""
        display = self.s.display
        reach: i64 = value if value < len(display) else len(display)
        if not reach:
            return 0.0
        old = self.contracts
        one = first if first != NONE_YET else self.best_of_display(reach, NONE_YET)
        other = self.best_of_display(reach, one)
        self.contracts = [*old, display[one]]
        best = self.more(-paid, 0, 0, 0, 0) + 0.4 * float(SPACE_BONUS[one])
        if other != NONE_YET:
            self.contracts = [display[one], display[other]]
            both = self.more(-paid, 0, 0, 0, 0) + 0.4 * float(SPACE_BONUS[one] + SPACE_BONUS[other])
            best = both if both > best else best
        self.contracts = old
        return best

    def best_of_display(self, reach: i64, but: i64) -> i64:
        """The contract within reach that is worth most."""
        goods = self.player.goods
        best = NONE_YET
        most = -1.0
        for i in range(reach):
            if i != but:
                worth = self.contract(self.s.display[i], self.player.camels, goods[0], goods[1], goods[2])
                worth += 0.4 * float(SPACE_BONUS[i])
                if worth > most:
                    most = worth
                    best = i
        return best

    def card(self, card: i64, value: i64) -> float:
        """What a city card brings with this die."""
        if KIND[card] == EXCHANGE:
            return self.trades(card, value)
        if KIND[card] == PER_POST:
            times = posts_on_map(self.player)
        elif KIND[card] == PER_CONTRACT:
            times = len(self.player.completed)
        else:
            value = BY_NUMBER[card][value]
            times = own_towns(self.player) if GET[card * WAYS][OWN_TOWN] else value
        return self.amount(GET[card * WAYS], times if times < value else value, 0)

    def trades(self, card: i64, value: i64) -> float:
        """The best number of exchanges, the one way or the other."""
        best = -1e9
        for way in range(2 if BOTH_WAYS[card] else 1):
            for times in range(1, value + 1):
                if affords(self.player, GIVE[card * WAYS + way], times):
                    gain = self.trade(card * WAYS + way, times)
                    best = gain if gain > best else best
        return best if best > -1e8 else 0.0

    def trade(self, way: i64, times: i64) -> float:
        """So many exchanges in one direction."""
        give, get = GIVE[way], GET[way]
        worth = self.more(
            (get[COINS] - give[COINS]) * times,
            (get[CAMELS] - give[CAMELS]) * times,
            (get[PEPPER] - give[PEPPER]) * times,
            (get[SILK] - give[SILK]) * times,
            (get[GOLD] - give[GOLD]) * times,
        )
        worth += float((get[POINTS] - give[POINTS]) * times)
        if give[ANY_GOOD] or give[PAIR]:
            worth -= self.cheapest_good() * float((give[ANY_GOOD] + 2 * give[PAIR]) * times)
        return worth + self.choices(get, times) if get[CHOICES] else worth

    # --- Goal cards -----------------------------------------------------------------

    def look_at_goals(self) -> None:
        """The two goal cards, or those that are being chosen."""
        goals = self.player.goals
        if len(goals) < 2:
            return
        self.one, self.other = goals[0], goals[1]
        top = self.s.agenda[-1] if self.s.agenda else None
        if isinstance(top, Together):
            for lane in top.lanes:
                if lane.seat == self.seat and lane.steps:
                    self.goals_in_lane(lane.steps[-1], goals)

    def goals_in_lane(self, step: Step, goals: list[i64]) -> None:
        """The goal cards chosen so far."""
        if isinstance(step, KeepTwo):
            self.one, self.other = goals[step.one], goals[step.other]
        elif isinstance(step, KeepGoals):
            self.one = goals[step.first] if step.first >= 0 else NOBODY
            self.other = NOBODY


def kept(count: i64, enough: i64) -> float:
    """What is more than enough counts less."""
    return float(count) if count <= enough else float(enough) + EXCESS * float(count - enough)


def missing(need: i64, have: i64) -> float:
    """How much is missing of what is needed."""
    if have >= need:
        return 0.0
    return float(need - have) if have > 0 else float(need)


class MarcoPoloEvaluator(Evaluator):
    """Dice by what they show, goods by the contracts they serve, and journeys by the posts they lead to."""

    def worth(self, s: MarcoPolo, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        player = s.players[seat]
        if s.counted or player.character == NOBODY:
            return
        look = Outlook(s, seat)
        look.hold()
        look.look_at_goals()
        posts = look.look_at_map()
        out[GOAL_CARD_POINTS] += look.goal_worth()
        out[GOAL_CITY_POINTS] += look.goal_cities_worth()
        look.plan_ahead()
        out[CONTRACT_POINTS] += look.dice_worth() + look.now + character_worth(s, player)
        out[CARD_POINTS] += look.open_steps()
        out[TOWN_POINTS] += posts
        out[POST_POINTS] += look.ahead
        if look.journeys:
            out[POST_POINTS] += TOWARDS_MILESTONE[posts_placed(player)]
        out[BEIJING_PLACE_POINTS] += float(beijing_points(s, seat))
        out[MOST_CONTRACTS_POINTS] += most_contracts_worth(s, seat, look.left)
        if s.traveller == seat and s.round < LAST_ROUND:
            out[POST_POINTS] += STARTER

    def prior(self, s: MarcoPolo, ask: Decision, n: i64) -> float:
        if COMPLETE.base <= n < COMPLETE.base + COMPLETE.size:
            return 3.0
        if PUT_ON_PURSE.base <= n < PUT_ON_PURSE.base + PUT_ON_PURSE.size:
            return 0.3
        if REROLL.base <= n < REROLL.base + REROLL.size:
            return 0.3
        if TURN_UP.base <= n < TURN_UP.base + TURN_UP.size:
            return 0.2
        if TURN_DOWN.base <= n < TURN_DOWN.base + TURN_DOWN.size:
            return 0.05
        if n == BUY_BLACK_DIE.base:
            return 0.7
        return 1.0


def character_worth(s: MarcoPolo, player: Player) -> float:
    """What a character brings in the rounds to come."""
    coins = float(ROUND_COINS[player.character]) * FULL[0] + float(ROUND_CAMELS[player.character]) * FULL[1]
    return coins * LATER[s.round] + CHARACTER_WORTH[player.character] * float(LAST_ROUND - s.round)


def most_contracts_worth(s: MarcoPolo, seat: i64, left: i64) -> float:
    """The seven points for the most contracts, by the lead and the time left to lose it."""
    mine: i64 = len(s.players[seat].completed)
    others: i64 = 0
    for other in range(len(s.players)):
        count: i64 = len(s.players[other].completed)
        if other != seat and count > others:
            others = count
    chance = 0.5 + (float(mine - others) + 0.3) / (2.0 + 0.2 * float(left))
    return 7.0 * (0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance)


EVALUATOR: Final = MarcoPoloEvaluator(further=0, trust=1.0, spread=8.0)

"""What a position is worth, for bots: the points so far, and what followers, places and tracks still bring.

A follower who can still be sent somewhere has a price in points. A place is worth what its action brings
beyond the price of those who work there, as often as it is likely to be used; a technology tile saves one price
each time. Development counts by the holdings it will multiply, and the other way round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Together
from comptoir.core.evaluate import Evaluator
from comptoir.games.orleans.actions import EFFECT, EXECUTE
from comptoir.games.orleans.bathhouse import BatherSpace, PlaceBather
from comptoir.games.orleans.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CRAFTSMAN,
    FARMER,
    GOODS_VALUE,
    HARVEST,
    INCOME,
    KNIGHT,
    KNIGHT_CITIZEN,
    MARKET,
    MONK,
    N_CHARACTERS,
    N_FOLLOWERS,
    N_FOODS,
    OWN,
    ROUNDS,
    SCHOLAR,
    TAXES,
    TRADER,
    TRADING_DAY,
    TYPE,
)
from comptoir.games.orleans.deeds import CANALISATION, N_DEEDS, NO_OPENING, OPENING, REWARD, CoinOrStep, SendToDeed
from comptoir.games.orleans.events import HOLD_EVENT
from comptoir.games.orleans.followers import FILL_MARKET, FOLLOWERS, DrawFollower, TakeBack, number_to_draw
from comptoir.games.orleans.map import GOODS_SPACE, N_TOWNS, NEIGHBOURS, NO_ROUTE, ORLEANS, ROAD, ROUTE, WATER
from comptoir.games.orleans.places import (
    BATHHOUSE,
    BREWERY,
    CASTLE,
    CATEGORY,
    CELLAR,
    FARM_HOUSE,
    FIRST_SPACE,
    FIRST_TILE,
    GUILDHALL,
    GUNPOWDER_TOWER,
    HAYRICK,
    HERB_GARDEN,
    HORSE_WAGON,
    HOSPITAL,
    LABORATORY,
    LAST_SPACE,
    LIBRARY,
    MONASTERY,
    N_PLACES,
    OFFICE,
    PHARMACY,
    SACRISTY,
    SCHOOL,
    SCRIPTORIUM,
    SHIP,
    SHIPPING_LINE,
    SPACES_OF,
    TAILOR_SHOP,
    TOWN_HALL,
    UNIVERSITY,
    VILLAGE,
    WAGON,
    WANTED,
    WINDMILL,
)
from comptoir.games.orleans.planning import (
    ENOUGH_THERE,
    MAKE_PLAN,
    PLANNED,
    PLANNING,
    SEND,
    STAFF,
    CarryOutPlan,
    Man,
    Plan,
    Sent,
)
from comptoir.games.orleans.producing import HowMuchMedicine
from comptoir.games.orleans.recruiting import AddToTown, WhoJoins, why_not_recruit
from comptoir.games.orleans.state import (
    BY_CITIZENS,
    BY_COINS,
    BY_GOODS,
    BY_STATIONS,
    EMPTY,
    NOBODY,
    SOURCES,
    TECHNOLOGY,
    Orleans,
    Player,
    bit,
    bits,
)
from comptoir.games.orleans.technology import KEEP_TECHNOLOGY
from comptoir.games.orleans.torture import GIVE_STATION
from comptoir.games.orleans.tracks import (
    BOATMAN_CITIZEN_AT,
    BOATMAN_COINS,
    CITIZEN_ON,
    COINS_ON,
    END,
    FARMER_GOODS,
    KNIGHT_CITIZEN_AT,
    KNIGHT_DRAWS,
    LAST,
    SCHOLAR_STEPS,
    STATUS,
    citizens_of,
)
from comptoir.games.orleans.travel import LEAVE_GOODS, WhereTo, WhichGood

STEPS_A_ROUND: Final = 1.0  # of development still to be expected
A_DRAW: Final = 2.0  # what a follower drawn in a later round is worth, besides all that is expected anyway
A_HAND: Final = 1.6  # what one who is at hand before planning is worth
HAND_LATER: Final = 0.04  # the same for each round that is left
ALIKE: Final = 0.25  # how much less those are worth who are like others
PRICE: Final = 1.2  # what it costs to use a follower
A_STAY: Final = 0.9  # what one who is there already and waits for the next round is worth
STATIONS_A_ROUND: Final = 0.3
CITIZENS_A_ROUND: Final = 0.12
MORE_SCHOLARS: Final = 0.2  # how many a round still come, each with one step more for every space of the track
MORE_BOATMEN: Final = 0.1  # the same with coins
MORE_FARMERS: Final = 0.08  # the same with points of goods
IN_TIME: Final = 0.95  # the share of its gain that an activated place is worth before its action
BEGUN: Final = 0.25  # the share of its gain that a place is worth by the square of what is manned
A_LEAD: Final = 0.6  # a coin a round for whoever leads on the farmer track
A_TIE: Final = 0.25
A_LAG: Final = 0.5
TILE_USE: Final = 0.45  # how often a round a place tile is used
HELD: Final = 1.1  # technology beside the board
A_TOWN: Final = 0.25  # the share of a station that a town without one is worth to the merchant
ONWARD: Final = 0.2  # the share of the best good around the merchant
HUNGER_COST: Final = 3.0  # of a harvest without food
MOST_STATIONS: Final = 0.3  # of a further station, towards the last citizen
STUCK: Final = 0.8  # the share of a follower who waits in a place that is not complete
RARE: Final = 0.4  # how often a place is used for which a character is missing
NEARER: Final = 0.6  # for a deed with only a few spaces left

KIND_WORTH: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.2]  # in the order of the characters
STAY_WORTH: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.05, 1.05, 1.3]

# How often a round a place of the board is used, where technology saves a follower.
BOARD_USE: Final[list[float]] = [0.5, 0.6, 0.5, 0.4, 0.15, 0.65, 0.7, 0.7, 0.15, 0.0]
# What tiles without an action, or with one hard to judge, bring a round.
PASSIVE: Final[list[float]] = [*[0.0] * 19, 0.7, 0.7, 0.3, *[0.0] * 5, 0.5, 0.9, 0.3]

MOST_ROUNDS: Final = ROUNDS + 1
DEED_SPACES: Final[list[list[i64]]] = [
    [opening for opening in OPENING[deed * N_CHARACTERS : (deed + 1) * N_CHARACTERS] if opening != NO_OPENING]
    for deed in range(N_DEEDS)
]


def _ahead(development: int, rounds: int) -> float:
    """The status to be expected at the end from this space, so many rounds before it."""
    middle = STEPS_A_ROUND * rounds
    spaces = [development + middle * (0.4 + 0.12 * i) for i in range(11)]
    return float(sum([_between(space) for space in spaces])) / len(spaces) if rounds else float(STATUS[development])


def _between(space: float) -> float:
    """The status as a figure that grows steadily."""
    whole = int(space)
    if whole >= END:
        return float(STATUS[END])
    start = max(i for i in range(whole + 1) if i == 0 or STATUS[i] > STATUS[i - 1])
    end = min(i for i in range(whole + 1, END + 1) if STATUS[i] > STATUS[start])
    return float(STATUS[start]) + (space - start) / (end - start) * 0.85


STATUS_AHEAD: Final[list[float]] = [_ahead(i % (END + 1), i // (END + 1)) for i in range((END + 1) * MOST_ROUNDS)]


def _routes_from(town: int) -> list[i64]:
    routes = [ROUTE[by][town * N_TOWNS + other] for by in (WATER, ROAD) for other in range(N_TOWNS)]
    return [route for route in routes if route != NO_ROUTE]


ROUTES_FROM: Final[list[list[i64]]] = [_routes_from(town) for town in range(N_TOWNS)]


class Outlook:
    """What a seat can expect, worked out once for each position."""

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
        self.stations: float = float(built) + (more if more < stations else stations)
        self.citizens: float = float(citizens_of(s, seat)) + CITIZENS_A_ROUND * self.left
        self.pending: bool = False  # the event of this round is still to come
        self.draws: float = self.left  # rounds in which this seat still draws
        for step in s.agenda:
            if step is HOLD_EVENT:
                self.pending = True
            elif step is FOLLOWERS or step is FILL_MARKET[seat]:
                self.draws += 1.0
        counts = s.hourglasses.counts
        known: i64 = s.event if self.pending and s.hourglasses.left() == self.rounds else EMPTY
        self.incomes: float = float(counts[INCOME] + (known == INCOME))
        self.days: float = float(counts[TRADING_DAY] + (known == TRADING_DAY))
        self.taxes: float = float(counts[TAXES] + (known == TAXES))
        self.harvests: float = float(counts[HARVEST] + (known == HARVEST))
        self.hungry: bool = known == HARVEST
        self.station: float = self.status + self.days + MOST_STATIONS * self.status
        self.step: float = self.steps(1)
        self.stride: float = self.usual_step()
        self.people: list[i64] = [0] * N_CHARACTERS
        self.total: i64 = 0
        self.count_people()
        self.works: float = self.work(0, 0, self.player.tracks[KNIGHT])

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
        """What so many steps of development bring."""
        place = self.player.development
        row = self.rounds * (END + 1)
        worth = 0.0
        for _ in range(count):
            if place == END:
                break
            place += 1
            worth += float(COINS_ON[place])
            if CITIZEN_ON[place] != NOBODY and self.s.citizens[CITIZEN_ON[place]] == NOBODY:
                worth += self.status
        ahead = STATUS_AHEAD[row + place] - self.status
        now = float(STATUS[place] - STATUS[self.player.development])
        return worth + (self.stations + self.citizens) * ahead + 0.5 * self.incomes * (ahead + now)

    def usual_step(self) -> float:
        """What a step of development is worth on average, wherever coins and citizens lie."""
        place = self.player.development + 4
        if place > END:
            place = END
        ahead = STATUS_AHEAD[self.rounds * (END + 1) + place] - self.status
        return 0.25 * ahead * (self.stations + self.citizens + self.incomes)

    def good(self, good: i64) -> float:
        """What one more good is worth: taxes are to be paid for it."""
        worth = float(GOODS_VALUE[good]) - 0.33 * self.taxes
        if good < N_FOODS and self.food() < self.harvests:
            worth += 1.0
        return worth

    def food(self) -> float:
        """Grain, cheese and wine."""
        goods = self.player.goods
        return float(goods[0] + goods[1] + goods[2])

    def recruit(self, who: i64) -> float:
        """One more follower of a kind."""
        return (self.work(who, 1, self.player.tracks[KNIGHT]) - self.works) * self.left

    def farewell(self, who: i64) -> float:
        """What is lost with a follower."""
        return (self.works - self.work(who, -1, self.player.tracks[KNIGHT])) * self.left

    def send_away(self, who: i64, count: i64) -> None:
        """As if so many followers were gone."""
        self.people[who] -= count
        self.total -= count
        self.works = self.work(0, 0, self.player.tracks[KNIGHT])

    def work(self, who: i64, more: i64, knights: i64) -> float:
        """What the followers bring in a round, with so many more of a kind: the more of them are alike, the less."""
        total = float(self.total + more)
        share = float(KNIGHT_DRAWS[knights]) / total if total > 0.0 else 1.0
        if share > 1.0:
            share = 1.0
        worth = 0.0
        for kind in range(N_CHARACTERS):
            drawn = share * float(self.people[kind] + (more if kind == who else 0))
            worth += KIND_WORTH[kind] * drawn / (1.0 + ALIKE * drawn)
        return A_DRAW * worth


class OrleansEvaluator(Evaluator):
    """Points so far, holdings at the status to be expected, and followers at their price."""

    def worth(self, s: Orleans, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if not s.agenda:
            return
        o = Outlook(s, seat)
        out[BY_STATIONS] = o.stations * o.status
        out[BY_CITIZENS] = o.citizens * o.status + station_race(o)
        out[BY_COINS] += income(o) + followers_worth(o) + town_worth(o) + plan_worth(o) + open_worth(o)
        out[BY_GOODS] += upkeep(o)

    def prior(self, s: Orleans, ask: Decision, n: i64) -> float:
        if isinstance(ask, Plan):
            return plan_prior(s, ask, n)
        if isinstance(ask, Man):
            return man_prior(s, ask, n)
        if EXECUTE.base <= n < EXECUTE.base + EXECUTE.size:
            return 2.0
        if n == LEAVE_GOODS.base or n == KEEP_TECHNOLOGY.base:
            return 0.1
        return 4.0 if n == GIVE_STATION.base else 1.0


# --- What comes in by itself ----------------------------------------------------------


def station_race(o: Outlook) -> float:
    """The last citizen, for whoever builds the most stations."""
    most: i64 = 0
    for seat in range(len(o.s.players)):
        if seat != o.seat:
            built = bits(o.s.players[seat].built)
            most = built if built > most else most
    ahead = float(bits(o.player.built) - most) / (1.0 + 0.3 * o.left)
    if not o.rounds:
        ahead *= 3.0
    return o.status * (0.0 if ahead <= -1.0 else 0.9 if ahead >= 1.0 else 0.45 + 0.45 * ahead)


def income(o: Outlook) -> float:
    """Coins of events and of the census."""
    status = 0.5 * (o.status + float(STATUS[o.player.development]))
    coins = o.incomes * status + o.days * (float(bits(o.player.built)) + 0.5 * STATIONS_A_ROUND * o.left)
    return coins + census(o) * o.left


def census(o: Outlook) -> float:
    """Coins a round for those in front on the farmer track, and from whoever is last."""
    own = o.player.tracks[FARMER]
    most: i64 = 0
    least: i64 = 99
    for seat in range(len(o.s.players)):
        if seat != o.seat:
            track = o.s.players[seat].tracks[FARMER]
            most = track if track > most else most
            least = track if track < least else least
    worth = A_LEAD if own > most else A_TIE if own == most else 0.0
    if own < least and len(o.s.players) > 2:
        worth -= A_LAG
    return worth


def upkeep(o: Outlook) -> float:
    """Harvest and taxes."""
    goods: i64 = 0
    for count in o.player.goods:
        goods += count
    short = o.harvests - o.food() - 0.4 * o.left
    worth = -0.33 * o.taxes * float(goods) - 1.2 * o.harvests
    if short > 0.0:
        worth -= HUNGER_COST * short
    if o.hungry and o.food() < 1.0:
        worth -= 2.0
    return worth


# --- Followers ------------------------------------------------------------------------


def followers_worth(o: Outlook) -> float:
    """What everybody still to be drawn brings; the further on a track, the more its next followers bring."""
    tracks = o.player.tracks
    later = 0.0
    if tracks[SCHOLAR] < LAST[SCHOLAR]:
        later += MORE_SCHOLARS * o.stride * float(tracks[SCHOLAR])
    if tracks[BOATMAN] < LAST[BOATMAN]:
        later += MORE_BOATMEN * float(tracks[BOATMAN])
    if tracks[FARMER] < LAST[FARMER]:
        later += MORE_FARMERS * float(tracks[FARMER])
    return o.works * o.draws + later * o.left


# --- Places and technology ------------------------------------------------------------


def town_worth(o: Outlook) -> float:
    """What place tiles and technology bring in the rounds to come."""
    player = o.player
    worth = 0.0
    tools: i64 = technology_places(player)
    for place in range(FIRST_TILE):
        if tools >> place & 1:
            worth += BOARD_USE[place] * PRICE * o.left
    tiles = player.places >> FIRST_TILE
    place = FIRST_TILE
    while tiles:
        if tiles & 1:
            worth += tile_worth(o, place, tools >> place & 1)
        tiles >>= 1
        place += 1
    held = float(player.technology) + 0.7 * float(player.first_technology)
    return worth + HELD * held * 0.45 * PRICE * o.left


def technology_places(player: Player) -> i64:
    """The places with technology, a bit each."""
    found: i64 = 0
    for place in range(GUNPOWDER_TOWER):
        if player.taken & SPACES_OF[place]:
            for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
                if player.spaces[space] == TECHNOLOGY:
                    found |= bit(place)
    return found


def tile_worth(o: Outlook, place: i64, tool: i64) -> float:
    """A place tile: what it brings beyond the price of its followers, as often as it is used."""
    worth = PASSIVE[place] * o.left
    gain = regular_gain(o, place) - PRICE * float(LAST_SPACE[place] - FIRST_SPACE[place] - tool)
    if gain <= 0.0:
        return worth
    uses = TILE_USE * o.left * manning(o, place, tool)
    if HAYRICK <= place <= TAILOR_SHOP:
        supply = 0.8 * float(o.s.goods[place - HAYRICK])
        uses = supply if supply < uses else uses
    return worth + gain * uses


def manning(o: Outlook, place: i64, tool: i64) -> float:
    """How easily a place finds its followers."""
    worst = 1.0
    second = 1.0
    last: i64 = EMPTY
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        wanted = WANTED[space]
        if wanted < N_CHARACTERS:
            have = o.people[wanted] - (wanted == last)
            ease = 1.0 if have > 1 else 0.85 if have == 1 else RARE
            last = wanted
            if ease < worst:
                second = worst
                worst = ease
            elif ease < second:
                second = ease
    return second if tool else worst * second


def regular_gain(o: Outlook, place: i64) -> float:
    """What the action of a place tile brings on average."""
    if HAYRICK <= place <= TAILOR_SHOP:
        return o.good(place - HAYRICK)
    if place == LIBRARY:
        return 2.0 * o.stride
    if place == SHIPPING_LINE:
        return o.stride
    if place == WINDMILL:
        return 2.0 + o.stride
    if place == HOSPITAL:
        return 0.5 * (o.status + float(STATUS[o.player.development]))
    if place == OFFICE:
        return 0.5 * (o.stations + float(bits(o.player.built)))
    if place == CELLAR:
        return 4.0
    if place == HORSE_WAGON:
        return 3.0
    if place == PHARMACY:
        return 3.0 * o.stride - 3.0 if o.stride > 1.0 else 0.0
    return 2.0 if place == BREWERY else 0.0


# --- What is manned -------------------------------------------------------------------


class Posts:
    """Who stands where, with the plan that is being made."""

    def __init__(self, o: Outlook) -> None:
        player = o.player
        self.taken: i64 = player.taken
        self.spaces: list[i64] = player.spaces
        self.market: list[i64] = [0] * N_CHARACTERS
        self.waiting: i64 = 0  # on the market
        self.stuck: i64 = 0  # in places without their action just now
        self.stuck_worth: float = 0.0
        self.place: i64 = EMPTY  # to which followers are being sent just now
        for i in range(N_FOLLOWERS):
            self.market[TYPE[i]] += player.market[i]
            self.waiting += player.market[i]
        step = plan_of(o.s, o.seat)
        if isinstance(step, Sent):
            self.send(step.sent)
            if isinstance(step, Man):
                self.place = step.place
        elif isinstance(step, CarryOutPlan):
            self.send(step.sent)

    def send(self, sent: tuple[int, ...]) -> None:
        """These followers stand where they were sent."""
        self.spaces = self.spaces[:]
        for item in sent:
            code: i64 = item
            self.stand(code % N_FOLLOWERS, code // N_FOLLOWERS // 2, code // N_FOLLOWERS % 2)

    def stand(self, follower: i64, space: i64, from_tower: i64) -> None:
        """One follower goes to a space."""
        self.spaces[space] = follower
        self.taken |= bit(space)
        if from_tower:
            for other in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
                if self.spaces[other] == follower:
                    self.spaces[other] = EMPTY
                    self.taken &= ~bit(other)
                    break
        else:
            self.market[TYPE[follower]] -= 1
            self.waiting -= 1

    def complete(self, place: i64) -> bool:
        """Whether something lies on all spaces of a place."""
        return SPACES_OF[place] & ~self.taken == 0


def plan_of(s: Orleans, seat: i64) -> Step | None:
    """The step of a seat's own lane, or its question in open planning."""
    top = s.agenda[-1]
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane.seat == seat and lane.steps:
                return lane.steps[-1]
        return None
    return top if isinstance(top, Sent) and top.seat == seat else None


def fill(o: Outlook, posts: Posts) -> None:
    """Whoever fits goes to the place in question: everybody to a space of their own, then those who stand in."""
    posts.spaces = posts.spaces[:]
    place = posts.place
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if not posts.taken >> space & 1 and WANTED[space] < N_CHARACTERS and posts.market[WANTED[space]] > 0:
            posts.stand(WANTED[space], space, 0)
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if not posts.taken >> space & 1:
            who = stand_in(o, posts, WANTED[space])
            if who != NOBODY:
                posts.stand(who, space, 0)


def stand_in(o: Outlook, posts: Posts, wanted: i64) -> i64:
    """Somebody on the market who may stand in for this character."""
    if wanted == MONK:
        return NOBODY
    if wanted >= N_CHARACTERS:
        for who in range(N_CHARACTERS):
            if posts.market[who] > 0:
                return who
        return NOBODY
    if posts.market[BOATMAN] > 0 and o.player.places >> HERB_GARDEN & 1 and wanted <= TRADER:
        return BOATMAN
    if posts.market[SCHOLAR] > 0 and o.player.places >> SCHOOL & 1:
        return SCHOLAR
    return MONK if posts.market[MONK] > 0 else NOBODY


def hand_worth(o: Outlook, draws: i64) -> float:
    """What the followers bring in this round before anything is planned, with so many still to be drawn."""
    player = o.player
    size = float(player.bag.size)
    share = float(draws) / size if draws > 0 and size > 0.0 else 0.0
    hand = [0.0] * N_CHARACTERS
    for i in range(N_FOLLOWERS):
        hand[TYPE[i]] += float(player.market[i]) + share * float(player.bag.counts[i])
    taken = player.taken
    space: i64 = 0
    while taken >> space:
        if taken >> space & 1 and player.spaces[space] != TECHNOLOGY:
            hand[TYPE[player.spaces[space]]] += STUCK
        space += 1
    worth = 0.0
    for who in range(N_CHARACTERS):
        worth += KIND_WORTH[who] * hand[who] / (1.0 + ALIKE * hand[who])
    return worth


def unplanned(o: Outlook) -> i64:
    """How many followers are still to be drawn before planning begins, or -1 after it."""
    top = o.s.agenda[-1]
    if isinstance(top, TakeBack):
        return number_to_draw(o.s, o.seat, top.back) if top.seat == o.seat else later_plan(o)
    if isinstance(top, DrawFollower):
        return top.left if top.to == o.seat else later_plan(o)
    if isinstance(top, (Together, Sent)):
        step = plan_of(o.s, o.seat)
        if isinstance(step, Plan) and not step.sent:
            return 0
        return -1 if step is not None else later_plan(o)
    return later_plan(o)


def later_plan(o: Outlook) -> i64:
    """Nobody is to be drawn, and planning is still to come; or -1."""
    for step in o.s.agenda:
        if step is PLANNING or step is MAKE_PLAN[o.seat]:
            return -1 if o.draws > o.left else 0
    return -1


def plan_worth(o: Outlook) -> float:
    """Activated places by their gain; begun ones and the market by the followers who wait there."""
    draws = unplanned(o)
    if draws >= 0:
        return hand_worth(o, draws) * (A_HAND + HAND_LATER * o.left)
    posts = Posts(o)
    if posts.place == TOWN_HALL:
        fill_town_hall(o, posts)
    elif posts.place != EMPTY:
        fill(o, posts)
    acts = not o.s.passed >> o.seat & 1
    travels = posts.complete(SHIP) or posts.complete(WAGON)
    if o.player.places >> HORSE_WAGON & 1 and posts.complete(HORSE_WAGON):
        travels = True
    worth = 0.0
    for place in range(GUNPOWDER_TOWER):
        if posts.taken & SPACES_OF[place]:
            if place == TOWN_HALL:
                worth += town_hall_worth(o, posts, acts)
            elif acts and posts.complete(place) and can_act(o, place, travels):
                worth += IN_TIME * action_gain(o, place)
            elif o.rounds:
                worth += begun_worth(o, posts, place)
    return worth + staying_worth(o, posts)


def begun_worth(o: Outlook, posts: Posts, place: i64) -> float:
    """Followers wait in a place without its action just now; it is worth more the further it is manned."""
    manned: i64 = 0
    followers: i64 = 0
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        thing = posts.spaces[space]
        if thing != EMPTY:
            manned += 1
            if thing != TECHNOLOGY:
                followers += 1
                posts.stuck_worth += STAY_WORTH[TYPE[thing]]
    if not followers:
        return 0.0
    posts.stuck += followers
    if place == SACRISTY:
        return 0.5 * (o.taxes + o.harvests)
    size = LAST_SPACE[place] - FIRST_SPACE[place]
    share = float(manned) / float(size)
    gain = action_gain(o, place) - PRICE * float(size)
    return BEGUN * share * share * gain if gain > 0.0 else 0.0


def staying_worth(o: Outlook, posts: Posts) -> float:
    """Followers who wait are worth something as far as there will be more at hand in the next round."""
    if not o.rounds:
        return 0.0
    worth = STUCK * posts.stuck_worth
    for who in range(N_CHARACTERS):
        worth += STAY_WORTH[who] * float(posts.market[who])
    room: i64 = MARKET
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
        if o.player.places >> GUNPOWDER_TOWER & 1:
            room += 1
        if posts.taken >> space & 1:
            worth += STAY_WORTH[TYPE[posts.spaces[space]]]
            posts.waiting += 1
    stay = posts.waiting + posts.stuck
    if not stay:
        return 0.0
    usual = KNIGHT_DRAWS[o.player.tracks[KNIGHT]]
    usual = o.total if o.total < usual else usual
    drawn = o.total - stay if o.total - stay < usual else usual
    drawn = room - posts.waiting if room - posts.waiting < drawn else drawn
    more = stay + drawn - usual
    committed = 0.1 * float(posts.stuck)
    if more <= 0:
        return -committed
    return A_STAY * worth * float(more) / float(stay) - committed


def can_act(o: Outlook, place: i64, travels: bool) -> bool:
    """Whether the action may be taken; a station may also be built where the merchant goes first."""
    if place == SACRISTY:
        return False
    if place == GUILDHALL and travels:
        return o.player.stations > 0
    return EFFECT[o.seat][place].why_not(o.s) is None


# --- What actions bring ---------------------------------------------------------------


def action_gain(o: Outlook, place: i64) -> float:
    """What the action of a place brings now."""
    if place >= HAYRICK:
        return tile_gain(o, place)
    if place == FARM_HOUSE:
        return farmer_gain(o)
    if place == VILLAGE:
        return village_gain(o)
    if place == UNIVERSITY:
        track = o.player.tracks[SCHOLAR]
        if track == LAST[SCHOLAR]:
            return 0.0
        return o.steps(SCHOLAR_STEPS[track + 1]) + o.recruit(SCHOLAR) + MORE_SCHOLARS * o.stride * o.left
    if place == CASTLE:
        return knight_gain(o)
    if place == MONASTERY:
        return o.recruit(MONK)
    if place == SHIP:
        return travel_gain(o, WATER)
    if place == WAGON:
        return travel_gain(o, ROAD)
    if place == GUILDHALL:
        return o.station - A_TOWN * o.station
    return o.step if place == SCRIPTORIUM else 0.0


def farmer_gain(o: Outlook) -> float:
    """A farmer, a good, and perhaps the lead in the census."""
    track = o.player.tracks[FARMER]
    if track == LAST[FARMER]:
        return 0.0
    return o.good(FARMER_GOODS[track + 1]) + o.recruit(FARMER) + 0.15 * o.left


def knight_gain(o: Outlook) -> float:
    """A knight, and more followers to be drawn."""
    track = o.player.tracks[KNIGHT]
    if track == LAST[KNIGHT]:
        return 0.0
    worth = (o.work(KNIGHT, 1, track + 1) - o.works) * o.left
    if track + 1 == KNIGHT_CITIZEN_AT and o.s.citizens[KNIGHT_CITIZEN] == NOBODY:
        worth += o.status
    return worth


def village_gain(o: Outlook) -> float:
    """The best of boatman, craftsman and trader."""
    best = 0.0
    for who in range(BOATMAN, TRADER + 1):
        if why_not_recruit(o.s, o.seat, who) is None:
            worth = enlist_gain(o, who)
            best = worth if worth > best else best
    return best


def enlist_gain(o: Outlook, who: i64) -> float:
    """What a character of the Village brings."""
    worth = o.recruit(who)
    track = o.player.tracks[who] + 1
    if who == BOATMAN:
        worth += float(BOATMAN_COINS[track]) + MORE_BOATMEN * o.left
        if track == BOATMAN_CITIZEN_AT and o.s.citizens[BOATMAN_CITIZEN] == NOBODY:
            worth += o.status
    elif who == CRAFTSMAN:
        worth += HELD * 0.45 * PRICE * o.left * (1.0 if track > 1 else 0.7)
    else:
        worth += best_tile(o, track)
    return worth


def best_tile(o: Outlook, track: i64) -> float:
    """The best place tile still to be had."""
    best = 0.0
    for place in range(FIRST_TILE, N_PLACES):
        if o.s.tiles >> place & 1 and (track > 1 or CATEGORY[place] == 1):
            worth = tile_worth(o, place, 0)
            best = worth if worth > best else best
    return best


def tile_gain(o: Outlook, place: i64) -> float:
    """What the action of a place tile brings now."""
    if place == HOSPITAL:
        return float(STATUS[o.player.development])
    if place == OFFICE:
        return float(bits(o.player.built))
    if place == HORSE_WAGON:
        return travel_gain(o, ROAD)
    if place == LABORATORY:
        return HELD * 0.45 * PRICE * o.left
    if place == BATHHOUSE:
        return 2.0 * A_STAY
    if place == PHARMACY:
        return medicine_gain(o)
    if place == LIBRARY:
        return o.steps(2)
    if place == SHIPPING_LINE:
        return o.step
    return 2.0 + o.step if place == WINDMILL else regular_gain(o, place)


def medicine_gain(o: Outlook) -> float:
    """The best number of coins for as many steps."""
    best = 0.0
    for count in range(1, 4):
        worth = o.steps(count) - float(count)
        if o.player.coins >= count and worth > best:
            best = worth
    return best


def route_good(o: Outlook, route: i64) -> float:
    """The best good on a route."""
    best = 0.0
    for space in range(GOODS_SPACE[route], GOODS_SPACE[route + 1]):
        if o.s.routes[space] != EMPTY:
            worth = o.good(o.s.routes[space])
            best = worth if worth > best else best
    return best


def free_town(o: Outlook, town: i64) -> bool:
    """Whether the seat could build a station there."""
    if town == ORLEANS:
        return not o.player.built & 1
    for player in o.s.players:
        if player.built >> town & 1:
            return False
    return True


def town_prospect(o: Outlook, town: i64) -> float:
    """What it is worth for the merchant to stand there."""
    worth = 0.0
    best = 0.0
    for route in ROUTES_FROM[town]:
        good = route_good(o, route)
        best = good if good > best else best
    if o.rounds:
        worth = ONWARD * best
    if o.player.stations and free_town(o, town):
        worth += A_TOWN * o.station
    return worth


def travel_gain(o: Outlook, by: i64) -> float:
    """The best journey by water or road."""
    here = o.player.merchant
    best = 0.0
    for town in NEIGHBOURS[here]:
        route = ROUTE[by][here * N_TOWNS + town]
        if route != NO_ROUTE:
            worth = route_good(o, route) + town_prospect(o, town)
            best = worth if worth > best else best
    best -= town_prospect(o, here)
    return best if best > 0.3 else 0.3


# --- Beneficial deeds -----------------------------------------------------------------


def deed_gain(o: Outlook, who: i64) -> float:
    """The best deed for a follower, with the price of losing them."""
    best = -1.0
    for deed in range(N_DEEDS):
        opening = OPENING[deed * N_CHARACTERS + who]
        if opening != NO_OPENING and o.s.deeds[opening]:
            worth = float(REWARD[deed])
            if deed == CANALISATION and o.step > worth:
                worth = o.step
            open_spaces: i64 = 0
            for other in DEED_SPACES[deed]:
                open_spaces += o.s.deeds[other]
            if open_spaces == 1:
                worth += o.status
            elif open_spaces == 2:
                worth += NEARER
            best = worth if worth > best else best
    return best - o.farewell(who)


def town_hall_worth(o: Outlook, posts: Posts, acts: bool) -> float:
    """Those in the Town Hall go to deeds, or wait; the second is missed more than the first."""
    first = TYPE[posts.spaces[FIRST_SPACE[TOWN_HALL]]] if posts.taken >> FIRST_SPACE[TOWN_HALL] & 1 else NOBODY
    second = TYPE[posts.spaces[LAST_SPACE[TOWN_HALL] - 1]] if posts.taken >> (LAST_SPACE[TOWN_HALL] - 1) & 1 else NOBODY
    top = o.s.agenda[-1]
    must = isinstance(top, SendToDeed) and top.seat == o.seat and not top.sent
    gain = sending_gain(o, first)
    other = sending_gain(o, second)
    if second != NOBODY and (first == NOBODY or other > gain):
        first, second = second, first
        gain = other
    if not must and not (acts and (gain > A_STAY or not o.rounds)):
        return wait_there(posts, first) + wait_there(posts, second)
    if second == NOBODY:
        return gain
    o.send_away(first, 1)
    other = sending_gain(o, second)
    o.send_away(first, -1)
    return gain + other if other > A_STAY or not o.rounds else gain + wait_there(posts, second)


def sending_gain(o: Outlook, who: i64) -> float:
    """What a follower in the Town Hall is about to bring."""
    return IN_TIME * deed_gain(o, who) if who != NOBODY else 0.0


def wait_there(posts: Posts, who: i64) -> float:
    """The follower stays in the Town Hall."""
    if who != NOBODY:
        posts.stuck += 1
        posts.stuck_worth += STAY_WORTH[who]
    return 0.0


def fill_town_hall(o: Outlook, posts: Posts) -> None:
    """The follower for whom a deed brings most is sent to the Town Hall."""
    for space in range(FIRST_SPACE[TOWN_HALL], LAST_SPACE[TOWN_HALL]):
        if not posts.taken >> space & 1:
            best: i64 = NOBODY
            most = 0.0
            for who in range(N_CHARACTERS):
                if posts.market[who] > 0 and has_neutral(o.player, who):
                    gain = deed_gain(o, who) - A_STAY * STAY_WORTH[who]
                    if best == NOBODY or gain > most:
                        best = who
                        most = gain
            if best != NOBODY and (most > 0.0 or space == FIRST_SPACE[TOWN_HALL]):
                posts.spaces = posts.spaces[:]
                posts.stand(best, space, 0)


def has_neutral(player: Player, who: i64) -> bool:
    """Whether a neutral follower of this kind is on the market."""
    return player.market[who] > 0


# --- Open questions -------------------------------------------------------------------


def open_worth(o: Outlook) -> float:
    """What the seat is still to get in this turn."""
    worth = 0.0
    for step in o.s.agenda:
        if isinstance(step, Decision) and step.seat == o.seat:
            worth += question_worth(o, step)
    return worth


def question_worth(o: Outlook, step: Decision) -> float:
    """What an open question will bring."""
    if isinstance(step, WhoJoins):
        return village_gain(o)
    if isinstance(step, AddToTown):
        return best_tile(o, o.player.tracks[TRADER])
    if isinstance(step, WhereTo):
        return travel_gain(o, step.by)
    if isinstance(step, WhichGood):
        return route_good(o, step.route)
    if isinstance(step, CoinOrStep):
        return o.step if o.step > 1.0 else 1.0
    if isinstance(step, HowMuchMedicine):
        return medicine_gain(o)
    if isinstance(step, PlaceBather):
        return A_STAY * float(2 - step.placed)
    if isinstance(step, BatherSpace):
        return A_STAY * float(2 - step.placed)
    return 0.0


# --- Likely answers -------------------------------------------------------------------


def plan_prior(s: Orleans, ask: Plan, n: i64) -> float:
    """Places that can be completed are likely."""
    if n == PLANNED.base:
        return 1.0
    place: i64 = n - STAFF.base
    free = SPACES_OF[place] & ~(s.players[ask.seat].taken | ask.taken)
    return 0.05 if free & ~ask.fits and place != TOWN_HALL else 1.0


def man_prior(s: Orleans, ask: Man, n: i64) -> float:
    """One space after the other, and everybody on a space of their own kind."""
    if n == ENOUGH_THERE.base:
        return 0.3
    if not SEND.base <= n < SEND.base + SEND.size:
        return 1.0
    follower: i64 = (n - SEND.base) // len(WANTED)
    space: i64 = (n - SEND.base) % len(WANTED)
    free = SPACES_OF[ask.place] & ~(s.players[ask.seat].taken | ask.taken)
    first = 1.0 if free & ask.fits & -(free & ask.fits) == bit(space) else 0.1
    if TYPE[follower] == WANTED[space]:
        return 6.0 * first if follower >= OWN else 4.0 * first
    return first


EVALUATOR: Final = OrleansEvaluator(further=0, trust=1.0, spread=25.0)

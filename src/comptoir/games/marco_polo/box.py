"""The figures printed on board, cards and tiles, as the rules read them; and cards and tiles in words.

The tables stand in the files of what they are printed on. The owner of a box may correct them (``figures.py``).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import Record, ints
from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import amount
from comptoir.games.marco_polo.bonuses import OUTPOSTS, TOWN_BONUSES
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    BY_DIE,
    CITY_CARDS,
    DIE_TABLES,
    KIND,
    NAMES,
    OTHER_WAY,
    PER_CONTRACT,
    PER_POST,
    WAYS,
)
from comptoir.games.marco_polo.contracts import CONTRACTS
from comptoir.games.marco_polo.goals import DIFFERENT_CITIES, GOALS
from comptoir.games.marco_polo.map import PLACE, PLACES, ROADS
from comptoir.games.marco_polo.spaces import BAZAAR, MILESTONES, TRAVEL_PRICE

# What characters get at the start of every round: Johannes coins, Niccolo & Marco camels.
ROUND_COINS: Final = ints([0, 0, 0, 0, 0, 3, 0, 0])
ROUND_CAMELS: Final = ints([0, 0, 0, 0, 0, 0, 0, 1])

# What Mercator gets with 3 and 2 players besides his share of the bazaar, by players; known from one source.
SHARE_OF_KHAN: Final = ints([0, 0, 1, 1, 0])  # camels
SHARE_OF_COINS: Final = ints([0, 0, 2, 0, 0])


class Box(Record):
    """The figures as the rules use them, never changed."""

    camel_toll: vec[i64]  # of the road from place to place, place * PLACES + to
    coin_toll: vec[i64]
    travel_price: vec[i64]  # by steps
    bazaar: list[list[list[i64]]]  # by row and column
    cost_camels: vec[i64]  # of contracts
    cost_pepper: vec[i64]
    cost_silk: vec[i64]
    cost_gold: vec[i64]
    value: vec[i64]
    bonus: list[list[i64]]
    give: list[list[i64]]  # of city cards, by card and way
    get: list[list[i64]]
    by_number: list[list[i64]]  # how many of its things a card brings by the number of the die
    outposts: list[list[i64]]
    tiles: list[list[i64]]  # town bonuses
    tile_city: vec[i64]
    goal_points: vec[i64]
    different_cities: vec[i64]  # points for so many goal cities reached over both cards
    milestones: vec[i64]  # points for the n-th post
    share_of_khan: vec[i64]  # Mercator's, by players
    share_of_coins: vec[i64]
    round_coins: vec[i64]  # by character
    round_camels: vec[i64]


def printed_box() -> Box:
    """What is printed."""
    box = Box()
    box.travel_price = TRAVEL_PRICE
    box.bazaar = BAZAAR
    box.different_cities, box.milestones = DIFFERENT_CITIES, MILESTONES
    box.share_of_khan, box.share_of_coins = SHARE_OF_KHAN, SHARE_OF_COINS
    box.round_coins, box.round_camels = ROUND_COINS, ROUND_CAMELS
    box.goal_points = ints([points for _, _, points in GOALS])
    box.outposts = [bonus for _, bonus in OUTPOSTS]
    box.tiles = [bonus for _, _, bonus in TOWN_BONUSES]
    box.tile_city = ints([city for _, city, _ in TOWN_BONUSES])
    box.by_number = [[0, *DIE_TABLES.get(name, (0, 0, 0, 0, 0, 0))] for name in NAMES]
    print_contracts(box)
    print_ways(box)
    lay_roads(box, [(camels, coins) for _, _, camels, coins in ROADS])
    return box


def print_contracts(box: Box) -> None:
    """The contracts."""
    box.cost_camels = ints([row[1] for row in CONTRACTS])
    box.cost_pepper = ints([row[2] for row in CONTRACTS])
    box.cost_silk = ints([row[3] for row in CONTRACTS])
    box.cost_gold = ints([row[4] for row in CONTRACTS])
    box.value = ints([row[5] for row in CONTRACTS])
    box.bonus = [row[6] for row in CONTRACTS]


def print_ways(box: Box) -> None:
    """What city cards ask for and bring, either way."""
    box.give, box.get = [], []
    for name, _, give, get in CITY_CARDS:
        back = OTHER_WAY.get(name, (amount(), amount()))
        box.give.extend([give, back[0]])
        box.get.extend([get, back[1]])


def lay_roads(box: Box, tolls: list[tuple[int, int]]) -> None:
    """The tolls of the roads, in the order of their table, both ways."""
    box.camel_toll, box.coin_toll = ints([0] * (PLACES * PLACES)), ints([0] * (PLACES * PLACES))
    for (a, b, _, _), (camels, coins) in zip(ROADS, tolls, strict=True):
        for way in (a * PLACES + b, b * PLACES + a):
            box.camel_toll[way], box.coin_toll[way] = camels, coins


PRINTED: Final = printed_box()


# --- In words --------------------------------------------------------------------------


def cost_phrase(box: Box, contract: int) -> Phrase:
    """What a contract asks for, in words."""
    goods = [int(costs[contract]) for costs in (box.cost_pepper, box.cost_silk, box.cost_gold)]
    return amounts.phrase(amount(camels=int(box.cost_camels[contract]), pepper=goods[0], silk=goods[1], gold=goods[2]))


def contract_phrase(box: Box, contract: int) -> Phrase:
    """A contract in words: what it asks for, its points and its bonus."""
    points, bonus = amounts.phrase(amount(points=int(box.value[contract]))), amounts.phrase(box.bonus[contract])
    return Phrase("contract", {"cost": cost_phrase(box, contract), "points": points, "bonus": bonus})


def goal_phrase(box: Box, goal: int) -> Phrase:
    """A goal card in words."""
    large, small, _ = GOALS[goal]
    cities = {"large": PLACE.phrase(large), "small": PLACE.phrase(small)}
    return Phrase("goal", {**cities, "points": int(box.goal_points[goal])})


def card_phrase(box: Box, card: int) -> Phrase:
    """A city card in words."""
    get = box.get[card * WAYS]
    if KIND[card] == PER_POST:
        return Phrase("card-per-post", {"get": amounts.phrase(get)})
    if KIND[card] == PER_CONTRACT:
        return Phrase("card-per-contract", {"get": amounts.phrase(get)})
    if KIND[card] == BY_DIE:
        table = "/".join([str(int(n) * int(sum(get[:-1]))) for n in box.by_number[card][1:]])
        return Phrase("card-by-die", {"get": Phrase(f"card-unit-{_unit(get)}"), "table": table})
    there = exchange_phrase(box, card * WAYS)
    if BOTH_WAYS[card]:
        return Phrase("card-both-ways", {"one": there, "other": exchange_phrase(box, card * WAYS + 1)})
    return there


def exchange_phrase(box: Box, way: int) -> Phrase:
    """What is given and got, in words."""
    return Phrase("card-exchange", {"give": amounts.phrase(box.give[way]), "get": amounts.phrase(box.get[way])})


def _unit(what: list[i64]) -> str:
    return next(name for name, n in zip(amounts.NAMES, what, strict=False) if n)


class Contracts(Domain):
    """Contracts have no names: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        return contract_phrase(PRINTED, i)

    def said(self, s: Any, i: int) -> Phrase | int:
        return contract_phrase(s.box, i)


class Goals(Domain):
    """Goal cards have no names: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        return goal_phrase(PRINTED, i)

    def said(self, s: Any, i: int) -> Phrase | int:
        return goal_phrase(s.box, i)


class CityCards(Domain):
    """City cards have no names: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        return card_phrase(PRINTED, i)

    def said(self, s: Any, i: int) -> Phrase | int:
        return card_phrase(s.box, i)


class Outposts(Domain):
    """Outpost bonuses have no names: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        return amounts.phrase(PRINTED.outposts[i])

    def said(self, s: Any, i: int) -> Phrase | int:
        return amounts.phrase(s.box.outposts[i])


class Tiles(Domain):
    """Town bonuses have no names but a letter: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        return amounts.phrase(PRINTED.tiles[i])

    def said(self, s: Any, i: int) -> Phrase | int:
        return amounts.phrase(s.box.tiles[i])


CONTRACT: Final = Contracts("contract", [row[0] for row in CONTRACTS])
GOAL: Final = Goals("goal", [f"{PLACE.items[large]}_{PLACE.items[small]}" for large, small, _ in GOALS])
CARD: Final = CityCards("card", NAMES)
OUTPOST: Final = Outposts("outpost", [name for name, _ in OUTPOSTS])
TILE: Final = Tiles("tile", [letter for letter, _, _ in TOWN_BONUSES])

"""The figures of the box, with how well they are known, and as its owner corrects them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.errors import BadSetup
from comptoir.core.figures import Figures, Known, Name, Number, Several, Values
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.games.marco_polo import amounts, box, spaces
from comptoir.games.marco_polo.amounts import ANY_GOOD, BLACK_DIE, CHOICES, CONTRACT, GOLD, OWN_TOWN, PAIR, PEPPER, STEP
from comptoir.games.marco_polo.bonuses import OUTPOSTS, TILE_D, TOWN_BONUSES
from comptoir.games.marco_polo.box import PRINTED, Box
from comptoir.games.marco_polo.city_cards import BOTH_WAYS, BY_DIE, CITY_CARDS, EXCHANGE, KIND, N_CARDS, WAYS
from comptoir.games.marco_polo.contracts import CONTRACTS
from comptoir.games.marco_polo.goals import GOALS
from comptoir.games.marco_polo.map import BEIJING_POINTS, PLACE, PLACE_NAMES, ROADS, TOWN
from comptoir.games.marco_polo.rounds import ROUNDS
from comptoir.games.marco_polo.scoring import GOALS_KEPT, MOST_CONTRACTS
from comptoir.games.marco_polo.spaces import START_COINS
from comptoir.games.marco_polo.state import BLACK_POSTS, CHARACTER, POSTS

PROGRAM: Final = "from a program that plays the game"
TOURNAMENT: Final = "from tournament rules"
ELEVENTH: Final = POSTS + BLACK_POSTS
MOST: Final = 20  # of anything in an amount
POINTS: Final = Number(0, 30)
ROWS: Final = ("pepper", "silk", "gold")
JOHANNES, NICCOLO = CHARACTER.items.index("johannes"), CHARACTER.items.index("niccolo")

# What a file calls the things of an amount, one of them and several.
WORDS: Final = (
    ("coin", "coins"),
    ("camel", "camels"),
    ("pepper", "pepper"),
    ("silk", "silk"),
    ("gold", "gold"),
    ("point", "points"),
    ("good of choice", "goods of choice"),
    ("pair of different goods", "pairs of different goods"),
    ("step", "steps"),
    ("contract", "contracts"),
    ("black die", "black dice"),
    ("bonus of another town", "bonuses of another town"),
    ("bonus of an own town", "bonuses of an own town"),
)
SIMPLE: Final = (0, 1, 2, 3, 4, 5)  # coins, camels, goods and points
REWARD: Final = (*SIMPLE, ANY_GOOD, PAIR, STEP, CONTRACT, BLACK_DIE)
COST: Final = (1, 2, 3, 4)  # camels and goods
GIVEN: Final = (*SIMPLE, ANY_GOOD, PAIR)
GOT: Final = (*SIMPLE, ANY_GOOD, STEP, OWN_TOWN)
ONCE: Final = (PAIR, CONTRACT, BLACK_DIE, OWN_TOWN)  # things of which a reward brings one at most


# --- Amounts -------------------------------------------------------------------------------------


class Amount:
    """So much of some things: "2 camels + 1 silk"."""

    def __init__(self, things: tuple[int, ...], once: tuple[int, ...] = ONCE) -> None:
        self.things: Final = things
        self.once: Final = once

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        what = amount_of(value) if isinstance(value, str) else None
        if what is None:
            return False
        counted = [i for i in range(len(WORDS)) if what[i]]
        return all(i in self.things and (i not in self.once or what[i] == 1) for i in counted)

    def wanted(self) -> str:
        """What it can be."""
        return f"so many of {', '.join([WORDS[i][1] for i in self.things])}, such as “{self.example()}”"

    def example(self) -> str:
        """One of them."""
        return f"2 {WORDS[self.things[0]][1]} + 1 {WORDS[self.things[2]][0]}"


class Given(Amount):
    """What one use of a city card takes: goods of choice and pairs are chosen from all goods, so they stand alone."""

    def __init__(self) -> None:
        super().__init__(GIVEN, (ANY_GOOD, PAIR))

    def fits(self, value: object) -> bool:
        what = amount_of(value) if isinstance(value, str) else None
        if what is None or not super().fits(value):
            return False
        return what[ANY_GOOD] + what[PAIR] + (1 if any(what[PEPPER : GOLD + 1]) else 0) <= 1


def amount_of(text: str) -> list[i64] | None:
    """An amount as numbers; None if it is none."""
    found: list[i64] = [0] * (CHOICES + 1)
    for part in text.split("+"):
        parsed = re.fullmatch(r" *(\d{1,2}) +([a-z ]+?) *", part)
        kind = next((i for i, words in enumerate(WORDS) if parsed and parsed[2] in words), -1)
        if parsed is None or kind < 0 or found[kind] or not 0 < int(parsed[1]) <= MOST:
            return None
        found[kind] = int(parsed[1])
    found[CHOICES] = 1 if any(found[ANY_GOOD:CHOICES]) else 0
    return found


def text_of(what: list[i64]) -> str:
    """An amount as a file has it."""
    return " + ".join([f"{what[i]} {WORDS[i][0 if what[i] == 1 else 1]}" for i in range(len(WORDS)) if what[i]])


# --- All figures, by name ----------------------------------------------------------------------


def map_figures() -> list[Known]:
    """The tolls of the roads, and the price of a journey."""
    found: list[Known] = []
    for a, b, camels, coins in ROADS:
        road = f"roads.{PLACE.items[a]}-{PLACE.items[b]}"
        found.append(Known(f"{road}.camels", camels, SOURCES, Number(0, 9)))
        found.append(Known(f"{road}.coins", coins, SOURCES, Number(0, 30)))
    for steps, price in enumerate(PRINTED.travel_price):
        if steps:
            known = RULEBOOK if price in (7, 12) else SOURCES
            found.append(Known(f"journey.{steps}", price, known, Number(0, 40)))
    return found


def bazaar_figures() -> list[Known]:
    """What the columns of the bazaar bring; that of camels stands in the rulebook."""
    found: list[Known] = []
    for row, name in enumerate(ROWS):
        for column, cell in enumerate(PRINTED.bazaar[row + 1]):
            known, note = (SOURCES, "") if (name, column) != ("gold", 2) else (ONE_SOURCE, "another source has 3 gold")
            found.append(Known(f"bazaar.{name}.{column + 1}", text_of(cell), known, Amount(REWARD), note))
    return found


def contract_figures() -> list[Known]:
    """Cost, points and reward of the contracts."""
    found: list[Known] = []
    for name, camels, pepper, silk, gold, points, bonus in CONTRACTS:
        known, note = (ONE_SOURCE, "another source has 2 silk") if name == "C16" else (SOURCES, "")
        cost = text_of(amounts.amount(camels=camels, pepper=pepper, silk=silk, gold=gold))
        found.append(Known(f"contracts.{name}.cost", cost, known, Amount(COST), note))
        found.append(Known(f"contracts.{name}.points", points, SOURCES, POINTS))
        found.append(Known(f"contracts.{name}.bonus", text_of(bonus), SOURCES, Amount(REWARD)))
    return found


def card_figures() -> list[Known]:
    """What city cards take and bring."""
    found: list[Known] = []
    for card, (name, kind, give, get) in enumerate(CITY_CARDS):
        pair = (ONE_SOURCE, "another source takes any 2 goods") if give[PAIR] else (SOURCES, "")
        if kind == EXCHANGE:
            found.append(Known(f"city_cards.{name}.give", text_of(give), pair[0], Given(), pair[1]))
            found.append(Known(f"city_cards.{name}.get", text_of(get), SOURCES, Amount(GOT)))
        elif kind == BY_DIE:
            numbers = list(PRINTED.by_number[card][1:])
            found.append(Known(f"city_cards.{name}.numbers", numbers, SOURCES, Several(Number(1, 6), 6)))
        else:
            found.append(Known(f"city_cards.{name}.get", text_of(get), SOURCES, Amount(SIMPLE)))
        if BOTH_WAYS[card]:
            back = card * WAYS + 1
            found.append(Known(f"city_cards.{name}.back_give", text_of(PRINTED.give[back]), SOURCES, Given()))
            found.append(Known(f"city_cards.{name}.back_get", text_of(PRINTED.get[back]), SOURCES, Amount(GOT)))
    return found


def tile_figures() -> list[Known]:
    """Outpost and town bonuses; D is the bonus of another town."""
    found = [Known(f"outposts.{name}", text_of(bonus), SOURCES, Amount(REWARD)) for name, bonus in OUTPOSTS]
    for tile, (letter, city, bonus) in enumerate(TOWN_BONUSES):
        found.append(Known(f"towns.{letter}.city", PLACE.items[city], ONE_SOURCE, Name(TOWN.items)))
        if tile != TILE_D:
            found.append(Known(f"towns.{letter}.bonus", text_of(bonus), SOURCES, Amount(REWARD)))
    return found


def other_figures() -> list[Known]:
    """Goal cards, and what characters bring."""
    goals = [Known(f"goals.{box.GOAL.items[i]}", points, SOURCES, POINTS) for i, (_, _, points) in enumerate(GOALS)]
    cities = list(PRINTED.different_cities[1:])
    return [
        *goals,
        Known("goal_cities", cities, SOURCES, Several(POINTS, 4), "for 1 to 4 of them"),
        Known("characters.wilhelm.eleventh_post", PRINTED.milestones[ELEVENTH], SOURCES, POINTS),
        Known("characters.johannes.coins", PRINTED.round_coins[JOHANNES], SOURCES, Number(0, 9)),
        Known("characters.niccolo.camels", PRINTED.round_camels[NICCOLO], SOURCES, Number(0, 9)),
        Known("characters.mercator.khan_2", PRINTED.share_of_khan[2], ONE_SOURCE, Number(0, 9), PROGRAM),
        Known("characters.mercator.khan_3", PRINTED.share_of_khan[3], ONE_SOURCE, Number(0, 9), PROGRAM),
        Known("characters.mercator.coins_2", PRINTED.share_of_coins[2], ONE_SOURCE, Number(0, 9), PROGRAM),
    ]


def check_together(values: Values, given: Values) -> None:
    """Every town bonus has a city of its own, and a longer journey is not cheaper."""
    cities = [values[f"towns.{letter}.city"] for letter, _, _ in TOWN_BONUSES]
    if len(set(cities)) < len(cities):
        raise BadSetup("Two town bonuses cannot lie in one city.")
    for steps in range(2, 7):
        if values[f"journey.{steps}"] < values[f"journey.{steps - 1}"]:
            raise BadSetup(f"journey.{steps} must not be cheaper than journey.{steps - 1}.")


FIGURES: Final = Figures(
    "Marco Polo",
    map_figures() + bazaar_figures() + contract_figures() + card_figures() + tile_figures() + other_figures(),
    check_together,
)


# --- The box -----------------------------------------------------------------------------------


def amount_in(values: Values, name: str) -> list[i64]:
    """An amount as numbers."""
    return amount_of(values[name]) or []


def make_box(values: Values) -> Box:
    """The printed box, with these figures in it."""
    found = box.printed_box()
    road = "roads.{}-{}.{}"
    names = [(PLACE.items[a], PLACE.items[b]) for a, b, _, _ in ROADS]
    tolls = [(values[road.format(*ends, "camels")], values[road.format(*ends, "coins")]) for ends in names]
    box.lay_roads(found, tolls)
    found.travel_price = [0, *[values[f"journey.{steps}"] for steps in range(1, 7)]]
    cells = [[amount_in(values, f"bazaar.{row}.{column}") for column in range(1, 7)] for row in ROWS]
    found.bazaar = [PRINTED.bazaar[0], *cells]
    found.outposts = [amount_in(values, f"outposts.{name}") for name, _ in OUTPOSTS]
    found.tile_city = [PLACE.items.index(values[f"towns.{letter}.city"]) for letter, _, _ in TOWN_BONUSES]
    found.tiles = [
        bonus if tile == TILE_D else amount_in(values, f"towns.{letter}.bonus")
        for tile, (letter, _, bonus) in enumerate(TOWN_BONUSES)
    ]
    found.goal_points = [values[f"goals.{name}"] for name in box.GOAL.items]
    found.different_cities = [0, *values["goal_cities"]]
    make_contracts(found, values)
    make_cards(found, values)
    make_characters(found, values)
    return found


def make_contracts(found: Box, values: Values) -> None:
    """The contracts."""
    costs = [amount_in(values, f"contracts.{row[0]}.cost") for row in CONTRACTS]
    found.cost_camels, found.cost_pepper, found.cost_silk, found.cost_gold = [
        [cost[thing] for cost in costs] for thing in COST
    ]
    found.value = [values[f"contracts.{row[0]}.points"] for row in CONTRACTS]
    found.bonus = [amount_in(values, f"contracts.{row[0]}.bonus") for row in CONTRACTS]


def make_cards(found: Box, values: Values) -> None:
    """The city cards."""
    ways = (("give", "get"), ("back_give", "back_get"))
    for card, (name, *_) in enumerate(CITY_CARDS):
        for way, (give, get) in enumerate(ways):
            if f"city_cards.{name}.{give}" in values:
                found.give[card * WAYS + way] = amount_in(values, f"city_cards.{name}.{give}")
            if f"city_cards.{name}.{get}" in values:
                found.get[card * WAYS + way] = amount_in(values, f"city_cards.{name}.{get}")
        if KIND[card] == BY_DIE:
            found.by_number[card] = [0, *values[f"city_cards.{name}.numbers"]]


def make_characters(found: Box, values: Values) -> None:
    """What characters bring."""
    found.milestones = [*PRINTED.milestones[:ELEVENTH], values["characters.wilhelm.eleventh_post"]]
    found.round_coins = [
        values["characters.johannes.coins"] if c == JOHANNES else 0 for c in range(len(CHARACTER.items))
    ]
    found.round_camels = [
        values["characters.niccolo.camels"] if c == NICCOLO else 0 for c in range(len(CHARACTER.items))
    ]
    found.share_of_khan = [0, 0, values["characters.mercator.khan_2"], values["characters.mercator.khan_3"], 0]
    found.share_of_coins = [0, 0, values["characters.mercator.coins_2"], 0, 0]


def box_of(data: Mapping[str, Any]) -> Box:
    """The box as the table knows it, or as its owner has corrected it."""
    return make_box(FIGURES.values(data)) if data else PRINTED


# --- What is known how well ----------------------------------------------------------------------


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every figure; those from a single source are worth a look into the box."""
    return [*in_rulebook(), *FIGURES.listed(data), *rulings()]


def in_rulebook() -> list[Figure]:
    """What the rulebook states and a file cannot change."""
    return [
        Figure("coins and dice at the start", f"coins {START_COINS}, black dice 3 4 5, neutral dice 3 1 0", RULEBOOK),
        Figure("points in Beijing", ", ".join([str(points) for points in BEIJING_POINTS]), RULEBOOK),
        Figure("bazaar: camels", "1 to 6", RULEBOOK),
        Figure("points for posts", "8th 5, 9th 10", RULEBOOK),
        Figure("points for the most contracts", MOST_CONTRACTS, RULEBOOK),
    ]


def rulings() -> list[Figure]:
    """Where the rulebook is silent."""
    return [
        Figure("no action possible (R2)", "a die goes to the purse", RECONSTRUCTED),
        Figure("order of bonuses at the start of a round (R14)", "free", RECONSTRUCTED),
        Figure("last player with dice (R4)", "turn after turn", ONE_SOURCE, PROGRAM),
        Figure("two new contracts (R17)", "all old ones go", ONE_SOURCE, TOURNAMENT),
        Figure("display and special pile empty (R18)", "no contracts to take", RECONSTRUCTED),
        Figure("contract drawn with a full board (R19)", "any of the three goes", ONE_SOURCE, PROGRAM),
        Figure("cards that work both ways (R21)", "one direction, pay first", ONE_SOURCE, TOURNAMENT),
        Figure("own town bonuses by card (R24)", "each from another city", ONE_SOURCE, PROGRAM),
        Figure("moved posts (R30, R32)", "earn bonuses, no milestones", ONE_SOURCE, PROGRAM),
        Figure("post leaves Beijing (R31)", "lower posts move up", ONE_SOURCE, TOURNAMENT),
        Figure("no bonus actions between rewards (R34)", "resolved to the end first", RECONSTRUCTED),
        Figure("most contracts with none completed (R36)", "nobody", RECONSTRUCTED),
        Figure("paying points (R37)", "not below 0", RECONSTRUCTED),
        Figure("Johannes on the road for 5 coins (R45)", "no toll", ONE_SOURCE, PROGRAM),
        Figure("Wilhelm's bonuses (R46)", "after the journey", ONE_SOURCE, PROGRAM),
        Figure("Wilhelm without posts on the way (R46)", "moving one is optional", RECONSTRUCTED),
        Figure("special pile empty (R50)", "a drawn contract is nothing", RECONSTRUCTED),
        Figure("coins run out (R51)", "they never do", RECONSTRUCTED),
    ]


# --- What the drawn board knows ----------------------------------------------------------------


def board(data: Mapping[str, Any]) -> dict[str, Any]:
    """All that is printed on the board, the cards and the tiles; ``board/figures.json`` is this for the printed box."""
    own = box_of(data)
    road = [
        (a, b, own.camel_toll[a * len(PLACE_NAMES) + b], own.coin_toll[a * len(PLACE_NAMES) + b])
        for a, b, _, _ in ROADS
    ]
    return {
        "places": PLACE_NAMES,
        "roads": road,
        "beijing": BEIJING_POINTS,
        "spaces": spaces.SPACE_TABLE,
        "cityOfCard": spaces.CITY_OF_CARD,
        "bazaar": [[drawn(cell) for cell in row] for row in own.bazaar],
        "coins": spaces.COINS_TAKEN,
        "khan": drawn(spaces.KHAN_BONUS),
        "khanPlaces": spaces.KHAN_PLACES,
        "travel": own.travel_price[1:],
        "displayExtra": spaces.SPACE_BONUS,
        "purse": spaces.PURSE_COINS,
        "rerollCamels": spaces.REROLL_CAMELS,
        "turnCamels": spaces.TURN_CAMELS,
        "blackDieCamels": spaces.BLACK_DIE_CAMELS,
        "milestones": own.milestones,
        "characters": CHARACTER.items,
        "roundCoins": own.round_coins,
        "roundCamels": own.round_camels,
        "shareOfKhan": own.share_of_khan,
        "shareOfCoins": own.share_of_coins,
        "outposts": [drawn(bonus) for bonus in own.outposts],
        "tiles": [drawn(bonus) for bonus in own.tiles],
        "tileCity": own.tile_city,
        "cards": [drawn_card(own, card) for card in range(N_CARDS)],
        "contracts": [drawn_contract(own, contract) for contract in range(len(CONTRACTS))],
        "goals": [(large, small, own.goal_points[i]) for i, (large, small, _) in enumerate(GOALS)],
        "goalsKept": GOALS_KEPT,
        "goalCities": own.different_cities,
        "mostContracts": MOST_CONTRACTS,
        "rounds": ROUNDS,
    }


def drawn(what: list[i64]) -> dict[str, int]:
    """An amount without what is zero."""
    return {name: int(what[i]) for i, name in enumerate(amounts.NAMES) if what[i]}


def drawn_card(own: Box, card: int) -> dict[str, Any]:
    """A city card: how it works, what it takes and gives, and what each number of a die brings."""
    way = card * WAYS
    found: dict[str, Any] = {"kind": KIND[card], "give": drawn(own.give[way]), "get": drawn(own.get[way])}
    if BOTH_WAYS[card]:
        found["back"] = {"give": drawn(own.give[way + 1]), "get": drawn(own.get[way + 1])}
    if any(own.by_number[card]):
        found["byNumber"] = own.by_number[card][1:]
    return found


def drawn_contract(own: Box, contract: int) -> dict[str, Any]:
    """A contract: what it asks for, its points and its bonus."""
    costs = (own.cost_camels, own.cost_pepper, own.cost_silk, own.cost_gold)
    camels, pepper, silk, gold = [int(cost[contract]) for cost in costs]
    cost = drawn(amounts.amount(camels=camels, pepper=pepper, silk=silk, gold=gold))
    return {"cost": cost, "points": own.value[contract], "bonus": drawn(own.bonus[contract])}

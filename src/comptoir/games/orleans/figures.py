"""The figures of the box, with how well they are known, and as its owner corrects them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.errors import BadSetup
from comptoir.core.figures import Figures, Known, Name, Number, Several, Values, value_text
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.core.record import ints
from comptoir.games.orleans.box import (
    BOATMAN_CITIZEN,
    CITIZENS,
    COIN_PIECES,
    COINS,
    DEED_CITIZENS,
    DEVELOPMENT_CITIZENS,
    GOOD,
    GOODS,
    KNIGHT_CITIZEN,
    LAST_CITIZEN,
    MARKET,
    MONK,
    N_FOLLOWERS,
    N_FOODS,
    NAMES,
    NEUTRAL,
    OWN,
    REMOVED,
    ROUNDS,
    TYPE,
    Box,
)
from comptoir.games.orleans.deeds import DEEDS, OPENINGS
from comptoir.games.orleans.map import N_TOWNS, NO_ROUTE, ROUTES, TOWN, TOWNS, WATER
from comptoir.games.orleans.places import (
    BATHHOUSE,
    BOARD,
    FIRST_SPACE,
    LAST_SPACE,
    N_PLACES,
    PLACES,
    TOWN_HALL,
    accepted_by,
    mask,
    may_stand,
)
from comptoir.games.orleans.state import NOBODY, TECHNOLOGY
from comptoir.games.orleans.tracks import (
    BOATMAN_CITIZEN_AT,
    BOATMAN_COINS,
    CITIZENS_AT,
    COINS_AT,
    END,
    FARMER_GOODS,
    KNIGHT_CITIZEN_AT,
    KNIGHT_DRAWS,
    LAST,
    SCHOLAR_STEPS,
    STATUS_AT,
)

IN_RULEBOOK: Final = ("farm_house", "herb_garden", "sacristy", "pharmacy", "school", "gunpowder_tower")
ENGINE: Final = "a program of 2020; whatever else it lists agrees with other sources"
WAYS: Final = ("water", "road")
ASKED: Final = 10  # what spaces ask for: seven characters, anybody, neutral and store
FEW: Final = Number(0, 20)
SPACE: Final = Number(1, END)


# --- All figures, by name ----------------------------------------------------------------------


def box_figures() -> list[Known]:
    """Coins and characters."""
    note = "what all 47 pieces are worth; a tournament report: 106 coins were half"
    found = [Known("coins", COINS, ONE_SOURCE, Number(COIN_PIECES, 10 * COIN_PIECES), note)]
    for who, name in enumerate(NAMES):
        may_be = Number(REMOVED[2][who], 40)
        found.append(Known(f"characters.{name}", NEUTRAL[who], SOURCES, may_be, "neutral ones"))
    return found


def track_figures() -> list[Known]:
    """What the spaces of the tracks bring, from the first one on."""
    *boatman, last = BOATMAN_COINS[1:]
    note = "another program would pay 6 to later arrivals"
    goods = [GOOD.items[good] for good in FARMER_GOODS[1:]]
    starts = list(STATUS_AT[1:])
    return [
        Known("tracks.farmer", goods, SOURCES, Several(Name(GOOD.items), len(goods))),
        Known("tracks.boatman", boatman, SOURCES, Several(FEW, len(boatman))),
        Known("tracks.boatman_last", last, ONE_SOURCE, FEW, note),
        Known("tracks.scholar", list(SCHOLAR_STEPS[1:]), SOURCES, Several(FEW, len(SCHOLAR_STEPS) - 1)),
        Known("development.status", starts, SOURCES, Several(SPACE, len(starts)), "where 2 to 6 begin"),
        Known("development.coins_at", list(COINS_AT), SOURCES, Several(SPACE, len(COINS_AT), different=True)),
        Known("development.coins", list(COINS_AT.values()), SOURCES, Several(Number(1, 20), len(COINS_AT))),
        Known("development.citizens", list(CITIZENS_AT), SOURCES, Several(SPACE, len(CITIZENS_AT), different=True)),
    ]


def place_figures() -> list[Known]:
    """Whom the spaces of places ask for, and the categories of the tiles."""
    found: list[Known] = []
    for place, (name, category, spaces) in enumerate(PLACES):
        if category != BOARD:
            found.append(Known(f"places.{name}.category", category, ONE_SOURCE, Number(1, 2), ENGINE))
        if name not in IN_RULEBOOK and place != TOWN_HALL:
            known, note = (SOURCES, "") if category == BOARD else (ONE_SOURCE, ENGINE)
            if place == BATHHOUSE:
                known, note = RECONSTRUCTED, "one fixed character is meant; which one was not found"
            wanted = [NAMES[who] for who in spaces]
            found.append(Known(f"places.{name}.spaces", wanted, known, Several(Name(NAMES), len(spaces)), note))
    return found


def deed_figures() -> list[Known]:
    """What a deed brings for each follower, and how many of whom it takes."""
    found: list[Known] = []
    for name, coins, spaces in DEEDS:
        found.append(Known(f"deeds.{name}.coins", coins, SOURCES, FEW))
        for who, count in spaces:
            found.append(Known(f"deeds.{name}.{NAMES[who]}", count, SOURCES, Number(1, 6)))
    return found


def route_name(route: int) -> str:
    """A route by its kind and its towns, as they are printed."""
    by, one, other, _ = ROUTES[route]
    return f"routes.{WAYS[by]}-{one}-{other}"


def route_figures() -> list[Known]:
    """Each route: its kind, its towns, and with how many players a second good lies there (0: never)."""
    found: list[Known] = []
    for route, (by, one, other, second) in enumerate(ROUTES):
        name = route_name(route)
        ends = Several(Name(TOWN.items), 2, different=True)
        found.append(Known(f"{name}.by", WAYS[by], ONE_SOURCE, Name(WAYS), ENGINE))
        found.append(Known(f"{name}.towns", [one, other], ONE_SOURCE, ends, ENGINE))
        found.append(Known(f"{name}.second", second, ONE_SOURCE, Seconds(), ENGINE))
    return found


class Seconds:
    """With how many players a second good lies on a route, at least."""

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        return type(value) is int and value in (0, 3, 4)

    def wanted(self) -> str:
        """What it can be."""
        return "3, 4, or 0 for never"


# --- Together ---------------------------------------------------------------------------------


def check_together(values: Values, given: Values) -> None:
    """The characters are as many as the rulebook says, the tracks rise, and every town can be left by road."""
    characters = sum([values[f"characters.{name}"] for name in NAMES])
    if characters != sum(NEUTRAL):
        raise BadSetup(f"The characters must be {sum(NEUTRAL)} in all, not {characters}.")
    starts = values["development.status"]
    if starts != sorted(set(starts)):
        raise BadSetup("development.status must rise from space to space.")
    check_routes(values)


def check_routes(values: Values) -> None:
    """No route twice, and a road from every town."""
    routes = [(values[f"{route_name(i)}.by"], *sorted(values[f"{route_name(i)}.towns"])) for i in range(len(ROUTES))]
    for by, one, other in routes:
        if routes.count((by, one, other)) > 1:
            raise BadSetup(f"There is only one {by} route between {one} and {other}.")
    for town in TOWN.items:
        if not any(by == "road" and town in ends for by, *ends in routes):
            raise BadSetup(f"A road must lead from {town}.")


FIGURES: Final = Figures(
    "Orléans",
    box_figures() + track_figures() + place_figures() + deed_figures() + route_figures(),
    check_together,
)


# --- The box -----------------------------------------------------------------------------------


def make_box(values: Values) -> Box:
    """The figures as lists of numbers."""
    box = Box()
    box.coins = values["coins"]
    box.neutral = ints([values[f"characters.{name}"] for name in NAMES])
    box.farmer_goods = ints([NOBODY, *[GOOD.items.index(good) for good in values["tracks.farmer"]]])
    box.boatman_coins = ints([0, *values["tracks.boatman"], values["tracks.boatman_last"]])
    box.scholar_steps = ints([0, *values["tracks.scholar"]])
    box.reward = ints([values[f"deeds.{row[0]}.coins"] for row in DEEDS])
    box.openings = ints([values[f"deeds.{DEEDS[deed][0]}.{NAMES[who]}"] for deed, who, _ in OPENINGS])
    lay_development(box, values)
    build_places(box, values)
    lay_routes(box, values)
    return box


def lay_development(box: Box, values: Values) -> None:
    """The development track."""
    coins = dict(zip(values["development.coins_at"], values["development.coins"], strict=True))
    citizens, starts = values["development.citizens"], values["development.status"]
    spaces = range(END + 1)
    box.status = ints([1 + sum([1 for start in starts if space >= start]) for space in spaces])
    box.coins_on = ints([coins.get(space, 0) for space in spaces])
    box.citizen_on = ints(
        [DEVELOPMENT_CITIZENS + citizens.index(space) if space in citizens else NOBODY for space in spaces]
    )


def build_places(box: Box, values: Values) -> None:
    """Categories, and whom the spaces ask for."""
    box.category = ints([values.get(f"places.{name}.category", category) for name, category, _ in PLACES])
    wanted: list[int] = []
    for name, _, spaces in PLACES:
        given = values.get(f"places.{name}.spaces")
        wanted += list(spaces) if given is None else [NAMES.index(who) for who in given]
    box.wanted, box.accepted = ints(wanted), ints(accepted_by(wanted))
    box.monk_spaces = mask([space for space, who in enumerate(wanted) if who == MONK])


def lay_routes(box: Box, values: Values) -> None:
    """The routes, and the spaces for goods on them, numbered through."""
    names = [route_name(route) for route in range(len(ROUTES))]
    box.by = ints([WAYS.index(values[f"{name}.by"]) for name in names])
    box.ends = [[TOWN.items.index(town) for town in values[f"{name}.towns"]] for name in names]
    box.route = [[NO_ROUTE] * (N_TOWNS * N_TOWNS) for _ in WAYS]
    firsts, marks = [0], list[int]()
    for route, (one, other) in enumerate(box.ends):
        box.route[box.by[route]][one * N_TOWNS + other] = route
        box.route[box.by[route]][other * N_TOWNS + one] = route
        second = values[f"{names[route]}.second"]
        marks += [0, second] if second else [0]
        firsts.append(len(marks))
    box.goods_space = ints(firsts)
    box.filled = [[space for space, mark in enumerate(marks) if mark <= players] for players in range(5)]
    join_towns(box)


def join_towns(box: Box) -> None:
    """What begins in each town."""
    towns = range(N_TOWNS)
    box.routes_from = [[route for route, ends in enumerate(box.ends) if town in ends] for town in towns]
    box.neighbours = [sorted({end for r in box.routes_from[town] for end in box.ends[r]} - {town}) for town in towns]
    box.has_water = [any(box.by[route] == WATER for route in box.routes_from[town]) for town in towns]


BOX: Final = make_box(FIGURES.printed)


def box_of(data: Mapping[str, Any]) -> Box:
    """The box as the table knows it, or as its owner has corrected it."""
    return make_box(FIGURES.values(data)) if data else BOX


# --- What is known how well ----------------------------------------------------------------------


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every figure; those from a single source are worth a look into the box."""
    return [*in_rulebook(), *FIGURES.listed(data), *settled()]


def in_rulebook() -> list[Figure]:
    """What the rulebook states and a file cannot change."""
    goods = value_text([f"{n} {good} ({points})" for good, n, points in GOODS])
    waiting = "boatman and craftsman, none, monk, anybody, none, two to wait"
    return [
        Figure("characters in all", "104, 16 of them own ones", RULEBOOK),
        Figure("removed with fewer players", "2 and 3 (three), 4 and 6 (two); goods 6, 12", RULEBOOK),
        Figure("goods tiles", goods, RULEBOOK),
        Figure("technology, citizens, hour-glasses, place tiles", "16, 14, 18, 20", RULEBOOK),
        Figure("coin pieces", COIN_PIECES, RULEBOOK),
        Figure("knight track", "4, then 5, 6, 7, 7, 8", RULEBOOK),
        Figure("what the place tiles bring", "see rules", RULEBOOK),
        Figure("spaces of " + ", ".join(IN_RULEBOOK), waiting, RULEBOOK),
    ]


def settled() -> list[Figure]:
    """What other sources say, or nobody."""
    return [
        Figure("values of the coins", "1, 5, 10", ONE_SOURCE, "only the total matters to play"),
        Figure("how many coins of each value", "22, 12, 13", RECONSTRUCTED, "one way to make the total; not used"),
        Figure("market spaces", MARKET, SOURCES),
        Figure("spaces of the tracks", "farmer 8, others 5, development 30", SOURCES),
        Figure("towns on the map", len(TOWNS), SOURCES),
        Figure("goods spaces with 2, 3, 4 players", "43, 48, 52", SOURCES),
        Figure("start player", "by chance", RECONSTRUCTED, "the rulebook names the youngest; rule S6"),
        Figure("the Horse Wagon takes a good", "yes", ONE_SOURCE, "the rulebook only lets it move; rule F1"),
    ]


# --- What the drawn board knows ----------------------------------------------------------------


def board(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the board is drawn from; ``board/figures.json`` is this for the printed box."""
    box = box_of(data)
    return {
        "rounds": ROUNDS,
        "market": MARKET,
        "own": OWN,
        "technology": TECHNOLOGY,
        "character": TYPE,
        "stands": [
            [[asked for asked in range(ASKED) if may_stand(follower, asked, rights)] for follower in range(N_FOLLOWERS)]
            for rights in range(4)
        ],
        "places": [drawn_place(box, place) for place in range(N_PLACES)],
        "goods": [points for _, _, points in GOODS],
        "foods": N_FOODS,
        "towns": [[north, east] for _, north, east in TOWNS],
        "routes": drawn_routes(box, data),
        "deeds": drawn_deeds(box),
        "tracks": {
            "last": LAST,
            "goods": box.farmer_goods,
            "coins": box.boatman_coins,
            "draws": KNIGHT_DRAWS,
            "steps": box.scholar_steps,
            "boatmanCitizenAt": BOATMAN_CITIZEN_AT,
            "knightCitizenAt": KNIGHT_CITIZEN_AT,
        },
        "development": {
            "end": END,
            "status": box.status,
            "coins": box.coins_on,
            "citizens": [list(box.citizen_on).index(DEVELOPMENT_CITIZENS + i) for i in range(len(CITIZENS_AT))],
        },
        "citizens": {
            "boatman": BOATMAN_CITIZEN,
            "knight": KNIGHT_CITIZEN,
            "development": DEVELOPMENT_CITIZENS,
            "deeds": DEED_CITIZENS,
            "last": LAST_CITIZEN,
            "names": CITIZENS.items,
        },
    }


def drawn_place(box: Box, place: int) -> dict[str, Any]:
    """A place: its category, and whom its spaces ask for."""
    return {"category": box.category[place], "spaces": box.wanted[FIRST_SPACE[place] : LAST_SPACE[place]]}


def drawn_routes(box: Box, data: Mapping[str, Any]) -> list[list[i64]]:
    """Each route: its kind, its towns, and with how many players a second good lies there."""
    values = FIGURES.values(data)
    seconds = [values[f"{route_name(route)}.second"] for route in range(len(ROUTES))]
    return [[by, *ends, second] for by, ends, second in zip(box.by, box.ends, seconds, strict=True)]


def drawn_deeds(box: Box) -> list[dict[str, Any]]:
    """Each deed: its coins, and its spaces."""
    found: list[dict[str, Any]] = [{"coins": coins, "spaces": []} for coins in box.reward]
    for (deed, who, _), size in zip(OPENINGS, box.openings, strict=True):
        found[deed]["spaces"].append([who, size])
    return found

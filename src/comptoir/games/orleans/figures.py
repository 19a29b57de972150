"""How well the printed figures are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from comptoir.core.errors import BadSetup
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.games.orleans.box import COIN_PIECES, COINS, GOODS, MARKET, NAMES, NEUTRAL
from comptoir.games.orleans.deeds import DEEDS
from comptoir.games.orleans.map import ROUTES, TOWNS
from comptoir.games.orleans.places import BATHHOUSE, BOARD, PLACES
from comptoir.games.orleans.tracks import CITIZENS_AT, COINS_AT, END, STATUS_AT

MOST: Final = 10 * COIN_PIECES
IN_RULEBOOK: Final = ("herb_garden", "sacristy", "pharmacy", "school", "gunpowder_tower")
ENGINE: Final = "a program of 2020; whatever else it lists agrees with other sources"


def check_data(data: Mapping[str, Any]) -> None:
    """Only the worth of all coins can be corrected from outside; everything else in the tables."""
    for name, value in data.items():
        if name != "coins":
            raise BadSetup(f"Orléans knows no figure “{name}”; coins can be corrected, all else in its tables.")
        if type(value) is not int or not COIN_PIECES <= value <= MOST:
            raise BadSetup(f"coins is what all {COIN_PIECES} pieces are worth together: {COIN_PIECES} to {MOST}.")


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every group of figures; those from a single source are worth a look into the box."""
    return [*box(data), *tracks(), *board(), *tiles(), *routes()]


def box(data: Mapping[str, Any]) -> list[Figure]:
    """What is in the box and how it is set up."""
    return [
        Figure("characters", "104 in all, 16 of them own ones", RULEBOOK),
        Figure("neutral characters by kind", list(NEUTRAL), SOURCES),
        Figure("removed with fewer players", "2 and 3 (three), 4 and 6 (two); goods 6, 12", RULEBOOK),
        Figure("goods", ", ".join([f"{n} {good} ({points})" for good, n, points in GOODS]), RULEBOOK),
        Figure("technology, citizens, hour-glasses, place tiles", "16, 14, 18, 20", RULEBOOK),
        Figure("coin pieces", COIN_PIECES, RULEBOOK),
        Figure("worth of all coins", data.get("coins", COINS), ONE_SOURCE, "a tournament report: 106 coins were half"),
        Figure("values of the coins", "1, 5, 10", ONE_SOURCE, "only the total matters to play"),
        Figure("how many coins of each value", "22, 12, 13", RECONSTRUCTED, "one way to make the total; not used"),
        Figure("market spaces", MARKET, SOURCES),
        Figure("start player", "by chance", RECONSTRUCTED, "the rulebook names the youngest; rule S6"),
    ]


def tracks() -> list[Figure]:
    """The tracks and the citizens on them."""
    return [
        Figure("farmer track", "grain 2, cheese 2, wine 2, wool, brocade", SOURCES),
        Figure("boatman track", "2, 3, 4, 5 coins, then the citizen", SOURCES),
        Figure(
            "boatman track, coins on the last space", 0, ONE_SOURCE, "another program would pay 6 to later arrivals"
        ),
        Figure("craftsman and trader tracks", "5 spaces each", SOURCES),
        Figure("knight track", "4, then 5, 6, 7, 7, 8", RULEBOOK),
        Figure("scholar track", "2, 3, 4, 5, 6", SOURCES),
        Figure("development track", f"{END} spaces; status from {STATUS_AT}; coins {COINS_AT}", SOURCES),
        Figure("citizens on the development track", CITIZENS_AT, SOURCES),
    ]


def board() -> list[Figure]:
    """The places of the player boards and the beneficial deeds."""
    places = [f"{row[0]} {_spaces(i)}" for i, row in enumerate(PLACES) if row[1] == BOARD and row[0] != "farm_house"]
    return [
        Figure("spaces of the Farm House", _spaces(0), RULEBOOK),
        Figure("spaces of the other places of the board", "; ".join(places), SOURCES),
        Figure("beneficial deeds", "; ".join([f"{name} {coins}" for name, coins, _ in DEEDS]), SOURCES),
        Figure("spaces of the deeds", sum([n for row in DEEDS for _, n in row[2]]), SOURCES),
    ]


def tiles() -> list[Figure]:
    """Categories and spaces of the place tiles; what they bring stands in the rulebook."""
    found = [Figure("what the place tiles bring", "see rules", RULEBOOK)]
    for category in (1, 2):
        names = [row[0] for row in PLACES if row[1] == category]
        found.append(Figure(f"place tiles of category {'I' * category}", ", ".join(names), ONE_SOURCE, ENGINE))
    for place, row in enumerate(PLACES):
        if row[1] != BOARD and row[0] not in IN_RULEBOOK and place != BATHHOUSE:
            found.append(Figure(f"spaces of {row[0]}", _spaces(place), ONE_SOURCE))
    found.append(Figure("spaces of " + ", ".join(IN_RULEBOOK), "none, monk, anybody, none, two to wait", RULEBOOK))
    note = "one fixed character is meant; which one was not found"
    found.append(Figure("space of the bathhouse", _spaces(BATHHOUSE), RECONSTRUCTED, note))
    found.append(Figure("the Horse Wagon takes a good", "yes", ONE_SOURCE, "the rulebook only lets it move; rule F1"))
    return found


def _spaces(place: int) -> str:
    names = [NAMES[wanted] if wanted < len(NAMES) else "anybody" for wanted in PLACES[place][2]]
    return " + ".join(names)


def routes() -> list[Figure]:
    """The map."""
    twice = ", ".join([f"{a}–{b} ({mark})" for _, a, b, mark in ROUTES if mark])
    return [
        Figure("towns", len(TOWNS), SOURCES),
        Figure("goods spaces with 2, 3, 4 players", "43, 48, 52", SOURCES),
        Figure("which towns the routes join", f"{len(ROUTES)} routes, 14 of them waterways", ONE_SOURCE, ENGINE),
        Figure("routes with a second space", twice, ONE_SOURCE, ENGINE),
    ]

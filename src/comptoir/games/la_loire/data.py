"""Correcting the figures from a file, and listing them with how well they are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.errors import BadSetup
from comptoir.core.game import RULEBOOK, Figure
from comptoir.games.la_loire import box as printed
from comptoir.games.la_loire.box import Box
from comptoir.games.la_loire.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    GOODS,
    MESSAGE,
    N_PLACES,
    NANTES,
    NONE,
    NORTH,
    ORLEANS,
    PALACES,
    PERSONS,
    PLACES,
    ROOM,
    SHIELDS,
    SOUTH,
    SYMBOLS,
    VILLAGES,
)

OWNER: Final = "your box"  # a figure that the owner of a box has read off it
SAME_AS_LEVEL: Final = -1  # a message without points of its own has those of its level
START_MESSAGES: Final = 4  # one for every player there can be
MADE: Final = ("wood", "grain", "cheese", "wine")  # what a village can make
LEVEL_TARGETS: Final = ((VILLAGES, 1), (SHIELDS, 2), (SHIELDS, 3), (CITIES, 1))


class Known:
    """One figure: its name in a file, its value, how well it is known, and what it may be."""

    def __init__(
        self,
        name: str,
        value: Any,
        known: str,
        *,
        low: int = 0,
        high: int = 0,
        names: Sequence[str] = (),
        count: int = 1,
        note: str = "",
    ) -> None:
        self.name: Final = name
        self.value: Final = value
        self.known: Final = known
        self.low: Final = low
        self.high: Final = high
        self.names: Final = tuple(names)
        self.count: Final = count
        self.note: Final = note

    def check(self, value: object) -> None:
        """A value that cannot be, in one sentence."""
        if self.names and self.count > 1:
            if not self._several(value):
                raise BadSetup(f"{self.name} must be {self.count} different ones of {', '.join(self.names)}.")
        elif self.names:
            if value not in self.names:
                raise BadSetup(f"{self.name} cannot be {shown(value)}; it is one of {', '.join(self.names)}.")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise BadSetup(f"{self.name} must be a whole number from {self.low} to {self.high}, not {shown(value)}.")

    def _several(self, value: object) -> bool:
        if not isinstance(value, (list, tuple)) or len(value) != self.count:
            return False
        return all(isinstance(e, str) and e in self.names for e in value) and len(set(value)) == self.count


def shown(value: object) -> str:
    """A value as a person wrote it, cut short."""
    return f"“{str(value)[:40]}”"


# --- All figures, by name ------------------------------------------------------------------


def board_figures() -> list[Known]:
    """The loop of places, and what the villages make."""
    order = ["nantes", *[row[0] for row in printed.VILLAGES]]
    order.insert(ORLEANS, "orleans")
    found = [
        Known("board.clockwise", order, printed.ORDER_KNOWN, names=PLACES, count=N_PLACES, note="from Nantes on"),
    ]
    for village, good, known in printed.VILLAGES:
        found.append(Known(f"villages.{village}.good", good, known, names=MADE))
    return found


def market_figures() -> list[Known]:
    """Shields, market prices and goods."""
    found = [Known(f"shields.{name}", count, known, low=1, high=12) for name, count, known in printed.SHIELDS]
    for name, price, known in printed.PRICES:
        found.append(Known(f"market.{name}", price, known, high=20))
    for name, value, known, cards, cards_known in printed.GOODS:
        found.append(Known(f"goods.{name}.value", value, known, low=1, high=30))
        found.append(Known(f"goods.{name}.cards", cards, cards_known, low=1, high=60))
    return found


def building_figures() -> list[Known]:
    """What buildings cost, and how many pieces there are."""
    found: list[Known] = []
    for name, denier, wood, known in printed.BASE_BUILDINGS:
        found.append(Known(f"buildings.{name}.denier", denier, known, high=30))
        found.append(Known(f"buildings.{name}.wood", wood, known, high=5))
    for name, count, known in printed.PIECES:
        found.append(Known(f"pieces.{name}", count, known, high=18, note="" if name == "towers" else "of each colour"))
    for name, denier, points, known in printed.PALACES:
        found.append(Known(f"palaces.{name}.denier", denier, known, high=30))
        found.append(Known(f"palaces.{name}.points", points, known, high=30))
    return found


def person_figures() -> list[Known]:
    """Colour, cost and points of the persons."""
    found: list[Known] = []
    for name, colour, colour_known, denier, denier_known, points, points_known in printed.PERSONS:
        note = "yellow persons cost 1 by the French rulebook" if colour == "yellow" else ""
        found.append(Known(f"persons.{name}.colour", colour, colour_known, names=COLOURS))
        found.append(Known(f"persons.{name}.denier", denier, denier_known, high=30, note=note))
        found.append(Known(f"persons.{name}.points", points, points_known, high=30))
    return found


def message_figures() -> list[Known]:
    """What messages cost and bring, and every card; a level has room for more of them."""
    found: list[Known] = []
    for name, denier, denier_known, points, points_known in printed.LEVELS:
        found.append(Known(f"messages.{name}.denier", denier, denier_known, high=30))
        found.append(Known(f"messages.{name}.points", points, points_known, high=30))
    cards = {name: (list(to), symbol) for name, to, symbol in printed.MESSAGES}
    for number, name in enumerate(MESSAGE.items):
        names, count = LEVEL_TARGETS[number // ROOM]
        to, symbol = cards.get(name, ([], ""))
        known = printed.MESSAGES_KNOWN
        found.append(Known(f"messages.{name}.to", to if count > 1 else "".join(to), known, names=names, count=count))
        found.append(Known(f"messages.{name}.symbol", symbol, known, names=SYMBOLS))
        found.append(Known(f"messages.{name}.points", SAME_AS_LEVEL, known, high=30))
        found.append(Known(f"messages.{name}.cards", int(name in cards), known, high=1))
    return found


def all_figures() -> dict[str, Known]:
    """Every figure by its name."""
    rows = board_figures() + market_figures() + building_figures() + person_figures() + message_figures()
    return {row.name: row for row in rows}


FIGURES: Final = all_figures()
DEFAULTS: Final[dict[str, Any]] = {name: row.value for name, row in FIGURES.items()}


# --- Corrections ------------------------------------------------------------------------------


def corrections(data: Mapping[str, Any], above: str = "") -> dict[str, Any]:
    """The figures that a file gives, by their full names; each is checked by itself."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        name = f"{above}{key}"
        if isinstance(value, Mapping):
            found.update(corrections(value, name + "."))
        elif name not in FIGURES:
            raise BadSetup(f"La Loire has no figure called {shown(name)}; {near(name)}")
        else:
            FIGURES[name].check(value)
            found[name] = value
    return found


def near(name: str) -> str:
    """Where the right name may be found."""
    section, _, rest = name.partition(".")
    item = rest.partition(".")[0]
    siblings = [known for known in FIGURES if known.startswith(f"{section}.{item}.")]
    if siblings:
        return f"there is {', '.join(siblings)}."
    cousins = sorted({known.split(".")[1] for known in FIGURES if known.startswith(f"{section}.")})
    if cousins:
        return f"{section} has {', '.join(cousins[:40])}."
    return f"the sections are {', '.join(sorted({known.split('.')[0] for known in FIGURES}))}."


def corrected(data: Mapping[str, Any]) -> dict[str, Any]:
    """All figures, with those of the file in their places, checked together."""
    given = corrections(data)
    figures = {**DEFAULTS, **given}
    for name in given:
        if name.startswith("messages.m"):
            card = name.rpartition(".")[0]
            if given.get(f"{card}.to"):
                figures[f"{card}.cards"] = given.get(f"{card}.cards", 1)
            if not figures[f"{card}.to"] or not figures[f"{card}.symbol"]:
                raise BadSetup(f"{card} is a new card: it needs “to” and “symbol”.")
    check_shields(figures)
    if len(cards_of(figures, 0)) < START_MESSAGES:
        raise BadSetup(f"There must be at least {START_MESSAGES} messages of level 1, one to begin with for everybody.")
    return figures


def check_shields(figures: dict[str, Any]) -> None:
    """The board begins in Nantes, every village has a shield, and no neighbours need to match."""
    order = figures["board.clockwise"]
    if order[0] != "nantes":
        raise BadSetup("board.clockwise must begin with nantes.")
    counts = {name: figures[f"shields.{name}"] for name in SHIELDS}
    if sum(counts.values()) != len(VILLAGES):
        raise BadSetup(f"The shields must be {len(VILLAGES)} in all, not {sum(counts.values())}.")
    north = order.index("orleans") - 1
    most = (north + 1) // 2 + (len(VILLAGES) - north + 1) // 2
    for name, count in counts.items():
        if count > most:
            raise BadSetup(f"{count} {name} shields cannot lie without two of them being neighbours; {most} can.")


def check_data(data: Mapping[str, Any]) -> None:
    """Refuse a file with an unknown name or an impossible value, in one sentence."""
    if data:
        corrected(data)


# --- The box ------------------------------------------------------------------------------------


def cards_of(figures: dict[str, Any], level: int) -> list[int]:
    """The message cards that a level has, by their number within it."""
    names = MESSAGE.items[level * ROOM : (level + 1) * ROOM]
    return [i for i, name in enumerate(names) if figures[f"messages.{name}.cards"]]


def list_of(figures: dict[str, Any], pattern: str, names: Sequence[str]) -> list[i64]:
    """One figure of each of these things."""
    return [figures[pattern.replace("*", name)] for name in names]


def make_box(figures: dict[str, Any]) -> Box:
    """The figures as lists of numbers."""
    box = Box()
    lay_board(box, figures)
    box.shields = list_of(figures, "shields.*", SHIELDS)
    box.prices = list_of(figures, "market.*", [row[0] for row in printed.PRICES])
    box.value = list_of(figures, "goods.*.value", GOODS)
    box.cards = list_of(figures, "goods.*.cards", GOODS)
    box.denier = list_of(figures, "buildings.*.denier", BUILDINGS)
    box.wood = list_of(figures, "buildings.*.wood", BUILDINGS)
    box.farms = figures["pieces.farms"]
    box.monasteries = figures["pieces.monasteries"]
    box.towers = figures["pieces.towers"]
    box.palace_denier = list_of(figures, "palaces.*.denier", PALACES)
    box.palace_points = list_of(figures, "palaces.*.points", PALACES)
    box.colour = [COLOURS.index(figures[f"persons.{name}.colour"]) for name in PERSONS]
    box.person_denier = list_of(figures, "persons.*.denier", PERSONS)
    box.person_points = list_of(figures, "persons.*.points", PERSONS)
    print_messages(box, figures)
    return box


def lay_board(box: Box, figures: dict[str, Any]) -> None:
    """The loop of places: the north bank lies between Nantes and Orléans, clockwise."""
    order = [PLACES.index(name) for name in figures["board.clockwise"]]
    box.clockwise = [0] * N_PLACES
    box.counterclockwise = [0] * N_PLACES
    box.bank = [NONE] * N_PLACES
    box.good = [NONE] * N_PLACES
    bank = NORTH
    for i, place in enumerate(order):
        after = order[(i + 1) % N_PLACES]
        box.clockwise[place] = after
        box.counterclockwise[after] = place
        if place == ORLEANS:
            bank = SOUTH
        elif place != NANTES:
            box.bank[place] = bank
            box.good[place] = GOODS.index(figures[f"villages.{PLACES[place]}.good"])


def print_messages(box: Box, figures: dict[str, Any]) -> None:
    """The message cards."""
    levels = [row[0] for row in printed.LEVELS]
    box.message_denier = list_of(figures, "messages.*.denier", levels)
    box.stacks = [sum([1 << i for i in cards_of(figures, level)]) for level in range(len(levels))]
    box.to, box.symbol, box.message_points = [], [], []
    for number, name in enumerate(MESSAGE.items):
        symbol, points = figures[f"messages.{name}.symbol"], figures[f"messages.{name}.points"]
        box.to.append(target_of(figures[f"messages.{name}.to"]))
        box.symbol.append(SYMBOLS.index(symbol) if symbol else NONE)
        level = levels[number // ROOM]
        box.message_points.append(figures[f"messages.{level}.points"] if points == SAME_AS_LEVEL else points)


def target_of(to: Any) -> i64:
    """A place, or several shields as bits."""
    if isinstance(to, str):
        return PLACES.index(to) if to else NONE
    shields: i64 = 0
    for name in to:
        shields |= 1 << SHIELDS.index(name)
    return shields


BOX: Final = make_box(DEFAULTS)


def box_of(data: Mapping[str, Any]) -> Box:
    """The box as the table knows it, or as its owner has corrected it."""
    return make_box(corrected(data)) if data else BOX


# --- What is known how well ------------------------------------------------------------------------


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every figure with its present value and how well it is known; those of a file are the owner's."""
    values = corrected(data)
    given = corrections(data)
    shown_rows = [row for row in FIGURES.values() if not row.name.startswith("messages.m")]
    found = [Figure(row.name, value_text(values[row.name]), *known_as(row, given)) for row in shown_rows]
    return [*rulebook_figures(), *found, *card_figures(values, given)]


def rulebook_figures() -> list[Figure]:
    """What no component shows and a file cannot change."""
    return [
        Figure("kinds of shields and market tiles", len(SHIELDS), printed.KINDS_OF_SHIELD_KNOWN),
        Figure("copies of each palace in each city", printed.PALACE_COPIES, RULEBOOK, "German rulebook"),
        Figure("boat targets, German", value_text(printed.BOAT_TARGETS_GERMAN[1:]), RULEBOOK, "1 to 4 players"),
        Figure("boat targets, French", value_text(printed.BOAT_TARGETS_FRENCH[1:]), RULEBOOK, "1 to 4 players"),
        Figure("message targets", value_text(printed.MESSAGE_TARGETS[1:]), RULEBOOK, "1 to 4 players"),
        Figure("free horses, 1-2 players", value_text(printed.HORSES_FOR_FEW), RULEBOOK),
        Figure("free horses, 3-4 players", value_text(printed.HORSES_FOR_MANY), RULEBOOK),
        Figure("the circus begins in", printed.START_CIRCUS, RULEBOOK),
    ]


def card_figures(values: dict[str, Any], given: dict[str, Any]) -> list[Figure]:
    """A row for each message card in play."""
    found: list[Figure] = []
    for name in MESSAGE.items:
        card = f"messages.{name}"
        if values[f"{card}.cards"]:
            points = values[f"{card}.points"]
            text = f"{value_text(values[f'{card}.to'])}; {values[f'{card}.symbol']}"
            text += "" if points == SAME_AS_LEVEL else f"; {points} points"
            own = any(key.startswith(card + ".") for key in given)
            known, note = known_as(FIGURES[f"{card}.to"], {f"{card}.to": 0} if own else {})
            found.append(Figure(card, text, known, note))
    return found


def known_as(row: Known, given: dict[str, Any]) -> tuple[str, str]:
    """How well a figure is known, and a remark."""
    if row.name not in given:
        return row.known, row.note
    return OWNER, "corrected"


def value_text(value: Any) -> Any:
    """A list as one line."""
    return ", ".join([str(e) for e in value]) if isinstance(value, (list, tuple)) else value

"""The figures of the box, with how well they are known, and as its owner corrects them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.errors import BadSetup
from comptoir.core.figures import Figures, Known, Name, Number, Several, Text, Values, value_text
from comptoir.core.game import RECONSTRUCTED, RULEBOOK, Figure
from comptoir.core.record import fields, ints
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
from comptoir.games.la_loire.messages import CARRY, CARRY_WITH_MAYOR
from comptoir.games.la_loire.riding import HORSES, HORSES_WITH_SCOUT, MAXIMUM, MAXIMUM_WITH_BANKER, MINIMUM
from comptoir.games.la_loire.trading import FREIGHT
from comptoir.games.la_loire.turn import SOLO_TURNS

UNDRAWN: Final = ("shields", "cards", "farms", "monasteries", "towers", "stacks")  # of the box
SAME_AS_LEVEL: Final = -1  # a message without points of its own has those of its level
START_MESSAGES: Final = 4  # one for every player there can be
MADE: Final = ("wood", "grain", "cheese", "wine")  # what a village can make
TARGETS: Final = (
    Name(VILLAGES),
    Several(Name(SHIELDS), 2, different=True),
    Several(Name(SHIELDS), 3, different=True),
    Name(CITIES),
)  # of the messages of a level
MONEY: Final = Number(0, 30)


# --- All figures, by name ------------------------------------------------------------------


def board_figures() -> list[Known]:
    """The loop of places; the villages, their names and what they make."""
    order = ["nantes", *[row[0] for row in printed.VILLAGES]]
    order.insert(ORLEANS, "orleans")
    may_be = Several(Name(PLACES), N_PLACES, different=True)
    found = [Known("board.clockwise", order, printed.ORDER_KNOWN, may_be, "from Nantes on")]
    for village, name, name_known, good, good_known in printed.VILLAGES:
        note = printed.INVENTED if name_known == RECONSTRUCTED else ""
        found.append(Known(f"villages.{village}.name", name, name_known, Text(), note))
        found.append(Known(f"villages.{village}.good", good, good_known, Name(MADE)))
    return found


def market_figures() -> list[Known]:
    """Shields, market prices and goods."""
    found = [Known(f"shields.{name}", count, known, Number(1, 12)) for name, count, known in printed.SHIELDS]
    for name, price, known in printed.PRICES:
        found.append(Known(f"market.{name}", price, known, Number(0, 20)))
    for name, value, known, cards, cards_known in printed.GOODS:
        found.append(Known(f"goods.{name}.value", value, known, Number(1, 30)))
        found.append(Known(f"goods.{name}.cards", cards, cards_known, Number(1, 60)))
    return found


def building_figures() -> list[Known]:
    """What buildings cost, and how many pieces there are."""
    found: list[Known] = []
    for name, denier, wood, known in printed.BASE_BUILDINGS:
        found.append(Known(f"buildings.{name}.denier", denier, known, MONEY))
        found.append(Known(f"buildings.{name}.wood", wood, known, Number(0, 5)))
    for name, count, known in printed.PIECES:
        note = "" if name == "towers" else "of each colour"
        found.append(Known(f"pieces.{name}", count, known, Number(0, 18), note))
    for name, denier, points, known in printed.PALACES:
        found.append(Known(f"palaces.{name}.denier", denier, known, MONEY))
        found.append(Known(f"palaces.{name}.points", points, known, MONEY))
    return found


def person_figures() -> list[Known]:
    """Colour, cost and points of the persons."""
    found: list[Known] = []
    for name, colour, colour_known, denier, denier_known, points, points_known in printed.PERSONS:
        note = "yellow persons cost 1 by the French rulebook" if colour == "yellow" else ""
        found.append(Known(f"persons.{name}.colour", colour, colour_known, Name(COLOURS)))
        found.append(Known(f"persons.{name}.denier", denier, denier_known, MONEY, note))
        found.append(Known(f"persons.{name}.points", points, points_known, MONEY))
    return found


def message_figures() -> list[Known]:
    """What messages cost and bring, and every card; a level has room for more of them."""
    found: list[Known] = []
    for name, denier, denier_known, points, points_known in printed.LEVELS:
        found.append(Known(f"messages.{name}.denier", denier, denier_known, MONEY))
        found.append(Known(f"messages.{name}.points", points, points_known, MONEY))
    cards = {name: (list(to), symbol) for name, to, symbol in printed.MESSAGES}
    for number, name in enumerate(MESSAGE.items):
        may_be = TARGETS[number // ROOM]
        to, symbol = cards.get(name, ([], ""))
        target = to if isinstance(may_be, Several) else "".join(to)
        known = printed.MESSAGES_KNOWN
        found.append(Known(f"messages.{name}.to", target, known, may_be))
        found.append(Known(f"messages.{name}.symbol", symbol, known, Name(SYMBOLS)))
        found.append(Known(f"messages.{name}.points", SAME_AS_LEVEL, known, MONEY))
        found.append(Known(f"messages.{name}.cards", int(name in cards), known, Number(0, 1)))
    return found


# --- Together ---------------------------------------------------------------------------------


def check_together(values: Values, given: Values) -> None:
    """New cards are complete, the board and its shields can be, and everybody gets a message to begin with."""
    for name in given:
        if name.startswith("messages.m"):
            card = name.rpartition(".")[0]
            if given.get(f"{card}.to"):
                values[f"{card}.cards"] = given.get(f"{card}.cards", 1)
            if not values[f"{card}.to"] or not values[f"{card}.symbol"]:
                raise BadSetup(f"{card} is a new card: it needs “to” and “symbol”.")
    check_names(values)
    check_shields(values)
    if len(cards_of(values, 0)) < START_MESSAGES:
        raise BadSetup(f"There must be at least {START_MESSAGES} messages of level 1, one to begin with for everybody.")


def check_names(values: Values) -> None:
    """No two places have the same name."""
    names = ["Nantes", "Orléans", *[values[f"villages.{village}.name"] for village in VILLAGES]]
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"Two places cannot both be called {name}.")


def check_shields(values: Values) -> None:
    """The board begins in Nantes, every village has a shield, and no neighbours need to match."""
    order = values["board.clockwise"]
    if order[0] != "nantes":
        raise BadSetup("board.clockwise must begin with nantes.")
    counts = {name: values[f"shields.{name}"] for name in SHIELDS}
    if sum(counts.values()) != len(VILLAGES):
        raise BadSetup(f"The shields must be {len(VILLAGES)} in all, not {sum(counts.values())}.")
    north = order.index("orleans") - 1
    most = (north + 1) // 2 + (len(VILLAGES) - north + 1) // 2
    for name, count in counts.items():
        if count > most:
            raise BadSetup(f"{count} {name} shields cannot lie without two of them being neighbours; {most} can.")


# --- The box ------------------------------------------------------------------------------------


def cards_of(values: Values, level: int) -> list[int]:
    """The message cards that a level has, by their number within it."""
    names = MESSAGE.items[level * ROOM : (level + 1) * ROOM]
    return [i for i, name in enumerate(names) if values[f"messages.{name}.cards"]]


def list_of(values: Values, pattern: str, names: Sequence[str]) -> list[i64]:
    """One figure of each of these things."""
    return [values[pattern.replace("*", name)] for name in names]


def make_box(values: Values) -> Box:
    """The figures as lists of numbers."""
    box = Box()
    lay_board(box, values)
    box.named = ["" for _ in PLACES]
    for village, name, *_ in printed.VILLAGES:
        given = values[f"villages.{village}.name"]
        box.named[PLACES.index(village)] = "" if given == name else given
    box.shields = ints(list_of(values, "shields.*", SHIELDS))
    box.prices = ints(list_of(values, "market.*", [row[0] for row in printed.PRICES]))
    box.value = ints(list_of(values, "goods.*.value", GOODS))
    box.cards = ints(list_of(values, "goods.*.cards", GOODS))
    box.denier = ints(list_of(values, "buildings.*.denier", BUILDINGS))
    box.wood = ints(list_of(values, "buildings.*.wood", BUILDINGS))
    box.farms = values["pieces.farms"]
    box.monasteries = values["pieces.monasteries"]
    box.towers = values["pieces.towers"]
    box.palace_denier = ints(list_of(values, "palaces.*.denier", PALACES))
    box.palace_points = ints(list_of(values, "palaces.*.points", PALACES))
    box.colour = ints([COLOURS.index(values[f"persons.{name}.colour"]) for name in PERSONS])
    box.person_denier = ints(list_of(values, "persons.*.denier", PERSONS))
    box.person_points = ints(list_of(values, "persons.*.points", PERSONS))
    print_messages(box, values)
    return box


def lay_board(box: Box, values: Values) -> None:
    """The loop of places: the north bank lies between Nantes and Orléans, clockwise."""
    order = [PLACES.index(name) for name in values["board.clockwise"]]
    box.clockwise = ints([0] * N_PLACES)
    box.counterclockwise = ints([0] * N_PLACES)
    box.bank = ints([NONE] * N_PLACES)
    box.good = ints([NONE] * N_PLACES)
    bank = NORTH
    for i, place in enumerate(order):
        after = order[(i + 1) % N_PLACES]
        box.clockwise[place] = after
        box.counterclockwise[after] = place
        if place == ORLEANS:
            bank = SOUTH
        elif place != NANTES:
            box.bank[place] = bank
            box.good[place] = GOODS.index(values[f"villages.{PLACES[place]}.good"])


def print_messages(box: Box, values: Values) -> None:
    """The message cards."""
    levels = [row[0] for row in printed.LEVELS]
    box.message_denier = ints(list_of(values, "messages.*.denier", levels))
    box.stacks = ints([sum([1 << i for i in cards_of(values, level)]) for level in range(len(levels))])
    box.to = ints([target_of(values[f"messages.{name}.to"]) for name in MESSAGE.items])
    symbols = [values[f"messages.{name}.symbol"] for name in MESSAGE.items]
    box.symbol = ints([SYMBOLS.index(symbol) if symbol else NONE for symbol in symbols])
    points = list_of(values, "messages.*.points", MESSAGE.items)
    of_level = list_of(values, "messages.*.points", levels)
    box.message_points = ints([of_level[i // ROOM] if n == SAME_AS_LEVEL else n for i, n in enumerate(points)])


def target_of(to: Any) -> i64:
    """A place, or several shields as bits."""
    if isinstance(to, str):
        return PLACES.index(to) if to else NONE
    shields: i64 = 0
    for name in to:
        shields |= 1 << SHIELDS.index(name)
    return shields


FIGURES: Final = Figures(
    "La Loire",
    board_figures() + market_figures() + building_figures() + person_figures() + message_figures(),
    check_together,
)
BOX: Final = make_box(FIGURES.printed)


def box_of(data: Mapping[str, Any]) -> Box:
    """The box as the table knows it, or as its owner has corrected it."""
    return make_box(FIGURES.values(data)) if data else BOX


# --- What is known how well ------------------------------------------------------------------------


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every figure with its present value and how well it is known; message cards have a row each."""
    values, given = FIGURES.values(data), FIGURES.given(data)
    rows = [figure for figure in FIGURES.listed(data) if not figure.what.startswith("messages.m")]
    return [*rulebook_figures(), *rows, *card_figures(values, given)]


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


def card_figures(values: Values, given: Values) -> list[Figure]:
    """A row for each message card in play."""
    found: list[Figure] = []
    for name in MESSAGE.items:
        card = f"messages.{name}"
        if values[f"{card}.cards"]:
            points = values[f"{card}.points"]
            text = f"{value_text(values[f'{card}.to'])}; {values[f'{card}.symbol']}"
            text += "" if points == SAME_AS_LEVEL else f"; {points} points"
            own = any(key.startswith(card + ".") for key in given)
            figure = FIGURES.figure(f"{card}.to", text, own)
            found.append(Figure(card, text, figure.known, figure.note))
    return found


# --- What the drawn board knows ------------------------------------------------------------------


def board(data: Mapping[str, Any]) -> dict[str, Any]:
    """What no view of the table tells; ``board/figures.json`` is this for the printed box."""
    box = box_of(data)
    own = [field.name for field in fields(Box) if field.name not in UNDRAWN]
    return {
        "places": PLACES,
        "shields": SHIELDS,
        "goods": GOODS,
        "buildings": BUILDINGS,
        "palaces": PALACES,
        "persons": PERSONS,
        "colours": COLOURS,
        "symbols": SYMBOLS,
        "room": ROOM,
        **{name: getattr(box, name) for name in own},
        "boat_targets": {"german": printed.BOAT_TARGETS_GERMAN, "french": printed.BOAT_TARGETS_FRENCH},
        "message_targets": printed.MESSAGE_TARGETS,
        "freight": FREIGHT,
        "minimum": MINIMUM,
        "solo_turns": SOLO_TURNS,
        "maximum": [MAXIMUM, MAXIMUM_WITH_BANKER],
        "horses": [HORSES, HORSES_WITH_SCOUT],
        "carry": [CARRY, CARRY_WITH_MAYOR],
    }

"""The figures that the drawn board shows are those of the rules."""

import json
from pathlib import Path

from comptoir.games.la_loire import box as printed
from comptoir.games.la_loire import components, riding, trading, turn
from comptoir.games.la_loire.data import BOX
from comptoir.games.la_loire.messages import CARRY, CARRY_WITH_MAYOR

BOARD = Path(__file__).parent.parent / "board"


def figures() -> dict[str, object]:
    """What no view of the table tells."""
    return {
        "places": components.PLACES,
        "shields": components.SHIELDS,
        "goods": components.GOODS,
        "buildings": components.BUILDINGS,
        "palaces": components.PALACES,
        "persons": components.PERSONS,
        "colours": components.COLOURS,
        "symbols": components.SYMBOLS,
        "room": components.ROOM,
        "clockwise": BOX.clockwise,
        "counterclockwise": BOX.counterclockwise,
        "bank": BOX.bank,
        "good": BOX.good,
        "prices": BOX.prices,
        "value": BOX.value,
        "denier": BOX.denier,
        "wood": BOX.wood,
        "palace_denier": BOX.palace_denier,
        "palace_points": BOX.palace_points,
        "colour": BOX.colour,
        "person_denier": BOX.person_denier,
        "person_points": BOX.person_points,
        "message_denier": BOX.message_denier,
        "to": BOX.to,
        "symbol": BOX.symbol,
        "message_points": BOX.message_points,
        "boat_targets": {
            "german": printed.BOAT_TARGETS_GERMAN,
            "french": printed.BOAT_TARGETS_FRENCH,
        },
        "message_targets": printed.MESSAGE_TARGETS,
        "freight": trading.FREIGHT,
        "minimum": turn.MINIMUM,
        "solo_turns": turn.SOLO_TURNS,
        "maximum": [riding.MAXIMUM, riding.MAXIMUM_WITH_BANKER],
        "horses": [riding.HORSES, riding.HORSES_WITH_SCOUT],
        "carry": [CARRY, CARRY_WITH_MAYOR],
    }


def test_figures():
    """The file beside the drawing says what the rules say."""
    assert json.loads((BOARD / "figures.json").read_text("utf-8")) == json.loads(json.dumps(figures()))

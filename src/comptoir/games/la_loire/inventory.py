"""What is in the box, counted: nothing appears and nothing vanishes."""

from __future__ import annotations

from comptoir.games.la_loire.components import CASTLE, FARM, GOODS, MONASTERY, N_LEVELS
from comptoir.games.la_loire.messages import cards_left
from comptoir.games.la_loire.state import Loire


def inventory(s: Loire) -> dict[str, int]:
    """The pieces and cards of the box wherever they lie; money is not counted."""
    counted = {name: int(s.goods[i]) + sum([int(p.goods[i]) for p in s.players]) for i, name in enumerate(GOODS)}
    counted["horses"] = int(sum(s.free)) + int(sum(s.horses))
    counted["persons"] = int(sum(s.persons)) + sum([int(p.persons).bit_count() for p in s.players])
    counted["palaces"] = int(sum(s.palaces)) + sum([int(p.palaces).bit_count() for p in s.players])
    counted["messages"] = messages(s)
    building = list(s.building)
    counted["towers"] = int(s.towers) + building.count(CASTLE)
    counted["farms"] = sum([int(p.farms) for p in s.players]) + building.count(FARM) + building.count(CASTLE)
    counted["monasteries"] = sum([int(p.monasteries) for p in s.players]) + building.count(MONASTERY)
    return counted


def messages(s: Loire) -> int:
    """In the stacks, before the spy, and with the players."""
    stacks = sum([int(cards_left(s, level)) for level in range(N_LEVELS)])
    return stacks + len(s.drawn) + sum([len(p.carried) + len(p.delivered) for p in s.players])

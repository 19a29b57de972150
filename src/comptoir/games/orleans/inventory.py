"""What is in the box, counted: nothing appears and nothing vanishes."""

from __future__ import annotations

from comptoir.games.orleans.box import CITIZENS, GOOD, N_GOODS
from comptoir.games.orleans.effect import is_follower
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY, Orleans, Player, bits


def inventory(s: Orleans) -> dict[str, int]:
    """The pieces of the box wherever they lie, taken out of the game or not."""
    found = {
        "characters": characters(s),
        "coins": int(s.bank) + sum([int(p.coins) for p in s.players]),
        "stations": int(s.out_stations) + sum([int(p.stations + bits(p.built)) for p in s.players]),
        "technology": int(s.technology + s.out_technology) + sum([technology(p) for p in s.players]),
        "place tiles": int(bits(s.tiles) + s.out_tiles) + sum([int(bits(p.places)) for p in s.players]),
        "citizens": len([owner for owner in s.citizens if -1 <= owner < len(s.players)]),
        "spaces in step": sum([in_step(p) for p in s.players]),
    }
    for good in range(N_GOODS):
        found[GOOD.items[good]] = goods(s, good)
    assert found["citizens"] == CITIZENS.size
    return found


def characters(s: Orleans) -> int:
    """Supply, deeds, what torture took, what the Bathhouse drew, and what the players have."""
    on_deeds = -sum(s.deeds)
    return sum(s.supply) + on_deeds + int(s.out_characters) + len(s.drawn) + sum([owned(p) for p in s.players])


def owned(player: Player) -> int:
    """The characters in a player's bag, on the market and on the spaces."""
    return int(player.bag.size) + sum(player.market) + len([x for x in player.spaces if is_follower(x)])


def technology(player: Player) -> int:
    """The technology tiles of a player."""
    return int(player.first_technology + player.technology) + len([x for x in player.spaces if x == TECHNOLOGY])


def goods(s: Orleans, good: int) -> int:
    """All tiles of one good."""
    on_routes = len([x for x in s.routes if x == good])
    held = sum([int(p.goods[good]) for p in s.players])
    return int(s.goods_bag.counts[good] + s.goods[good] + s.out_goods[good]) + on_routes + held


def in_step(player: Player) -> int:
    """Zero, as long as the bits of the taken spaces say the same as the spaces."""
    return len([i for i, x in enumerate(player.spaces) if (x != EMPTY) != bool(player.taken >> i & 1)])

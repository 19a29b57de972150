"""What a place brings, and followers coming and going on its action spaces."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.core.moves import Refusal
from comptoir.games.orleans.box import N_FOLLOWERS
from comptoir.games.orleans.places import FIRST_SPACE, HERB_GARDEN, LAST_SPACE, SCHOOL
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY, Orleans, Player, bit


class Effect(Task):
    """What the action of a place brings its player, and why it may not be taken just now."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def why_not(self, s: Orleans) -> Refusal | None:
        """Why this cannot be had, or None."""
        return None

    def details(self, s: Orleans) -> dict[str, Any]:
        """What the sentence of the refusal needs."""
        return {}


def accepted(s: Orleans, player: Player, follower: i64) -> i64:
    """The spaces on which this player's follower may stand, a bit each. H1 H2"""
    privileges: i64 = (player.places >> HERB_GARDEN & 1) + 2 * (player.places >> SCHOOL & 1)
    return s.box.accepted[privileges * N_FOLLOWERS + follower]


def lay(player: Player, space: i64, thing: i64) -> None:
    """A follower or a technology tile comes to lie on an action space."""
    player.spaces[space] = thing
    player.taken |= bit(space)


def lift(player: Player, space: i64) -> i64:
    """Whatever lies on an action space leaves it."""
    thing = player.spaces[space]
    player.spaces[space] = EMPTY
    player.taken &= ~bit(space)
    return thing


def is_follower(thing: i64) -> bool:
    """Whether what lies on a space is a follower."""
    return thing != EMPTY and thing != TECHNOLOGY


def send_home(player: Player, place: i64) -> None:
    """All followers of a place go back into the bag; technology stays. P6 E2"""
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if is_follower(player.spaces[space]):
            player.bag.put(lift(player, space))

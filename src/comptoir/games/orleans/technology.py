"""Technology: tiles that replace a follower for good, placed after passing; and the Laboratory."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Now
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.games.orleans.box import FARMER, MONK
from comptoir.games.orleans.effect import Effect, lay
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    LAST_SPACE,
    SPACE,
    SPACE_PLACE,
    TOWN_HALL,
)
from comptoir.games.orleans.planning import space_details
from comptoir.games.orleans.recruiting import NO_TECHNOLOGY_LEFT
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY, Orleans, Player

NO_TECHNOLOGY_HERE: Final = Refusal("I5", "no-technology-here")
NEVER_FOR_A_MONK: Final = Refusal("I2", "never-for-a-monk")
ONLY_ONE_SPACE: Final = Refusal("I2", "only-one-space")
SECOND_TECHNOLOGY: Final = Refusal("I2", "second-technology")
SPACE_OCCUPIED: Final = Refusal("I4", "space-occupied")
ONLY_FOR_A_FARMER: Final = Refusal("I2", "only-for-a-farmer")


class Laboratory(Effect):
    """A technology tile, free of the rule for the first one. I3"""

    def why_not(self, s: Orleans) -> Refusal | None:
        return None if s.technology else NO_TECHNOLOGY_LEFT

    def run(self, s: Orleans) -> None:
        s.technology -= 1
        s.players[self.seat].technology += 1


class Install(Task):
    """Whoever has passed may place technology tiles, if there is a space for them. I1"""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: i64 = seat
        self.first: i64 = first

    def run(self, s: Orleans) -> None:
        player = s.players[self.seat]
        held = player.first_technology if self.first else player.technology
        if held and has_space(s, player, self.first):
            s.then(WHERE_TECHNOLOGY[self.seat][self.first])


def has_space(s: Orleans, player: Player, first: i64) -> bool:
    """Whether technology can be placed anywhere."""
    for place in range(GUNPOWDER_TOWER):
        if player.places >> place & 1:
            for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
                if why_not_on(s, player, space, first) is None:
                    return True
    return False


def why_not_on(s: Orleans, player: Player, space: i64, first: i64) -> Refusal | None:
    """Why a technology tile may not lie on this space. I2 I4 I5"""
    place = SPACE_PLACE[space]
    if place == TOWN_HALL or place == GUNPOWDER_TOWER:
        return NO_TECHNOLOGY_HERE
    if s.box.wanted[space] == MONK:
        return NEVER_FOR_A_MONK
    if LAST_SPACE[place] - FIRST_SPACE[place] == 1:
        return ONLY_ONE_SPACE
    for other in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if player.spaces[other] == TECHNOLOGY:
            return SECOND_TECHNOLOGY
    if player.spaces[space] != EMPTY:
        return SPACE_OCCUPIED
    if first and s.box.wanted[space] != FARMER:
        return ONLY_FOR_A_FARMER
    return None


class WhereTechnology(Decision):
    """Whom does your technology tile replace? I1 I2"""

    def __init__(self, seat: i64, first: Annotated[i64, Now(1)]) -> None:
        super().__init__(seat)
        self.first: i64 = first

    def candidates(self, s: Orleans, out: Moves) -> None:
        places = s.players[self.seat].places
        for place in range(GUNPOWDER_TOWER + 1):
            if places >> place & 1:
                for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
                    out.append(REPLACE.base + space)
        out.append(KEEP_TECHNOLOGY.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"first": "yes" if self.first else "no"}


class Replace(Move):
    """A technology tile stands here from now on. I1 I2"""

    def why_not(self, s: Orleans, ask: WhereTechnology, x: i64) -> Refusal | None:
        return why_not_on(s, s.players[ask.seat], x, ask.first)

    def play(self, s: Orleans, ask: WhereTechnology, x: i64) -> None:
        player = s.players[ask.seat]
        lay(player, x, TECHNOLOGY)
        if ask.first:
            player.first_technology -= 1
        else:
            player.technology -= 1
            s.then(INSTALL[ask.seat])

    def details(self, s: Orleans, ask: WhereTechnology, x: i64) -> dict[str, Any]:
        return space_details(s, x)


class KeepTechnology(Move):
    """Keep it beside the board for a later round. I1"""

    def play(self, s: Orleans, ask: WhereTechnology, x: i64) -> None:
        """It stays beside the board."""


INSTALL_FIRST: Final = [Install(seat, 1) for seat in range(4)]
INSTALL: Final = [Install(seat, 0) for seat in range(4)]
WHERE_TECHNOLOGY: Final = [[WhereTechnology(seat, first) for first in range(2)] for seat in range(4)]
REPLACE: Final = Replace(SPACE)
KEEP_TECHNOLOGY: Final = KeepTechnology()

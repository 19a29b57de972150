"""Set-up: shields and market dealt, horses placed, and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Agenda, Chance, Step, Task
from comptoir.core.chance import Rng
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import seat_name
from comptoir.games.la_loire.box import (
    BOAT_TARGETS_FRENCH,
    BOAT_TARGETS_GERMAN,
    HORSES_FOR_FEW,
    HORSES_FOR_MANY,
    MESSAGE_TARGETS,
    PALACE_COPIES,
    START_CIRCUS,
)
from comptoir.games.la_loire.components import (
    APPRENTICE,
    ASSISTANT,
    BANKER,
    BLUE,
    MAYOR,
    N_GOODS,
    N_LEVELS,
    N_PALACES,
    N_PERSONS,
    N_PLACES,
    N_SHIELDS,
    NANTES,
    NONE,
    NORTH,
    NOWHERE,
    ORLEANS,
    PLACE,
    SHIELD,
    SOUTH,
    place,
)
from comptoir.games.la_loire.figures import box_of
from comptoir.games.la_loire.messages import DrawMessage
from comptoir.games.la_loire.state import Loire, Player
from comptoir.games.la_loire.turn import TAKE_TURN

START_DENIER: Final = 7
START_HORSES: Final = 2
SEAT: Final = Domain("seat", 4)


def setup(players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> Loire:
    """The table before anything is dealt."""
    s = Loire()
    s.box = box_of(data)
    s.french = options["edition"] == "french"
    s.beginner = options["beginner"] == "yes"
    s.boat_target = (BOAT_TARGETS_FRENCH if s.french else BOAT_TARGETS_GERMAN)[players]
    s.message_target = MESSAGE_TARGETS[players]
    s.players = [new_player(s) for _ in range(players)]
    s.at = [NANTES, ORLEANS] * players
    s.horses = [START_HORSES, START_HORSES] * players
    s.heading = [NONE, NONE] * players
    lay_out_board(s, players)
    lay_out_cards(s, players)
    s.agenda = Agenda()
    starts: list[Step] = [DrawMessage(seat, 0) for seat in range(players)]
    s.then_all([DEAL_MARKET, DEAL_SHIELDS, *starts, FIND_START_PLAYER])
    return s


def new_player(s: Loire) -> Player:
    """Seven denier, and all pieces of a colour. S4"""
    player = Player()
    player.denier = START_DENIER
    player.farms = s.box.farms
    player.monasteries = s.box.monasteries
    player.goods = [0] * N_GOODS
    player.carried = []
    player.stones = []
    player.delivered = []
    return player


def lay_out_board(s: Loire, players: int) -> None:
    """Free horses by the number of players, the circus in Ussé, four towers. S2 S3 V1"""
    s.free = [0] * N_PLACES
    for village in HORSES_FOR_FEW if players <= 2 else HORSES_FOR_MANY:
        s.free[place(village)] = 1
    s.circus = NOWHERE if s.beginner else place(START_CIRCUS)
    s.shields = [NONE] * N_PLACES
    s.market = []
    s.building = [NONE] * N_PLACES
    s.owner = [NONE] * N_PLACES
    s.towers = s.box.towers


def lay_out_cards(s: Loire, players: int) -> None:
    """Goods, palaces, messages by level, and the persons in play. S5 S6 S7 V1"""
    s.goods = s.box.cards[:]
    s.palaces = [0 if s.beginner else PALACE_COPIES] * (2 * N_PALACES)
    s.persons = [0 if s.beginner else copies(s, person, players) for person in range(N_PERSONS)]
    s.stacks = s.box.stacks[:N_LEVELS]
    s.under = []
    s.drawn = []


def copies(s: Loire, person: i64, players: int) -> i64:
    """Four persons once for every player, two in the solo game; blue once; others once or twice. S5 D04 D21"""
    if person == BANKER or person == MAYOR or person == APPRENTICE or person == ASSISTANT:
        return players if players > 1 else 2
    if s.box.colour[person] == BLUE and not s.french:
        return 1
    return 1 if players <= 2 else 2


# --- Market and shields -------------------------------------------------------------------


class DealMarket(Task):
    """Seven tiles in random order. S2"""

    def run(self, s: Loire) -> None:
        s.then_all([NEXT_TILE] * N_SHIELDS)


class NextTile(Chance):
    """Which tile lies next on the market?"""

    def candidates(self, s: Loire, out: Moves) -> None:
        for shield in range(N_SHIELDS):
            if shield not in s.market:
                out.append(TILE_LAID.base + shield)


class TileLaid(Move):
    """The tile that lies next."""

    def play(self, s: Loire, ask: NextTile, x: i64) -> None:
        s.market.append(x)


class DealShields(Task):
    """A shield for every village, bank by bank. S1"""

    def run(self, s: Loire) -> None:
        steps: list[Step] = []
        village = s.box.clockwise[NANTES]
        while village != NANTES:
            if village != ORLEANS:
                steps.append(DEAL_SHIELD[village])
            village = s.box.clockwise[village]
        s.then_all(steps)


class DealShield(Chance):
    """Which shield does this village get? S1 A05"""

    def __init__(self, village: i64) -> None:
        super().__init__()
        self.village: i64 = village

    def candidates(self, s: Loire, out: Moves) -> None:
        left = shields_left(s)
        for shield in range(N_SHIELDS):
            if fits(s, self.village, shield, left):
                out.append(SHIELD_LAID.base + shield)

    def weights(self, s: Loire) -> list[i64]:
        left = shields_left(s)
        return [left[shield] for shield in range(N_SHIELDS) if fits(s, self.village, shield, left)]

    def sample(self, s: Loire, rng: Rng) -> i64:
        out = Moves()
        self.candidates(s, out)
        return out.numbers[rng.weighted(self.weights(s))]


def shields_left(s: Loire) -> list[i64]:
    """How many of each shield are still to be dealt."""
    left = s.box.shields[:]
    for shield in s.shields:
        if shield != NONE:
            left[shield] -= 1
    return left


def fits(s: Loire, village: i64, shield: i64, left: list[i64]) -> bool:
    """Not the shield of the neighbour, and the rest can still be dealt without equal neighbours. S1 A05"""
    before = s.shields[s.box.counterclockwise[village]]
    if not left[shield] or shield == before:
        return False
    after = left[:]
    after[shield] -= 1
    open_here = empty_villages(s, s.box.bank[village]) - 1
    open_there = empty_villages(s, SOUTH) if s.box.bank[village] == NORTH else 0
    for other in range(N_SHIELDS):
        if after[other] > room_for(other == shield, open_here, open_there):
            return False
    return True


def room_for(just_laid: bool, open_here: i64, open_there: i64) -> i64:
    """How many equal shields the empty villages of a row and of another one can take. S1"""
    return (open_here if just_laid else open_here + 1) // 2 + (open_there + 1) // 2


def empty_villages(s: Loire, bank: i64) -> i64:
    """Villages of a bank without a shield yet."""
    empty: i64 = 0
    for village in range(N_PLACES):
        if s.box.bank[village] == bank and s.shields[village] == NONE:
            empty += 1
    return empty


class ShieldLaid(Move):
    """The shield that the village gets."""

    def play(self, s: Loire, ask: DealShield, x: i64) -> None:
        s.shields[ask.village] = x

    def details(self, s: Loire, ask: DealShield, x: i64) -> dict[str, Any]:
        return {"village": PLACE.said(s, int(ask.village))}


# --- Who begins -------------------------------------------------------------------------------


class FindStartPlayer(Task):
    """Chance says who begins. D09"""

    def run(self, s: Loire) -> None:
        s.then(DRAW_START_PLAYER)


class DrawStartPlayer(Chance):
    """Who begins? D09"""

    def candidates(self, s: Loire, out: Moves) -> None:
        for seat in range(len(s.players)):
            out.append(STARTS.base + seat)


class Starts(Move):
    """The seat that begins."""

    def play(self, s: Loire, ask: DrawStartPlayer, x: i64) -> None:
        s.then(TAKE_TURN[x])

    def details(self, s: Loire, ask: DrawStartPlayer, x: i64) -> dict[str, Any]:
        return {"who": seat_name(int(x))}


DEAL_MARKET: Final = DealMarket()
DEAL_SHIELDS: Final = DealShields()
FIND_START_PLAYER: Final = FindStartPlayer()
DRAW_START_PLAYER: Final = DrawStartPlayer()
NEXT_TILE: Final = NextTile()
DEAL_SHIELD: Final = [DealShield(village) for village in range(N_PLACES)]
TILE_LAID: Final = TileLaid(SHIELD)
SHIELD_LAID: Final = ShieldLaid(SHIELD)
STARTS: Final = Starts(SEAT)

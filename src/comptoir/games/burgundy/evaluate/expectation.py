"""How many points are still to come, between two turns.

Nothing here was weighed by hand: the figures are what games between bots showed (a regression of the points that
seats had in the end on what they had before), for seats with so many actions left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.cards import ANIMAL, CLOISTER, DIE, KIND, TYPE, TYPES, VALUE
from comptoir.games.burgundy.estate import ALL_TYPES, lies_on
from comptoir.games.burgundy.evaluate.stacks import EFFECT_WORTH, cards_on
from comptoir.games.burgundy.scoring import animal_sets
from comptoir.games.burgundy.state import (
    ALL_SEVEN_BONUS,
    ANIMAL_PILES,
    ANIMAL_SETS,
    EMPTY,
    GOODS_PILES,
    NOBODY,
    SOLD_GOODS,
    START_PLAYER_CARD,
    TRIPLES,
    Burgundy,
    Player,
)

ACTIONS_LEFT: Final = (1, 3, 6, 12, 18, 24, 30)


def by_actions(*figures: float) -> list[float]:
    """A figure for every number of actions left, from those for some of them; none without actions."""
    found = [0.0]
    for i in range(len(ACTIONS_LEFT) - 1):
        few, many = ACTIONS_LEFT[i], ACTIONS_LEFT[i + 1]
        for actions in range(few, many):
            found.append(figures[i] + (figures[i + 1] - figures[i]) * (actions - few) / (many - few))
    return [*found, figures[-1]]


# fmt: off
# With so many actions left:          1      3      6     12     18     24     30
ANYWAY: Final        = by_actions(-0.78,  0.15,  1.74,  5.59, 10.44, 15.67, 21.11)  # anyway, with two players
A_PLAYER: Final      = by_actions( 0.09, -0.01, -0.03, -0.11,  0.09,  0.55,  1.17)  # for each further player
ALONE: Final         = by_actions(-2.00, -0.93,  0.85,  5.09, 10.42, 17.22, 23.96)  # instead of both, alone
ONE: Final           = by_actions(-0.02,  0.22,  0.63,  1.14,  1.63,  2.01,  1.72)  # a stack of one card
ONE_HELD: Final      = by_actions( 0.14,  0.69,  1.23,  1.14,  0.56,  0.15, -0.32)  # ... and a project for it
ONE_BOTH: Final      = by_actions( 2.34,  2.07,  1.66,  1.06,  0.71,  0.35, -0.03)  # ... and two for it
ONE_VALUE: Final     = by_actions(-0.02,  0.04,  0.17,  0.22,  0.31,  0.26,  0.18)  # ... by points beyond four
TWO: Final           = by_actions( 0.72,  1.54,  2.33,  3.12,  3.64,  3.94,  3.53)  # a stack of two cards
TWO_HELD: Final      = by_actions( 2.62,  2.26,  1.74,  1.17,  0.90,  0.73,  0.93)  # ... and a project for it
TWO_SHOWN: Final     = by_actions( 0.73,  0.77,  0.56,  0.14,  0.12,  0.47,  0.69)  # ... or one on display
TWO_VALUE: Final     = by_actions( 0.52,  0.63,  0.73,  0.60,  0.73,  0.61,  0.67)  # ... by points beyond four
MANY: Final          = by_actions(-0.13, -0.18, -0.21, -0.16, -0.24,  0.10,  0.20)  # a stack beyond two
PROJECT: Final       = by_actions(-0.52, -0.56, -0.58, -0.25,  0.58,  1.58,  2.62)  # a project
NEW: Final           = by_actions(-0.17,  0.09,  0.44,  0.64,  0.46, -0.03, -0.80)  # ... that starts a stack
A_CLOISTER: Final    = by_actions( 1.58,  1.37,  1.08,  0.61,  0.14, -0.27, -1.01)  # ... that fits any stack
EFFECT: Final        = by_actions( 0.62,  0.68,  0.72,  0.59,  0.32, -0.07, -0.30)  # ... by its effect
AT_HAND: Final       = by_actions( 0.41,  0.37,  0.37,  0.39,  0.41,  0.46,  0.29)  # a number for one in hand
WORKER: Final        = by_actions( 0.34,  0.37,  0.39,  0.41,  0.50,  0.58,  0.45)  # a worker
SILVER: Final        = by_actions( 0.28,  0.34,  0.46,  0.52,  0.67,  0.65,  0.82)  # a silver
GOOD: Final          = by_actions( 1.19,  1.21,  1.26,  1.38,  1.50,  1.40,  1.62)  # a good
COLOUR: Final        = by_actions(-0.33, -0.32, -0.31, -0.42, -0.46, -0.10,  0.05)  # each of their colours
GOODS_LEFT: Final    = by_actions( 0.05,  0.03,  0.04,  0.11,  0.23,  0.46,  0.74)  # a good in the piles
SET: Final           = by_actions( 0.09,  0.13,  0.24,  0.41,  0.38,  0.46,  0.74)  # an unfinished set
ONE_TYPE: Final      = by_actions(-0.01,  0.11,  0.29,  0.65,  0.56,  0.33,  0.18)  # one type is missing
TWO_TYPES: Final     = by_actions( 0.00,  0.01,  0.05,  0.37,  0.38,  0.07,  0.07)  # two are missing
THREE_TYPES: Final   = by_actions( 0.02, -0.05, -0.12,  0.16,  0.23,  0.02, -0.05)  # three are missing
ALL_HELD: Final      = by_actions( 0.79,  0.68,  0.53,  0.35,  0.24,  0.35,  0.31)  # all of them are projects
ONE_NOT_HELD: Final  = by_actions( 0.07,  0.07,  0.09,  0.20,  0.14,  0.28,  0.48)  # all but one are
START_CARD: Final    = by_actions( 0.35,  0.21,  0.12,  0.13,  0.17, -0.02,  0.19)  # the start player card
# fmt: on
KEPT: Final = 0.8  # the start player card when the seat has no action left


def expect_to_come(s: Burgundy, seat: i64, actions: i64, out: list[float]) -> None:
    """Add the points still to come to those of each source; without actions there is only the start player card."""
    if s.start_card == seat:
        out[START_PLAYER_CARD] += START_CARD[actions] if actions else KEPT
    if not actions:
        return
    player = s.players[seat]
    if len(s.players) > 1:
        out[TRIPLES] += ANYWAY[actions] + A_PLAYER[actions] * float(len(s.players) - 2)
        out[SOLD_GOODS] += goods_left(s, actions)
    else:
        out[TRIPLES] += ALONE[actions]
    out[TRIPLES] += stacks_to_come(s, player, actions) + projects_to_come(player, actions)
    out[TRIPLES] += WORKER[actions] * float(player.workers) + SILVER[actions] * float(player.silver)
    out[SOLD_GOODS] += goods_to_come(player, actions)
    out[ANIMAL_SETS] += SET[actions] * unfinished_sets(player.animals)
    if s.all_seven and player.types != ALL_TYPES:
        out[ALL_SEVEN_BONUS] += float(s.all_seven[-1]) * all_seven_to_come(player, actions)


def stacks_to_come(s: Burgundy, player: Player, actions: i64) -> float:
    """What becomes of the started stacks."""
    worth = 0.0
    stacks: i64 = len(player.open) // 2
    for stack in range(stacks):
        type_ = lies_on(player, stack)
        beyond_four = float(VALUE[type_] - 4 + (1 if s.firsts[type_] == NOBODY else 0))
        held = held_of(player, type_)
        if cards_on(player, stack) == 1:
            worth += ONE[actions] + ONE_VALUE[actions] * beyond_four
            worth += ONE_HELD[actions] if held else 0.0
            worth += ONE_BOTH[actions] if held > 1 else 0.0
        else:
            worth += TWO[actions] + TWO_VALUE[actions] * beyond_four
            worth += TWO_HELD[actions] if held else TWO_SHOWN[actions] if is_shown(s, type_) else 0.0
    return worth + MANY[actions] * float(stacks - 2) if stacks > 2 else worth


def held_of(player: Player, type_: i64) -> i64:
    """How many projects are of a type."""
    count: i64 = 0
    for card in player.projects:
        if TYPE[card] == type_:
            count += 1
    return count


def is_shown(s: Burgundy, type_: i64) -> bool:
    """Whether the display has a card of a type."""
    for row in s.display:
        for card in row:
            if TYPE[card] == type_:
                return True
    return False


def projects_to_come(player: Player, actions: i64) -> float:
    """What becomes of the projects, besides the stacks they fit."""
    worth = 0.0
    at_hand = False
    for card in player.projects:
        worth += PROJECT[actions] + EFFECT[actions] * EFFECT_WORTH[KIND[card]]
        if TYPE[card] == CLOISTER:
            worth += A_CLOISTER[actions]
        if not has_started(player, TYPE[card]):
            worth += NEW[actions]
        for other in player.hand:
            if other >= 0 and DIE[other] == DIE[card]:  # a view hides what others have
                at_hand = True
    return worth + AT_HAND[actions] if at_hand else worth


def has_started(player: Player, type_: i64) -> bool:
    """Whether a stack of a type has been started."""
    for stack in range(len(player.open) // 2):
        if lies_on(player, stack) == type_:
            return True
    return False


def goods_left(s: Burgundy, actions: i64) -> float:
    """Goods that may still be had, as many for everybody."""
    left: i64 = s.goods.size
    for pile in range(GOODS_PILES, ANIMAL_PILES):
        if s.tops[pile] != EMPTY:
            left += 1
    return GOODS_LEFT[actions] * float(left) / float(len(s.players))


def goods_to_come(player: Player, actions: i64) -> float:
    """Goods to be sold."""
    worth = 0.0
    for count in player.goods:
        if count:
            worth += GOOD[actions] * float(count) + COLOUR[actions]
    return worth


def unfinished_sets(animals: list[i64]) -> float:
    """How many sets of animals lack one."""
    sets: i64 = 0
    for size in animal_sets(animals):
        if size < ANIMAL.size:
            sets += 1
    return float(sets)


def all_seven_to_come(player: Player, actions: i64) -> float:
    """How likely the next all-seven card is won."""
    missing: i64 = 0
    held: i64 = 0
    for type_ in range(TYPES.size):
        if not player.types >> type_ & 1:
            missing += 1
            if held_of(player, type_):
                held += 1
    share = 0.0
    if missing <= 3:
        share = ONE_TYPE[actions] if missing == 1 else TWO_TYPES[actions] if missing == 2 else THREE_TYPES[actions]
    if held and missing - held <= 1:
        share += ALL_HELD[actions] if held == missing else ONE_NOT_HELD[actions]
    return share

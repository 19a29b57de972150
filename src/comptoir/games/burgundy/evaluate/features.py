"""The inputs of the value network: features of a seat's position. None is negative, most are at most one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.burgundy.cards import ANIMAL, CLOISTER, DIE, GOOD, KIND, TYPE, TYPES
from comptoir.games.burgundy.estate import ALL_TYPES, lies_on
from comptoir.games.burgundy.evaluate.stacks import actions_left, cards_on
from comptoir.games.burgundy.scoring import animal_sets
from comptoir.games.burgundy.state import ANIMAL_PILES, EMPTY, GOODS_PILES, NOBODY, Burgundy, Player
from comptoir.games.burgundy.workers import workers_needed, workers_to_sell

# Offsets of the groups of features.
ACTIONS: Final = 0  # actions left, one-hot from 0 to 30
PLAYERS: Final = 31  # number of players, one-hot from 1 to 4
PLACE: Final = 35  # the seat's place in the order of this round, one-hot
WORKERS: Final = 39  # how many; one-hot from 0 to 3, or more
SILVER: Final = 45  # how much; one-hot from 0 to 5, or more
GOODS: Final = 53  # of each colour; how many colours; the most of one; of each colour, if a card in hand sells it
LEFT: Final = 61  # goods and animals that lie in the piles, for each player
ANIMALS: Final = 63  # sets of one, two and three; whether a top animal brings a point, or two
MISSING: Final = 68  # how many types are missing, one-hot from 0 to 6
NOT_HELD: Final = 75  # ... and are no project, one-hot from 0 to 3
ALL_SEVEN: Final = 79  # the next all-seven card; the same if one type is missing, or two
AHEAD: Final = 82  # players who miss fewer types, or as many
START_CARD: Final = 84  # whether the seat holds it; whether with its question mark up
PROJECTS: Final = 86  # how many, one-hot from 0 to 3
REACH: Final = 90  # projects within no, one, more workers of a card in hand
STACKS: Final = 93  # how many; beyond two; beyond four
EFFECTS: Final = 96  # projects of each kind of card
HAND: Final = 110  # how many cards in hand, one-hot from 0 to 2
ON_DISPLAY: Final = 113  # cards on display, for each player
TOP_GOODS: Final = 114  # the most of a colour that lies on top of a pile
WILD: Final = 115  # a cloister for a stack of two that has no project: held; the triple's points; shown only
OF_TYPE: Final = 118  # for each type these features:

ONE: Final = 0  # stacks of one card
TWO: Final = 1  # stacks of two cards
HELD: Final = 2  # a project
HELD_TWICE: Final = 3  # another one
SHOWN: Final = 4  # cards on display
FIRST: Final = 5  # nobody has a triple yet
NEW: Final = 6  # it is missing in the estate
RIVALS_TWO: Final = 7  # others' stacks of two
TWO_HELD: Final = 8  # a stack of two and a project
ONE_HELD: Final = 9  # a stack of one and a project
ONE_BOTH: Final = 10  # a stack of one and two projects
TWO_SHOWN: Final = 11  # a stack of two, and a card on display only
AT_HAND: Final = 12  # a card in hand takes one from the display
NEARLY: Final = 13  # a card in hand does with workers
RIVALS_ONE: Final = 14  # others' stacks of one
PLACEABLE: Final = 15  # a card in hand places a project
TWO_AT_HAND: Final = 16  # a stack of two, and a card in hand takes the third
ONE_SHOWN: Final = 17  # a stack of one, and a card on display only
PLACED: Final = 18  # cards in all estates
IN_REACH: Final = 19  # a card in hand places a project with workers
ONE_SHOWN_TWICE: Final = 20  # a stack of one, and two cards on display only
RIVALS_HELD: Final = 21  # others' projects
RIVALS_READY: Final = 22  # another seat has a stack of two and a project
PER_TYPE: Final = 23

FEATURES: Final = OF_TYPE + PER_TYPE * 7
NOTHING: Final = vec[float]([0.0] * FEATURES)


def look_at(s: Burgundy, seat: i64) -> vec[float]:
    """The features of a seat's position."""
    x = NOTHING[:]
    player = s.players[seat]
    players: i64 = len(s.players)
    x[ACTIONS + i64(actions_left(s, player))] = 1.0
    x[PLAYERS + players - 1] = 1.0
    x[PLACE + (seat - s.starter + players) % players] = 1.0
    if s.start_card == seat:
        x[START_CARD] = 1.0
        x[START_CARD + 1] = 1.0 if s.question_mark else 0.0
    look_at_stores(player, x)
    look_at_goods(player, x)
    look_at_piles(s, player, x)
    if s.all_seven and player.types != ALL_TYPES:
        look_at_all_seven(s, seat, x)
    else:
        x[MISSING] = 1.0
    look_at_projects(player, x)
    look_at_types(s, seat, x)
    look_at_cloisters(s, x)
    return x


def look_at_stores(player: Player, x: vec[float]) -> None:
    """Workers, silver and cards in hand."""
    x[WORKERS] = 0.25 * float(player.workers)
    x[WORKERS + 1 + min(player.workers, 4)] = 1.0
    x[SILVER] = 0.25 * float(player.silver)
    x[SILVER + 1 + min(player.silver, 6)] = 1.0
    x[HAND + min(len(player.hand), 2)] = 1.0


def look_at_goods(player: Player, x: vec[float]) -> None:
    """Goods by colour, and which of them can be sold next."""
    for good in range(GOOD.size):
        count = 0.5 * float(player.goods[good])
        if count == 0.0:
            continue
        x[GOODS + good] = count
        x[GOODS + 3] += 1.0
        x[GOODS + 4] = max(x[GOODS + 4], count)
        for card in player.hand:
            if card >= 0 and workers_to_sell(DIE[card], good) == 0:  # a view hides what others have
                x[GOODS + 5 + good] = count


def look_at_piles(s: Burgundy, player: Player, x: vec[float]) -> None:
    """What lies in the piles, and what the animals on top would add to the own ones."""
    share = 0.25 / float(len(s.players))
    x[LEFT] = share * float(s.goods.size + on_top(s, GOODS_PILES))
    x[LEFT + 1] = share * float(s.animals.size + on_top(s, ANIMAL_PILES))
    for pile in range(GOODS_PILES, GOODS_PILES + 2):
        if s.tops[pile] != EMPTY:
            x[TOP_GOODS] = max(x[TOP_GOODS], 0.5 * float(player.goods[s.tops[pile]]))
    sets = animal_sets(player.animals)
    for size in sets:
        if size < ANIMAL.size:
            x[ANIMALS + size - 1] += 1.0
    gain: i64 = 0
    for pile in range(ANIMAL_PILES, ANIMAL_PILES + 2):
        top = s.tops[pile]
        if top != EMPTY and player.animals[top] < len(sets):
            gain = max(gain, 2 if sets[player.animals[top]] >= 3 else 1)
    if gain:
        x[ANIMALS + 2 + gain] = 1.0


def on_top(s: Burgundy, piles: i64) -> i64:
    """How many of two piles show a card."""
    return (1 if s.tops[piles] != EMPTY else 0) + (1 if s.tops[piles + 1] != EMPTY else 0)


def look_at_all_seven(s: Burgundy, seat: i64, x: vec[float]) -> None:
    """How far all seven types are, here and with the others."""
    player = s.players[seat]
    missing = missing_types(player)
    held: i64 = 0
    for type_ in range(TYPES.size):
        if not player.types >> type_ & 1 and is_held(player, type_):
            held += 1
    x[MISSING + min(missing, 6)] = 1.0
    x[NOT_HELD + min(missing - held, 3)] = 1.0
    x[ALL_SEVEN] = 0.25 * float(s.all_seven[-1])
    if missing <= 2:
        x[ALL_SEVEN + missing] = x[ALL_SEVEN]
    for other in s.players:
        if other is not player and other.types != ALL_TYPES:
            theirs = missing_types(other)
            if theirs <= missing:
                x[AHEAD + (1 if theirs == missing else 0)] += 0.5


def missing_types(player: Player) -> i64:
    """How many types do not lie in the estate."""
    missing: i64 = 0
    for type_ in range(TYPES.size):
        if not player.types >> type_ & 1:
            missing += 1
    return missing


def is_held(player: Player, type_: i64) -> bool:
    """Whether a project is of a type."""
    for card in player.projects:
        if TYPE[card] == type_:
            return True
    return False


def look_at_projects(player: Player, x: vec[float]) -> None:
    """Projects by their kind and by what placing them takes, and how many stacks there are."""
    x[PROJECTS + len(player.projects)] = 1.0
    for card in player.projects:
        x[EFFECTS + KIND[card]] += 1.0
        if player.hand:
            x[REACH + min(workers_from_hand(player, DIE[card]), 2)] += 0.5
    stacks: i64 = len(player.open) // 2
    x[STACKS] = 0.25 * float(stacks)
    x[STACKS + 1] = 0.5 * float(max(stacks - 2, 0))
    x[STACKS + 2] = 0.5 * float(max(stacks - 4, 0))


def workers_from_hand(player: Player, number: i64) -> i64:
    """Workers needed to turn the nearest number in hand into this one; 3, the maximum, if no hand card is known."""
    least: i64 = 3
    for card in player.hand:
        if card >= 0:  # a view hides what others have
            least = min(least, workers_needed(DIE[card], number))
    return least


def look_at_types(s: Burgundy, seat: i64, x: vec[float]) -> None:
    """Type by type: stacks, projects, the display and the others, and how they fit."""
    player = s.players[seat]
    for stack in range(len(player.open) // 2):
        x[of_type(lies_on(player, stack)) + (ONE if cards_on(player, stack) == 1 else TWO)] += 1.0
    for card in player.projects:
        base = of_type(TYPE[card])
        x[base + (HELD_TWICE if x[base + HELD] else HELD)] = 1.0
        need = workers_from_hand(player, DIE[card])
        if need <= player.workers and player.hand:
            x[base + (IN_REACH if need else PLACEABLE)] = 1.0
    look_at_display(s, player, x)
    look_at_estates(s, seat, x)
    for type_ in range(TYPES.size):
        base = of_type(type_)
        x[base + FIRST] = 1.0 if s.firsts[type_] == NOBODY else 0.0
        x[base + NEW] = 0.0 if player.types >> type_ & 1 else 1.0
        look_at_fit(base, x)


def of_type(type_: i64) -> i64:
    """The offset of the features of a type."""
    return OF_TYPE + PER_TYPE * type_


def look_at_display(s: Burgundy, player: Player, x: vec[float]) -> None:
    """What lies on display, and which of it a card in hand takes, alone or with the seat's workers."""
    known = False
    for card in player.hand:
        if card >= 0:
            known = True
    share = 0.25 / float(len(s.players))
    for row in range(len(s.display)):
        need = workers_from_hand(player, row)
        for card in s.display[row]:
            x[ON_DISPLAY] += share
            base = of_type(TYPE[card])
            x[base + SHOWN] += 0.5
            if known and need <= player.workers:
                x[base + (NEARLY if need else AT_HAND)] = 1.0


def look_at_estates(s: Burgundy, seat: i64, x: vec[float]) -> None:
    """The others' stacks, and how many cards of each type have been placed at all."""
    for owner in range(len(s.players)):
        player = s.players[owner]
        for card in player.triples:
            x[of_type(TYPE[card]) + PLACED] += 0.1
        for card in player.open:
            if card != EMPTY:
                x[of_type(TYPE[card]) + PLACED] += 0.1
        if owner != seat:
            look_at_rival(player, x)


def look_at_rival(player: Player, x: vec[float]) -> None:
    """Another seat's stacks and projects, and where they make a triple."""
    for card in player.projects:
        x[of_type(TYPE[card]) + RIVALS_HELD] += 0.5
    for stack in range(len(player.open) // 2):
        type_ = lies_on(player, stack)
        base = of_type(type_)
        if cards_on(player, stack) == 1:
            x[base + RIVALS_ONE] += 0.5
        else:
            x[base + RIVALS_TWO] += 0.5
            if is_held(player, type_):
                x[base + RIVALS_READY] = 1.0


def look_at_fit(base: i64, x: vec[float]) -> None:
    """Whether what a stack lacks is a project, or lies on display."""
    if x[base + TWO]:
        if x[base + HELD]:
            x[base + TWO_HELD] = 1.0
        elif x[base + SHOWN]:
            x[base + TWO_SHOWN] = 1.0
            x[base + TWO_AT_HAND] = x[base + AT_HAND]
    elif x[base + ONE]:
        if x[base + HELD_TWICE]:
            x[base + ONE_BOTH] = 1.0
        elif x[base + HELD]:
            x[base + ONE_HELD] = 1.0
        elif x[base + SHOWN]:
            x[base + (ONE_SHOWN_TWICE if x[base + SHOWN] > 0.6 else ONE_SHOWN)] = 1.0


def look_at_cloisters(s: Burgundy, x: vec[float]) -> None:
    """Whether a cloister may complete a stack of two that nothing else in hand does."""
    most = 0.0
    for type_ in range(TYPES.size):
        base = of_type(type_)
        if type_ != CLOISTER and x[base + TWO] and not x[base + HELD]:
            most = max(most, 0.25 * float(s.box.value[type_]))
    if x[of_type(CLOISTER) + HELD] and most > 0.0:
        x[WILD] = 1.0
        x[WILD + 1] = most
    elif x[of_type(CLOISTER) + SHOWN] and most > 0.0:
        x[WILD + 2] = 1.0

"""What a position is worth, for bots: the points so far, and what is likely to come of the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.burgundy.actions import CONVERT, PLACE, RESTOCK, SELL, TAKE, TAKE_SILVER
from comptoir.games.burgundy.cards import CLOISTER, TYPE, VALUE
from comptoir.games.burgundy.effects import FETCH_CARD
from comptoir.games.burgundy.estate import ALL_TYPES, lies_on
from comptoir.games.burgundy.piles import DECLINE
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.silver import BUY_CARDS
from comptoir.games.burgundy.state import (
    ALL_SEVEN_BONUS,
    ANIMAL_SETS,
    EMPTY,
    FIRST_TRIPLES,
    NOBODY,
    SOLD_GOODS,
    SOURCES,
    START_PLAYER_CARD,
    TRIPLES,
    Burgundy,
    Player,
)

ROUND_BONUS: Final[list[float]] = [2.2, 1.6, 1.1, 0.9, 0.3]  # what the bonus of a round is worth
STARTED: Final[list[float]] = [0.0, 0.22, 0.58]  # the share of a triple that one or two of its cards are worth
AN_ACTION: Final = 0.8  # what an action still to come is worth


class BurgundyEvaluator(Evaluator):
    """Triples begun, cards in reach, and goods, animals, workers and silver by what they buy."""

    def worth(self, s: Burgundy, seat: i64, out: list[float]) -> None:
        player = s.players[seat]
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if s.counted:
            return
        actions = actions_left(s, player)
        out[TRIPLES] += AN_ACTION * actions + stacks_worth(s, player, actions) + stored_worth(player, actions)
        out[FIRST_TRIPLES] += firsts_worth(s, player, actions)
        out[SOLD_GOODS] += goods_worth(player, actions)
        out[ANIMAL_SETS] += float(animal_points(player.animals)) + 0.25 * lone_animals(player, actions)
        out[ALL_SEVEN_BONUS] += all_seven_worth(s, player, actions)
        if s.start_card == seat and len(s.players) > 1:
            out[START_PLAYER_CARD] += 0.3 + 0.1 * float(s.round)

    def prior(self, s: Burgundy, ask: Decision, n: i64) -> float:
        if PLACE.base <= n < PLACE.base + PLACE.size:
            return 8.0
        if TAKE.base <= n < TAKE.base + TAKE.size:
            return 1.5
        if SELL.base <= n < SELL.base + SELL.size:
            return 3.0 * float(s.players[ask.seat].goods[n - SELL.base])
        if n == BUY_CARDS.base:
            return 4.0
        if FETCH_CARD.base <= n < FETCH_CARD.base + FETCH_CARD.size:
            return 6.0
        if CONVERT.base <= n < CONVERT.base + CONVERT.size:
            return 0.2 if s.round < 4 else 2.0
        if n == RESTOCK.base or n == TAKE_SILVER.base or n == DECLINE.base:
            return 0.7
        return 1.0


def actions_left(s: Burgundy, player: Player) -> float:
    """Cards still to be played, this round and later."""
    return float(len(player.hand) + len(player.stack) + 6 * (4 - s.round))


def stacks_worth(s: Burgundy, player: Player, actions: float) -> float:
    """Started stacks by what their triple will bring, more if a fitting project lies ready."""
    worth = 0.0
    for stack in range(len(player.open) // 2):
        type_ = lies_on(player, stack)
        cards: i64 = 1 if player.open[2 * stack + 1] == EMPTY else 2
        ready = fitting(player, type_)
        missing = 3 - cards
        steps = float(2 * missing - (ready if ready < missing else missing))
        if steps > actions:
            continue
        share = STARTED[cards] + 0.12 * float(ready if ready < missing else missing)
        worth += share * (float(VALUE[type_]) + ROUND_BONUS[s.round])
    for card in player.projects:
        worth += 0.45 if actions > 1.0 else 0.0
        worth += 0.1 if TYPE[card] == CLOISTER else 0.0
    return worth if actions > 0.0 else 0.0


def fitting(player: Player, type_: i64) -> i64:
    """Projects that go on a stack of this type."""
    found: i64 = 0
    for card in player.projects:
        if TYPE[card] == type_ or TYPE[card] == CLOISTER:
            found += 1
    return found


def stored_worth(player: Player, actions: float) -> float:
    """Workers and silver buy actions, or points at three for one."""
    workers, silver = float(player.workers), float(player.silver)
    if actions < 1.0:
        return 0.0
    useful_workers = workers if workers < 4.0 else 4.0 + 0.5 * (workers - 4.0)
    useful_silver = silver if silver < 6.0 else 6.0 + 0.5 * (silver - 6.0)
    late = 1.0 if actions > 6.0 else actions / 6.0
    return (0.28 * useful_workers + 0.33 * useful_silver) * (0.4 + 0.6 * late)


def firsts_worth(s: Burgundy, player: Player, actions: float) -> float:
    """A bonus card still to be had for a type of which two lie ready."""
    worth = 0.0
    if actions < 2.0:
        return worth
    for stack in range(len(player.open) // 2):
        if player.open[2 * stack + 1] != EMPTY and s.firsts[lies_on(player, stack)] == NOBODY:
            worth += 0.5
    return worth


def goods_worth(player: Player, actions: float) -> float:
    """Goods of one colour are sold together for one action."""
    if actions < 1.0:
        return 0.0
    worth = 0.0
    for count in player.goods:
        worth += 0.85 * float(count) + (0.1 * float(count * count) if count < 4 else 1.6)
    return worth if actions >= 3.0 else 0.6 * worth


def lone_animals(player: Player, actions: float) -> float:
    """Animals that may still find others for a set."""
    most: i64 = 0
    total: i64 = 0
    for count in player.animals:
        total += count
        most = count if count > most else most
    return float(total) * 0.4 if actions > 4.0 else 0.0


def all_seven_worth(s: Burgundy, player: Player, actions: float) -> float:
    """The top all-seven card, the likelier the fewer types are missing."""
    if player.types == ALL_TYPES or not s.all_seven:
        return 0.0
    missing: i64 = 0
    for type_ in range(7):
        if not player.types >> type_ & 1:
            missing += 1
    if float(2 * missing) > actions:
        return 0.0
    return float(s.all_seven[-1]) * (0.75 if missing == 1 else 0.5 if missing == 2 else 0.28 if missing == 3 else 0.1)


EVALUATOR: Final = BurgundyEvaluator()

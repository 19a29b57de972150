"""What a position is worth, for bots: the points so far, and what is likely to come of the rest."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.evaluate import Evaluator
from comptoir.games.burgundy.actions import CONVERT, PLACE, RESTOCK, SELL, TAKE, TAKE_SILVER, Act
from comptoir.games.burgundy.bonuses import ChooseBonus
from comptoir.games.burgundy.cards import CLOISTER, DIE, KIND, TYPE, VALUE
from comptoir.games.burgundy.effects import FETCH_CARD, ChooseCard, PlaceAnother, SellAny
from comptoir.games.burgundy.estate import ALL_TYPES, ChooseStack, lies_on
from comptoir.games.burgundy.piles import DECLINE, FromPile, Gather
from comptoir.games.burgundy.projects import MakeRoom
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.silver import BUY_CARDS, UseOne
from comptoir.games.burgundy.state import (
    ALL_SEVEN_BONUS,
    ANIMAL_SETS,
    EMPTY,
    NOBODY,
    SOLD_GOODS,
    SOURCES,
    START_PLAYER_CARD,
    TRIPLES,
    Burgundy,
    Player,
)
from comptoir.games.burgundy.workers import workers_needed, workers_to_sell

EGON_TO_COME: Final[list[float]] = [26.0, 24.0, 19.0, 10.0, 0.0]  # points that Egon makes on average after a round
ROUND_BONUS: Final[list[float]] = [2.15, 2.58, 1.42, 0.98, 0.43]  # what the bonus of a round is worth
STARTED: Final[list[float]] = [0.0, 0.26, 0.62, 1.0]  # the share of a triple that its first cards are worth
FIRST: Final = 0.58  # the bonus of the first triple of a type, which others may take
SOON: Final = 1.28  # actions for a missing card, if the triple is to be completed in this round
AN_ACTION: Final = 0.62  # what an action still to come is worth
A_WORKER: Final = 0.25
A_SILVER: Final = 0.29
A_PROJECT: Final = 0.41  # the share of its gain that a project is worth before it is placed
OUT_OF_REACH: Final = 0.06  # for each worker that a project takes with the numbers in hand
A_CARD: Final = 1.05  # a goods or animal card
A_SALE: Final = 0.26  # selling a good now rather than later
A_NEW_TYPE: Final = 0.22  # on the way to all seven
ALL_SEVEN_SHARE: Final[list[float]] = [0.0, 0.5, 0.54, 0.31, 0.16]  # of the all-seven card, by the types missing
ANOTHER_STACK: Final = 0.07  # what every stack beyond the third costs

# What a seat had in the end beyond all that was expected for it, by the actions left; with two players.
BEYOND: Final[list[float]] = [
    *[0.0, -0.2, -0.9, -1.6, -2.2, -2.4, -2.6, -2.9, -3.2, -3.1, -2.9, -2.4, -1.9, -1.6, -1.3, -0.9],
    *[-0.4, 0.3, 0.9, 1.3, 1.5, 1.8, 2.4, 3.2, 3.9, 4.5, 5.0, 5.5, 6.1, 6.5, 6.7],
]
RIVALRY: Final = 0.04  # less for each further player and action

# What a card brings when it is placed, by its kind, in the order of the table of cards.
EFFECT_WORTH: Final[list[float]] = [
    *[1.02, 0.73, 0.0, 0.66, 0.74, 0.99],
    *[0.37, 0.73, 0.35, 1.15, 0.79, 0.83, 0.55, 0.62],
]


class BurgundyEvaluator(Evaluator):
    """Triples begun, cards in reach, and goods, animals, workers and silver by what they buy."""

    def worth(self, s: Burgundy, seat: i64, out: list[float]) -> None:
        player = s.players[seat]
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if s.counted:
            return
        actions = actions_left(s, player)
        out[TRIPLES] += AN_ACTION * actions + stacks_worth(s, player, actions) + projects_worth(s, player, actions)
        out[TRIPLES] += stored_worth(player, actions) + open_steps_worth(s, player, seat, actions)
        out[SOLD_GOODS] += goods_worth(player, actions)
        out[ANIMAL_SETS] += float(animal_points(player.animals))
        out[ALL_SEVEN_BONUS] += all_seven_worth(s, player, actions)
        if s.start_card == seat and len(s.players) > 1:
            out[START_PLAYER_CARD] += 0.24
        if len(s.players) == 1:
            reckon_with_egon(s, player, out)

    def expect(self, s: Burgundy, seat: i64, out: list[float]) -> None:
        self.worth(s, seat, out)
        if not s.counted and len(s.players) > 1:
            out[TRIPLES] += beyond(s, i64(actions_left(s, s.players[seat])))

    def rival(self, s: Burgundy) -> float:
        if len(s.players) > 1:
            return -1e9
        if s.counted:
            return 1e2 if s.lost else -1e2
        return float(s.egon_points) + EGON_TO_COME[s.round]

    def prior(self, s: Burgundy, ask: Decision, n: i64) -> float:
        if PLACE.owns(n):
            return 8.0
        if TAKE.owns(n):
            x = n - TAKE.base
            return taking_prior(s.players[ask.seat], s.display[x // 5][x % 5])
        if FETCH_CARD.owns(n):
            x = n - FETCH_CARD.base
            return 4.0 * taking_prior(s.players[ask.seat], s.display[x // 5][x % 5])
        if SELL.owns(n):
            return 2.0 * float(s.players[ask.seat].goods[n - SELL.base])
        if n == BUY_CARDS.base:
            return 4.0
        if CONVERT.owns(n):
            return 0.2 if s.round < 4 or s.turn < 5 else 3.0
        if n == RESTOCK.base or n == TAKE_SILVER.base or n == DECLINE.base:
            return 0.5
        return 1.0


def taking_prior(player: Player, card: i64) -> float:
    """A card is the more welcome the further its stack has come; with three projects there is no hurry."""
    best = 0.6
    if TYPE[card] == CLOISTER:
        best = 1.5
    for stack in range(len(player.open) // 2):
        if lies_on(player, stack) == TYPE[card]:
            best = 1.8 if cards_on(player, stack) == 1 else 4.0
    return best if len(player.projects) < 3 else 0.2 * best


def actions_left(s: Burgundy, player: Player) -> float:
    """Cards still to be played, this round and later."""
    return float(actions_this_round(s, player) + 6 * (4 - s.round))


def actions_this_round(s: Burgundy, player: Player) -> i64:
    """Cards still to be played in this round; before the first turn they are still being dealt."""
    return len(player.hand) + len(player.stack) if s.turn else 6


def beyond(s: Burgundy, actions: i64) -> float:
    """What is to be expected beyond all other judgements, or short of them, as games between bots have shown."""
    return BEYOND[actions] - RIVALRY * float(actions * (len(s.players) - 2))


def triple_worth(s: Burgundy, player: Player, type_: i64, missing: i64) -> float:
    """What a triple of a type brings, bonus cards included; if it takes too long, the next round's bonus."""
    first = FIRST if s.firsts[type_] == NOBODY else 0.0
    late = s.round < 4 and float(actions_this_round(s, player)) < SOON * float(missing)
    return float(VALUE[type_]) + ROUND_BONUS[s.round + 1 if late else s.round] + first


def in_time(missing: i64, actions: float) -> float:
    """How likely so many cards are still found and placed: each takes nearly three actions."""
    if not missing:
        return 1.0
    beyond = actions + 1.0 - 2.74 * float(missing)
    return 0.0 if beyond < 0.0 else min(0.32 + 0.12 * beyond, 1.0)


def cards_on(player: Player, stack: i64) -> i64:
    """How many cards lie on a started stack."""
    return 1 if player.open[2 * stack + 1] == EMPTY else 2


def stack_worth(s: Burgundy, player: Player, type_: i64, cards: i64, actions: float) -> float:
    """A stack of a type by the share of its triple that lies there."""
    missing = 3 - cards
    return STARTED[cards] * triple_worth(s, player, type_, missing) * in_time(missing, actions)


def stacks_worth(s: Burgundy, player: Player, actions: float) -> float:
    """All started stacks; too many of them are not finished."""
    worth = 0.0
    stacks: i64 = len(player.open) // 2
    for stack in range(stacks):
        worth += stack_worth(s, player, lies_on(player, stack), cards_on(player, stack), actions)
    return worth - ANOTHER_STACK * float(stacks - 3) if stacks > 3 else worth


def placing_worth(s: Burgundy, player: Player, card: i64, actions: float) -> float:
    """What placing this card would bring: its share of a triple, its colour, and its effect."""
    own_type = TYPE[card]
    stacks: i64 = len(player.open) // 2
    best = stack_worth(s, player, own_type, 1, actions) - (ANOTHER_STACK if stacks > 2 else 0.0)
    for stack in range(stacks):
        type_ = lies_on(player, stack)
        if type_ == own_type or own_type == CLOISTER or type_ == CLOISTER:
            cards = cards_on(player, stack)
            whole = own_type if type_ == CLOISTER else type_
            gain = stack_worth(s, player, whole, cards + 1, actions) - stack_worth(s, player, type_, cards, actions)
            best = max(best, gain)
    if not player.types >> own_type & 1:
        best += A_NEW_TYPE
    return best + EFFECT_WORTH[KIND[card]]


def project_worth(s: Burgundy, player: Player, card: i64, actions: float) -> float:
    """A project is worth part of what placing it brings beyond the action that it takes."""
    gain = placing_worth(s, player, card, actions) - AN_ACTION
    return A_PROJECT * gain if gain > 0.0 and actions >= 1.0 else 0.0


def projects_worth(s: Burgundy, player: Player, actions: float) -> float:
    """As many of the projects as can still be placed."""
    worth = 0.0
    left = actions
    for card in player.projects:
        worth += project_worth(s, player, card, left) - OUT_OF_REACH * workers_from_hand(player, card)
        left -= 1.0
    return worth


def workers_from_hand(player: Player, card: i64) -> float:
    """How many workers a project takes with the better of the numbers in hand."""
    if not player.hand:
        return 0.0
    least: i64 = 3
    for other in player.hand:
        if other >= 0:  # a view hides what others have
            least = min(least, workers_needed(DIE[other], DIE[card]))
    return float(least)


def room_worth(s: Burgundy, player: Player, card: i64, actions: float) -> float:
    """A new card for the least of three projects."""
    least = project_worth(s, player, card, actions)
    new = least
    for project in player.projects:
        least = min(least, project_worth(s, player, project, actions))
    return new - least


def open_steps_worth(s: Burgundy, player: Player, seat: i64, actions: float) -> float:
    """What the seat is still to get in this turn."""
    worth = 0.0
    for step in s.agenda:
        if isinstance(step, Decision) and step.seat == seat:
            worth += question_worth(s, player, step, actions)
        elif isinstance(step, Gather) and step.seat == seat:
            worth += A_CARD
    return worth


def question_worth(s: Burgundy, player: Player, step: Decision, actions: float) -> float:
    """What an open question will bring."""
    if isinstance(step, Act):
        return number_worth(s, player, step.die, actions)
    if isinstance(step, FromPile):
        return A_CARD
    if isinstance(step, ChooseBonus):
        return ROUND_BONUS[s.round]
    if isinstance(step, ChooseStack):
        return placing_worth(s, player, step.card, actions) - EFFECT_WORTH[KIND[step.card]]
    if isinstance(step, MakeRoom):
        return room_worth(s, player, step.card, actions)
    if isinstance(step, UseOne):
        return 0.84
    if isinstance(step, PlaceAnother):
        return 0.73
    return 0.59 if isinstance(step, (ChooseCard, SellAny)) else 0.0


def number_worth(s: Burgundy, player: Player, die: i64, actions: float) -> float:
    """The best that can be done with a number: silver or workers, placing, taking or selling."""
    best = A_SILVER if player.workers > 1 else A_WORKER * float(2 - player.workers)
    for card in player.projects:
        need = workers_needed(die, DIE[card])
        if need <= player.workers:
            gain = placing_worth(s, player, card, actions) - project_worth(s, player, card, actions)
            best = max(best, gain - A_WORKER * float(need))
    if len(player.projects) < 3:
        best = max(best, taking_worth(s, player, die, actions))
    for good in range(3):
        need = workers_to_sell(die, good)
        if player.goods[good] and need <= player.workers:
            best = max(best, A_SALE * float(player.goods[good]) - A_WORKER * float(need))
    return best


def taking_worth(s: Burgundy, player: Player, die: i64, actions: float) -> float:
    """The best card of the display within reach of a number."""
    best = 0.0
    for row in range(6):
        need = workers_needed(die, row)
        if need <= player.workers:
            for card in s.display[row]:
                best = max(best, project_worth(s, player, card, actions) - A_WORKER * float(need))
    return best


def stored_worth(player: Player, actions: float) -> float:
    """Workers and silver buy actions, or points at three for one."""
    workers, silver = float(player.workers), float(player.silver)
    useful_workers = workers if workers < 3.0 else 3.0 + 0.84 * (workers - 3.0)
    useful_silver = silver if silver < 6.0 else 6.0 + 0.48 * (silver - 6.0)
    useful_workers += 0.05 if workers else 0.0
    useful_silver += 0.07 if silver >= 3.0 else 0.0
    return (A_WORKER * useful_workers + A_SILVER * useful_silver) * min(0.29 + 0.15 * actions, 1.0)


def goods_worth(player: Player, actions: float) -> float:
    """Goods of one colour are sold together for one action."""
    if actions < 1.0:
        return 0.0
    worth = 0.0
    for count in player.goods:
        worth += 1.08 * float(count) + 0.02 * (float(count * count) if count < 4 else 16.0)
    return worth if actions >= 3.0 else 0.43 * worth


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
    return float(s.all_seven[-1]) * ALL_SEVEN_SHARE[min(missing, 4)]


def reckon_with_egon(s: Burgundy, player: Player, out: list[float]) -> None:
    """What is still to come, comes only if Egon is not ahead after this round."""
    actions = actions_this_round(s, player)
    ahead = float(animal_points(player.animals) - s.egon_points)
    for points in s.ledger:
        ahead += float(points)
    likely = 1.0 / (1.0 + math.exp(-(ahead + 0.5 + 0.9 * float(actions)) / (0.2 + 0.35 * float(actions))))
    for source in range(len(SOURCES)):
        so_far = float(s.ledger[source])
        out[source] = so_far + likely * (out[source] - so_far)


EVALUATOR: Final = BurgundyEvaluator(further=8, rivalry=0.3, solitary=True, skilled=300, expert=2400)

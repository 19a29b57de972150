"""The value of projects, and of what a die number can do for them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.cards import DIE
from comptoir.games.burgundy.evaluate.stacks import placing_worth
from comptoir.games.burgundy.evaluate.stores import A_SILVER, A_WORKER
from comptoir.games.burgundy.state import Burgundy, Player
from comptoir.games.burgundy.workers import workers_needed, workers_to_sell

AN_ACTION: Final = 0.62  # what an action still to come is worth
A_PROJECT: Final = 0.41  # the share of its gain that a project is worth before it is placed
OUT_OF_REACH: Final = 0.06  # for each worker that a project takes with the numbers in hand
A_SALE: Final = 0.26  # selling a good now rather than later


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
    """The gain of replacing the least valuable of three projects by a new card."""
    least = project_worth(s, player, card, actions)
    new = least
    for project in player.projects:
        least = min(least, project_worth(s, player, project, actions))
    return new - least


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

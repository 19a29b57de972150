"""The value of what is still open: a move must not look worse than what it leads to."""

from __future__ import annotations

from typing import Final

from comptoir.core.agenda import Decision
from comptoir.games.la_loire.building import BuildSecond, ChooseSite
from comptoir.games.la_loire.components import NANTES, is_city, level_of
from comptoir.games.la_loire.evaluate.building import best_building, building_worth
from comptoir.games.la_loire.evaluate.messages import level_worth, more_messages
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.evaluate.persons import best_person
from comptoir.games.la_loire.evaluate.relays import turns_to
from comptoir.games.la_loire.evaluate.trading import after_sale, kept_worth, shortage
from comptoir.games.la_loire.messages import BuyAnother, HowToDraw, KeepOne, SearchStack
from comptoir.games.la_loire.recruiting import AtPalatium, RecruitMore
from comptoir.games.la_loire.trading import SellMore

PICK: Final = 1.15  # a message that may be chosen


def question_worth(o: Outlook, step: Decision) -> float:
    """What an open question will bring besides a figure's place."""
    s = o.s
    if isinstance(step, ChooseSite):
        return building_worth(o, step.building)
    if isinstance(step, BuildSecond):
        to_city = turns_to(o, 2 * o.seat, NANTES)
        gain = best_building(o, to_city, 1) - kept_worth(o, o.player.denier, to_city)
        return max(gain, 0.0)
    if isinstance(step, RecruitMore):
        return best_person(o, is_city(s.at[step.relay]), 1)
    if isinstance(step, AtPalatium):
        return best_person(o, True, 0)
    if isinstance(step, SellMore):
        gain = after_sale(o, 4.0) - kept_worth(o, o.player.denier, 4.0) + shortage(o, o.player.denier)
        return max(gain, 0.0)
    if isinstance(step, BuyAnother):
        return more_messages(o, step.bought, 0)
    if isinstance(step, HowToDraw):
        return PICK * level_worth(o, step.level)
    if isinstance(step, SearchStack):
        return PICK * PICK * level_worth(o, step.level)
    if isinstance(step, KeepOne):
        return PICK * level_worth(o, level_of(s.drawn[0])) if s.drawn else 0.0
    return 0.0

"""The value of what is still open: a move must not look worse than what it leads to."""

from __future__ import annotations

from comptoir.core.agenda import Decision
from comptoir.games.orleans.bathhouse import BatherSpace, PlaceBather
from comptoir.games.orleans.box import TRADER
from comptoir.games.orleans.deeds import CoinOrStep
from comptoir.games.orleans.evaluate.actions import medicine_gain
from comptoir.games.orleans.evaluate.followers import A_STAY
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.recruiting import best_tile, village_gain
from comptoir.games.orleans.evaluate.travel import route_good, travel_gain
from comptoir.games.orleans.producing import HowMuchMedicine
from comptoir.games.orleans.recruiting import AddToTown, WhoJoins
from comptoir.games.orleans.travel import WhereTo, WhichGood


def open_worth(o: Outlook) -> float:
    """What the seat is still to get in this turn."""
    worth = 0.0
    for step in o.s.agenda:
        if isinstance(step, Decision) and step.seat == o.seat:
            worth += question_worth(o, step)
    return worth


def question_worth(o: Outlook, step: Decision) -> float:
    """What an open question will bring."""
    if isinstance(step, WhoJoins):
        return village_gain(o)
    if isinstance(step, AddToTown):
        return best_tile(o, o.player.tracks[TRADER])
    if isinstance(step, WhereTo):
        return travel_gain(o, step.by)
    if isinstance(step, WhichGood):
        return route_good(o, step.route)
    if isinstance(step, CoinOrStep):
        return o.step if o.step > 1.0 else 1.0
    if isinstance(step, HowMuchMedicine):
        return medicine_gain(o)
    if isinstance(step, (PlaceBather, BatherSpace)):
        return A_STAY * float(2 - step.placed)
    return 0.0

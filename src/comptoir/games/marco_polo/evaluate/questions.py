"""The value of what is still open: a move must not look worse than what it leads to."""

from __future__ import annotations

from comptoir.core.agenda import Decision, Step
from comptoir.games.marco_polo.bazaar import ChooseColumn
from comptoir.games.marco_polo.dice import Compensate, RollDie
from comptoir.games.marco_polo.evaluate.actions import best_column, best_contracts, placing_worth
from comptoir.games.marco_polo.evaluate.amounts import A_CONTRACT
from comptoir.games.marco_polo.evaluate.city_cards import best_trade
from comptoir.games.marco_polo.evaluate.dice import die_worth, rolled_worth
from comptoir.games.marco_polo.evaluate.goods import best_good, best_pair, cheapest_good, coins_or_camels
from comptoir.games.marco_polo.evaluate.journeys import journey_gain
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.evaluate.rewards import amount_worth, best_town_bonus, bonuses_worth, own_town_bonuses
from comptoir.games.marco_polo.placing import PutDice
from comptoir.games.marco_polo.posts import MovePost
from comptoir.games.marco_polo.rewards import (
    ChooseGood,
    ChoosePair,
    ChooseTownBonus,
    DealContract,
    DrawContract,
    GainBonuses,
    GainDie,
    NextBonus,
    OwnTowns,
)
from comptoir.games.marco_polo.taking_contracts import CoinsOrCamels, TakeContracts
from comptoir.games.marco_polo.travel import Walk
from comptoir.games.marco_polo.using_cards import HowOften, PayGoods, PayPairs


def open_worth(o: Outlook) -> float:
    """What the seat is still to get of what has begun."""
    worth = 0.0
    for step in o.s.agenda:
        if isinstance(step, Decision):
            if step.seat == o.seat:
                worth += question_worth(o, step)
            elif step.seat < 0:
                worth += chance_worth(o, step)
        else:
            worth += task_worth(o, step)
    return worth


def chance_worth(o: Outlook, step: Decision) -> float:
    """What chance is about to give to the seat."""
    if isinstance(step, RollDie):
        return rolled_worth(o, step.sort) if step.to == o.seat else 0.0
    if isinstance(step, DealContract):
        return A_CONTRACT * o.time if step.to == o.seat else 0.0
    return 0.0


def task_worth(o: Outlook, step: Step) -> float:
    """What is to come without a question."""
    if isinstance(step, GainBonuses):
        return bonuses_worth(o, step.places) if step.seat == o.seat else 0.0
    if isinstance(step, GainDie):
        return die_worth(o, 0) if step.seat == o.seat and o.s.black else 0.0
    if isinstance(step, DrawContract):
        return A_CONTRACT * o.time if step.seat == o.seat else 0.0
    return 0.0


def question_worth(o: Outlook, step: Decision) -> float:
    """What an open question of the seat will bring."""
    if isinstance(step, PutDice):
        return placing_worth(o, step)
    if isinstance(step, ChooseColumn):
        return best_column(o, step.row, step.value, 0)
    if isinstance(step, TakeContracts):
        return best_contracts(o, step.value, step.first, 0)
    if isinstance(step, Walk):
        return journey_gain(o, step.free, step.made, step.left, step.moved, 0) + bonuses_worth(o, step.earned)
    if isinstance(step, HowOften):
        return best_trade(o, step.card, step.value)
    return choice_worth(o, step)


def choice_worth(o: Outlook, step: Decision) -> float:
    """What is still to be chosen of a reward."""
    if isinstance(step, ChooseGood):
        return best_good(o) * float(step.left)
    if isinstance(step, ChoosePair):
        return best_pair(o)
    if isinstance(step, CoinsOrCamels):
        return coins_or_camels(o, step.count)
    if isinstance(step, Compensate):
        return coins_or_camels(o, step.missing)
    if isinstance(step, NextBonus):
        return bonuses_worth(o, step.places)
    if isinstance(step, ChooseTownBonus):
        return best_town_bonus(o)
    if isinstance(step, OwnTowns):
        return own_town_bonuses(o, step.left, step.used)
    if isinstance(step, PayGoods):
        return amount_worth(o, o.s.box.get[step.way], step.times, 0) - cheapest_good(o) * float(step.left)
    if isinstance(step, PayPairs):
        return amount_worth(o, o.s.box.get[step.way], step.times, 0) - 2.0 * cheapest_good(o) * float(step.left)
    if isinstance(step, MovePost):
        return o.cities[step.to]
    return 0.0

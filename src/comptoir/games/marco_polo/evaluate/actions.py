"""Actions: what a space brings with the dice at hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.evaluate.amounts import LAST_ROUND
from comptoir.games.marco_polo.evaluate.city_cards import card_worth
from comptoir.games.marco_polo.evaluate.contracts import contract_worth
from comptoir.games.marco_polo.evaluate.dice import cheapest_dice, dice_for
from comptoir.games.marco_polo.evaluate.goods import more_worth
from comptoir.games.marco_polo.evaluate.journeys import journey_gain, plans
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.evaluate.rewards import amount_worth
from comptoir.games.marco_polo.placing import PutDice, price
from comptoir.games.marco_polo.spaces import (
    CAMEL_ROW,
    CARDS,
    COINS_TAKEN,
    FIVE_COINS,
    GOLD_ROW,
    KHAN,
    KHAN_BONUS,
    SPACE_BONUS,
    TAKE_CONTRACTS,
    TRAVEL,
)
from comptoir.games.marco_polo.state import FACES
from comptoir.games.marco_polo.taking_contracts import NONE_YET

STARTER: Final = 0.33  # whoever travelled last begins the next round
A_BONUS: Final = 0.54  # a coin or a camel beside a contract


def placing_worth(o: Outlook, step: PutDice) -> float:
    """The value of the best use of a space with the dice at hand, minus that of the dice it takes."""
    values = dice_for(o, step.space)
    best = -1e9
    for low in range(1, FACES):
        if step.space == KHAN and low < o.s.khan_value:
            continue
        dice = cheapest_dice(o, values, low, step.left)
        if dice < 0.0:
            continue
        value = min(low, step.low)
        paid = price(o.s, o.seat, step.space, value)
        if paid <= o.player.coins:
            best = max(best, action_worth(o, step.space, value, paid) - dice)
    return best - journey_missed(o, step) if best > -1e8 else 0.0


def journey_missed(o: Outlook, step: PutDice) -> float:
    """What is lost, if too few dice are left for a journey in this round."""
    if step.space == TRAVEL or len(o.player.dice) < 2 or len(o.player.dice) - step.left > 1:
        return 0.0
    if o.s.round == LAST_ROUND:
        return o.ahead
    return o.ahead - plans(o, LAST_ROUND - o.s.round) if o.journeys > LAST_ROUND - o.s.round else 0.0


def action_worth(o: Outlook, space: i64, value: i64, paid: i64) -> float:
    """What an action brings with this die, its price paid."""
    if space >= CARDS:
        return card_worth(o, o.s.cards[space - CARDS], value)
    if space == FIVE_COINS:
        return more_worth(o, COINS_TAKEN - paid, 0, 0, 0, 0)
    if space <= GOLD_ROW:
        return best_column(o, space, value, paid)
    if space == KHAN:
        return amount_worth(o, KHAN_BONUS, 1, 0)
    if space == TAKE_CONTRACTS:
        return best_contracts(o, value, NONE_YET, paid)
    return journey_gain(o, False, 0, value, 0, paid) + STARTER if space == TRAVEL else 0.0


def best_column(o: Outlook, row: i64, value: i64, paid: i64) -> float:
    """The best column of the bazaar, the highest within reach or the one before."""
    best = amount_worth(o, o.s.box.bazaar[row - CAMEL_ROW][value - 1], 1, paid)
    if value > 1:
        best = max(best, amount_worth(o, o.s.box.bazaar[row - CAMEL_ROW][value - 2], 1, paid))
    return best


def best_contracts(o: Outlook, value: i64, first: i64, paid: i64) -> float:
    """The best one or two contracts of the display."""
    display = o.s.display
    reach: i64 = value if value < len(display) else len(display)
    if not reach:
        return 0.0
    old = o.contracts
    one = first if first != NONE_YET else best_of_display(o, reach, NONE_YET)
    other = best_of_display(o, reach, one)
    o.contracts = [*old, display[one]]
    best = more_worth(o, -paid, 0, 0, 0, 0) + A_BONUS * float(SPACE_BONUS[one])
    if other != NONE_YET:
        o.contracts = [display[one], display[other]]
        both = more_worth(o, -paid, 0, 0, 0, 0) + A_BONUS * float(SPACE_BONUS[one] + SPACE_BONUS[other])
        best = max(best, both)
    o.contracts = old
    return best


def best_of_display(o: Outlook, reach: i64, but: i64) -> i64:
    """The contract within reach that is worth most."""
    goods = o.player.goods
    best = NONE_YET
    most = -1.0
    for i in range(reach):
        if i != but:
            worth = contract_worth(o, o.s.display[i], o.player.camels, goods[0], goods[1], goods[2])
            worth += A_BONUS * float(SPACE_BONUS[i])
            if worth > most:
                most = worth
                best = i
    return best

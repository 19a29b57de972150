"""Contracts, by the goods that are there for them and the time to find the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import CAMELS, GOLD, PEPPER, SILK
from comptoir.games.marco_polo.evaluate.amounts import BONUS_WORTH
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.scoring import MOST_CONTRACTS

WORK: Final[list[float]] = [0.0, 0.21, 0.38, 0.95, 0.83]  # dice that a missing camel, pepper, silk or gold takes
COUNTS: Final = 0.98  # a contract completed is a step to the most contracts
READY: Final = 0.82  # the share of its gain that a contract is worth before it is completed
LIKELY: Final = 0.65  # how likely a contract is completed, less the work that it takes and the time for it
FOR_WORK: Final = 0.07
FOR_TIME: Final = 0.54


def contract_worth(o: Outlook, c: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """What completing a contract gains over its goods, by how likely that still is."""
    rates, box = o.rates, o.s.box
    gain = float(box.value[c]) + BONUS_WORTH[c] * o.time + COUNTS
    gain -= rates[CAMELS] * float(box.cost_camels[c]) + rates[PEPPER] * float(box.cost_pepper[c])
    gain -= rates[SILK] * float(box.cost_silk[c]) + rates[GOLD] * float(box.cost_gold[c])
    if gain <= 0.0:
        return 0.0
    work = missing(box.cost_camels[c], camels) * WORK[CAMELS] + missing(box.cost_pepper[c], pepper) * WORK[PEPPER]
    work += missing(box.cost_silk[c], silk) * WORK[SILK] + missing(box.cost_gold[c], gold) * WORK[GOLD]
    if work == 0.0:
        return READY * gain
    if not o.left:
        return 0.0
    chance = LIKELY - work * (FOR_WORK + FOR_TIME / float(o.left))
    return chance * gain if chance > 0.0 else 0.0


def contracts_worth(o: Outlook, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """The contracts at hand, of three the best two: there is hardly time for more."""
    contracts = o.contracts
    count: i64 = len(contracts)
    if count == 1:
        return contract_worth(o, contracts[0], camels, pepper, silk, gold)
    if count < 1 or count > 3:
        return 0.0
    best = two_contracts(o, contracts[0], contracts[1], camels, pepper, silk, gold)
    if count == 3:
        best = max(best, two_contracts(o, contracts[0], contracts[2], camels, pepper, silk, gold))
        best = max(best, two_contracts(o, contracts[1], contracts[2], camels, pepper, silk, gold))
    return best


def two_contracts(o: Outlook, one: i64, other: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """Two contracts, whichever is served first: the other has to do with what that leaves."""
    there = one_then_other(o, one, other, camels, pepper, silk, gold)
    back = one_then_other(o, other, one, camels, pepper, silk, gold)
    return max(back, there)


def one_then_other(o: Outlook, one: i64, other: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """Two contracts in this order."""
    box = o.s.box
    camels_left, pepper_left = camels - box.cost_camels[one], pepper - box.cost_pepper[one]
    silk_left, gold_left = silk - box.cost_silk[one], gold - box.cost_gold[one]
    return contract_worth(o, one, camels, pepper, silk, gold) + contract_worth(
        o, other, camels_left, pepper_left, silk_left, gold_left
    )


def missing(need: i64, have: i64) -> float:
    """How much of a need is missing; at most the need, even if another contract has left a deficit."""
    if have >= need:
        return 0.0
    return float(need - have) if have > 0 else float(need)


def most_contracts_worth(o: Outlook) -> float:
    """The seven points for the most contracts, by the lead and the time left to lose it."""
    mine: i64 = len(o.player.completed)
    others: i64 = 0
    for other in range(len(o.s.players)):
        count: i64 = len(o.s.players[other].completed)
        if other != o.seat and count > others:
            others = count
    chance = 0.5 + (float(mine - others) + 0.3) / (2.0 + 0.2 * float(o.left))
    return float(MOST_CONTRACTS) * (0.0 if chance < 0.0 else min(chance, 1.0))

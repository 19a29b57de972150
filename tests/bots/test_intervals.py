"""Intervals of results: the games of one deal have their luck in common."""

from __future__ import annotations

import math
import random

import pytest

from comptoir.intervals import ByDeal


def results(deals):
    """Values given deal by deal."""
    found = ByDeal()
    for deal, values in enumerate(deals):
        for value in values:
            found.add(deal, value)
    return found


def test_games_that_only_repeat_their_deal_say_nothing_more():
    """Four games of each deal with one result are worth as much as one."""
    once = results([[1.0], [0.0], [1.0], [1.0]])
    again = results([[1.0] * 4, [0.0] * 4, [1.0] * 4, [1.0] * 4])
    assert once.share() == again.share()
    assert once.error == again.error == pytest.approx(0.25)


def test_luck_that_a_deal_takes_back_is_no_uncertainty():
    """Each bot wins every deal once: nobody is better, and that is known well."""
    apart = results([[1.0], [0.0]] * 50)
    paired = results([[1.0, 0.0]] * 50)
    assert paired.share()[1] - paired.share()[0] < (apart.share()[1] - apart.share()[0]) / 2


def test_few_deals_say_little():
    """An interval is never a point, and a single deal has no standard error."""
    assert math.isnan(results([[1.0, 1.0]]).error)
    low, high = results([[1.0, 1.0]]).share()
    assert low < 0.5 < high == 1.0
    assert results([]).mean == 0.0
    assert results([]).share() == (0.0, 1.0)


@pytest.mark.parametrize("spread", [0.0, 0.5, 2.0])
@pytest.mark.parametrize("skill", [0.0, 1.0])
def test_intervals_hold_what_they_promise(spread, skill):
    """With 40 deals in two rotations, about 95 of 100 intervals hold the true rate, however much luck a deal brings."""
    rng = random.Random(5)

    def deal():
        luck = rng.gauss(0, spread)
        return [float(rng.gauss(0, 1) + luck + skill > 0) for _ in range(2)]

    true = 0.5 + 0.5 * math.erf(skill / math.sqrt(2 * (1 + spread * spread)))
    held = 0
    for _ in range(400):
        low, high = results([deal() for _ in range(40)]).share()
        held += low <= true <= high
    assert held >= 0.93 * 400

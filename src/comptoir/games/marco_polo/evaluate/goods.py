"""Coins, camels and goods, together with the contracts that they serve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import CAMELS, COINS, GOLD, PEPPER, SILK
from comptoir.games.marco_polo.evaluate.contracts import contracts_worth
from comptoir.games.marco_polo.evaluate.outlook import Outlook

EXCESS: Final = 0.59  # the share of what is more than enough
NO_GOODS: Final = 9.0  # the loss of a good where there is none


def hold(o: Outlook) -> None:
    """What the seat holds now."""
    player = o.player
    goods = player.goods
    o.now = holdings(o, player.coins, player.camels, goods[0], goods[1], goods[2])


def holdings(o: Outlook, coins: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """The value of so much together with the contracts at hand; at the end ten coins are a point."""
    rates = o.rates
    if o.left:
        worth = rates[COINS] * kept(coins, 24)
    else:
        worth = float(coins // 10) + 0.01 * float(coins % 10)
    worth += rates[CAMELS] * kept(camels, 8)
    worth += rates[PEPPER] * kept(pepper, 5) + rates[SILK] * kept(silk, 5) + rates[GOLD] * kept(gold, 5)
    if not o.left and not o.acting:
        return worth
    return worth + contracts_worth(o, camels, pepper, silk, gold)


def kept(count: i64, enough: i64) -> float:
    """What is more than enough counts less."""
    return float(count) if count <= enough else float(enough) + EXCESS * float(count - enough)


def more_worth(o: Outlook, coins: i64, camels: i64, pepper: i64, silk: i64, gold: i64) -> float:
    """What so much more would be worth, or how much would be lost with less."""
    player = o.player
    goods = player.goods
    more = holdings(
        o, player.coins + coins, player.camels + camels, goods[0] + pepper, goods[1] + silk, goods[2] + gold
    )
    return more - o.now


def best_good(o: Outlook) -> float:
    """The good that is worth most."""
    best = max(more_worth(o, 0, 0, 1, 0, 0), more_worth(o, 0, 0, 0, 1, 0))
    return max(best, more_worth(o, 0, 0, 0, 0, 1))


def best_pair(o: Outlook) -> float:
    """The two different goods that are worth most."""
    best = max(more_worth(o, 0, 0, 0, 1, 1), more_worth(o, 0, 0, 1, 0, 1))
    return max(best, more_worth(o, 0, 0, 1, 1, 0))


def cheapest_good(o: Outlook) -> float:
    """The good that is missed least."""
    goods = o.player.goods
    least = NO_GOODS
    if goods[0]:
        least = -more_worth(o, 0, 0, -1, 0, 0)
    if goods[1]:
        least = min(least, -more_worth(o, 0, 0, 0, -1, 0))
    if goods[2]:
        least = min(least, -more_worth(o, 0, 0, 0, 0, -1))
    return least


def coins_or_camels(o: Outlook, count: i64) -> float:
    """So many coins or so many camels, whichever are worth more."""
    return max(more_worth(o, 0, count, 0, 0, 0), more_worth(o, count, 0, 0, 0, 0))

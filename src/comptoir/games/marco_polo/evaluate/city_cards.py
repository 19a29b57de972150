"""City cards: what using them brings with the die that is put there."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import (
    ANY_GOOD,
    CAMELS,
    CHOICES,
    COINS,
    GOLD,
    OWN_TOWN,
    PAIR,
    PEPPER,
    POINTS,
    SILK,
)
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    EXCHANGE,
    KIND,
    PER_CONTRACT,
    PER_POST,
    WAYS,
)
from comptoir.games.marco_polo.evaluate.goods import cheapest_good, more_worth
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.evaluate.rewards import amount_worth, choices_worth
from comptoir.games.marco_polo.using_cards import affords, own_towns, posts_on_map


def card_worth(o: Outlook, card: i64, value: i64) -> float:
    """What a city card brings with this die: as often as the die says, or as posts, contracts or towns allow."""
    if KIND[card] == EXCHANGE:
        return best_trade(o, card, value)
    if KIND[card] == PER_POST:
        times = posts_on_map(o.player)
    elif KIND[card] == PER_CONTRACT:
        times = len(o.player.completed)
    else:
        value = o.s.box.by_number[card][value]
        times = own_towns(o.player) if o.s.box.get[card * WAYS][OWN_TOWN] else value
    return amount_worth(o, o.s.box.get[card * WAYS], min(value, times), 0)


def best_trade(o: Outlook, card: i64, value: i64) -> float:
    """The best number of exchanges, the one way or the other."""
    best = -1e9
    for way in range(2 if BOTH_WAYS[card] else 1):
        for times in range(1, value + 1):
            if affords(o.player, o.s.box.give[card * WAYS + way], times):
                best = max(best, trade_worth(o, card * WAYS + way, times))
    return best if best > -1e8 else 0.0


def trade_worth(o: Outlook, way: i64, times: i64) -> float:
    """So many exchanges in one direction."""
    give, get = o.s.box.give[way], o.s.box.get[way]
    worth = more_worth(
        o,
        (get[COINS] - give[COINS]) * times,
        (get[CAMELS] - give[CAMELS]) * times,
        (get[PEPPER] - give[PEPPER]) * times,
        (get[SILK] - give[SILK]) * times,
        (get[GOLD] - give[GOLD]) * times,
    )
    worth += float((get[POINTS] - give[POINTS]) * times)
    if give[ANY_GOOD] or give[PAIR]:
        worth -= cheapest_good(o) * float((give[ANY_GOOD] + 2 * give[PAIR]) * times)
    return worth + choices_worth(o, get, times) if get[CHOICES] else worth

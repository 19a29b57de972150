"""What comes in by itself: events, the census, taxes and harvests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import FARMER
from comptoir.games.orleans.evaluate.outlook import STATIONS_A_ROUND, TAX, Outlook
from comptoir.games.orleans.state import bits

A_LEAD: Final = 0.32  # a coin a round for whoever leads on the farmer track
A_TIE: Final = 0.09
A_LAG: Final = 0.73
A_HARVEST: Final = 0.94  # the price of the food
HUNGER_COST: Final = 1.79  # of a harvest without food
HUNGRY_NOW: Final = 2.7  # besides, if it comes in this round
FOOD_A_ROUND: Final = 0.33  # still to be expected


def income(o: Outlook) -> float:
    """Coins of income, trading days and the census."""
    status = 0.5 * (o.status + float(o.s.box.status[o.player.development]))
    coins = o.incomes * status + o.days * (float(bits(o.player.built)) + 0.5 * STATIONS_A_ROUND * o.left)
    return coins + census(o) * o.left


def census(o: Outlook) -> float:
    """Coins a round for those in front on the farmer track, and from whoever is last."""
    own = o.player.tracks[FARMER]
    most: i64 = 0
    least: i64 = 99
    for seat in range(len(o.s.players)):
        if seat != o.seat:
            track = o.s.players[seat].tracks[FARMER]
            most = max(most, track)
            least = min(least, track)
    worth = A_LEAD if own > most else A_TIE if own == most else 0.0
    if own < least and len(o.s.players) > 2:
        worth -= A_LAG
    return worth


def upkeep(o: Outlook) -> float:
    """What harvests and taxes will cost, hunger included."""
    goods: i64 = 0
    for count in o.player.goods:
        goods += count
    short = o.harvests - o.food() - FOOD_A_ROUND * o.left
    worth = -TAX * o.taxes * float(goods) - A_HARVEST * o.harvests
    if short > 0.0:
        worth -= HUNGER_COST * short
    if o.hungry and o.food() < 1.0:
        worth -= HUNGRY_NOW
    return worth

"""Coins come from the bank and go back to it; goods come from the goods market."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.orleans.box import GOODS_VALUE
from comptoir.games.orleans.state import BY_COINS, BY_GOODS, Orleans


def receive(s: Orleans, seat: i64, coins: i64) -> None:
    """Coins from the bank; what it does not have is not paid. K11"""
    paid = coins if coins < s.bank else s.bank
    s.bank -= paid
    s.players[seat].coins += paid
    s.score(seat, paid, BY_COINS)


def pay(s: Orleans, seat: i64, coins: i64) -> None:
    """Coins to the bank; the player has them."""
    s.players[seat].coins -= coins
    s.bank += coins
    s.score(seat, -coins, BY_COINS)


def gain_good(s: Orleans, seat: i64, good: i64) -> None:
    """A good comes to lie beside the player's board; wherever it came from has one fewer."""
    s.players[seat].goods[good] += 1
    s.score(seat, GOODS_VALUE[good], BY_GOODS)


def lose_good(s: Orleans, seat: i64, good: i64) -> None:
    """A good leaves the player."""
    s.players[seat].goods[good] -= 1
    s.score(seat, -GOODS_VALUE[good], BY_GOODS)


def all_goods(s: Orleans, seat: i64) -> i64:
    """How many goods a player has."""
    count: i64 = 0
    for of_a_kind in s.players[seat].goods:
        count += of_a_kind
    return count

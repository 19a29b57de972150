"""The six actions: where each of them begins."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.games.marco_polo import bazaar, rewards, taking_contracts, travel, using_cards
from comptoir.games.marco_polo.characters import share
from comptoir.games.marco_polo.spaces import (
    CARDS,
    COINS_TAKEN,
    FIVE_COINS,
    GOLD_ROW,
    KHAN,
    KHAN_BONUS,
    TAKE_CONTRACTS,
    TRAVEL,
)
from comptoir.games.marco_polo.state import CARD_POINTS, MarcoPolo


def act(s: MarcoPolo, seat: i64, space: i64, value: i64) -> None:
    """The action of a space, with the lowest die placed there."""
    if space >= CARDS:
        using_cards.use_card(s, seat, space - CARDS, value)
    elif space == FIVE_COINS:
        take_coins(s, seat)
    elif space <= GOLD_ROW:
        bazaar.go_to_bazaar(s, seat, space, value)
    elif space == KHAN:
        ask_favour(s, seat, value)
    elif space == TAKE_CONTRACTS:
        s.then(taking_contracts.TakeContracts(seat, value, taking_contracts.NONE_YET))
    elif space == TRAVEL:
        s.traveller = seat
        s.then(travel.Walk(seat, False, 0, value, 0, 0, 0))


def take_coins(s: MarcoPolo, seat: i64) -> None:
    """Five coins, whatever the die shows. F1"""
    s.players[seat].coins += COINS_TAKEN
    share(s, seat, FIVE_COINS)


def ask_favour(s: MarcoPolo, seat: i64, value: i64) -> None:
    """The Khan's favour: a good of choice and two camels; the next die must not be lower. K1 K2"""
    s.khan_dice += 1
    s.khan_value = value
    share(s, seat, KHAN)
    rewards.gain(s, seat, KHAN_BONUS, 1, CARD_POINTS)

"""The eight characters. What each can do is asked where it matters; here is who they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.map import BEIJING, VENEZIA
from comptoir.games.marco_polo.spaces import CAMEL_ROW, FIVE_COINS, GOLD_ROW, KHAN, PEPPER_ROW
from comptoir.games.marco_polo.state import BLACK_POSTS, MarcoPolo

RASCHID: Final = 0  # sets his dice to any value as he places them
MATTEO: Final = 1  # has the white die, and a contract every round
BERKE: Final = 2  # pays nothing for occupied spaces
MERCATOR: Final = 3  # takes a share of what others get in the bazaar
KUBILAI: Final = 4  # begins in Beijing, with a post
JOHANNES: Final = 5  # goes from oasis to oasis; 3 coins every round
WILHELM: Final = 6  # places posts on the way, and has two more
NICCOLO: Final = 7  # has two figures; a camel every round
CHARACTERS: Final = 8


def become(s: MarcoPolo, seat: i64, character: i64) -> None:
    """A seat takes its character, and what is special about its figures and posts. R44 R46 R47"""
    player = s.players[seat]
    player.character = character
    if character == KUBILAI:
        player.figure = BEIJING
        player.posts = 1 << BEIJING
        player.posts_left -= 1
        s.beijing.append(seat)
    elif character == WILHELM:
        player.posts_left += BLACK_POSTS
    elif character == NICCOLO:
        player.second = VENEZIA


def share(s: MarcoPolo, seat: i64, space: i64) -> None:
    """Mercator takes his share of what another player does. R43"""
    for i in range(len(s.players)):
        player = s.players[i]
        if player.character != MERCATOR or i == seat:
            continue
        if space == CAMEL_ROW:
            player.camels += 1
        elif PEPPER_ROW <= space <= GOLD_ROW:
            player.goods[space - PEPPER_ROW] += 1
        elif space == KHAN:
            player.camels += s.box.share_of_khan[len(s.players)]
        elif space == FIVE_COINS:
            player.coins += s.box.share_of_coins[len(s.players)]

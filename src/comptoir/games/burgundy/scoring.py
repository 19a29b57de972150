"""The end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.games.burgundy.cards import FIRST_TRIPLE, SET_VALUE, START_PLAYER
from comptoir.games.burgundy.estate import triple_type
from comptoir.games.burgundy.state import ANIMAL_SETS, START_PLAYER_CARD, Burgundy


class FinalScoring(Task):
    """Animals, and the start player card; everything else has been counted as it was won. P8 R45"""

    def run(self, s: Burgundy) -> None:
        for seat in range(len(s.players)):
            s.score(seat, animal_points(s.players[seat].animals), ANIMAL_SETS)
        if len(s.players) > 1:
            s.score(s.start_card, START_PLAYER, START_PLAYER_CARD)
        s.counted = True


def animal_points(animals: vec[i64]) -> i64:
    """Sets of different animals, as large as can be: 4, 3 or 2 of them bring 4, 2 or 1 points. R42"""
    points: i64 = 0
    for size in animal_sets(animals):
        points += SET_VALUE[size]
    return points


def animal_sets(animals: vec[i64]) -> list[i64]:
    """The sizes of the sets, the largest first."""
    sizes: list[i64] = []
    while True:
        size: i64 = 0
        for count in animals:
            if count > len(sizes):
                size += 1
        if not size:
            return sizes
        sizes.append(size)


def score(s: Burgundy, seat: int) -> int:
    """The points that lie before a seat, counted card by card. P8 R43"""
    player = s.players[seat]
    points = player.point_cards + player.sold + player.all_seven
    for i in range(0, len(player.triples), 3):
        points += s.box.value[triple_type(player.triples[i], player.triples[i + 1], player.triples[i + 2])]
    for owner in s.firsts:
        points += FIRST_TRIPLE if owner == seat else 0
    if s.counted:
        points += animal_points(player.animals)
        points += START_PLAYER if len(s.players) > 1 and s.start_card == seat else 0
    return int(points)


def tiebreak(s: Burgundy, seat: int) -> int:
    """Workers, silver, unsold goods and animals outside of scoring sets. R44"""
    player = s.players[seat]
    lone = len([size for size in animal_sets(player.animals) if size == 1])
    return int(player.workers + player.silver) + sum(player.goods) + lone


FINAL_SCORING: Final = FinalScoring()

"""The end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.games.marco_polo.goals import GOAL_CITIES
from comptoir.games.marco_polo.map import BEIJING_POINTS
from comptoir.games.marco_polo.state import (
    BEIJING_PLACE_POINTS,
    COIN_POINTS,
    GOAL_CARD_POINTS,
    GOAL_CITY_POINTS,
    GOODS_POINTS,
    MOST_CONTRACTS_POINTS,
    MarcoPolo,
    Player,
)

GOALS_KEPT: Final = 2
COINS_A_POINT: Final = 10
GOODS_A_POINT: Final = 2
MOST_CONTRACTS: Final = 7


class FinalScoring(Task):
    """Goal cards, coins, Beijing, goods, and the most contracts. E1"""

    def run(self, s: MarcoPolo) -> None:
        for seat in range(len(s.players)):
            player = s.players[seat]
            s.score(seat, goal_card_points(s, player), GOAL_CARD_POINTS)
            s.score(seat, goal_city_points(s, player), GOAL_CITY_POINTS)
            s.score(seat, player.coins // COINS_A_POINT, COIN_POINTS)
            s.score(seat, beijing_points(s, seat), BEIJING_PLACE_POINTS)
            s.score(seat, goods_points(s, seat), GOODS_POINTS)
            s.score(seat, most_contracts_points(s, seat), MOST_CONTRACTS_POINTS)
        s.counted = True


def goal_card_points(s: MarcoPolo, player: Player) -> i64:
    """The points of each goal card with posts in both its cities. E2 R35"""
    points: i64 = 0
    for i in range(GOALS_KEPT):
        goal = player.goals[i]
        if player.posts & GOAL_CITIES[goal] == GOAL_CITIES[goal]:
            points += s.box.goal_points[goal]
    return points


def goal_city_points(s: MarcoPolo, player: Player) -> i64:
    """1, 3, 6 or 10 points for so many different goal cities with a post, over both cards. R35"""
    left: i64 = player.posts & (GOAL_CITIES[player.goals[0]] | GOAL_CITIES[player.goals[1]])
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return s.box.different_cities[count]


def beijing_points(s: MarcoPolo, seat: i64) -> i64:
    """10, 7, 4 or 1 for the space in Beijing. E4"""
    for i in range(len(s.beijing)):
        if s.beijing[i] == seat:
            return BEIJING_POINTS[i]
    return 0


def goods_points(s: MarcoPolo, seat: i64) -> i64:
    """A point for every two goods, but only with a post in Beijing; camels are no goods. E5 R38"""
    if not beijing_points(s, seat):
        return 0
    goods = s.players[seat].goods
    return (goods[0] + goods[1] + goods[2]) // GOODS_A_POINT


def most_contracts_points(s: MarcoPolo, seat: i64) -> i64:
    """7 for everybody who has completed the most contracts; nobody, if there are none. E6 R36"""
    most: i64 = 1
    for player in s.players:
        if len(player.completed) > most:
            most = len(player.completed)
    return MOST_CONTRACTS if len(s.players[seat].completed) == most else 0


def score(s: MarcoPolo, seat: int) -> int:
    """The points of a seat: on the track, and at the end what lies before it. R39"""
    player = s.players[seat]
    points = player.points
    if s.counted:
        points += goal_card_points(s, player) + goal_city_points(s, player) + player.coins // COINS_A_POINT
        points += beijing_points(s, seat) + goods_points(s, seat) + most_contracts_points(s, seat)
    return int(points)


def tiebreak(s: MarcoPolo, seat: int) -> int:
    """More camels win; then victory is shared. E7 R38"""
    return int(s.players[seat].camels)


FINAL_SCORING: Final = FinalScoring()

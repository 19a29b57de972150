"""Set-up."""

import pytest

import comptoir
from comptoir.games.orleans.box import PILGRIMAGE
from comptoir.games.orleans.places import ON_BOARD
from comptoir.games.orleans.state import EMPTY
from comptoir.testing import Position, rule


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("S1")
def test_what_everybody_has(players):
    """Five coins, ten stations, an empty bag, ten places, markers before the tracks, the merchant in Orléans."""
    s = Position("orleans", players).s
    assert len(s.players) == players
    for player in s.players:
        assert (player.coins, player.stations, player.bag.size, player.merchant) == (5, 10, 0, 0)
        assert player.places == ON_BOARD
        assert (list(player.tracks), player.development) == ([0] * 6, 0)
    assert s.bank == 212 - 5 * players


@rule("A1")
def test_own_followers():
    """The four own followers are on the market, so nothing is drawn in the first round."""
    position = Position("orleans", 3)
    for player in position.s.players:
        assert list(player.market) == [0] * 7 + [1] * 4
    assert type(position.asked).__name__ == "Plan"
    assert position.s.round == 1


@rule("S2")
def test_characters_by_players():
    """Characters in play by the number of players."""
    supplies = [list(Position("orleans", players).s.supply) for players in (2, 3, 4)]
    assert supplies[0] == [12, 6, 6, 6, 8, 8, 8]
    assert supplies[1] == [14, 8, 8, 8, 11, 11, 11]
    assert supplies[2] == [16, 10, 10, 10, 14, 14, 14]


@pytest.mark.parametrize(("players", "routes", "market", "removed"), [(2, 43, 35, 12), (3, 48, 36, 6), (4, 52, 38, 0)])
@rule("S3")
def test_goods_by_players(players, routes, market, removed):
    """Goods on the routes, in the market and out of the game."""
    s = Position("orleans", players).s
    assert len([good for good in s.routes if good != EMPTY]) == routes
    assert (sum(s.goods), sum(s.out_goods), s.goods_bag.size) == (market, removed, 0)


@rule("S4")
def test_supplies():
    """Technology, place tiles and citizens lie ready; nobody has a citizen."""
    s = Position("orleans", 2).s
    assert s.technology == 16
    assert bin(s.tiles).count("1") == 20
    assert list(s.citizens) == [-1] * 14


@rule("S5", "P2")
def test_the_light_pilgrimage_is_first():
    """The first event is always pilgrimage; then 17 hour-glasses remain, two of them pilgrimages."""
    for seed in range(5):
        s = Position("orleans", 2, seed).s
        assert s.event == PILGRIMAGE
        assert list(s.hourglasses.counts) == [2, 3, 3, 3, 3, 3]
        assert (s.hourglasses.top, s.hourglasses.size) == ([], 17)


@rule("S6")
def test_who_begins():
    """Chance says who begins; every seat may."""
    game = comptoir.load("orleans")
    position = game.position(3)
    assert [game.kinds.name(n) for n in position.candidates()] == ["Begins(seat=1)", "Begins(seat=2)", "Begins(seat=3)"]
    assert {Position("orleans", 3, seed).s.starter for seed in range(30)} == {0, 1, 2}


@rule("A2")
def test_bags_are_open():
    """Another's bag, coins and goods can be seen; the order of the hour-glasses cannot, for there is none yet."""
    table = comptoir.load("orleans").table(2, seed=1)
    table.position.state.players[1].bag.put(3)
    seen = table.view(0).to_json()["state"]
    assert seen["players"][1]["bag"]["counts"][3] == 1
    assert seen["players"][1]["coins"] == 5
    assert seen["hourglasses"]["top"] == []

"""Trading posts."""

import pytest

from comptoir.core.record import ints
from comptoir.games.marco_polo.amounts import BLACK_DIE
from comptoir.games.marco_polo.characters import NICCOLO, WILHELM
from comptoir.games.marco_polo.map import (
    ALEXANDRIA,
    ANXI,
    BEIJING,
    FAR_NORTH_EAST,
    KARACHI,
    KARAKORUM,
    KASHGAR,
    LAN_ZHOU,
    MOSCOW,
    ORMUZ,
    SAMARCANDA,
    SOUTH_EAST,
    SUMATRA,
    WEST_NORTH,
    XIAN,
)
from comptoir.games.marco_polo.posts import MovePost, place_post
from comptoir.games.marco_polo.rewards import GainBonuses, NextBonus
from comptoir.games.marco_polo.scoring import beijing_points
from comptoir.games.marco_polo.spaces import CARDS
from comptoir.games.marco_polo.state import EMPTY
from comptoir.games.marco_polo.travel import Walk
from comptoir.testing import rule

EIGHT = sum(1 << place for place in (MOSCOW, KARAKORUM, SAMARCANDA, LAN_ZHOU, KARACHI, SUMATRA, ANXI, KASHGAR))


@pytest.fixture
def road(table):
    """A table without outpost bonuses."""
    table.s.outposts = ints([EMPTY] * 7)
    return table


def walk(table, seat, *places):
    """Free steps to these places."""
    moves = [f"Go(figure=first, place={place})" for place in places]
    return table.ask(Walk(seat, True, 0, len(places), 0, 0, 0)).answer(*moves)


@rule("P1", "R29")
def test_one_post_in_a_city(road):
    """Coming back to a city brings no second post and no bonus."""
    player = road.deal(posts=1 << ANXI, figure=MOSCOW, camels=9)
    assert walk(road, 0, "anxi").over
    assert (player.posts, player.posts_left, player.coins) == (1 << ANXI, 9, 0)


@rule("P2")
def test_milestones(road):
    """The eighth post brings 5 points, the ninth 10 more."""
    player = road.deal(posts_left=2)
    place_post(road.s, 0, MOSCOW)
    assert player.points == 5
    place_post(road.s, 0, ANXI)
    assert player.points == 15
    assert road.ledger() == {"posts": 15}


@rule("P3", "R31")
def test_beijing(road):
    """The first to come has the space for 10 points, the next 7, then 4, then 1."""
    for seat in (2, 0, 3, 1):
        road.deal(seat, figure=FAR_NORTH_EAST)
        walk(road, seat, "beijing")
    assert [beijing_points(road.s, seat) for seat in (2, 0, 3, 1)] == [10, 7, 4, 1]


@rule("P4")
def test_town_bonus_on_arrival(road):
    """Red places a post in a small city and gets a camel and 3 coins; the tile stays for others."""
    for seat in (3, 1):
        red = road.deal(seat, figure=19, camels=2)
        walk(road, seat, "adana")
        assert (red.camels, red.coins) == (1, 3)


@rule("P5", "R32")
def test_outpost_bonus(table):
    """Only the first post in a large city gets it."""
    table.s.outposts[ALEXANDRIA - 1] = 1
    for seat, coins in ((2, 5), (0, 0)):
        player = table.deal(seat)
        walk(table, seat, "alexandria")
        assert player.coins == coins
    assert table.s.outposts[ALEXANDRIA - 1] == EMPTY


@rule("R11", "P5")
def test_an_outpost_bonus_that_is_not_there_is_said_before(table):
    """The label of the step warns, unless one's post stands there already."""
    table.s.outposts[ALEXANDRIA - 1] = next(i for i, bonus in enumerate(table.s.box.outposts) if bonus[BLACK_DIE])
    player, step = table.deal(0), "Go(figure=first, place=alexandria)"
    table.ask(Walk(0, True, 0, 1, 0, 0, 0))
    assert "no black die" not in table.label(step)
    table.s.black = 0
    assert table.label(step).endswith(" – no black die is left")
    player.posts |= 1 << ALEXANDRIA
    assert "no black die" not in table.label(step)


@rule("R16")
def test_bonus_d(road):
    """In Xian one takes the bonus of any other tile, each time another if one likes."""
    player = road.deal(figure=SOUTH_EAST)
    walk(road, 0, "xian")
    assert road.legal() == [f"TakeTownBonus(tile={letter})" for letter in "abcef"]
    road.answer("TakeTownBonus(tile=b)")
    assert player.camels == 3
    road.ask(GainBonuses(0, 1 << XIAN)).answer("TakeTownBonus(tile=f)")
    assert road.ledger() == {"town-bonuses": 3}


@rule("R30")
def test_no_post_left(road):
    """One of the nine must move to the new city; it earns the bonus there but no milestone."""
    player = road.deal(posts=EIGHT | 1 << BEIJING, posts_left=0, figure=17, camels=3)
    road.s.beijing = [1, 0, 2]
    walk(road, 0, "ormuz")
    assert isinstance(road.asked, MovePost)
    assert len(road.legal()) == 9
    assert road.why_not("LeavePosts").rule == "R30"
    road.answer("MoveFrom(place=moscow)")
    assert player.posts == EIGHT & ~(1 << MOSCOW) | 1 << BEIJING | 1 << ORMUZ
    assert (player.camels, player.points, player.posts_left) == (3, 0, 0)


@rule("R30", "R47")
def test_a_post_just_placed_stays(road):
    """Two figures end in two cities with one post left: for the second city an older post must go."""
    player = road.deal(character=NICCOLO, second=WEST_NORTH, posts=EIGHT & ~(1 << MOSCOW), posts_left=1)
    road.ask(Walk(0, True, 0, 2, 0, 0, 0))
    road.answer("Go(figure=first, place=alexandria)", "Go(figure=second, place=moscow)")
    assert road.asked.to == ALEXANDRIA
    assert repr(road.why_not("MoveFrom(place=moscow)")) == "Refusal('R30', 'post-of-this-journey')"
    road.answer("MoveFrom(place=kashgar)")
    assert player.posts == EIGHT & ~(1 << KASHGAR) | 1 << ALEXANDRIA
    assert road.over


@rule("R30", "R47")
def test_a_moved_post_does_not_move_on(road):
    """Without posts, each of the two cities takes one that stood on the map before."""
    player = road.deal(character=NICCOLO, second=WEST_NORTH, posts=EIGHT & ~(1 << MOSCOW), posts_left=0)
    road.ask(Walk(0, True, 0, 2, 0, 0, 0))
    road.answer("Go(figure=first, place=alexandria)", "Go(figure=second, place=moscow)", "MoveFrom(place=anxi)")
    assert "MoveFrom(place=moscow)" not in road.legal()
    road.answer("MoveFrom(place=kashgar)")
    assert player.posts == EIGHT & ~(1 << KASHGAR | 1 << ANXI) | 1 << ALEXANDRIA


@rule("R30", "R46")
def test_wilhelms_posts_of_a_journey_stay(road):
    """The last post, left in a city on the way, cannot go on to where he ends."""
    far = 1 << KARAKORUM | 1 << SAMARCANDA | 1 << SUMATRA
    road.deal(character=WILHELM, posts_left=1, posts=far, figure=WEST_NORTH, camels=9)
    walk(road, 0, "moscow", "anxi")
    assert road.asked.to == ANXI
    moves = [f"MoveFrom(place={place})" for place in ("karakorum", "samarcanda", "sumatra")]
    assert road.legal() == moves


@rule("R30")
def test_rights_in_the_old_city_are_lost(road):
    """The card there can no longer be used."""
    road.deal(posts=EIGHT | 1 << BEIJING, posts_left=0, figure=17, camels=3, dice=[3])
    walk(road, 0, "ormuz").answer("MoveFrom(place=moscow)")
    assert road.act().refused(CARDS) == "V1"


@rule("R31")
def test_leaving_beijing(road):
    """Posts on lower spaces move up."""
    road.deal(posts=EIGHT | 1 << BEIJING, posts_left=0, figure=17, camels=3)
    road.s.beijing = [1, 0, 2]
    walk(road, 0, "ormuz").answer("MoveFrom(place=beijing)")
    assert road.s.beijing == [1, 2]
    assert beijing_points(road.s, 2) == 7


@rule("R32")
def test_a_moved_post_earns_the_outpost_bonus(table):
    """If nobody was there before."""
    table.s.outposts[ALEXANDRIA - 1] = 4
    player = table.deal(posts=EIGHT | 1 << BEIJING, posts_left=0)
    table.s.beijing = [0]
    walk(table, 0, "alexandria").answer("MoveFrom(place=anxi)")
    assert list(player.goods) == [0, 2, 0]
    assert table.s.outposts[ALEXANDRIA - 1] == EMPTY


@rule("R46")
def test_wilhelm_places_posts_on_the_way(road):
    """In every city he enters, Beijing too, but not in the one he left; the bonuses come after the journey."""
    player = road.deal(character=WILHELM, posts_left=11, figure=KARACHI)
    road.ask(Walk(0, True, 0, 4, 0, 0, 0))
    road.answer("Go(figure=first, place=oasis_south_east)", "Go(figure=first, place=xian)")
    assert player.posts == 1 << XIAN
    assert isinstance(road.asked, Walk)
    road.answer("Go(figure=first, place=beijing)", "Stop")
    assert player.posts == 1 << XIAN | 1 << BEIJING
    assert road.s.beijing == [0]
    road.answer("TakeTownBonus(tile=a)")
    assert player.coins == 5


@rule("R46")
def test_wilhelm_orders_his_bonuses(table):
    """Of those that ask for a choice he takes any first."""
    table.s.outposts = ints([6, EMPTY, EMPTY, 6, EMPTY, EMPTY, EMPTY])
    player = table.deal(character=WILHELM, posts_left=11, figure=18, camels=9)
    walk(table, 0, "kashgar", "lan_zhou")
    assert isinstance(table.asked, NextBonus)
    table.answer("TakeBonus(bonus=lan_zhou)", "TakeGood(good=gold)", "TakePair(pair=pepper_silk)")
    assert list(player.goods) == [1, 1, 1]
    assert table.over


@rule("R46", "P2")
def test_wilhelms_eleventh_post(road):
    """Posts 8 and 9 score as for everybody, the eleventh 10 more."""
    player = road.deal(character=WILHELM, posts_left=4)
    scored = []
    for place in (MOSCOW, ANXI, KARAKORUM, BEIJING):
        place_post(road.s, 0, place)
        scored.append(int(player.points))
    assert scored == [5, 15, 15, 25]


@rule("R46", "R30")
def test_wilhelm_without_posts(road):
    """On the way he may move one, at the end he must."""
    far = 1 << KARAKORUM | 1 << SAMARCANDA | 1 << SUMATRA
    player = road.deal(character=WILHELM, posts_left=0, posts=far, figure=WEST_NORTH, camels=9)
    walk(road, 0, "moscow", "anxi")
    assert road.asked.to == MOSCOW
    road.answer("LeavePosts")
    assert road.asked.to == ANXI
    assert road.why_not("LeavePosts").rule == "R30"
    road.answer("MoveFrom(place=sumatra)")
    assert player.posts == 1 << KARAKORUM | 1 << SAMARCANDA | 1 << ANXI
    assert player.coins == 5


@rule("R46")
def test_wilhelm_moves_a_post_to_a_city_on_the_way(road):
    """It earns the bonus there like any other."""
    far = 1 << KARAKORUM | 1 << SAMARCANDA | 1 << SUMATRA
    player = road.deal(character=WILHELM, posts_left=0, posts=far, figure=MOSCOW, camels=9)
    walk(road, 0, "anxi", "moscow").answer("MoveFrom(place=sumatra)", "MoveFrom(place=samarcanda)")
    assert player.posts == 1 << KARAKORUM | 1 << ANXI | 1 << MOSCOW
    assert player.coins == 5


@rule("R44")
def test_kubilais_first_post(table):
    """His post in Beijing is the first of nine: seven more bring the points for the eighth."""
    player = table.deal(posts=1 << BEIJING, posts_left=8, points=0)
    for place in (MOSCOW, KARAKORUM, SAMARCANDA, LAN_ZHOU, KARACHI, SUMATRA):
        place_post(table.s, 0, place)
    assert player.points == 0
    place_post(table.s, 0, ANXI)
    assert player.points == 5

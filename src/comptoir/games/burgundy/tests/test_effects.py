"""What cards bring when they are placed, and the bonuses of the round cards."""

import pytest

from comptoir.core.record import ints
from comptoir.games.burgundy.bonuses import CHOOSE_BONUS
from comptoir.games.burgundy.cards import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    KNOWLEDGE,
    MARKET,
    MINE,
    PASTURE,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    card,
)
from comptoir.games.burgundy.effects import EFFECT, PlaceAnother
from comptoir.games.burgundy.piles import Gather
from comptoir.games.burgundy.state import ANY, EMPTY
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("burgundy", 2)


def effect(position, kind):
    """What placing a card of this kind brings."""
    return position.ask(EFFECT[0][kind])


@rule("T1", "R8")
def test_castle(position):
    """One more action of any sort, with any number and without workers."""
    position.s.players[0].workers = 0
    position.s.players[0].projects = [card(MINE, 5)]
    effect(position, CASTLE)
    assert type(position.asked).__name__ == "Act"
    names = position.legal()
    assert all(f"Take(row={row}, position=0)" in names for row in range(1, 7))
    assert "Place(project=0)" in names


@rule("R8")
def test_castles_follow_on_castles(position):
    """A castle's action may place another castle."""
    position.s.players[0].projects = [card(CASTLE, 5), card(CASTLE, 2)]
    effect(position, CASTLE).answer("Place(project=0)", "Place(project=0)")
    assert type(position.asked).__name__ == "Act"
    assert not position.s.players[0].projects


@rule("R9")
def test_castle_is_compulsory(position):
    """There is no way to decline it."""
    assert "Decline" not in effect(position, CASTLE).candidates()


@rule("T2", "T4")
def test_mine_and_knowledge(position):
    """Two silver; two workers, also beyond two."""
    player = position.s.players[0]
    player.silver, player.workers = 1, 2
    effect(position, MINE)
    effect(position, KNOWLEDGE)
    assert (player.silver, player.workers) == (3, 4)


@rule("T3")
def test_cloister(position):
    """A cloister brings nothing at once."""
    assert effect(position, CLOISTER).over


@rule("T5", "T6", "R23")
def test_ship_and_pasture(position):
    """The top card of either pile; the next one is then seen."""
    player = position.s.players[0]
    goods, animals = sum(player.goods), sum(player.animals)
    assert effect(position, SHIP).legal() == ["TakeTop(pile=goods_left)", "TakeTop(pile=goods_right)"]
    position.answer("TakeTop(pile=goods_left)")
    assert position.asks_chance
    position.chance()
    assert position.s.tops[0] != EMPTY
    assert effect(position, PASTURE).legal() == ["TakeTop(pile=animals_left)", "TakeTop(pile=animals_right)"]
    position.answer("TakeTop(pile=animals_right)").chance()
    assert (sum(player.goods), sum(player.animals)) == (goods + 1, animals + 1)


@rule("B1", "B2", "B3", "R11")
@pytest.mark.parametrize(
    ("building", "fitting"),
    [(CARPENTER, (WATCHTOWER, KNOWLEDGE)), (CHURCH, (CASTLE, MINE, CLOISTER)), (MARKET, (PASTURE, SHIP))],
)
def test_take_from_the_display(position, building, fitting):
    """Carpenter, church and market take fitting cards from any row, or nothing."""
    kinds = (CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, WATCHTOWER)
    for row in position.s.display:
        row.clear()
    for kind in kinds:
        position.s.display[kind % 6].append(card(kind, 1))
    effect(position, building)
    expected = {
        f"FetchCard(row={kind % 6 + 1}, position={position.s.display[kind % 6].index(card(kind, 1))})"
        for kind in fitting
    }
    assert set(position.legal()) == expected | {"Decline"}
    position.answer(sorted(expected)[0])
    assert len(position.s.players[0].projects) == 1


@rule("R11")
def test_nothing_fits(position):
    """If no card fits, nothing happens."""
    for row in position.s.display:
        row.clear()
    position.s.display[0].append(card(SHIP, 1))
    assert effect(position, CARPENTER).over


@rule("R11", "R12")
def test_the_building_has_left_the_projects(position):
    """A placed carpenter's workshop has made room itself for the card it fetches."""
    position.s.players[0].projects = [card(CARPENTER, 1), card(MINE, 1), card(MINE, 2)]
    position.s.display[0][:] = [card(KNOWLEDGE, 1)]
    position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)", "FetchCard(row=1, position=0)")
    assert position.s.players[0].projects == [card(MINE, 1), card(MINE, 2), card(KNOWLEDGE, 1)]


@rule("B4", "B5")
def test_watchtower_and_bank(position):
    """A point; three silver."""
    player = position.s.players[0]
    silver = player.silver
    effect(position, WATCHTOWER)
    effect(position, BANK)
    assert (player.point_cards, player.silver) == (1, silver + 3)
    assert position.now.ledger(0)["point-cards"] == 1


@rule("B6")
def test_boarding_house(position):
    """A card from any of the four piles."""
    assert len([name for name in effect(position, BOARDING_HOUSE).legal() if name.startswith("TakeTop")]) == 4


@rule("B7", "R28")
def test_warehouse(position):
    """Goods of any colour may be sold, with the start player card as always."""
    player = position.s.players[0]
    player.goods, player.workers = ints([0, 2, 0]), 0
    position.s.start_card = 1
    effect(position, WAREHOUSE)
    assert position.legal() == ["Sell(good=medium)", "Decline"]
    position.answer("Sell(good=medium)")
    assert player.sold == 2
    assert (position.s.start_card, position.s.question_mark) == (0, True)


@rule("B7")
def test_warehouse_without_goods(position):
    """Without goods nothing happens."""
    position.s.players[0].goods = ints([0, 0, 0])
    assert effect(position, WAREHOUSE).over


@rule("B8", "R10")
def test_city_hall(position):
    """Any further project with its effect; or none."""
    player = position.s.players[0]
    player.projects, player.workers = [card(BANK, 6)], 0
    assert effect(position, CITY_HALL).legal()[:2] == ["Place(project=0)", "Decline"]
    silver = player.silver
    position.answer("Place(project=0)")
    assert player.silver == silver + 3
    assert effect(position, CITY_HALL).over


@rule("P6", "R23")
def test_round_bonus_of_goods(position):
    """Two goods are taken one at a time."""
    position.ask(CHOOSE_BONUS[0]).answer("TakeBonus(option=1)")
    goods = sum(position.s.players[0].goods)
    position.answer("TakeTop(pile=goods_left)").chance()
    position.answer("TakeTop(pile=goods_left)").chance()
    assert sum(position.s.players[0].goods) == goods + 2
    assert position.over


@rule("P6")
def test_round_bonuses(position):
    """Points, silver, workers, or one of each, as the round card says."""
    player = position.s.players[0]
    silver, workers = player.silver, player.workers
    position.ask(CHOOSE_BONUS[0]).answer("TakeBonus(option=0)")
    position.ask(CHOOSE_BONUS[0]).answer("TakeBonus(option=3)")
    position.ask(CHOOSE_BONUS[0]).answer("TakeBonus(option=4)")
    assert (player.point_cards, player.silver, player.workers) == (3, silver + 3, workers + 3)
    position.s.round = 3
    position.ask(CHOOSE_BONUS[0]).answer("TakeBonus(option=2)")
    assert (player.silver, player.workers) == (silver + 4, workers + 4)


@rule("R24")
def test_shortage(position):
    """With one goods card left the bonus of two may be chosen; with none it may not."""
    position.s.tops[0], position.s.below[0] = EMPTY, 0
    position.s.below[1] = 0
    assert position.ask(CHOOSE_BONUS[0]).why_not("TakeBonus(option=1)") is None
    position.answer("TakeBonus(option=1)", "TakeTop(pile=goods_right)")
    assert position.over
    assert position.ask(CHOOSE_BONUS[0]).why_not("TakeBonus(option=1)").rule == "R24"
    position.s.tops[2] = position.s.tops[3] = EMPTY
    assert position.ask(CHOOSE_BONUS[0]).why_not("TakeBonus(option=2)").rule == "R24"


@rule("R26")
def test_an_empty_pile_gets_half_of_its_neighbour(position):
    """The other pile is split as evenly as can be."""
    position.s.below[0], position.s.below[1] = 0, 5
    position.ask(Gather(0, True, False)).answer("TakeTop(pile=goods_left)").chance()
    assert [below + 1 for below in position.s.below[:2]] == [3, 3]
    assert position.s.tops[0] != EMPTY


@rule("R26")
def test_a_single_card_stays_one_pile(position):
    """One card cannot be split; when all are gone, everybody goes without."""
    position.s.below[0], position.s.below[1] = 0, 0
    position.ask(Gather(0, True, False)).answer("TakeTop(pile=goods_left)")
    assert position.over
    assert position.s.tops[0] == EMPTY
    position.ask(Gather(0, True, False)).answer("TakeTop(pile=goods_right)")
    assert position.ask(Gather(0, True, False)).over


@rule("R26", "R1")
def test_a_purchase_may_take_the_last_card(position):
    """If a purchase in between took the last card, one goes without."""
    position.ask(Gather(0, True, False))
    position.s.tops[0] = position.s.tops[1] = EMPTY
    assert [name for name in position.legal() if name != "BuyCards"] == ["Decline"]

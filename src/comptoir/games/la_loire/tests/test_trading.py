"""Buying, selling, shipping, the market and the circus."""

import pytest

from comptoir.core.record import ints
from comptoir.games.la_loire.components import BEER, CASTLE, CHEESE, FARM, MONASTERY, SHIELDS, WOOD, place
from comptoir.testing import rule


def bought(table, seat=0):
    """What a purchase cost."""
    return 20 - table.player(seat).denier


@rule("G1")
def test_cheese_in_saumur_for_one(table):
    """The merchant stops in Saumur, whose shield lies first, and buys cheese for 1 denier."""
    table.first("white").act(0, "saumur").answer("Buy(good=cheese)")
    assert bought(table) == 1
    assert table.player().goods[CHEESE] == 1
    assert table.s.goods[CHEESE] == 7


@rule("G2", "G5", "G7")
def test_cheese_for_nothing_at_a_farm(table):
    """With another player's farm in Saumur it costs nothing, and that player's boat moves."""
    table.first("white").build("saumur", FARM, seat=1).act(0, "saumur").answer("Buy(good=cheese)")
    assert bought(table) == 0
    assert table.player(1).boat == 1
    assert table.now.ledger(1)["boat"] == 1


@rule("G3", "G7", "A04")
def test_beer_for_two_at_the_own_monastery(table):
    """In the own monastery: cheese for nothing or beer for 2, and the boat moves either way."""
    table.first("white").build("saumur", MONASTERY).act(0, "saumur")
    assert table.legal() == ["Buy(good=cheese)", "Buy(good=beer)", "Pass"]
    table.answer("Buy(good=beer)")
    assert bought(table) == 2
    assert (table.player().goods[BEER], table.player().boat) == (1, 1)
    assert SHIELDS[table.s.market[-1]] == "white"
    table.first("white").act(0, "saumur").answer("Buy(good=cheese)")
    assert bought(table) == 2
    assert table.player().boat == 2


@rule("D17")
def test_no_beer_in_others_monasteries(table):
    """Owning another monastery does not help."""
    table.build("saumur", MONASTERY, seat=1).build("tours", MONASTERY).act(0, "saumur")
    assert table.why_not("Buy(good=beer)").rule == "D17"


@rule("G2", "G4")
@pytest.mark.parametrize(
    ("building", "circus", "price"),
    [
        (None, False, 4),
        (FARM, False, 3),
        (MONASTERY, False, 3),
        (CASTLE, False, 2),
        (None, True, 3),
        (FARM, True, 2),
        (CASTLE, True, 1),
    ],
)
def test_discounts(table, building, circus, price):
    """Farm and monastery take off 1, a castle 2, the circus 1 more."""
    table.s.market = [1, 2, 3, 0, 5, 6, 4]
    if building is not None:
        table.build("saumur", building, seat=1)
    table.s.circus = place("saumur") if circus else place("usse")
    table.act(0, "saumur").answer("Buy(good=cheese)")
    assert bought(table) == price


@rule("A03")
def test_beer_at_the_circus(table):
    """Twice the market price, less 1, and no discount for the building."""
    table.s.market = [1, 2, 3, 0, 5, 6, 4]
    table.s.circus = place("saumur")
    table.build("saumur", MONASTERY).act(0, "saumur").answer("Buy(good=beer)")
    assert bought(table) == 7


@rule("G1")
def test_too_dear(table):
    """Who cannot pay cannot buy."""
    table.player().denier = 2
    table.s.market = [1, 2, 3, 0, 5, 6, 4]
    table.act(0, "saumur")
    assert table.why_not("Buy(good=cheese)").message == "too-dear"


@rule("G6")
def test_limits(table):
    """Any amount of wood, one card of everything else."""
    table.player().goods = ints([5, 1, 1, 1, 1])
    table.build("saumur", MONASTERY).act(0, "saumur")
    assert table.why_not("Buy(good=cheese)").rule == "G6"
    assert table.why_not("Buy(good=beer)").rule == "G6"
    assert table.act(0, "vendome").why_not("Buy(good=grain)").rule == "G6"
    assert table.act(0, "angers").why_not("Buy(good=wine)").rule == "G6"
    assert table.act(0, "blois").why_not("Buy(good=wood)") is None


@rule("A21")
def test_supply_is_limited(table):
    """What is used up cannot be bought."""
    table.s.goods[CHEESE] = 0
    assert table.act(0, "saumur").why_not("Buy(good=cheese)").rule == "A21"


@rule("G7")
def test_the_own_farm_moves_the_own_boat(table):
    """Owners profit from their own purchases."""
    table.build("saumur", FARM).act(0, "saumur").answer("Buy(good=cheese)")
    assert table.player().boat == 1


@rule("P12")
def test_grain_farmer_and_dairyman(table):
    """They lift the limit for grain and for cheese, and for nothing else."""
    table.player().goods = ints([0, 1, 1, 1, 0])
    table.give("grain_farmer")
    assert table.act(0, "vendome").why_not("Buy(good=grain)") is None
    assert table.act(0, "saumur").why_not("Buy(good=cheese)").rule == "G6"
    table.give("dairyman")
    assert table.act(0, "saumur").why_not("Buy(good=cheese)") is None
    assert table.act(0, "angers").why_not("Buy(good=wine)").rule == "G6"


@rule("P13", "D12")
def test_woodcutter(table):
    """Two wood for the price of one: one shift of the market, one field for the owner's boat."""
    table.s.market = [1, 2, 3, 4, 5, 6, 0]
    table.give("woodcutter").build("chambord", FARM, seat=1).act(0, "chambord").answer("BuyTwo")
    assert bought(table) == 3
    assert table.player().goods[WOOD] == 2
    assert table.player(1).boat == 1
    assert table.s.market == [1, 2, 3, 4, 5, 6, 0]


@rule("P13")
def test_woodcutter_may_buy_one(table):
    """Buying a single wood remains possible; without the Woodcutter it is all there is."""
    assert table.act(0, "chambord").legal() == ["Buy(good=wood)", "Pass"]
    table.give("woodcutter").act(0, "chambord")
    assert table.legal() == ["Buy(good=wood)", "BuyTwo", "Pass"]
    table.s.goods[WOOD] = 1
    assert table.why_not("BuyTwo").rule == "A21"


@rule("G8", "A22")
def test_wood_and_cheese_sell_for_seven(table):
    """In Nantes a wood and a cheese bring 2 + 5 = 7 denier and go back to the supply."""
    table.player().goods = ints([1, 0, 1, 0, 0])
    table.act(0, "nantes").answer("Sell(good=wood)", "Sell(good=cheese)")
    assert table.over
    assert bought(table) == -7
    assert list(table.s.goods) == [13, 8, 9, 6, 6]


@rule("G8")
def test_sell_what_you_like(table):
    """Nothing needs to be sold; what is not there cannot be."""
    table.player().goods = ints([3, 0, 0, 0, 0])
    table.act(0, "orleans").answer("Sell(good=wood)")
    assert table.why_not("Sell(good=grain)").rule == "G8"
    table.answer("Enough")
    assert table.player().goods[WOOD] == 2


@rule("P11")
@pytest.mark.parametrize(("good", "value"), [("wood", 2), ("grain", 4), ("cheese", 5), ("wine", 6)])
def test_traders(table, good, value):
    """A trader sells each card of the good for one more; beer has no trader."""
    table.player().goods = ints([2, 2, 2, 2, 2])
    table.give(f"{good}_trader").act(0, "nantes").answer(f"Sell(good={good})", f"Sell(good={good})", "Sell(good=beer)")
    assert bought(table) == -(2 * (value + 1) + 8)


@rule("G9")
def test_shipping(table):
    """Six denier for one field, ten for two, and then the action is over."""
    table.act(0, "nantes").answer("Ship(freight=6)")
    assert (table.player().boat, table.player().denier) == (1, 14)
    assert table.over
    table.act(0, "nantes").answer("Ship(freight=10)")
    assert (table.player().boat, table.player().denier) == (3, 4)
    assert table.act(0, "nantes").why_not("Ship(freight=6)").rule == "G9"


@rule("C1")
def test_the_market_shifts(table):
    """The tile of the bought shield goes to the far right, the others close up."""
    table.s.market = [6, 5, 4, 3, 2, 1, 0]
    table.act(0, "saumur").answer("Buy(good=cheese)")
    assert table.s.market == [6, 5, 3, 2, 1, 0, 4]


@rule("C2", "A02")
def test_the_circus_moves(table):
    """The circus tile comes to lie fourth: the circus goes to any village of the leftmost shield."""
    table.s.market = [1, 2, 3, 4, 0, 5, 6]
    table.put(2, "angers").build("angers", CASTLE, seat=1)
    table.act(0, "saumur").answer("Buy(good=cheese)")
    assert table.legal() == ["Pitch(place=angers)", "Pitch(place=blois)", "Pitch(place=amboise)"]
    assert table.asked.seat == 0
    table.answer("Pitch(place=angers)")
    assert table.s.circus == place("angers")
    assert table.s.market == [1, 2, 3, 0, 5, 6, 4]


@rule("A01")
def test_the_circus_moves_even_if_its_tile_lay_there_before(table):
    """A purchase to the right of the circus tile does not shift it; lying fourth afterwards is enough."""
    table.s.market = [1, 2, 3, 0, 4, 5, 6]
    table.act(0, "saumur").answer("Buy(good=cheese)")
    assert type(table.asked).__name__ == "MoveCircus"


@rule("C2")
def test_otherwise_the_circus_stays(table):
    """If another tile lies fourth, nothing moves."""
    table.s.market = [0, 1, 2, 3, 4, 5, 6]
    table.act(0, "saumur").answer("Buy(good=cheese)")
    assert table.over
    assert table.s.circus == place("usse")

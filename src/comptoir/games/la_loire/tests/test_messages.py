"""Buying messages."""

import pytest

from comptoir.games.la_loire.components import (
    CASTLE,
    DUCAL_PALACE,
    FARM,
    MONASTERY,
    N_PALACES,
    POST_OFFICE,
    level_of,
    message,
)
from comptoir.games.la_loire.messages import cards_left, how_many
from comptoir.testing import rule


def buy(level):
    return f"BuyMessage(level={level})"


def levels(table):
    return [level_of(card) + 1 for card in table.player().carried]


@rule("N1", "N2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_buying_in_a_city(table, level):
    """One message of level 1 to 3 for as many denier: the top card of its stack."""
    left = cards_left(table.s, level - 1)
    table.act(1, "nantes").answer(buy(level))
    assert table.asks_chance
    table.chance()
    assert levels(table) == [level]
    assert table.player().denier == 20 - level
    assert cards_left(table.s, level - 1) == left - 1
    assert table.over


@rule("N1", "D16")
def test_abbey_messages(table):
    """Level 4 only at an own monastery, and nothing else there; in a city none."""
    assert table.act(1, "nantes").why_not(buy(4)).rule == "N1"
    table.build("tours", MONASTERY).act(1, "tours")
    assert table.why_not(buy(1)).rule == "D16"
    table.answer(buy(4)).chance()
    assert levels(table) == [4]
    assert table.player().denier == 16


@rule("N1")
def test_own_buildings_only(table):
    """Farms and castles of others sell nothing to you, nor do villages without building."""
    table.build("tours", FARM, seat=1).build("blois", FARM)
    assert buy(1) not in table.act(1, "tours").candidates()
    assert buy(1) not in table.act(1, "talcy").candidates()
    assert buy(1) in table.act(1, "blois").legal()


@rule("N1", "A25")
def test_castle(table):
    """Two messages at an own castle; the second is chosen when the first has been seen."""
    table.build("tours", CASTLE).act(1, "tours").answer(buy(1)).chance()
    assert len(table.player().carried) == 1
    assert type(table.asked).__name__ == "BuyAnother"
    table.answer(buy(3)).chance()
    assert levels(table) == [1, 3]
    assert table.over


@rule("N2")
def test_too_dear(table):
    """Who cannot pay cannot buy."""
    table.player().denier = 1
    assert table.act(1, "nantes").why_not(buy(2)).rule == "N2"


@rule("N3")
def test_carrying(table):
    """Two messages at a time, and one abbey message among them."""
    table.carry("m1_01", "m2_01")
    assert table.act(1, "nantes").why_not(buy(1)).rule == "N3"
    table.player().carried = [message("m4_01")]
    table.build("tours", MONASTERY)
    assert table.act(1, "tours").why_not(buy(4)).message == "carries-abbey-already"


@rule("N4")
def test_before_the_helpers(table):
    """Levels 2 and 3 may be bought without Apprentice and Assistant."""
    assert table.act(1, "nantes").why_not(buy(3)) is None


@rule("D22")
def test_nothing_is_discarded(table):
    """No move gets rid of a message but delivering it."""
    table.carry("m1_01", "m2_01").act(1, "nantes")
    assert set(table.legal()) == {"Pass"}


@rule("A21")
def test_empty_stack(table):
    """An empty stack sells nothing."""
    table.s.stacks[2] = 0
    assert table.act(1, "nantes").why_not(buy(3)).rule == "A21"


@rule("P26")
def test_mayor(table):
    """With the Mayor four messages, still one abbey message."""
    table.give("mayor").carry("m1_01", "m2_01", "m4_01")
    assert table.act(1, "nantes").why_not(buy(1)) is None
    table.build("tours", MONASTERY)
    assert table.act(1, "tours").why_not(buy(4)).rule == "N3"
    table.carry("m1_02")
    assert table.act(1, "nantes").why_not(buy(1)).rule == "P26"


@rule("P27")
def test_vassal(table):
    """One more message each time, at its price, but not in a monastery."""
    table.give("vassal").act(1, "nantes").answer(buy(1)).chance().answer(buy(2)).chance()
    assert table.player().denier == 17
    assert table.over
    table.player().carried.clear()
    table.build("tours", MONASTERY).act(1, "tours").answer(buy(4)).chance()
    assert table.over


@rule("D07")
def test_french_vassal(make):
    """In French he adds a message of level 1 to 3 in a monastery too."""
    table = make(edition="french")
    table.give("vassal").build("tours", MONASTERY).act(1, "tours").answer(buy(4)).chance()
    assert table.why_not(buy(4)).rule == "D07"
    table.answer(buy(2)).chance()
    assert levels(table) == [4, 2]


@rule("L4")
def test_post_office(table):
    """In its city a second message for a denier less; elsewhere not."""
    table.player().palaces = 1 << POST_OFFICE
    table.act(1, "nantes").answer(buy(3)).chance().answer(buy(1)).chance()
    assert table.player().denier == 20 - 3 - 0
    assert how_many(table.s, 0, table.s.at[1]) == 2
    table.player().carried.clear()
    table.act(1, "orleans").answer(buy(1)).chance()
    assert table.over


@rule("A14")
def test_post_office_and_vassal(table):
    """First the price, then one less for the post office, then the price again for the Vassal; three need the Mayor."""
    table.player().palaces = 1 << POST_OFFICE
    table.give("vassal", "mayor").act(1, "nantes")
    table.answer(buy(3)).chance().answer(buy(3)).chance().answer(buy(3)).chance()
    assert table.player().denier == 20 - 3 - 2 - 3
    assert table.over
    table.player().carried.clear()
    table.player().persons ^= 1 << 19
    table.act(1, "nantes").answer(buy(1)).chance().answer(buy(1)).chance()
    assert table.why_not(buy(1)).rule == "N3"


@rule("A14")
def test_castle_and_vassal(table):
    """A castle sells two, with the Vassal three."""
    table.give("vassal", "mayor").build("tours", CASTLE).act(1, "tours")
    table.answer(buy(1)).chance().answer(buy(1)).chance().answer(buy(1)).chance()
    assert table.over
    assert table.player().denier == 17


@rule("P28")
def test_spy(table):
    """Three are drawn and one kept; the others go under the stack and come last."""
    table.give("spy")
    table.s.stacks[0] = 0b11111
    table.act(1, "nantes").answer(buy(1), "WithSpy")
    table.answer("MessageDrawn(message=m1_02)", "MessageDrawn(message=m1_04)", "MessageDrawn(message=m1_01)")
    table.answer("Keep(choice=1)")
    assert table.player().carried == [message("m1_04")]
    assert table.s.under == [message("m1_02"), message("m1_01")]
    assert cards_left(table.s, 0) == 4
    table.s.stacks[0] = 0
    table.act(1, "nantes").answer(buy(1), "FromTop")
    assert table.legal() == ["MessageDrawn(message=m1_02)"]


@rule("A15")
def test_spy_elsewhere(table):
    """The Spy works at castles and for abbey messages; of a short stack he sees what is left."""
    table.give("spy").build("tours", MONASTERY)
    table.s.stacks[3] = 0b11
    table.act(1, "tours").answer(buy(4), "WithSpy").chance()
    assert table.legal() == ["Keep(choice=0)", "Keep(choice=1)"]


@rule("L2", "D05")
@pytest.mark.parametrize("city", ["nantes", "orleans"])
def test_ducal_palace(table, city):
    """In either city the message may be picked from the whole stack, which is then shuffled."""
    table.player().palaces = 1 << DUCAL_PALACE
    table.s.stacks[1] = 0b110
    table.s.under = [message("m2_01"), message("m1_01")]
    table.act(1, city).answer(buy(2), "Search")
    assert table.legal() == ["Find(message=m2_01)", "Find(message=m2_02)", "Find(message=m2_03)"]
    table.answer("Find(message=m2_01)")
    assert table.player().carried == [message("m2_01")]
    assert (table.s.stacks[1], table.s.under) == (0b110, [message("m1_01")])


@rule("L2")
def test_ducal_palace_for_every_message(table):
    """With the Vassal it serves twice, for different levels."""
    table.player().palaces = 1 << (N_PALACES + DUCAL_PALACE)
    table.give("vassal").act(1, "nantes").answer(buy(1), "Search", "Find(message=m1_17)")
    table.answer(buy(3), "Search", "Find(message=m3_14)")
    assert levels(table) == [1, 3]


@rule("D05")
def test_ducal_palace_in_villages(table, make):
    """At a farm it does not help, except in French."""
    for position, helps in ((table, False), (make(edition="french"), True)):
        position.player().palaces = 1 << DUCAL_PALACE
        position.build("tours", FARM).act(1, "tours").answer(buy(1))
        assert position.asks_chance is not helps


@rule("A15")
def test_spy_or_ducal_palace(table):
    """One of them for each message, or neither."""
    table.player().palaces = 1 << DUCAL_PALACE
    table.give("spy").act(1, "nantes").answer(buy(1))
    assert table.legal() == ["FromTop", "WithSpy", "Search"]
    table.answer("WithSpy").chance()
    assert type(table.asked).__name__ == "KeepOne"

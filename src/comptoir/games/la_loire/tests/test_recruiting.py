"""Persons, at the circus and at the Palatium."""

import pytest

from comptoir.games.la_loire.components import N_PALACES, PALATIUM, PERSONS, WITCH, place
from comptoir.games.la_loire.recruiting import AFTER_ACTION
from comptoir.games.la_loire.riding import SADDLE
from comptoir.testing import rule

REDS = ["mayor", "vassal", "spy", "apprentice", "assistant"]


def recruit(name):
    return f"Recruit(person={name})"


def owns(table, name, seat=0):
    return table.player(seat).persons >> PERSONS.index(name) & 1 == 1


def palatium(table, *cities):
    """A Palatium of an earlier turn."""
    for city in cities:
        table.player().palaces |= 1 << (PALATIUM + (0 if city == "nantes" else N_PALACES))
    return table


@rule("P1", "P3")
@pytest.mark.parametrize("relay", [0, 1])
def test_recruit(table, relay):
    """Merchant or messenger recruits any person where the circus is, for the cost on the card."""
    table.act(relay, "usse")
    assert len([move for move in table.candidates() if move.startswith("Recruit")]) == 29
    table.answer(recruit("witch"))
    assert owns(table, "witch")
    assert table.player().denier == 17
    assert table.now.ledger(0)["persons"] == 1
    assert table.over


@rule("P1")
def test_only_at_the_circus(table):
    """Elsewhere nobody can be recruited."""
    assert not [move for move in table.act(0, "tours").candidates() if move.startswith("Recruit")]
    assert not [move for move in table.act(1, "nantes").candidates() if move.startswith("Recruit")]


@rule("P2", "A21")
def test_not_twice_and_not_without_cards(table):
    """Nobody has a person twice, and when the cards are gone nobody else gets one."""
    table.give("witch").act(0, "usse")
    assert table.why_not(recruit("witch")).rule == "P2"
    table.s.persons[PERSONS.index("judge")] = 0
    assert table.why_not(recruit("judge")).rule == "A21"


@rule("P3")
def test_too_dear(table):
    """Who cannot pay cannot recruit."""
    table.player().denier = 4
    assert table.act(0, "usse").why_not(recruit("judge")).rule == "P3"


@rule("P4", "A29")
def test_persons_work_at_once(table):
    """The Scout recruited by the merchant already lets the messenger ride with three horses."""
    table.s.free[place("tours")] = 1
    table.act(0, "usse").answer(recruit("scout"))
    table.put(1, "tours").ask(SADDLE[1]).answer("Take")
    assert table.s.horses[1] == 3


@rule("P5")
def test_one_figure_recruits(table):
    """If both figures stop at the circus, only one of them may recruit; the other may still buy."""
    table.act(1, "usse").answer(recruit("witch"))
    table.act(0, "usse")
    assert table.why_not(recruit("scout")).rule == "P5"
    assert table.why_not("Buy(good=wood)") is None


@rule("P17", "D02")
def test_lady(table):
    """With the Lady a second person may follow, for one denier more."""
    table.give("lady_in_waiting").act(0, "usse").answer(recruit("scout"))
    assert table.player().denier == 17
    table.answer(recruit("squire"))
    assert table.player().denier == 14
    assert table.over


@rule("P17")
def test_lady_works_for_herself(table):
    """Whoever recruits the Lady may go on at once, or leave it."""
    table.act(0, "usse").answer(recruit("lady_in_waiting"))
    assert type(table.asked).__name__ == "RecruitMore"
    table.answer("Enough")
    assert table.over


@rule("D02")
def test_french_lady(make):
    """In French the second person costs two denier more."""
    table = make(edition="french")
    table.give("lady_in_waiting").act(0, "usse").answer(recruit("scout"), recruit("squire"))
    assert table.player().denier == 20 - 3 - 4


@rule("P18")
def test_witch(table):
    """Everybody else costs a denier less; yellow persons are free."""
    table.give("witch").act(0, "usse").answer(recruit("wood_trader"))
    assert table.player().denier == 20
    table.s.at_circus = False
    table.act(0, "usse").answer(recruit("judge"))
    assert table.player().denier == 16


@rule("P18")
def test_witch_does_not_serve_herself(table):
    """She costs what she costs."""
    table.act(0, "usse").answer(recruit("witch"))
    assert table.player().denier == 20 - table.s.box.person_denier[WITCH]


@rule("A10", "A11")
def test_witch_and_lady(table):
    """Recruited first, the Witch already helps with the second person: one more and one less."""
    table.give("lady_in_waiting").act(0, "usse").answer(recruit("witch"), recruit("scout"))
    assert table.player().denier == 20 - 3 - 3


@rule("A10")
def test_no_cost_below_nothing(make):
    """A person that costs nothing stays at nothing."""
    table = make()
    table.s.box = table.game.new(2, {}, {"persons": {"mensor": {"denier": 0}}}).box
    table.give("witch").act(0, "usse").answer(recruit("mensor"))
    assert table.player().denier == 20


@rule("A11")
def test_witch_and_french_lady(make):
    """In French the second person with the Witch costs two more and one less."""
    table = make(edition="french")
    table.give("lady_in_waiting", "witch").act(0, "usse").answer(recruit("scout"), recruit("squire"))
    assert table.player().denier == 20 - 2 - 3


@rule("P29")
def test_apprentice_before_assistant(table):
    """The Assistant comes only after the Apprentice; with the Lady both may come at once, in this order."""
    table.give("lady_in_waiting").act(0, "usse")
    assert table.why_not(recruit("assistant")).rule == "P29"
    table.answer(recruit("apprentice"))
    assert table.why_not(recruit("assistant")) is None


@rule("L3", "D11")
def test_palatium_before_the_action(table):
    """In its city a red person may be recruited besides the action, for example before it."""
    palatium(table, "nantes").act(0, "nantes")
    assert [move for move in table.candidates() if move.startswith("Recruit")] == [recruit(name) for name in REDS]
    table.answer(recruit("mayor"))
    assert type(table.asked).__name__ == "MerchantAct"
    table.answer("Ship(freight=6)")
    assert table.player().boat == 1


@rule("L3", "D11")
def test_palatium_after_the_action(table):
    """Or after it; with the messenger as well."""
    palatium(table, "orleans").put(1, "orleans")
    table.s.horses[1] = 0
    table.put(1, "meung").ask(SADDLE[1]).answer("Ride(direction=clockwise)", "BuyMessage(level=1)").chance()
    assert type(table.asked).__name__ == "AtPalatium"
    table.answer(recruit("spy"))
    assert owns(table, "spy")
    assert table.over


@rule("L3")
def test_palatium_only_in_its_city(table):
    """That of Nantes does not serve in Orléans."""
    palatium(table, "nantes").act(0, "orleans")
    assert not [move for move in table.candidates() if move.startswith("Recruit")]
    table.ask(AFTER_ACTION[0])
    assert table.over


@rule("L3", "P17")
def test_lady_at_the_palatium(table):
    """With the Lady two red persons, the second for one more: Apprentice and Assistant, for example."""
    palatium(table, "nantes").give("lady_in_waiting").act(0, "nantes")
    table.answer(recruit("apprentice"), recruit("assistant"))
    assert table.player().denier == 20 - 3 - 5
    assert type(table.asked).__name__ == "MerchantAct"


@rule("A17")
def test_each_palatium_once_a_turn(table):
    """The second figure in the same city finds it used; that of the other city is still open."""
    palatium(table, "nantes", "orleans").act(0, "nantes").answer(recruit("mayor"), "Pass")
    assert table.over
    table.act(1, "nantes")
    assert table.why_not(recruit("vassal")).rule == "A17"
    table.act(1, "orleans")
    assert table.why_not(recruit("vassal")) is None


@rule("D06", "A17")
def test_german_counting(table):
    """The Palatium comes on top of a recruitment at the circus."""
    palatium(table, "nantes").act(1, "usse").answer(recruit("witch"))
    assert table.act(0, "nantes").why_not(recruit("mayor")) is None


@rule("D06")
def test_french_counting(make):
    """In French one person a turn, wherever; with the Lady two, the second dearer, even for the other figure."""
    table = make(edition="french")
    palatium(table, "nantes").act(1, "usse").answer(recruit("squire"))
    assert table.act(0, "nantes").why_not(recruit("mayor")).rule == "D06"
    assert table.act(0, "usse").why_not(recruit("scout")).rule == "D06"
    table.give("lady_in_waiting")
    table.act(0, "usse").answer(recruit("scout"))
    assert table.player().denier == 20 - 2 - 5
    assert table.over

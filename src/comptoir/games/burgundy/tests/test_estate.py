"""Stacks, triples and cloisters."""

import pytest

from comptoir.games.burgundy.cards import (
    BANK,
    CARPENTER,
    CASTLE,
    CLOISTER,
    KNOWLEDGE,
    MINE,
    PASTURE,
    SHIP,
    WATCHTOWER,
    card,
)
from comptoir.games.burgundy.effects import PlaceAnother
from comptoir.games.burgundy.state import ANY, EMPTY
from comptoir.testing import Position, rule

MINE_1, MINE_2, MINE_3 = card(MINE, 1), card(MINE, 2), card(MINE, 3)
CLOISTER_1, CLOISTER_2, CLOISTER_3 = card(CLOISTER, 1), card(CLOISTER, 2), card(CLOISTER, 3)
SHIP_1 = card(SHIP, 1)


@pytest.fixture
def position():
    return Position("burgundy", 2)


def place(position, *cards, stacks=()):
    """Place these cards one after the other, by city halls; answer the choices of stacks in order."""
    stacks = list(stacks)
    for wanted in cards:
        position.s.players[0].projects = [wanted]
        position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)")
        if not position.over and type(position.asked).__name__ == "ChooseStack":
            position.answer(f"Lay(stack={stacks.pop(0)})")
    return position


def points(position, source):
    return position.now.ledger(0)[source]


@rule("P6", "R16")
def test_equal_types_stack(position):
    """Cards of one type lie on one stack, different ones beside each other."""
    place(position, MINE_1, SHIP_1)
    position.answer(position.legal()[0])
    place(position, MINE_2)
    assert position.s.players[0].open == [MINE_1, MINE_2, SHIP_1, EMPTY]


@rule("P6", "R17")
def test_a_triple(position):
    """Three of a type score, with the first-triple bonus and a bonus of the round."""
    place(position, MINE_1, MINE_2, MINE_3)
    assert position.s.players[0].triples == [MINE_1, MINE_2, MINE_3]
    assert (points(position, "triples"), points(position, "first-triples")) == (4, 1)
    assert type(position.asked).__name__ == "ChooseBonus"


@rule("P6", "R25")
def test_only_the_first_triple_has_the_bonus(position):
    """Another triple of the type scores and has its round bonus, but no bonus card."""
    for _ in range(2):
        place(position, MINE_1, MINE_2, MINE_3)
        position.answer("TakeBonus(option=3)")
    assert (points(position, "triples"), points(position, "first-triples")) == (8, 1)
    position.s.players[1].projects = [MINE_1]
    assert position.s.firsts[1] == 0


@rule("R25")
def test_a_fourth_card_starts_a_new_triple(position):
    """A finished triple is not added to."""
    place(position, MINE_1, MINE_2, MINE_3)
    position.answer("TakeBonus(option=3)")
    place(position, MINE_1)
    assert position.s.players[0].open == [MINE_1, EMPTY]


@rule("R13", "R18")
def test_a_cloister_joins_another_type(position):
    """A cloister laid on a started stack is of its type, and has not its effect."""
    place(position, MINE_1)
    silver = position.s.players[0].silver
    place(position, CLOISTER_1, stacks=["0"])
    assert position.s.players[0].open == [MINE_1, CLOISTER_1]
    assert position.s.players[0].silver == silver
    place(position, MINE_2)
    assert points(position, "triples") == 4


@rule("R13")
def test_a_cloister_cannot_start_another_type(position):
    """Without started stacks a cloister begins its own."""
    place(position, CLOISTER_1)
    assert position.s.players[0].open == [CLOISTER_1, EMPTY]
    position.s.players[0].projects = [CLOISTER_2]
    position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)")
    assert position.s.players[0].open == [CLOISTER_1, CLOISTER_2]


@rule("R14", "R16")
def test_a_card_may_cover_lone_cloisters(position):
    """A card of another type may be laid on lone cloisters, which are of its type from then on; it need not."""
    place(position, CLOISTER_1)
    position.s.players[0].projects = [MINE_1]
    position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)")
    assert position.legal() == ["Lay(stack=0)", "Lay(stack=new)"]
    position.answer("Lay(stack=0)")
    place(position, MINE_2)
    assert points(position, "triples") == 4
    assert points(position, "first-triples") == 1


@rule("R14")
def test_two_lone_cloisters_covered_are_a_triple(position):
    """The third card gives them its type and value for good."""
    place(position, CLOISTER_1, CLOISTER_2, MINE_1, stacks=["0"])
    assert points(position, "triples") == 4
    assert position.s.firsts[MINE] == 0
    assert position.s.firsts[CLOISTER] == -1


@rule("R16")
def test_covering_may_make_a_second_stack(position):
    """Covering is allowed even if a stack of the type is started already."""
    place(position, MINE_1, CLOISTER_1, stacks=["new"])
    position.s.players[0].projects = [MINE_2]
    position.ask(PlaceAnother(0, ANY)).answer("Place(project=0)")
    assert position.legal()[:2] == ["Lay(stack=0)", "Lay(stack=1)"]
    position.answer("Lay(stack=1)")
    assert position.s.players[0].open == [MINE_1, EMPTY, CLOISTER_1, MINE_2]


@rule("R15")
def test_three_cloisters_are_closed(position):
    """A triple of cloisters is not covered any more."""
    place(position, CLOISTER_1, CLOISTER_2, CLOISTER_3)
    assert (points(position, "triples"), points(position, "first-triples")) == (6, 1)
    position.answer("TakeBonus(option=3)")
    place(position, MINE_1)
    assert position.s.players[0].open == [MINE_1, EMPTY]


@rule("R17")
def test_three_triples(position):
    """Three buildings, three pastures and three cloisters are worth 3, 4 and 6 points."""
    pastures = [card(PASTURE, n) for n in (1, 2, 3)]
    for cards in ([card(WATCHTOWER, 1), card(BANK, 4), card(BANK, 5)], pastures, [CLOISTER_1, CLOISTER_2, CLOISTER_3]):
        for wanted in cards:
            place(position, wanted, stacks=["new"])
            while not position.over:
                position.answer(position.legal()[0]).chance()
    assert points(position, "triples") == 3 + 4 + 6
    assert points(position, "first-triples") == 3


@rule("R21")
def test_any_buildings_are_a_triple(position):
    """Different buildings stack like equal ones."""
    place(position, card(BANK, 4), card(WATCHTOWER, 1), card(BANK, 6))
    assert points(position, "triples") == 3


ALL = [CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, CARPENTER]


def fill(position, kinds):
    """Place a card of each kind without answering what they bring."""
    for kind in kinds:
        place(position, card(kind, 1), stacks=["new"])


@rule("P6", "R19", "R20")
def test_all_seven_types(position):
    """The seventh type brings the top card, once; the next player gets the next one."""
    fill(position, ALL[:6])
    assert points(position, "all-seven") == 0
    fill(position, ALL[6:])
    assert points(position, "all-seven") == 3
    assert position.s.all_seven == [1]
    place(position, MINE_2, stacks=["1"])
    assert points(position, "all-seven") == 3


@rule("R19")
def test_a_wild_cloister_counts_as_a_cloister(position):
    """For all seven types a cloister is a cloister wherever it lies."""
    fill(position, [kind for kind in ALL if kind != CLOISTER])
    place(position, CLOISTER_1, stacks=["0"])
    assert points(position, "all-seven") == 3


@rule("R19")
def test_a_wild_cloister_is_not_the_other_type(position):
    """It never counts as the type it stands in for: a stack of mines made with cloisters is one type more."""
    place(position, MINE_1, CLOISTER_1, CLOISTER_2, stacks=["0", "0"])
    assert bin(position.s.players[0].types).count("1") == 2


@rule("R22")
def test_order_of_bonuses(position):
    """Bonus cards come first, then the round's bonus, then the card's effect."""
    silver = position.s.players[0].silver
    place(position, MINE_1, MINE_2)
    assert position.s.players[0].silver == silver + 4
    place(position, MINE_3)
    assert points(position, "first-triples") == 1
    assert position.s.players[0].silver == silver + 4
    position.answer("TakeBonus(option=4)")
    assert position.s.players[0].silver == silver + 6

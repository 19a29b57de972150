"""Technology tiles."""

import pytest

import comptoir
from comptoir.core.text import texts
from comptoir.games.orleans.actions import ACT
from comptoir.games.orleans.box import CRAFTSMAN, FARMER, MONK, SCHOLAR
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.places import (
    BREWERY,
    CELLAR,
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    HAYRICK,
    LABORATORY,
    PHARMACY,
    SHIP,
    VILLAGE,
)
from comptoir.games.orleans.state import TECHNOLOGY
from comptoir.games.orleans.technology import WHERE_TECHNOLOGY
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    position = Position("orleans", 2)
    position.s.players[0].technology = 1
    return position


@rule("I1")
def test_only_after_passing(position):
    """Among the actions there is none to place technology; after passing it is asked for."""
    position.ask(ACT[0])
    assert not [move for move in position.candidates() if move.startswith("Replace")]
    position.answer("Pass")
    assert type(position.asked).__name__ == "WhereTechnology"
    position.answer("Replace(space=ship_knight)")
    player = position.s.players[0]
    assert player.spaces[FIRST_SPACE[SHIP] + 2] == TECHNOLOGY
    assert player.technology == 0
    assert position.over


@rule("I1")
def test_it_may_be_kept(position):
    """A tile may be kept and placed after passing in a later round."""
    position.ask(ACT[0]).answer("Pass", "KeepTechnology")
    assert position.s.players[0].technology == 1
    position.ask(ACT[0]).answer("Pass")
    assert "Replace(space=ship_knight)" in position.legal()


@rule("I1", "I2")
def test_first_then_the_others(position):
    """With both kinds of tiles each is asked for; of several others one after the other."""
    player = position.s.players[0]
    player.first_technology, player.technology = 1, 2
    position.ask(ACT[0]).answer("Pass")
    assert position.asked.first == 1
    position.answer("Replace(space=village_farmer)")
    assert position.asked.first == 0
    position.answer("Replace(space=castle_boatman)", "Replace(space=ship_boatman)")
    assert position.over
    assert (player.first_technology, player.technology) == (0, 0)


@rule("I2")
def test_the_first_replaces_farmers_only(position):
    """The first tile of the craftsman track goes on farmers' spaces."""
    position.ask(WHERE_TECHNOLOGY[0][1])
    assert position.why_not("Replace(space=village_boatman)").message == "only-for-a-farmer"
    assert [move for move in position.legal() if not move.endswith("_farmer)")] == ["KeepTechnology"]


@rule("I2")
def test_never_for_a_monk(position):
    """Technology never replaces a monk, and a beginner is told so."""
    position.s.players[0].places |= 1 << CELLAR | 1 << BREWERY
    position.ask(WHERE_TECHNOLOGY[0][0])
    assert position.why_not("Replace(space=cellar_monk)").message == "never-for-a-monk"
    assert position.why_not("Replace(space=brewery_monk)").rule == "I2"
    assert position.why_not("Replace(space=cellar_scholar)") is None


@rule("I2")
def test_one_in_a_place(position):
    """A second technology tile in one place is refused."""
    lay(position.s.players[0], FIRST_SPACE[VILLAGE], TECHNOLOGY)
    refusal = position.ask(WHERE_TECHNOLOGY[0][0]).why_not("Replace(space=village_craftsman)")
    assert (refusal.rule, refusal.message) == ("I2", "second-technology")


@rule("I2")
def test_not_on_a_single_space(position):
    """A place with one space only takes no technology."""
    position.s.players[0].places |= 1 << HAYRICK | 1 << PHARMACY
    position.ask(WHERE_TECHNOLOGY[0][0])
    assert position.why_not("Replace(space=hayrick_farmer)").message == "only-one-space"
    assert position.why_not("Replace(space=pharmacy_anybody)").rule == "I2"


@rule("I2")
def test_the_sentences(position):
    """What a player reads when technology is refused."""
    table = comptoir.load("orleans").table(2, seed=1)
    player = table.position.state.players[0]
    player.technology = 1
    player.places |= 1 << CELLAR
    lay(player, FIRST_SPACE[VILLAGE], TECHNOLOGY)
    table.position.state.agenda.clear()
    table.position.state.then(WHERE_TECHNOLOGY[0][0])

    def said(move):
        number = table.game.kinds.parse(move)
        return texts(table.game, "en").why_not(table.position, number, 0)

    assert said("Replace(space=cellar_monk)") == "Technology never replaces a monk. [I2]"
    assert said("Replace(space=village_boatman)").startswith("There is already technology in the Village")


@rule("I2", "P6")
def test_it_never_moves(position):
    """Once placed it is no answer to any question but torture's; followers change around it."""
    player = position.s.players[0]
    player.technology = 0
    lay(player, FIRST_SPACE[SHIP], TECHNOLOGY)
    position.ask(ACT[0]).answer("Pass")
    assert position.over
    assert player.spaces[FIRST_SPACE[SHIP]] == TECHNOLOGY


@rule("I3")
def test_laboratory(position):
    """The Laboratory's tile is free of the rule for the first one, and may go on the Laboratory itself."""
    player = position.s.players[0]
    player.technology = 0
    player.places |= 1 << LABORATORY
    lay(player, FIRST_SPACE[LABORATORY], CRAFTSMAN)
    lay(player, FIRST_SPACE[LABORATORY] + 1, SCHOLAR)
    left = position.s.technology
    position.ask(ACT[0]).answer("Execute(place=laboratory)")
    assert (player.first_technology, player.technology, position.s.technology) == (0, 1, left - 1)
    position.ask(ACT[0]).answer("Pass", "Replace(space=laboratory_scholar)")
    assert player.spaces[FIRST_SPACE[LABORATORY] + 1] == TECHNOLOGY


@rule("I3", "E4")
def test_laboratory_without_technology(position):
    """Without a tile left the Laboratory is closed."""
    player = position.s.players[0]
    player.places |= 1 << LABORATORY
    lay(player, FIRST_SPACE[LABORATORY], MONK)
    lay(player, FIRST_SPACE[LABORATORY] + 1, MONK)
    position.s.technology = 0
    assert position.ask(ACT[0]).why_not("Execute(place=laboratory)").rule == "E4"


@rule("I4")
def test_an_empty_space(position):
    """Technology does not replace a follower who stands there."""
    lay(position.s.players[0], FIRST_SPACE[SHIP], FARMER)
    assert position.ask(WHERE_TECHNOLOGY[0][0]).why_not("Replace(space=ship_farmer)").rule == "I4"
    assert position.why_not("Replace(space=ship_boatman)") is None


@rule("I5")
def test_town_hall_and_tower(position):
    """They ask for no particular character, so there is none to replace."""
    position.s.players[0].places |= 1 << GUNPOWDER_TOWER
    position.ask(WHERE_TECHNOLOGY[0][0])
    assert position.why_not("Replace(space=town_hall_neutral_1)").rule == "I5"
    assert position.why_not("Replace(space=gunpowder_tower_store_2)").rule == "I5"


@rule("I1")
def test_no_space_no_question(position):
    """If a tile can be placed nowhere it is kept without a question."""
    player = position.s.players[0]
    player.technology, player.first_technology = 0, 1
    for space in range(26):
        if player.spaces[space] < 0:
            lay(player, space, MONK)
    assert position.ask(ACT[0]).answer("Pass").over
    assert player.first_technology == 1

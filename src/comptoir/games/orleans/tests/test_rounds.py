"""Rounds, hour-glass, census and the start player."""

import pytest

import comptoir
from comptoir.core.chance import Rng
from comptoir.games.orleans.box import FARMER
from comptoir.games.orleans.rounds import CENSUS, HOURGLASS, NEXT_ROUND, PASS_START_PLAYER, PLAY_ROUND
from comptoir.testing import Position, rule


def census(position, *farmers):
    """Set the farmer track and hold the census."""
    for player, space in zip(position.s.players, farmers, strict=True):
        player.tracks[FARMER] = space
    return position.ask(CENSUS)


def coins(position):
    return [int(player.coins) for player in position.s.players]


@rule("P1", "L1")
def test_eighteen_rounds():
    """After eighteen rounds, the last event and change of start player included, the game is over."""
    table = comptoir.load("orleans").table(2, seed=4)
    starter, rng, rounds = int(table.position.state.starter), Rng(1), set()
    while not table.over:
        rounds.add(int(table.position.state.round))
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
    assert rounds == set(range(1, 19))
    assert table.position.state.starter == starter  # it went round nine times
    assert table.position.state.hourglasses.size == 0


@rule("P1")
def test_seven_phases():
    """The phases of a round, in their order."""
    position = Position("orleans", 2)
    position.s.agenda.clear()
    PLAY_ROUND.run(position.s)
    names = [type(step).__name__ for step in reversed(list(position.s.agenda))]
    assert names[:7] == ["Hourglass", "Census", "Followers", "Planning", "Actions", "HoldEvent", "PassStartPlayer"]


@rule("L1")
def test_the_last_round():
    """There is no nineteenth."""
    position = Position("orleans", 2)
    position.s.round = 18
    assert position.ask(NEXT_ROUND).over


@rule("P2")
def test_the_event_counts():
    """What the hour-glass shows is the event of the round."""
    position = Position("orleans", 2).ask(HOURGLASS)
    assert position.asks_chance
    position.answer("HourglassDrawn(event=plague)")
    assert position.s.event == 5
    assert position.s.hourglasses.counts[5] == 2


@rule("B1")
def test_first_gains_and_last_pays():
    """As in the rulebook's picture: one alone in front gains a coin, one alone behind pays one."""
    position = census(Position("orleans", 4), 2, 4, 1, 2)
    assert coins(position) == [5, 6, 4, 5]


@pytest.mark.parametrize(
    ("farmers", "expected"), [((4, 4, 2, 1), [5, 5, 5, 4]), ((4, 2, 1, 1), [6, 5, 5, 5]), ((3, 3, 3, 3), [5, 5, 5, 5])]
)
@rule("B1")
def test_ties_cancel_their_half(farmers, expected):
    """Shared first place: nobody gains; shared last place: nobody pays."""
    assert coins(census(Position("orleans", 4), *farmers)) == expected


@rule("B1")
def test_the_marker_counts():
    """Not the farmers owned, but the track decides."""
    position = Position("orleans", 3)
    position.s.players[0].bag.counts[FARMER] = 5
    position.s.players[0].bag.size = 5
    assert coins(census(position, 1, 2, 3)) == [4, 5, 6]


@rule("B2")
def test_two_players():
    """With two players only the leader is concerned."""
    assert coins(census(Position("orleans", 2), 1, 2)) == [5, 6]
    assert coins(census(Position("orleans", 2), 2, 2)) == [5, 5]


@rule("B3")
def test_gain_first_then_pay():
    """An empty bank cannot pay the leader, though the last one's coin comes right afterwards."""
    position = Position("orleans", 3)
    position.s.bank = 0
    assert coins(census(position, 1, 2, 3)) == [4, 5, 5]
    assert position.s.bank == 1


@rule("B3")
def test_torture_at_the_census():
    """Whoever is last without a coin is tortured for one."""
    position = Position("orleans", 3)
    position.s.players[0].coins = 0
    census(position, 1, 2, 3)
    assert type(position.asked).__name__ == "Torture"
    assert (position.asked.seat, position.asked.missing) == (0, 1)


@rule("P7")
def test_start_player():
    """The shield goes to the left neighbour, from the last seat to the first."""
    position = Position("orleans", 3)
    position.s.starter = 2
    position.ask(PASS_START_PLAYER)
    assert position.s.starter == 0

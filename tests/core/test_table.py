"""A game being played: answers, undo, views, logs."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.core import plain
from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup, NotAllowed, UnknownGame


@pytest.fixture
def table():
    return comptoir.load("burgundy").table(players=2, seed=7)


def play(table, *names):
    """Answer with these moves, whoever is asked."""
    for name in names:
        table.answer(int(table.questions[0].seat), table.game.kinds.parse(name))


def first_move(table):
    """The first legal move of whoever is asked."""
    seat = int(table.questions[0].seat)
    return seat, table.legal(seat)[0]


def test_games_are_found():
    """Every folder with a game is found by its name; another name is an error that lists them."""
    assert "burgundy" in comptoir.games()
    with pytest.raises(UnknownGame, match="burgundy"):
        comptoir.load("chess")


@pytest.mark.parametrize("players", [0, 5, -1])
def test_wrong_number_of_players(players):
    """The error says how many may play."""
    with pytest.raises(BadSetup, match="1 to 4"):
        comptoir.load("burgundy").table(players)


def test_unknown_option():
    """The error names the options there are."""
    with pytest.raises(BadSetup, match="no option"):
        comptoir.load("burgundy").table(2, options={"speed": "high"})


def test_same_seed_same_game():
    """A seed decides everything chance answers."""
    game = comptoir.load("burgundy")
    one, other = game.table(3, seed=5), game.table(3, seed=5)
    assert plain.key(one.state) == plain.key(other.state)
    assert plain.key(one.state) != plain.key(game.table(3, seed=6).state)


def test_answers_are_checked(table):
    """A move that is no candidate, is refused, or comes from another seat changes nothing."""
    before = plain.key(table.state)
    _, move = first_move(table)
    for seat, wrong in ((1, move), (0, 10**6), (0, -5), (0, table.game.kinds.parse("TakeSilver"))):
        assert table.why_not(seat, wrong).rule == "turn"
        with pytest.raises(NotAllowed):
            table.answer(seat, wrong)
    with pytest.raises(NotAllowed, match="3 silver"):
        table.answer(0, table.game.kinds.parse("BuyCards"))
    assert plain.key(table.state) == before


def test_undo_takes_back_an_action(table):
    """An answer that showed nobody anything can be taken back."""
    seat, move = first_move(table)
    table.answer(seat, move)
    table.state.players[0].silver = 0
    table = comptoir.replay(table.save())
    before = plain.key(table.state)
    play(table, "TakeSilver")
    assert table.can_undo(0)
    table.undo(0)
    assert plain.key(table.state) == before


def test_undo_stops_where_something_was_shown(table):
    """A played hand card was shown to everybody: it stays played."""
    seat, move = first_move(table)
    table.answer(seat, move)
    assert not table.can_undo(seat)
    with pytest.raises(NotAllowed):
        table.undo(seat)


def test_undo_stops_at_anothers_answer(table):
    """Once another seat has answered, one's own turn is past."""
    seat, move = first_move(table)
    table.answer(seat, move)
    play(table, "TakeSilver")
    assert table.can_undo(0)
    other, move = first_move(table)
    assert other == 1
    table.answer(other, move)
    assert not table.can_undo(0)


def test_undo_stops_at_chance(table):
    """Bought cards were turned up: the purchase stays."""
    table = silver_table()
    play(table, "BuyCards")
    assert table.log[-1].seat == CHANCE
    assert not table.can_undo(0)


def silver_table():
    """A game in which the first player has three silver at a decision."""
    for seed in range(200):
        table = comptoir.load("burgundy").table(2, seed=seed)
        rng = Rng(seed)
        while not table.over and len(table.log) < 200:
            seat = int(table.questions[0].seat)
            if seat == 0 and table.game.kinds.parse("BuyCards") in table.legal(0):
                return table
            moves = table.legal(seat)
            table.answer(seat, moves[rng.below(len(moves))])
    raise AssertionError


def test_undo_never_changes_what_anyone_has_seen():
    """Whatever can be undone leads back to a position in which every seat knew the same of what is hidden."""
    for seed in range(6):
        table = comptoir.load("burgundy").table(3, seed=seed)
        rng = Rng(seed)
        while not table.over and len(table.log) < 300:
            seat = int(table.questions[0].seat)
            before = [plain.hidden(table.state, k) for k in range(3)]
            moves = table.legal(seat)
            length = len(table.log)
            table.answer(seat, moves[rng.below(len(moves))])
            shown = [plain.hidden(table.state, k) for k in range(3)] != before or len(table.log) > length + 1
            if table.can_undo(seat):
                assert not shown
            else:
                assert shown


def test_rewind(table):
    """Where all agree, any number of answers is taken back."""
    start = len(table.log)
    seat, move = first_move(table)
    key = plain.key(table.state)
    table.answer(seat, move)
    play(table, "TakeSilver")
    table.rewind(start)
    assert plain.key(table.state) == key


def test_forced_answers_are_given_and_logged():
    """A table may give single legal answers itself; they are in the log all the same."""
    rng = Rng(1)
    table = comptoir.load("burgundy").table(2, seed=1, forced=True)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        assert len(moves) > 1
        table.answer(seat, moves[rng.below(len(moves))])
    assert [entry for entry in table.log if entry.forced]
    assert comptoir.replay(table.save()).scores == table.scores


def test_log_hides_what_a_seat_may_not_know(table):
    """Cards dealt face down are in nobody's log; what is laid out is in everybody's."""
    dealt = [entry for entry in table.log if type(entry.ask).__name__ == "DealTo"]
    assert len(dealt) == 12
    for seat in (0, 1, plain.SPECTATOR, CHANCE):
        assert not set(dealt) & set(table.log_for(seat))
        assert len(table.log_for(seat)) == len(table.log) - 12


def test_texts(table):
    """Moves are said in three languages."""
    move = table.legal(0)[0]
    assert table.text(move).startswith("Play a ")
    assert table.text(move, "de").startswith("Eine ")
    assert table.text(move, "fr").startswith("Jouer un ")
    with pytest.raises(BadSetup, match="en, de, fr"):
        table.text(move, "it")


def test_result():
    """Scores, ranking, winners and ledger agree at the end."""
    table = comptoir.load("burgundy").table(3, seed=3)
    rng = Rng(3)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
    assert [sum(table.ledger(seat).values()) for seat in range(3)] == table.scores
    assert table.winners == table.ranking[0]
    assert max(table.scores) == table.scores[table.winners[0]]
    with pytest.raises(NotAllowed):
        table.answer(0, 0)

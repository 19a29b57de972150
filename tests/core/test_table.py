"""A game being played: answers, undo, views, logs."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.core import plain
from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.errors import BadMove, BadSetup, NotAllowed, UnknownGame
from comptoir.core.table import Table
from comptoir.texts import texts


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
    assert "burgundy" in comptoir.game_names()
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
    assert one.position == other.position
    assert one.position != game.table(3, seed=6).position


def test_answers_are_checked(table):
    """A move that is no candidate, is refused, or comes from another seat changes nothing."""
    before = table.position.key()
    _, move = first_move(table)
    for seat, wrong in ((1, move), (0, 10**6), (0, 10**30), (0, -5), (0, table.game.kinds.parse("TakeSilver"))):
        assert table.position.why_not(wrong, seat).message == ("no-answer" if seat == 0 else "not-asked")
        with pytest.raises((NotAllowed, BadMove)):
            table.answer(seat, wrong)
    with pytest.raises(NotAllowed, match=r"too little silver \[P4\]"):
        table.answer(0, table.game.kinds.parse("BuyCards"))
    assert table.position.key() == before


def test_undo_takes_back_an_action(table):
    """An answer that showed nobody anything can be taken back."""
    seat, move = first_move(table)
    table.answer(seat, move)
    table.position.state.players[0].silver = 0
    table = comptoir.replay(table.save())
    before = table.position.key()
    play(table, "TakeSilver")
    assert table.can_undo(0)
    table.undo(0)
    assert table.position.key() == before


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


def test_rewind(table):
    """Where all agree, any number of answers is taken back."""
    start = len(table.log)
    seat, move = first_move(table)
    key = table.position.key()
    table.answer(seat, move)
    play(table, "TakeSilver")
    table.rewind(start)
    assert table.position.key() == key


def test_forced_answers_are_given_and_logged():
    """A table may give answers that all know to be single; they are in the log all the same."""
    rng = Rng(1)
    table = comptoir.load("burgundy").table(2, seed=1, forced=True)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        assert len(moves) > 1 or type(table.question(seat)).__name__ == "PlayCard"
        table.answer(seat, moves[rng.below(len(moves))])
    assert [entry for entry in table.log if entry.forced]
    assert comptoir.replay(table.save()).scores == table.scores


def test_a_forced_answer_tells_no_number():
    """Two hand cards of the same number leave one answer, but only their owner knows: it is not given by itself."""
    single = 0
    for seed in range(60):
        table = comptoir.load("burgundy").table(2, seed=seed, forced=True)
        single += len(table.legal(0)) == 1
        assert not [entry for entry in table.log if entry.forced]
    assert single


def test_what_is_discarded_face_up_can_be_taken_back():
    """Of bought cards one is kept or used, the others lie face up on the discards: that shows nobody anything."""
    for kind in ("Keep", "Use"):
        table = silver_table()
        play(table, "BuyCards")
        before = table.position.key()
        play(table, f"{kind}(bought=0)")
        assert table.log[-1].seat == 0
        assert table.can_undo(0)
        table.undo(0)
        assert table.position.key() == before


def test_the_end_of_a_game_shows_what_counted_in_secret():
    """Goal cards of Marco Polo are shown by their points: the last answer stays."""
    table = comptoir.load("marco_polo").table(2, seed=3, forced=True)
    rng = Rng(3)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
    assert not any(table.can_undo(seat) for seat in range(2))


@pytest.mark.parametrize("name", comptoir.game_names())
def test_what_is_looked_up_later_is_never_stale(name):
    """Whatever is done with a table, labels and what can be taken back are those of a table that went the same way."""
    rng = Rng(6)
    game = comptoir.load(name)
    table = game.table(game.players[-1], seed=6, forced=True)
    for _ in range(240):
        what, length = rng.below(10), len(table.log)
        seats = [seat for seat in range(table.players) if what == 0 and table.can_undo(seat)]
        if seats:
            table.undo(seats[rng.below(len(seats))])
        elif what == 1 and length > 40:
            table.rewind(length - 1 - rng.below(6))
        elif what == 2:
            table.restore(table.position, table.log)
        elif what == 3:
            table.replay_log(table.log)
        table.resume(Rng(length), forced=True)
        if table.over:  # a short game begins again
            table.rewind(0)
            table.resume(Rng(length), forced=True)
        asks = table.questions
        seat = int(asks[rng.below(len(asks))].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
        if rng.below(3):
            continue  # nobody looks for a while
        fresh = Table(game, table.players, None, table.options)
        labels = [table.label(i) for i in reversed(range(len(table.log)))][::-1]  # the last line is read first
        for i, entry in enumerate(table.log):
            assert repr(labels[i]) == repr(fresh.position.label(entry.move, entry.seat))
            assert i < len(table.log) - 4 or table.before(i) == fresh.position
            fresh.take(entry.seat, entry.move, forced=entry.forced)
        assert [table.can_undo(seat) for seat in range(table.players)] == [
            fresh.can_undo(seat) for seat in range(table.players)
        ]


def test_log_hides_what_a_seat_may_not_know(table):
    """Cards dealt face down are in nobody's log; what is laid out is in everybody's."""
    dealt = [entry for entry in table.log if type(entry.ask).__name__ == "DealTo"]
    assert len(dealt) == 12
    for seat in (0, 1, plain.SPECTATOR, CHANCE):
        assert not set(dealt) & set(table.log_for(seat))
        assert len(table.log_for(seat)) == len(table.log) - 12


def test_texts(table):
    """Moves are said in three languages."""
    label = table.position.label(table.legal(0)[0])
    assert texts(table.game, "en").say(label).startswith("Play a ")
    assert texts(table.game, "de").say(label).startswith("Eine ")
    assert texts(table.game, "fr").say(label).startswith("Jouer un ")
    with pytest.raises(BadSetup, match="en, de, fr"):
        texts(table.game, "it")


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

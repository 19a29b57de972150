"""Several seats answer at once."""

from __future__ import annotations

import pytest
from core.bids import ADD, CHEER, DONE, GAME, WINK, Bid

from comptoir import Position
from comptoir.bots import Search, Settings
from comptoir.core import agenda, plain
from comptoir.core.agenda import Together
from comptoir.core.errors import NotAllowed


def answer(s, seat, move):
    agenda.apply(s, plain.open_question(s, seat), move)


def test_all_are_asked_at_once():
    """Every seat has an open question; who has finished waits."""
    s = GAME.new(3)
    assert [ask.seat for ask in agenda.questions(s)] == [0, 1, 2]
    answer(s, 1, DONE.number())
    assert [ask.seat for ask in agenda.questions(s)] == [0, 2]
    assert s.bids == []


def test_nothing_happens_before_the_last_has_answered():
    """Lanes are carried out in turn order, whatever the order of arrival."""
    s = GAME.new(3)
    for seat, move in (
        (2, ADD.number(1)),
        (2, DONE.number()),
        (0, DONE.number()),
        (1, ADD.number(1)),
        (1, ADD.number(1)),
    ):
        answer(s, seat, move)
        assert s.bids == []
    answer(s, 1, DONE.number())
    assert s.bids == [0, 12, 21]


def test_an_aside_in_a_lane_leaves_its_question_open():
    """As outside lanes; the other lanes stay as they are, and the bid is made as if nothing had been slipped in."""
    s = GAME.new(3)
    s.winking = 1
    answer(s, 1, ADD.number(1))
    before = [plain.key(ask) for ask in agenda.questions(s)]
    assert WINK.number() in agenda.candidates(s, plain.open_question(s, 1))
    for _ in range(2):
        answer(s, 1, WINK.number())
        assert [plain.key(ask) for ask in agenda.questions(s)] == before
    for seat in (0, 1, 2):
        answer(s, seat, DONE.number())
    assert s.bids == [0, 11, 20]


def test_views_veil_other_lanes():
    """A seat sees its own answers so far; another's lane looks as if nothing had been answered."""
    s = GAME.new(3)
    before = plain.key(plain.view(s, 0))
    answer(s, 2, ADD.number(1))
    answer(s, 2, DONE.number())
    assert plain.key(plain.view(s, 0)) == before
    assert plain.open_question(plain.view(s, 2), 2) is None
    assert isinstance(s.agenda[-1], Together)


def test_lanes_are_saved():
    """JSON keeps half-answered lanes."""
    s = GAME.new(3)
    answer(s, 2, ADD.number(1))
    assert plain.key(plain.unpack(plain.pack(s), s, GAME.names)) == plain.key(s)


def test_undo_in_a_lane():
    """While lanes are open, a seat takes back its own answers, even if others have answered since."""
    table = GAME.table(3, seed=1)
    table.answer(0, ADD.number(1))
    table.answer(1, DONE.number())
    assert table.can_undo(0)
    table.undo(0)
    assert table.question(0).so_far == ()
    assert table.question(1) is None
    assert not table.can_undo(0)


def test_whoever_answers_last_cannot_take_it_back():
    """Once all lanes are closed everybody has seen them; nobody plans again with what the others have planned."""
    table = GAME.table(3, seed=1)
    for seat in range(3):
        table.answer(seat, ADD.number(1))
    for seat in range(3):
        table.answer(seat, DONE.number())
        assert [table.can_undo(s) for s in range(3)] == ([True] * 3 if seat < 2 else [False] * 3)
    with pytest.raises(NotAllowed):
        table.undo(2)


def test_lanes_after_lanes():
    """Answers in lanes that are closed are seen by all and stay, even if others open at once."""
    table = GAME.table(3, seed=1)
    later = agenda.together([Bid(seat, ()) for seat in range(3)])
    table.position.state.agenda = agenda.agenda_of([later, *table.position.state.agenda])
    for seat in range(3):
        table.answer(seat, DONE.number())
    table.answer(0, DONE.number())
    assert table.in_lanes
    assert len(table.log) == 4
    for seat in range(3):
        assert not table.can_undo(seat)
        assert len(table.log_for(seat)) == 4
    table.answer(2, ADD.number(1))
    assert [table.can_undo(seat) for seat in range(3)] == [False, False, True]
    assert [len(table.log_for(seat)) for seat in range(3)] == [4, 4, 5]


def test_lanes_right_after_lanes():
    """The same with no answer in between."""
    table = GAME.table(3, seed=1)
    again = agenda.together([Bid(seat, ()) for seat in range(3)])
    table.position.state.agenda = agenda.agenda_of([again, *list(table.position.state.agenda)[1:]])
    for seat in range(3):
        table.answer(seat, DONE.number())
    assert table.in_lanes
    assert not any(table.can_undo(seat) for seat in range(3))
    assert [len(table.log_for(seat)) for seat in range(3)] == [3, 3, 3]


def test_the_log_of_open_lanes_is_secret():
    """Another's answers are in the log once the lanes are closed."""
    table = GAME.table(3, seed=1)
    table.answer(0, ADD.number(1))
    assert len(table.log_for(0)) == 1
    assert table.log_for(1) == []
    table.answer(0, DONE.number())
    table.answer(1, DONE.number())
    assert [entry.seat for entry in table.log_for(2)] == []
    table.answer(2, DONE.number())
    assert len(table.log_for(2)) == 4


def test_an_aside_leaves_the_question_open():
    """It is played on top, as often as it is allowed."""
    s = GAME.new(3)
    for seat in range(3):
        answer(s, seat, DONE.number())
    assert agenda.legal(s, agenda.question(s)) == [DONE.number(), CHEER.number()]
    answer(s, 0, CHEER.number())
    answer(s, 0, CHEER.number())
    assert s.cheers == 2
    assert type(agenda.question(s)).__name__ == "Closing"


@pytest.mark.parametrize("solitary", [True, False])
def test_others_branch_unless_a_search_is_solitary(solitary):
    """After its own bid a solitary search leaves the others' bids to first sight; another one looks at them all."""
    s = GAME.new(3)
    search = Search(GAME, 1, Settings(60, solitary=solitary))
    search.think(Position(GAME, s).view(0), 0)
    following = search.root.children[DONE.number()].children
    assert (ADD.number(0) in following) != solitary


def test_a_search_ends_early_where_simulations_take_long():
    """It looks at so many positions for each simulation on average, whatever the machine, and one more simulation's."""
    s = GAME.new(3)
    visits = []
    for looks in (1, 10**6):
        search = Search(GAME, 1, Settings(60, looks=looks))
        search.think(Position(GAME, s).view(0), 0)
        visits.append(int(search.root.visits))
    assert visits[0] < visits[1] == 60

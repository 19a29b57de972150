"""What follows from what somebody knows."""

from __future__ import annotations

import pytest
from core.bids import DONE, GAME, Bid

import comptoir
from comptoir.core import knowledge, plain
from comptoir.core.agenda import agenda_of, together
from comptoir.core.plain import SPECTATOR, UNKNOWN


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_hidden_cards_are_told_apart_but_stand_for_nothing(seat):
    """Two cards that a seat cannot see are never taken for equal; looked at again, they are hidden as before."""
    table = comptoir.load("burgundy").table(2, seed=1)
    blind = plain.blind(table.position.state, seat)
    hidden = [card for player in blind.players for card in (*player.hand, *player.stack) if card >= UNKNOWN]
    assert len(set(hidden)) == len(hidden) == (12 if seat == SPECTATOR else 10)
    assert plain.key(plain.view(blind, seat)) == plain.key(table.view(seat).state)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_view_of_a_view_is_the_same(name):
    """Looking twice tells no less and no more."""
    game = comptoir.load(name)
    table = game.table(game.players[-1], seed=1)
    for seat in (SPECTATOR, *range(table.players)):
        seen = table.view(seat).state
        assert plain.key(plain.view(seen, seat)) == plain.key(seen)


class OnlyBid(Bid):
    """A question with one answer."""

    def candidates(self, s, out):
        out.append(DONE.number())


class SecretBid(OnlyBid):
    """One whose answer is its seat's secret for good."""

    def seen_by(self, seat):
        return seat == self.seat


@pytest.mark.parametrize(("question", "sole"), [(OnlyBid, DONE.number()), (SecretBid, None)])
def test_a_secret_answer_is_never_given_by_the_table(question, sole):
    """That it was the only one would be told by the table that gives it."""
    s = GAME.new(3)
    s.agenda = agenda_of([together([question(seat, ()) for seat in range(3)])])
    assert knowledge.sole_answer(s, plain.open_question(s, 0)) == sole


def test_whoever_looks_on_counts():
    """What is shown to spectators only, is shown: here nobody sits at the table."""
    table, shown = comptoir.load("burgundy").table(2, seed=1), []
    while len(table.log) < 120:
        seat, begin, before = table.position.seat, len(table.log), table.position.state.clone()
        table.answer(seat, table.legal(seat)[0])
        answers = [(entry.seat, entry.move) for entry in table.log[begin:]]
        if all(who >= 0 for who, _ in answers):
            shown.append(knowledge.reveals(before, table.position.state, answers, 0))
    assert True in shown
    assert False in shown

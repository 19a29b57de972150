"""Undo and forced answers: what anybody may take back, and that neither tells anything."""

from __future__ import annotations

import comptoir
from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.plain import SPECTATOR
from comptoir.core.position import Position
from comptoir.core.table import Table

ANSWERS = 140  # of each game, from its beginning on and from further on
DEALS = 5  # in which the hidden cards may lie otherwise
MORE_DEALS = 300  # where these found no difference, but the table says that there is one


def played(table: Table, rng: Rng, answers: int) -> None:
    """Random answers, each seat that is asked as likely as another."""
    for _ in range(answers):
        if not table.over:
            table.answer(*chosen(table, rng))


def chosen(table: Table, rng: Rng) -> tuple[int, int]:
    """Somebody who is asked, and an answer."""
    asks = table.questions
    seat = int(asks[rng.below(len(asks))].seat)
    moves = table.legal(seat)
    return seat, moves[rng.below(len(moves))]


def tables(name: str) -> list[Table]:
    """A beginning, and a game whose end is near, for few players and for many."""
    game = comptoir.load(name)
    found = []
    for players in sorted({game.players[0], game.players[-1]}):
        table = game.table(players, seed=players, forced=True)
        found += [table, advanced(game, players)]
    return found


def advanced(game: comptoir.Game, players: int) -> Table:
    """A game with few answers left."""
    whole = game.table(players, seed=7, forced=True)
    played(whole, Rng(8), 20_000)
    table = game.table(players, seed=7, forced=True)
    own = len([entry for entry in whole.log if entry.seat != CHANCE and not entry.forced])
    played(table, Rng(8), own - ANSWERS)
    return table


def test_undo_is_granted_exactly_when_nothing_was_shown(name):
    """A seat may take back its last answer exactly when nobody can tell more after it than before.

    That is: no other seat has chosen since (answers that the table gave, as all could foresee them, are no
    choices), chance has not answered since, and for everybody, the seat itself and those who look on included,
    what they see now follows from what they saw before the answer and from the answer: however the cards lie
    that they could not see then, the same answers are allowed and lead to the same sight.

    In open lanes a seat may always take back its own answers in them, as nobody sees these; and nothing that came
    before them. The answer that closes lanes stays, as all plans are seen then.
    """
    granted = refused = 0
    shows = False  # whether chance ever answers, or several at once; where neither does, nothing is ever shown
    for table in tables(name):
        rng = Rng(11)
        for i in range(ANSWERS):
            if table.over:
                break
            before, begin = table.position.clone(), len(table.log)
            seat, move = chosen(table, rng)
            shows |= table.position.lanes is not None
            table.answer(seat, move)
            shows |= any(entry.seat == CHANCE for entry in table.log[begin:])
            may = table.can_undo(seat)
            granted, refused = granted + may, refused + (not may)
            said = f"answer {i} of seat {seat}: {table.game.kinds.name(move)}"
            assert may == allowed(table, before, begin, seat, DEALS if may else MORE_DEALS), said
            assert not any(table.can_undo(other) for other in silent(table, seat)), said
            if may and i % 20 == 0:
                assert taken_back(table, seat) == before, said
    assert granted
    assert refused or not shows


def silent(table: Table, seat: int) -> list[int]:
    """The seats with nothing to take back: all but the one that answered; in open lanes those that said nothing."""
    asks = {int(ask.seat): ask for ask in table.questions} if table.in_lanes else {}
    others = [other for other in range(table.players) if other != seat]
    return [other for other in others if not table.in_lanes or (other in asks and untouched(table, other))]


def untouched(table: Table, seat: int) -> bool:
    """Whether a seat's lane is as it was opened: the seat sees nothing there that others do not see."""
    own, shown = table.view(seat).asked(seat), table.view(SPECTATOR).asked(seat)
    return bool(own.key() == shown.key())


def taken_back(table: Table, seat: int) -> Position:
    """The position after the seat's undo; the table itself goes on."""
    other = Table(table.game, table.players, None, table.options)
    other.replay_log(table.log)
    other.undo(seat)
    return other.position


def allowed(table: Table, before: Position, begin: int, seat: int, deals: int) -> bool:
    """The docstring above, tried out: so many deals for everybody who looks."""
    if table.in_lanes:
        return table.log[begin].in_lane
    entries = table.log[begin:]
    if any(entry.seat == CHANCE for entry in entries):
        return False
    answers = [(entry.seat, entry.move) for entry in entries]
    viewers = (SPECTATOR, *range(table.players))
    return all(follows(before, answers, table.position, v, Rng(deal)) for deal in range(deals) for v in viewers)


def follows(before: Position, answers: list[tuple[int, int]], after: Position, viewer: int, rng: Rng) -> bool:
    """Whether what the viewer sees afterwards is the same in another deal that fits what it saw before."""
    other = before.view(viewer).complete(rng)
    for seat, move in answers:
        if other.why_not(move, seat) is not None:
            return False
        other.take(move, seat)
    return other.view(viewer) == after.view(viewer)

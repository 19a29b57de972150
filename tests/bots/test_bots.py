"""Bots: they answer legally, see only what their seat sees, and play the same from the same seed."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.bots import LEVELS, bots, new_bot
from comptoir.core import plain
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup

NAMES = ["random", "greedy", "flat:8", "search:8", "beginner"]


def answers(game, players, name, seed, limit=60):
    """The first answers of a game in which the same bot sits everywhere."""
    table = comptoir.load(game).table(players, seed=seed, forced=True)
    seats = [new_bot(name, table.game, seed + seat) for seat in range(players)]
    given = []
    while not table.over and len(given) < limit:
        ask = table.questions[0]
        seat = int(ask.seat)
        move = seats[seat].answer(table.view(seat), seat)
        assert move in table.legal(seat)
        given.append(move)
        table.answer(seat, move)
    return given


@pytest.mark.parametrize("game", comptoir.game_names())
@pytest.mark.parametrize("name", NAMES)
def test_answers_are_legal_and_reproducible(game, name):
    """The same seed gives the same answers, and all of them are legal, with every number of players."""
    for players in comptoir.load(game).players:
        limit = 20 if players == 2 else 6
        assert answers(game, players, name, 3, limit) == answers(game, players, name, 3, limit)


@pytest.mark.parametrize("game", comptoir.game_names())
@pytest.mark.parametrize("name", ["greedy", "search:10"])
def test_bots_cannot_tell_what_they_cannot_see(game, name):
    """In two positions that look the same to a seat, its bot gives the same answer for the same reasons."""
    table = comptoir.load(game).table(2, seed=5, forced=True)
    rng = Rng(5)
    for _ in range(12):
        ask = table.questions[0]
        seat = int(ask.seat)
        view = table.view(seat)
        one, two = new_bot(name, table.game, 1), new_bot(name, table.game, 1)
        assert one.answer(view, seat) == two.answer(view.complete(rng).view(seat), seat)
        assert [c.move for c in one.considered] == [c.move for c in two.considered]
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
        if table.over:
            return


def mutable(x):
    """Everything changeable that can be reached from here."""
    if isinstance(x, list):
        return {id(x)}.union(*[mutable(e) for e in x])
    if isinstance(x, plain.Record):
        return {id(x)}.union(*[mutable(getattr(x, f.name)) for f in plain.fields(type(x)) if not f.shared])
    return set()


@pytest.mark.parametrize("game", comptoir.game_names())
def test_a_view_leads_nowhere_else(game):
    """From what a bot is given nothing of the table's own state can be reached, and other seats' cards are hidden."""
    table = comptoir.load(game).table(2, seed=2)
    for seat in range(2):
        seen = table.view(seat).state
        assert not mutable(seen) & mutable(table.position.state)
        for owner, player in enumerate(seen.players):
            for f in plain.fields(type(player)):
                if f.secrecy and (owner != seat or f.secrecy == "facedown"):
                    assert set(getattr(player, f.name)) <= {plain.HIDDEN}


def test_a_bot_leaves_the_view_as_it_is():
    """Thinking changes nothing of what was handed over."""
    table = comptoir.load("burgundy").table(2, seed=2)
    view = table.view(0)
    before = view.key()
    new_bot("search:30", table.game, 1).answer(view, 0)
    assert view.key() == before


@pytest.mark.parametrize("game", comptoir.game_names())
def test_bots_explain_themselves(game):
    """The considered moves with visits, expected points for each seat, and the split by source."""
    table = comptoir.load(game).table(2, seed=4, forced=True)
    bot = new_bot("search:40", table.game, 1)
    ask = table.questions[0]
    seat = int(ask.seat)
    move = bot.answer(table.view(seat), seat)
    assert bot.considered[0].move == move
    assert 20 < sum(c.visits for c in bot.considered) <= 40
    for c in bot.considered:
        assert len(c.points) == 2
        assert len(c.sources) == len(table.game.sources)
        assert sum(c.sources) == pytest.approx(c.points[seat])
        assert 0 <= c.value <= 1


def test_plans_made_at_once_are_each_seats_own():
    """Where all plan at once, a bot thinks about its own plan, however far the others have come."""
    table = comptoir.load("orleans").table(2, seed=4, forced=True)
    while len(table.questions) < 2:
        seat = int(table.questions[0].seat)
        table.answer(seat, table.legal(seat)[0])
    seat = int(table.questions[-1].seat)
    table.answer(seat, table.legal(seat)[0])
    bot = new_bot("search:20", table.game, 1)
    bot.answer(table.view(seat), seat)
    assert 10 < sum(c.visits for c in bot.considered) <= 20
    assert {c.move for c in bot.considered} <= set(table.legal(seat))


def test_thinking_ends_when_the_answer_is_decided():
    """No move could become the one tried most with the simulations that are left."""
    table = comptoir.load("burgundy").table(2, seed=4, forced=True)
    bot = new_bot("search:100", table.game, 1)
    saved = []
    for _ in range(16):
        ask = table.questions[0]
        seat = int(ask.seat)
        move = bot.answer(table.view(seat), seat)
        tried = [c.visits for c in bot.considered] + [0, 0]
        saved.append(100 - sum(tried) if bot.considered else 0)
        assert not saved[-1] or tried[0] - tried[1] >= saved[-1]
        table.answer(seat, move)
    assert min(saved) < 12
    assert max(saved) > 25


def test_the_tree_is_kept_within_a_turn():
    """The next question of the same turn begins with what was found before."""
    table = comptoir.load("burgundy").table(2, seed=4, forced=True)
    bot = new_bot("search:40", table.game, 1)
    kept = 0
    for _ in range(30):
        ask = table.questions[0]
        seat = int(ask.seat)
        if seat == 0:
            table.answer(0, bot.answer(table.view(0), 0))
            kept += bot.expected is not None and bot.root.visits > 0
            assert all(sum(c.sources) == pytest.approx(c.points[0]) for c in bot.considered)
        else:
            table.answer(1, table.legal(1)[0])
    assert kept > 0


@pytest.mark.parametrize(("name", "careless"), [("beginner", True), ("search:6", False)])
def test_a_beginner_overlooks_moves(name, careless):
    """Whoever is new to a game does not notice everything, and sometimes not the best."""
    table = comptoir.load("burgundy").table(2, seed=4, forced=True)
    bot = new_bot(name, table.game, 1)
    best = []
    for _ in range(60):
        ask = table.questions[0]
        seat = int(ask.seat)
        move = bot.answer(table.view(seat), seat)
        tried = [c.visits for c in bot.considered] + [0, 0]
        if tried[0] > tried[1]:
            best.append(move == bot.considered[0].move)
        table.answer(seat, move)
    assert len(best) > 10
    assert all(best) != careless


def test_single_answers_at_once():
    """A bot does not think where there is nothing to choose."""
    table = comptoir.load("burgundy").table(2, seed=4)
    bot = new_bot("expert", table.game, 1)
    table.position.state.players[0].hand[1] = table.position.state.players[0].hand[0]
    (move,) = table.legal(0)
    assert bot.answer(table.view(0), 0) == move
    assert bot.considered == []


def test_names():
    """Levels and kinds are found by name; another name is an error that lists them."""
    game = comptoir.load("burgundy")
    assert set(LEVELS) <= set(bots())
    for name in bots():
        new_bot(name, game, 1)
    with pytest.raises(BadSetup, match="beginner"):
        new_bot("robot", game, 1)
    for wrong in ("search:", "search:x", "search:0", "search:-1"):
        if wrong != "search:":
            with pytest.raises(BadSetup, match="simulations"):
                new_bot(wrong, game, 1)


def test_a_bot_of_another_distribution(tmp_path, monkeypatch):
    """Whoever announces a bot can be asked for it by its name."""
    about = tmp_path / "first_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[comptoir.bots]\nfirst = first_bot:FirstBot\n", encoding="utf-8")
    (tmp_path / "first_bot.py").write_text(
        "class FirstBot:\n    def __init__(self, game, seed):\n        self.considered = []\n\n"
        "    def answer(self, view, seat):\n        return view.legal(seat)[0]\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "first" in bots()
    assert len(answers("burgundy", 2, "first", 1, limit=10)) == 10


def test_greedy_beats_random():
    """A sensible player wins nearly always."""
    won = 0
    for seed in range(10):
        table = comptoir.load("burgundy").table(2, seed=seed, forced=True)
        seats = [new_bot("greedy", table.game, seed), new_bot("random", table.game, seed)]
        while not table.over:
            ask = table.questions[0]
            seat = int(ask.seat)
            table.answer(seat, seats[seat].answer(table.view(seat), seat))
        won += table.winners == [0]
    assert won >= 9


@pytest.mark.parametrize(("name", "within"), [("burgundy", 5.0), ("marco_polo", 6.0), ("orleans", 12.0)])
def test_what_is_expected_comes_true_on_average(name, within):
    """In each third of games between sensible players, the points expected are on average those in the end.

    Burgundy's were learned from better players: in 24 games the greedy ones here had 3.3 ± 0.5 points fewer.
    """
    game = comptoir.load(name)
    worth = [0.0] * len(game.sources)
    off = [[], [], []]
    for seed in range(6):
        table = game.table(2, seed=seed, forced=True)
        seats = [new_bot("greedy", game, seed), new_bot("greedy", game, seed)]
        expected = []
        while not table.over:
            ask = table.questions[0]
            seat = int(ask.seat)
            game.evaluator.expect(table.view(seat).state, seat, worth)
            expected.append((seat, sum(worth)))
            table.answer(seat, seats[seat].answer(table.view(seat), seat))
        for i, (seat, points) in enumerate(expected):
            off[3 * i // len(expected)].append(table.scores[seat] - points)
    for third in off:
        assert abs(sum(third) / len(third)) < within

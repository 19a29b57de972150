"""Learned networks: their files, what they say about a position, self-play and the search with them."""

from __future__ import annotations

import json
import random
import struct

import pytest

import comptoir
from comptoir.bots import evaluator, new_bot
from comptoir.bots.evaluate import LearnedEvaluator
from comptoir.bots.learned import STEPS
from comptoir.bots.puct import LearnedSearch
from comptoir.bots.selfplay import SelfPlay, Settings
from comptoir.bots.weights import Learned, Tensor, input_names, input_scales, read_tensors, steps_of, write_tensors
from comptoir.core.agenda import apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.layout import layout
from comptoir.core.play import chance

WIDTH, HIDDEN = 12, 4


def some_weights(game, folder):
    """A file of weights that know nothing."""
    rng = random.Random(3)
    plan = layout(game, max(game.players))
    names = input_names(plan)
    steps = [steps_of(scale) for scale in input_scales(plan)]
    outputs = max(game.players) * (len(game.sources) + 1)
    moves = len(game.kinds.of)

    def tensor(*shape):
        size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        return Tensor(shape, [rng.uniform(-1, 1) for _ in range(size)])

    tensors = {
        "first.weight": tensor(len(names) + sum(steps), WIDTH),
        "first.bias": tensor(WIDTH),
        "value.0.weight": tensor(WIDTH, HIDDEN),
        "value.0.bias": tensor(HIDDEN),
        "value.1.weight": tensor(HIDDEN, outputs),
        "value.1.bias": tensor(outputs),
        "policy.0.weight": tensor(WIDTH, HIDDEN),
        "policy.0.bias": tensor(HIDDEN),
        "policy.1.weight": tensor(moves, HIDDEN),
        "policy.1.bias": tensor(moves),
    }
    file = folder / f"{game.name}.safetensors"
    write_tensors(file, tensors, {"game": game.name, "names": json.dumps(names), "steps": json.dumps(steps)})
    return file


def positions(game, players, seed, count):
    """Some positions of a random game."""
    rng = Rng(seed)
    s = game.new(players)
    for _ in range(count):
        chance(s, rng)
        if not s.agenda:
            return
        yield s
        ask = question(s)
        moves = legal(s, ask)
        apply(s, ask, moves[rng.below(len(moves))])


def forward(file, network, look):
    """The values of the last look, layer by layer, as anybody would compute them."""
    t, told = read_tensors(file)
    names, steps = json.loads(told["names"]), json.loads(told["steps"])
    row, rows = 0, {}
    for name, count in zip(names, steps, strict=True):
        rows[name] = row, count
        row += 1 + count
    first = t["first.weight"].rows()
    sums = list(t["first.bias"].numbers)
    plan = input_names(layout(network.game, look.encoder.seats))
    for place in [look.seen.places[i] for i in range(look.seen.count)]:
        value = look.seen.values[place]
        row, count = rows[plan[place]]
        for i in range(WIDTH):
            sums[i] += value * first[row][i]
            sums[i] += sum(first[row + 1 + k][i] for k in range(count) if value >= STEPS[k])

    def layer(inputs, name):
        weights, bias = t[f"{name}.weight"].rows(), t[f"{name}.bias"].numbers
        return [b + sum(max(0.0, x) * weights[k][i] for k, x in enumerate(inputs)) for i, b in enumerate(bias)]

    return layer(layer(sums, "value.0"), "value.1")


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_look_is_what_the_layers_say(name, tmp_path):
    """However many looks came before, from whichever seat."""
    game = comptoir.load(name)
    file = some_weights(game, tmp_path)
    network = Learned(file, game)
    look = network.look(2)
    for i, s in enumerate(positions(game, 2, 1, 12)):
        look.observe(s, i % 3 % 2)
        expected = forward(file, network, look)
        assert look.value()[: len(expected)] == pytest.approx(expected, rel=0.01, abs=0.15)
        fresh = network.look(2)
        fresh.observe(s, i % 3 % 2)
        assert look.value() == fresh.value(), "the accumulator is exact"


def test_files_are_safetensors(tmp_path):
    """The format is public: eight bytes say how long the index is, the index says where the numbers are."""
    file = tmp_path / "few.safetensors"
    write_tensors(file, {"a": Tensor((2, 2), [1.0, -2.5, 0.0, 4.0])}, {"game": "none"})
    raw = file.read_bytes()
    (size,) = struct.unpack("<Q", raw[:8])
    index = json.loads(raw[8 : 8 + size])
    assert index["a"] == {"dtype": "F16", "shape": [2, 2], "data_offsets": [0, 8]}
    tensors, told = read_tensors(file)
    assert tensors["a"].rows() == [[1.0, -2.5], [0.0, 4.0]]
    assert told == {"game": "none"}


def test_a_wrong_file_is_refused(tmp_path):
    """With a sentence that names it."""
    burgundy = comptoir.load("burgundy")
    wrong = tmp_path / "wrong.safetensors"
    wrong.write_bytes(b"not at all what it says")
    with pytest.raises(BadSetup, match="holds no learned weights"):
        new_bot(str(wrong), burgundy, 1)
    with pytest.raises(BadSetup, match="There is no file"):
        new_bot(str(tmp_path / "none.safetensors"), burgundy, 1)
    with pytest.raises(BadSetup, match="not for orleans"):
        new_bot(str(some_weights(burgundy, tmp_path)), comptoir.load("orleans"), 1)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_self_play(name, tmp_path):
    """A game is the same again from the same seed, and what is kept of it fits together."""
    game = comptoir.load(name)
    network = Learned(some_weights(game, tmp_path), game)
    for players in game.players:
        diaries = []
        for _ in range(2):
            match = SelfPlay(game, network.looks(players), Settings(cap=40, likes=50, liking=2.0), Rng(players))
            match.like()
            diaries.append(match.play(game.new(players)))
        one, two = diaries
        assert one.foreseen == two.foreseen
        assert one.places.listed() == two.places.listed()
        looks = one.seats.count
        assert len(one.foreseen) == one.points.count == 0 or looks > 0
        assert len(one.foreseen) == looks * players * (len(game.sources) + 1)
        assert one.points.count == looks * players * len(game.sources)
        assert one.ends.numbers[looks - 1] == one.places.count == one.values.count
        assert one.final.count == players * len(game.sources)
        assert sum(one.won) == pytest.approx(1.0) or players == 1


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_search_sees_what_its_seat_sees(name, tmp_path):
    """In two positions that look the same it gives the same answer for the same reasons; all answers are legal."""
    game = comptoir.load(name)
    file = some_weights(game, tmp_path)
    table = game.table(2, seed=5, forced=True)
    rng = Rng(5)
    for _ in range(10):
        seat = int(table.questions[0].seat)
        view = table.view(seat)
        one, two = (LearnedSearch(Learned.of(file, game), 1, 30) for _ in range(2))
        move = one.answer(view, seat)
        assert move in table.legal(seat)
        assert move == two.answer(view.complete(rng).view(seat), seat)
        assert [(c.move, c.points) for c in one.considered] == [(c.move, c.points) for c in two.considered]
        table.answer(seat, move)
        if table.over:
            return


def test_a_network_judges_positions(tmp_path):
    """Where a game's folder holds weights, hints and analyses get points by source from them."""
    game = comptoir.load("burgundy")
    judge = LearnedEvaluator(Learned(some_weights(game, tmp_path), game))
    look = judge.network.look(2)
    for s in positions(game, 2, 2, 6):
        out = [0.0] * len(game.sources)
        judge.expect(s, 1, out)
        look.observe(s, 1)
        so_far = s.ledger[len(game.sources) : 2 * len(game.sources)]
        assert out == [points + value for points, value in zip(so_far, look.value(), strict=False)]
    assert judge.__reduce__() == (evaluator, (game,))


def test_a_file_is_a_bot(tmp_path):
    """The arena knows weights by the name of their file, with simulations after a colon."""
    game = comptoir.load("burgundy")
    file = some_weights(game, tmp_path)
    bot = new_bot(f"{file}:25", game, 1)
    assert isinstance(bot, LearnedSearch)
    assert bot.simulations == 25
    with pytest.raises(BadSetup, match="no bot"):
        new_bot(f"{file}:many", game, 1)

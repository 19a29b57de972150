"""How fast the environments are, beside public ones in the same run: interleaved, one core, as ratios."""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from comptoir.core.chance import Rng
from comptoir.env.batch import batch
from comptoir.env.common import Play, Setup, needed

ROUNDS = 5  # each measurement is taken so often, in turn with the others
BATCH = 256


def measure(game: str, players: int, seconds: float) -> dict[str, Any]:
    """All measurements of one game, with those of the public environments that are installed."""
    runs = dict(contestants(game, players))
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, steps in runs.items():
            rates[name].append(rate(steps, seconds / ROUNDS))
    found: dict[str, Any] = {"game": game, "players": players, "encode_us": encode_us(game, players, seconds / 4)}
    found |= {f"{name}_per_second": round(statistics.median(rates[name])) for name in runs}
    for own, peer in (("aec_steps", "connect_four_steps"), ("batch_steps", "gin_rummy_steps")):
        if peer in rates:
            ratios = [one / other for one, other in zip(rates[own], rates[peer], strict=True)]
            found[f"{own}_to_{peer}"] = round(statistics.median(ratios), 1)
    return found


def contestants(game: str, players: int) -> Iterator[tuple[str, Callable[[], int]]]:
    """What is measured; each call makes some steps and says how many."""
    yield "aec_steps", aec_steps(game, players)
    yield "batch_steps", batch_steps(game, players)
    for name, package, made in (
        ("connect_four_steps", "pettingzoo.classic.connect_four_v3", connect_four),
        ("gin_rummy_steps", "pyspiel", gin_rummy),
    ):
        try:
            module = importlib.import_module(package)
        except ImportError:
            continue
        yield name, made(module)


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps a second of the process's own time."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += steps()
    return done / spent


def agents_play(env: Any) -> Callable[[], int]:
    """Random legal answers through PettingZoo, with observation and mask."""
    numpy = needed("numpy")
    choose = numpy.random.default_rng(1)

    def steps() -> int:
        env.reset(seed=int(choose.integers(1 << 30)))
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            if ended:
                break
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(choose.random() * len(legal))]))
            done += 1
        return done

    return steps


def aec_steps(game: str, players: int) -> Callable[[], int]:
    """Ours through PettingZoo."""
    from comptoir.env.pettingzoo import TurnEnv

    return agents_play(TurnEnv(game, players))


def connect_four(module: Any) -> Callable[[], int]:
    """PettingZoo's own connect four."""
    return agents_play(module.env())


def batch_steps(game: str, players: int) -> Callable[[], int]:
    """Ours in a batch."""
    games, rng = batch(game, BATCH, players, seed=1), Rng(1)

    def steps() -> int:
        for _ in range(4):
            games.step(games.sample(rng))
        return 4 * BATCH

    return steps


def gin_rummy(pyspiel: Any) -> Callable[[], int]:
    """OpenSpiel's gin rummy, with tensor and mask; chance is not counted, as with ours."""
    numpy = needed("numpy")
    game, choose = pyspiel.load_game("gin_rummy"), numpy.random.default_rng(1)

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                moves = [move for move, _ in state.chance_outcomes()]  # all cards are equally likely
                state.apply_action(moves[int(choose.random() * len(moves))])
                continue
            seat = state.current_player()
            state.observation_tensor(seat)
            state.legal_actions_mask(seat)
            legal = state.legal_actions()
            state.apply_action(legal[int(choose.random() * len(legal))])
            done += 1
        return done

    return steps


def encode_us(game: str, players: int, seconds: float) -> float:
    """Microseconds for one observation in mid-game."""
    play = Play(Setup(game, players), 1)
    for i in range(60):
        if play.seat < 0:
            break
        legal = play.episode.legal
        play.answer(int(legal.numbers[i % len(legal)]))
    observe, state, seen = play.episode.encoder.observe, play.state, play.other
    calls, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(100):
            observe(state, 0, seen)
        calls += 100
    return round(spent / calls * 1e6, 2)

"""OpenSpiel's own tests."""

import os
import subprocess
import sys

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts

import comptoir.env.openspiel
from env.env_tools import THOROUGH

SIMULATIONS = 10 if THOROUGH else 1


def loaded(game, players):
    return pyspiel.load_game(f"comptoir_{game}(players={players})")


def dealt(state, rng):
    while state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        assert abs(sum(odds) - 1) < 1e-9
        state.apply_action(int(rng.choice(moves, p=odds)))
    return state


def test_random_games(game, players):
    pyspiel.random_sim_test(loaded(game, players), num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_reinforcement_learning(game, players):
    env = rl_environment.Environment(loaded(game, players))
    step = env.reset()
    for _ in range(30):
        if step.last():
            break
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][seat][0]])


SAYS = """
import comptoir.env.openspiel, pyspiel
state = pyspiel.load_game("comptoir_burgundy").new_initial_state()
for _ in range(20):
    state.apply_action(state.legal_actions()[0])
print(state, state.clone())
"""


def test_a_state_is_called_alike_in_every_process():
    """Playthroughs can be compared; the name says after how many answers it is, in copies too."""
    said = {
        subprocess.run(
            [sys.executable, "-c", SAYS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    [name] = said
    assert name.count("burgundy after 20 answers") == 2


def test_its_search_plays():
    for name in comptoir.game_names() if THOROUGH else ["burgundy"]:
        game, rng = loaded(name, 2), numpy.random.RandomState(1)
        bots = [mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
        state = dealt(game.new_initial_state(), rng)
        for _ in range(10_000 if THOROUGH else 3):
            if state.is_terminal():
                break
            state.apply_action(bots[state.current_player()].step(state))
            dealt(state, rng)


def test_the_promises_of_some_states(game, players):
    """What OpenSpiel's api_test wants of a part of the tree."""
    spiel, rng = loaded(game, players), numpy.random.RandomState(3)
    state = spiel.new_initial_state()
    for _ in range(40):
        dealt(state, rng)
        if state.is_terminal():
            break
        for seat in range(players):
            assert state.information_state_string(seat)
            assert len(state.information_state_tensor(seat)) == spiel.information_state_tensor_size()
            assert len(state.observation_tensor(seat)) == spiel.observation_tensor_size()
            assert bool(state.legal_actions(seat)) == (seat == state.current_player())
        for ask in (state.information_state_string, state.observation_tensor, state.observation_string):
            with pytest.raises(RuntimeError, match="player >= 0"):
                ask(-1)
            with pytest.raises(RuntimeError, match="player <"):
                ask(players + 1)
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_a_secret_answer_changes_no_others_information():
    game, rng = loaded("orleans", 2), numpy.random.RandomState(3)
    state = dealt(game.new_initial_state(), rng)
    while state.position.lanes is None:
        state.apply_action(state.legal_actions()[0])
        dealt(state, rng)
    seat = state.current_player()
    knows = state.information_state_string(1 - seat)
    state.apply_action(state.legal_actions()[0])
    assert state.position.lanes is not None
    assert state.information_state_string(1 - seat) == knows


@pytest.mark.skipif(not THOROUGH, reason="a whole game is written out")
def test_playthrough():
    state, moves = loaded("burgundy", 2).new_initial_state(), []
    for _ in range(25):
        moves.append(state.legal_actions()[0])
        state.apply_action(moves[-1])
    text = generate_playthrough.playthrough("comptoir_burgundy(players=2)", moves)
    assert "GameType.short_name" in text

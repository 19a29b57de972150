"""What a seat sees, as numbers."""

from pathlib import Path

import pytest

import comptoir
from comptoir.cli import main
from comptoir.core.chance import Rng
from comptoir.core.layout import layout
from comptoir.core.observation import seen


def middle(name, players, answers=40, seed=3):
    position, rng = comptoir.load(name).position(players), Rng(seed)
    for _ in range(answers):
        position.deal(rng)
        position.play(position.sample(rng))
    position.deal(rng)
    return position


def observed(position, seat):
    made = layout(position.game, position.seats)
    found = seen(made.size)
    made.encoder().observe(position.state, seat, found)
    return dict(zip(made.names, bytes(found.values), strict=True))


def test_names_stand_for_fields():
    position = middle("orleans", 3)
    for seat in range(3):
        sees = observed(position, seat)
        for other in range(3):
            player = position.state.players[(seat + other) % 3]
            assert sees[f"players[{other}].coins"] == player.coins
            assert sees[f"players[{other}].goods[wine]"] == player.goods[2]
            assert [sees[f"players[{other}].tracks[{name}]"] for name in ("farmer", "boatman")] == list(
                player.tracks[:2]
            )


def test_the_own_seat_comes_first():
    position = middle("burgundy", 4)
    starter = position.state.start_card
    for seat in range(4):
        assert observed(position, seat)[f"start_card[{(starter - seat) % 4}]"] == 1


def test_the_question_is_included():
    position = middle("marco_polo", 2)
    sees = observed(position, position.seat)
    assert sees["asked[0]"] == 1
    assert sees[f"question[{type(position.question()).__name__}]"] == 1


def test_a_plan_is_seen_by_its_seat_alone():
    position, rng = comptoir.load("orleans").position(2), Rng(5)
    while position.lanes is None:
        position.deal(rng)
        if position.lanes is None:
            position.play(position.sample(rng))
    seat = position.seat
    before = [observed(position, viewer) for viewer in range(2)]
    while position.seat == seat and position.lanes is not None:
        position.play(position.sample(rng))
        if position.lanes is not None:
            assert observed(position, 1 - seat) == before[1 - seat]
            assert observed(position, seat) != before[seat] or position.seat != seat


def test_numbers_beyond_a_byte():
    position = middle("orleans", 2)
    position.state.bank = 700
    sees = observed(position, 0)
    assert (sees["bank"], sees["bank[256s]"]) == (255, 2)


def test_hidden_cards_are_counted_not_shown():
    position = middle("marco_polo", 2)
    goals = list(position.state.players[1].goals)
    sees = observed(position, 0)
    assert goals
    assert sees["players[1].goals.hidden"] == len(goals)
    assert sum(value for name, value in sees.items() if name.startswith("goal_cards[")) >= len(goals)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_layouts_of_all_player_counts(name):
    game = comptoir.load(name)
    for players in game.players:
        made = layout(game, players)
        assert len(set(made.names)) == made.size == len(made.scales)


def test_the_table_of_sizes_is_right():
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for name in comptoir.game_names():
        game = comptoir.load(name)
        sizes = [f"{layout(game, n).size:,}" if n in game.players else "–" for n in range(1, 5)]
        assert f"| {name} | {' | '.join(sizes)} | {len(game.kinds.of):,} |" in page


def test_the_names_are_printed(capsys):
    assert main(["games", "burgundy", "--layout", "2"]) == 0
    assert "players[0].workers" in capsys.readouterr().out

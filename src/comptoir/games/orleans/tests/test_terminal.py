"""The drawn table."""

import io

import pytest
from rich.console import Console

import comptoir
from comptoir.games.orleans.map import N_TOWNS, TOWN, TOWNS
from comptoir.games.orleans.state import EMPTY
from comptoir.games.orleans.terminal import DIGITS, SHORT, draw
from comptoir.texts import texts


def drawn(table, seat, lang="en", width=100):
    """The table as text."""
    console = Console(file=io.StringIO(), width=width)
    names = [f"Player {i + 1}" for i in range(table.players)]
    console.print(draw(table.view(seat).state, seat, texts(table.game, lang), names))
    return console.file.getvalue()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_good_is_on_the_map(players):
    """As many goods are drawn as lie on the routes, besides the five of the legend."""
    for seed in range(5):
        table = comptoir.load("orleans").table(players, seed=seed)
        text = drawn(table, 0)
        shown = sum(text.count(digit) for digit in DIGITS) - len(DIGITS)
        assert shown == len([good for good in table.position.state.routes if good != EMPTY])


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_town_has_its_name(lang):
    """All 23 towns can be read, with stations and merchants of four players in one of them."""
    table = comptoir.load("orleans").table(4, seed=1)
    for player in table.position.state.players:
        player.built = 1
    text = drawn(table, 0, lang)
    names = [SHORT.get(row[0]) or texts(table.game, lang).say(TOWN.phrase(i)) for i, row in enumerate(TOWNS)]
    assert len(names) == N_TOWNS
    assert [name for name in names if name not in text] == []
    assert "Orléans■A♟A■B♟B■C♟C■D♟D" in text


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_it_fits(lang):
    """No line is longer than the terminal, wide or narrow, and no word is missing."""
    table = comptoir.load("orleans").table(4, seed=2)
    for width in (80, 100):
        lines = drawn(table, 2, lang, width).split("\n")
        assert max(len(line) for line in lines) <= width
        assert not [line for line in lines if "board-" in line]


def test_the_own_plan_is_drawn():
    """While a player plans, the plan is shown on the own board, and to nobody else."""
    table = comptoir.load("orleans").table(2, seed=1)
    parse = table.game.kinds.parse
    table.answer(1, parse("Staff(place=castle)"))
    table.answer(1, parse("Send(follower=own_farmer, space=castle_farmer)"))
    assert "→◆farmer" in drawn(table, 1)
    assert "→" not in drawn(table, 0)

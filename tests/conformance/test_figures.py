"""Printed figures: each says how well it is known, boards show them, and owners of the box correct them."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from typing import Any

import pytest

import comptoir
from comptoir.core import figures
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.figures import Figures, Name, Number, Several, Text, Value
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Game
from comptoir.texts import rules

OURS = ("burgundy", "la_loire", "marco_polo", "orleans")
TRIES = 40


@pytest.fixture(params=OURS)
def game(request):
    return comptoir.load(request.param)


def correctable(game: Game) -> Figures:
    """The figures that a file may correct."""
    found: Figures = vars(sys.modules[game.figures.__module__])["FIGURES"]
    return found


def nested(given: dict[str, Any]) -> dict[str, Any]:
    """Figures by their full names, as a file gives them."""
    data: dict[str, Any] = {}
    for name, value in given.items():
        *sections, last = name.split(".")
        inner = data
        for section in sections:
            inner = inner.setdefault(section, {})
        inner[last] = value
    return data


def another(figures: Figures, name: str, rng: Rng) -> Any:
    """Some value that a figure may have: any at all, the printed one shuffled, or that of a figure like it."""
    row = figures.rows[name]
    if isinstance(row.may_be, Several) and rng.below(2):
        return shuffled(list(row.value), rng)
    if isinstance(row.may_be, Number | Name | Text | Several):
        return anything(row.may_be, rng)
    alike = [other.value for other in figures.rows.values() if type(other.may_be) is type(row.may_be)]
    return alike[rng.below(len(alike))]


def anything(may_be: Value, rng: Rng) -> Any:
    """Any value that fits."""
    if isinstance(may_be, Number):
        return int(may_be.low + rng.below(may_be.high - may_be.low + 1))
    if isinstance(may_be, Name):
        return may_be.names[rng.below(len(may_be.names))]
    if isinstance(may_be, Text):
        return f"Mont {rng.below(1000)}"
    assert isinstance(may_be, Several)
    found: list[Any] = []
    while len(found) < may_be.count:
        one = anything(may_be.of, rng)
        if not (may_be.different and one in found):
            found.append(one)
    return found


def shuffled(values: list[Any], rng: Rng) -> list[Any]:
    """The same in another order."""
    return [values.pop(rng.below(len(values))) for _ in range(len(values))]


def test_the_board_knows_the_box(name):
    """The figures beside a drawn board are those of the rules."""
    game = comptoir.load(name)
    file = game.folder / "board" / "figures.json"
    if file.exists():
        assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(game.board({})))


def test_every_figure_says_how_well_it_is_known(game):
    """From the rulebook, from sources, or reconstructed; and those of a file are the owner's."""
    assert {figure.known for figure in game.figures({})} <= {RULEBOOK, SOURCES, ONE_SOURCE, RECONSTRUCTED}
    listed = [figure.what for figure in game.figures({})]
    assert len(listed) == len(set(listed))
    named = [what for what in listed if " " not in what]
    assert all(name in correctable(game).rows or f"{name}.to" in correctable(game).rows for name in named)


def test_corrected_games_are_played(game):
    """Whatever can be corrected, alone or with others: the game goes to its end, is counted right, and remembers it."""
    rng, kept = Rng(7), correctable(game)
    names = [name for name, row in kept.rows.items() if row.may_be.fits(row.value)]
    played = 0
    for i in range(3 * TRIES):
        chosen = {names[rng.below(len(names))] for _ in range(1 + rng.below(6))}
        data = nested({name: another(kept, name, rng) for name in sorted(chosen)})
        try:
            game.check_data(data)
        except BadSetup as refused:
            assert str(refused).endswith(".")
            continue
        played += 1
        if played <= TRIES // 8:
            check_game(game, data, i)
    assert played >= TRIES


def check_game(game: Game, data: dict[str, Any], seed: int) -> None:
    """A random game with these figures."""
    position = game.position(game.players[seed % len(game.players)], {}, data)
    before = game.inventory(position.state)
    position.playout(Rng(seed))
    assert game.inventory(position.state) == before
    assert [sum(position.ledger(seat).values()) for seat in range(position.seats)] == position.scores
    table = game.table(game.players[-1], seed=seed, data=json.loads(json.dumps(data)))
    again = comptoir.replay(table.save())
    assert again.data == data
    assert again.position == table.position
    assert json.dumps(game.board(data))


def test_the_board_shows_corrections(game):
    """Every figure that a file gives is seen in what the board is told, unless no board draws it."""
    printed, rng, hidden = json.dumps(game.board({})), Rng(4), re.compile(UNDRAWN[game.name])
    names = [name for name, row in correctable(game).rows.items() if row.may_be.fits(row.value)]
    looked_at = 0
    for name in names:
        boards = [told(game, name, rng) for _ in range(TRIES)]
        if any(boards):
            looked_at += 1
            assert any(board not in ("", printed) for board in boards) != bool(hidden.search(name)), name
    assert looked_at > 0.7 * len(names)


def told(game: Game, name: str, rng: Rng) -> str:
    """What the board knows with some other value of this figure; nothing, if that cannot be."""
    value = another(correctable(game), name, rng)
    try:
        return "" if value == correctable(game).rows[name].value else json.dumps(game.board(nested({name: value})))
    except BadSetup:
        return ""


# What lies in the view itself, or in nothing that is drawn.
UNDRAWN = {
    "burgundy": "^cards",
    "la_loire": r"\.cards$|^(pieces|shields)\.",
    "marco_polo": r"^towns\..\.city$",
    "orleans": "^(coins$|characters)",
}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_example_in_the_rules(game, lang):
    """The file that the rules show is one."""
    found = re.search(r"```toml\n(.*?)```", rules(game.folder, lang)[0], re.DOTALL)
    assert found is not None
    data = tomllib.loads(found[1])
    game.check_data(data)
    assert len(data) >= 3


def test_what_cannot_be_is_a_sentence(game):
    """Unknown names, names that are sections and values that cannot be are refused, however deep they lie."""
    deep: dict[str, Any] = {}
    inner = deep
    for _ in range(500):
        inner["a"] = inner = {}
    name = next(iter(correctable(game).rows))
    for data in (deep, {"nothing": 1}, {name.split(".")[0]: 3.5}, nested({name: None}), nested({name: [None]})):
        with pytest.raises(BadSetup) as refused:
            game.new(game.players[0], {}, data)
        assert len(str(refused.value)) < 900
        assert str(refused.value).endswith(".")


@pytest.mark.parametrize("text", ["[a", "a = 1\na = 2", "a = " + "[" * 2000 + "]" * 2000, "a = " + "9" * 5000])
def test_files_that_are_none(text):
    """What is no TOML is refused in a sentence."""
    with pytest.raises(BadSetup):
        figures.read(text)

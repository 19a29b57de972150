"""The published schemas fit every view, question and move of real games."""

from __future__ import annotations

import json
import random

import pytest
from jsonschema import Draft202012Validator

import comptoir
from comptoir.core import plain
from comptoir.core.agenda import CHANCE
from comptoir.schema import schema

GAMES = comptoir.game_names()


def validator(document, part):
    return Draft202012Validator({**document, "$ref": f"#/$defs/{part}"})


def variants(game):
    """The fewest and the most players, each with another variant."""
    for i, players in enumerate((min(game.players), max(game.players))):
        yield players, {option.name: option.values[i % len(option.values)] for option in game.options}


@pytest.mark.parametrize("name", GAMES)
def test_real_games_fit(name):
    """Whatever a seat or a spectator is shown, asked and offered in real games is as its schema says."""
    game = comptoir.load(name)
    document = schema(game)
    Draft202012Validator.check_schema(document)
    view, question, move = (validator(document, part) for part in ("view", "question", "move"))
    asked, moves = set(), set()
    for players, options in variants(game):
        table, rng = game.table(players=players, options=options, seed=players), random.Random(players)
        for step in range(400):
            if table.over:
                break
            ask = rng.choice([one for one in table.questions if one.seat != CHANCE])
            seat = int(ask.seat)
            if step % 13 == 0:
                for viewer in (plain.SPECTATOR, *range(players)):
                    view.validate(table.view(viewer).to_json()["state"])
            packed = plain.pack(ask)
            if (key := json.dumps(packed)) not in asked:
                asked.add(key)
                question.validate(packed)
            for number in table.legal(seat):
                if number not in moves:
                    moves.add(number)
                    move.validate(offered(game, number))
            table.answer(seat, rng.choice(table.legal(seat)))
        view.validate(table.view(0).to_json()["state"])
    assert asked
    assert moves


def offered(game, number):
    kind = game.kinds.of[number]
    x = number - int(kind.base)
    things = [
        {"domain": domain.name, "item": domain.items[i], "index": i}
        for domain, i in zip(kind.domains, kind.arguments(x), strict=True)
    ]
    return {"move": number, "name": kind.name(x), "kind": type(kind).__name__, "args": things}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_none_does_not_fit(name):
    """A view without a field, with one more or a number out of range is refused; so is a move of another kind."""
    game = comptoir.load(name)
    document = schema(game)
    view, move = validator(document, "view"), validator(document, "move")
    seen = game.table(players=max(game.players), seed=1).view(0).to_json()["state"]
    assert view.is_valid(seen)
    some = next(field for field, value in seen.items() if type(value) is int)
    for wrong in ({**seen, "more": 1}, {**seen, some: 10**9}, {k: v for k, v in seen.items() if k != some}):
        assert not view.is_valid(wrong)
    good = offered(game, 0)
    assert move.is_valid(good)
    for wrong in ({**good, "move": len(game.kinds.of)}, {**good, "name": "Win"}, {**good, "kind": "Win"}):
        assert not move.is_valid(wrong)

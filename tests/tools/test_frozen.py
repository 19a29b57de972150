"""Bots of an older build: asked in a process of their own, by views as JSON and moves by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core.errors import BadSetup

sys.path.insert(0, str(Path(__file__).parents[2] / "tools" / "frozen"))

import comptoir_frozen


@pytest.fixture(scope="module")
def today(tmp_path_factory):
    """The present build in the place of an older one."""
    folder = tmp_path_factory.mktemp("frozen")
    binaries = folder / "today" / "venv" / "bin"
    binaries.mkdir(parents=True)
    (folder / "today" / "built").touch()
    here = Path(comptoir.__file__).parents[1]
    script = f'#!/bin/sh\nshift\nPYTHONPATH="{here}" exec "{sys.executable}" "$@"\n'  # without -I
    (binaries / "python").write_text(script, encoding="utf-8")
    (binaries / "python").chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comptoir_frozen, "FOLDER", folder)
        yield "today"
        older = comptoir_frozen._older.pop("today", None)
        if older:
            older.process.communicate()


@pytest.mark.parametrize("game", comptoir.game_names())
def test_it_answers_as_it_did(today, game):
    """The same views and seed give the same answers for the same reasons, secret plans and options included."""
    loaded = comptoir.load(game)
    players = loaded.players[-1]
    options = {o.name: o.values[-1] for o in loaded.options}
    table = loaded.table(players, 5, options, forced=True)
    here = [new_bot("search:8", loaded, seat) for seat in range(players)]
    then = [comptoir_frozen.FrozenBot(loaded, seat, "search:8@today") for seat in range(players)]
    for _ in range(25):
        seat = table.position.seat
        view = table.view(seat)
        move = here[seat].answer(view, seat)
        assert then[seat].answer(view, seat) == move
        assert [c.move for c in then[seat].considered] == [c.move for c in here[seat].considered]
        table.answer(seat, move)


def test_what_goes_wrong_is_one_sentence(today):
    """A revision that is not built, a bot that it does not know, figures of one's own box."""
    game = comptoir.load("burgundy")
    with pytest.raises(BadSetup, match="make frozen REVISION=0000000"):
        comptoir_frozen.FrozenBot(game, 1, "expert@0000000")
    with pytest.raises(BadSetup, match="no bot “robot”"):
        comptoir_frozen.FrozenBot(game, 1, "robot@today")
    loire = comptoir.load("la_loire")
    own = loire.table(2, seed=1, data={"villages": {"meung": {"name": "Cléry"}, "blois": {"name": "Blois"}}})
    with pytest.raises(BadSetup, match="--data"):
        comptoir_frozen.FrozenBot(loire, 1, "greedy@today").answer(own.view(0), 0)
    bot = comptoir_frozen.FrozenBot(game, 1, "greedy@today")
    bot.older.process.kill()
    bot.older.process.wait()
    with pytest.raises(BadSetup, match="has ended"):
        bot.answer(game.table(2, 1).view(0), 0)

"""First lessons: every step can be made, and is explained in every language."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.core.phrase import Phrase
from comptoir.lesson import END, LEARNER, follow, lesson
from comptoir.texts import LANGUAGES, texts

GAMES = [name for name in comptoir.game_names() if lesson(comptoir.load(name))]


@pytest.fixture(params=GAMES)
def game(request):
    return comptoir.load(request.param)


def test_the_steps_are_legal_and_lead_into_the_game(game):
    """The table follows all steps, and goes on after them with a question."""
    found = lesson(game)
    table = follow(game, found)
    assert not table.over
    assert len(found.of(LEARNER)) >= 6
    assert all(step.say for step in found.of(LEARNER))
    guided = found.guidance(table, LEARNER)
    assert guided is not None
    assert guided["move"] is None


def test_guidance_names_the_next_move(game):
    """Step by step the guidance names a legal move; another answer ends the lesson."""
    found = lesson(game)
    for i, step in enumerate(found.steps):
        table = follow(game, found, i)
        guided = found.guidance(table, LEARNER)
        assert guided is not None
        if step.seat == LEARNER:
            assert game.kinds.name(guided["move"]) == step.move
            assert guided["move"] in table.legal(LEARNER)
    table = follow(game, found, 0)
    first = found.of(LEARNER)[0].move
    others = [move for move in table.legal(LEARNER) if game.kinds.name(move) != first]
    if others:
        table.answer(LEARNER, others[0])
        assert found.guidance(table, LEARNER) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts(game, lang):
    """Every step has words in every language."""
    words = texts(game, lang)
    for message in [*[step.say for step in lesson(game).of(LEARNER)], END]:
        assert words.say(Phrase(message)) != message, message

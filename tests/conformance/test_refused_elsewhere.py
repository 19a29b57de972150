"""A move that does not answer the open question is refused with the rules of both."""

from __future__ import annotations

import re

import comptoir
from comptoir.core.agenda import Chance
from comptoir.core.chance import Rng
from comptoir.texts import LANGUAGES, texts


def test_every_kind_of_move_against_every_kind_of_question(name):
    """The refusal says which question is open; every anchor it gives exists in the rules."""
    game = comptoir.load(name)
    met = set()
    for players in game.players:
        position, rng = game.position(players), Rng(players)
        while not position.over and len(met) < 10_000:
            ask = position.asked()
            if type(ask).__name__ not in met and not isinstance(ask, Chance):
                met.add(type(ask).__name__)
                refuse_all(game, position)
            position.play(position.sample(rng))
    assert met


def refuse_all(game, position):
    """One move of every kind that is no candidate here."""
    own = game.anchors()[type(position.asked()).__name__]
    assert own, f"{type(position.asked()).__name__} names no rule"
    found = position.candidates()
    for kind in game.kinds.kinds:
        move = next((n for n in range(kind.base, kind.base + kind.size) if n not in found), None)
        if move is None:
            continue
        refusal = position.why_not(move)
        assert refusal.rule.split() == list(own)
        for lang in LANGUAGES:
            words = texts(game, lang)
            said = words.why_not(position, move)
            assert words.say(position.prompt()) in said
            for anchor in re.findall(r"\b[A-Z]\d+\b", refusal.rule + position.refusal(move).args["needs"]):
                assert words.rule(anchor)

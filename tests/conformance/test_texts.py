"""Everything a person reads exists in every language."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import comptoir
from comptoir.core.agenda import Chance, Decision, apply, candidates, legal, question
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.moves import Domain, Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.text import COMMON, LANGUAGES, Texts, texts


def asked(chapter: ModuleType) -> list[str]:
    """The decisions that a chapter puts to seats; those other decisions are made from are no questions themselves."""
    classes = [c for c in vars(chapter).values() if isinstance(c, type) and c.__module__ == chapter.__name__]
    questions = [c for c in classes if issubclass(c, Decision) and not issubclass(c, Chance)]
    return [kebab(c.__name__) for c in questions if c.candidates is not Decision.candidates]


def wanted(game: Game) -> set[str]:
    """The ids of all messages that a game needs."""
    found = {"game-title", "game-about"} | {f"source-{source}" for source in game.sources}
    for option in game.options:
        found |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]}
    for kind in game.kinds.kinds:
        found.add("move-" + kebab(type(kind).__name__))
    for chapter in game.chapters:
        found |= {f"ask-{name}" for name in asked(chapter)}
        for thing in vars(chapter).values():
            if isinstance(thing, Refusal):
                found.add(f"refusal-{thing.message}")
            if type(thing) is Domain:
                phrases = [thing.phrase(i) for i in range(thing.size)]
                found |= {phrase.message for phrase in phrases if isinstance(phrase, Phrase)}
    return {message.replace("_", "-") for message in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(name, lang):
    """Every question, move, refusal, source, option and thing has its message in every language."""
    game = comptoir.load(name)
    words = texts(game, lang)
    assert sorted(message for message in wanted(game) if not words.bundle.has_message(message)) == []


def messages(folder, lang):
    """The messages of a Fluent file; one that cannot be read is an error."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_languages_agree(name):
    """The three languages have the same messages with the same attributes, each once."""
    for folder in (comptoir.load(name).folder, COMMON):
        by_lang = [messages(folder, lang) for lang in LANGUAGES]
        for other in by_lang[1:]:
            assert sorted(by_lang[0]) == sorted(other)
            for key, message in other.items():
                attributes = [a.id.name for a in message.attributes]
                assert attributes == [a.id.name for a in by_lang[0][key].attributes], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_complete(name, lang):
    """Here and there in random games every prompt, label, log line and refusal finds all it speaks of."""
    game = comptoir.load(name)
    words = texts(game, lang)
    for players in game.players:
        say_a_game(game.new(players), game, words, Rng(players))


def say_a_game(s: Any, game: Game, words: Texts, rng: Rng) -> None:
    """The sentences of every eleventh question, at most of sixty."""
    asked = 0
    while s.agenda and asked < 11 * 60:
        ask = question(s)
        asked += 1
        if asked % 11 == 1:
            say_a_question(s, ask, game, words)
        moves = legal(s, ask)
        apply(s, ask, ask.sample(s, rng) if isinstance(ask, Chance) else moves[rng.below(len(moves))])


def say_a_question(s: Any, ask: Decision, game: Game, words: Texts) -> None:
    """Prompt, labels, log lines and refusals."""
    if not isinstance(ask, Chance):
        check(words, Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(s))))
    for n in candidates(s, ask):
        kind = game.kinds.of[n]
        label = kind.label(s, ask, int(n - kind.base))
        check(words, label)
        check(words, Phrase(label.message, {**label.args, "player": "Anna"}), "log")
        refusal = kind.why_not(s, ask, n - kind.base)
        if refusal is not None:
            check(words, Phrase(f"refusal-{refusal.message}", label.args))


def check(words: Texts, phrase: Phrase, attribute: str = "") -> None:
    """The phrase can be said, and so can the phrases in it."""
    for inner in phrase.args.values():
        if isinstance(inner, Phrase):
            check(words, inner)
    assert words.bundle.has_message(phrase.message), phrase.message
    message = words.bundle.get_message(phrase.message)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is not None:
        args = {key: words.say(v) if isinstance(v, Phrase) else v for key, v in phrase.args.items()}
        _, errors = words.bundle.format_pattern(pattern, args)
        assert not errors, (phrase, errors)

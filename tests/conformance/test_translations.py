"""Rules say the same in every language into which they are translated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comptoir
from comptoir.texts import LANGUAGES, rules, texts

OURS = ("burgundy", "la_loire", "marco_polo", "orleans")
BEGIN = re.compile(r"^(#+|- \*\*[A-Z]+\d+[a-z]?\*\*) ", re.MULTILINE)
VALUES = (3, 4, 5, 6, 7, 8, 9, 10, 18)  # not one and two: they are articles, pairs and "both" as well
WORDS = {
    "en": "three four five six seven eight nine ten eighteen",
    "de": "drei vier fünf sechs sieben acht neun zehn achtzehn",
    "fr": "trois quatre cinq six sept huit neuf dix dix-huit",
}
NUMBERS = {lang: dict(zip(words.split(), VALUES, strict=True)) for lang, words in WORDS.items()}
NUMBERS["de"] |= {"dritt": 3, "viert": 4}


def figures(text: str, lang: str) -> list[int]:
    """The numbers in a text, in digits or in words, from the smallest on."""
    words = NUMBERS[lang]
    longest = sorted(words, key=len, reverse=True)
    found = re.findall(rf"\d+|\b(?:{'|'.join(longest)})\b(?!-\w)", text.lower())
    return sorted(words[number] if number in words else int(number) for number in found)


def pieces(text: str) -> list[tuple[str, str]]:
    """Chapters and rules, each with the heading's depth or the anchor before it."""
    parts = BEGIN.split(text)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def translations(game: comptoir.Game) -> list[tuple[str, str]]:
    """The languages of a game's rules besides English, with the text."""
    return [(lang, text) for lang in LANGUAGES[1:] for text, spoken in [rules(game.folder, lang)] if spoken == lang]


def test_same_chapters_and_anchors(name):
    """A translation has the same chapters and rules in the same order."""
    game = comptoir.load(name)
    expected = [begin for begin, _ in pieces(rules(game.folder, "en")[0])]
    for lang, text in translations(game):
        assert [begin for begin, _ in pieces(text)] == expected, lang


def test_same_figures(name):
    """Each rule has the same numbers in every language."""
    game = comptoir.load(name)
    english = pieces(rules(game.folder, "en")[0])
    for lang, text in translations(game):
        for (begin, here), (_, there) in zip(pieces(text), english, strict=True):
            assert figures(here, lang) == figures(there, "en"), f"{lang} {begin} {here}"


@pytest.mark.parametrize("game", OURS)
def test_our_games_are_translated(game):
    """Our own games have rules in all languages."""
    assert [lang for lang, _ in translations(comptoir.load(game))] == list(LANGUAGES[1:])


def test_english_where_there_is_nothing_else(tmp_path: Path) -> None:
    """A game may come with English rules alone."""
    (tmp_path / "rules.md").write_text("# Rules\n", encoding="utf-8")
    assert rules(tmp_path, "de") == ("# Rules\n", "en")
    (tmp_path / "rules.de.md").write_text("# Regeln\n", encoding="utf-8")
    assert rules(tmp_path, "de") == ("# Regeln\n", "de")


def test_one_rule_in_the_language_asked_for():
    """What the terminal shows of a rule is translated too."""
    game = comptoir.load("burgundy")
    assert texts(game, "en").rule("P5") == "P5 You may have at most three projects."
    assert texts(game, "de").rule("P5") == "P5 Du darfst höchstens drei Projekte haben."
    assert texts(game, "de").rule("X9") == ""

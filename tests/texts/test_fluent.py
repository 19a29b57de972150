"""Fluent messages in words."""

from __future__ import annotations

import pytest

from comptoir.texts.fluent import Bundle, digits

SOURCE = """
house = house
    .the = the house
count = { $n ->
    [0] no { house }
    [one] { $n } house
   *[other] { $n } houses
 }
which = { $sort ->
    [old] { house.the }
   *[new] { "{" }{ $sort }
 }
"""


def bundle(lang):
    found = Bundle(lang)
    found.add(SOURCE)
    return found


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("en", 0, "no house"),
        ("en", 1, "1 house"),
        ("en", 2, "2 houses"),
        ("fr", 1.5, "1,5 house"),
        ("de", 1.5, "1,5 houses"),
        ("en", 12345, "12,345 houses"),
    ],
)
def test_numbers_choose_their_words(lang, n, said):
    assert bundle(lang).say("count", {"n": n}) == said


def test_words_choose_too():
    assert bundle("en").say("which", {"sort": "old"}) == "the house"
    assert bundle("en").say("which", {"sort": "1"}) == "{1"


def test_attributes_and_what_is_missing():
    words = bundle("en")
    assert words.say("house", {}, "the") == "the house"
    assert (words.say("house", {}, "a"), words.say("castle", {})) == (None, None)
    assert words.attributes("house") == ["the"]
    assert words.say("which", {}) == "{{$sort}"


def test_later_messages_take_precedence():
    words = bundle("en")
    assert words.say("count", {"n": 0}) == "no house"
    words.add("house = hut")
    assert words.say("count", {"n": 0}) == "no hut"


@pytest.mark.parametrize(("lang", "said"), [("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u202f234,5")])
def test_digits(lang, said):
    assert digits(lang, 1234.5) == said

"""Everything a person reads exists in every language."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from conformance.grammar import Grammar, bare_nouns, same_for_none
from conformance.sentences import Speech, domains, read, said, sayings
from fluent.syntax import ast

import comptoir
from comptoir.core.agenda import Chance, Decision
from comptoir.core.chance import Rng
from comptoir.core.chronicle import TRUTH, Line, Observer, wordbook
from comptoir.core.game import Game
from comptoir.core.meaning import meanings, records
from comptoir.core.moves import Domain, Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.position import Position
from comptoir.texts import COMMON, LANGUAGES, Texts, texts

WEB = Path(__file__).parents[2] / "web"
PLACES = {"texts": COMMON, "server": Path(comptoir.__file__).parent / "server/common", "web": WEB / "src" / "texts"}


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
    for _, record in records(game.new(game.players[-1])):
        found |= {message for _, meaning in meanings(type(record)) for message in meaning.messages()}
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
    assert sorted(message for message in wanted(game) if not words.bundle.has(message)) == []


def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file by their names."""
    return {entry.id.name: entry for entry in read(folder / f"{lang}.ftl")}


@pytest.mark.parametrize("place", ["texts", "server", "web"])
def test_common_languages_agree(place):
    """The three languages of what is not a game's have the same messages."""
    by_lang = [sorted(messages(PLACES[place], lang)) for lang in LANGUAGES]
    assert by_lang[0] == by_lang[1] == by_lang[2]


def test_languages_agree(name):
    """The three languages have the same messages, each once, and the same lines for the log."""
    by_lang = [messages(comptoir.load(name).folder, lang) for lang in LANGUAGES]
    for other in by_lang[1:]:
        assert sorted(by_lang[0]) == sorted(other)
        assert [key for key, entry in other.items() if "log" in forms(entry)] == [
            key for key, entry in by_lang[0].items() if "log" in forms(entry)
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nouns_of_a_domain_have_the_same_forms(name, lang):
    """Whatever form a sentence asks for, every thing of the domain has it."""
    game = comptoir.load(name)
    known = messages(game.folder, lang)
    for domain in domains(game):
        named = [domain.phrase(i) for i in range(int(domain.size))]
        kinds = {forms(known[one.message]) for one in named if isinstance(one, Phrase) and one.message in known}
        assert len(kinds) <= 1, (domain.name, kinds)


def forms(entry: ast.Message) -> tuple[str, ...]:
    """The names of a message's attributes."""
    return tuple(attribute.id.name for attribute in entry.attributes)


@functools.cache
def speech(name: str) -> Speech:
    """What a game's sentences speak of."""
    return Speech(comptoir.load(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_grammar(name, lang):
    """Every sentence of a game is right with no, one, two and many of everything, and with every thing."""
    assert wrong(comptoir.load(name).folder, lang, speech(name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["texts", "server", "web"])
def test_grammar_of_what_is_not_a_games(place, lang):
    """The same for the terminal, the server and the browser."""
    assert wrong(PLACES[place], lang, Speech()) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "1 coins"),
        ("en", "1 camels"),
        ("en", "1 points"),
        ("en", "1 deniers"),
        ("en", "You have 1 wagons left."),
        ("en", "2 coin"),
        ("en", "There are 1 point."),
        ("en", "a oasis"),
        ("de", "1 Münzen"),
        ("de", "2 Münze"),
        ("de", "1 Zielkarten"),
        ("de", "mit 1 Arbeitern"),
        ("de", "Es fehlen noch 1 Münze."),
        ("de", "Es fehlen 1 Augen."),
        ("de", "Anna nimmt 1 schwarzer Würfel."),
        ("de", "1 schwarzer Würfel weglegen"),
        ("de", "Anna nimmt einen Bonus für ein Drilling."),
        ("fr", "0 pièces"),
        ("fr", "1 chariots"),
        ("fr", "1 deniers"),
        ("fr", "2 pièce"),
        ("fr", "le tour de le joueur"),
        ("fr", "À Le Mans"),
        ("fr", "avance de une case"),
        ("fr", "Tes dés (bleu) y sont déjà."),
        ("fr", "si il a le orge"),
        ("fr", "Attention!"),
        ("fr", "{ $n }"),
    ],
)
def test_faults_of_grammar_are_seen(lang, sentence):
    """Sentences that nobody would say."""
    assert Grammar(lang, []).faults(sentence)


@pytest.mark.parametrize(
    ("lang", "message", "right"),
    [
        ("fr", "Placer { $place }", "Placer { $place-le }"),
        ("de", "{ $place } braucht Bauern", "{ $place-Der } braucht Bauern"),
    ],
)
def test_a_noun_without_its_article_is_seen(lang, message, right, tmp_path):
    """A gap in the middle of a sentence asks for the form of its noun."""
    forms = {"fr": ".le = la Ferme", "de": ".Der = Das Bauernhaus"}
    heard = {"move-place": {"place": [Phrase("place-farm")]}}
    for sentence, faults in ((message, 1), (right, 0)):
        (tmp_path / "texts.ftl").write_text(f"place-farm = x\n    {forms[lang]}\nmove-place = {sentence}\n")
        assert len(list(bare_nouns(read(tmp_path / "texts.ftl"), heard, lang))) == faults


@pytest.mark.parametrize(("sentence", "same"), [("une case de moins", True), ("{ $n } case de moins", False)])
def test_one_for_none_is_seen(sentence, same, tmp_path):
    """French counts nothing with one: a sentence that leaves out the number would say one of nothing."""
    (tmp_path / "texts.ftl").write_text(
        f"move-on = {{ $n ->\n    [one] {sentence}\n   *[other] {{ $n }} cases de moins\n }}\n"
    )
    assert same_for_none(read(tmp_path / "texts.ftl")[0], "fr") is same


def wrong(folder: Path, lang: str, heard: Speech) -> list[str]:
    """What is wrong with the sentences of a file, one of each kind."""
    entries = read(folder / f"{lang}.ftl")
    grammar, words = Grammar(lang, entries), Texts(folder, lang)
    found = {f"{entry.id.name} says the same of none and one": "" for entry in entries if same_for_none(entry, lang)}
    found |= {f"{gap} lacks its article": "" for gap in bare_nouns(entries, heard.by_message, lang)}
    for phrase, attribute in sayings(entries, heard):
        sentence = said(words, phrase, attribute).removeprefix(" – ")  # a loss is said at the end of a label
        whole = (
            attribute == "log" or phrase.message.startswith(("ask-", "refusal-")) or phrase.message.endswith("-about")
        )
        small = whole and sentence[:1].islower()
        for fault in [*grammar.faults(sentence), *[f"begins with a small letter: {sentence}"][: int(small)]]:
            found.setdefault(f"{phrase.message} {attribute}", fault)
    return [f"{where} {fault}" for where, fault in found.items()]


@pytest.mark.skipif(shutil.which("node") is None or not (WEB / "node_modules").exists(), reason="needs Node.js")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_browser_says_the_same(name, lang):
    """A phrase is the same sentence in the terminal and in the browser."""
    folder = comptoir.load(name).folder
    words = Texts(folder, lang)
    phrases = [one for one in sayings(read(folder / f"{lang}.ftl"), speech(name)) if "board-" not in one[0].message]
    asked = {
        "files": [str(folder / f"{lang}.ftl"), str(COMMON / f"{lang}.ftl")],
        "lang": lang,
        "phrases": [(phrase.pack(), attribute) for phrase, attribute in phrases],
    }
    here = Path(__file__).parent
    told = subprocess.run(
        ["node", str(here / "say.mjs")], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    for (phrase, attribute), sentence in zip(phrases, json.loads(told.stdout), strict=True):
        assert words.say(phrase, attribute) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_complete(name, lang):
    """Here and there in random games every prompt, label, log line and refusal finds all it speaks of."""
    game = comptoir.load(name)
    words = texts(game, lang)
    for players in game.players:
        say_a_game(game.position(players), words, Rng(players))


def say_a_game(position: Position, words: Texts, rng: Rng) -> None:
    """The sentences of every eleventh question, at most of sixty."""
    asked = 0
    while not position.over and asked < 11 * 60:
        asked += 1
        if asked % 11 == 1:
            say_a_question(position, words)
        move, state = position.sample(rng), position.state
        for line in wordbook(position.game).lines(
            state, Observer(position.game, state).answer(state, position.asked(), move), TRUTH
        ):
            say_a_line(line, words)


def say_a_line(line: Line, words: Texts) -> None:
    """What an answer brought about, and under which name."""
    for _, phrase in line.rows:
        check(words, phrase)
    if line.name is not None:
        check(words, Phrase(line.name.message, {**line.name.args, "player": "Anna"}))


def say_a_question(position: Position, words: Texts) -> None:
    """Prompt, labels, log lines and refusals."""
    if not position.is_chance:
        check(words, position.prompt())
    for n in position.candidates():
        label, refusal = position.label(n), position.refusal(n)
        check(words, label)
        check(words, Phrase(label.message, {**label.args, "player": "Anna"}), "log")
        if refusal is not None:
            check(words, refusal)


def check(words: Texts, phrase: Phrase, attribute: str = "") -> None:
    """The phrase can be said, and so can the phrases in it."""
    for inner in phrase.args.values():
        if isinstance(inner, Phrase):
            check(words, inner)
    assert words.bundle.has(phrase.message), phrase.message
    said = words.bundle.say(phrase.message, words.args(phrase), attribute)
    assert said is None or "{" not in said, (phrase, said)

"""A game watched only through its log: what everybody has at the end can be counted from what was told."""

from __future__ import annotations

import re
from collections import Counter

import comptoir
from comptoir.core.chance import Rng
from comptoir.core.chronicle import TRUTH, holdings, seen_by, told_fields, wordbook
from comptoir.core.meaning import AMOUNT, meanings, records
from comptoir.core.phrase import Phrase
from comptoir.core.plain import SPECTATOR
from comptoir.texts import texts

COME = {"told-gain": "what", "told-gain-from": "what"}
GO = {"told-lose": "what", "told-lose-to": "what"}


def whole_game(name):
    """A game of as many as can play, at random."""
    game = comptoir.load(name)
    table, rng = game.table(players=game.players[-1], seed=3), Rng(3)
    while not table.over:
        seat = int(table.questions[0].seat)
        moves = table.legal(seat)
        table.answer(seat, moves[rng.below(len(moves))])
    return table


def things(phrase):
    """The things of a sentence, each with how many there are."""
    if phrase.message == "told-and":
        return things(phrase.args["first"]) + things(phrase.args["rest"])
    if phrase.message == "told-some":
        return Counter({repr(phrase.args["thing"]): phrase.args["n"]})
    if phrase.message == "told-points":
        return Counter({f"points: {phrase.args['source'].message}": phrase.args["n"]})
    return Counter({phrase.message: phrase.args["n"]})


def told(lines):
    """What came to every seat and what went, by the sentences of a log."""
    found = Counter()
    for seat, phrase in [row for line in lines for row in line.rows]:
        for table, sign in ((COME, 1), (GO, -1)):
            if phrase.message in table and isinstance(phrase.args[table[phrase.message]], Phrase):
                for thing, n in things(phrase.args[table[phrase.message]]).items():
                    found[seat, thing] += sign * n
    return found


def possessed(position):
    """What lies before the seats, and their points, but for those that follow from what they have."""
    s, found = position.state, Counter()
    for owner, record in records(s)[1:]:
        fields = told_fields(type(record))
        for (_, meaning), value in zip(fields.meant, fields.read(record), strict=True):
            for (seat, where, thing), n in meaning.held(s, owner, value).items():
                bare = meaning.way == AMOUNT and not meaning.quiet and meaning.alone and meaning.where(s, where) is None
                if bare and n:
                    found.update({(seat, one): m for one, m in things(meaning.what(s, thing, n)).items()})
    for seat in range(len(position.scores)):
        found.update({(seat, f"points: source-{name}"): n for name, n in position.ledger(seat).items()})
    return found


def test_a_reader_can_count(name):
    """Coins, goods, workers, cards and points of everybody at the end are what the sentences of the log add up to."""
    table = whole_game(name)
    lines = [*table.opening(TRUTH), *[line for i in range(len(table.log)) for line in table.lines([i], TRUTH)]]
    implied = {
        f"points: source-{m.scores}" for _, record in records(table.position.state) for _, m in meanings(type(record))
    }
    expected = {key: n for key, n in possessed(table.position).items() if n and key[1] not in implied}
    sorts = {sort for _, sort in expected}
    assert {key: n for key, n in told(lines).items() if n and key[1] in sorts} == expected
    assert any(sort.startswith("points") for sort in sorts)


def test_what_is_told_stands_alone(name):
    """Things that come and go stand in the nominative, and bear a number: “+2 × Würfel”, not “+2 × einen Würfel”."""
    table, names = whole_game(name), ["Ann", "Ben", "Cid", "Dan"]
    lines = [line for i in range(len(table.log)) for line in table.lines([i], TRUTH)]
    wrong = {"de": "(^|: |[+−,·] ?)(einen|einem|den|dem) |× ein", "en": "× (a|one|the) ", "fr": "× une? "}
    for lang, pattern in wrong.items():
        said = {texts(table.game, lang).told(line, names) for line in lines}
        assert [one for one in sorted(said) if re.search(pattern, one)] == []


def test_every_viewer_can_count(name):
    """What each seat, and whoever looks on, is told leads from the first view to the last one."""
    table, words = whole_game(name), wordbook(comptoir.load(name))
    for viewer in (SPECTATOR, *range(table.players)):
        held = Counter(holdings(table.beginning().view(viewer).state))
        for i in range(len(table.log)):
            for one in seen_by(table.effects(i).told, viewer, words.headings):
                for shift in one.shifts:
                    held[shift.owner, shift.field, shift.seat, shift.where, shift.thing] += shift.new - shift.old
        assert {key: n for key, n in held.items() if n} == holdings(table.view(viewer).state)

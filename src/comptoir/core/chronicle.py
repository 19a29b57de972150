"""The chronicle: what an answer brought about, step by step, for whoever may know it.

An answer is performed once more, one task at a time, when somebody reads the log. What the fields hold is compared
after each step. Nobody pays for it who does not read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, Final, NamedTuple

from comptoir.core import agenda, plain
from comptoir.core.agenda import CHANCE, Decision, State
from comptoir.core.game import Game
from comptoir.core.meaning import AMOUNT, HIDDEN, LEVEL, NOBODY, NOW, Meaning, Now, meanings, reader, records
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.position import Position
from comptoir.core.record import Field

ALL: Final = 0  # eyes: everybody sees it; seat + 1: only this seat; -(seat + 1): all but this seat
TRUTH: Final = -5  # a viewer who may know everything, after the game
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)  # of a Fluent file
MOST_LINES: Final = 20_000  # kept in words


class Shift(NamedTuple):
    """A field holds more or less of a thing than before."""

    owner: int  # whose record the field stands in; NOBODY: the table's
    field: str
    seat: int  # whose the thing is
    where: int
    thing: int
    old: int
    new: int
    eyes: int = ALL


class Told(NamedTuple):
    """One step: the kind of move or task, whose it is, and what it changed.

    ``reason`` is the nearest step with a name that brought it about; of what chance gives, else its question.
    """

    step: str
    seat: int
    reason: str
    now: tuple[int, ...]  # what the fields ``Now`` of the table say
    shifts: tuple[Shift, ...]


class Row(NamedTuple):
    """One sentence of it: things come, go or change hands, a marker or a piece moves, something is now so."""

    way: str
    n: int
    giver: Shift | None
    taker: Shift | None


class Line(NamedTuple):
    """What a viewer is told of one step: rows, each with the seat it is about, under a name and with its rules."""

    name: Phrase | None
    heading: bool
    rows: tuple[tuple[int, Phrase], ...]
    rules: tuple[str, ...]
    own: bool  # the answer itself did it, not what followed
    shifts: tuple[Shift, ...] = ()  # what the rows say, as it is in the fields


# --- Observing --------------------------------------------------------------------------


class Observer:
    """Performs answers at a state step by step, and notes what each step changed."""

    def __init__(self, game: Game, s: State, why: list[str] | None = None) -> None:
        self.words: Final = wordbook(game)
        self.why = (
            list(why) if why else [""] * len(s.agenda)
        )  # for each entry of the agenda, the nearest named step that put it there
        self.kept = [told_fields(type(record)).read(record) for _, record in records(s)]

    def answer(self, s: State, ask: Decision, n: int) -> list[Told]:
        """Answer; what the move and every task after it changed."""
        kind = s.kinds.of[n]
        first = self._note(s, lambda: agenda.begin(s, ask, n), type(kind).__name__, int(ask.seat), aside=kind.aside)
        if first is not None and ask.seat == CHANCE and not first.reason:
            first = first._replace(reason=type(ask).__name__)  # what is drawn is told by what it is drawn for
        found = [first]
        while s.agenda:
            top = s.agenda[-1]
            if isinstance(top, Decision):
                break
            done = self._note(s, lambda: agenda.perform(s), type(top).__name__, int(getattr(top, "seat", NOBODY)))
            if done is None:
                break
            found.append(done)
        return [told for told in found if told is not None and (told.shifts or told.step in self.words.headings)]

    def _note(self, s: State, act: Any, name: str, seat: int, *, aside: bool = False) -> Told | None:
        """Do it, and compare; None if nothing was there to do."""
        before = len(s.agenda)
        fresh = name in self.words.headings or (name in self.words.moves and seat >= 0)
        reason = name if name in self.words.named else "" if fresh or not self.why else self.why[-1]
        if act() is None and name not in self.words.moves:
            return None
        left = before if aside else min(before - 1, len(s.agenda))
        self.why = self.why[:left] + [reason] * (len(s.agenda) - left)
        shifts = tuple(self._compare(s))
        return Told(name, seat, reason, self.words.now(s), shifts)

    def _compare(self, s: State) -> Iterator[Shift]:
        for owner, record in records(s):
            told = told_fields(type(record))
            kept, new = self.kept[owner + 1], told.read(record)
            if new != kept:
                self.kept[owner + 1] = new
                for (f, meaning), before, after in zip(told.meant, kept, new, strict=True):
                    if before != after:
                        yield from shifts(s, owner, f, meaning, before, after)


class Fields:
    """The fields of a class of records whose changes are told."""

    def __init__(self, cls: type) -> None:
        self.meant: Final = [(f, meaning) for f, meaning in meanings(cls) if meaning.told]
        self.read: Final = reader([f for f, _ in self.meant])


def told_fields(cls: type) -> Fields:
    """Those of a class."""
    if cls not in _told_fields:
        _told_fields[cls] = Fields(cls)
    return _told_fields[cls]


_told_fields: Final[dict[type, Fields]] = {}


def shifts(s: State, owner: int, f: Field, meaning: Meaning, old: Any, new: Any) -> Iterator[Shift]:
    """How what a field holds differs, for those who see all of it and for those who do not."""
    if not f.secrecy:
        yield from _differ(s, owner, f, meaning, (old, new), ALL)
        return
    hidden = ([HIDDEN] * len(old), [HIDDEN] * len(new))
    if owner < 0 or f.secrecy == "facedown":
        yield from _differ(s, owner, f, meaning, hidden, ALL)
        return
    seen = (_own_sight(s, f, old), _own_sight(s, f, new))
    yield from _differ(s, owner, f, meaning, hidden, -(owner + 1))
    yield from _differ(s, owner, f, meaning, seen, owner + 1)


def _own_sight(s: State, f: Field, cards: Any) -> Any:
    return [int(s.glimpse(card)) for card in cards] if f.secrecy == "glimpsed" else cards


def _differ(s: State, owner: int, f: Field, meaning: Meaning, values: tuple[Any, Any], eyes: int) -> Iterator[Shift]:
    old, new = [meaning.held(s, owner, value) for value in values]
    for key in sorted(old.keys() | new.keys()):
        before, after = old.get(key, 0), new.get(key, 0)
        if before != after:
            yield Shift(owner, f.name, *key, before, after, eyes)


def seen_by(told: Sequence[Told], viewer: int, headings: Set[str]) -> list[Told]:
    """What a viewer may know of it; steps without anything for it are left out, unless they are headings."""
    found = [one._replace(shifts=tuple([x for x in one.shifts if _sees(x.eyes, viewer)])) for one in told]
    return [one for one in found if one.shifts or one.step in headings]


def merged(told: Sequence[Told]) -> list[Told]:
    """The same with equal steps in a row as one: six cards for one player, not six times a card."""
    found: list[Told] = []
    for one in told:
        last = found[-1] if found else None
        if last is not None and (last.step, last.reason) == (one.step, one.reason):
            found[-1] = one._replace(shifts=tuple(_summed((*last.shifts, *one.shifts))))
        else:
            found.append(one)
    return found


def _summed(shifts: Sequence[Shift]) -> list[Shift]:
    """Shifts of the same thing one after the other as one."""
    found: dict[Any, Shift] = {}
    for shift in shifts:
        key = shift._replace(old=0, new=0)
        found[key] = shift._replace(old=found[key].old) if key in found else shift
    return [shift for shift in found.values() if shift.old != shift.new]


def _sees(eyes: int, viewer: int) -> bool:
    if viewer == TRUTH:
        return eyes >= ALL
    return eyes == ALL or eyes == viewer + 1 or (eyes < 0 and eyes != -(viewer + 1))


def holdings(s: State) -> dict[tuple[int, str, int, int, int], int]:
    """Everything that the told fields hold in a state or a view: by owner, field, seat, where and thing."""
    found = {}
    for owner, record in records(s):
        told = told_fields(type(record))
        for (f, meaning), value in zip(told.meant, told.read(record), strict=True):
            for key, n in meaning.held(s, owner, value).items():
                if n:
                    found[(owner, f.name, *key)] = n
    return found


# --- Sentences --------------------------------------------------------------------------


class Wordbook:
    """What a game's chronicle is told with: the meanings of its fields, and which steps have names."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.moves: Final = {type(kind).__name__ for kind in game.kinds.kinds}
        names = [*game.names, *self.moves]
        messages = _messages(game)
        self.named: Final = {name for name in names if f"step-{kebab(name)}" in messages}
        self.headings: Final = {name for name in names if f"heading-{kebab(name)}" in messages}
        self.rules: Final = game.anchors()
        self._meanings: Final[dict[tuple[bool, str], Meaning]] = {}
        self._of: list[Now] | None = None

    def meaning(self, s: State, shift: Shift) -> Meaning:
        """The meaning of a shifted field."""
        key = (shift.owner >= 0, shift.field)
        if key not in self._meanings:
            record = records(s)[shift.owner + 1][1]
            self._meanings.update({(key[0], f.name): meaning for f, meaning in meanings(type(record))})
        return self._meanings[key]

    def nows(self, s: State) -> list[Now]:
        """The fields of the table that say what something is now."""
        if self._of is None:
            self._of = [meaning for _, meaning in meanings(type(s)) if isinstance(meaning, Now) and meaning.told]
        return self._of

    def now(self, s: State) -> tuple[int, ...]:
        """What they say."""
        return tuple([int(getattr(s, meaning.name)) for meaning in self.nows(s)])

    def forced(self, position: Position, ask: Decision) -> tuple[str, ...]:
        """The rules that leave a seat only one answer: those that refuse all others, or those of the question."""
        refusals = position.view(plain.SPECTATOR).refusals(int(ask.seat))
        refused = sorted({refusal.rule for refusal in refusals.values() if refusal is not None})
        return tuple(refused) or self.rules.get(type(ask).__name__, ())

    # --- Rows ---------------------------------------------------------------------------

    def rows(self, s: State, told: Told) -> list[Row]:
        """The changes of one step as sentences: what leaves one place and comes to another is one movement."""
        pairs: list[Row] = []
        amounts: list[Shift] = []
        others: dict[tuple[int, str, int, int], list[Shift]] = {}
        for shift in told.shifts:
            meaning = self.meaning(s, shift)
            if meaning.way == AMOUNT:
                amounts.append(shift)
            elif meaning.way == LEVEL:
                pairs.append(Row(LEVEL, shift.new - shift.old, shift, shift))
            else:
                seat = NOBODY if meaning.way == NOW else shift.seat
                others.setdefault((shift.owner, shift.field, seat, shift.where), []).append(shift)
        for (_, _, _, _), group in others.items():
            gone = next((shift for shift in group if shift.new < shift.old), None)
            come = next((shift for shift in group if shift.new > shift.old), None)
            pairs.append(Row(self.meaning(s, group[0]).way, 1, gone, come))
        return sorted(pairs + self._paired(s, amounts), key=lambda row: row.way == NOW)

    def _paired(self, s: State, amounts: list[Shift]) -> list[Row]:
        """Losses go to gains of the same thing: of the same seat first, then of anybody; what is hidden, to any."""
        found: list[Row] = []
        left = {i: shift.new - shift.old for i, shift in enumerate(amounts)}
        stuff = [self.meaning(s, shift).stuff(shift.thing) for shift in amounts]
        for same_seat, same_thing in ((True, True), (False, True), (True, False)):
            for i, gain in enumerate(amounts):
                for j, loss in enumerate(amounts):
                    if left[i] <= 0:
                        break
                    near = gain.seat == loss.seat or (not same_seat and NOBODY in (gain.seat, loss.seat))
                    fits = near and stuff[i][0] == stuff[j][0]
                    if left[j] < 0 and fits and (stuff[i] == stuff[j] if same_thing else loss.thing == HIDDEN):
                        n = min(left[i], -left[j])
                        found.append(Row(AMOUNT, n, loss, gain))
                        left[i] -= n
                        left[j] += n
        for i, shift in enumerate(amounts):
            if left[i]:
                one = (shift, None) if left[i] < 0 else (None, shift)
                found.append(Row(AMOUNT, abs(left[i]), *one))
        return found

    # --- Words --------------------------------------------------------------------------

    def lines(self, s: State, told: Sequence[Told], viewer: int) -> list[Line]:
        """What a viewer is told of an answer."""
        found: list[Line] = []
        for one in seen_by(merged(told), viewer, self.headings):
            own = one.step in self.moves
            if one.step in self.headings:
                found.append(Line(self.name(s, one, "heading", one.step), True, (), self.anchored(one), False))
            rows = self.sentences(s, self.rows(s, one))
            if rows:
                name = self.name(s, one, "step", one.reason) if one.reason in self.named else None
                found.append(Line(name, False, tuple(rows), self.anchored(one), own, one.shifts))
        return found

    def opening(self, s: State, viewer: int) -> list[Line]:
        """What everybody begins with, as far as a viewer may know; of a state before the first answer."""
        shifts = [
            Shift(*key, 0, n)
            for key, n in holdings(s if viewer == TRUTH else plain.view(s, viewer)).items()
            if key[0] >= 0 and self.meaning(s, Shift(*key, 0, n)).way == AMOUNT
        ]
        rows = self.sentences(s, self.rows(s, Told("", NOBODY, "", (), tuple(shifts))))
        return [Line(Phrase("step-beginning", {"seat": NOBODY}), False, tuple(rows), (), False)] if rows else []

    def anchored(self, told: Told) -> tuple[str, ...]:
        """The rules of a step; those of its reason if it has none."""
        return self.rules.get(told.step) or self.rules.get(told.reason, ())

    def name(self, s: State, told: Told, kind: str, step: str) -> Phrase:
        """The name of a step, which may speak of its seat and of what is now."""
        said: dict[str, Any] = {"seat": told.seat}
        for meaning, value in zip(self.nows(s), told.now, strict=True):
            said[meaning.name] = meaning.thing(s, value)
        return Phrase(f"{kind}-{kebab(step)}", said)

    def sentences(self, s: State, rows: list[Row]) -> list[tuple[int, Phrase]]:
        """Rows in words, each with the seat it is about. Points that follow from another row are not said again."""
        scored = {(x.seat, self.meaning(s, x).scores) for row in rows for x in (row.giver, row.taker) if x is not None}
        found = [self.sentence(s, row) for row in rows if not self._follows(s, row, scored)]
        return _gathered([one for one in found if one is not None])

    def _follows(self, s: State, row: Row, scored: set[tuple[int, str]]) -> bool:
        shift = row.taker or row.giver
        if shift is None or shift.field != "ledger":
            return False
        return (shift.seat, self.game.sources[shift.thing]) in scored

    def sentence(self, s: State, row: Row) -> tuple[int, Phrase] | None:
        """One row in words; None if there is nothing to say."""
        shift = row.taker or row.giver
        assert shift is not None
        meaning: Any = self.meaning(s, shift)
        if row.way == LEVEL:
            track = {"track": meaning.piece(s, shift.where), "old": shift.old, "new": shift.new}
            return shift.seat, Phrase("told-track", track)
        if row.way == AMOUNT:
            return self.amount(s, row)
        if row.way == NOW:
            if row.taker is None or getattr(meaning, "heading", False):
                return None
            name = f"now-{meaning.name.replace('_', '-')}"
            return shift.seat, Phrase(name, {"value": meaning.thing(s, row.taker.thing)})
        return self.moved(s, row, meaning)

    def moved(self, s: State, row: Row, meaning: Any) -> tuple[int, Phrase]:
        """A piece on its way."""
        shift = row.taker or row.giver
        assert shift is not None
        ends = [None if end is None else meaning.thing(s, end.thing) for end in (row.giver, row.taker)]
        args = {"thing": meaning.piece(s, shift.where), "from": ends[0] or Phrase("told-nowhere")}
        return shift.seat, Phrase("told-moved", {**args, "to": ends[1] or Phrase("told-nowhere")})

    def amount(self, s: State, row: Row) -> tuple[int, Phrase] | None:
        """Things that come, go or change hands; supplies are not spoken of."""
        giver, taker = self.spoken(s, row.giver), self.spoken(s, row.taker)
        if giver is not None and taker is not None:
            return self.carried(s, row, giver, taker)
        shift = giver or taker
        if shift is None:
            return None
        meaning = self.meaning(s, shift)
        if not meaning.alone:
            return None
        sign = "gain" if giver is None else "lose"
        where = meaning.where(s, shift.where)
        what = meaning.what(s, shift.thing, row.n)
        if where is None:
            return shift.seat, Phrase(f"told-{sign}", {"what": what})
        return shift.seat, Phrase(f"told-{sign}-at", {"where": where, "what": what})

    def spoken(self, s: State, shift: Shift | None) -> Shift | None:
        """A shift, unless it is of a supply."""
        return None if shift is None or self.meaning(s, shift).quiet else shift

    def carried(self, s: State, row: Row, giver: Shift, taker: Shift) -> tuple[int, Phrase]:
        """From one place to another; what simply lies before its owner has no place."""
        seat = taker.seat if taker.seat >= 0 else giver.seat
        what = self.meaning(s, taker).what(s, taker.thing, row.n)
        begin, end = [self.meaning(s, x).where(s, x.where) for x in (giver, taker)]
        if begin is None and end is not None:
            return seat, Phrase("told-lose-to", {"what": what, "to": end})
        if begin is not None and end is None:
            return seat, Phrase("told-gain-from", {"what": what, "from": begin})
        ends = {"from": begin or Phrase("told-nowhere"), "to": end or Phrase("told-nowhere")}
        return seat, Phrase("told-moved", {"thing": what, **ends})


GATHERED: Final = {
    "told-moved": "thing",
    "told-gain-at": "what",
    "told-gain-from": "what",
    "told-lose-at": "what",
    "told-lose-to": "what",
}


def _gathered(rows: list[tuple[int, Phrase]]) -> list[tuple[int, Phrase]]:
    """Things that go the same way are said in one sentence."""
    found: dict[Any, tuple[int, Phrase]] = {}
    for seat, phrase in rows:
        name = GATHERED.get(phrase.message, "")
        rest = {key: value for key, value in phrase.args.items() if key != name}
        key = (seat, phrase.message, repr(rest)) if name else len(found)
        if name and key in found:
            first = found[key][1].args[name]
            phrase = Phrase(
                phrase.message, {**rest, name: Phrase("told-and", {"first": first, "rest": phrase.args[name]})}
            )
        found[key] = (seat, phrase)
    return list(found.values())


def _messages(game: Game) -> set[str]:
    """The names of the game's messages."""
    file = game.folder / "en.ftl"
    return set(MESSAGE.findall(file.read_text(encoding="utf-8"))) if file.exists() else set()


class Setting:
    """A game with figures of one's own box: at all its tables the same is said in the same words."""

    def __init__(self, game: Game, data: Mapping[str, Any], s: State) -> None:
        self.key: Final = (game.name, json.dumps(data, sort_keys=True))
        self.words: Final = wordbook(game)
        self.state: Final = s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.key == other.key and self.words is other.words

    def __hash__(self) -> int:
        return hash(self.key)


class Effects:
    """What an answer brought about. Equal ones are one object, at all tables together."""

    def __init__(self, told: tuple[Told, ...]) -> None:
        self.told: Final = told
        self.secret: Final = any(shift.eyes != ALL for one in told for shift in one.shifts)  # not all are told the same


@lru_cache(MOST_LINES)
def effects_of(told: tuple[Told, ...]) -> Effects:
    """These effects."""
    return Effects(told)


class Lines(list[Line]):
    """What a viewer is told of some answers; ``text`` is the same as JSON, once somebody was sent it."""

    text = ""


@lru_cache(MOST_LINES)
def said(setting: Setting, answers: tuple[Effects, ...], viewer: int) -> Lines:
    """What a viewer is told, in words. Logs are long and read often, and say much the same."""
    return Lines(setting.words.lines(setting.state, [one for effects in answers for one in effects.told], viewer))


@lru_cache
def wordbook(game: Game) -> Wordbook:
    """What a game's chronicle is told with."""
    return Wordbook(game)

"""Positions to be stored and read again, so that a table opens without all its events being replayed."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import structlog

import comptoir
from comptoir.core import plain
from comptoir.core.chronicle import MOST_LINES, Effects, Shift, Told, effects_of
from comptoir.core.errors import BadReplay, ComptoirError
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.replay import written
from comptoir.core.table import Entry
from comptoir.server.state.events import START, TOLD, Event
from comptoir.server.state.labels import label_of
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import Position, Wish

FORMAT: Final = 6
LOG = structlog.get_logger()
IMPOSSIBLE: Final = (ComptoirError, AssertionError, LookupError, ValueError, TypeError)  # to put on the board


class BadSnapshot(Exception):
    """A snapshot that cannot be used; the events tell the same."""


def snapshot(position: Position) -> bytes:
    """All of a position but the memory of older versions."""
    table = position.table
    assert table is not None
    asks: dict[str, int] = {}  # much is the same again and again, and is written once
    labels: dict[str, int] = {}
    effects: dict[str, int] = {}
    for i in range(len(table.log)):
        table.effects(i)
    rows = [_pack_entry(entry, table.label(i), asks, labels, effects) for i, entry in enumerate(table.log)]
    wish = position.wish
    data = {
        "version": position.version,
        "versions": [position.memory[viewer].version for viewer in position.viewers],
        "asked_at": position.asked_at,
        "held": position.held,
        "undo": [position.can_undo(seat) for seat in range(position.players)],
        "wish": None if wish is None else [wish.seat, wish.length, wish.agreed],
        "chat": position.chat,
        "state": plain.pack(table.position.state),
        "origin": None if table.origin is None else plain.pack(table.origin.state),
        "asks": list(asks),
        "labels": list(labels),
        "effects": list(effects),
        "reasons": table.reasons(),
        "log": list(zip(*rows, strict=True)),  # six long columns are read sooner than many short rows
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 3)


def with_chat(packed: bytes, change: Callable[[list[Any]], list[Any]]) -> bytes:
    """A snapshot in which another chat stands."""
    data = json.loads(zlib.decompress(packed))
    return zlib.compress(json.dumps({**data, "chat": change(data["chat"])}, separators=(",", ":")).encode(), 3)


def restore(position: Position, packed: bytes) -> None:
    """Go on from a snapshot, which must be of the same code."""
    data = json.loads(zlib.decompress(packed))
    _table(position, data).knows_undo(data["undo"])
    position.version = data["version"]
    position.asked_at = data["asked_at"]
    position.held = data["held"]
    position.wish = None if data["wish"] is None else Wish(*data["wish"])
    position.chat = data["chat"]
    position.recall(data["versions"])


def _table(position: Position, data: dict[str, Any]) -> LiveTable:
    table = position.begin(data["origin"])
    names = position.game.names
    asks = [plain.unpack_step(json.loads(text), names) for text in data["asks"]]
    labels = [label_of(text) for text in data["labels"]]
    effects = [_unpack_effects(text) for text in data["effects"]]
    log = [_entry(row, asks, labels, effects) for row in zip(*data["log"], strict=True)]
    state = plain.unpack(data["state"], table.position.state, names)
    table.restore(comptoir.Position(position.game, state), log, data["reasons"])
    return table


def _pack_entry(
    entry: Entry, label: Phrase, asks: dict[str, int], labels: dict[str, int], effects: dict[str, int]
) -> list[int]:
    marks = int(entry.in_lane) + 2 * int(entry.forced) + 4 * int(entry.closes)
    ask = asks.setdefault(json.dumps(plain.pack(entry.ask)), len(asks))
    told = effects.setdefault(json.dumps([entry.why, entry.effects.told if entry.effects else []]), len(effects))
    return [entry.seat, entry.move, marks, ask, labels.setdefault(json.dumps(label.pack()), len(labels)), told]


@lru_cache(MOST_LINES)
def _unpack_effects(text: str) -> tuple[tuple[str, ...], Effects]:
    """The rules that forced an answer, and what it brought about."""
    why, told = json.loads(text)
    found = [
        Told(step, seat, reason, tuple(now), tuple([Shift(*shift) for shift in shifts]))
        for step, seat, reason, now, shifts in told
    ]
    return tuple(why), effects_of(tuple(found))


def _entry(row: tuple[int, ...], asks: list[Any], labels: list[Phrase], effects: list[Any]) -> Entry:
    seat, move, marks, ask, label, told = row
    entry = Entry(seat, move, asks[ask], bool(marks & 1), bool(marks & 2))
    entry.closes = bool(marks & 4)
    entry.told = labels[label]
    entry.why, entry.effects = effects[told]
    return entry


@lru_cache
def game_of(name: str) -> Game:
    """A game by its name, looked up once."""
    return comptoir.load(name)


@lru_cache
def code(name: str) -> str:
    """Changes whenever the rules' or the engine's source does: a snapshot of other code is not used."""
    game = game_of(name)
    digest = hashlib.sha256(f"{FORMAT} {game.rules} {game.moves_digest()}".encode())
    for folder in (Path(comptoir.__file__).parent / "core", game.folder):
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def load(
    game: str,
    players: int,
    options: dict[str, str],
    data: dict[str, Any],
    packed: bytes | None,
    rows: list[Event],
    *,
    rules: int | None = None,
    guided: bool = False,
) -> Position:
    """A table from what is stored: a snapshot, if there is one, and the events after it.

    It is broken if it was played with other ``rules``, the rules of today do not allow what was played, or it was
    broken once and its replay was handed out.
    """
    begun = packed is not None or any(event.kind == START for event in rows)
    told = any(event.kind == TOLD for event in rows)
    if told and packed is not None:
        raise BadSnapshot
    if told or (begun and rules is not None and rules != game_of(game).rules):
        return _broken(game, players, options, data, rows)
    position = Position(game_of(game), players, options, data, guided=guided)
    if packed is not None:
        try:
            restore(position, packed)
        except (BadReplay, LookupError, ValueError, TypeError, zlib.error) as problem:
            raise BadSnapshot from problem
    try:
        for event in rows:
            if event.version > position.version:
                position.apply(event)
    except IMPOSSIBLE as problem:
        if packed is not None:
            raise BadSnapshot from problem
        LOG.warning("a game cannot go on with the rules of today", game=game, problem=type(problem).__name__)
        return _broken(game, players, options, data, rows)
    return position


def _broken(game: str, players: int, options: dict[str, str], data: dict[str, Any], rows: list[Event]) -> Position:
    """A table whose game cannot be put on the board: its talk."""
    position = Position(game_of(game), players, options, data)
    position.broken = True
    for event in rows:
        position.apply(event)
    return position


def as_replay(header: list[Any], rows: list[Event]) -> str:
    """A replay file from nothing but what is stored, for a game that cannot be put on the board."""
    log: list[tuple[int, int, str]] = []
    for event in rows:
        log += [(seat, 0, name) for seat, name, _ in event.data.get("entries", [])]
        gone = set(event.data.get("removed", []))
        log = [entry for i, entry in enumerate(log) if i not in gone] if gone else log
    return written(header, log)

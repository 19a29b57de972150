"""Replay files: a header, one line for each answer, and a last line with the count and a checksum."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from comptoir.core.agenda import CHANCE
from comptoir.core.errors import BadMove, BadReplay, BadSetup, NotAllowed
from comptoir.core.game import load
from comptoir.core.table import Table

FIRST_LINE: Final = "comptoir replay 1"
HEADER: Final = ("game", "rules", "moves", "players", "options", "data")
LONGEST: Final = 4_000_000  # characters; a long game has about a hundred thousand


def write(table: Table) -> str:
    """The table's game as text."""
    game = table.game
    header = [game.name, game.rules, game.moves_digest(), table.players, table.options, table.data]
    return written(header, [(entry.seat, entry.move, game.kinds.name(entry.move)) for entry in table.log])


def written(header: list[Any], answers: list[tuple[int, int, str]]) -> str:
    """A game as text, even if this program cannot play it. An answer is a seat, a number and a name."""
    lines = [FIRST_LINE]
    lines += [f"{name} {json.dumps(value)}" for name, value in zip(HEADER, header, strict=True)]
    lines += [f"{'chance' if seat == CHANCE else seat} {move} {name}" for seat, move, name in answers]
    lines.append(f"end {len(answers)} {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read(text: str) -> Table:
    """The game as a table, every answer checked. Chance is not answered any further: set ``rng`` for that."""
    if len(text) > LONGEST:
        raise BadReplay("This file is too long to be a replay.")
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        kind = "a newer kind of replay" if lines[0].startswith("comptoir replay ") else "no replay"
        raise BadReplay(f"This is {kind}; a replay begins with “{FIRST_LINE}”.")
    answers = _checked_answers(lines)
    header = _header(lines[1 : len(HEADER) + 1])
    table = _table(header)
    same_numbers = header["moves"] == table.game.moves_digest()
    for number, line in enumerate(answers, len(HEADER) + 2):
        _answer(table, line, number, same_numbers)
    return table


def _checked_answers(lines: list[str]) -> list[str]:
    end = lines[-2].split(" ") if len(lines) > len(HEADER) + 2 and not lines[-1] else []
    answers = lines[len(HEADER) + 1 : -2]
    if len(end) != 3 or end[0] != "end" or end[1] != str(len(answers)):
        raise BadReplay(
            "This replay is cut off: its last line should say “end”, how many answers there are, and a seal."
        )
    if end[2] != _digest(lines[:-2]):
        raise BadReplay("This replay was changed after it was saved: its seal does not fit its lines.")
    return answers


def _header(lines: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, line in zip(HEADER, lines, strict=True):
        given, _, value = line.partition(" ")
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            given = ""
        if given != name:
            raise BadReplay(f"The header of this replay is damaged: the line “{name}” is missing or unreadable.")
    if not _fits(found):
        raise BadReplay("The header of this replay is damaged: players, options or data are not what they should be.")
    return found


def _fits(header: dict[str, Any]) -> bool:
    options = header["options"]
    named = isinstance(options, dict) and all(isinstance(value, str) for value in options.values())
    return named and isinstance(header["data"], dict) and type(header["players"]) is int


def _table(header: dict[str, Any]) -> Table:
    game = load(str(header["game"]))
    if header["rules"] != game.rules:
        raise BadReplay(f"This game was played with rules {header['rules']}; this program knows rules {game.rules}.")
    try:
        return Table(game, header["players"], None, header["options"], header["data"])
    except BadSetup as problem:
        raise BadReplay(f"The header of this replay does not fit the game: {problem}") from problem


def _answer(table: Table, line: str, number: int, same_numbers: bool) -> None:
    who, _, rest = line.partition(" ")
    given, _, name = rest.partition(" ")
    if not (who == "chance" or (who.isdecimal() and len(who) == 1)):
        raise BadReplay(f"Line {number} does not begin with a seat or “chance”.")
    try:
        move = table.game.kinds.parse(name)
        if same_numbers and str(move) != given:
            raise BadReplay(f"Line {number}: the number {given[:12]} does not belong to {name[:60]}.")
        table.answer(CHANCE if who == "chance" else int(who), move)
    except (BadMove, NotAllowed) as problem:
        raise BadReplay(f"Line {number} breaks the rules: {problem}") from problem

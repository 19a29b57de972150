"""Golden files: a random game written out, every question with all its answers and refusals.

They are reviewed by people and kept under version control. A difference in one is a change of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from comptoir.core.agenda import CHANCE, Chance
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.game import Game
from comptoir.core.table import Table
from comptoir.core.text import Texts, texts


def write(game: Game, players: int, seed: int, options: Mapping[str, str], lang: str) -> str:
    """The game of this seed as text; its first line holds what is needed to write it again."""
    header = {"players": players, "seed": seed, "options": dict(options), "lang": lang}
    lines = [f"{game.name} {json.dumps(header)}"]
    table = Table(game, players, None, options)
    rng = Rng(seed)
    words = texts(game, lang)
    while not table.over:
        lines += next_answer(table, rng, words)
    lines += ["", *result(table, words)]
    return "\n".join(lines) + "\n"


def next_answer(table: Table, rng: Rng, words: Texts) -> list[str]:
    """One question with its legal and refused answers, and the answer given."""
    ask = table.questions[0]
    if isinstance(ask, Chance):
        move = int(ask.sample(table.state, rng))
        lines = [f"  chance: {words.say(table.label(CHANCE, move))}"]
        table.answer(CHANCE, move)
        return lines
    seat = int(ask.seat)
    moves = table.legal(seat)
    chosen = moves[int(rng.below(len(moves)))]
    lines = ["", f"[{seat}] {words.say(table.prompt(seat))}"]
    lines += [
        f"  {mark(table, seat, move, chosen)} {line(table, seat, move, words)}" for move in table.candidates(seat)
    ]
    table.answer(seat, chosen)
    return lines


def mark(table: Table, seat: int, move: int, chosen: int) -> str:
    """The sign before a candidate: chosen, legal or refused."""
    if move == chosen:
        return ">"
    return "-" if table.why_not(seat, move) is None else "x"


def line(table: Table, seat: int, move: int, words: Texts) -> str:
    """A candidate in words, with the reason if it is refused."""
    label = words.say(table.label(seat, move))
    refusal = table.why_not(seat, move)
    return label if refusal is None else f"{label}: {table.refusal_text(seat, move, refusal, words.lang)}"


def result(table: Table, words: Texts) -> list[str]:
    """The points of each seat by source."""
    rows = []
    for seat in range(table.players):
        points = ", ".join([f"{source} {n}" for source, n in table.ledger(seat).items() if n])
        rows.append(f"[{seat}] {table.scores[seat]} points: {points}")
    return rows


def renew(game: Game, text: str) -> str:
    """The same playthrough, written again with today's rules."""
    name, _, header = text.partition("\n")[0].partition(" ")
    if name != game.name:
        raise BadReplay(f"This is no playthrough of {game.name}.")
    wanted = json.loads(header)
    return write(game, wanted["players"], wanted["seed"], wanted["options"], wanted["lang"])

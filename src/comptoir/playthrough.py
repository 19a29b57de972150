"""Golden files: a random game written out, every question with all its answers and refusals.

They are reviewed by people and kept under version control. A difference in one is a change of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.game import Game
from comptoir.core.position import Position
from comptoir.core.text import Texts, texts


def write(game: Game, players: int, seed: int, options: Mapping[str, str], lang: str) -> str:
    """The game of this seed as text; its first line holds what is needed to write it again."""
    header = {"players": players, "seed": seed, "options": dict(options), "lang": lang}
    lines = [f"{game.name} {json.dumps(header)}"]
    position = game.position(players, options)
    rng = Rng(seed)
    words = texts(game, lang)
    while not position.over:
        lines += next_answer(position, rng, words)
    lines += ["", *result(position)]
    return "\n".join(lines) + "\n"


def next_answer(position: Position, rng: Rng, words: Texts) -> list[str]:
    """One question with its legal and refused answers, and the answer given."""
    seat = position.seat
    if seat == CHANCE:
        chosen = position.sample(rng)
        lines = [f"  chance: {words.say(position.label(chosen))}"]
    else:
        moves = position.legal(seat)
        chosen = moves[int(rng.below(len(moves)))]
        lines = ["", f"[{seat}] {words.say(position.prompt(seat))}"]
        lines += [line(position, move, chosen, words) for move in position.candidates(seat)]
    position.play(chosen, seat)
    return lines


def line(position: Position, move: int, chosen: int, words: Texts) -> str:
    """A candidate in words, with the reason if it is refused."""
    label, why = words.say(position.label(move)), words.why_not(position, move)
    if why:
        return f"  x {label}: {why}"
    return f"  {'>' if move == chosen else '-'} {label}"


def result(position: Position) -> list[str]:
    """The points of each seat by source."""
    rows = []
    for seat in range(position.seats):
        points = ", ".join([f"{source} {n}" for source, n in position.ledger(seat).items() if n])
        rows.append(f"[{seat}] {position.scores[seat]} points: {points}")
    return rows


def renew(game: Game, text: str) -> str:
    """The same playthrough, written again with today's rules."""
    name, _, header = text.partition("\n")[0].partition(" ")
    if name != game.name:
        raise BadReplay(f"This is no playthrough of {game.name}.")
    wanted = json.loads(header)
    return write(game, wanted["players"], wanted["seed"], wanted["options"], wanted["lang"])

"""Golden files: a random game written out, every question with all its answers and refusals.

They are reviewed by people and kept under version control. A difference in one is a change of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.chronicle import TRUTH, Line, Observer
from comptoir.core.errors import BadReplay
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.position import Position
from comptoir.texts import Texts, texts


def write(game: Game, players: int, seed: int, options: Mapping[str, str], lang: str) -> str:
    """The game of this seed as text; its first line holds what is needed to write it again."""
    header = {"players": players, "seed": seed, "options": dict(options), "lang": lang}
    lines = [f"{game.name} {json.dumps(header)}"]
    position = game.position(players, options)
    rng = Rng(seed)
    words = texts(game, lang)
    observer = Observer(game, position.state)
    names = [f"[{seat}]" for seat in range(players)]
    lines += [told(line, words, names) for line in observer.words.opening(position.state, TRUTH)]
    while not position.over:
        lines += next_answer(position, rng, words, observer, names)
    lines += ["", *result(position)]
    return "\n".join(lines) + "\n"


def next_answer(position: Position, rng: Rng, words: Texts, observer: Observer, names: list[str]) -> list[str]:
    """One question with its legal and refused answers, the answer given, and what it brought about."""
    seat = position.seat
    if seat == CHANCE:
        chosen = position.sample(rng)
        lines = [f"  chance: {words.say(words.named(position.label(chosen), names))}"]
    else:
        moves = position.legal(seat)
        chosen = moves[int(rng.below(len(moves)))]
        lines = ["", f"[{seat}] {words.say(position.prompt(seat))}"]
        lines += [line(position, move, chosen, words) for move in position.candidates(seat)]
    effects = observer.answer(position.state, position.asked(seat), chosen)
    return lines + [told(line, words, names) for line in observer.words.lines(position.state, effects, TRUTH)]


def told(line: Line, words: Texts, names: list[str]) -> str:
    """A line of what an answer brought about, with the rules for it."""
    name, rows = words.step(line, names), words.told(line, names)
    if line.heading:
        return f"--- {name}"
    rules = f" [{' '.join(line.rules)}]" if line.rules else ""
    return f"      {words.say(Phrase('told-under', {'name': name, 'rows': rows})) if name else rows}{rules}"


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

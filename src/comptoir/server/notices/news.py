"""What happened at a table, in sentences: each answer with its effects, and what followed."""

from __future__ import annotations

import itertools
from typing import Any

from comptoir.core.chronicle import Line
from comptoir.core.phrase import Phrase
from comptoir.server.state.labels import phrase
from comptoir.texts import Texts


def sentences(words: Texts, happened: list[dict[str, Any]]) -> list[str]:
    """In the order in which it happened."""
    return [sentence for one in happened for sentence in _told(words, one)]


def _told(words: Texts, one: dict[str, Any]) -> list[str]:
    """An answer with its effects; rounds and phases that begin then, each with what follows, for itself."""
    names, seat = one["names"], one["seat"]
    answer = "" if one["move"] is None else words.log(names[seat], words.named(phrase(one["move"]), names))
    lines = [_line(line) for line in one["told"]]
    found = []
    for begins, group in itertools.groupby(lines, lambda line: line.heading):
        if begins:
            found += [answer] if answer else []
            said = [words.step(line, names) for line in group]
            found += [heading for heading in said if heading not in names]  # whose turn begins is seen by their answers
        else:
            effects = " · ".join([_effect(words, line, names, seat if answer else -1) for line in group])
            found.append(words.say(Phrase("told-with", {"answer": answer, "effects": effects})) if answer else effects)
        answer = ""
    return found


def _effect(words: Texts, line: Line, names: list[str], about: int) -> str:
    """What has a name of its own names its players."""
    name = words.step(line, names)
    rows = words.told(line, names, -1 if name else about)
    return words.say(Phrase("told-under", {"name": name, "rows": rows})) if name else rows


def _line(told: dict[str, Any]) -> Line:
    """The inverse of packing it."""
    name = None if told["name"] is None else phrase(told["name"])
    rows = tuple([(row["seat"], phrase(row["phrase"])) for row in told["rows"]])
    return Line(name, told["heading"], rows, tuple(told["rules"]), told["own"])

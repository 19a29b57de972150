"""Localization: phrases into sentences, by Fluent files in English, German and French that the browser uses too."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from comptoir.core.errors import BadSetup
from comptoir.core.phrase import Phrase
from comptoir.core.position import FIRST, Position
from comptoir.texts.fluent import Bundle

if TYPE_CHECKING:
    from comptoir.core.chronicle import Line
    from comptoir.core.game import Game

LANGUAGES: Final = ("en", "de", "fr")
NOBODY: Final = -1
COMMON: Final = Path(__file__).parent


class Texts:
    """The sentences of one game in one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang: Final = lang
        self.folder: Final = folder
        self.bundle: Final = Bundle(lang)
        for place in (COMMON, folder):
            self.bundle.add((place / f"{lang}.ftl").read_text(encoding="utf-8"))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.folder, self.lang)

    def say(self, phrase: Phrase | int | str, attribute: str = "") -> str:
        """The phrase in words; a message that is missing shows its name."""
        if not isinstance(phrase, Phrase):
            return str(phrase)
        text = self.bundle.say(phrase.message, self.args(phrase), attribute)
        return phrase.message if text is None else text

    def has(self, phrase: Phrase) -> bool:
        """Whether there are words for it."""
        return self.bundle.has(phrase.message)

    def args(self, phrase: Phrase) -> dict[str, Any]:
        """The arguments of a phrase in words, and their forms: ``$place-au`` is the attribute ``au`` of the place."""
        said: dict[str, Any] = {}
        for name, value in phrase.args.items():
            said[name] = self.say(value) if isinstance(value, Phrase) else value
            for form in self.forms(value) if isinstance(value, Phrase) else []:
                said[f"{name}-{form}"] = self.say(value, form)
        return said

    def forms(self, phrase: Phrase) -> list[str]:
        """The attributes of a message that are forms of a noun. ``log`` is not: it is a sentence of its own."""
        return [name for name in self.bundle.attributes(phrase.message) if name != "log"]

    def log(self, player: str, phrase: Phrase) -> str:
        """A move as a line of the log: the message's ``.log``, or the move after the player's name."""
        if self.bundle.has(phrase.message, "log"):
            return self.say(Phrase(phrase.message, {**phrase.args, "player": player}), "log")
        return self.say(Phrase("log-line", {"player": player, "move": phrase}))

    def told(self, line: Line, names: Sequence[str], about: int = NOBODY) -> str:
        """A line of the chronicle; ``about`` is the seat that needs no name, as it stands in the line before."""
        groups = []
        for seat, rows in itertools.groupby(line.rows, lambda row: row[0]):
            said = " · ".join([self.say(phrase) for _, phrase in rows])
            named = seat >= 0 and (seat != about or len({row[0] for row in line.rows if row[0] >= 0}) > 1)
            groups.append(self.say(Phrase("told-line", {"player": names[seat], "rows": said})) if named else said)
        return reduce(self._then, groups) if groups else ""

    def _then(self, first: str, rest: str) -> str:
        return self.say(Phrase("told-then", {"first": first, "rest": rest}))

    def named(self, phrase: Phrase, names: Sequence[str]) -> Phrase:
        """The same with the names of players, where it speaks of seats."""
        args: dict[str, Any] = {}
        for key, value in phrase.args.items():
            if isinstance(value, Phrase) and value.message == "seat-name":
                args[key] = names[_number(value, "number") - 1]
            else:
                args[key] = self.named(value, names) if isinstance(value, Phrase) else value
        return Phrase(phrase.message, args)

    def step(self, line: Line, names: Sequence[str]) -> str:
        """The name of a step or a heading."""
        if line.name is None:
            return ""
        seat = _number(line.name, "seat")
        return self.say(Phrase(line.name.message, {**line.name.args, "player": names[seat] if seat >= 0 else ""}))

    def why_not(self, position: Position, move: int, seat: int = FIRST) -> str:
        """Why a move is refused just now, with the rule's anchor; nothing, if it is allowed."""
        refusal = position.why_not(move, seat)
        return "" if refusal is None else f"{self.say(position.refusal(move, seat) or '')} [{refusal.rule}]"

    def rule(self, anchor: str) -> str:
        """The sentence of the rules with this anchor; empty if there is none."""
        for line in rules(self.folder, self.lang)[0].splitlines():
            if f"**{anchor}**" in line:
                return line.lstrip("- ").replace("**", "")
        return ""


def _number(phrase: Phrase, name: str) -> int:
    number = phrase.args[name]
    assert isinstance(number, int)
    return number


def rules(folder: Path, lang: str) -> tuple[str, str]:
    """A game's rules, and the language they are in: English, unless they are translated."""
    translation = folder / f"rules.{lang}.md"
    if translation.exists():
        return translation.read_text(encoding="utf-8"), lang
    return (folder / "rules.md").read_text(encoding="utf-8"), "en"


@lru_cache
def _load(folder: Path, lang: str) -> Texts:
    return Texts(folder, lang)


def texts(game: Game, lang: str) -> Texts:
    """The sentences of a game."""
    if lang not in LANGUAGES:
        raise BadSetup(f"There is no language “{lang}”; there are: {', '.join(LANGUAGES)}.")
    return _load(game.folder, lang)

"""Every sentence of a file of texts, with every number and every thing it may speak of."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conformance.grammar import choices, key
from fluent.syntax import FluentParser, ast

from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.position import Position
from comptoir.texts import Texts

NUMBERS = (0, 1, 2, 7)  # 7 stands for many
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMES = {"player", "name", "names", "owner", "who", "host"}  # of people; the rest that nobody knows are numbers
WORDS = {
    "address",
    "changes",
    "error",
    "events",
    "file",
    "game",
    "level",
    "move",
    "question",
    "rule",
    "source",
    "table",
}
WORDS |= {"things", "what", "why", "gain", "chance", "toll", "text"}
LONGEST = 1500  # answers of a random game
OFTEN = 30
SAMPLES = 12  # of things that are no domain: contracts, amounts ...


def read(path: Path) -> list[ast.Message]:
    """The messages of a Fluent file; one that cannot be read is an error."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == []
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


class Speech:
    """What the gaps of a game's messages are filled with, as far as its moves and some random games show."""

    def __init__(self, game: Game | None = None) -> None:
        self.by_message: dict[str, dict[str, list[Any]]] = {}
        self.by_name: dict[str, list[Any]] = {}
        self.domains: dict[str, list[Any]] = {}
        if game is not None:
            for domain in domains(game):
                items = [domain.phrase(i) for i in range(int(domain.size))]
                for item in items:
                    if isinstance(item, Phrase) and (
                        item.message not in self.domains or item.message.startswith(domain.name + "-")
                    ):
                        self.domains[item.message] = items
            self.moves(game)
            for players in game.players:
                self.listen(game, players)

    def moves(self, game: Game) -> None:
        """Every kind of move, with every item of its domains."""
        for kind in game.kinds.kinds:
            for domain in kind.domains:
                for i in range(int(domain.size)):
                    self.hear("move-" + kebab(type(kind).__name__), domain.name, domain.phrase(i))

    def listen(self, game: Game, players: int) -> None:
        """What is said in a random game, of every question and kind of move a few times."""
        position, rng = game.position(players), Rng(players)
        heard: Counter[str] = Counter()
        for _ in range(LONGEST):
            if position.over:
                break
            if not position.is_chance:
                self.hear_all(position.prompt(), heard)
            for n in position.candidates():
                kind = type(game.kinds.of[n]).__name__
                heard[kind] += 1
                if heard[kind] <= OFTEN:
                    self.hear_move(position, n, heard)
            position.play(position.sample(rng))

    def hear_move(self, position: Position, n: int, heard: Counter[str]) -> None:
        """The label of a move, and why it is refused."""
        self.hear_all(position.label(n), heard)
        refusal = position.refusal(n)
        if refusal is not None:
            self.hear_all(refusal, heard)

    def hear_all(self, phrase: Phrase, heard: Counter[str]) -> None:
        """A phrase and the phrases in it, unless it has been heard often."""
        heard[phrase.message] += 1
        if heard[phrase.message] > OFTEN:
            return
        for name, value in phrase.args.items():
            self.hear(phrase.message, name, value)
            if isinstance(value, Phrase):
                self.hear_all(value, heard)

    def hear(self, message: str, name: str, value: Any) -> None:
        """One thing that a message spoke of; with it all others of its kind."""
        if isinstance(value, Phrase) and value.message == "seat-name":
            value = "Anna"  # players have names
        domain = self.domains.get(value.message) if isinstance(value, Phrase) else None
        for values in (self.by_message.setdefault(message, {}).setdefault(name, []), self.by_name.setdefault(name, [])):
            if domain is not None:
                values += domain if domain[-1] not in values else []
            elif len(values) < SAMPLES and repr(value) not in map(repr, values):
                values.append(value)

    def values(self, message: str, name: str, forms: set[str], known: dict[str, ast.Message]) -> list[Any]:
        """What may stand in this gap: what was heard there, has the forms it asks for, or was heard under its name."""
        for heard in (self.by_message.get(message, {}).get(name, []), self.declined(forms, known)):
            things = [value for value in heard if not isinstance(value, int) and value != ""]
            if things or any(isinstance(value, int) for value in heard):
                return things or list(NUMBERS)
        heard = self.by_name.get(name, [])
        things = [value for value in heard if isinstance(value, Phrase)]
        if things and not any(isinstance(value, int) for value in heard):
            return things
        return ["Anna", "Émile"] if name in NAMES | WORDS else [*NUMBERS, *things]

    def declined(self, forms: set[str], known: dict[str, ast.Message]) -> list[Any]:
        """Things that have these forms."""
        entries = [known[message] for message in self.domains if message in known] if forms else []
        have = {entry.id.name: {form.id.name for form in entry.attributes} for entry in entries}
        return [Phrase(message) for message, found in have.items() if forms <= found]


def domains(game: Game) -> list[Domain]:
    """All domains of a game."""
    found = [thing for chapter in game.chapters for thing in vars(chapter).values() if isinstance(thing, Domain)]
    named = {id(domain): domain for kind in game.kinds.kinds for domain in kind.domains}
    return list({id(domain): domain for domain in [*found, *named.values()]}.values())


def sayings(entries: list[ast.Message], speech: Speech) -> Iterator[tuple[Phrase, str]]:
    """Every message and attribute: with all numbers, and with every thing for each gap."""
    known = {entry.id.name: entry for entry in entries}
    for entry in entries:
        for part in (entry, *entry.attributes):
            attribute = part.id.name if isinstance(part, ast.Attribute) else ""
            if part.value is not None:
                every = {
                    name: keys(part.value).get(name) or speech.values(entry.id.name, name, forms, known)
                    for name, forms in gaps(part.value, known).items()
                }
                for args in fillings(every):
                    yield Phrase(entry.id.name, args), attribute


def gaps(node: ast.BaseNode, known: dict[str, ast.Message]) -> dict[str, set[str]]:
    """The gaps of a pattern and of the messages it refers to, with their forms: ``place-au`` is a form of ``place``."""
    found: dict[str, set[str]] = {}
    for reference in references(node):
        if isinstance(reference, ast.VariableReference):
            name, _, form = reference.id.name.partition("-")
            found.setdefault(name, set()).update([form] if form else [])
        elif reference.id.name in known:
            for name, forms in gaps(known[reference.id.name].value, known).items():
                found.setdefault(name, set()).update(forms)
    return found


def references(node: ast.BaseNode) -> Iterator[ast.VariableReference | ast.MessageReference]:
    """What a pattern refers to."""
    if isinstance(node, ast.VariableReference | ast.MessageReference):
        yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from references(inner)


def keys(node: ast.BaseNode) -> dict[str, list[Any]]:
    """Gaps that a pattern asks for words or certain numbers."""
    found: dict[str, list[Any]] = {}
    for choice in choices(node):
        if isinstance(choice.selector, ast.VariableReference):
            named = [key(variant) for variant in choice.variants]
            counts = all(name.isdigit() or name in PLURALS for name in named)
            found.setdefault(choice.selector.id.name, []).extend(
                NUMBERS if counts else [2 if name == "other" else name for name in named]
            )
    return found


def fillings(every: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """All numbers and keys with the first things; then every thing in turn."""
    counted = {name: values if not things(values) else values[:1] for name, values in every.items()}
    for chosen in itertools.product(*counted.values()):
        yield dict(zip(counted, chosen, strict=True))
    first = {name: values[-1] for name, values in every.items()}
    for name, values in every.items():
        for value in values if things(values) else []:
            yield {**first, name: value}


def things(values: list[Any]) -> bool:
    """Whether a gap takes things, not numbers."""
    return any(isinstance(value, Phrase) for value in values)


def said(words: Texts, phrase: Phrase, attribute: str) -> str:
    """A sentence, with what it was not given in braces; those of a board are given words only."""
    args = phrase.args
    if phrase.message.startswith("board-"):
        args = {name: words.say(value) if isinstance(value, Phrase) else value for name, value in args.items()}
    return words.bundle.say(phrase.message, words.args(Phrase(phrase.message, args)), attribute) or ""

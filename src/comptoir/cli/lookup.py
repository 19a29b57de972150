"""The rules at hand: all of them by chapter, one by its anchor, and whatever a word finds."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from comptoir.cli import show
from comptoir.cli.sitting import Sitting
from comptoir.core.phrase import Phrase
from comptoir.texts import Texts, rules

ANCHOR = re.compile(r"^-? ?\*\*([A-Z]+\d+)\*\* (.*)")
MESSAGE = re.compile(r"^([a-z]+)-([a-z0-9-]+) =", re.MULTILINE)
EXPLAINS = ("effect", "power")  # messages that say what the thing of the same name does
FIRST_STEPS = Phrase("game-first-steps")
MOST = 12  # as many sentences as one can take in
NO_THINGS = ("ask", "board", "game", "lesson", "move", "option", "play", "refusal", "source", *EXPLAINS)


class Rule(NamedTuple):
    """A sentence of the rules."""

    chapter: str
    anchor: str
    text: str


def all_rules(words: Texts) -> list[Rule]:
    """Every sentence with an anchor, in the order of the rules."""
    found, chapter = [], ""
    for line in rules(words.folder, words.lang)[0].splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif match := ANCHOR.match(line):
            found.append(Rule(chapter, match[1], match[2].replace("*", "")))
    return found


def goal(words: Texts) -> str:
    """The paragraph with which the rules begin."""
    text = rules(words.folder, words.lang)[0].partition("\n")[2].strip()
    return " ".join(text.partition("\n\n")[0].replace("*", "").split())


def chapters(words: Texts) -> list[tuple[str, str]]:
    """Each chapter with the anchors of its rules."""
    found: dict[str, list[str]] = {}
    for rule in all_rules(words):
        found.setdefault(rule.chapter, []).append(rule.anchor)
    return [(chapter, " ".join(anchors)) for chapter, anchors in found.items()]


def things(sitting: Sitting) -> list[tuple[str, str]]:
    """Every card, person, place and character, with what it does."""
    drawn = show.drawing(sitting)
    found = dict(named_things(sitting.words))
    return list((found | dict(drawn.things() if drawn else [])).items())


def named_things(words: Texts) -> list[tuple[str, str]]:
    """Things whose effect the texts tell, as ``person-witch`` and ``effect-witch`` do."""
    source = (words.folder / f"{words.lang}.ftl").read_text(encoding="utf-8")
    messages = MESSAGE.findall(source)
    does = {item: f"{prefix}-{item}" for prefix, item in messages if prefix in EXPLAINS}
    named = [(prefix, item) for prefix, item in messages if item in does and prefix not in NO_THINGS]
    return [(words.say(Phrase(f"{prefix}-{item}")), words.say(Phrase(does[item]))) for prefix, item in named]


class Found(NamedTuple):
    """What a word finds."""

    things: list[tuple[str, str]]
    rules: list[Rule]


def search(sitting: Sitting, word: str) -> Found:
    """A rule by its anchor; things and rules that speak of the word, those that are called so or begin so first."""
    everything = all_rules(sitting.words)
    exact = [rule for rule in everything if rule.anchor == word.upper()]
    if exact:
        return Found([], exact)
    wanted = bare(word)
    named = [thing for thing in things(sitting) if wanted in bare(thing[0])]
    other = [thing for thing in things(sitting) if wanted in bare(thing[1]) and thing not in named]
    told = [rule for rule in everything if wanted in bare(f"{rule.chapter} {rule.text}")]
    return Found(named + other, sorted(told, key=lambda rule: not bare(rule.text).startswith(wanted)))


def bare(text: str) -> str:
    """Without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def overview(sitting: Sitting) -> RenderableType:
    """The goal, the first steps, what counts now, and the chapters."""
    words, drawn = sitting.words, show.drawing(sitting)
    grid = Grid.grid(padding=(0, 1))
    for chapter, anchors in chapters(words):
        grid.add_row(Text(chapter, style="bold"), Text(anchors, style="dim"))
    now = [Text(f"  {sentence}") for sentence in (drawn.now() if drawn else [])]
    return Group(
        Text(goal(words)),
        *([titled(sitting, "rules-first-steps"), Text(words.say(FIRST_STEPS))] if words.has(FIRST_STEPS) else []),
        *([titled(sitting, "rules-now"), *now] if now else []),
        titled(sitting, "rules-chapters"),
        grid,
        Text(sitting.say("rules-how"), style="dim"),
    )


def titled(sitting: Sitting, message: str) -> Text:
    """A heading."""
    return Text(sitting.say(message), style="bold cyan")


def found(sitting: Sitting, word: str) -> RenderableType:
    """What a word finds, in sentences."""
    named, told = search(sitting, word)
    lines = [Text.assemble((f"{name}: ", "bold"), does) for name, does in named[:MOST]]
    lines += [Text.assemble((f"{rule.anchor} ", "bold cyan"), rule.text) for rule in told[:MOST]]
    more = max(0, len(named) - MOST) + max(0, len(told) - MOST)
    if not lines:
        return Text(sitting.say("play-no-such-rule", rule=word))
    return Group(*lines, *([Text(sitting.say("rules-more", count=more), style="dim")] if more else []))

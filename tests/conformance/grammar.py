"""Faults of grammar that a program can see: numbers before the wrong form, missing contractions, gaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast

from comptoir.core.phrase import Phrase

# Nouns that stand after numbers, singular and plural. Forms in the selectors of the texts come on top.
NOUNS = {
    "en": """answer answers|building buildings|camel camels|card cards|city cities|coin coins|contract contracts|
        die dice|farm farms|field fields|follower followers|game games|good goods|horse horses|message messages|
        minute minutes|monastery monasteries|pair pairs|place places|player players|point points|post posts|
        second seconds|space spaces|station stations|step steps|stone stones|tile tiles|time times|tower towers|
        turn turns|worker workers""",
    "de": """Antwort Antworten|Arbeiter Arbeitern|Auge Augen|Auftrag Aufträge|Bauernhof Bauernhöfe|Feld Felder|
        Feld Feldern|Gefolgsmann Gefolgsleute|Kamel Kamele|Kamel Kamelen|Karte Karten|Kloster Klöster|Kontor Kontore|
        Minute Minuten|Münze Münzen|Nachricht Nachrichten|Ort Orte|Paar Paare|Person Personen|Pferd Pferde|
        Pferd Pferden|Punkt Punkte|Punkt Punkten|Schritt Schritte|Sekunde Sekunden|Stadt Städte|
        Stein Steine|Stein Steinen|Tier Tiere|Turm Türme|Ware Waren|Zielkarte Zielkarten""",
    "fr": """autre autres|carte cartes|case cases|chameau chameaux|cheval chevaux|comptoir comptoirs|
        compagnon compagnons|contrat contrats|denier deniers|dé dés|emplacement emplacements|ferme fermes|lieu lieux|
        livré livrés|marchandise marchandises|message messages|minute minutes|monastère monastères|paire paires|
        partie parties|personne personnes|pion pions|pièce pièces|place places|point points|réponse réponses|
        ressource ressources|seconde secondes|tour tours|tuile tuiles|ville villes|défaussée défaussées""",
}
# After these the number counts something else.
ENDS = {
    "en": "of to in from for and or with on the a an one this no is are at by until once",
    "de": "von bis in aus für und oder mit auf je als zu das der die den ein eine einen kein keine ist an am im",
    "fr": "sur de du d des à au aux en dans pour et ou avec par le la les un une est aucun aucune que",
}
# After these the number is a noun itself: "a black 2", "le 2 blanc".
NAMED = {"en": "a the A field player Player", "de": "eine einer", "fr": "un le du au joueur"}
# What looks like a plural, though nobody has said so; and nouns with one form.
MANY = {"en": r"[a-z]{2,}[^s\W]s", "de": r"$^", "fr": r"[a-zà-ü]{2,}(?:s|aux|eux)"}
INVARIABLE = {"en": "denier", "de": "", "fr": "bois bonus dans fois pas plus sans sous vers"}
SINGULAR = {"en": {1}, "de": {1}, "fr": {0, 1}}

NUMBER = re.compile(r"(?:(\w+) )?(?<![\w.,:/×±-])(\d+)(?![\w.,:/×-]|: )((?: [^\W\d_]+(?:[’'-][^\W\d_]+)*){1,3})")
VOWEL = "aeiouyàâéèêëîïôûœAEIOUYÀÂÉÈÊËÎÏÔÛŒ"
SILENT = rf"(?=[{VOWEL}]|h(?:ôt|ôp|erb|or|eur|uit\b|abi))(?!onz|oui\b|[A-Z]\b)"
EVERYWHERE = {
    "something is missing": r"\{|\}|\$|\(\)|\( | \)|::|\?\?",
    "a gap": r"  (?![·■♟])| [,.](?: |$)|^ |, ?[.,]|\. ?\.(?!\.)",
}
FAULTS = {
    "en": {
        "a or an": r"\b[Aa] (?=[aeioAEIO])(?!one\b)|\b[Aa]n (?![aeiouhAEIOUH8])",
        "verb": r"\b(?:are|were) 1 |\b1 (?:\w+ )?(?:are|were)\b",
    },
    "de": {
        "verb": r"\b(?:sind|fehlen|liegen|stehen|bleiben|werden)(?: nur| noch| schon)* 1\b|\b1 \w+ (?:sind|fehlen)\b",
        "case": r"\b(?:nimmt|hat|hast|gibt|verlangt|kostet|zahlt|bekommt|erhält) (?:[^:→.;(]* )?1 [a-zß]+er [A-Z]"
        r"|\b1 [a-zß]+er [A-Z]\w+ (?:weg|ab)?(?:legen|nehmen|setzen|geben)\b",
        "ein or einen": r"\b(?:[Ff]ür|[Oo]hne|[Gg]egen|[Dd]urch) ein "
        r"(?:Auftrag|Bauer|Bonus|Drilling|Mönch|Ort|Punkt|Ritter|Schritt|Stapel|Stein|Turm|Würfel|Zug)\b",
    },
    "fr": {
        "contraction": r"\b(?:[Dd]e|[Àà]) [Ll]es? (?!\w+(?:er|ir|re)\b)",
        "elision": rf"(?<!-)\b(?:[DdLlNnSsMmTtJj]e|[Ll]a|[Qq]ue|[Jj]usque) {SILENT}",
        "verb": r"\b(?:restent|sont|manquent) 1\b|\b1 \w+ (?:restent|sont|manquent)\b",
        "agreement": r"\b(?:[TtSs]es|[LlDd]es) \w+s \((?:bleu|jaune|noir|rouge|vert|blanc)e?\)",
        "space before a sign": r"[^\s:«?!(](?:[?!;]|:(?=\s|$))|«(?! )|(?<! )»",
    },
}


class Grammar:
    """The forms that one language's texts know, and what is wrong with a sentence."""

    def __init__(self, lang: str, entries: list[ast.Message]) -> None:
        self.lang = lang
        pairs = {tuple(pair.split()) for pair in NOUNS[lang].split("|")}
        pairs |= {pair for entry in entries for pair in forms(entry) if lang != "de" or pair[0].istitle()}
        alone, many = {one for one, other in pairs if not dative(one, other)}, {pair[1] for pair in pairs}
        self.alone, self.many = alone - many, many - alone
        self.ends, self.named = set(ENDS[lang].split()), set(NAMED[lang].split())
        self.invariable = set(INVARIABLE[lang].split())

    def faults(self, text: str) -> list[str]:
        """What is wrong with it, if anything."""
        signs = EVERYWHERE | FAULTS[self.lang]
        found = [f"{name}: {text}" for name, sign in signs.items() if re.search(sign, text)]
        return found + [f"after a number: {text}" for number, word in self.counted(text) if self.wrong(number, word)]

    def counted(self, text: str) -> Iterator[tuple[int, str]]:
        """The numbers, each with the noun after it."""
        for found in NUMBER.finditer(text.replace("goods card", "card")):
            for word in found[3].split():
                if word in self.ends | self.invariable or found[1] in self.named:
                    break
                if word in self.alone or self.is_many(word):
                    yield int(found[2]), word
                    break

    def wrong(self, number: int, word: str) -> bool:
        """Whether a noun is in the plural after one thing, or in the singular after several."""
        return self.is_many(word) if number in SINGULAR[self.lang] else word in self.alone

    def is_many(self, word: str) -> bool:
        """Whether a noun is in the plural, or looks like it."""
        return word in self.many or (word not in self.alone and re.fullmatch(MANY[self.lang], word) is not None)


def forms(entry: ast.Message) -> Iterator[tuple[str, str]]:
    """Singular and plural of what a message distinguishes by number."""
    for choice in choices(entry):
        found = {key(variant): words(variant.value) for variant in choice.variants}
        for one, other in zip(reversed(found.get("one", [])), reversed(found.get("other", [])), strict=False):
            if one[:1] == other[:1] and one != other:
                yield one, other


def dative(one: str, other: str) -> bool:
    """Whether the plural differs in the dative only: "mit 2 Arbeitern", but "2 Arbeiter"."""
    return other == one + "n" and one.endswith(("er", "el"))


def choices(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    """Every selector within a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from choices(inner)


def key(variant: ast.Variant) -> str:
    """A variant's key as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def words(pattern: ast.Pattern) -> list[str]:
    """The words of a pattern, without what stands in its gaps."""
    texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return re.findall(r"[^\W\d_]+", " ".join(texts))


ARTICLES = {"en": {"the"}, "de": {"der", "Der", "den"}, "fr": {"le"}}  # forms of nouns that want an article
OWNED = re.compile(r"\b(?:[Dd]ein|[Tt]on) $")
BEFORE = re.compile(r"(?:^|[(:,;+–„«·→] ?|[.?!] )$")
AFTER = re.compile(r"^(?:$|[{):,;.?!+·“]| [(:;+–?!»·→{])")


def same_for_none(entry: ast.Message, lang: str) -> bool:
    """Whether a message says "one" of nothing, as French counts nothing with one."""
    return lang == "fr" and any(one_for_none(part.value) for part in (entry, *entry.attributes))


def one_for_none(pattern: ast.Pattern | None) -> bool:
    """Whether a selector of this pattern leaves out the number that it chooses by."""
    inner = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)] if pattern else []
    told = named_in(pattern) if pattern else set()
    for choice in inner:
        if isinstance(choice, ast.SelectExpression):
            found = {key(variant): variant.value for variant in choice.variants}
            name = choice.selector.id.name
            if "one" in found and not found.keys() & {"0", "1"} and name not in told | named_in(found["one"]):
                return True
            if any(one_for_none(value) for value in found.values()):
                return True
    return False


def named_in(pattern: ast.Pattern) -> set[str]:
    """The gaps of a pattern, without its selectors."""
    inner = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    return {part.id.name for part in inner if isinstance(part, ast.VariableReference)}


def bare_nouns(entries: list[ast.Message], heard: dict[str, dict[str, list[Any]]], lang: str) -> Iterator[str]:
    """Gaps for nouns that want an article, but stand in the middle of a sentence without one."""
    known = {entry.id.name: {form.id.name for form in entry.attributes} for entry in entries}
    for entry in entries:
        for part in (entry, *entry.attributes):
            for name, before, after in gaps_between(part.value):
                things = [thing for thing in heard.get(entry.id.name, {}).get(name, []) if isinstance(thing, Phrase)]
                wanted = any(known.get(thing.message, set()) & ARTICLES[lang] for thing in things)
                if wanted and not OWNED.search(before) and not (BEFORE.search(before) and AFTER.search(after)):
                    yield f"{entry.id.name}: {before}{{ ${name} }}{after}"


def gaps_between(pattern: ast.Pattern | None, before: str = "", after: str = "") -> Iterator[tuple[str, str, str]]:
    """The gaps of a pattern, each with the text before and after it."""
    parts = list(pattern.elements) if pattern is not None else []
    texts = [part.value if isinstance(part, ast.TextElement) else "{" for part in parts]
    for i, part in enumerate(parts):
        left, right = before + "".join(texts[:i]), "".join(texts[i + 1 :]) + after
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference):
            yield part.expression.id.name, left, right
        elif isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from gaps_between(variant.value, left, right)

"""Names of people: what may stand in one, and when two of them look the same."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 30
MARKS: Final = 2  # accents on one letter

# Printable as Python counts, and yet nothing can be seen of them.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SELECTORS: Final = dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])

# Letters of one name are of one of these; a language that mixes them has a line of its own.
SCRIPTS: Final = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO"},
    {"CJK", "HANGUL"},
    *({"LATIN"}, {"GREEK"}, {"CYRILLIC"}, {"ARMENIAN"}, {"GEORGIAN"}, {"HEBREW"}, {"ARABIC"}, {"ETHIOPIC"}),
    *({"DEVANAGARI"}, {"BENGALI"}, {"GURMUKHI"}, {"GUJARATI"}, {"TAMIL"}, {"TELUGU"}, {"KANNADA"}, {"MALAYALAM"}),
    *({"SINHALA"}, {"THAI"}, {"LAO"}, {"TIBETAN"}, {"KHMER"}),
)

# What looks like a Latin letter, capital or small, as it is written.
_ALIKE: Final = (
    "АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ԌG ԚQ ԜW ҮY ӀI",
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw һh ӏl гr үy пn з3",
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw",
    "օo սu հh ոn ցg ՕO ՍU ɑa ɡg ɩi ıi ȷj ƅb ǀl ʟl ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz",
    "‘' ’' ʼ' `' ´' ′' ‐- ‑- –- —- −-",
)
LATIN: Final = {ord(pair[0]): pair[1] for line in _ALIKE for pair in line.split()}
STROKES: Final = {ord("I"): "l", ord("|"): "l", ord("1"): "l", ord("0"): "o"}


def clean(text: str) -> str:
    """A name in its usual form; whatever hides, turns or piles up in it is refused."""
    name = " ".join(unicodedata.normalize("NFC", text.translate(SELECTORS)).split())
    if not 0 < len(name) <= LONGEST:
        raise ValueError(f"from 1 to {LONGEST} characters")
    if not name.isprintable() or INVISIBLE & set(name):
        raise ValueError("only characters that can be seen")
    if _piled(name):
        raise ValueError(f"at most {MARKS} accents on a letter")
    if not any(scripts(name) <= script for script in SCRIPTS):
        raise ValueError("letters of one script only")
    return name


def _piled(name: str) -> bool:
    marks = "".join(
        ["m" if unicodedata.category(c) in ("Mn", "Me") else "." for c in unicodedata.normalize("NFD", name)]
    )
    return marks.startswith("m") or "m" * (MARKS + 1) in marks


def scripts(name: str) -> set[str]:
    """The scripts of its letters."""
    plain = unicodedata.normalize("NFKC", name)
    letters = [c for c in plain if unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lo")]
    return {unicodedata.name(c, "UNKNOWN").split(" ")[0] for c in letters}


def look(name: str) -> str:
    """The same for names that a reader may take for one another."""
    plain = unicodedata.normalize("NFKC", name).translate(LATIN)
    western = "".join([str(unicodedata.digit(c, c)) for c in plain]).translate(STROKES)
    return unicodedata.normalize("NFC", western.casefold()).replace("rn", "m").replace("vv", "w")[:120]


def account(name: str) -> str:
    """What an account is found by, however its name is typed."""
    return unicodedata.normalize("NFC", name).casefold()[:60]

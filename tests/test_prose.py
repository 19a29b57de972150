"""The documents for engineers: short sentences, a glossary of words that exist, and tables that agree with the code."""

from __future__ import annotations

import io
import json
import re
import statistics
import tokenize
from pathlib import Path

import pytest

import comptoir
from comptoir.bots import LEVELS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GLOSSARY = DOCS / "glossary.md"
SHORT_PAGES = [DOCS / "design.md", DOCS / "experiments.md", GLOSSARY, ROOT / "README.md"]
LONGEST = 30  # words in a sentence
MEAN = 15  # words in a sentence, on average over a page

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
CODE = re.compile(r"`[^`]+`")
BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s?)")  # paragraphs, list items, rows of tables
CELL = re.compile(r"(?<!\\)\|")
END = re.compile(r"(?<=[.!?])[*_)\"”]*\s+")
WORD = re.compile(r"\w[\w'’.,/%-]*")


def sentences(text: str) -> list[str]:
    """The sentences of a page, each cell of a table for itself; code counts as one word, headings do not count."""
    text = CODE.sub("code", LINK.sub(r"\1", FENCE.sub("", text)))
    blocks = [block.strip() for block in BLOCK.split(text)]
    parts = [part for block in blocks if not block.startswith("#") for part in CELL.split(block)]
    found = [sentence for part in parts for sentence in END.split(part)]
    return [sentence for sentence in found if WORD.search(sentence)]


def length(sentence: str) -> int:
    """How many words a sentence has."""
    return len(WORD.findall(sentence))


def rows(page: Path, heading: str) -> list[list[str]]:
    """The first table below a heading, without its head."""
    below = page.read_text(encoding="utf-8").partition(f"# {heading}\n")[2]
    lines = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert lines is not None, f"{page.name} has no table below “{heading}”"
    return [[cell.strip() for cell in CELL.split(line)[1:-1]] for line in lines[0].splitlines()[2:]]


def test_sentences_are_counted():
    """A sentence ends at its full stop; cells, list items and code are what they look like."""
    page = "# A heading that is long\n\nOne two. Three\nfour `a b c`!\n\n- Five.\n| six | seven eight |\n|---|---|\n"
    assert [length(sentence) for sentence in sentences(page)] == [2, 3, 1, 1, 2]


@pytest.mark.parametrize("page", SHORT_PAGES, ids=lambda page: page.name)
def test_sentences_are_short(page):
    """No sentence has to be read twice because it is long."""
    found = sentences(page.read_text(encoding="utf-8"))
    assert [sentence for sentence in found if length(sentence) > LONGEST] == []
    whole = [length(sentence) for sentence in found if sentence.rstrip().endswith((".", "!", "?"))]
    assert statistics.fmean(whole) <= MEAN


# --- The glossary ---------------------------------------------------------------------


def names_in_code() -> set[str]:
    """Every identifier, and every name of a file, of the program and its tools."""
    found: set[str] = set()
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py")]:
        found.add(path.stem)
        tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        found |= {token.string for token in tokens if token.type == tokenize.NAME}
    for path in [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "src").rglob("board/*.ts")]:
        found |= set(re.findall(r"[A-Za-z_]\w*", path.read_text(encoding="utf-8")))
    return found


def test_glossary_terms_exist():
    """A word in code type is a name in the code; any other is said in the code or in another document."""
    names = names_in_code()
    pages = [path for path in DOCS.glob("*.md") if path != GLOSSARY]
    said = " ".join([path.read_text(encoding="utf-8") for path in [*pages, *(ROOT / "src").rglob("*.py")]])
    for term, *_ in rows(GLOSSARY, "The project's words"):
        if term.startswith("`"):
            assert term.strip("`") in names, f"{term} is no name in the code"
        else:
            assert re.search(rf"\b{re.escape(term)}\b", said, re.IGNORECASE), f"nobody says “{term}”"


def test_glossary_leads_into_the_code():
    """The field's words lead to names and files that exist."""
    names = names_in_code()
    for _, see in rows(GLOSSARY, "The field's words"):
        for name in CODE.findall(LINK.sub("", see)):
            path = name.strip("`")
            files = [folder / path for folder in (ROOT, ROOT / "src", ROOT / "src" / "comptoir")]
            known = path.rpartition(".")[2] in names or any(file.exists() for file in files)
            assert known or list((ROOT / "src").rglob(path)), f"{name} is neither a name nor a file"


def test_glossary_is_in_order():
    """Every word once, from A to Z, with the field's word and a meaning."""
    found = rows(GLOSSARY, "The project's words")
    terms = [term.strip("`").lower() for term, *_ in found]
    assert terms == sorted(set(terms))
    assert [row for row in found if len(row) != 3 or not all(row)] == []


# --- Tables that say what the code says -----------------------------------------------


def test_search_settings_are_those_of_the_code():
    """The settings of each game's search."""
    head = ["burgundy", "la_loire", "marco_polo", "orleans"]
    for setting, *values in rows(DOCS / "design.md", "Settings of each game"):
        for name, value in zip(head, values, strict=True):
            real = getattr(comptoir.load(name).evaluator, re.findall(r"`(\w+)`", setting)[0])
            written = {"yes": True, "no": False}.get(value)
            assert real == (float(value) if written is None else written), f"{name}: {setting} is {real}"


def test_levels_are_those_of_the_code():
    """The levels, their simulations where the game does not set them, and what they overlook."""
    game = comptoir.load("burgundy")
    found = {row[0].strip("`"): row for row in rows(DOCS / "design.md", "Levels")}
    assert list(found) == list(LEVELS)
    for name, level in LEVELS.items():
        assert found[name][1] in (str(level.simulations(game)), f"`{name}` of the game")
        assert found[name][2] == f"{level.overlooks} %"
        assert found[name][3] == ("yes" if level.thorough else "no")


def test_networks_are_those_of_the_code():
    """The sizes of the value networks."""
    for _, inputs, hidden, outputs, file in rows(DOCS / "design.md", "Value networks"):
        layers = json.loads((ROOT / "src" / "comptoir" / file.strip("`")).read_text(encoding="utf-8"))
        assert len(layers[0]["weights"]) == int(inputs)
        assert [len(layer["bias"]) for layer in layers] == [*map(int, hidden.split(", ")), int(outputs)]

"""Terminals of every kind: encodings, widths, no colours; rules and hints at hand."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import comptoir
from comptoir.cli import lookup, show
from comptoir.cli.local import LocalTable
from comptoir.cli.output import ERRORS, like, on_any_terminal

GAMES = comptoir.game_names()


def sitting(name, lang="en", answers=60, players=4):
    """A seat at a game that is under way."""
    table = comptoir.load(name).table(players, seed=1, forced=True)
    rng = random.Random(1)
    for _ in range(answers):
        table.answer(table.position.seat, rng.choice(table.legal(table.position.seat)))
    found = LocalTable(table, lang, ["human"] * players)
    found.sit_down(table.position.seat)
    return found


def printed(thing, width=80):
    """What is printed, without colours."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(thing)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_width_from_sixty_columns(name, lang):
    """No line is longer than the terminal."""
    seat = sitting(name, lang)
    for width in (60, 79, 100, 200):
        for thing in (show.board(seat), lookup.overview(seat), show.refused(seat), show.result(seat)):
            assert max(cell_len(line) for line in printed(thing, width).splitlines()) <= width


@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1", "cp437", "koi8-r", "utf-8"])
@pytest.mark.parametrize("name", GAMES)
def test_every_encoding(name, encoding, tmp_path):
    """A game can be played on it, and nothing is a question mark that has a likeness."""
    environment = {
        **os.environ,
        "PYTHONIOENCODING": encoding,
        "COLUMNS": "80",
        "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path)),
    }
    command = [sys.executable, "-m", "comptoir", "play", name, "--seed", "1", "--players", "2"]
    done = subprocess.run(command, input=b"?\nw\np\n", capture_output=True, env=environment, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode(encoding)
    assert "Rules" in text


def test_signs_have_likenesses():
    """Dice are digits, frames are ASCII, accents go."""
    on_any_terminal()
    assert "⚀ ⚅ é ▲A “x” …".encode("ascii", ERRORS) == b'1 6 e ^A "x" ...'


def test_every_sign_has_a_likeness():
    """Of all that texts, boards and rules are written with only hidden cards are question marks."""
    source = Path(comptoir.__file__).parent
    files = [*source.glob("games/*/*.ftl"), *source.glob("games/*/terminal.py"), *source.glob("games/*/rules*.md")]
    files += [*source.glob("texts/*.ftl"), *source.glob("cli/*.py")]
    signs = {sign for file in files for sign in file.read_text(encoding="utf-8")}
    assert {sign for sign in signs if ord(sign) > 127 and like(sign) == "?"} == {"▒"}


@pytest.mark.parametrize("name", GAMES)
def test_owners_without_colours(name):
    """What everybody owns on the board can be told apart in plain text: no two seats draw the same signs."""
    seat = sitting(name, answers=120)
    text = printed(show.board(seat), 120)
    if name == "marco_polo":
        assert {"●A", "●B", "●C", "●D"} <= {text[i : i + 2] for i in range(len(text))}
    if name == "orleans":
        assert {"♟A", "♟B", "♟C", "♟D"} <= {text[i : i + 2] for i in range(len(text))}


@pytest.mark.parametrize(
    ("name", "word", "finds"),
    [
        ("burgundy", "castle", "one more action"),
        ("marco_polo", "raschid", "does not roll"),
        ("marco_polo", "Matteo", "a white die"),
        ("marco_polo", "card of moscow", "Card of Moscow"),
        ("la_loire", "witch", "all other persons cost 1 less"),
        ("la_loire", "post office", "1 denier cheaper"),
        ("orleans", "windmill", "2 coins and 1 development point"),
        ("orleans", "plague", "follower is drawn blindly"),
        ("orleans", "orleans", "merchant in Orléans"),
        ("burgundy", "p3", "A worker given back"),
        ("burgundy", "nonsense", "Nothing is found"),
    ],
)
def test_rules_are_found(name, word, finds):
    """By word, by name, by anchor; without accents too."""
    assert finds in " ".join(printed(lookup.found(sitting(name), word), 200).split())


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_an_overview_for_newcomers(name, lang):
    """The goal, the first steps and every chapter, in the language of the table."""
    seat = sitting(name, lang)
    text = " ".join(printed(lookup.overview(seat), 200).split())
    assert seat.say("rules-first-steps") in text
    assert "game-first-steps" not in text
    assert {"burgundy": "P1 P2 P3", "la_loire": "T1 T2", "marco_polo": "O1 O2", "orleans": "P1 P2"}[name] in text


def test_ones_character_is_told():
    """Who one is, and what it can do."""
    seat = sitting("marco_polo")
    character = seat.table.position.state.players[seat.seat].character
    items = ["Raschid", "Matteo", "Berke", "Mercator", "Kubilai", "Johannes", "Wilhelm", "Niccolo"]
    assert items[character] in printed(lookup.overview(seat))


@pytest.mark.parametrize("name", GAMES)
def test_hints_have_reasons(name):
    """Wherever there is a choice, a hint names at least two answers and compares them."""
    table = comptoir.load(name).table(2, seed=3, forced=True)
    rng = random.Random(3)
    asked = 0
    for i in range(40):
        if table.over:
            break
        seat = table.position.seat
        if i % 8 == 0 and len(table.legal(seat)) > 1:
            local = LocalTable(table, "en", ["human", "human"])
            local.sit_down(seat)
            found = local.advice()
            assert len(found) > 1
            assert "nothing to choose" not in printed(show.hint(local, found))
            asked += 1
        table.answer(seat, rng.choice(table.legal(seat)))
    assert asked


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_undone_is_known_before(name):
    """Whatever is not called final can be taken back."""
    table = comptoir.load(name).table(2, seed=4, forced=True)
    rng = random.Random(4)
    checked = 0
    for _ in range(60):
        if table.over:
            break
        seat = table.position.seat
        local = LocalTable(table, "en", ["human", "human"])
        local.sit_down(seat)
        move = rng.choice(table.legal(seat))
        final = local.is_final(move)
        table.answer(seat, move)
        if not final and not table.over:
            assert table.can_undo(seat) or table.log[-1].seat < 0
            checked += 1
    assert checked or name == "burgundy"

"""The terminal program, run as a person runs it."""

from __future__ import annotations

import json
import tomllib

import pytest

import comptoir
from comptoir.cli import main


def run(capsys, *arguments, typed=None, monkeypatch=None):
    """The exit code, and what was printed."""
    if typed is not None:
        lines = iter(typed)

        def read(*_):
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
    status = main(list(arguments))
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_games(capsys):
    """Every game is listed with its players."""
    status, out, _ = run(capsys, "games")
    assert status == 0
    for name in comptoir.game_names():
        assert name in out


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_games_in_three_languages(capsys, lang):
    """The list speaks the language asked for."""
    _, out, _ = run(capsys, "games", "burgundy", "--lang", lang)
    assert {"en": "Castles", "de": "Burgen", "fr": "Châteaux"}[lang] in out


def test_sources(capsys):
    """Figures that a single source gives are marked."""
    status, out, _ = run(capsys, "games", "burgundy", "--sources")
    assert status == 0
    assert "one source" in out


@pytest.mark.parametrize("name", ["burgundy", "la_loire", "marco_polo", "orleans"])
def test_figures_of_ones_own_box(capsys, folder, name):
    """The file that the rules show is listed as the owner's, played with, and kept with the arena's games."""
    rules = (comptoir.load(name).folder / "rules.md").read_text(encoding="utf-8")
    text = rules.partition("```toml\n")[2].partition("```")[0]
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    status, out, _ = run(capsys, "games", name, "--sources", "--data", "mine.toml")
    assert status == 0
    assert "your box" in out
    bots = ["--bots", "random", "--games", "1", "--out", "out", "--data", "mine.toml"]
    assert run(capsys, "arena", name, *bots)[0] == 0
    kept = comptoir.replay((folder / "out" / "replays" / "00000.replay").read_text(encoding="utf-8"))
    assert kept.data == tomllib.loads(text)
    (folder / "mine.toml").write_text("nothing = 1", encoding="utf-8")
    for command in ("arena", "play"):
        status, _, err = run(capsys, command, name, "--data", "mine.toml")
        assert (status, "no figure called “nothing”" in err) == (2, True)


def test_a_file_of_figures_that_is_none(capsys, folder):
    """What is no TOML is a sentence that names the file."""
    (folder / "mine.toml").write_text("[goods", encoding="utf-8")
    status, _, err = run(capsys, "play", "la_loire", "--data", "mine.toml")
    assert (status, err.startswith("comptoir: mine.toml: This is not a TOML file")) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "burgundy", "--players", "7"], "1 to 4 players, not 7"),
        (["play", "burgundy", "--seats", "human,robot"], "There is no bot “robot”"),
        (["play", "burgundy", "--players", "3", "--seats", "human,bot"], "--seats names 2 seats"),
        (["play", "burgundy", "--seats", ""], "There is no bot “”"),
        (["play", "burgundy", "--solo", "--players", "3"], "--solo"),
        (["play", "burgundy", "--players", "0"], "--players is a number from 1 on, not 0"),
        (["play", "burgundy", "--table", "t_1"], "--server URL"),
        (["play", "burgundy", "--server", "nonsense"], "“nonsense” is no server"),
        (["play", "--server", "http://127.0.0.1:9"], "There is no Comptoir server at http://127.0.0.1:9"),
        (["bench", "burgundy", "--seconds", "0"], "--seconds is more than 0, not 0"),
        (["bench", "burgundy", "--seconds", "nan"], "--seconds is more than 0"),
        (["bench", "burgundy", "--players", "0"], "1 to 4 players, not 0"),
        (["serve", "--host", "no such host"], "--host “no such host”"),
        (["serve", "--host", "192.0.2.1"], "--host “192.0.2.1” is no address of this machine"),
        (["export", "out", "--database", "sqlite:///nothing.sqlite"], "There is no database at nothing.sqlite"),
        (["serve", "--host", "999.1.1.1", "--port", "8123"], "--host “999.1.1.1”"),
        (["play", "burgundy", "--option", "wild"], "NAME=VALUE"),
        (["play", "burgundy", "--option", "wild=yes"], "no option “wild”"),
        (["play", "burgundy", "--data", "nothing.toml"], "nothing.toml: No such file"),
        (["play", "--load", "nothing.replay"], "nothing.replay: No such file"),
        (["replay", "nothing.replay"], "nothing.replay: No such file"),
        (
            ["transfer", "--database", "sqlite:///nothing.sqlite", "--to", "sqlite:///new.sqlite"],
            "There is no database at",
        ),
        (["bench", "chess"], "There is no game “chess”"),
    ],
)
def test_bad_input_is_one_sentence(capsys, folder, arguments, message):
    """What is wrong, and what would be right; an exit code, and no traceback."""
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert message in err
    assert err.startswith("comptoir: ")
    assert err.count("\n") == 1
    assert not list(folder.iterdir())


def test_a_file_that_is_no_text(capsys, folder):
    """A picture is no replay."""
    (folder / "x.replay").write_bytes(b"\x89PNG\xff\xfe")
    status, _, err = run(capsys, "replay", "x.replay")
    assert (status, err) == (2, "comptoir: x.replay is not text.\n")


def test_a_whole_game_by_bots(capsys, folder):
    """Bots play to the end, and the points are shown."""
    status, out, _ = run(capsys, "play", "burgundy", "--seats", "greedy,random", "--seed", "1")
    assert status == 0
    assert "Final scoring" in out
    assert "wins." in out or "share" in out


def test_a_whole_game_by_typing(capsys, folder, monkeypatch):
    """A person who tries one letter after the other comes to the end."""
    arguments = ["play", "burgundy", "--seats", "human,greedy", "--seed", "2"]
    status, out, _ = run(capsys, *arguments, typed=list("acdefgijkmnortvx") * 300, monkeypatch=monkeypatch)
    assert status == 0
    assert "Final scoring" in out
    assert not list(folder.iterdir())


def test_commands_and_nonsense(capsys, folder, monkeypatch):
    """Help, refusals, rules, log, points, undo and nonsense; leaving saves the game."""
    typed = [
        "help",
        "w",
        "?",
        "? P3",
        "? X9",
        "l",
        "p",
        "b",
        "u",
        "",
        "99",
        "0",
        "-1",
        "hello",
        "Play(number=9)",
        "s kept.replay",
        "q",
    ]
    typed.insert(1, "9" * 5000)
    status, out, _ = run(capsys, "play", "burgundy", "--seed", "2", typed=typed, monkeypatch=monkeypatch)
    assert status == 0
    for text in (
        "A worker given back",
        "Nothing is found for “X9”",
        "Nothing here bears the number 99",
        "Nothing to take back",
    ):
        assert text in out
    assert "3 silver; you have 1. [P4]" in out
    assert "“hello” is no answer here" in out
    assert len(list(folder.glob("*.replay"))) == 2


def test_undo_in_play(capsys, folder, monkeypatch):
    """An action is taken back and asked again."""
    typed = ["a", "TakeSilver", "q"]
    run(
        capsys, "play", "burgundy", "--seats", "human,human", "--seed", "2", typed=["", *typed], monkeypatch=monkeypatch
    )
    saved = next(folder.glob("*.replay")).read_text(encoding="utf-8")
    assert "TakeSilver" in saved


def test_end_of_input_saves(capsys, folder, monkeypatch):
    """When the keyboard goes away, nothing is lost, and the game goes on later."""
    run(capsys, "play", "burgundy", "--seed", "2", typed=["a", "a"], monkeypatch=monkeypatch)
    (saved,) = folder.glob("*.replay")
    before = len(comptoir.replay(saved.read_text(encoding="utf-8")).log)
    status, out, _ = run(capsys, "play", "--load", str(saved), typed=["a", "s on.replay"], monkeypatch=monkeypatch)
    assert status == 0
    assert len(comptoir.replay((folder / "on.replay").read_text(encoding="utf-8")).log) > before
    assert "Saved as on.replay" in out.replace("\n", " ")


def test_saving_where_it_cannot(capsys, folder, monkeypatch):
    """A file that cannot be written is a sentence, and the game goes on."""
    status, out, _ = run(
        capsys, "play", "burgundy", "--seed", "2", typed=["s no/such/folder.replay", "a"], monkeypatch=monkeypatch
    )
    assert status == 0
    assert "No such file" in out


def test_choosing_a_game(capsys, folder, monkeypatch):
    """Without a name the program asks which game it shall be."""
    number = str(comptoir.game_names().index("burgundy") + 1)
    _, out, _ = run(capsys, "play", "--seed", "2", typed=["", "x", number], monkeypatch=monkeypatch)
    assert "Which card do you play?" in out


def test_replay(capsys, folder):
    """A replay is verified and told; a damaged one is refused."""
    table = comptoir.load("burgundy").table(2, seed=3)
    (folder / "a.replay").write_text(table.save(), encoding="utf-8")
    status, out, _ = run(capsys, "replay", "a.replay", "--all")
    assert status == 0
    assert "Points so far" in out
    (folder / "a.replay").write_text(table.save()[:-20], encoding="utf-8")
    status, _, err = run(capsys, "replay", "a.replay")
    assert status == 2
    assert "cut off" in err


def test_bench(capsys):
    """One JSON object with everything measured."""
    status, out, _ = run(capsys, "bench", "burgundy", "--json", "--seconds", "0.05")
    assert status == 0
    result = json.loads(out)
    assert result["game"] == "burgundy"
    for key in (
        "players", "compiled", "decisions_per_second", "from_python_decisions_per_second", "games_per_second",
        "decisions_per_game", "clone_us", "view_us", "json_us",
    ):  # fmt: skip
        assert key in result
    assert result["decisions_per_second"] > 1000


def test_playthrough(capsys):
    """A game written out."""
    _, out, _ = run(capsys, "playthrough", "burgundy", "--seed", "4")
    assert out.startswith('burgundy {"players": 2')
    assert " points: " in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--players", "x"], "comptoir: --players: “x” is no whole number; see comptoir play --help.\n"),
        (["play", "--foo"], "comptoir: unrecognized arguments: --foo; see comptoir --help.\n"),
        (["serve", "--host", "nonsense"], "comptoir: --host “nonsense” is no address of this machine.\n"),
    ],
)
def test_wrong_options_are_one_sentence(capsys, arguments, said):
    """Without the list of all options."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = stop.code
    assert (status, capsys.readouterr().err) == (2, said)

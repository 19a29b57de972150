"""Play a game in the terminal, alone, with friends at one keyboard, against bots, or at a table on a server."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from rich.console import Console

import comptoir
from comptoir.bots import bots
from comptoir.cli.common import add_lang, add_variant, load_data, read_options, read_text
from comptoir.cli.games import player_range
from comptoir.cli.local import HUMAN, USUAL, LocalTable
from comptoir.cli.output import is_full
from comptoir.cli.plain import Lines
from comptoir.cli.sitting import Sitting
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.phrase import Phrase
from comptoir.core.replay import read
from comptoir.core.table import Table
from comptoir.texts import texts


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", nargs="?", help="the game; asked for if not given")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats")
    parser.add_argument("--solo", action="store_true", help="the solo game, as --players 1")
    parser.add_argument(
        "--seats", metavar="WHO,...", help=f"human, bot or a bot's name ({', '.join(bots())}) for each seat"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same cards")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--server", metavar="URL", help="play at a table on this server")
    parser.add_argument("--table", metavar="ID", help="with --server: the table, or an invitation to it, or its link")
    parser.add_argument("--name", default="", help="with --server: how others see you")
    parser.add_argument("--plain", action="store_true", help="line by line instead of a full screen")
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before what cannot be taken back")
    add_variant(parser)
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Sit down at a table and play."""
    check(options)
    console = Console()
    sitting = remote_table(options, console) if options.server else local_table(options, console)
    return interface(sitting, console, options)


def check(options: argparse.Namespace) -> None:
    """What fits together."""
    if options.players is not None and options.players < 1:
        raise BadSetup(f"--players is a number from 1 on, not {options.players}.")
    if options.solo and options.players not in (None, 1):
        raise BadSetup("--solo is for one player; leave out --players.")
    if (options.table or options.name) and not options.server:
        raise BadSetup("--table and --name need --server URL.")
    if options.server and (options.load or options.data or options.seats or options.seed is not None):
        raise BadSetup("With --server the server deals: leave out --load, --data, --seats and --seed.")


def interface(sitting: Sitting, console: Console, options: argparse.Namespace) -> int:
    """A full screen, or line by line where that is wanted or nothing else is possible."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    confirm = interactive and not options.no_confirm
    if options.plain or not interactive or not getattr(sitting, "people", True):
        return Lines(sitting, console, confirm=confirm).play()
    if not is_full():
        print("comptoir: this terminal is not UTF-8, so the game is played line by line.", file=sys.stderr)
        return Lines(sitting, console, confirm=confirm).play()
    from comptoir.cli.full import FullScreen

    return FullScreen(sitting, confirm=confirm).play(console)


def remote_table(options: argparse.Namespace, console: Console) -> Sitting:
    """A table on a server: the one that is named, or a new one of the game that is named."""
    from platformdirs import user_data_path

    from comptoir.cli.remote import Client, RemoteTable, find_table

    client = Client(options.server, user_data_path("comptoir", appauthor=False))
    client.introduce(options.name)
    if options.table:
        table, seat = find_table(client, options.table)
        return RemoteTable(client, table, seat, options.lang)
    if not options.game:
        found = client.ask("GET", "tables?which=open")["tables"]
        names = [f"{table['id']} ({table['game']})" for table in found]
        raise BadSetup(f"Name a game to open a table, or a table with --table: {', '.join(names) or 'none is open'}.")
    setup = {"game": options.game, "options": read_options(options.option), "players": options.players or 2}
    made = client.ask("POST", "tables", setup)
    link = f"{client.address}/join/{made['invitation']}"
    console.print(link, highlight=False, soft_wrap=True)
    return RemoteTable(client, made["table"], 0, options.lang, link)


def local_table(options: argparse.Namespace, console: Console) -> LocalTable:
    """A table in this process."""
    table = loaded_table(options) if options.load else new_table(options, console)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    return LocalTable(table, options.lang, seats(options, table), seed)


def loaded_table(options: argparse.Namespace) -> Table:
    """A saved game, ready to go on."""
    table = read(read_text(options.load))
    if options.game not in (None, table.game.name):
        raise BadSetup(f"{options.load} holds a game of {table.game.name}, not of {options.game}.")
    table.resume(Rng(secrets.randbits(128) if options.seed is None else options.seed), forced=True)
    return table


def new_table(options: argparse.Namespace, console: Console) -> Table:
    """A fresh game."""
    game = comptoir.load(options.game or ask_game(console, options.lang))
    players = options.players or (
        1 if options.solo else len(options.seats.split(",")) if options.seats is not None else 0
    )
    players = players or max(2, game.players[0])
    return game.table(players, options.seed, read_options(options.option), load_data(game, options.data), forced=True)


def ask_game(console: Console, lang: str) -> str:
    """Which game shall it be?"""
    names = comptoir.game_names()
    for i, name in enumerate(names, 1):
        game = comptoir.load(name)
        words = texts(game, lang)
        console.print(f"  [bold cyan]{i}[/]  {words.say(Phrase('game-title'))} [dim]({player_range(game)})[/]")
        console.print(f"     [dim]{words.say(Phrase('game-about'))}[/]")
    while True:
        given = console.input("[bold]?[/] ").strip()
        if given in names:
            return given
        if given.isdecimal() and len(given) < 3 and 1 <= int(given) <= len(names):
            return names[int(given) - 1]


def seats(options: argparse.Namespace, table: Table) -> list[str]:
    """Who sits where. Without --seats a person plays against bots."""
    given = options.seats.split(",") if options.seats is not None else [HUMAN] + [USUAL] * (table.players - 1)
    if len(given) != table.players:
        raise BadSetup(f"--seats names {len(given)} seats, but there are {table.players} players.")
    return [USUAL if who == "bot" else who for who in given]

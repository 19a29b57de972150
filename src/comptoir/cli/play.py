"""Play a game in the terminal, alone, with friends at one keyboard, or against bots."""

from __future__ import annotations

import argparse
import secrets
import time
from pathlib import Path

from rich.console import Console

import comptoir
from comptoir.bots import Bot, bots, new_bot
from comptoir.cli.common import add_lang, add_variant, load_data, read_options
from comptoir.cli.games import player_range
from comptoir.cli.screen import Screen
from comptoir.core.chance import Rng
from comptoir.core.errors import BadMove, BadSetup, NotAllowed
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.plain import SPECTATOR
from comptoir.core.replay import read
from comptoir.core.table import Table
from comptoir.texts import texts

HUMAN = "human"
ADVISER = "skilled"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", nargs="?", help="the game; asked for if not given")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats")
    parser.add_argument("--solo", action="store_true", help="the solo game, as --players 1")
    parser.add_argument(
        "--seats", metavar="WHO,...", help=f"human, bot or a bot's name ({', '.join(bots())}) for each seat"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same cards")
    parser.add_argument("--hints", action="store_true", help="h shows what a strong player would consider")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add_variant(parser)
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Set up a table and play at it."""
    console = Console()
    table = loaded_table(options) if options.load else new_table(options, console)
    return Session(table, Screen(console, options.lang), seats(options, table), options.hints).play()


def loaded_table(options: argparse.Namespace) -> Table:
    """A saved game, ready to go on."""
    table = read(options.load.read_text(encoding="utf-8"))
    if options.game not in (None, table.game.name):
        raise BadSetup(f"{options.load} holds a game of {table.game.name}, not of {options.game}.")
    table.resume(Rng(secrets.randbits(128) if options.seed is None else options.seed), forced=True)
    return table


def new_table(options: argparse.Namespace, console: Console) -> Table:
    """A fresh game."""
    game = comptoir.load(options.game or ask_game(console, options.lang))
    if options.solo and options.players not in (None, 1):
        raise BadSetup("--solo is for one player; leave out --players.")
    players = options.players or (1 if options.solo else len(options.seats.split(",")) if options.seats else 0)
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


def seats(options: argparse.Namespace, table: Table) -> list[Bot | None]:
    """Who sits where; None is a person. Without --seats a person plays against bots."""
    given = options.seats.split(",") if options.seats else [HUMAN] + ["bot"] * (table.players - 1)
    if len(given) != table.players:
        raise BadSetup(f"--seats names {len(given)} seats, but there are {table.players} players.")
    seed = secrets.randbits(32) if options.seed is None else options.seed
    return [None if who == HUMAN else bot(who, table.game, seed + i) for i, who in enumerate(given)]


def bot(who: str, game: Game, seed: int) -> Bot:
    """A bot by its name; plain "bot" is one that is fun to play against."""
    return new_bot("casual" if who == "bot" else who, game, seed)


class Session:
    """People at one keyboard."""

    def __init__(self, table: Table, screen: Screen, who: list[Bot | None], hints: bool) -> None:
        self.table = table
        self.screen = screen
        self.who = who
        self.hints = hints
        self.printed: dict[int, set[int]] = {}  # for each person, the answers of the log that were printed
        self.last_human = -1 if who.count(None) > 1 else who.index(None) if None in who else -1

    def play(self) -> int:
        """To the end, or until somebody leaves; what was played is kept."""
        self.screen.help(self.table)
        try:
            while not self.table.over:
                if not self.turn():
                    return 0
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.save("")
            return 0
        self.tell()
        if self.last_human >= 0:
            self.screen.board(self.table, self.last_human)
        self.screen.result(self.table)
        return 0

    def turn(self) -> bool:
        """One answer; False to leave."""
        seat = self.table.position.seat
        player = self.who[seat]
        if player is None:
            return self.ask(seat)
        self.table.answer(seat, player.answer(self.table.view(seat), seat))
        return True

    def ask(self, seat: int) -> bool:
        """Show a person the board and the question, and take what is typed."""
        if self.who.count(None) > 1 and seat != self.last_human:
            self.screen.console.input(self.screen.say(self.table, "play-pass", name=self.screen.name(self.table, seat)))
            self.screen.console.clear()
        self.last_human = seat
        self.tell()
        self.screen.board(self.table, seat)
        self.screen.question(self.table, seat)
        return self.listen(seat)

    def tell(self) -> None:
        """What has happened since the last question, as far as everybody at the keyboard may know."""
        viewer = self.last_human if self.last_human >= 0 else SPECTATOR
        printed = self.printed.setdefault(viewer, set())
        new = [i for i in self.table.heard_by(viewer) if i not in printed]
        self.screen.log(self.table, new, viewer)
        printed.update(new)

    def listen(self, seat: int) -> bool:
        """Read lines until one of them answers the question or leaves."""
        while True:
            line = self.screen.console.input("[bold]>[/] ").strip()
            word, _, rest = line.partition(" ")
            if word in ("q", "quit"):
                self.save("")
                return False
            if word in ("u", "undo") and self.undo(seat):
                return True
            if word in ("", "u", "undo"):
                continue
            if not self.command(seat, word, rest.strip()) and self.answer(seat, line):
                return True

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Whatever is typed besides answers."""
        if word == "?":
            if rest:
                self.screen.rule(self.table, rest)
            else:
                self.screen.refused(self.table, seat)
        elif word == "l":
            self.screen.log(self.table, self.table.heard_by(seat), seat)
        elif word == "p":
            self.screen.result(self.table)
        elif word == "b":
            self.screen.board(self.table, seat)
            self.screen.question(self.table, seat)
        elif word == "s":
            self.save(rest)
        elif word == "h" and self.hints:
            self.hint(seat)
        elif word in ("h", "help"):
            self.screen.help(self.table)
        else:
            return False
        return True

    def hint(self, seat: int) -> None:
        """What a strong player would consider here, knowing no more than this seat."""
        adviser = new_bot(ADVISER, self.table.game, len(self.table.log))
        adviser.answer(self.table.view(seat), seat)
        self.screen.hint(self.table, seat, adviser.considered[:3])

    def undo(self, seat: int) -> bool:
        """Take back the last answer, if nothing was shown since."""
        gone = self.table.undoes(seat)
        try:
            self.table.undo(seat)
        except NotAllowed:
            self.screen.console.print(self.screen.say(self.table, "play-no-undo"), style="yellow")
            return False
        for viewer, printed in self.printed.items():
            self.printed[viewer] = {i - len([j for j in gone if j < i]) for i in printed if i not in gone}
        return True

    def answer(self, seat: int, line: str) -> bool:
        """A number from the list, or a move by its name."""
        moves = self.table.legal(seat)
        try:
            number = int(line) if line.isdecimal() and len(line) < 6 else 0
            if 1 <= number <= len(moves):
                self.table.answer(seat, moves[number - 1])
            elif line.isdecimal():
                raise BadMove(self.screen.say(self.table, "play-no-such-number", count=len(moves)))
            else:
                self.by_name(seat, line)
        except (BadMove, NotAllowed) as problem:
            self.screen.console.print(str(problem), style="yellow", markup=False)
            return False
        return True

    def by_name(self, seat: int, line: str) -> None:
        """A move as the replay files write it."""
        move = self.table.game.kinds.parse(line)
        why = self.screen.words(self.table).why_not(self.table.position, move, seat)
        if why:
            raise NotAllowed(why)
        self.table.answer(seat, move)

    def save(self, name: str) -> None:
        """Keep the game as a replay file."""
        path = Path(name or f"{self.table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.replay")
        try:
            path.write_text(self.table.save(), encoding="utf-8")
        except OSError as problem:
            self.screen.console.print(f"{path}: {problem.strerror}.", style="yellow", markup=False)
            return
        self.screen.console.print(self.screen.say(self.table, "play-saved", file=str(path)))

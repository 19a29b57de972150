"""The terminal program, a module for each of its commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from comptoir import __version__
from comptoir.cli import (
    analyse,
    arena,
    backup,
    bench,
    completion,
    export,
    games,
    learn,
    play,
    playthrough,
    replay,
    schema,
    selfplay,
    serve,
    transfer,
)
from comptoir.cli.output import on_any_terminal
from comptoir.core import agenda
from comptoir.core.errors import ComptoirError

COMMANDS = (
    games,
    play,
    serve,
    backup,
    transfer,
    export,
    replay,
    analyse,
    arena,
    selfplay,
    learn,
    bench,
    playthrough,
    schema,
    completion,
)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where all options stand."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.register("type", int, whole_number)

    def error(self, message: str) -> NoReturn:
        """One sentence and a way out."""
        self.exit(2, f"comptoir: {message.removeprefix('argument ')}; see {self.prog} --help.\n")


def whole_number(text: str) -> int:
    """The number that somebody typed."""
    try:
        return int(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number") from problem


def build() -> str:
    """How the engine runs here."""
    return "plain Python, several times slower" if agenda.__file__.endswith(".py") else "compiled"


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = Parser(prog="comptoir", description="Modern board games to the letter of their rulebooks.")
    top.add_argument("--version", action="version", version=f"comptoir {__version__} ({build()})")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        sub = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what goes wrong is said in one sentence."""
    try:
        on_any_terminal()
        options = parser().parse_args(argv)
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except ComptoirError as problem:
        print(f"comptoir: {problem}", file=sys.stderr)
    except UnicodeDecodeError:
        print("comptoir: that file is not text.", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        print(f"comptoir: {problem.filename or 'that'}: {problem.strerror or problem}.", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 2

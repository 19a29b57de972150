"""Print the completion of this command for a shell: eval "$(comptoir completion bash)"."""

from __future__ import annotations

import argparse


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("shell", choices=("bash", "zsh", "fish"), help="the shell")


def run(options: argparse.Namespace) -> int:
    """As a script that the shell reads."""
    import shtab

    from comptoir.cli import parser

    print(shtab.complete(completing(parser()), shell=options.shell))
    return 0


def completing(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The parser with what its arguments may be: games by name, files by path."""
    import shtab

    import comptoir

    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                completing(command)
        elif action.dest == "game":
            action.choices = comptoir.game_names()
        elif action.metavar == "FILE" or action.dest == "file":
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    return parser

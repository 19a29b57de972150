"""Write a server's finished public games as Parquet files, if all who played share them; names are left out."""

from __future__ import annotations

import argparse
from pathlib import Path

from comptoir.core.errors import BadSetup
from comptoir.data import check, from_table


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("out", type=Path, metavar="FOLDER", help="where; games there are not written again")
    parser.add_argument("--database", metavar="URL", help="as for comptoir serve (default: the same file of yours)")


def run(options: argparse.Namespace) -> int:
    """What is not there yet; the server may go on running."""
    try:
        from comptoir.server.common.settings import from_environment
        from comptoir.server.replays import published
        from comptoir.server.storage.database import existing
    except ImportError as problem:
        raise BadSetup(f"An export needs more packages ({problem.name}): pip install 'comptoir[server]'") from problem
    database = existing(from_environment(database=options.database).database)
    folder = check(options.out)
    written = known = left_out = 0
    try:
        database.migrate()
        for game in published.games(database):
            if game is None:
                left_out += 1
            elif game[0]["id"] in folder.known:
                known += 1
            else:
                folder.add(from_table(game[1], game[0]))
                written += 1
    finally:
        folder.flush()
        database.close()
    print(f"{written} games are written to {options.out}; {known} were there already.")
    if left_out:
        print(f"{left_out} are left out: somebody does not share them, or today's rules do not know them.")
    return 0

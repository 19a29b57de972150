"""JSON Schemas of a game: what a view holds, what is asked, and what may be answered."""

from __future__ import annotations

import argparse
import json

import comptoir
from comptoir.schema import schema


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", help="the game's name")


def run(options: argparse.Namespace) -> int:
    """Print them."""
    print(json.dumps(schema(comptoir.load(options.game)), ensure_ascii=False, indent=1))
    return 0

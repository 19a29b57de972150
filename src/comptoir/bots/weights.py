"""Files of learned weights in the safetensors format: an index in JSON, then the numbers. Nothing else is needed."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from comptoir.bots.learned import STEPS, Look, Weights
from comptoir.bots.network import Layer
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.core.layout import Layout, layout

FILE: Final = "learned.safetensors"
KINDS: Final = {"F16": ("e", 2), "F32": ("f", 4)}


class Tensor(NamedTuple):
    """Numbers of a shape, one row after another."""

    shape: tuple[int, ...]
    numbers: Sequence[float]

    def rows(self) -> list[list[float]]:
        """The numbers, row by row."""
        width = self.shape[1]
        return [list(self.numbers[i : i + width]) for i in range(0, len(self.numbers), width)]


def write_tensors(file: Path, tensors: Mapping[str, Tensor], told: Mapping[str, str]) -> None:
    """Write tensors as numbers of 16 bits, and what is told about them."""
    index: dict[str, object] = {"__metadata__": dict(told)}
    data = bytearray()
    for name, tensor in tensors.items():
        begin = len(data)
        data += struct.pack(f"<{len(tensor.numbers)}e", *tensor.numbers)
        index[name] = {"dtype": "F16", "shape": list(tensor.shape), "data_offsets": [begin, len(data)]}
    head = json.dumps(index).encode()
    head += b" " * (-len(head) % 8)
    part = file.with_suffix(".part")
    part.write_bytes(struct.pack("<Q", len(head)) + head + data)
    part.replace(file)


def read_tensors(file: Path) -> tuple[dict[str, Tensor], dict[str, str]]:
    """What ``write_tensors`` wrote."""
    raw = file.read_bytes()
    try:
        (size,) = struct.unpack_from("<Q", raw)
        index = json.loads(raw[8 : 8 + size])
        told = index.pop("__metadata__")
        tensors: dict[str, Tensor] = {}
        for name, entry in index.items():
            letter, width = KINDS[entry["dtype"]]
            begin, end = entry["data_offsets"]
            numbers = struct.unpack_from(f"<{(end - begin) // width}{letter}", raw, 8 + size + begin)
            tensors[name] = Tensor(tuple(entry["shape"]), numbers)
    except (struct.error, ValueError, KeyError) as problem:
        raise BadSetup(f"{file} holds no learned weights.") from problem
    return tensors, told


# --- Inputs ---------------------------------------------------------------------------


def steps_of(scale: int) -> int:
    """How many rows a number has besides its own, if it goes up to ``scale``."""
    return sum(1 for step in STEPS if step <= scale) if scale > 1 else 0


def input_names(plan: Layout) -> list[str]:
    """The names of a layout's positions, and those of the classes of steps on the agenda."""
    return [*plan.names, *[f"agenda[{name}]" for name in plan.game.names]]


def input_scales(plan: Layout) -> list[int]:
    """What each of them goes up to."""
    return [*plan.scales, *[1] * len(plan.game.names)]


class Learned:
    """A network read from a file."""

    def __init__(self, file: Path, game: Game) -> None:
        tensors, self.told = read_tensors(file)
        if self.told["game"] != game.name:
            raise BadSetup(f"{file} holds weights for {self.told['game']}, not for {game.name}.")
        self.game = game
        names: list[str] = json.loads(self.told["names"])
        steps: list[int] = json.loads(self.told["steps"])
        row = 0
        self.row_of: dict[str, tuple[int, int]] = {}  # the first row of an input, and how many steps it has
        for name, count in zip(names, steps, strict=True):
            self.row_of[name] = row, count
            row += 1 + count
        t = tensors
        value = [Layer(list(t[f"{n}.bias"].numbers), t[f"{n}.weight"].rows()) for n in ("value.0", "value.1")]
        policy = Layer(list(t["policy.0.bias"].numbers), t["policy.0.weight"].rows())
        self.weights = Weights(
            list(t["first.weight"].numbers),
            list(t["first.bias"].numbers),
            value,
            policy,
            list(t["policy.1.weight"].numbers),
            list(t["policy.1.bias"].numbers),
        )

    @staticmethod
    @cache
    def of(file: Path, game: Game) -> Learned:
        """The network of a file, read once."""
        return Learned(file, game)

    def look(self, players: int) -> Look:
        """A look for seats at a table of so many players."""
        plan = layout(self.game, players)
        names = input_names(plan)
        words = len(self.weights.bias)
        rows, most = [-1] * len(names), [0] * len(names)
        for i, name in enumerate(names):
            if name in self.row_of:
                row, most[i] = self.row_of[name]
                rows[i] = row * words
        steps = {cls: plan.size + i for i, cls in enumerate(self.game.names.values())}
        return Look(self.weights, plan.encoder(), len(names), rows, most, steps)

    def looks(self, players: int) -> list[Look]:
        """One for each seat, so that what a seat sees is compared with what it saw."""
        return [self.look(players) for _ in range(players)]


@cache
def learned(game: Game) -> Learned | None:
    """The network that a game's folder holds, if it does."""
    file = game.folder / FILE
    return Learned(file, game) if file.exists() else None

"""Self-play in several processes: games in, what was seen and what came of it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import comptoir
from comptoir.bots.selfplay import Diary, SelfPlay, Settings
from comptoir.bots.weights import Learned
from comptoir.core.chance import Rng
from comptoir.core.moves import Moves


@dataclass(frozen=True)
class Order:
    """Games to be played: their seeds, and how."""

    game: str
    weights: Path
    seeds: range
    players: int
    options: Mapping[str, str]
    settings: Mapping[str, float | int]
    later: float = 0.97  # lambda of TD(lambda)
    older: tuple[Path, ...] = ()  # earlier selves; in every fourth game one seat is one of them


@dataclass
class Seen:
    """What was seen in some games, as arrays."""

    places: Any  # positions of all looks in one row
    values: Any
    ends: Any  # where a look ends
    target: Any  # for each look, seat and source: the points to come; and the share in the victory
    known: Any  # how many seats were there
    moves: Any
    likely: Any
    policy_ends: Any
    games: int = 0
    answers: int = 0
    points: float = 0.0  # sum of the winners' points
    cut: int = 0  # games that were cut off


def numbers(of: Moves) -> Any:
    """The numbers in an array of its own."""
    return np.array(of.numbers[: of.count] if of.count else [], dtype=np.int64)


def play(order: Order) -> Seen:
    """Play the games of an order."""
    game = comptoir.load(order.game)
    own = Learned(order.weights, game).looks(order.players)
    older = [Learned(file, game).look(order.players) for file in order.older]
    chosen = Settings(**order.settings)  # type: ignore[arg-type]
    found = []
    for seed in order.seeds:
        looks = own[:]
        if older and order.players > 1 and seed % 4 == 0:
            looks[seed // 4 % order.players] = older[seed % len(older)]
        match = SelfPlay(game, looks, chosen, Rng(seed))
        match.like()
        diary = match.play(game.new(order.players, order.options))
        found.append(seen(diary, order.players, len(game.sources), order.later))
    return joined(found)


def files_of(order: object) -> dict[str, bytes]:
    """The files of weights that an order names, for machines that do not have them."""
    named = [str(getattr(order, name, "")) for name in ("weights", "own", "other")]
    paths = [*[Path(name) for name in named if name.endswith(".safetensors")], *getattr(order, "older", ())]
    return {str(path): path.read_bytes() for path in paths}


def with_files(work: Callable[[Any], Any], order: object, files: Mapping[str, bytes]) -> Any:
    """Do some work where the files may be missing, or be of an earlier round."""
    for name, data in files.items():
        path = Path(name)
        if not path.exists() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return work(order)


def seen(diary: Diary, players: int, sources: int, later: float) -> Seen:
    """One game as arrays."""
    seats = numbers(diary.seats)
    looks = len(seats)
    order = (seats[:, None] + np.arange(players)) % players
    final = numbers(diary.final).reshape(players, sources)
    points = numbers(diary.points).reshape(looks, players, sources).astype(np.float32)
    foreseen = np.array(diary.foreseen, dtype=np.float32).reshape(looks, players, sources + 1)
    won = np.array(diary.won, dtype=np.float32)
    target = np.zeros((looks, players, sources + 1), dtype=np.float32)
    target[:, :, :sources] = final[order]
    target[:, :, sources] = won[order]
    forecast = foreseen.copy()
    forecast[:, :, :sources] += points
    forecast[:, :, sources] = 1 / (1 + np.exp(-np.clip(foreseen[:, :, sources], -30, 30)))
    for seat in range(players):
        mine = np.flatnonzero(seats == seat)
        after = None
        for i in mine[::-1]:
            if after is not None:
                target[i] = later * target[after] + (1 - later) * forecast[after]
            after = i
    target[:, :, :sources] -= points
    totals = final.sum(1)
    return Seen(
        numbers(diary.places).astype(np.int32),
        numbers(diary.values).astype(np.uint8),
        numbers(diary.ends),
        target,
        np.full(looks, players, dtype=np.int8),
        numbers(diary.moves).astype(np.int32),
        np.array(diary.likely, dtype=np.float32),
        numbers(diary.policy_ends),
        1,
        int(diary.answers),
        float(totals.max()),
        int(not diary.whole),
    )


def joined(of: list[Seen]) -> Seen:
    """Several games as one."""

    def ends(name: str, row: str) -> Any:
        shifts = np.cumsum([0, *[len(getattr(one, row)) for one in of]])
        return np.concatenate([getattr(one, name) + shift for one, shift in zip(of, shifts, strict=False)])

    def row(name: str) -> Any:
        return np.concatenate([getattr(one, name) for one in of])

    def total(name: str) -> Any:
        return sum(getattr(one, name) for one in of)

    return Seen(
        row("places"),
        row("values"),
        ends("ends", "places"),
        row("target"),
        row("known"),
        row("moves"),
        row("likely"),
        ends("policy_ends", "moves"),
        total("games"),
        total("answers"),
        total("points"),
        total("cut"),
    )

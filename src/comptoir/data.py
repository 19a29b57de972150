"""Games as data: Parquet files with a row for each game and a row for each decision, written as the games are played.

A folder holds ``games-00000.parquet``, ``decisions-00000.parquet`` and so on, each pair the same games. A pair is
written under another name first, so that what is there is whole. ``docs/environments.md`` explains the columns.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena import Match, Played
from comptoir.bots import Bot, new_bot
from comptoir.core.agenda import CHANCE
from comptoir.core.errors import BadSetup
from comptoir.core.layout import layout
from comptoir.core.observation import seen
from comptoir.core.table import Table

SCHEMA = 2  # the version of the columns
GAMES_A_FILE = 200


@dataclass(frozen=True)
class Job:
    """One game to be played and written down."""

    game: str
    seats: tuple[str, ...]  # bots
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, object] = field(default_factory=dict)
    observe: bool = False

    @property
    def about(self) -> dict[str, Any]:
        """What identifies the game."""
        parts = [self.game, str(self.seed), *self.seats, *self.variant]
        return {"id": "-".join(parts), "seed": self.seed, "bots": list(self.seats)}

    @property
    def variant(self) -> list[str]:
        """The options that are not the defaults, and figures of somebody's own box."""
        game = comptoir.load(self.game)
        usual, chosen = game.chosen({}), game.chosen(self.options)
        found = [f"{name}={value}" for name, value in chosen.items() if value != usual[name]]
        figures = json.dumps(self.data, sort_keys=True).encode()
        return [*found, hashlib.sha256(figures).hexdigest()[:8]] if self.data else found


@dataclass
class Written:
    """The rows of one game."""

    game: dict[str, Any]
    decisions: list[dict[str, Any]]


def play(job: Job) -> Written:
    """Play a game; a bot that fails ends it, and the row says so."""
    table = comptoir.load(job.game).table(len(job.seats), job.seed, job.options, job.data, forced=True)
    bots = [new_bot(name, table.game, job.seed * 100 + seat) for seat, name in enumerate(job.seats)]
    decisions: list[dict[str, Any]] = []
    error = ""
    observe = observer(table) if job.observe else None
    while not table.over:
        seat = table.position.seat
        try:
            row = decide(table, bots[seat], seat, len(decisions))
            if observe is not None:
                row["observation"] = observe(seat)
            table.answer(seat, int(row["move"]))
        except Exception as problem:
            error = f"seat {seat}, {job.seats[seat]}: {type(problem).__name__}: {problem}"
            break
        decisions.append(row)
    return Written(game_row(job.about, table, decisions, error), decisions)


def observer(table: Table) -> Any:
    """What writes down what a seat sees."""
    made = layout(table.game, table.players, table.options)
    encoder, row = made.encoder(), seen(made.size)

    def observe(seat: int) -> bytes:
        encoder.observe(table.position.state, seat, row)
        return bytes(row.values)

    return observe


def decide(table: Table, bot: Bot, seat: int, number: int) -> dict[str, Any]:
    """One decision: the question, what was legal, what was chosen, and what the bot thought of it."""
    ask, legal = table.position.asked(seat), table.legal(seat)
    begin = time.perf_counter()
    move = bot.answer(table.view(seat), seat)
    spent = time.perf_counter() - begin
    considered = list(bot.considered)
    return {
        "number": number,
        "at": len(table.log),
        "seat": seat,
        "question": type(ask).__name__,
        "legal": legal,
        "move": move,
        "name": table.game.kinds.name(move),
        "seconds": spent,
        "considered": [int(one.move) for one in considered],
        "visits": [int(one.visits) for one in considered],
        "values": [float(one.value) for one in considered],
        "observation": None,
    }


def game_row(
    about: Mapping[str, Any], table: Table, decisions: Sequence[Mapping[str, Any]], error: str = ""
) -> dict[str, Any]:
    """The row of a game; ``about`` are its id, its seed and who played, which the table does not know."""
    seats = range(table.players)
    return {
        "game": table.game.name,
        "players": table.players,
        "options": json.dumps(dict(table.options), sort_keys=True),
        "version": comptoir.__version__,
        "rules": table.game.rules,
        "moves": table.game.moves_digest(),
        **about,
        "end": "failed" if error else "finished",
        "error": error,
        "scores": [int(score) for score in table.scores],
        "winners": [] if error else [int(seat) for seat in table.winners],
        "ledger": json.dumps([table.position.ledger(seat) for seat in seats]),
        "decisions": [sum(row["seat"] == seat for row in decisions) for seat in seats],
        "seconds": [sum(float(row["seconds"] or 0) for row in decisions if row["seat"] == seat) for seat in seats],
        "replay": table.save(),
    }


def from_table(table: Table, about: Mapping[str, Any]) -> Written:
    """A game that was played somewhere else: every answer that was a choice."""
    position, kinds = table.beginning(), table.game.kinds
    decisions: list[dict[str, Any]] = []
    for at, entry in enumerate(table.log):
        legal = position.legal(entry.seat) if entry.seat != CHANCE else []
        if len(legal) > 1:
            unknown: dict[str, Any] = {
                "seconds": None,
                "considered": [],
                "visits": [],
                "values": [],
                "observation": None,
            }
            answer = {"move": entry.move, "name": kinds.name(entry.move)}
            asked = {"seat": entry.seat, "question": type(entry.ask).__name__, "legal": legal}
            decisions.append({"number": len(decisions), "at": at, **asked, **answer, **unknown})
        position.take(entry.move, entry.seat)
    return Written(game_row(about, table, decisions), decisions)


def as_played(written: Written) -> Played:
    """The same for the arena's tables."""
    row, seats = written.game, range(written.game["players"])
    times = [[float(one["seconds"]) for one in written.decisions if one["seat"] == seat] for seat in seats]
    match = Match(row["game"], tuple(row["bots"]), row["seed"], json.loads(row["options"]))
    slowest = tuple([max(own, default=0.0) for own in times])
    scores, winners = tuple(row["scores"]), tuple(row["winners"])
    return Played(match, scores, winners, tuple(row["decisions"]), tuple(row["seconds"]), slowest, row["replay"])


def columns() -> tuple[Any, Any]:
    """The schemas of both files."""
    pa = arrow()
    text, number, real = pa.string(), pa.int32(), pa.float64()
    facts = {"schema": str(SCHEMA)}
    games = pa.schema(
        [
            *[(name, text) for name in ("game", "id")],
            ("players", number),
            *[(name, text) for name in ("options", "version")],
            ("rules", number),
            ("moves", text),
            ("seed", pa.int64()),
            ("bots", pa.list_(text)),
            ("end", text),
            ("error", text),
            *[(name, pa.list_(number)) for name in ("scores", "winners")],
            ("ledger", text),
            ("decisions", pa.list_(number)),
            ("seconds", pa.list_(real)),
            ("replay", text),
        ],
        metadata=facts,
    )
    decisions = pa.schema(
        [
            ("id", text),
            *[(name, number) for name in ("number", "at", "seat")],
            ("question", text),
            ("legal", pa.list_(number)),
            ("move", number),
            ("name", text),
            ("seconds", real),
            *[(name, pa.list_(number)) for name in ("considered", "visits")],
            ("values", pa.list_(real)),
            ("observation", pa.binary()),
        ],
        metadata=facts,
    )
    return games, decisions


def arrow() -> Any:
    """The library that writes Parquet."""
    try:
        import pyarrow
    except ImportError as problem:
        raise BadSetup("Parquet files need PyArrow: pip install 'comptoir[arena]'.") from problem
    return pyarrow


class Folder:
    """Where games are written. Games that are there already are not played again."""

    def __init__(self, path: Path, games_a_file: int = GAMES_A_FILE) -> None:
        self.path = path
        self.games_a_file = games_a_file
        self.schemas = columns()
        self.waiting: list[Written] = []
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".writable"
        probe.write_text("", encoding="utf-8")
        probe.unlink()
        self.files = len(list(path.glob("games-*.parquet")))
        self.check_form()
        self.known = {str(row["id"]) for row in self.rows("games", ["id"])}

    def check_form(self) -> None:
        """Files of one folder have the same columns."""
        from pyarrow import parquet

        for file in self.path.glob("games-*.parquet"):
            form = (parquet.read_schema(file).metadata or {}).get(b"schema", b"0").decode()
            if form != str(SCHEMA):
                raise BadSetup(f"The files in {self.path} are of form {form}; this program writes form {SCHEMA}.")

    def rows(self, what: str, wanted: list[str] | None = None) -> Iterator[dict[str, Any]]:
        """What has been written."""
        from pyarrow import parquet

        for file in sorted(self.path.glob(f"{what}-*.parquet")):
            yield from parquet.read_table(file, columns=wanted).to_pylist()

    def left(self, jobs: Iterable[Job]) -> list[Job]:
        """The games that are not there yet."""
        return [job for job in jobs if job.about["id"] not in self.known]

    def add(self, written: Written) -> None:
        """One more game; files are written when enough have come together."""
        self.waiting.append(written)
        if len(self.waiting) >= self.games_a_file:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        if not self.waiting:
            return
        games = [one.game for one in self.waiting]
        decisions = [{"id": one.game["id"], **row} for one in self.waiting for row in one.decisions]
        self.write("decisions", decisions, self.schemas[1])
        self.write("games", games, self.schemas[0])  # last: it says that both are there
        self.files += 1
        self.waiting.clear()

    def write(self, what: str, rows: list[dict[str, Any]], schema: Any) -> None:
        """One file, whole or not at all."""
        from pyarrow import parquet

        file = self.path / f"{what}-{self.files:05}.parquet"
        part = file.with_suffix(".part")
        parquet.write_table(arrow().Table.from_pylist(rows, schema=schema), part, compression="zstd")
        part.replace(file)


def check(path: Path) -> Folder:
    """A folder that can be written to, or one sentence why not; asked before anything is played."""
    try:
        return Folder(path)
    except OSError as problem:
        raise BadSetup(f"{path} cannot be written to: {problem.strerror}.") from problem

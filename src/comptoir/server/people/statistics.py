"""What somebody's finished games add up to. Only for themselves: private games count too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from comptoir.server.storage import schema
from comptoir.server.storage.rows import GAME, OVER, is_program

MOST: Final = 5000  # games that are looked at, the last ones
ANALYSED: Final = 200  # of them, with luck and skill
OPPONENTS: Final = 30


class Sat(NamedTuple):
    """A seat at a finished table."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    resigned: bool


class Played(NamedTuple):
    """A finished game of somebody, and who sat there."""

    table: str
    game: str
    players: int
    at: float
    result: dict[str, Any]
    own: int
    seats: list[Sat]

    def place(self, seat: int) -> int:
        """The place of a seat, from 0; whoever resigned comes last."""
        if self.seats[seat].resigned:
            return self.players
        return next(i for i, tied in enumerate(self.result["ranking"]) if seat in tied)

    @property
    def won(self) -> bool:
        """Whether this person has won."""
        return self.own in self.result["winners"]

    @property
    def others(self) -> list[int]:
        """The seats of the field: all that are not this person's."""
        person = self.seats[self.own].person
        return [sat.seat for sat in self.seats if sat.person != person]


def statistics(connection: Connection, person: str, game: str | None, players: int | None) -> dict[str, Any]:
    """Results by game, seat and opponent; points by source against the field; luck and skill."""
    games = _games(connection, person, game, players)
    return {
        "games": _results(games, lambda one: (one.game, one.players), ("game", "players")),
        "seats": _results(games, lambda one: (one.game, one.players, one.own), ("game", "players", "seat")),
        "opponents": _opponents(games),
        "sources": _sources(games),
        "analysed": _analysed(connection, games),
    }


def _games(connection: Connection, person: str, game: str | None, players: int | None) -> list[Played]:
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id, t.game, t.players, t.changed, t.result, s.seat).join(schema.seats, s.table_id == t.id)
    query = query.where(
        s.person == person, s.resigned.is_(False), t.status == OVER, t.lesson.is_(False), t.purpose == GAME
    )
    if game is not None:
        query = query.where(t.game == game)
    if players is not None:
        query = query.where(t.players == players)
    rows = connection.execute(query.order_by(t.changed.desc(), s.seat).limit(MOST)).all()
    first = {row.id: row for row in reversed(rows)}  # of several seats of one person the first
    seats = _seats(connection, list(first))
    found = [
        Played(row.id, row.game, row.players, row.changed, row.result, row.seat, seats[row.id])
        for row in first.values()
        if row.result
    ]
    return sorted(found, key=lambda one: one.at)


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Sat]]:
    s, p = schema.seats.c, schema.people.c
    found = defaultdict[str, list[Sat]](list)
    for begin in range(0, len(tables), 500):
        query = select(s.table_id, s.seat, s.person, s.name, s.bot, s.resigned, p.name.label("now"))
        query = query.outerjoin(schema.people, p.id == s.person).where(s.table_id.in_(tables[begin : begin + 500]))
        for row in connection.execute(query.order_by(s.table_id, s.seat)):
            found[row.table_id].append(Sat(row.seat, row.person, row.now or row.name, row.bot, row.resigned))
    return found


def _results(games: Iterable[Played], by: Any, names: tuple[str, ...]) -> list[dict[str, Any]]:
    groups = defaultdict[Any, list[Played]](list)
    for one in games:
        groups[by(one)].append(one)
    return [{**dict(zip(names, key, strict=True)), **_sum(groups[key])} for key in sorted(groups)]


def _sum(games: list[Played]) -> dict[str, Any]:
    points = sum(one.result["scores"][one.own] for one in games)
    return {"finished": len(games), "won": sum(one.won for one in games), "points": round(points / len(games), 2)}


def _opponents(games: list[Played]) -> list[dict[str, Any]]:
    """Whom somebody has met most often, and how often they came before them."""
    found: dict[tuple[str | None, str], dict[str, Any]] = {}
    for one in games:
        for seat in one.others:
            sat = one.seats[seat]
            level = None if sat.person else sat.bot
            if not (sat.person or level):
                continue  # somebody who has left for good
            about = {"person": sat.person, "name": sat.name, "program": is_program(sat.person), "bot": level}
            row = found.setdefault((sat.person, level or ""), {**about, "finished": 0, "ahead": 0, "level": 0})
            row["finished"] += 1
            row["ahead"] += one.place(one.own) < one.place(seat)
            row["level"] += one.place(one.own) == one.place(seat)
    return sorted(found.values(), key=lambda row: -row["finished"])[:OPPONENTS]


def _sources(games: list[Played]) -> list[dict[str, Any]]:
    """Points a game by source: one's own, and the mean of the others at the same tables."""
    own, field = defaultdict[Any, list[float]](list), defaultdict[Any, list[float]](list)
    for one in games:
        ledger = one.result.get("ledger")
        if not ledger or not one.others:
            continue
        for source in ledger[one.own]:
            own[one.game, source].append(ledger[one.own][source])
            field[one.game, source].append(_mean([ledger[seat][source] for seat in one.others]))
    return [
        {"game": key[0], "source": key[1], "own": round(_mean(own[key]), 2), "field": round(_mean(field[key]), 2)}
        for key in own
        if any(own[key]) or any(field[key])
    ]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _analysed(connection: Connection, games: list[Played]) -> list[dict[str, Any]]:
    """Luck and skill in points, game after game, where a game was analysed."""
    a, last = schema.analyses.c, {one.table: one for one in games[-MOST:]}
    found: list[dict[str, Any]] = []
    tables = list(last)
    for begin in range(0, len(tables), 500):
        query = select(a.table_id, a.data["seats"]).where(a.table_id.in_(tables[begin : begin + 500]))
        for table, seats in connection.execute(query.where(a.data.is_not(None))):
            one = last[table]
            account = seats[one.own]
            points = {name: round(account[name], 2) for name in ("luck", "skill")}
            found.append({"table": table, "game": one.game, "players": one.players, "at": one.at, **points})
    return sorted(found, key=lambda row: float(row["at"]))[-ANALYSED:]

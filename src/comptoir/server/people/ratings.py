"""How well people play, by OpenSkill, for each game and number of players."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from comptoir.server.state import events
from comptoir.server.storage import schema
from comptoir.server.storage.rows import GAME, PROGRAM, Result, SeatRow, TableRow, is_program

BOT: Final = "bot:"  # a level of bots, among people
LEVEL: Final = "level:"  # ... and among programs
MODEL: Final = PlackettLuce()
MOST: Final = 100
SOON, LATELY, OFTEN = 60.0, 3600.0, 4  # the same people: one rated game a minute, four an hour


class Played(NamedTuple):
    """Which place somebody took in a finished game: a person, or bot:level."""

    game: str
    players: int
    who: str
    place: int
    won: float


def may_count(seats: list[SeatRow]) -> bool:
    """Whether a game can be rated: two people play, or a program."""
    people = {seat.person for seat in seats if seat.person}
    return len(people) > 1 or any(is_program(person) for person in people)


def rows(table: TableRow, seats: list[SeatRow], result: Result) -> list[Played]:
    """Who took which place in a finished game.

    A game at which programs sit counts for them alone, in a list of their own, where the levels of bots stand too.
    """
    programs = any(is_program(seat.person) for seat in seats)
    levels = LEVEL if programs else BOT
    place = {seat: rank for rank, tied in enumerate(result["ranking"]) for seat in tied}
    last = len(seats)
    return [
        Played(
            table.game,
            table.players,
            seat.person or f"{levels}{seat.bot}",
            last if seat.resigned else place[i],
            1 / len(result["winners"]) if i in result["winners"] and not seat.resigned else 0.0,
        )
        for i, seat in enumerate(seats)
        if (seat.person or not seat.resigned)  # nobody is left whom the seat of somebody who has gone could count for
        and (not programs or seat.person is None or is_program(seat.person))
    ]


def rate(connection: Connection, table: str, played: list[Played]) -> None:
    """Take a finished game into account, if it proves anything; who held several seats counts with the first."""
    once = sorted({row.who: row for row in reversed(played)}.values(), key=lambda row: str(row.who))
    rated = [row for row in once if _is_level(row.who) or _has_account(connection, row.who)]
    people = [row.who for row in rated if not _is_level(row.who)]
    programs = any(is_program(who) for who in people)
    if not _proves(connection, table, rated, people, programs):
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(rated=False))
        return
    known = [_known(connection, row) for row in rated]
    teams = [[MODEL.create_rating([old["mu"], old["sigma"]])] for old in known]
    for row, old, (new,) in zip(rated, known, MODEL.rate(teams, ranks=[row.place for row in rated]), strict=True):
        won, games = old["won"] + row.won, old["games"] + 1
        where = _where(row)
        values = {"mu": new.mu, "sigma": new.sigma, "games": games, "won": won}
        connection.execute(update(schema.ratings).where(where).values(**values))


def _proves(connection: Connection, table: str, rated: list[Played], people: list[str], programs: bool) -> bool:
    """Whether a game says how well somebody plays."""
    if len(rated if programs else people) < 2:
        return False
    for row in rated:  # held from here on: two games that end at once are looked at one after the other
        _known(connection, row)
    wrong = _of_one_owner(connection, people) if programs else _too_often(connection, table, people)
    return not wrong and _all_answered(connection, table, people)


def _is_level(who: str) -> bool:
    return who.startswith((BOT, LEVEL))


def _of_one_owner(connection: Connection, programs: list[str]) -> bool:
    """Whether somebody lets programs of their own play against each other."""
    p = schema.people.c
    owners = [row.owner for row in connection.execute(select(p.owner).where(p.id.in_(programs)))]
    return len(set(owners)) < len(owners)


def _all_answered(connection: Connection, table: str, people: list[str]) -> bool:
    """Whether everybody has answered at least once themselves: a game without a move is none."""
    e = schema.events.c
    query = select(e.client).where(e.table_id == table, e.kind == events.ANSWER, e.client.is_not(None))
    answered = {str(row.client).partition(":")[0] for row in connection.execute(query)}
    return set(people) <= answered


def _too_often(connection: Connection, table: str, people: list[str]) -> bool:
    """Whether the same people have been rated just now, or again and again."""
    t, s = schema.tables.c, schema.seats.c
    now = time.time()
    query = select(t.id, t.changed).where(t.status == "over", t.rated, t.changed > now - LATELY, t.id != table)
    for person in people:
        query = query.where(t.id.in_(select(s.table_id).where(s.person == person)))
    found = [row.changed for row in connection.execute(query)]
    return len(found) >= OFTEN or any(changed > now - SOON for changed in found)


def _has_account(connection: Connection, person: str) -> bool:
    query = select(schema.people.c.account).where(schema.people.c.id == person)
    return connection.scalar(query) is not None


def _where(row: Played) -> Any:
    r = schema.ratings.c
    return (r.game == row.game) & (r.players == row.players) & (r.who == row.who)


def _known(connection: Connection, row: Played) -> dict[str, Any]:
    """The rating so far; a beginner's is put down first, so that it can be changed."""
    query = select(schema.ratings).where(_where(row)).with_for_update()
    found = connection.execute(query).mappings().first()
    if found is not None:
        return dict(found)
    fresh = MODEL.rating()
    values = {"mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "won": 0.0}
    key = {"game": row.game, "players": row.players, "who": row.who}
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.ratings).values(**key, **values))
    except IntegrityError:  # another worker was first
        return _known(connection, row)
    return values


def best(connection: Connection, game: str, players: int, programs: bool = False) -> list[dict[str, Any]]:
    """The best at a game: people, or programs, with the levels of bots that have played with them."""
    r, people = schema.ratings, schema.people
    ordinal = r.c.mu - 3 * r.c.sigma
    query = select(r, people.c.name).outerjoin(people, people.c.id == r.c.who)
    apart = r.c.who.startswith(LEVEL) | r.c.who.startswith(f"{PROGRAM}_", autoescape=True)
    query = query.where(apart if programs else ~apart)
    found = connection.execute(
        query.where(r.c.game == game, r.c.players == players, r.c.games > 0).order_by(ordinal.desc()).limit(MOST)
    )
    return [_pack(row) for row in found.mappings()]


def _pack(row: Any) -> dict[str, Any]:
    level = _is_level(row["who"])
    return {
        "person": None if level else row["who"],
        "name": row["who"].partition(":")[2] if level else row["name"] or "",
        **_figures(row),
    }


def _figures(row: Any) -> dict[str, Any]:
    figures = {name: row[name] for name in ("mu", "sigma", "games", "won")}
    return {**figures, "ordinal": row["mu"] - 3 * row["sigma"]}


def of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Everything somebody is rated in."""
    r = schema.ratings
    query = select(r).where(r.c.who == person, r.c.games > 0).order_by(r.c.game, r.c.players)
    found = connection.execute(query).mappings()
    return [{"game": row["game"], "players": row["players"], **_figures(row)} for row in found]


def record(connection: Connection, person: str) -> dict[str, int]:
    """How many games somebody has finished, and won."""
    t, s = schema.tables, schema.seats
    query = select(s.c.seat, t.c.result).join(t, t.c.id == s.c.table_id)
    rows_ = connection.execute(
        query.where(
            s.c.person == person,
            t.c.status == "over",
            t.c.lesson.is_(False),
            t.c.purpose == GAME,
            s.c.resigned.is_(False),
        ).limit(5000)
    )
    won = [row.seat in row.result["winners"] for row in rows_]
    return {"finished": len(won), "won": sum(won)}

"""How well people play, by OpenSkill, for each game and number of players."""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from comptoir.server import schema

MODEL: Final = PlackettLuce()
MOST: Final = 100


def rows(table: dict[str, Any], seats: list[dict[str, Any]], result: dict[str, Any]) -> list[dict[str, Any]]:
    """Who took which place in a finished game; nothing, if fewer than two people played."""
    people = {seat["person"] for seat in seats if seat["person"]}
    if len(people) < 2:
        return []
    place = {seat: rank for rank, tied in enumerate(result["ranking"]) for seat in tied}
    last = len(seats)
    return [
        {
            "game": table["game"],
            "players": table["players"],
            "who": seat["person"] or f"bot:{seat['bot']}",
            "place": last if seat["resigned"] else place[i],
            "won": 1 / len(result["winners"]) if i in result["winners"] and not seat["resigned"] else 0.0,
        }
        for i, seat in enumerate(seats)
    ]


def rate(connection: Connection, played: list[dict[str, Any]]) -> None:
    """Take a finished game into account; who held several seats counts with the first of them."""
    once = list({row["who"]: row for row in reversed(played)}.values())
    rated = [row for row in once if row["who"].startswith("bot:") or _has_account(connection, row["who"])]
    if len([row for row in rated if not row["who"].startswith("bot:")]) < 2:
        return
    known = [_known(connection, row) for row in rated]
    teams = [[MODEL.create_rating([old["mu"], old["sigma"]])] for old in known]
    for row, old, (new,) in zip(rated, known, MODEL.rate(teams, ranks=[row["place"] for row in rated]), strict=True):
        won, games = old["won"] + row["won"], old["games"] + 1
        where = _where(row)
        values = {"mu": new.mu, "sigma": new.sigma, "games": games, "won": won}
        connection.execute(update(schema.ratings).where(where).values(**values))


def _has_account(connection: Connection, person: str) -> bool:
    query = select(schema.people.c.account).where(schema.people.c.id == person)
    return connection.scalar(query) is not None


def _where(row: dict[str, Any]) -> Any:
    r = schema.ratings.c
    return (r.game == row["game"]) & (r.players == row["players"]) & (r.who == row["who"])


def _known(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    """The rating so far; a beginner's is put down first, so that it can be changed."""
    query = select(schema.ratings).where(_where(row)).with_for_update()
    found = connection.execute(query).mappings().first()
    if found is not None:
        return dict(found)
    fresh = MODEL.rating()
    values = {"mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "won": 0.0}
    key = {name: row[name] for name in ("game", "players", "who")}
    connection.execute(insert(schema.ratings).values(**key, **values))
    return values


def best(connection: Connection, game: str, players: int) -> list[dict[str, Any]]:
    """The best at a game, people and bots."""
    r, people = schema.ratings, schema.people
    ordinal = r.c.mu - 3 * r.c.sigma
    query = select(r, people.c.name).outerjoin(people, people.c.id == r.c.who)
    found = connection.execute(
        query.where(r.c.game == game, r.c.players == players).order_by(ordinal.desc()).limit(MOST)
    )
    return [_pack(row) for row in found.mappings()]


def _pack(row: Any) -> dict[str, Any]:
    bot = row["who"].startswith("bot:")
    return {
        "person": None if bot else row["who"],
        "name": row["who"].removeprefix("bot:") if bot else row["name"] or "",
        **_figures(row),
    }


def _figures(row: Any) -> dict[str, Any]:
    figures = {name: row[name] for name in ("mu", "sigma", "games", "won")}
    return {**figures, "ordinal": row["mu"] - 3 * row["sigma"]}


def of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Everything somebody is rated in."""
    r = schema.ratings
    found = connection.execute(select(r).where(r.c.who == person).order_by(r.c.game, r.c.players)).mappings()
    return [{"game": row["game"], "players": row["players"], **_figures(row)} for row in found]


def record(connection: Connection, person: str) -> dict[str, int]:
    """How many games somebody has finished, and won."""
    t, s = schema.tables, schema.seats
    query = select(s.c.seat, t.c.result).join(t, t.c.id == s.c.table_id)
    rows_ = connection.execute(
        query.where(s.c.person == person, t.c.status == "over", s.c.resigned.is_(False)).limit(5000)
    )
    won = [row.seat in row.result["winners"] for row in rows_]
    return {"finished": len(won), "won": sum(won)}


def count(connection: Connection) -> int:
    """How many ratings there are."""
    return int(connection.scalar(select(func.count()).select_from(schema.ratings)) or 0)

"""Answers by name: numbers change with the rules, and running games must not"""

import itertools
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBERS = Path(__file__).parent.parent / "numbers.json"  # the moves of every game, as they were numbered until now
SOME = 500

tables = sa.table("tables", sa.column("id"), sa.column("game"))
events = sa.table("events", sa.column("table_id"), sa.column("version"), sa.column("data", sa.JSON()))


def names(kinds: list[Any]) -> list[str]:
    """The names of a game's moves by their numbers."""
    found = []
    for kind, domains in kinds:
        things = [[f"{domain}={item}" for item in items.split(" ")] for domain, items in domains]
        found += [f"{kind}({', '.join(chosen)})" if chosen else kind for chosen in itertools.product(*things)]
    return found


def by_name(data: dict[str, Any], known: list[str]) -> dict[str, Any]:
    """An event with names; a number that nobody knows stays one, and the table will say that it cannot go on."""
    new = [
        [seat, known[move] if isinstance(move, int) and 0 <= move < len(known) else f"?{move}", forced]
        for seat, move, forced in data["entries"]
    ]
    return {**data, "entries": new}


def upgrade() -> None:
    """Go on."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    connection = op.get_bind()
    numbers = {game: names(kinds) for game, kinds in json.loads(NUMBERS.read_text()).items()}
    change = (
        sa.update(events)
        .where(events.c.table_id == sa.bindparam("of_table"), events.c.version == sa.bindparam("of_version"))
        .values(data=sa.bindparam("new"))
    )
    for table, game in connection.execute(sa.select(tables.c.id, tables.c.game)).all():
        rows = connection.execute(sa.select(events.c.version, events.c.data).where(events.c.table_id == table)).all()
        new = [
            {"of_table": table, "of_version": version, "new": by_name(data, numbers.get(game, []))}
            for version, data in rows
            if data.get("entries")
        ]
        for begin in range(0, len(new), SOME):
            connection.execute(change, new[begin : begin + SOME])


def downgrade() -> None:
    """Go back: earlier versions know numbers only."""
    raise NotImplementedError("Answers by name cannot become numbers again; take out a copy of the database.")

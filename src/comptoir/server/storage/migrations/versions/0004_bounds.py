"""Who is told and called by a notice, what is used up at all workers, and how an account's name looks"""

import sqlalchemy as sa
from alembic import op

from comptoir.server.people.names import look

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("outbox", sa.Column("person", sa.String(length=40), nullable=True))
    op.add_column("outbox", sa.Column("host", sa.String(length=255), nullable=True))
    op.create_index(op.f("ix_outbox_person"), "outbox", ["person"])
    op.create_table(
        "buckets",
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=200), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who"),
    )
    op.create_index(op.f("ix_buckets_at"), "buckets", ["at"])
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("look", sa.String(length=120), nullable=True))
    _fill()
    op.create_index(op.f("ix_people_look"), "people", ["look"], unique=True)


def _fill() -> None:
    """Of old accounts that look the same, the first keeps the look."""
    connection = op.get_bind()
    people = sa.table(
        "people", *[sa.Column(name, sa.String()) for name in ("id", "name", "account", "look", "created")]
    )
    rows = connection.execute(sa.select(people).where(people.c.account.is_not(None)).order_by(people.c.created)).all()
    taken = set()
    for row in rows:
        found = look(row.name)
        if found not in taken:
            taken.add(found)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(look=found))


def downgrade() -> None:
    """Go back."""
    op.drop_index(op.f("ix_people_look"), "people")
    op.drop_column("people", "look")
    op.drop_table("buckets")
    op.drop_index(op.f("ix_outbox_person"), "outbox")
    op.drop_column("outbox", "host")
    op.drop_column("outbox", "person")

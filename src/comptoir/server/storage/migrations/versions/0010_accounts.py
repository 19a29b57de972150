"""A new address waits until it is confirmed at both, the old and the new one; who said what is found quickly"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("people", sa.Column("new_email", sa.String(length=200)))
    op.add_column("people", sa.Column("agreed", sa.Integer(), nullable=False, server_default="0"))
    where = sa.text("kind IN ('chat', 'seats')")
    op.create_index("events_said", "events", ["client"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Go back."""
    op.drop_index("events_said", "events")
    for name in ("agreed", "new_email"):
        op.drop_column("people", name)

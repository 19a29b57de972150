"""Analyses of finished games, and lessons"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "lesson")
    op.drop_table("analyses")

"""Conditional plans, and who has questions with a single answer answered"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("why", sa.JSON(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_plans_due", "plans", ["due"])
    op.add_column("people", sa.Column("automatic", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("people", "automatic")
    op.drop_index("ix_plans_due", "plans")
    op.drop_table("plans")

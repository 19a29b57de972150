"""Vacations, and webhooks in the form of other programs"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("seats", sa.Column("vacation", sa.Float(), nullable=True))
    op.add_column("wishes", sa.Column("form", sa.String(length=10), nullable=False, server_default="json"))
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "begun"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("vacations")
    op.drop_column("wishes", "form")
    op.drop_column("seats", "vacation")

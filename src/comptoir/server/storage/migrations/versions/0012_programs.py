"""Accounts of programs, and the tokens they come with"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("people", sa.Column("owner", sa.String(length=40)))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.String(length=40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float()),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("tokens")
    op.drop_index("ix_people_owner", "people")
    op.drop_column("people", "owner")

"""Friends, blocks, and invitations by name"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(length=40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("other", sa.String(length=40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(length=40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(length=40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("by", sa.String(length=40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("ix_invited_person", "invited", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("invited")
    op.drop_table("bonds")

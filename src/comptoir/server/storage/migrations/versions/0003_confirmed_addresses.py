"""Languages of people, and addresses that are confirmed"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("people", sa.Column("language", sa.String(length=2), nullable=False, server_default="en"))
    op.add_column("people", sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("people", "email_confirmed")
    op.drop_column("people", "language")

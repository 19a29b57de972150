"""Who lets their finished games be published"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("people", sa.Column("shares", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("people", "shares")

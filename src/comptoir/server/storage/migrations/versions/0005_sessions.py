"""When and where sessions began, to be listed"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("sessions", sa.Column("created", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(length=60), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back."""
    for name in ("created", "seen", "device"):
        op.drop_column("sessions", name)

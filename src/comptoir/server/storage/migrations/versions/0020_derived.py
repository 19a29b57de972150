"""Tables derived from others, and which aids for thinking a table allows"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on."""
    op.add_column("tables", sa.Column("purpose", sa.String(length=10), nullable=False, server_default="game"))
    op.add_column("tables", sa.Column("origin", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("aids", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Go back: boards that belonged to another table are no games."""
    op.execute("DELETE FROM tables WHERE purpose <> 'game'")
    for name in ("purpose", "origin", "aids"):
        op.drop_column("tables", name)

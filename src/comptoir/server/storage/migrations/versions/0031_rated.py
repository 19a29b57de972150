"""Games of one person against bots are not called rated"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

# Whoever has left for good had a seat too.
PEOPLE = """
SELECT count(DISTINCT coalesce(person, CASE WHEN kind = 'human' OR resigned THEN 'seat ' || seat END))
FROM seats WHERE table_id = tables.id
"""
PROGRAMS = "SELECT 1 FROM seats WHERE table_id = tables.id AND substr(person, 1, 2) = 'b_'"


def upgrade() -> None:
    """Go on."""
    alone = f"({PEOPLE}) < 2 AND NOT EXISTS ({PROGRAMS})"
    op.execute(sa.text(f"UPDATE tables SET rated = false WHERE rated AND status <> 'waiting' AND {alone}"))


def downgrade() -> None:
    """Go back; what was never rated stays so."""

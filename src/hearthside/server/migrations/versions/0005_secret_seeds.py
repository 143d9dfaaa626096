"""Seeds of 128 bits."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.alter_column("seed", existing_type=sa.String(32), type_=sa.String(64))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.alter_column("seed", existing_type=sa.String(64), type_=sa.String(32))

"""Private tables with guests; devices and recovery codes of people."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "tables", sa.Column("watch_hash", sa.String(64), nullable=False, server_default="")
    )
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_table("devices")
    op.drop_table("guests")
    op.drop_column("tables", "watch_hash")
    op.drop_column("tables", "public")

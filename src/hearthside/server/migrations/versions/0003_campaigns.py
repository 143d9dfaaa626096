"""Campaigns, and the campaign a table belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False, index=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("playing", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("campaigns")
    op.drop_column("tables", "campaign")

"""The tables of the database. Migrations bring an older one to this form."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("result", sa.Text, nullable=False, server_default="[]"),
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("deciders", sa.Text, nullable=False, server_default="[]"),
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),
    sa.Column("campaign", sa.String(16), nullable=False, server_default=""),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("watch_hash", sa.String(64), nullable=False, server_default=""),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(64), primary_key=True),
)
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(24), nullable=False),
    sa.Column("owner_hash", sa.String(64), nullable=False, index=True),
    sa.Column("link_hash", sa.String(64), nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("nature", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
campaigns = sa.Table(
    "campaigns",
    metadata,
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

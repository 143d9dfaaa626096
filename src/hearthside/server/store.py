"""The store: tables, seats, journal and chat in SQLite or PostgreSQL, by the same statements."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event

from hearthside.server.table import Entry, Seat, Status, Table

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("result", sa.Text, nullable=False, server_default="[]"),
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("deciders", sa.Text, nullable=False, server_default="[]"),
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


class PlyTaken(Exception):
    """Another process has written this line of the journal first."""


@dataclass(frozen=True)
class Ownership:
    """Who may act for a seat, as hashes."""

    seat: int
    owner_hash: str
    link_hash: str


@dataclass(frozen=True)
class Row:
    """A table as the lobby lists it."""

    id: str
    game: str
    players: int
    seed: str
    options: dict[str, Any]
    status: Status
    host_hash: str
    created: float
    updated: float
    result: list[int]
    round: int
    deciders: list[int]
    seats: list[Seat]
    owners: list[Ownership]


def migrate(url: str) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "head")


class Store:
    """All that lasts. Every method is one transaction; it may be called from any thread."""

    def __init__(self, url: str) -> None:
        migrate(url)
        self.engine = sa.create_engine(url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _sqlite_settings)

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        with self.engine.connect() as c:
            c.execute(sa.select(1))

    # Tables

    def add_table(self, table: Table, host_hash: str, owners: list[Ownership]) -> None:
        now = time.time()
        with self.engine.begin() as c:
            c.execute(
                tables.insert().values(
                    id=table.id,
                    game=table.game_id,
                    players=table.players,
                    seed=str(table.seed),
                    options=json.dumps(table.options),
                    status=table.status,
                    host_hash=host_hash,
                    created=now,
                    updated=now,
                )
            )
            for seat, owner in zip(table.seats, owners, strict=True):
                c.execute(
                    seats.insert().values(
                        table_id=table.id,
                        seat=seat.index,
                        kind=seat.kind,
                        name=seat.name,
                        bot=seat.bot,
                        owner_hash=owner.owner_hash,
                        link_hash=owner.link_hash,
                    )
                )

    def set_seat(self, table_id: str, seat: Seat, owner_hash: str, link_hash: str) -> None:
        with self.engine.begin() as c:
            c.execute(
                seats.update()
                .where(seats.c.table_id == table_id, seats.c.seat == seat.index)
                .values(
                    kind=seat.kind,
                    name=seat.name,
                    bot=seat.bot,
                    owner_hash=owner_hash,
                    link_hash=link_hash,
                )
            )

    def set_summary(
        self,
        table_id: str,
        status: Status,
        round_number: int,
        deciders: list[int],
        result: list[int],
    ) -> None:
        """What the lobby shows of a table."""
        with self.engine.begin() as c:
            c.execute(
                tables.update()
                .where(tables.c.id == table_id)
                .values(
                    status=status,
                    updated=time.time(),
                    round=round_number,
                    deciders=json.dumps(deciders),
                    result=json.dumps(result),
                )
            )

    def find(self, table_id: str) -> Row | None:
        with self.engine.connect() as c:
            row = c.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
            return self._row(c, row) if row is not None else None

    def newest(self, status: Status, limit: int, owner_hash: str = "") -> list[Row]:
        """The tables last touched, of one status, or only those of one person."""
        query = tables.select().where(tables.c.status == status)
        if owner_hash:
            mine = sa.select(seats.c.table_id).where(seats.c.owner_hash == owner_hash)
            query = query.where(sa.or_(tables.c.id.in_(mine), tables.c.host_hash == owner_hash))
        query = query.order_by(tables.c.updated.desc()).limit(limit)
        with self.engine.connect() as c:
            return [self._row(c, row) for row in c.execute(query).mappings()]

    def _row(self, c: sa.Connection, row: Any) -> Row:
        places = c.execute(
            seats.select().where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
        ).mappings()
        found = list(places)
        return Row(
            row["id"],
            row["game"],
            row["players"],
            row["seed"],
            json.loads(row["options"]),
            cast(Status, row["status"]),
            row["host_hash"],
            row["created"],
            row["updated"],
            json.loads(row["result"]),
            row["round"],
            json.loads(row["deciders"]),
            [Seat(p["seat"], p["kind"], p["name"], p["bot"]) for p in found],
            [Ownership(p["seat"], p["owner_hash"], p["link_hash"]) for p in found],
        )

    def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        with self.engine.connect() as c:
            return dict(c.execute(query).tuples().all())

    # Journal

    def append(self, table_id: str, entry: Entry) -> None:
        """Write one line durably; PlyTaken if that line exists already."""
        try:
            with self.engine.begin() as c:
                c.execute(
                    entries.insert().values(
                        table_id=table_id,
                        ply=entry.ply,
                        seat=entry.seat,
                        kind=entry.kind,
                        token=entry.token,
                        nature=json.dumps(entry.nature),
                        created=time.time(),
                    )
                )
        except sa.exc.IntegrityError as error:
            raise PlyTaken(f"{table_id} has line {entry.ply} already") from error

    def journal(self, table_id: str) -> list[Entry]:
        query = entries.select().where(entries.c.table_id == table_id).order_by(entries.c.ply)
        with self.engine.connect() as c:
            return [
                Entry(r["ply"], r["seat"], r["kind"], r["token"], json.loads(r["nature"]))
                for r in c.execute(query).mappings()
            ]

    # Chat

    def say(self, table_id: str, seat: int, name: str, text: str) -> dict[str, Any]:
        line = {"seat": seat, "name": name, "text": text, "created": time.time()}
        with self.engine.begin() as c:
            c.execute(chat.insert().values(table_id=table_id, **line))
        return line

    def talk(self, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
        query = (
            chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
        )
        with self.engine.connect() as c:
            rows = list(c.execute(query).mappings())
        return [
            {key: row[key] for key in ("seat", "name", "text", "created")} for row in reversed(rows)
        ]


def _sqlite_settings(connection: Any, _: object) -> None:
    """Readers do not block writers, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

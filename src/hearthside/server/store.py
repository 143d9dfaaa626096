"""The store: tables, seats, journal and chat in SQLite or PostgreSQL, by the same statements."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event

from hearthside.games.registry import ruleset
from hearthside.server.schema import chat, entries, guests, seats, tables
from hearthside.server.table import Entry, Seat, Status, Table


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
    rules: int = 1
    campaign: str = ""
    hints: bool = True
    public: bool = True
    watch_hash: str = ""


@dataclass(frozen=True)
class Summary:
    """What the lobby shows of a table that has started."""

    status: Status
    round: int
    deciders: list[int]
    result: list[int]


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
        self.writer: AbstractContextManager[Any] = nullcontext()
        if self.engine.dialect.name == "sqlite":
            self.writer = threading.Lock()
            event.listen(self.engine, "connect", _sqlite_settings)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction. SQLite has one writer at a time; waiting here is fair and quick."""
        with self.writer, self.engine.begin() as c:
            yield c

    # Tables

    def add_table(
        self,
        table: Table,
        host_hash: str,
        owners: list[Ownership],
        guests_too: frozenset[str] = frozenset(),
    ) -> None:
        now = time.time()
        with self.writing() as c:
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
                    rules=ruleset(table.game_id).rules_version,
                    campaign=table.campaign,
                    hints=table.hints,
                    public=table.public,
                )
            )
            for person in guests_too:
                c.execute(guests.insert().values(table_id=table.id, person=person))
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

    def set_seats(self, table_id: str, changed: list[tuple[Seat, Ownership]]) -> None:
        with self.writing() as c:
            for seat, owner in changed:
                self._set_seat(c, table_id, seat, owner)

    def _set_seat(self, c: sa.Connection, table_id: str, seat: Seat, owner: Ownership) -> None:
        c.execute(
            seats.update()
            .where(seats.c.table_id == table_id, seats.c.seat == seat.index)
            .values(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                owner_hash=owner.owner_hash,
                link_hash=owner.link_hash,
            )
        )

    def hand_over(
        self, table_id: str, seat: Seat, owner: Ownership, entry: Entry, summary: Summary
    ) -> None:
        """A seat of a running game changes hands; the journal tells it."""
        with self._line_of(table_id, entry, summary) as c:
            self._set_seat(c, table_id, seat, owner)

    # Guests of private tables

    def set_watch_link(self, table_id: str, watch_hash: str) -> None:
        with self.writing() as c:
            c.execute(tables.update().where(tables.c.id == table_id).values(watch_hash=watch_hash))

    def add_guest(self, table_id: str, person: str) -> None:
        known = guests.select().where(guests.c.table_id == table_id, guests.c.person == person)
        with self.writing() as c:
            if c.execute(known).first() is None:
                c.execute(guests.insert().values(table_id=table_id, person=person))

    def guests(self, table_id: str) -> frozenset[str]:
        query = sa.select(guests.c.person).where(guests.c.table_id == table_id)
        with self.engine.connect() as c:
            return frozenset(c.execute(query).scalars())

    def set_summary(self, table_id: str, summary: Summary) -> None:
        with self.writing() as c:
            self._summarize(c, table_id, summary)

    def _summarize(self, c: sa.Connection, table_id: str, summary: Summary) -> None:
        c.execute(
            tables.update()
            .where(tables.c.id == table_id)
            .values(
                status=summary.status,
                updated=time.time(),
                round=summary.round,
                deciders=json.dumps(summary.deciders),
                result=json.dumps(summary.result),
            )
        )

    def find(self, table_id: str) -> Row | None:
        found = self._rows(tables.select().where(tables.c.id == table_id))
        return found[0] if found else None

    def newest(self, status: Status, limit: int) -> list[Row]:
        """The public tables of one status that were last touched."""
        return self._newest(status, limit, tables.c.public)

    def newest_of(self, person: str, status: Status, limit: int) -> list[Row]:
        """The tables of one person."""
        mine = sa.select(seats.c.table_id).where(seats.c.owner_hash == person)
        own = sa.or_(tables.c.id.in_(mine), tables.c.host_hash == person)
        return self._newest(status, limit, own)

    def _newest(self, status: Status, limit: int, which: sa.ColumnElement[bool]) -> list[Row]:
        query = tables.select().where(tables.c.status == status, which)
        return self._rows(query.order_by(tables.c.updated.desc()).limit(limit))

    def _rows(self, query: sa.Select[Any]) -> list[Row]:
        with self.engine.connect() as c:
            found = list(c.execute(query).mappings())
            ids = [row["id"] for row in found]
            places = seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            by_table: dict[str, list[Any]] = {key: [] for key in ids}
            for place in c.execute(places).mappings() if ids else ():
                by_table[place["table_id"]].append(place)
        return [make_row(row, by_table[row["id"]]) for row in found]

    def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = sa.select(tables.c.status, sa.func.count().label("number")).group_by(
            tables.c.status
        )
        with self.engine.connect() as c:
            return {row.status: row.number for row in c.execute(query)}

    def hosted(self, host_hash: str) -> int:
        """How many tables of a host are not over."""
        query = sa.select(sa.func.count()).where(
            tables.c.host_hash == host_hash, tables.c.status.in_(("open", "running"))
        )
        with self.engine.connect() as c:
            return int(c.execute(query).scalar_one())

    # Journal

    def append(self, table_id: str, entry: Entry, summary: Summary) -> None:
        """Write one line durably; PlyTaken if that line exists already."""
        with self._line_of(table_id, entry, summary):
            pass

    @contextmanager
    def _line_of(self, table_id: str, entry: Entry, summary: Summary) -> Iterator[sa.Connection]:
        """A transaction that writes a line of the journal, and what belongs to it."""
        try:
            with self.writing() as c:
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
                self._summarize(c, table_id, summary)
                yield c
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
        with self.writing() as c:
            c.execute(chat.insert().values(table_id=table_id, **line))
        return {**line, "notice": ""}

    def talk(self, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
        """What was said at a table, and which seats changed hands."""
        said = sa.select(chat.c.seat, chat.c.name, chat.c.text, chat.c.created)
        said = said.where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
        given = sa.select(entries.c.seat, entries.c.token.label("name"), entries.c.created)
        given = given.where(entries.c.table_id == table_id, entries.c.kind == "seat")
        with self.engine.connect() as c:
            lines = [{**row, "notice": ""} for row in c.execute(said).mappings()]
            lines += [
                {**row, "text": "", "notice": "seat_taken"} for row in c.execute(given).mappings()
            ]
        return sorted(lines, key=lambda line: float(line["created"]))[-limit:]


def make_row(row: Any, places: list[Any]) -> Row:
    """A row of `tables` with its seats."""
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
        [Seat(p["seat"], p["kind"], p["name"], p["bot"]) for p in places],
        [Ownership(p["seat"], p["owner_hash"], p["link_hash"]) for p in places],
        row["rules"],
        row["campaign"],
        row["hints"],
        row["public"],
        row["watch_hash"],
    )


def _sqlite_settings(connection: Any, _: object) -> None:
    """Readers do not block writers, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

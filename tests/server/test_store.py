"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hearthside.games.registry import ruleset
from hearthside.server.schema import metadata, tables
from hearthside.server.store import Ownership, PlyTaken, Store, Summary
from hearthside.server.table import Entry, Seat, Table

RUNNING = Summary("running", 3, [0, 1], [])


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


def add(store: Store, table_id: str = "abcd1234", host: str = "host") -> Table:
    seats = [Seat(0, "human", "Änne ⚒"), Seat(1, "bot", "Falk", "greedy")]
    table = Table(
        table_id, "caverna", 2, 2**52 + 1, {"mode": "full", "x": True, "n": 3}, seats, public=True
    )
    store.add_table(table, host, [Ownership(0, "anna", "link"), Ownership(1, "", "")])
    return table


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = add(store)
    row = store.find("abcd1234")
    assert row is not None
    assert (row.game, row.players, int(row.seed)) == ("caverna", 2, 2**52 + 1)
    assert row.options == table.options
    assert row.seats == table.seats
    assert row.owners == [Ownership(0, "anna", "link"), Ownership(1, "", "")]
    assert (row.status, row.host_hash) == ("open", "host")
    assert row.rules == ruleset("caverna").rules_version
    assert store.find("nothing1") is None


def test_a_line_of_the_journal_is_written_once(store: Store) -> None:
    add(store)
    line = Entry(0, 1, "choice", "place wood_gathering", ["reveal blacksmithing"])
    store.append("abcd1234", line, RUNNING)
    with pytest.raises(PlyTaken):
        store.append("abcd1234", Entry(0, 0, "choice", "place excavation", []), RUNNING)
    assert store.journal("abcd1234") == [line]


def test_a_refused_line_leaves_the_summary_alone(store: Store) -> None:
    add(store)
    store.append("abcd1234", Entry(0, 1, "choice", "stop", []), RUNNING)
    with pytest.raises(PlyTaken):
        store.append(
            "abcd1234", Entry(0, 0, "choice", "stop", []), Summary("finished", 12, [], [1, 2])
        )
    row = store.find("abcd1234")
    assert row is not None
    assert (row.status, row.round, row.deciders, row.result) == ("running", 3, [0, 1], [])


def test_lines_come_in_order(store: Store) -> None:
    add(store)
    lines = [Entry(n, n % 2, "choice", f"step {n}", []) for n in range(25)]
    for line in reversed(lines):
        store.append("abcd1234", line, RUNNING)
    assert store.journal("abcd1234") == lines


def test_many_threads_race_for_one_line_and_one_wins(store: Store) -> None:
    add(store)
    wins: list[int] = []
    losses: list[int] = []
    gate = threading.Barrier(8)

    def race(number: int) -> None:
        gate.wait(20)
        try:
            store.append("abcd1234", Entry(0, 0, "choice", f"by {number}", []), RUNNING)
            wins.append(number)
        except PlyTaken:
            losses.append(number)

    threads = [threading.Thread(target=race, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert (len(wins), len(losses)) == (1, 7)
    assert [entry.token for entry in store.journal("abcd1234")] == [f"by {wins[0]}"]


def test_the_lobby_lists_by_status_and_person(store: Store) -> None:
    add(store, "first111")
    add(store, "second22", host="ben")
    store.set_summary("second22", Summary("finished", 12, [], [40, 38]))
    assert [row.id for row in store.newest("open", 10)] == ["first111"]
    assert [row.result for row in store.newest("finished", 10)] == [[40, 38]]
    assert [row.id for row in store.newest_of("ben", "finished", 10)] == ["second22"]
    assert [row.id for row in store.newest_of("anna", "finished", 10)] == ["second22"]
    assert store.newest_of("cleo", "finished", 10) == []
    assert store.count() == {"open": 1, "finished": 1}
    add(store, "third333")
    assert [row.id for row in store.newest("open", 1)] == ["third333"]


def test_a_seat_changes_hands(store: Store) -> None:
    add(store)
    ben = (Seat(0, "human", "Ben"), Ownership(0, "ben", "other"))
    store.set_seats("abcd1234", [ben])
    row = store.find("abcd1234")
    assert row is not None
    assert row.seats[0] == Seat(0, "human", "Ben")
    assert row.owners[0] == Ownership(0, "ben", "other")


def test_talk_is_kept_in_order_and_cut(store: Store) -> None:
    add(store)
    for n in range(5):
        store.say("abcd1234", 0, "Anna", f"line {n} ✓")
    assert [line["text"] for line in store.talk("abcd1234", 3)] == [
        "line 2 ✓",
        "line 3 ✓",
        "line 4 ✓",
    ]


def test_what_was_written_is_there_for_the_next_process(database: str) -> None:
    first = Store(database)
    add(first)
    first.append("abcd1234", Entry(0, 0, "choice", "stop", []), RUNNING)
    second = Store(database)
    assert len(second.journal("abcd1234")) == 1
    with pytest.raises(PlyTaken):
        second.append("abcd1234", Entry(0, 0, "choice", "stop", []), RUNNING)
    first.close()
    second.close()


def test_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as c:
        context = MigrationContext.configure(c, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    """A table of the first schema gets the version of the rules it was played by."""
    store = Store(database)
    add(store)
    with store.engine.begin() as c:
        c.execute(sa.text("ALTER TABLE tables DROP COLUMN rules"))
        c.execute(sa.text("ALTER TABLE tables DROP COLUMN campaign"))
        c.execute(sa.text("ALTER TABLE tables DROP COLUMN hints"))
        c.execute(sa.text("ALTER TABLE tables DROP COLUMN public"))
        c.execute(sa.text("ALTER TABLE tables DROP COLUMN watch_hash"))
        for name in ("campaigns", "guests", "devices", "codes"):
            c.execute(sa.text(f"DROP TABLE {name}"))
        c.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    again = Store(database)
    with again.engine.connect() as c:
        assert c.execute(sa.select(tables.c.rules)).scalar_one() == 1
    again.close()

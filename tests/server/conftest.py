"""Databases, a server and people."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hearthside.server.app import Config
from tests.server.people import ROOMY, Person, ThreadServer

POSTGRES = "HEARTHSIDE_TEST_POSTGRES"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        return
    server = os.environ.get(POSTGRES)
    if not server:
        pytest.skip(f"POSTGRESQL TESTS NOT RUN: {POSTGRES} names no server")
    name = f"test_{secrets.token_hex(6)}"
    admin = sa.create_engine(server, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    with admin.connect() as c:
        c.execute(sa.text(f"CREATE DATABASE {name}"))
    yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    with admin.connect() as c:
        c.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=ROOMY)


@pytest.fixture
def server(config: Config) -> Iterator[ThreadServer]:
    with ThreadServer(config) as found:
        yield found


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """One server for all tests of a file that use tables of their own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.sqlite3'}"
    with ThreadServer(Config(database, limits=ROOMY)) as found:
        yield found


@pytest.fixture
def anna(server: ThreadServer) -> Iterator[Person]:
    with server.person() as found:
        yield found


@pytest.fixture
def ben(server: ThreadServer) -> Iterator[Person]:
    with server.person() as found:
        yield found


@pytest.fixture
def cleo(server: ThreadServer) -> Iterator[Person]:
    with server.person() as found:
        yield found

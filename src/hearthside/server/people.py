"""People: a browser is known by the key in its cookie; a code brings another to the same person.

A person is the hash of the first key. The key of any further device is made when it enters, so
what a key stands for never changes and may be remembered.
"""

from __future__ import annotations

import time

import anyio.to_thread
import sqlalchemy as sa

from hearthside.core.message import Message
from hearthside.server.keys import hashed, new_code, new_key
from hearthside.server.problems import LobbyError
from hearthside.server.schema import codes, devices
from hearthside.server.store import Store

REMEMBERED = 20_000
NO_SUCH_CODE = Message("refused.no_such_code")


class People:
    """Who is who. Keys and codes are stored as hashes only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, str] = {}

    async def of(self, key: str) -> str:
        """The person of a key; of no key, nobody."""
        if not key:
            return ""
        key_hash = hashed(key)
        found = self.known.get(key_hash)
        if found is None:
            found = await anyio.to_thread.run_sync(self._look_up, key_hash) or key_hash
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[key_hash] = found
        return found

    def _look_up(self, key_hash: str) -> str | None:
        query = sa.select(devices.c.person).where(devices.c.key_hash == key_hash)
        with self.store.engine.connect() as c:
            return c.execute(query).scalar()

    async def new_code(self, person: str) -> str:
        """A code for another device, good for one use; one given out before ends."""
        code = new_code()

        def write() -> None:
            with self.store.writing() as c:
                c.execute(codes.delete().where(codes.c.person == person))
                row = {"person": person, "code_hash": hashed(code), "created": time.time()}
                c.execute(codes.insert().values(**row))

        await anyio.to_thread.run_sync(write)
        return code

    async def enter(self, code: str) -> str:
        """The key of a device that shows a code; the code ends."""
        code_hash = hashed("-".join(code.upper().replace("-", " ").split()))
        key = new_key()

        def write() -> str | None:
            with self.store.writing() as c:
                query = sa.select(codes.c.person).where(codes.c.code_hash == code_hash)
                person = c.execute(query).scalar()
                ended = c.execute(codes.delete().where(codes.c.code_hash == code_hash))
                if person is None or ended.rowcount != 1:
                    return None
                row = {"key_hash": hashed(key), "person": person, "created": time.time()}
                c.execute(devices.insert().values(**row))
                return str(person)

        person = await anyio.to_thread.run_sync(write)
        if person is None:
            raise LobbyError(NO_SUCH_CODE, 403)
        self.known[hashed(key)] = person
        return key

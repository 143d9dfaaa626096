"""A fair queue: those who wait are let in by turns, address by address and person by person."""

from __future__ import annotations

import asyncio
from collections import deque

from hearthside.server.asking import Asker

Ticket = asyncio.Future[None]


class Lines:
    """Those who wait, in a line per person; the lines of one address stand together.

    Whoever asks much waits for the own questions only, and many people behind one address do not
    outweigh another address.
    """

    def __init__(self) -> None:
        self.by_address: dict[str, dict[str, deque[Ticket]]] = {}
        self.length = 0

    def add(self, asker: Asker, ticket: Ticket) -> None:
        people = self.by_address.setdefault(asker.address, {})
        people.setdefault(asker.person, deque()).append(ticket)
        self.length += 1

    def remove(self, asker: Asker, ticket: Ticket) -> None:
        """Take somebody out of the line who does not wait any more."""
        people = self.by_address.get(asker.address, {})
        if ticket not in people.get(asker.person, ()):
            return
        people[asker.person].remove(ticket)
        self.length -= 1
        if not people[asker.person]:
            del people[asker.person]
        if not people:
            del self.by_address[asker.address]

    def next(self) -> Ticket | None:
        """The one whose turn it is; the address and the person go to the back."""
        if not self.by_address:
            return None
        address = next(iter(self.by_address))
        people = self.by_address.pop(address)
        person = next(iter(people))
        line = people.pop(person)
        ticket = line.popleft()
        self.length -= 1
        if line:
            people[person] = line
        if people:
            self.by_address[address] = people
        return ticket

    def waiting(self, asker: Asker) -> int:
        """How many questions of a person wait."""
        return len(self.by_address.get(asker.address, {}).get(asker.person, ()))


class Turns:
    """So many places; who finds none free waits for the turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines = Lines()

    async def enter(self, asker: Asker) -> None:
        if self.free:
            self.free -= 1
            return
        ticket = asyncio.get_running_loop().create_future()
        self.lines.add(asker, ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.cancelled():
                self.lines.remove(asker, ticket)
            else:
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the next."""
        while (ticket := self.lines.next()) is not None:
            if not ticket.done():
                ticket.set_result(None)
                return
        self.free += 1

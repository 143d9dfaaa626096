"""Limits: how often and how much one client may ask for. All of them are settings, here."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from hearthside.core.errors import HearthsideError

MESSAGE_BYTES = 8192
"""The largest message a socket takes."""
BODY_BYTES = 65536
"""The largest body of a request."""
FRAME_BYTES = 65536
"""What is larger than this closes the socket; between both a message is refused."""
MOST_KNOWN = 10_000
"""So many addresses are remembered at a time."""
FILE_COST = 0.1
STEP_COST = 3.0
"""What requests cost where most cost 1: a file of the client, a game set back to a step."""
PREVIEW_COST = 0.25
"""What one preview costs of the messages of an address."""


class BadLimit(HearthsideError):
    """A limit that cannot be set; the sentence says why."""


@dataclass(frozen=True)
class Limits:
    """The settings. Where two belong together, so many are allowed at once, then per second."""

    # of the whole server
    all_connections: float = 0
    """0: as many as there are files for."""
    analyses: float = 16
    away_seconds: float = 900
    """Bots of a table stop thinking when nobody has looked at it or used it for so long."""

    # of an address
    connections: float = 256
    sockets: float = 128
    new_sockets: float = 200
    new_sockets_per_second: float = 4
    all_messages: float = 800
    all_messages_per_second: float = 100
    """Of all sockets of an address together."""
    gets: float = 600
    gets_per_second: float = 60
    posts: float = 60
    posts_per_second: float = 4
    new_tables: float = 40
    new_tables_per_second: float = 0.1
    analyses_per_address: float = 6

    # of a person
    tables_per_person: float = 100
    """Tables that one hosts and that are not over."""
    analyses_per_person: float = 2
    bot_questions: float = 24
    """With so many questions to bots waiting, no hint and no table can be asked for."""

    # of a connection
    header_seconds: float = 10
    body_seconds: float = 15
    hello_seconds: float = 15

    # of a socket
    messages: float = 40
    messages_per_second: float = 20
    hellos: float = 3
    hellos_per_second: float = 0.1
    says: float = 10
    says_per_second: float = 0.5
    undos: float = 30
    undos_per_second: float = 1
    previews: float = 480
    previews_per_second: float = 96

    # of a table
    undone_lines: float = 4000
    """Lines of the journal that undo has made useless; with more nothing is taken back."""


def read_limits(wishes: Iterable[str]) -> Limits:
    """The limits with some set to other numbers, each as NAME=NUMBER.

    >>> read_limits(["posts=100", "connections=5000"]).posts
    100.0
    >>> read_limits(["speed=3"])
    Traceback (most recent call last):
    ...
    hearthside.server.limits.BadLimit: There is no limit 'speed'; the limits are ...
    """
    names = [one.name for one in fields(Limits)]
    chosen: dict[str, float] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in names:
            raise BadLimit(f"There is no limit {name!r}; the limits are {', '.join(names)}.")
        try:
            chosen[name] = float(number)
        except ValueError:
            raise BadLimit(f"{wish!r}: after '=' stands a number.") from None
        if not chosen[name] >= 0:
            raise BadLimit(f"{wish!r}: a limit is not below 0.")
    return Limits(**chosen)


def cost_of(path: str) -> float:
    """What looking at something costs."""
    if not path.startswith("/api/"):
        return FILE_COST
    return STEP_COST if "/steps/" in path else 1.0


class Bucket:
    """A bucket of tokens that fills again with time."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.level = size
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """May `n` more be done now?"""
        self.fill()
        if self.level < n:
            return False
        self.level -= n
        return True

    def fill(self) -> bool:
        """Let the time since the last look run in. Is it full again?"""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        return self.level >= self.size


class Buckets:
    """One bucket per client address; forgotten when full again."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.by_client: dict[str, Bucket] = {}

    def take(self, client: str, n: float = 1.0) -> bool:
        bucket = self.by_client.get(client)
        if bucket is None:
            if len(self.by_client) >= MOST_KNOWN:
                self._forget()
            bucket = self.by_client[client] = Bucket(self.size, self.per_second)
        return bucket.take(n)

    def _forget(self) -> None:
        """Let those go that are full; if there are none, the half known longest."""
        kept = {client: bucket for client, bucket in self.by_client.items() if not bucket.fill()}
        late = list(kept.items())[MOST_KNOWN // 2 :]
        self.by_client = kept if len(kept) < MOST_KNOWN else dict(late)


class Crowd:
    """How many of something each address has open."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.by_client: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """One more, unless that were too many."""
        here = self.by_client.get(client, 0)
        if here >= self.most:
            return False
        self.by_client[client] = here + 1
        return True

    def leave(self, client: str) -> None:
        here = self.by_client.get(client, 0) - 1
        if here > 0:
            self.by_client[client] = here
        else:
            self.by_client.pop(client, None)


@lru_cache(maxsize=MOST_KNOWN)
def neighbourhood(host: str) -> str:
    """What counts as one address: of IPv6, the network that one household is given.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> neighbourhood("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        found = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))

"""Limits: how often and how much one client may send."""

from __future__ import annotations

import time

MESSAGE_BYTES = 8192
"""The largest message a socket takes."""
BODY_BYTES = 65536
"""The largest body of a request."""
BODY_SECONDS = 15.0
"""How long a body may take to arrive."""
HELLO_SECONDS = 15.0
"""How long a socket may be open without a hello."""
FRAME_BYTES = 65536
"""What is larger than this closes the socket; between both a message is refused."""


class Bucket:
    """A bucket of tokens that fills again with time."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.level = size
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """May `n` more be done now?"""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < n:
            return False
        self.level -= n
        return True


class Buckets:
    """One bucket per client address; forgotten when full again."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.by_client: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        if len(self.by_client) > 10_000:
            self.by_client.clear()
        bucket = self.by_client.get(client)
        if bucket is None:
            bucket = self.by_client[client] = Bucket(self.size, self.per_second)
        return bucket.take()

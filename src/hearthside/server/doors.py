"""Connections: how many there may be, and how long a request may take to arrive.

uvicorn has limits of neither kind, so its protocols are extended here. A connection that is too
much gets an answer and is closed at once: the server never runs out of files, and whoever comes
from elsewhere still gets in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hearthside.server.files_open import BACKLOG, room_for_connections
from hearthside.server.limits import FRAME_BYTES, BadLimit, Crowd, Limits, neighbourhood
from hearthside.server.metrics import CONNECTIONS, REFUSED

PARTING_SECONDS = 3
SPARE_SECONDS = 5.0
"""A body that nobody reads may take so much longer than one that is read."""


class Proxies:
    """Addresses and networks of proxies: what they say of their clients is believed."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for one in trusted:
            try:
                self.networks.append(ip_network(one))
            except ValueError:
                raise BadLimit(f"{one!r} is not the address or the network of a proxy.") from None

    def __contains__(self, client: str) -> bool:
        if not self.networks:
            return False
        try:
            address = ip_address(client)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def names(self) -> list[str]:
        return [str(network) for network in self.networks]


class Doors:
    """Counts connections; those of trusted proxies are of many people, and not of one."""

    def __init__(self, limits: Limits, trusted: Proxies) -> None:
        self.limits = limits
        self.trusted = trusted
        self.most = limits.all_connections or room_for_connections()
        self.inside = 0
        self.by_address = Crowd(limits.connections)

    def enter(self, client: str) -> bool:
        """One more connection, if there is room for it."""
        if self.inside >= self.most:
            return False
        if client not in self.trusted and not self.by_address.enter(neighbourhood(client)):
            return False
        self.inside += 1
        CONNECTIONS.set(self.inside)
        return True

    def leave(self, client: str) -> None:
        self.inside -= 1
        CONNECTIONS.set(self.inside)
        if client not in self.trusted:
            self.by_address.leave(neighbourhood(client))


class GuardedHttp(H11Protocol):
    """A connection that is counted, and whose requests have to arrive in time."""

    doors: Doors
    inside = False
    deadline: asyncio.TimerHandle | None = None
    waits_for: object = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "local"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.doors.enter(self.address)
        if self.inside:
            self.watch()
        else:
            REFUSED.labels("too_many_connections").inc()
            self.end(503, "Service Unavailable")

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watch()
        if self.inside:
            self.inside = False
            self.doors.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.inside:
            super().data_received(data)
            self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is the socket's, which leaves in its place."""
        super().handle_websocket_upgrade(event)
        self.stop_watch()
        self.inside = False

    # The time a request takes

    def watch(self) -> None:
        """Set the clock for what is to come: the rest of the headers, or of the body."""
        state = self.conn.their_state
        if not self.inside or state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_watch()
        elif state is not self.waits_for:
            self.stop_watch()
            self.waits_for = state
            limits = self.doors.limits
            seconds = (
                limits.header_seconds if state is h11.IDLE else limits.body_seconds + SPARE_SECONDS
            )
            self.deadline = self.loop.call_later(seconds, self.too_slow)

    def stop_watch(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.waits_for = None

    def too_slow(self) -> None:
        REFUSED.labels("too_slow").inc()
        if self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY:
            self.end(408, "Request Timeout")
        else:
            self.transport.close()  # nothing was asked, nothing is answered

    def end(self, status: int, reason: str) -> None:
        """A last answer by hand: there is no request it could belong to."""
        if self.conn.their_state is h11.IDLE or not self.cycle.response_started:
            head = f"HTTP/1.1 {status} {reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that was counted as a connection when it was one."""

    doors: Doors

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.client[0] if self.client else "local")
        super().connection_lost(exc)


def server_config(app: FastAPI, limits: Limits, trusted: Iterable[str] = ()) -> uvicorn.Config:
    """The settings of uvicorn: our protocols, and whose word on addresses is taken."""
    proxies = Proxies(trusted)
    doors = Doors(limits, proxies)

    class Http(GuardedHttp):
        pass

    class Socket(GuardedSocket):
        pass

    Http.doors = Socket.doors = doors
    return uvicorn.Config(
        app,
        http=Http,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        backlog=BACKLOG,
        proxy_headers=bool(proxies.networks),
        forwarded_allow_ips=proxies.names(),
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PARTING_SECONDS,
    )

"""Is there room for one more table? Asked before anything new is made."""

from __future__ import annotations

from typing import Any, cast

import anyio.to_thread
from fastapi import Depends, Request

from hearthside.core.message import Message
from hearthside.server.asking import ASKER
from hearthside.server.brains import TooMuchAsked
from hearthside.server.hub import Hub
from hearthside.server.limits import Buckets
from hearthside.server.metrics import REFUSED
from hearthside.server.problems import LobbyError


async def check_room(request: Request) -> None:
    """Refuse if the address makes tables too fast, or the person has too many."""
    hub = cast(Hub, request.app.state.hub)
    me = ASKER.get()
    try:
        hub.brains.check_room()
    except TooMuchAsked as error:
        raise refusal("bots_busy") from error
    hosted = await anyio.to_thread.run_sync(hub.store.hosted, me.person)
    if hosted >= hub.limits.tables_per_person:
        raise refusal("too_many_tables", hosted)
    if not cast(Buckets, request.app.state.new_tables).take(me.address):
        raise refusal("too_many_new_tables")


def refusal(reason: str, n: int = 0) -> LobbyError:
    REFUSED.labels(reason).inc()
    return LobbyError(Message(f"refused.{reason}", {"n": n} if n else {}), status=429)


ROOM: list[Any] = [Depends(check_room)]

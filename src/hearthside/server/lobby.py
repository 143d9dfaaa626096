"""The lobby: making, joining, leaving and starting tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import anyio.to_thread

from hearthside.api import OptionInfo, games, new_game
from hearthside.bots import bot_for, bot_names, usual_bot
from hearthside.core.errors import HearthsideError
from hearthside.core.message import Message, Value
from hearthside.core.options import OptionSpec
from hearthside.games.registry import kit
from hearthside.server.hub import Hub, Live
from hearthside.server.keys import hashed, new_key, new_seed, new_table_id
from hearthside.server.messages import NewTable, SeatWish
from hearthside.server.picture import summary_of, table_info
from hearthside.server.problems import LobbyError
from hearthside.server.seating import Seating
from hearthside.server.store import Ownership
from hearthside.server.table import Refusal, Seat, Status, Table

STATUSES: tuple[Status, ...] = ("open", "running", "finished")
BOT_NAMES = ("Bruna", "Falk", "Ida", "Odo", "Runa", "Tilo", "Veit")


class Lobby:
    """What people do before and after a game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.seating = Seating(hub)

    # Making

    async def create(
        self,
        wish: NewTable,
        owner_hash: str,
        campaign: str = "",
        before: Live | None = None,
        seed: int | None = None,
    ) -> tuple[Live, list[tuple[int, str]]]:
        """A new table; returns it with the keys of its open seats.

        A game of a campaign has a seed of its own; a later one gets the people of the one
        `before`.
        """
        if len(wish.seats) != wish.players:
            numbers: dict[str, Value] = {"seats": len(wish.seats), "players": wish.players}
            raise LobbyError(Message("refused.seats_for_players", numbers), status=422)
        if all(seat.kind == "bot" for seat in wish.seats):
            raise LobbyError(Message("refused.no_person"), status=422)
        if seed is None:
            seed = wish.seed if wish.seed is not None else new_seed()
        try:
            new_game(wish.game, wish.players, seed, dict(wish.options))
            for seat in wish.seats:
                if seat.kind == "bot":
                    bot_for(wish.game, seat.bot or usual_bot(wish.game))
        except HearthsideError as error:
            raise LobbyError(error.message, status=422) from error
        if before is not None:
            return await self._again(wish, owner_hash, campaign, seed, before)
        seats = [make_seat(wish.game, index, seat) for index, seat in enumerate(wish.seats)]
        table = new_table(wish, seed, seats, campaign)
        keys = [(index, new_key()) for index, seat in enumerate(seats) if seat.kind == "open"]
        links = {index: hashed(key) for index, key in keys}
        owners = [
            Ownership(
                seat.index, owner_hash if seat.kind == "human" else "", links.get(seat.index, "")
            )
            for seat in seats
        ]
        await anyio.to_thread.run_sync(self.hub.store.add_table, table, owner_hash, owners)
        live = await self.hub.get(table.id)
        if all(seat.kind != "open" for seat in seats):
            await self.start(live, owner_hash)
        return live, keys

    async def rematch(self, live: Live, owner_hash: str) -> tuple[Live, list[tuple[int, str]]]:
        """The same table again with a new seed; people keep their seats by their own keys."""
        old = live.table
        if old.status != "finished":
            raise LobbyError(Message("refused.rematch_later"))
        if not live.seats_of(owner_hash):
            raise LobbyError(Message("refused.rematch_players"), status=403)
        wish = NewTable(
            game=old.game_id,
            players=old.players,
            options=dict(old.options),
            seats=[SeatWish(kind="open") for _ in old.seats],
            hints=old.hints,
            public=old.public,
        )
        again, keys = await self._again(wish, owner_hash, "", new_seed(), live)
        self.hub.notice(live, f"rematch {again.table.id}")
        return again, keys

    async def _again(
        self,
        wish: NewTable,
        owner_hash: str,
        campaign: str,
        seed: int,
        before: Live,
    ) -> tuple[Live, list[tuple[int, str]]]:
        """A table for the people of another one, by their own keys."""
        seats = [replace(seat) for seat in before.table.seats]
        table = new_table(wish, seed, seats, campaign)
        owners = [replace(owner, link_hash="") for owner in before.owners]
        await anyio.to_thread.run_sync(
            self.hub.store.add_table, table, owner_hash, owners, before.guests
        )
        live = await self.hub.get(table.id)
        await self.start(live, owner_hash)
        return live, []

    # Starting

    async def join(self, live: Live, name: str, person: str, key: str | None) -> int:
        """Sit down; a full table begins."""
        seat = await self.seating.join(live, name, person, key)
        if live.table.status == "open" and all(s.kind != "open" for s in live.table.seats):
            await self.start(live, live.host_hash)
        return seat

    async def start(self, live: Live, owner_hash: str) -> None:
        """Begin; the host decides when."""
        if owner_hash != live.host_hash:
            raise LobbyError(Message("refused.host_starts"), status=403)
        async with live.lock:
            begun = live.table.begun()
            if isinstance(begun, Refusal):
                raise LobbyError(begun.message)
            assert begun.game is not None
            summary = summary_of(begun.game)
            await anyio.to_thread.run_sync(self.hub.store.set_summary, begun.id, summary)
            live.table = begun
        self.hub.broadcast(live)
        self.hub.wake_bots(live)

    # Looking around

    async def listing(self, owner_hash: str) -> dict[str, list[dict[str, Any]]]:
        """Tables by what one can do with them."""
        store = self.hub.store

        def collect() -> dict[str, list[dict[str, Any]]]:
            mine = {
                status: store.newest_of(owner_hash, status, 30) if owner_hash else []
                for status in STATUSES
            }
            found = {"mine": mine["running"] + mine["open"], "finished": mine["finished"]}
            for status in STATUSES:
                known = {row.id for row in mine[status]}
                others = [row for row in store.newest(status, 30) if row.id not in known]
                found[status] = found.get(status, []) + others
            return {
                name: [table_info(row, owner_hash) for row in rows] for name, rows in found.items()
            }

        return await anyio.to_thread.run_sync(collect)


def new_table(wish: NewTable, seed: int, seats: list[Seat], campaign: str) -> Table:
    """A table as it was wished; hints only where the game has suggestions."""
    return Table(
        new_table_id(),
        wish.game,
        wish.players,
        seed,
        dict(wish.options),
        seats,
        campaign=campaign,
        hints=wish.hints and kit(wish.game).searchable,
        public=wish.public,
    )


def make_seat(game: str, index: int, wish: SeatWish) -> Seat:
    """A seat as it was wished for."""
    if wish.kind == "bot":
        return Seat(index, "bot", wish.name or BOT_NAMES[index], wish.bot or usual_bot(game))
    if wish.kind == "open":
        return Seat(index, "open", "")
    return Seat(index, "human", wish.name or f"Player {index + 1}")


def option_info(option: OptionInfo | OptionSpec) -> dict[str, Any]:
    """An option that a table or campaign may have."""
    return {
        "name": option.name,
        "default": option.default,
        "values": list(option.values),
        "rule": option.rule,
        "help": option.help,
        "seats": option.seats,
    }


def descriptions() -> list[dict[str, Any]]:
    """The games with their options and bots."""
    return [
        {
            "id": info.id,
            "title": info.title,
            "min_players": info.min_players,
            "max_players": info.max_players,
            "rules_version": info.rules_version,
            "options": [option_info(option) for option in info.options],
            "bots": bot_names(info.id),
            "prefixes": list(kit(info.id).prefixes),
            "hints": kit(info.id).searchable,
        }
        for info in games()
    ]

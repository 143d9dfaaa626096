"""The lobby: making, joining, leaving and starting tables."""

from __future__ import annotations

from typing import Any

import anyio.to_thread

from hearthside.api import OptionInfo, games, new_game
from hearthside.bots import bot_for, bot_names, usual_bot
from hearthside.core.errors import HearthsideError
from hearthside.core.message import Message, Value, english
from hearthside.core.options import OptionSpec
from hearthside.games.registry import kit
from hearthside.server.hub import Hub, Live
from hearthside.server.keys import hashed, new_key, new_seed, new_table_id
from hearthside.server.messages import NewTable, SeatWish
from hearthside.server.picture import summary_of, table_info
from hearthside.server.store import Ownership
from hearthside.server.table import Seat, Table

BOT_NAMES = ("Bruna", "Falk", "Ida", "Odo", "Runa", "Tilo", "Veit")


class LobbyError(Exception):
    """A wish that cannot be granted; `status` is the HTTP status of the answer."""

    def __init__(self, message: Message, status: int = 409) -> None:
        super().__init__(message)
        self.message = message
        self.status = status

    def __str__(self) -> str:
        return english(self.message)


class Lobby:
    """What people do before and after a game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # Making

    async def create(
        self,
        wish: NewTable,
        owner_hash: str,
        campaign: str = "",
        sitting: tuple[list[Seat], list[Ownership]] | None = None,
        seed: int | None = None,
    ) -> tuple[Live, list[tuple[int, str]]]:
        """A new table; returns it with the keys of its open seats.

        A game of a campaign has a seed of its own; a later one gets the people `sitting` at the
        one before.
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
        if sitting is not None:
            return await self._again(wish, owner_hash, campaign, seed, *sitting)
        seats = [make_seat(wish.game, index, seat) for index, seat in enumerate(wish.seats)]
        table = new_table(wish, seed, seats, campaign)
        owners: list[Ownership] = []
        keys: list[tuple[int, str]] = []
        for index, seat in enumerate(wish.seats):
            mine = seat.kind in ("me", "hotseat")
            key = new_key()
            if seat.kind != "bot":
                keys.append((index, key))
            owners.append(
                Ownership(
                    index, owner_hash if mine else "", hashed(key) if seat.kind != "bot" else ""
                )
            )
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
        )
        seed = new_seed()
        again, keys = await self._again(wish, owner_hash, "", seed, old.seats, live.owners)
        self.hub.notice(live, f"rematch {again.table.id}")
        return again, keys

    async def _again(
        self,
        wish: NewTable,
        owner_hash: str,
        campaign: str,
        seed: int,
        sitting: list[Seat],
        owning: list[Ownership],
    ) -> tuple[Live, list[tuple[int, str]]]:
        """A table for the people of another one, by their own keys."""
        seats = [Seat(s.index, s.kind, s.name, s.bot) for s in sitting]
        table = new_table(wish, seed, seats, campaign)
        owners = [Ownership(o.seat, o.owner_hash, o.link_hash) for o in owning]
        await anyio.to_thread.run_sync(self.hub.store.add_table, table, owner_hash, owners)
        live = await self.hub.get(table.id)
        await self.start(live, owner_hash)
        return live, []

    # Sitting down

    async def join(self, live: Live, name: str, owner_hash: str, key: str | None) -> int:
        """Take the seat of a link, or the first free one."""
        async with live.lock:
            seat = self._seat_of_key(live, key) if key else self._free_seat(live, owner_hash)
            sitting = live.table.seats[seat]
            if sitting.kind == "open" or not live.table.game:
                sitting.kind = "human"
                sitting.name = name
            old = live.owners[seat]
            live.owners[seat] = Ownership(seat, owner_hash, old.link_hash)
            await anyio.to_thread.run_sync(
                self.hub.store.set_seat, live.table.id, sitting, owner_hash, old.link_hash
            )
        if live.table.status == "open" and all(s.kind != "open" for s in live.table.seats):
            await self.start(live, live.host_hash)
        else:
            self.hub.broadcast(live)
        return seat

    def _seat_of_key(self, live: Live, key: str) -> int:
        for owner in live.owners:
            if owner.link_hash and owner.link_hash == hashed(key):
                return owner.seat
        raise LobbyError(Message("refused.link_ended"), 403)

    def _free_seat(self, live: Live, owner_hash: str) -> int:
        if live.seats_of(owner_hash):
            raise LobbyError(Message("refused.sit_already"))
        for seat in live.table.seats:
            if seat.kind == "open":
                return seat.index
        raise LobbyError(Message("refused.no_seat_free"))

    async def leave(self, live: Live, owner_hash: str) -> None:
        """Give the own seats up before the game begins."""
        if live.table.status != "open":
            raise LobbyError(Message("refused.seat_stays"))
        async with live.lock:
            for index in live.seats_of(owner_hash):
                seat = live.table.seats[index]
                seat.kind = "open"
                seat.name = ""
                old = live.owners[index]
                live.owners[index] = Ownership(index, "", old.link_hash)
                await anyio.to_thread.run_sync(
                    self.hub.store.set_seat, live.table.id, seat, "", old.link_hash
                )
        self.hub.broadcast(live)

    async def start(self, live: Live, owner_hash: str) -> None:
        """Begin; the host decides when."""
        if owner_hash != live.host_hash:
            raise LobbyError(Message("refused.host_starts"), status=403)
        async with live.lock:
            refusal = live.table.start()
            if refusal:
                raise LobbyError(refusal.message)
            assert live.table.game is not None
            summary = summary_of(live.table.game)
            await anyio.to_thread.run_sync(self.hub.store.set_summary, live.table.id, summary)
        self.hub.broadcast(live)
        self.hub.wake_bots(live)

    async def new_link(self, live: Live, seat: int, owner_hash: str) -> str:
        """A new key for a seat whose link was lost; the old one stops working."""
        if owner_hash != live.host_hash:
            raise LobbyError(Message("refused.host_links"), status=403)
        if not 0 <= seat < live.table.players or live.table.seats[seat].kind == "bot":
            raise LobbyError(Message("refused.no_such_seat"), status=404)
        key = new_key()
        async with live.lock:
            old = live.owners[seat]
            live.owners[seat] = Ownership(seat, old.owner_hash, hashed(key))
            await anyio.to_thread.run_sync(
                self.hub.store.set_seat,
                live.table.id,
                live.table.seats[seat],
                old.owner_hash,
                hashed(key),
            )
        return key

    # Looking around

    async def listing(self, owner_hash: str) -> dict[str, list[dict[str, Any]]]:
        """Tables by what one can do with them."""
        store = self.hub.store

        def collect() -> dict[str, list[dict[str, Any]]]:
            mine = (
                store.newest("running", 30, owner_hash) + store.newest("open", 10, owner_hash)
                if owner_hash
                else []
            )
            known = {row.id for row in mine}
            return {
                "mine": [table_info(row, owner_hash) for row in mine],
                "open": [
                    table_info(row, owner_hash)
                    for row in store.newest("open", 30)
                    if row.id not in known
                ],
                "running": [
                    table_info(row, owner_hash)
                    for row in store.newest("running", 30)
                    if row.id not in known
                ],
                "finished": [table_info(row, owner_hash) for row in store.newest("finished", 30)],
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

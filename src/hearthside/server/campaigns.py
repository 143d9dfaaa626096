"""Campaigns on the server: tables in a row, with what is carried between them."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import anyio.to_thread

from hearthside.campaign import Campaign, new_campaign
from hearthside.core.errors import HearthsideError
from hearthside.core.message import Message
from hearthside.games.registry import campaign_rules, campaigns
from hearthside.server.campaign_store import CampaignMoved, CampaignRow, CampaignStore
from hearthside.server.hub import Live
from hearthside.server.keys import new_seed, new_table_id
from hearthside.server.lobby import Lobby, option_info
from hearthside.server.messages import NewCampaign, NewTable, SeatWish
from hearthside.server.problems import LobbyError
from hearthside.server.table import Seat


class Campaigns:
    """What people do with campaigns."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hub = lobby.hub
        self.store = CampaignStore(lobby.hub.store)

    # Making and finding

    async def create(self, wish: NewCampaign, me: str) -> CampaignRow:
        """A campaign before its first game."""
        seed = wish.seed if wish.seed is not None else new_seed()
        try:
            campaign = new_campaign(wish.kind, len(wish.seats), seed, wish.options)
        except HearthsideError as error:
            raise LobbyError(error.message, status=422) from error
        now = time.time()
        row = CampaignRow(
            new_table_id(),
            wish.kind,
            len(wish.seats),
            campaign.sheet,
            1,
            me,
            [seat.model_dump() for seat in wish.seats],
            "",
            False,
            now,
            now,
        )
        await anyio.to_thread.run_sync(self.store.add, row)
        return row

    async def get(self, campaign_id: str) -> CampaignRow:
        """A campaign; a game that has ended meanwhile is counted now."""
        row = await anyio.to_thread.run_sync(self.store.find, campaign_id)
        if row is None:
            raise LobbyError(Message("refused.no_such_campaign"), status=404)
        return await self._settle(row) if row.playing else row

    async def mine(self, me: str) -> list[CampaignRow]:
        """The campaigns of a person, the latest first."""
        return await anyio.to_thread.run_sync(self.store.of, me) if me else []

    # Going on

    async def choose(self, row: CampaignRow, seat: int, token: str, me: str) -> CampaignRow:
        """Decide something between two games."""
        if seat not in await self._seats_of(row, me):
            raise LobbyError(Message("refused.not_your_seat"), status=403)
        if row.playing:
            raise LobbyError(Message("refused.campaign_game_on"))
        campaign = held(row)
        try:
            campaign.choose(token, seat)
        except HearthsideError as error:
            raise LobbyError(error.message) from error
        return await self._save(row, sheet=campaign.sheet)

    async def next_game(self, row: CampaignRow, me: str) -> tuple[Live, list[tuple[int, str]]]:
        """The table of the next game, for the same people."""
        if not await self._seats_of(row, me):
            raise LobbyError(Message("refused.campaign_players"), status=403)
        if row.playing:
            return await self.hub.get(row.table_id), []
        campaign = held(row)
        try:
            campaign.next_game()
            seed, options = campaign.setup()
        except HearthsideError as error:
            raise LobbyError(error.message) from error
        wish = NewTable(
            game=campaign.rules.game,
            players=row.players,
            options=options,
            seats=[SeatWish(**seat) for seat in row.seats],
        )
        before = await self.hub.get(row.table_id) if row.table_id else None
        live, keys = await self.lobby.create(wish, row.host_hash, row.id, before, seed)
        await self._save(row, table_id=live.table.id, playing=True)
        return live, keys

    async def _settle(self, row: CampaignRow) -> CampaignRow:
        """Count the game if it is over, and let bots decide what they have to."""
        live = await self.hub.get(row.table_id)
        game = live.table.game
        if game is None or not game.over:
            return row
        campaign = held(row)
        campaign.finish(game)
        while bots := [s for s in campaign.deciders if live.table.seats[s].kind == "bot"]:
            campaign.choose(campaign.options(bots[0])[0].token, bots[0])
        return await self._save(row, sheet=campaign.sheet, playing=False)

    async def _save(self, row: CampaignRow, **changes: Any) -> CampaignRow:
        changed = replace(row, version=row.version + 1, **changes)
        try:
            await anyio.to_thread.run_sync(self.store.change, changed)
        except CampaignMoved as error:
            raise LobbyError(Message("refused.campaign_moved_on")) from error
        return changed

    # Telling

    async def _seats_of(self, row: CampaignRow, me: str) -> list[int]:
        """The seats a person decides for; before the first game all are the host's."""
        if row.table_id:
            return (await self.hub.get(row.table_id)).seats_of(me)
        return list(range(row.players)) if me and me == row.host_hash else []

    async def info(self, row: CampaignRow, me: str) -> dict[str, Any]:
        """A campaign for its page."""
        campaign = held(row)
        own = await self._seats_of(row, me)
        return {
            **heading(row),
            "host": bool(me) and row.host_hash == me,
            "seats": own,
            "names": await self._names(row),
            "sheet": {name: value for name, value in row.sheet.items() if name != "seed"},
            "words": campaign.rules.words(row.sheet),
            "deciders": [] if row.playing else campaign.deciders,
            "decisions": [
                {
                    "seat": seat,
                    "options": [
                        {
                            "token": option.token,
                            "message": option.message.data(),
                            "warns": option.warns,
                        }
                        for option in campaign.options(seat)
                    ],
                }
                for seat in own
                if not row.playing and seat in campaign.deciders
            ],
            "winners": campaign.winners(),
        }

    async def _names(self, row: CampaignRow) -> list[str]:
        if row.table_id:
            sitting: list[Seat] = (await self.hub.get(row.table_id)).table.seats
            return [seat.name for seat in sitting]
        return [str(seat.get("name") or "") for seat in row.seats]


def held(row: CampaignRow) -> Campaign:
    """The campaign of a row."""
    return Campaign(campaign_rules(row.kind), row.players, row.sheet)


def heading(row: CampaignRow) -> dict[str, Any]:
    """A campaign as the lobby lists it."""
    rules = campaign_rules(row.kind)
    return {
        "id": row.id,
        "kind": row.kind,
        "title": rules.title,
        "game": rules.game,
        "players": row.players,
        "table": row.table_id,
        "playing": row.playing,
        "over": rules.over(row.sheet),
        "updated": row.updated,
    }


def kinds() -> list[dict[str, Any]]:
    """The campaigns there are."""
    return [
        {
            "id": rules.id,
            "title": rules.title,
            "game": rules.game,
            "min_players": rules.min_players,
            "max_players": rules.max_players,
            "options": [option_info(spec) for spec in rules.table_options],
        }
        for rules in campaigns()
    ]

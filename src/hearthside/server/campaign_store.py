"""Campaigns in the database: one row each, changed only from the version one has read."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from hearthside.core.campaign import Sheet
from hearthside.server.schema import campaigns, seats
from hearthside.server.store import Store


class CampaignMoved(Exception):
    """Somebody else has changed the campaign in between."""


@dataclass(frozen=True)
class CampaignRow:
    """A campaign as it is stored. `table_id` is the table of its latest game."""

    id: str
    kind: str
    players: int
    sheet: Sheet
    version: int
    host_hash: str
    seats: list[dict[str, Any]]
    table_id: str
    playing: bool
    created: float
    updated: float


class CampaignStore:
    """Every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, row: CampaignRow) -> None:
        with self.store.writing() as c:
            c.execute(campaigns.insert().values(**columns(row)))

    def change(self, row: CampaignRow) -> None:
        """Write a row whose version is one above the stored one; CampaignMoved otherwise."""
        with self.store.writing() as c:
            done = c.execute(
                campaigns.update()
                .where(campaigns.c.id == row.id, campaigns.c.version == row.version - 1)
                .values(**columns(row))
            )
            if done.rowcount != 1:
                raise CampaignMoved(row.id)

    def find(self, campaign_id: str) -> CampaignRow | None:
        found = self._rows(campaigns.select().where(campaigns.c.id == campaign_id))
        return found[0] if found else None

    def of(self, owner_hash: str, limit: int = 20) -> list[CampaignRow]:
        """The campaigns a person hosts or sits in, the latest first."""
        sits = sa.select(seats.c.table_id).where(seats.c.owner_hash == owner_hash)
        mine = sa.or_(campaigns.c.host_hash == owner_hash, campaigns.c.table_id.in_(sits))
        query = campaigns.select().where(mine)
        return self._rows(query.order_by(campaigns.c.updated.desc()).limit(limit))

    def _rows(self, query: sa.Select[Any]) -> list[CampaignRow]:
        with self.store.engine.connect() as c:
            return [
                CampaignRow(
                    **{
                        **row,
                        "sheet": json.loads(row["sheet"]),
                        "seats": json.loads(row["seats"]),
                    }
                )
                for row in c.execute(query).mappings()
            ]


def columns(row: CampaignRow) -> dict[str, Any]:
    """A row as the database takes it."""
    return {
        "id": row.id,
        "kind": row.kind,
        "players": row.players,
        "sheet": json.dumps(row.sheet),
        "version": row.version,
        "host_hash": row.host_hash,
        "seats": json.dumps(row.seats),
        "table_id": row.table_id,
        "playing": row.playing,
        "created": row.created,
        "updated": time.time(),
    }

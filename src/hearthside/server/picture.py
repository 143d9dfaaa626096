"""What people get to see of a table: the lobby's lines and the state for one viewer."""

from __future__ import annotations

from typing import Any

from hearthside.api import Game
from hearthside.core.chance import SECRET
from hearthside.server.store import Ownership, Row, Summary
from hearthside.server.table import Table


class Picture:
    """A table at one moment, for all who look at it; what they share is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[int | None, dict[str, Any]] = {}
        self.scores = score_views(table.game) if table.game else []

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        if seat not in self.views:
            self.views[seat] = game.view(seat)
        return self.views[seat]

    def message(self, own: list[int], seen: int) -> dict[str, Any]:
        """The state for somebody with these seats, who has seen so many lines of the journal."""
        table = self.table
        game = table.game
        found: dict[str, Any] = {
            "type": "state",
            "ply": table.ply,
            "view": None,
            "since": 0,
            "events": [],
            "decisions": [],
            "can_undo": [],
            "can_redo": [],
            "undo_request": None,
            "scores": self.scores,
        }
        if game is not None:
            looks_as = own[0] if own else None
            deciding = [seat for seat in own if seat in game.deciders]
            found["view"] = self.view(game, deciding[0] if deciding else looks_as)
            found["since"] = table.news_since(seen)
            found["events"] = game.events(found["since"], looks_as)
            found["decisions"] = [table.decision(seat) for seat in deciding]
            found["can_undo"] = [seat for seat in own if game.can_undo(seat)]
            found["can_redo"] = [seat for seat in own if game.can_redo(seat)]
        if table.undo_request is not None:
            found["undo_request"] = {
                "id": table.undo_request.id,
                "seat": table.undo_request.seat,
                "ply": table.undo_request.ply,
                "waiting_for": table.waiting_for(),
            }
        return found


def score_views(game: Game) -> list[dict[str, Any]]:
    return [{"seat": s.seat, "total": s.total, "parts": s.parts} for s in game.scores()]


def summary_of(game: Game) -> Summary:
    """What the lobby shows of a game."""
    deciders = [seat for seat in game.deciders if seat >= 0]
    number = int(getattr(game.state, "round", 0))
    if game.over:
        return Summary("finished", number, deciders, [score.total for score in game.scores()])
    return Summary("running", number, deciders, [])


def row_of(
    table: Table, host_hash: str, owners: list[Ownership], created: float, updated: float
) -> Row:
    """A table in memory as the store would list it."""
    summary = summary_of(table.game) if table.game else Summary("open", 0, [], [])
    return Row(
        table.id,
        table.game_id,
        table.players,
        str(table.seed),
        dict(table.options),
        summary.status,
        host_hash,
        created,
        updated,
        summary.result,
        summary.round,
        summary.deciders,
        table.seats,
        owners,
        campaign=table.campaign,
        hints=table.hints,
        public=table.public,
    )


def table_info(row: Row, owner_hash: str, present: set[int] | None = None) -> dict[str, Any]:
    """What the lobby and the table screen show of a table.

    The seed is told when the game is over: who knows it could work out what is revealed next.
    """
    mine = {o.seat for o in row.owners if o.owner_hash and o.owner_hash == owner_hash}
    here = present or set()
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "seed": row.seed if row.status == "finished" else "",
        "fixed_seed": int(row.seed) < SECRET,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "round": row.round,
        "deciders": row.deciders,
        "result": row.result,
        "seats": [
            {
                "seat": seat.index,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "mine": seat.index in mine,
                "present": seat.kind == "bot" or seat.index in here,
            }
            for seat in row.seats
        ],
        "campaign": row.campaign,
        "hints": row.hints,
        "public": row.public,
        "host": bool(owner_hash) and row.host_hash == owner_hash,
        "my_turn": row.status == "running" and any(d in mine for d in row.deciders),
    }

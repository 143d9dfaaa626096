"""The lobby and the tables over REST; the OpenAPI schema is made from here."""

from __future__ import annotations

from typing import Annotated, Any, cast

import anyio.to_thread
from fastapi import APIRouter, Depends, Header, Path, Request, Response
from fastapi.responses import PlainTextResponse

from hearthside.api import HIDDEN, Game
from hearthside.core.errors import NothingToUndo, UnknownGame
from hearthside.core.message import Message
from hearthside.core.record import Move
from hearthside.core.ruleset import Ruleset
from hearthside.games.registry import kit, ruleset
from hearthside.server import messages as m
from hearthside.server.analyses import Busy, no_analysis
from hearthside.server.guard import cookie
from hearthside.server.hub import Hub, Live
from hearthside.server.lobby import Lobby, descriptions
from hearthside.server.people import People
from hearthside.server.picture import score_views
from hearthside.server.problems import LobbyError
from hearthside.server.room import ROOM
from hearthside.server.rulebook import rule_blocks
from hearthside.server.seating import seat_link

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Problem} for status in (400, 403, 404, 408, 409, 413, 422, 429)
}
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
CLOSED = Message("refused.analysis_later")
router = APIRouter(prefix="/api", responses=PROBLEMS)


async def person(request: Request) -> str:
    """The person of the key in the cookie."""
    return await the_people(request).of(request.state.key)


def the_people(request: Request) -> People:
    return cast(People, request.app.state.people)


def the_lobby(request: Request) -> Lobby:
    return cast(Lobby, request.app.state.lobby)


def the_hub(request: Request) -> Hub:
    return cast(Hub, request.app.state.hub)


def the_rules(game: m.GameId) -> Ruleset:
    try:
        return ruleset(game)
    except UnknownGame as error:
        raise LobbyError(error.message, status=404) from error


async def the_door(table_id: m.TableId, request: Request) -> Live:
    """A table, whoever asks."""
    return await the_hub(request).get(table_id)


async def the_table(
    live: Annotated[Live, Depends(the_door)],
    request: Request,
    me: Annotated[str, Depends(person)],
    x_table_key: Annotated[str, Header(max_length=64)] = "",
) -> Live:
    """A table that this person may see; the key of a link opens a private one."""
    the_lobby(request).seating.admit(live, me, x_table_key)
    return live


def the_game(live: Annotated[Live, Depends(the_table)]) -> Game:
    if live.table.game is None:
        raise LobbyError(Message("refused.not_started"))
    return live.table.game


Known = Annotated[Ruleset, Depends(the_rules)]
Person = Annotated[str, Depends(person)]
InLobby = Annotated[Lobby, Depends(the_lobby)]
InHub = Annotated[Hub, Depends(the_hub)]
InPeople = Annotated[People, Depends(the_people)]
At = Annotated[Live, Depends(the_table)]
AtDoor = Annotated[Live, Depends(the_door)]
Playing = Annotated[Game, Depends(the_game)]
SeatNumber = Annotated[int, Path(ge=0, le=6)]
Step = Annotated[int, Path(ge=0, le=1_000_000)]


# Games


@router.get("/games", response_model=list[m.GameDescription], tags=["games"])
async def list_games() -> Any:
    """The games with their player counts, options and bots."""
    return descriptions()


@router.get("/games/{game}/rules", tags=["games"])
async def rules(known: Known) -> list[dict[str, Any]]:
    """The numbered rules in blocks."""
    return [found for name in known.documents for found in rule_blocks(name)]


@router.get("/games/{game}/gallery", tags=["games"])
async def gallery(known: Known) -> dict[str, Any]:
    """All printed things of a game, in lists by sort."""
    return known.gallery()


# Lobby


@router.get("/tables", response_model=m.Lobby, tags=["lobby"])
async def list_tables(lobby: InLobby, me: Person) -> Any:
    """My tables, open ones, running ones, finished ones."""
    return await lobby.listing(me)


@router.post("/tables", response_model=m.Created, tags=["lobby"], dependencies=ROOM)
async def create_table(wish: m.NewTable, lobby: InLobby, me: Person) -> Any:
    """A new table. It starts at once if no seat is open."""
    return created(lobby.hub, me, *await lobby.create(wish, me))


@router.post("/play-now", response_model=m.Created, tags=["lobby"], dependencies=ROOM)
async def play_now(wish: m.PlayNow, lobby: InLobby, me: Person) -> Any:
    """One click: you and one steady bot, two-player Caverna."""
    seats = [m.SeatWish(kind="me", name=wish.name), m.SeatWish(kind="bot", bot="steady")]
    table = m.NewTable(game="caverna", players=2, seats=seats)
    return created(lobby.hub, me, *await lobby.create(table, me))


# The person


@router.post("/me/code", response_model=m.Code, tags=["person"])
async def new_code(people: InPeople, me: Person) -> Any:
    """A code that brings one more device to this person's tables; the one before ends."""
    return {"code": await people.new_code(me)}


@router.post("/me/enter", response_model=m.Lobby, tags=["person"])
async def enter(
    wish: m.Enter, people: InPeople, lobby: InLobby, request: Request, response: Response
) -> Any:
    """Be the person of a code on this device, from now on."""
    key = await people.enter(wish.code)
    response.headers.append("Set-Cookie", cookie(key, request.url.scheme))
    return await lobby.listing(await people.of(key))


# Tables


@router.get("/tables/{table_id}", response_model=m.TableInfo, tags=["table"])
async def look(live: At, hub: InHub, me: Person) -> Any:
    return hub.info(live, me)


@router.post("/tables/{table_id}/join", response_model=m.TableInfo, tags=["table"])
async def join(live: AtDoor, wish: m.Join, lobby: InLobby, me: Person) -> Any:
    """Take the seat of a link key, or the first free one."""
    await lobby.join(live, wish.name, me, wish.key)
    return lobby.hub.info(live, me)


@router.post("/tables/{table_id}/leave", response_model=m.TableInfo, tags=["table"])
async def leave(live: At, lobby: InLobby, me: Person) -> Any:
    """Give the own seats up before the game begins."""
    await lobby.seating.leave(live, me)
    return lobby.hub.info(live, me)


@router.post("/tables/{table_id}/start", response_model=m.TableInfo, tags=["table"])
async def start(live: At, lobby: InLobby, me: Person) -> Any:
    """Begin; only the host may."""
    await lobby.start(live, me)
    return lobby.hub.info(live, me)


@router.post(
    "/tables/{table_id}/rematch", response_model=m.Created, tags=["table"], dependencies=ROOM
)
async def rematch(live: At, lobby: InLobby, me: Person) -> Any:
    """The same people again, after the end."""
    return created(lobby.hub, me, *await lobby.rematch(live, me))


@router.post("/tables/{table_id}/seats/{seat}/link", response_model=m.SeatLink, tags=["table"])
async def new_link(live: At, seat: SeatNumber, lobby: InLobby, me: Person) -> Any:
    """A link for one use: the host gives out those of free seats, an owner that of the own one."""
    return seat_link(live, seat, await lobby.seating.new_link(live, seat, me))


@router.post("/tables/{table_id}/watch", response_model=m.TableInfo, tags=["table"])
async def watch(live: AtDoor, wish: m.Watch, lobby: InLobby, me: Person) -> Any:
    """Watch a private table from now on, by the key of a link."""
    await lobby.seating.watch(live, me, wish.key)
    return lobby.hub.info(live, me)


@router.post("/tables/{table_id}/watch-link", response_model=m.WatchLink, tags=["table"])
async def watch_link(live: At, lobby: InLobby, me: Person) -> Any:
    """A link for those who watch a private table; the one before stops working."""
    key = await lobby.seating.watch_link(live, me)
    return {"path": f"/table/{live.table.id}#watch={key}"}


@router.get(
    "/tables/{table_id}/record", response_class=Response, responses={200: TEXT}, tags=["table"]
)
async def record(game: Playing) -> PlainTextResponse:
    """The game as text. While it is on, the seed is hidden: it would tell what is revealed next.

    A game with secret choices has no record before its end.
    """
    if any(move.token == HIDDEN for move in game.moves_seen()):
        raise LobbyError(Message("refused.record_later"), status=403)
    text = game.record()
    if not game.over:
        text = text.replace(f"\nseed {game.setup.seed}\n", "\nseed 0\n", 1)
    return PlainTextResponse(text)


@router.get("/tables/{table_id}/steps/{ply}", tags=["table"])
async def step(live: At, game: Playing, ply: Step, me: Person) -> dict[str, Any]:
    """The table as it was after a number of choices, for the viewer."""
    own = live.seats_of(me)
    viewer = own[0] if own else None
    try:
        then = await anyio.to_thread.run_sync(game.at, ply)
    except NothingToUndo as error:
        raise LobbyError(error.message, status=404) from error
    return {
        "ply": ply,
        "last": game.ply,
        "view": then.view(viewer),
        "events": then.events(max(0, ply - 1), viewer),
        "move": move_views(then, viewer, game.over)[-1] if ply else None,
        "scores": score_views(then),
    }


@router.get("/tables/{table_id}/moves", tags=["table"])
async def moves(live: At, me: Person) -> list[dict[str, Any]]:
    """All choices so far, for the slider of a replay; secret ones as "hidden"."""
    own = live.seats_of(me)
    game = live.table.game
    return move_views(game, own[0] if own else None, game.over) if game else []


@router.post("/tables/{table_id}/analysis", response_model=m.AnalysisInfo, tags=["table"])
async def start_analysis(live: At, game: Playing, hub: InHub) -> Any:
    """Begin to analyse a game that is over; asked again, it only tells how far that is."""
    if not game.over:
        raise LobbyError(CLOSED, status=403)
    if not kit(game.rules.id).searchable:
        raise LobbyError(
            Message("refused.no_analysis", {"game": f"raw:{game.rules.title}"}), status=404
        )
    try:
        return hub.analyses.start(live.table.id, game).view()
    except Busy as error:
        raise LobbyError(Message("refused.analyses_busy"), status=429) from error


@router.get("/tables/{table_id}/analysis", response_model=m.AnalysisInfo, tags=["table"])
async def look_at_analysis(live: At, game: Playing, hub: InHub) -> Any:
    """The analysis as far as it is done; "none" if nobody began it.

    "off" while the game is on, and for a game that bots cannot judge.
    """
    found = hub.analyses.find(live.table.id) if game.over else None
    if found is not None:
        return found.view()
    there = game.over and kit(game.rules.id).searchable
    return no_analysis("none" if there else "off", game.setup.players)


def move_view(move: Move) -> dict[str, Any]:
    """A choice, with the message for people unless it is hidden."""
    message = move.message.data() if move.message is not None else None
    return {"seat": move.seat, "token": move.token, "message": message}


def move_views(game: Game, viewer: int | None, over: bool) -> list[dict[str, Any]]:
    """The choices as far as the viewer may know them; all of them once the game is over."""
    seen = game.moves if over else game.moves_seen(viewer)
    return [move_view(move) for move in seen]


def created(hub: Hub, me: str, live: Live, keys: list[tuple[int, str]]) -> dict[str, Any]:
    """The answer to a new table: its keys are told once, here."""
    links = [seat_link(live, seat, key) for seat, key in keys]
    return {"table": hub.info(live, me), "links": links}

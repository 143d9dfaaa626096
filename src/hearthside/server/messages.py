"""The messages of the wire. The types of the client are generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from hearthside.bots import bot_names
from hearthside.server.plain_text import is_plain


def checked_name(name: str) -> str:
    """A name that people can read and tell from others."""
    if not is_plain(name):
        raise PydanticCustomError("name", "a name has no characters that cannot be seen")
    return name


def checked_bot(name: str) -> str:
    """A published level: nobody sets how long a bot thinks at a table."""
    if name not in bot_names():
        facts = {"name": repr(name), "names": ", ".join(bot_names())}
        raise PydanticCustomError("bot", "there is no bot {name}; the bots are {names}", facts)
    return name


Name = Annotated[
    str,
    Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f<>]+$"),
    AfterValidator(checked_name),
]
BotName = Annotated[str, Field(max_length=24), AfterValidator(checked_bot)]
TABLE_ID = r"^[a-z0-9]{4,16}$"
GameId = Annotated[str, Field(pattern=r"^[a-z]{2,16}$")]
TableId = Annotated[str, Field(pattern=TABLE_ID)]


class Strict(BaseModel):
    """Unknown fields are an error: a typing mistake gets an answer."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Strict):
    """How a new table's seat is to be filled."""

    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=32)
    players: int = Field(ge=1, le=7)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    seats: list[SeatWish] = Field(min_length=1, max_length=7)
    hints: bool = True
    public: bool = False


class PlayNow(Strict):
    """One click to a game."""

    name: Name = "You"


class Join(Strict):
    """Sit down: at the seat of a link key, or at a free one."""

    name: Name
    key: str | None = Field(default=None, max_length=64)


class Watch(Strict):
    """Watch a private table by the key of a link."""

    key: str = Field(max_length=64)


class Enter(Strict):
    """Be the person of a recovery code on this device."""

    code: str = Field(max_length=64)


class Code(BaseModel):
    """A code that brings one more device to this person, once."""

    code: str


class WatchLink(BaseModel):
    """A link by which people may watch a private table."""

    path: str


class SeatInfo(BaseModel):
    """A seat and who sits there."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    mine: bool
    present: bool = False


class TableInfo(BaseModel):
    """A table in the lobby and in the head of the table screen; the seed once it is over.

    `fixed_seed`: somebody chose the seed and may know what chance will bring. `hints` says whether
    those who play may ask for suggestions; `public`, whether the lobby lists it for everybody.
    """

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    fixed_seed: bool
    status: Literal["open", "running", "finished"]
    created: float
    updated: float
    round: int
    deciders: list[int]
    result: list[int]
    seats: list[SeatInfo]
    campaign: str
    hints: bool
    public: bool
    host: bool
    my_turn: bool


class Lobby(BaseModel):
    """The tables, by what one can do with them."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class SeatLink(BaseModel):
    """A link by which somebody may take a seat; the key is shown only once."""

    seat: int
    path: str


class Created(BaseModel):
    """A new table and the links of its seats."""

    table: TableInfo
    links: list[SeatLink]


class GameOption(BaseModel):
    """An option of a game; with `seats` a set of them: "none", or their numbers, as "02"."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    rule: str
    help: str
    seats: bool


class GameDescription(BaseModel):
    """A game that can be played.

    `prefixes` begin the ids of its rules; `hints` says whether there are suggestions for it.
    """

    id: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    options: list[GameOption]
    bots: list[str]
    prefixes: list[str]
    hints: bool


class NewCampaign(Strict):
    """A campaign to be made."""

    kind: str = Field(max_length=32)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    seats: list[SeatWish] = Field(min_length=1, max_length=7)


class CampaignChoice(Strict):
    """A decision between two games."""

    seat: int = Field(ge=0, le=6)
    token: str = Field(max_length=200)


class CampaignKind(BaseModel):
    """A kind of campaign."""

    id: str
    title: str
    game: str
    min_players: int
    max_players: int
    options: list[GameOption]


class CampaignHeading(BaseModel):
    """A campaign as the lobby lists it."""

    id: str
    kind: str
    title: str
    game: str
    players: int
    table: str
    playing: bool
    over: bool
    updated: float


class CampaignList(BaseModel):
    """The kinds there are, and the viewer's own campaigns."""

    kinds: list[CampaignKind]
    mine: list[CampaignHeading]


class Said(BaseModel):
    """A message for people: a key of the catalogue and its typed arguments."""

    key: str
    args: dict[str, Any]


class CampaignOptionMessage(BaseModel):
    """One thing that may be decided between two games; `warns` if it would lose something."""

    token: str
    message: Said
    warns: bool


class CampaignDecision(BaseModel):
    """What one of the viewer's seats decides before the next game."""

    seat: int
    options: list[CampaignOptionMessage]


class CampaignInfo(CampaignHeading):
    """A campaign for its page; `seats` are the viewer's."""

    host: bool
    seats: list[int]
    names: list[str]
    sheet: dict[str, Any]
    words: dict[str, str]
    deciders: list[int]
    decisions: list[CampaignDecision]
    winners: list[int]


class AnalysisPoint(BaseModel):
    """What each seat may expect after so many choices: final points, and the chance to win."""

    ply: int
    points: list[float]
    win: list[float]


class HintInfo(BaseModel):
    """A suggested choice: what to expect, the planned turn, what it brings, and why.

    `gains` are the differences of what can be counted, `scored` the points at once, `opened` what
    is possible ("opens:...") or sure ("secures:...") at the end of the turn.
    """

    token: str
    message: Said
    points: float | None
    margin: float | None
    win: float | None
    steps: list[Said]
    gains: dict[str, int]
    scored: int
    opened: list[str]
    clauses: list[Said]


class JudgedDecision(BaseModel):
    """The choice made after `ply` others, the best one, and what that was worth more in points."""

    ply: int
    seat: int
    token: str
    message: Said
    lost: float
    best: HintInfo


class AnalysisInfo(BaseModel):
    """The analysis of a game, as far as it is done: `done` of `total` pieces of work."""

    state: Literal["none", "running", "done", "off", "failed"]
    done: int
    total: int
    seats: int
    line: list[AnalysisPoint]
    decisions: list[JudgedDecision]


class Problem(BaseModel):
    """Every refusal is one sentence: in English, and as a message."""

    detail: str
    message: Said


class PreviewInfo(BaseModel):
    """What a choice changes at once for its seat: things, points, food due, what happens.

    `forfeits` names the verbs that ending here leaves undone. If the seat is asked next how it
    pays, `ways` has the things that each payment changes.
    """

    stock: dict[str, int]
    points: dict[str, int]
    due: int
    events: list[dict[str, Any]]
    forfeits: list[str]
    ways: list[dict[str, int]]


class OptionMessage(BaseModel):
    """One legal choice: its notation, the same for programs (`verb`, `args`), and for people."""

    token: str
    verb: str
    args: dict[str, Any]
    message: Said
    widget: str
    preview: PreviewInfo | None
    anchor: str
    anytime: bool


class Decision(BaseModel):
    """What one of the viewer's seats is asked."""

    seat: int
    question: Said | None
    options: list[OptionMessage]
    discards: list[OptionMessage]
    reasons: dict[str, Said]


class ChatLine(BaseModel):
    """Something said at the table, or `notice`: what happened to a seat."""

    seat: int
    name: str
    text: str
    created: float
    notice: str


class UndoRequestMessage(BaseModel):
    """A wish to go back, and who must still agree; the answer names the id."""

    id: int
    seat: int
    ply: int
    waiting_for: list[int]


class SeatRequestMessage(BaseModel):
    """A wish that somebody else may take a seat; `answer`: the viewer may still agree or refuse."""

    id: int
    seat: int
    answer: bool


class StateMessage(BaseModel):
    """The table as the viewer may see it, and the events after step `since` of the game.

    `ply` counts the lines of the journal: it goes with every choice, and into the next hello.
    """

    type: Literal["state"] = "state"
    ply: int
    table: TableInfo
    view: dict[str, Any] | None
    since: int
    events: list[dict[str, Any]]
    decisions: list[Decision]
    can_undo: list[int]
    can_redo: list[int]
    undo_request: UndoRequestMessage | None
    seat_request: SeatRequestMessage | None
    scores: list[dict[str, Any]]


class WelcomeMessage(BaseModel):
    """The first answer of a socket: the viewer's seats and the talk so far."""

    type: Literal["welcome"] = "welcome"
    seats: list[int]
    chat: list[ChatLine]


class RefusalMessage(BaseModel):
    """Something was not done; `stale` if only because the client was behind."""

    type: Literal["refusal"] = "refusal"
    message: Said
    stale: bool = False


class ChatMessage(BaseModel):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class NoticeMessage(BaseModel):
    """Something about the table itself: a bot was replaced, a seat was taken."""

    type: Literal["notice"] = "notice"
    key: str
    seat: int | None = None


class LinkMessage(BaseModel):
    """The table has agreed: the link by which somebody may take a seat."""

    type: Literal["link"] = "link"
    seat: int
    path: str


class HintMessage(BaseModel):
    """Suggested choices, best first; `tokens` are those of the hints."""

    type: Literal["hint"] = "hint"
    seat: int
    ply: int
    tokens: list[str]
    hints: list[HintInfo]


class PreviewsMessage(BaseModel):
    """What choices would change, by token; those that are not legal are left out."""

    type: Literal["previews"] = "previews"
    seat: int
    ply: int
    previews: dict[str, PreviewInfo]


ServerMessage = (
    StateMessage
    | WelcomeMessage
    | RefusalMessage
    | ChatMessage
    | NoticeMessage
    | LinkMessage
    | HintMessage
    | PreviewsMessage
)


class Hello(Strict):
    """First message of a socket: the `ply` of the last state with a view, -1 for none.

    The key of a link opens a private table to somebody who has not sat down yet.
    """

    type: Literal["hello"]
    seen: int = Field(ge=-1)
    key: str = Field(default="", max_length=64)


class Choose(Strict):
    """Make a choice."""

    type: Literal["choose"]
    seat: int = Field(ge=0, le=6)
    ply: int = Field(ge=0)
    token: str = Field(min_length=1, max_length=200)


class Back(Strict):
    """Take the last choice back, or make it again."""

    type: Literal["undo", "redo"]
    seat: int = Field(ge=0, le=6)
    ply: int = Field(ge=0)


class AskUndo(Strict):
    """Ask the others to go back beyond the barrier."""

    type: Literal["ask_undo"]
    seat: int = Field(ge=0, le=6)


class AnswerUndo(Strict):
    """Agree to go back, or not; `request` is the id of the request that is meant."""

    type: Literal["answer_undo"]
    request: int
    accept: bool


class AskSeat(Strict):
    """Ask the others for a link to the seat of somebody who is gone."""

    type: Literal["ask_seat"]
    seat: int = Field(ge=0, le=6)


class AnswerSeat(Strict):
    """Agree that somebody else takes a seat, or not."""

    type: Literal["answer_seat"]
    request: int
    accept: bool


class Say(Strict):
    """Say something at the table."""

    type: Literal["say"]
    text: str = Field(min_length=1, max_length=500)


class AskPreviews(Strict):
    """Ask what some choices would change."""

    type: Literal["preview"]
    seat: int = Field(ge=0, le=6)
    ply: int = Field(ge=0)
    tokens: list[Annotated[str, Field(min_length=1, max_length=200)]] = Field(
        min_length=1, max_length=48
    )


class AskHint(Strict):
    """Ask for suggestions."""

    type: Literal["hint"]
    seat: int = Field(ge=0, le=6)


ClientMessage = Annotated[
    Hello
    | Choose
    | Back
    | AskUndo
    | AnswerUndo
    | AskSeat
    | AnswerSeat
    | Say
    | AskHint
    | AskPreviews,
    Field(discriminator="type"),
]

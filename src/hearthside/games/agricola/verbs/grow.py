"""Family growth (AGR-7.12, 7.13)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.games.agricola.acting.action import CARD_BIT, Action, resolved
from hearthside.games.agricola.events import GREW
from hearthside.games.agricola.farm.people import PEOPLE, born_with, number_of
from hearthside.games.agricola.kinds import GROW
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.timing import GROWTH

GROW_FORM: Final = Form[Agricola](GROW, "grow")


class Grow(Action):
    """A newborn next to the person who acted last; `room`: only with room for it.

    `since`: not before that round (AGR-15.3.4).
    """

    act = GROWTH
    first = kinds(GROW) | CARD_BIT

    def __init__(self, room: bool = True, since: int = 0) -> None:
        super().__init__()
        self.room = room
        self.since = since

    def ready(self, s: Agricola, p: int) -> bool:
        player = s.players[p]
        if s.round < self.since or len(player.people) >= PEOPLE:
            return False
        return not self.room or player.has_room()

    def ways(self, s: Agricola, p: int, out: list[Choice]) -> None:
        if self.ready(s, p):
            out.append(GROW)

    def start(self, s: Agricola, p: int, c: Choice) -> None:
        player = s.players[p]
        latest = 0
        for person in player.people:
            if number_of(person) > number_of(latest):
                latest = person
        player.people.append(born_with(latest))
        s.note(GREW, p, len(player.people))
        resolved(s, p, GROWTH, len(player.people))

    def widens(self, s: Agricola, p: int) -> bool:
        return False

    def reason(self, s: Agricola, p: int) -> Message:
        if len(s.players[p].people) >= PEOPLE:
            return Message("why.family_complete")
        if s.round < self.since:
            return Message("why.not_before_round", {"round": self.since})
        return Message("why.no_room_for_person")

    def glyphs(self) -> list[str]:
        return ["growth" if self.room else "growth-urgent"]

"""Family growth (CAV-5.12 to 5.14)."""

from __future__ import annotations

from typing import Final

from hearthside.core.choice import Choice, kinds
from hearthside.core.form import Form
from hearthside.core.message import Message
from hearthside.core.node import Node
from hearthside.games.caverna.dwarf import child_of
from hearthside.games.caverna.events import GREW
from hearthside.games.caverna.kinds import GROW
from hearthside.games.caverna.state import Caverna

GROW_FORM: Final = Form[Caverna](GROW, "grow")


class Grow(Node[Caverna]):
    """Family growth: a newborn joins the acting dwarf on its space (CAV-5.12, 5.13)."""

    first = kinds(GROW)

    def doable(self, s: Caverna, p: int) -> bool:
        return s.homes[p].can_grow()

    def starts(self, s: Caverna, p: int, out: list[Choice]) -> None:
        if s.homes[p].can_grow():
            out.append(GROW)

    def begin(self, s: Caverna, p: int, c: Choice) -> None:
        home = s.homes[p]
        home.add_dwarf(child_of(home.dwarfs[home.acting]))
        s.note(GREW, p, len(home.dwarfs))

    def reason(self, s: Caverna, p: int) -> Message:
        home = s.homes[p]
        if len(home.dwarfs) >= home.family_limit():
            return Message("why.family_complete")
        return Message("why.no_room_for_dwarf", {"n": home.room()})

    def glyphs(self) -> list[str]:
        return ["growth"]

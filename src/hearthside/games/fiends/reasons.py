"""Why the next worker cannot use a space, and who it is that a question is about."""

from __future__ import annotations

from hearthside.core.message import Message, Value
from hearthside.core.ruleset import waiting
from hearthside.games.caverna import reasons as base
from hearthside.games.caverna.dwarf import space_of, strength_of
from hearthside.games.fiends.friendly_orc import workplace_of
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.work import lying


def space_reasons(s: Fiends, p: int) -> dict[str, Message]:
    """Open spaces that the next worker of `p` cannot use at once, with the reason."""
    home = s.lair(p)
    if home.lowest_at_home() < 0 and home.idle():
        return orc_reasons(s)
    acting = home.acting
    home.acting = max(0, acting)
    found = base.space_reasons(s, p)
    home.acting = acting
    return found


def orc_reasons(s: Fiends) -> dict[str, Message]:
    """Where a friendly orc finds nothing (FF-7.4)."""
    found: dict[str, Message] = {}
    for index in s.open_spaces:
        name = f"space:{s.content.spaces[index].name}"
        if s.occupants[index] >= 0:
            found[name] = Message("why.occupied")
        elif not lying(s, index):
            found[name] = Message("why.orc_takes_goods")
    return found


def with_worker(s: Fiends, seat: int, question: Message) -> Message:
    """A question with the dwarf or friendly orc at work, and the space on which it stands."""
    home = s.lair(seat)
    weapon = 0
    space = -1
    if home.acting >= 0:
        dwarf = home.dwarfs[home.acting]
        weapon, space = strength_of(dwarf), space_of(dwarf)
        if s.lanes:
            space = -1
    elif 0 <= home.worker < len(home.friends):
        space = workplace_of(home.friends[home.worker])
    args: dict[str, Value] = {
        "worker": "worker:dwarf" if home.acting >= 0 else "worker:orc",
        "weapon": weapon,
        "used": int(waiting(s, seat).done != 0),
    }
    if 0 <= space < len(s.content.spaces):
        args["space"] = f"space:{s.content.spaces[space].name}"
    args.update(question.args)
    return Message(question.key, args)

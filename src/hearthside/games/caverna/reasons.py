"""Why a space cannot be used now (ui principle: say why not); nodes know what hinders them."""

from __future__ import annotations

from hearthside.core.message import Message, Value, several
from hearthside.core.ruleset import waiting
from hearthside.games.caverna.dwarf import space_of, strength_of
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.state import Caverna


def lacks(home: Home, good: int, n: int) -> Message:
    """Too little of a good."""
    name = GOOD_NAMES[good]
    return Message("why.lacks", {"needs": {name: n}, "have": home.goods[good]})


def space_reasons(s: Caverna, p: int) -> dict[str, Message]:
    """Open spaces that `p` cannot use at once: the reason, and whether an exchange would help."""
    found: dict[str, Message] = {}
    for index in s.open_spaces:
        space = s.content.spaces[index]
        reason = space_reason(s, p, index)
        if reason is not None:
            found[f"space:{space.name}"] = reason
    return found


def space_reason(s: Caverna, p: int, index: int) -> Message | None:
    """What hinders the acting dwarf of `p` on a space."""
    node = s.content.spaces[index].node
    if s.occupants[index] >= 0:
        return Message("why.occupied")
    if node.doable(s, p):
        return None
    reason = several(node.hindrances(s, p))
    return reason if not node.possible(s, p) else Message("why.after_exchange", {"reason": reason})


def with_dwarf(s: Caverna, seat: int, question: Message) -> Message:
    """A question with the acting dwarf, and the space on which it stands."""
    home = s.homes[seat]
    dwarf = home.dwarfs[home.acting]
    space = space_of(dwarf)
    frame = waiting(s, seat)
    args: dict[str, Value] = {"weapon": strength_of(dwarf), "used": int(frame.done != 0)}
    if 0 <= space < len(s.content.spaces) and not s.lanes:
        args["space"] = f"space:{s.content.spaces[space].name}"
    args.update(question.args)
    return Message(question.key, args)

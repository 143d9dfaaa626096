"""What a player is asked, as a word with parameters; the reader makes the sentence."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.core.state import Frame
from hearthside.games.caverna.feeding import Feed, due
from hearthside.games.caverna.goods import DONKEY, FOOD
from hearthside.games.caverna.harvest import ChooseSkip
from hearthside.games.caverna.home import STRENGTH
from hearthside.games.caverna.program import FinalWindow
from hearthside.games.caverna.rounds import Income, SoloClearing
from hearthside.games.caverna.state import Caverna
from hearthside.games.caverna.verbs.breed import Breed
from hearthside.games.caverna.verbs.expedition import Expedition
from hearthside.games.caverna.verbs.furnish import Furnish
from hearthside.games.caverna.verbs.imitate import Imitate
from hearthside.games.caverna.verbs.room import MakeRoom
from hearthside.games.caverna.verbs.trade import Market
from hearthside.games.caverna.work import PlaceDwarf


def ask(s: Caverna, seat: int) -> View:
    """The question of the frame on top, with the space the acting dwarf stands on."""
    stack = s.lanes[seat] if s.lanes else s.main
    frame = stack[-1]
    home = s.homes[seat]
    dwarf = home.dwarfs[home.acting]
    place = dwarf >> 8 & 255
    spaces = s.content.spaces
    found: View = {
        "ask": word(frame),
        "space": spaces[place - 1].name if 0 < place <= len(spaces) and not s.lanes else None,
        "weapon": dwarf & STRENGTH,
        "used": frame.done != 0,
    }
    if isinstance(frame.node, Feed):
        found["due"] = due(s, home, False, home.goods[DONKEY])
        found["food"] = home.goods[FOOD]
    if isinstance(frame.node, Expedition):
        found["strength"] = frame.pos or dwarf & STRENGTH
        found["level"] = frame.node.level
        found["taken"] = [item.name for i, item in enumerate(s.content.loot) if frame.done >> i & 1]
    return found


def word(frame: Frame) -> str:
    """One word for the question."""
    node = frame.node
    if isinstance(node, PlaceDwarf):
        return "place"
    if isinstance(node, Feed):
        return "feed"
    if isinstance(node, Breed):
        return "breed"
    if isinstance(node, Expedition):
        return "expedition"
    if isinstance(node, MakeRoom):
        return "make_room"
    if isinstance(node, Furnish):
        return "pay" if frame.pos else "furnish"
    if isinstance(node, Imitate):
        return "imitate" if frame.pos else "pay_food"
    if isinstance(node, Market):
        return "market"
    if isinstance(node, SoloClearing):
        return "clearing"
    if isinstance(node, ChooseSkip):
        return "skip"
    if isinstance(node, Income):
        return "income"
    if isinstance(node, FinalWindow):
        return "final"
    return "act"

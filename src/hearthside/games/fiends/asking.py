"""What a player is asked, as a word with parameters; the reader makes the sentence."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.core.state import Frame
from hearthside.games.caverna import asking as base
from hearthside.games.caverna.cells import cell_name
from hearthside.games.caverna.dwarf import strength_of
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends.animals import Arrange, Rehouse
from hearthside.games.fiends.bonuses import ReceiveBonuses
from hearthside.games.fiends.bounties import BarterMaster, Optional, UseSpace
from hearthside.games.fiends.cave import Occupy
from hearthside.games.fiends.defeat import Claim
from hearthside.games.fiends.friendly_orc import workplace_of
from hearthside.games.fiends.friends import ExtraOrc, Lodge
from hearthside.games.fiends.harvest import MineOrc, MinesPhase
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.movement import displacements
from hearthside.games.fiends.orc_event import Activate
from hearthside.games.fiends.preview import displaced, preview
from hearthside.games.fiends.residence import Residence
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import BOARDS, CARDS, LETTERS
from hearthside.games.fiends.tiles import MayGrow
from hearthside.games.fiends.traps import Hits, Spend
from hearthside.games.fiends.verbs.expedition import BountyExpedition
from hearthside.games.fiends.verbs.fight import Fight
from hearthside.games.fiends.verbs.weapons import Arm
from hearthside.games.fiends.work import ChiefExtra


def ask(s: Fiends, seat: int) -> View:
    """The question of the frame on top.

    `worker` is "dwarf" or "orc". `activate` has orc, strength, card, whether it was displaced, the
    bribe good, the price of displacing, and `after`: the steps (as in the view's `preview`) behind
    each number of goods and each cell; `claim` the letters to be rewarded; `spend` the good and
    the orc's strength.
    """
    frame = (s.lanes[seat] if s.lanes else s.main)[-1]
    home = s.lair(seat)
    acting = home.acting
    home.acting = max(0, acting)
    found = base.ask(s, seat)
    home.acting = acting
    if acting < 0:
        found["space"] = None
        found["weapon"] = 0
        if 0 <= home.worker < len(home.friends):
            space = workplace_of(home.friends[home.worker])
            if 0 <= space < len(s.content.spaces):
                found["space"] = s.content.spaces[space].name
    found["ask"] = word(frame) or found["ask"]
    found["worker"] = "orc" if acting < 0 else "dwarf"
    node = frame.node
    if isinstance(node, Activate):
        found["orc"] = LETTERS[frame.pos]
        found["strength"] = home.power[frame.pos]
        found["card"] = CARDS[home.card].name if home.card >= 0 else None
        found["displaced"] = bool(frame.done & 1)
        found["bribe"] = GOOD_NAMES[s.bribes[s.event - 1]]
        found["displace"] = GOOD_NAMES[BOARDS[s.event - 1].displace]
        found["after"] = after(s, home, frame.pos)
    elif isinstance(node, Spend):
        found["good"] = GOOD_NAMES[node.good]
        found["most"] = node.limit(s, seat, frame.pos)
        found["orc"] = LETTERS[frame.pos]
        found["strength"] = home.power[frame.pos]
    elif isinstance(node, Claim):
        found["orcs"] = [LETTERS[i] for i in range(4) if frame.pos >> i & 1]
    elif isinstance(node, Occupy):
        found["orc"] = LETTERS[frame.pos]
    elif isinstance(node, Hits):
        found["hits"] = node.hits - frame.pos
        found["less"] = node.less
    elif isinstance(node, BountyExpedition):
        found["strength"] = frame.pos
    elif isinstance(node, Arm):
        found["weapons"] = [strength_of(dwarf) for dwarf in home.dwarfs]
    return found


def after(s: Fiends, home: FiendsHome, orc: int) -> View:
    """What the orc would do after each bribe ("1", "2", ...) and each displacement ("f32")."""
    found: View = {}
    if home.in_forest(orc):
        for n in range(1, min(home.goods[s.bribes[s.event - 1]], home.power[orc] - 1) + 1):
            found[str(n)] = preview(home, orc, n)
        for cell in displacements(home.place[orc]):
            found[cell_name(cell)] = displaced(home, orc, cell)
    return found


WORDS: dict[type[object], str] = {
    Arrange: "arrange",
    Rehouse: "rehouse",
    ReceiveBonuses: "receive",
    BarterMaster: "barter",
    UseSpace: "use_space",
    Optional: "bounty",
    Occupy: "occupy",
    Claim: "claim",
    Activate: "activate",
    ExtraOrc: "lodge",
    Lodge: "lodge",
    MineOrc: "extract",
    MinesPhase: "donkeys",
    Residence: "settle",
    MayGrow: "may_grow",
    Hits: "hit",
    Spend: "spend",
    Fight: "fight",
    ChiefExtra: "extra",
}


def word(frame: Frame) -> str:
    """One word for the questions of the expansion; empty for those of the base game."""
    if isinstance(frame.node, Arm):
        return "arm"
    return WORDS.get(type(frame.node), "")

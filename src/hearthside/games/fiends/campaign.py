# mypy: disable-error-code="explicit-any"
"""The solo campaign: five games in a row, points carried over and spent on bonuses (FF-12).

A campaign is a plain JSON value, the sheet. From Python:

    sheet = new_sheet(seed=7)
    sheet = choose_side(sheet, "standard")
    seed, options = next_setup(sheet)          # for new_game("fiends", 1, seed, options)
    sheet = record_result(sheet, game.state)   # after the game
    sheet = buy(sheet, "wood", permanent=False)
    sheet = leave_shop(sheet)

`FiendsCampaign` offers the same to everything that plays campaigns.
"""

from __future__ import annotations

from typing import Any, Final

from hearthside.core.campaign import CampaignOption, CampaignRules, Sheet
from hearthside.core.chance import SECRET, derived, mix
from hearthside.core.errors import IllegalChoice
from hearthside.core.message import Message, Value
from hearthside.core.options import OptionValue
from hearthside.core.state import State
from hearthside.games.caverna.goods import DONKEY, GOOD_NAMES
from hearthside.games.fiends.bonus_room import LOST as LOST_BONUS
from hearthside.games.fiends.bonus_room import fates
from hearthside.games.fiends.bonuses import BONUS_NAMES, BONUSES
from hearthside.games.fiends.drawing import (
    EXTENSION,
    LONG,
    MILESTONE_NAMES,
    SHORT,
    component_name,
)
from hearthside.games.fiends.home import FiendsHome
from hearthside.games.fiends.laid_trap import active_traps
from hearthside.games.fiends.scoring import total
from hearthside.games.fiends.state import Fiends, as_fiends
from hearthside.games.fiends.tables import MILESTONES

GAMES: Final = 5
SIDE: Final = "side"
READY: Final = "ready"
SHOP: Final = "shop"
WON: Final = "won"
LOST: Final = "lost"
"""The phases of a campaign: choose a side, play, spend points; how it ended."""


def new_sheet(seed: int = 0) -> Sheet:
    """A campaign before its first game; the side is to be chosen (FF-12.3)."""
    return {
        "phase": SIDE,
        "seed": seed,
        "side": "standard",
        "game": 1,
        "total": 0,
        "results": [],
        "used": [],
        "once": [],
        "permanent": [],
        "basket": [],
        "discount": 0,
    }


def copied(sheet: Sheet) -> Sheet:
    """A copy that may be changed; its lists are new."""
    return {key: list(value) if isinstance(value, list) else value for key, value in sheet.items()}


def in_phase(sheet: Sheet, phase: str) -> Sheet:
    if sheet["phase"] != phase:
        raise IllegalChoice(f"This campaign is in phase {sheet['phase']!r}, not {phase!r}.")
    return copied(sheet)


def choose_side(sheet: Sheet, side: str) -> Sheet:
    """The side of the strength card is kept for all games."""
    found = in_phase(sheet, SIDE)
    if side not in ("standard", "hard"):
        raise IllegalChoice(f"There is no side {side!r}; the sides are standard and hard.")
    found["side"] = side
    found["phase"] = READY
    return found


def game_seed(seed: int, number: int) -> int:
    """The seed of the game of that number; of a secret seed a secret one."""
    if seed >= SECRET:
        return derived(seed, number)
    return mix(seed * 8 + number) >> 33


def next_setup(sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
    """Seed and options of the next game: stronger orcs, nothing used twice, bonuses."""
    found = in_phase(sheet, READY)
    bonuses = found["permanent"] + found["once"]
    word = f"{found['game']}:{'.'.join(found['used'])}:{'.'.join(bonuses)}"
    return game_seed(found["seed"], found["game"]), {
        "orc_strength": found["side"],
        "campaign": word,
    }


def record_result(sheet: Sheet, state: State) -> Sheet:
    """Count a finished game (FF-12.2, 12.4); a lost one ends the campaign."""
    found = in_phase(sheet, READY)
    s = as_fiends(state)
    home = s.lair(0)
    won = home.fiends() == 0
    score = total(s, 0)
    name = MILESTONE_NAMES[s.milestone]
    met = reached(s, name)
    result: dict[str, Any] = {"score": score, "won": won, "milestone": name, "met": met}
    found["results"].append(result)
    found["total"] += score
    found["used"] += components(s)
    found["once"] = []
    found["basket"] = []
    found["discount"] = MILESTONES[name].discount if met else 0
    if not won:
        found["phase"] = LOST
    elif found["game"] == GAMES:
        found["phase"] = WON
    else:
        found["phase"] = SHOP
        found["game"] += 1
    return found


def components(s: Fiends) -> list[str]:
    """What must not be used again in this campaign."""
    found = [component_name(EXTENSION, n) for n in s.extensions]
    found += [component_name(LONG, n) for n in s.longs]
    found += [component_name(SHORT, n) for n in s.shorts]
    return [*found, MILESTONE_NAMES[s.milestone]]


def reached(s: Fiends, name: str) -> bool:
    """Is the condition of a milestone met at the end of a game (FF-12.7)?"""
    home = s.lair(0)
    return all(counted(home, what) >= n for what, n in MILESTONES[name].needs.items())


def counted(home: FiendsHome, what: str) -> int:
    if what == "donkeys_in_mines":
        return min(home.goods[DONKEY], home.land.mines().bit_count())
    if what == "inactive_traps":
        return len(home.traps) - active_traps(home.traps)
    if what == "friendly_orcs":
        return len(home.friends)
    n = home.goods[GOOD_NAMES.index(what)]
    if what == "grain":
        n += home.grain_on_fields()
    if what == "vegetable":
        n += home.vegetables_on_fields()
    return n


# The shop


def price_of(name: str, permanent: bool) -> int:
    """Price in gold points; a permanent bonus costs twice as much (FF-12.5)."""
    if name not in BONUS_NAMES:
        raise IllegalChoice(f"There is no bonus {name!r}.")
    price = BONUSES[BONUS_NAMES.index(name)].price
    return 2 * price if permanent else price


def bill(sheet: Sheet) -> int:
    """What the basket costs: the discount is subtracted once, not below 0 (FF-12.7)."""
    spent = sum(price_of(name, permanent) for name, permanent in sheet["basket"])
    return max(0, spent - int(sheet["discount"]))


def affordable(sheet: Sheet, name: str, permanent: bool) -> bool:
    """Would the running total stay at 0 or more?"""
    more = copied(sheet)
    more["basket"].append([name, permanent])
    return bill(more) <= max(0, int(sheet["total"]))


def buy(sheet: Sheet, name: str, permanent: bool) -> Sheet:
    """Put a bonus into the basket."""
    found = in_phase(sheet, SHOP)
    if not affordable(found, name, permanent):
        raise IllegalChoice(f"{name} costs more than the {found['total']} points there are.")
    found["basket"].append([name, permanent])
    return found


def leave_shop(sheet: Sheet) -> Sheet:
    """Pay the basket; unused discount is lost."""
    found = in_phase(sheet, SHOP)
    found["total"] -= bill(found)
    for name, permanent in found["basket"]:
        found["permanent" if permanent else "once"].append(name)
    found["basket"] = []
    found["discount"] = 0
    found["phase"] = READY
    return found


def fate_of(sheet: Sheet, name: str) -> str:
    """What would become of one more bonus in the next game (FF-12.6)."""
    others = sheet["permanent"] + [bonus for bonus, _ in sheet["basket"]]
    return fates([*others, name])[-1]


def lost_bonuses(sheet: Sheet) -> list[str]:
    """The bonuses of the next game that would have no place as things are."""
    names = sheet["permanent"] + sheet["once"] + [bonus for bonus, _ in sheet["basket"]]
    return [name for name, fate in zip(names, fates(names), strict=True) if fate in LOST_BONUS]


class FiendsCampaign(CampaignRules):
    """The solo campaign as everything that plays campaigns knows it."""

    id = "fiends-solo"
    title = "Frantic Fiends: solo campaign"
    game = "fiends"
    min_players = 1
    max_players = 1

    def new(self, players: int, seed: int) -> Sheet:
        return new_sheet(seed)

    def example(self, players: int) -> Sheet:
        result = {"score": 0, "won": False, "milestone": "", "met": False}
        names = {"used": [""], "once": [""], "permanent": [""]}
        return {**new_sheet(), **names, "results": [result], "basket": [("", False)]}

    def deciders(self, sheet: Sheet) -> list[int]:
        return [0] if sheet["phase"] in (SIDE, SHOP) else []

    def options(self, sheet: Sheet, seat: int) -> list[CampaignOption]:
        if sheet["phase"] == SIDE:
            return [
                CampaignOption("side standard", Message("campaign.side_standard")),
                CampaignOption("side hard", Message("campaign.side_hard")),
            ]
        leave: dict[str, Value] = {"points": bill(sheet)}
        lost = lost_bonuses(sheet)
        if lost:
            leave["lost"] = [f"bonus:{name}" for name in lost]
        word = "leave_shop_lost" if lost else "leave_shop"
        found = [CampaignOption("done", Message(f"campaign.{word}", leave), warns=bool(lost))]
        for permanent in (False, True):
            for name in BONUS_NAMES:
                if affordable(sheet, name, permanent):
                    word = "permanent" if permanent else "once"
                    args: dict[str, Value] = {"bonus": f"bonus:{name}"}
                    args["points"] = price_of(name, permanent)
                    fate = fate_of(sheet, name)
                    args["fate"] = f"fate:{fate}"
                    message = Message(f"campaign.buy_{word}", args)
                    token = f"buy {word} {name}"
                    found.append(CampaignOption(token, message, warns=fate in LOST_BONUS))
        return found

    def choose(self, sheet: Sheet, seat: int, token: str) -> Sheet:
        words = token.split()
        if words[:1] == ["side"]:
            return choose_side(sheet, words[-1])
        if words == ["done"]:
            return leave_shop(sheet)
        if len(words) != 3 or words[0] != "buy" or words[1] not in ("once", "permanent"):
            raise IllegalChoice(f"{token!r} is no decision of this campaign.")
        return buy(sheet, words[2], words[1] == "permanent")

    def setup(self, sheet: Sheet) -> tuple[int, dict[str, OptionValue]]:
        return next_setup(sheet)

    def finish(self, sheet: Sheet, state: State) -> Sheet:
        return record_result(sheet, state)

    def words(self, sheet: Sheet) -> dict[str, str]:
        return {name: name.replace("_", " ").capitalize() for name in BONUS_NAMES}

    def over(self, sheet: Sheet) -> bool:
        return sheet["phase"] in (WON, LOST)

    def winners(self, sheet: Sheet) -> list[int]:
        return [0] if sheet["phase"] == WON else []

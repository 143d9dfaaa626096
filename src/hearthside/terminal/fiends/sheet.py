"""What stands beside the board: the sheet of Caverna, orcs, friends, prisoners; the round."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hearthside.terminal.caverna.home import unhoused
from hearthside.terminal.caverna.sheet import at_home, food_line, other_line
from hearthside.terminal.caverna.words import goods
from hearthside.terminal.fiends.words import WORDS
from hearthside.terminal.layout import goods_lines
from hearthside.terminal.paper import styled

HERE: Final = ("forest", "cave")
"""Where a fiendish orc can be."""


def header(view: dict[str, Any], names: list[str]) -> Text:
    """Round, orc event, harvest, markers, starting player."""
    first = names[view["starting_player"]]
    if view["next_starting_player"] != view["starting_player"]:
        first += f", then {names[view['next_starting_player']]}"
    left = view["markers_left"]
    markers = f" | markers left {left['plain']} plain {left['orc']} orc"
    return styled(
        (f" Round {view['round']} of {view['rounds'][-1]} ", "bold reverse"),
        f" {harvest_sign(view)} | first: {first}",
        markers if any(left.values()) else "",
    )


def harvest_sign(view: dict[str, Any]) -> str:
    """What the end of this round will bring."""
    ahead = "over" if view["over"] else view["harvest_ahead"]
    number = view["event"] or view["orc_markers_seen"]
    if not view["over"] and view["marker"] == "orc" and view["harvest"] == "none":
        when = "now" if view["event"] else "at the end"
        return f"orc event {number} {when}, {WORDS.speaker.word(f'status_then.{ahead}')}"
    return WORDS.harvest(ahead)


def dwarf_text(dwarf: dict[str, Any]) -> str:
    """A dwarf: its weapon, and where it is."""
    weapon = f"weapon {dwarf['weapon']}" if dwarf["weapon"] else "unarmed"
    if dwarf["prisoner"]:
        return f"{weapon}, prisoner on {dwarf['dwelling']}"
    if dwarf["newborn"]:
        return "newborn"
    if dwarf["space"]:
        return f"{weapon}, {WORDS.space_title(dwarf['space'])}"
    return f"{weapon}, stays" if dwarf["stayed"] else f"{weapon}, at home"


def friend_text(friend: dict[str, Any]) -> str:
    """A friendly orc: what it can do, and where it is."""
    ability = "" if friend["ability"] == "none" else f" ({friend['ability']})"
    if friend["prisoner"]:
        where = "prisoner"
    elif friend["space"]:
        where = WORDS.space_title(friend["space"])
    else:
        where = f"at {friend['dwelling']}"
    return f"friend {friend['orc']}{ability}, {where}"


def family(home: dict[str, Any], short: bool) -> list[Text]:
    """Dwarfs and friendly orcs, one per line, or only their numbers and weapons."""
    dwarfs, friends, room = home["dwarfs"], home["friends"], home["room"]
    if not short:
        grow = (", may grow", "bold green") if home["can_grow"] else ""
        lines = [styled(f"{len(dwarfs)} dwarfs, room for {room}", grow)]
        lines += [styled("  ", dwarf_text(dwarf)) for dwarf in dwarfs]
        return lines + [styled("  ", friend_text(friend)) for friend in friends]
    count = f", {len(friends)} orcs" if friends else ""
    lines = [styled(f"dwarfs {len(dwarfs)}{count}, to place {at_home(home)}, room {room}")]
    armed = " ".join(str(d["weapon"]) for d in dwarfs if d["weapon"])
    captured = prisoners(home)
    caught = (f" prisoners {captured}", "bold red") if captured else ""
    return [*lines, styled(f"weapons {armed or '-'}", caught)] if armed or captured else lines


def prisoners(home: dict[str, Any]) -> int:
    return sum(1 for one in [*home["dwarfs"], *home["friends"]] if one["prisoner"])


def orc_text(orc: dict[str, Any], home: dict[str, Any]) -> str:
    """An orc: its strength, where it is, what it would take in the cave."""
    name = f"orc {orc['letter']}"
    if orc["status"] not in HERE:
        strength = f" {orc['strength']}" if orc["status"] == "reserve" else ""
        return f"{name}{strength}: {orc['status']}"
    if orc["status"] == "cave":
        return f"{name} {orc['strength']}: occupies {orc['cell']}"
    held = ", held" if orc["held"] else ""
    wanted = home["attracted"].get(orc["letter"], [])
    more = f" +{len(wanted) - 1}" if len(wanted) > 1 else ""
    wants = f", wants {wanted[0]}{more}" if wanted else ""
    return f"{name} {orc['strength']}: {orc['cell']}{held or wants}"


def orc_lines(home: dict[str, Any], short: bool) -> list[Text]:
    """The four orcs of a home, one per line, or those on the board in one."""
    if not short:
        return [
            styled((orc_text(orc, home), "bold" if orc["status"] in HERE else "dim"))
            for orc in home["orcs"]
        ]
    return [styled(("orcs " + (foes(home) or "none"), "bold"))]


def foes(home: dict[str, Any]) -> str:
    """The fiendish orcs on the board with strength and cell: 'A5 f11 B7 f12'."""
    here = [orc for orc in home["orcs"] if orc["status"] in HERE]
    return " ".join(f"{orc['letter']}{orc['strength']} {orc['cell']}" for orc in here)


def sheet(home: dict[str, Any], harvest: str, short: bool) -> list[Text]:
    """The numbers of one home, line by line."""
    counted = {**home["goods"], "stable": home["stables_left"], "begged": home["begging"]}
    lines = [*goods_lines(counted), *food_line(home, harvest), *family(home, short)]
    lines += orc_lines(home, short)
    coming = goods(home["deliveries"])
    if coming:
        lines.append(styled(f"to come: {coming}"))
    homeless = goods(unhoused(home))
    if homeless:
        text = f"no room: {homeless}" if home["animals"] else "too many animals"
        lines.append(styled((text, "bold red")))
    if home["yellow_access"]:
        lines.append(styled(("yellow tiles may be built", "green")))
    return lines


def other(home: dict[str, Any], name: str, style: str) -> Text:
    """Another seat in one line; its orcs first, with the cave spaces they occupy."""
    orcs = " ".join(
        f"{orc['letter']}{orc['strength']}" + f"@{orc['cell']}" * (orc["status"] == "cave")
        for orc in home["orcs"]
        if orc["status"] in HERE
    )
    line = other_line(home, name, style)
    return styled(line[: len(name)], f" orcs {orcs or 'none'};", line[len(name) :])

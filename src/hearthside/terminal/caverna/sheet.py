"""What stands beside the board: goods, dwarfs, food due, points; the other seats; the round."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.caverna.home import unhoused
from hearthside.terminal.caverna.words import CAVERNA, SHORT, goods
from hearthside.terminal.layout import goods_lines
from hearthside.terminal.paper import styled


def header(view: dict[str, Any], names: list[str]) -> Text:
    """Round, harvest, markers, starting player."""
    first = names[view["starting_player"]]
    if view["next_starting_player"] != view["starting_player"]:
        first += f", then {names[view['next_starting_player']]}"
    left = view["markers_left"]
    markers = f" | markers left {left['green']} green {left['red']} red"
    return styled(
        (f" Round {view['round']} of {view['rounds'][-1]} ", "bold reverse"),
        f" {harvest_sign(view)} | first: {first}",
        markers if any(left.values()) else "",
    )


def harvest_sign(view: dict[str, Any]) -> str:
    """What the end of this round will bring."""
    words = CAVERNA.harvest("over" if view["over"] else view["harvest_ahead"])
    return f"{view['marker']} marker: {words}" if view["marker"] else words


def dwarf_text(dwarf: dict[str, Any]) -> str:
    """A dwarf: its weapon, and where it is."""
    if dwarf["newborn"]:
        return "newborn"
    weapon = f"weapon {dwarf['weapon']}" if dwarf["weapon"] else "unarmed"
    if dwarf["space"]:
        return f"{weapon}, {CAVERNA.space_title(dwarf['space'])}"
    return f"{weapon}, stays" if dwarf["stayed"] else f"{weapon}, at home"


def family(home: dict[str, Any], short: bool) -> list[Text]:
    """The dwarfs, one per line, or only their number and weapons."""
    dwarfs, room = home["dwarfs"], home["room"]
    grow = (", may grow", "bold green") if home["can_grow"] else ""
    if not short:
        lines = [styled(f"{len(dwarfs)} dwarfs, room for {room}", grow)]
        return lines + [styled("  ", dwarf_text(dwarf)) for dwarf in dwarfs]
    lines = [styled(f"dwarfs {len(dwarfs)}, to place {at_home(home)}, room {room}")]
    armed = " ".join(str(d["weapon"]) for d in dwarfs if d["weapon"])
    return [*lines, styled(f"weapons {armed}")] if armed else lines


def at_home(home: dict[str, Any]) -> int:
    """Dwarfs still to be placed this round."""
    return sum(1 for d in home["dwarfs"] if not d["space"] and not d["stayed"] and not d["newborn"])


def sheet(home: dict[str, Any], harvest: str, short: bool) -> list[Text]:
    """The numbers of one home, line by line."""
    lines = [*goods_lines(home["goods"]), *food_line(home, harvest), *family(home, short)]
    stables = f"stables left: {home['stables_left']}"
    begging = f", {home['begging']} begging" if home["begging"] else ""
    lines.append(styled(stables, (begging, "bold red")))
    coming = goods(home["deliveries"])
    if coming:
        lines.append(styled(f"to come: {coming}"))
    homeless = goods(unhoused(home))
    if homeless:
        lines.append(styled((f"no room: {homeless}", "bold red")))
    return lines


def food_line(home: dict[str, Any], harvest: str) -> list[Text]:
    """Food due at the end of the round against the food one has; nothing after the last."""
    food, due = home["goods"]["food"], home["food_due"]
    if harvest == "over":
        return []
    if harvest == "unknown":
        return [styled(f"food {food}, up to {due} due")]
    if not due:
        return [styled("no food due this round")]
    if due <= food:
        return [styled(f"food due {due}, you have {food}")]
    return [styled(f"food due {due}, ", (f"{due - food} missing", "bold red"))]


def other_line(home: dict[str, Any], name: str, style: str) -> Text:
    """Another seat in one line."""
    armed = [str(d["weapon"]) for d in home["dwarfs"] if d["weapon"]]
    dwarfs = f"{len(home['dwarfs'])} dwarfs ({at_home(home)} to place)"
    if armed:
        dwarfs += f", weapons {' '.join(armed)}"
    has = " ".join(f"{n} {SHORT.get(g, g)}" for g, n in home["goods"].items() if n)
    return styled((name, style), f" {home['total']} points, {dwarfs}: {has or 'nothing'}")

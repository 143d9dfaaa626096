"""What stands next to the farmyard: goods, people, food due, cards; the other seats; the round."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.agricola.words import SHORT, card_title, goods, space_title
from hearthside.terminal.layout import goods_lines
from hearthside.terminal.paper import styled


def header(view: dict[str, Any], names: list[str]) -> Text:
    """Round, next harvest, starting player."""
    first = names[view["starting_player"]]
    if view["next_starting_player"] != view["starting_player"]:
        first += f", then {names[view['next_starting_player']]}"
    return styled(
        (f" Round {view['round']} of {view['rounds']} ", "bold reverse"),
        f" {harvest_sign(view)} | first: {first}",
    )


def next_harvest(view: dict[str, Any]) -> int:
    """The round of the next harvest; 0 if there is none."""
    return next((n for n in view["harvests"] if n >= view["round"]), 0)


def harvest_sign(view: dict[str, Any]) -> str:
    """When the next harvest is."""
    if view["phase"] == "over":
        return "the game is over"
    ahead = next_harvest(view) - view["round"]
    if view["phase"] == "harvest":
        return "harvest"
    if not ahead:
        return "harvest at the end of this round"
    return f"harvest after round {view['round'] + ahead}"


def person_text(person: dict[str, Any]) -> str:
    """Where a person is."""
    where = space_title(person["space"]) if person["space"] else "at home"
    if person["stayed"]:
        where = "stays at home"
    return f"newborn, {where}" if person["newborn"] else where


def family(farm: dict[str, Any], short: bool) -> list[Text]:
    """The people, one per line, or only their number."""
    people = farm["people"]
    grow = (", may grow", "bold green") if farm["can_grow"] else ""
    size = f"{len(people)} people, room for {farm['places']}"
    if short:
        return [styled(f"{size}, to place {at_home(farm)}", grow)]
    return [styled(size, grow), *(styled("  ", person_text(person)) for person in people)]


def at_home(farm: dict[str, Any]) -> int:
    """People still to be placed this round."""
    return sum(not p["space"] and not p["stayed"] and not p["newborn"] for p in farm["people"])


def sheet(farm: dict[str, Any], view: dict[str, Any], short: bool) -> list[Text]:
    """The numbers of one farm, line by line."""
    lines = [*goods_lines(farm["goods"]), *food_line(farm, view), *family(farm, short)]
    left = f"left: {farm['fences_left']} fences, {farm['stables_left']} stables"
    begging = f", {farm['begging']} begging" if farm["begging"] else ""
    lines.append(styled(left, (begging, "bold red")))
    for plot in farm["field_cards"]:
        crop = goods({plot["crop"]: plot["crops"]}) if plot["crop"] else "empty"
        lines.append(styled(f"{card_title(plot['card'])}: {crop}"))
    coming = [
        f"{goods(p['goods']) or card_title(p['card'])} ({p['round']})" for p in farm["promised"]
    ]
    if coming:
        lines.append(styled(f"to come (round): {', '.join(coming)}"))
    if farm["animals"] is None:
        lines.append(styled(("some animals have no room", "bold red")))
    return lines


def food_line(farm: dict[str, Any], view: dict[str, Any]) -> list[Text]:
    """Food due at the next harvest against the food one has; nothing after the last."""
    food, due = farm["goods"]["food"], farm["food_due"]
    if view["phase"] == "over" or not next_harvest(view):
        return []
    if due <= food:
        return [styled(f"food due {due}, you have {food}")]
    return [styled(f"food due {due}, ", (f"{due - food} missing", "bold red"))]


def card_lines(farm: dict[str, Any]) -> list[Text]:
    """Cards in play, and cards in hand if they may be seen."""
    lines: list[Text] = []
    played = [
        card_title(card["id"]) + (f" [{card['counter']}]" if card["counter"] else "")
        for card in farm["cards"]
    ]
    if played:
        lines.append(styled(("in play: ", "dim"), ", ".join(played)))
    for kind, title in (("occupation", "occupations: "), ("minor", "minor improvements: ")):
        line = styled((f"hand, {title}", "dim"))
        hand = [card for card in farm["hand"] or [] if card["kind"] == kind]
        for i, card in enumerate(hand):
            line.append(", " if i else "", style="dim")
            line.append(card_title(card["id"]), style="bold" if card["playable"] else "dim")
        if hand:
            lines.append(line)
    return lines


def other_line(farm: dict[str, Any], name: str, style: str) -> Text:
    """Another seat in one line."""
    people = f"{len(farm['people'])} people ({at_home(farm)} to place)"
    house = f"{farm['rooms']} {farm['material']} rooms"
    has = " ".join(f"{n} {SHORT.get(g, g)}" for g, n in farm["goods"].items() if n)
    text = f" {farm['total']} points, {people}, {house}, in play {len(farm['cards'])}: "
    return styled((name, style), text + (has or "nothing"))

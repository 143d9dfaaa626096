"""The rows of biome cards and the Women, line by line."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.neanderthal.words import called, discs, need, result
from hearthside.terminal.paper import styled

SPECIES_STYLES = {"red": "bold red", "yellow": "bold yellow", "green": "bold green"}
"""Species keep their colours whoever plays them."""


def header(view: dict[str, Any]) -> Text:
    """Turn, event card, order, decks."""
    order = ", ".join(view["order"]) or "not yet known"
    decks = view["decks"]
    event = f" {called('woman', view['event'])} |" if view["event"] else ""
    return styled(
        (f" Turn {view['turn']}, {view['turns_left']} more ", "bold reverse"),
        f"{event} order: {order} | decks {decks['north']} north {decks['south']} south",
    )


def groups(found: dict[str, dict[str, int]]) -> list[tuple[str, str]]:
    """Who stands on a card: numbers in the colours of the species."""
    out = []
    for species, tokens in found.items():
        number = sum(n for kind, n in tokens.items() if kind != "alpha")
        alpha = "A" if "alpha" in tokens else ""
        out.append((f" {species[0].upper()}{number or ''}{alpha}", SPECIES_STYLES[species]))
    return out


def slot_line(slot: dict[str, Any], short: bool, marked: bool) -> Text:
    """One slot: the card, what it needs and brings, who is there."""
    name = (f"{slot['slot']} ", "bold cyan" if marked else "bold")
    if slot["state"] != "card":
        return styled(name, (slot["state"].replace("_", " "), "dim"))
    card = slot["card"]
    mark = "!" if card["predator"] else card["category"]
    basket = "*" if card["forage"] else ""
    needs = discs(card["prerequisites"])
    text = f"{mark} {called('card', card['name'])}{basket} {need(card)}"
    if not short:
        frost = f" f{''.join(map(str, card['frost']))}" if card["frost"] else ""
        bite = f" b{''.join(map(str, card['bite']))}" if card["bite"] else ""
        kind = {"trophy": "T", "animal": "D", "invention": "I"}[card["band"]["kind"]]
        text += f"{frost}{bite} {result(card)} {kind}{card['band']['dice']}"
    return styled(name, text, (f" needs {needs}" if needs else "", "dim"), *groups(slot["groups"]))


def woman_line(woman: dict[str, Any], marked: bool) -> Text:
    """One Woman: host, discs, partner, suitors, portals, ability."""
    locked = discs(woman["discs"])
    state = f"unsettled {locked}" if locked else "settled"
    partner = woman["partner"]
    if partner:
        state += f", partner {partner['species']}" + ("" if partner["settled"] else " (unsettled)")
    if woman["suitors"]:
        state += f", suitors {' '.join(woman['suitors'])}"
    return styled(
        (called("woman", woman["name"]), "bold cyan" if marked else "bold"),
        (f" {woman['host']}", SPECIES_STYLES[woman["host"]]),
        f" {state} | {' '.join(woman['portals'])} {woman['ability']}",
    )

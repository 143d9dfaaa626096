"""The sheet of one species: pool, words, elders, portals, tableau, hand, points."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hearthside.terminal.neanderthal.board import SPECIES_STYLES
from hearthside.terminal.neanderthal.words import called, discs, tokens
from hearthside.terminal.paper import styled


def cards(found: list[dict[str, Any]]) -> str:
    """Cards of a tableau, the unsettled ones in brackets."""
    names = [called("card", card["name"]) for card in found]
    settled = [card.get("settled", True) for card in found]
    marked = [n if ok else f"({n})" for n, ok in zip(names, settled, strict=True)]
    return ", ".join(marked)


def elders(found: dict[str, dict[str, bool]]) -> str:
    """Elders by name, the unsettled ones in brackets, the Alpha with a star."""
    words = []
    for name, elder in found.items():
        word = called("elder", name) + ("*" if elder["alpha"] else "")
        words.append(word if elder["settled"] else f"({word})")
    return " ".join(words) or "none"


def sheet(species: dict[str, Any], name: str, short: bool) -> list[Text]:
    """The lines of one species."""
    structure = called("structure", species["structure"] or "none")
    words = sum(species["vocabulary"].values())
    lines = [
        styled(
            (called("species", species["species"]), SPECIES_STYLES[species["species"]]),
            f" ({name}) {species['total']} points, {species['side']}, {structure}",
        ),
        styled(
            f"  pool {tokens(species['pool'])} | words {words}: "
            f"{discs(species['vocabulary']) or 'none'} | elders {elders(species['elders'])}"
        ),
    ]
    if short:
        return lines
    portals = " ".join(species["portals"]) or "none"
    lines.append(styled(f"  portals {portals} | hand limit {species['hand_limit']}"))
    for word in ("animals", "inventions", "trophies", "hand"):
        if species[word]:
            lines.append(styled(f"  {word}: {cards(species[word])}"))
    return lines

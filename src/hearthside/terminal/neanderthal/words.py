"""What is printed on cards and sheets, in short words for the terminal."""

from __future__ import annotations

from typing import Any, Final

from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.printed import printed, printed_woman
from hearthside.games.registry import ruleset
from hearthside.words import speaker

SPEAKER: Final = speaker(ruleset("neanderthal"))


def called(sort: str, name: str) -> str:
    """The name of a thing."""
    return SPEAKER.thing(f"{sort}:{name}")


def tokens(found: dict[str, int]) -> str:
    """Tokens in words.

    >>> tokens({"red": 3, "alpha": 1})
    '3 Cro-Magnons and 1 Alpha'
    """
    return str(SPEAKER.say(found)) if found else "nobody"


def discs(found: dict[str, int]) -> str:
    """Discs as they are written: '2W 1B', or nothing.

    >>> discs({"O": 0, "W": 2, "B": 1})
    '2W 1B'
    """
    return " ".join(f"{n}{disc}" for disc, n in found.items() if n)


def band(card: dict[str, Any]) -> str:
    """What equal dice win."""
    found = card["band"]
    if found["kind"] == "trophy":
        return f"trophy {found['points']} for {found['dice']} equal"
    if found["kind"] == "animal":
        return f"animal for {found['dice']} equal"
    return f"{called('invention', found['name'])} for {found['dice']} equal"


def result(card: dict[str, Any]) -> str:
    """What a success brings."""
    gains = [f"+{card['newborns']}"] if card["newborns"] else []
    return " ".join([*gains, discs(card["release"])]).strip() or "nothing"


def need(card: dict[str, Any]) -> str:
    """Hits and faces: '2x1,2'."""
    return f"{card['hits']}x{','.join(map(str, card['hit_faces']))}"


def card_text(card: dict[str, Any]) -> str:
    """All that is printed on a biome card, in one sentence."""
    kind = called("category", card["category"])
    words = [kind + (", predator" if card["predator"] else "")]
    if card["forage"]:
        words.append(f"forage {card['forage'].lower()}")
    if any(card["prerequisites"].values()):
        words.append(f"needs {discs(card['prerequisites'])}")
    words.append(f"{card['hits']} hits on {' or '.join(map(str, card['hit_faces']))}")
    for name in ("frost", "bite"):
        if card[name]:
            words.append(f"{name} on {' '.join(map(str, card[name]))}")
    words += [result(card), band(card)]
    return "; ".join(words)


def woman_text(card: dict[str, Any]) -> str:
    """All that is printed on a Woman card, in one sentence."""
    events = ", ".join(called("icon", event["icon"]) for event in card["events"])
    return (
        f"{called('ability', card['ability'])}; bid {' '.join(card['bid'])}; "
        f"portals {' '.join(card['portals'])}; events {events}"
    )


def explain(words: list[str]) -> list[tuple[str, str]]:
    """Cards with all these words in their names, and what they say."""
    found = {called("card", card.name): card_text(printed(card)) for card in BIOMES}
    for woman in WOMEN:
        found[called("woman", woman.name)] = woman_text(printed_woman(woman.index))
    return [
        (name, text)
        for name, text in found.items()
        if all(word.casefold() in name.casefold() for word in words)
    ]

"""The words of Agricola for the terminal, from data/agricola.toml and agricola-cards.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.view import catalogue


def read(name: str) -> dict[str, Any]:
    """A data file of the terminal."""
    return tomllib.loads(
        files("hearthside.terminal").joinpath(f"data/{name}").read_text(encoding="utf-8")
    )


WORDS: Final[dict[str, dict[str, str]]] = read("agricola.toml")
EFFECTS: Final[dict[str, str]] = read("agricola-cards.toml")
CARDS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in catalogue()}
SPACE_TITLES: Final = {space.name: space.title for space in SPACES}
PLURALS: Final = {"vegetable": "vegetables"}
SINGULARS: Final = {plural: good for good, plural in PLURALS.items()}
SHORT: Final = {"vegetable": "veg", "cattle": "cat", "sheep": "shp"}


def goods(amounts: dict[str, int], sep: str = ", ") -> str:
    """Goods in words.

    >>> goods({"vegetable": 2, "wood": 0, "sheep": 1})
    '2 vegetables, 1 sheep'
    """
    return sep.join(f"{n} {PLURALS.get(g, g) if n > 1 else g}" for g, n in amounts.items() if n)


def space_title(name: str) -> str:
    return SPACE_TITLES.get(name, name.replace("_", " ").capitalize())


def space_text(name: str) -> str:
    """What a space does."""
    return WORDS["space"].get(name, "")


def card_title(name: str) -> str:
    return str(CARDS[name]["name"]) if name in CARDS else name


def card_price(card: dict[str, Any], sep: str = ", ") -> str:
    """All printed prices of a card.

    >>> card_price(CARDS["well"])
    '1 wood, 3 stone'
    """
    found: list[str] = []
    for cost in card["cost"]:
        words = [goods(cost["goods"], sep)]
        if cost["per_person"]:
            words.append(f"{goods(cost['per_person'], sep)} per person")
        if cost["return_card"]:
            names = dict.fromkeys(card_title(other) for other in cost["return_card"])
            words.append(f"return {' or '.join(names)}")
        found.append(" and ".join(word for word in words if word))
    return " or ".join(text for text in found if text) or "free"


def card_text(card: dict[str, Any]) -> str:
    """What a card needs and does."""
    needs = f"Needs {', '.join(card['requires'])}. " if card["requires"] else ""
    return needs + EFFECTS.get(card["id"], "")


def heading(group: str) -> str:
    """What a group of options is about."""
    return f"{WORDS['group'].get(group, group.replace('_', ' ').capitalize())}:"


def subject(anchor: str) -> str:
    """The title of the space or card an anchor begins with.

    >>> subject("space:forest"), subject("card:well"), subject("cell:a1")
    ('Forest', 'Well', '')
    """
    kind, _, name = anchor.split(" ")[0].partition(":")
    if kind == "space":
        return space_title(name)
    return card_title(name) if kind == "card" else ""


def explain(words: list[str]) -> list[tuple[str, str]]:
    """Spaces and cards with all these words in their names, and what they do."""
    found: dict[str, str] = {}
    for name, title in SPACE_TITLES.items():
        found.setdefault(title, space_text(name))
    for card in CARDS.values():
        price = f"{card['kind']}, {card_price(card)}; {card['points']} points"
        found[f"{card['name']} ({price})"] = card_text(card)
    return [
        (title, text)
        for title, text in found.items()
        if all(word.casefold() in title.casefold() for word in words)
    ]


def notation(text: str) -> str:
    """Typed notation made strict: no commas, no 'and', goods in the singular, ids as printed.

    >>> notation("Feed 2 vegetables, 1 sheep and 3 grain"), notation("minor a012")
    ('feed 2 vegetable 1 sheep 3 grain', 'minor A012')
    """
    words = text.casefold().replace(",", " ").split()
    return " ".join(strict(word) for word in words if word != "and")


def strict(word: str) -> str:
    if len(word) == 4 and word[0].isalpha() and word[1:].isdigit():
        return word.upper()
    return SINGULARS.get(word, word)

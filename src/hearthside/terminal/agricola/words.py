"""The words of Agricola for the terminal: titles and texts of spaces and cards."""

from __future__ import annotations

from typing import Any, Final

from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.view import catalogue
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from hearthside.games.agricola.vocabulary.prerequisites import in_words
from hearthside.games.registry import ruleset
from hearthside.words.speaker import speaker

SPEAKER: Final = speaker(ruleset("agricola"))
CARDS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in catalogue()}
PLURALS: Final = {"vegetable": "vegetables"}
SINGULARS: Final = {plural: good for good, plural in PLURALS.items()}
SHORT: Final = {"vegetable": "veg", "cattle": "cat", "sheep": "shp"}


def goods(amounts: dict[str, int], sep: str = ", ") -> str:
    """Goods in words.

    >>> goods({"vegetable": 2, "wood": 0, "sheep": 1})
    '2 vegetables, 1 sheep'
    """
    return sep.join(SPEAKER.amount(good, n) for good, n in amounts.items() if n)


def space_title(name: str) -> str:
    return SPEAKER.thing(f"space:{name}")


def space_text(name: str, board: str = "") -> str:
    """What a space does; some spaces of one name differ by board."""
    sized = f"effect.{name}_{board}"
    return SPEAKER.word(sized if SPEAKER.has(sized) else f"effect.{name}")


def card_title(name: str) -> str:
    return SPEAKER.thing(f"card:{name}")


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


def card_text(name: str) -> str:
    """What a card needs and does."""
    needed = [SPEAKER.text(in_words(needed)) for needed in CARD_NAMED[name].data.prerequisite]
    needs = f"Needs {', '.join(needed)}. " if needed else ""
    return needs + SPEAKER.word(f"does.{name}")


def heading(group: str) -> str:
    """What a group of options is about."""
    key = f"build.{group}"
    return f"{SPEAKER.word(key) if SPEAKER.has(key) else group.replace('_', ' ').capitalize()}:"


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
    for space in SPACES:
        found.setdefault(space_title(space.name), space_text(space.name, space.board))
    for name, card in CARDS.items():
        price = f"{card['kind']}, {card_price(card)}; {card['points']} points"
        found[f"{card_title(name)} ({price})"] = card_text(name)
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

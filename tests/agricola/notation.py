"""Notation for tests: tokens of choices, spaces by name."""

from __future__ import annotations

from hearthside.core.choice import Choice
from hearthside.games.agricola.board.space import SpaceField
from hearthside.games.agricola.farm.farmyard import cell_name, cells_of
from hearthside.games.agricola.forms import FORMS
from hearthside.games.agricola.rules import AgricolaRules
from hearthside.games.agricola.state import Agricola
from hearthside.words.speaker import speaker

RULES = AgricolaRules()


def token(s: Agricola, c: Choice) -> str:
    return RULES.token(s, s.decider, c)


def parse(s: Agricola, text: str) -> Choice:
    return FORMS.parse(s, text)


def label(s: Agricola, seat: int, c: Choice) -> str:
    """A choice in words; every word must be there."""
    message = RULES.message(s, seat, c)
    speaks = speaker(RULES)
    assert speaks.has(message.key), message.key
    return speaks.text(message)


def space_named(s: Agricola, name: str) -> int:
    return SpaceField().read(s, name)


def cells_text(cells: int) -> str:
    return "+".join(cell_name(cell) for cell in cells_of(cells))


def title(card: str) -> str:
    """The name of a card."""
    return speaker(RULES).thing(f"card:{card}")

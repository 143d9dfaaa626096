"""What a following game of Greenland begins with (NEA-13.1)."""

from __future__ import annotations

from hearthside.core.ruleset import View
from hearthside.games.neanderthal.cards import BIOMES, WOMEN
from hearthside.games.neanderthal.config import VALUES
from hearthside.games.neanderthal.names import COLUMNS, SPECIES
from hearthside.games.neanderthal.packed.tableau import card_of
from hearthside.games.neanderthal.scoring import living, total
from hearthside.games.neanderthal.state import ICE, Neanderthal


def export(s: Neanderthal) -> View:
    """The survivors of every species and the ice, as plain data."""
    return {
        "species": {SPECIES[colour]: survivors(s, colour) for colour in s.seating},
        "ice_north": frozen_columns(s, 0),
        "ice_south": frozen_columns(s, COLUMNS),
    }


def frozen_columns(s: Neanderthal, first: int) -> list[int]:
    return [column + 1 for column in range(COLUMNS) if s.row[first + column] >= ICE]


def survivors(s: Neanderthal, colour: int) -> View:
    """One species: points, members, elders, cards, board side."""
    tribe = s.tribes[colour]
    return {
        "tribe": VALUES.greenland[colour],
        "vp": total(s, colour),
        "members": living(s, colour),
        "elders": [level + 1 for level in range(6) if tribe.elders[level]],
        "animals": [BIOMES[card_of(card)].name for card in tribe.animals],
        "inventions": [BIOMES[card_of(card)].name for card in tribe.inventions],
        "women": [WOMEN[woman].name for woman in tribe.women],
        "side": "tribal" if tribe.tribal else "vocal",
    }

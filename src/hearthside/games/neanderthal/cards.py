"""The printed cards as data: biomes, inventions, Women (NEA-14)."""

from __future__ import annotations

from typing import Final

from hearthside.core.errors import BadData
from hearthside.games.neanderthal.abilities import ABILITIES, ability_mask
from hearthside.games.neanderthal.loading import Table, load
from hearthside.games.neanderthal.names import (
    CATEGORIES,
    DISCS,
    LARGE,
    PORTALS,
    SPECIES_LETTERS,
)
from hearthside.games.neanderthal.packed.bits import first
from hearthside.games.neanderthal.packed.faces import face_mask

NORTH_CARDS: Final = 18
BIOME_CARDS: Final = 36
WOMAN_CARDS: Final = 21

TROPHY: Final = 0
ANIMAL: Final = 1
INVENTION: Final = 2
BANDS: Final = ("trophy", "animal", "invention")

COOL: Final = 0
WARM: Final = 1
INTERSTADIAL: Final = 2
ELDER_DEATH: Final = 3
CHAOS: Final = 4
BLIZZARD: Final = 5
WANDERERS: Final = 6
ICONS: Final = ("COOL", "WARM", "INTER", "ELDER", "CHAOS", "BLIZZARD", "WANDER")
ICON_NAMES: Final = (
    "cooling",
    "warming",
    "interstadial",
    "elder_death",
    "chaos",
    "blizzard",
    "wanderer",
)


class Invention:
    """The invention on a biome card (NEA-14.6)."""

    def __init__(self, table: Table) -> None:
        self.name = table.text("name")
        self.ability = ability_mask(table.word("effect", ABILITIES))
        self.weapon = table.flag("weapon")
        table.finish()


class Biome:
    """A biome card (NEA-1.7)."""

    def __init__(self, index: int, id: str, table: Table, invention: Invention | None) -> None:
        self.index = index
        self.id = id
        self.name = table.text("name")
        self.category = table.word("category", CATEGORIES)
        self.predator = table.flag("predator")
        self.forage = table.text("forage")
        self.peak = table.number("peak", 1, 99)
        self.prereq = [0, 0, 0]
        for colour in table.words("prereq", DISCS):
            self.prereq[colour] += 1
        self.hits = table.number("hits", 1, 6)
        self.hit_faces = face_mask(table.faces("hit_faces"))
        self.frost = face_mask(table.faces("frost"))
        self.bite = face_mask(table.faces("bite"))
        self.newborns = table.number("newborns", 0, 9)
        self.release = table.amounts("release", DISCS)
        self.known = table.text("known")
        band = table.table("band")
        self.band = band.word("kind", BANDS)
        self.dice = band.number("dice", 0, 4) if "dice" in band.entries else 0
        """How many dice must be equal to claim it; 0 if success is enough (NEA-8.7.6)."""
        self.points = band.number("points", 1, 2) if self.band == TROPHY else 0
        self.herd_newborns = 0
        self.herd_release = [0, 0, 0]
        if self.band == ANIMAL:
            self.herd_newborns = band.number("herd_newborns", 0, 9)
            self.herd_release = band.amounts("herd_release", DISCS)
        self.invention = invention
        band.finish()
        table.finish()
        self.check(table, band)

    def check(self, table: Table, band: Table) -> None:
        """What the rules rely on (NEA-14.2, checks)."""
        if self.dice == 1:
            raise band.error("dice", "2, 3 or 4, or left out")
        if not self.hit_faces:
            raise table.error("hit_faces", "at least one face")
        if self.hit_faces & (self.frost | self.bite):
            raise BadData(f"{table.where}: a hit face must not be a frost or bite face.")
        if self.predator and self.category == LARGE:
            raise BadData(f"{table.where}: a predator cannot be of category L.")
        if (self.band == INVENTION) != (self.invention is not None):
            raise BadData(f"{table.where}: an invention band needs an entry in inventions.toml.")


class Woman:
    """A Woman card, which is also an event card (NEA-1.6)."""

    def __init__(self, index: int, id: str, table: Table) -> None:
        self.index = index
        self.id = id
        self.name = table.text("name")
        self.order = table.words("order", SPECIES_LETTERS)
        self.icons: list[int] = []
        self.amounts: list[int] = []
        for event in table.texts("events"):
            word, _, amount = event.partition(":")
            if word not in ICONS or amount not in ("", "1", "2"):
                raise table.error("events", f"a list of {', '.join(ICONS)}, some with :1 or :2")
            self.icons.append(ICONS.index(word))
            self.amounts.append(int(amount or "1"))
        self.bid = table.words("bid", DISCS)
        self.portals = table.words("portals", PORTALS)
        self.ability = ability_mask(table.word("ability", ABILITIES))
        self.known = table.text("known")
        table.finish()
        if sorted(self.order) != [0, 1, 2]:
            raise table.error("order", "the three colours R, Y and G, each once")
        if not 1 <= len(set(self.bid)) == len(self.bid) <= 2:
            raise table.error("bid", "one or two different disc colours")
        if not 1 <= len(set(self.portals)) == len(self.portals) <= 2:
            raise table.error("portals", "one or two different portal slots")


def read_biomes(biomes: Table, inventions: Table) -> list[Biome]:
    """All biome cards, the north first."""
    found: list[Biome] = []
    for index in range(BIOME_CARDS):
        deck = "N" if index < NORTH_CARDS else "S"
        id = f"{deck}{index % NORTH_CARDS + 1:02}"
        invention = Invention(inventions.table(id)) if id in inventions.entries else None
        found.append(Biome(index, id, biomes.table(id), invention))
    biomes.finish()
    inventions.finish()
    return found


def read_women(table: Table) -> list[Woman]:
    found = [Woman(i, f"W{i + 1:02}", table.table(f"W{i + 1:02}")) for i in range(WOMAN_CARDS)]
    table.finish()
    return found


BIOMES: Final = read_biomes(load("biomes.toml"), load("inventions.toml"))
WOMEN: Final = read_women(load("women.toml"))
BIOME_NAMED: Final = {card.name: card.index for card in BIOMES}
WOMAN_NAMED: Final = {card.name: card.index for card in WOMEN}
NORTH_BAG: Final = first(NORTH_CARDS)
SOUTH_BAG: Final = first(BIOME_CARDS) - NORTH_BAG
WOMEN_BAG: Final = first(WOMAN_CARDS)
"""All cards of a deck, as a set."""

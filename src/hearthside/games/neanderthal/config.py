"""Options of a game, and the numbers and switches of the data files (section 18 of the rules)."""

from __future__ import annotations

from typing import Final

from hearthside.core.errors import BadData, BadOption
from hearthside.core.options import OptionSpec, OptionValue, check_options
from hearthside.games.neanderthal.loading import Table, load
from hearthside.games.neanderthal.names import (
    DISCS,
    PORTALS,
    SPECIES_LETTERS,
    STRUCTURES,
)
from hearthside.games.neanderthal.packed.faces import face_mask

SCORED: Final = (
    "vocabulary",
    "member",
    "elder",
    "partner",
    "woman",
    "trophy",
    "invention",
    "alpha",
    "animal",
)
"""What scores, in the order of NEA-12.3."""
STRUCTURE_CARDS: Final = ("X1", "X2", "X3")


class Structures:
    """The social structures: discs, cards, points (NEA-14.4, NEA-12.3)."""

    def __init__(self, table: Table) -> None:
        self.discs: list[list[int]] = []
        self.points: list[list[int]] = []
        for name in STRUCTURES:
            part = table.table(name)
            self.discs.append(part.amounts("discs", DISCS, 3))
            self.points.append(part.amounts("points", SCORED))
            part.finish()
        cards = table.table("cards")
        self.cards = [cards.words(name, STRUCTURES) for name in STRUCTURE_CARDS]
        for name, sides in zip(STRUCTURE_CARDS, self.cards, strict=True):
            if len(set(sides)) != 2 or len(sides) != 2:
                raise cards.error(name, "two different structures")
        cards.finish()
        table.finish()


class Values:
    """The numbers of config.toml as plain fields."""

    def __init__(self, table: Table) -> None:
        setup = table.table("setup")
        self.event_cards = setup.number("event_cards", 1, 21)
        self.starting_pool = setup.number("starting_pool", 1, 17)
        self.members = setup.number("members", 1, 31)
        self.discs = setup.number("discs", 2, 7)
        self.portals_needed = setup.amounts("portals_needed", ("1", "2", "3"), 6)
        portals = table.table("start_portal")
        self.start_portal = [portals.word(letter, PORTALS) for letter in SPECIES_LETTERS]
        courtship = table.table("courtship")
        self.court_faces = face_mask(courtship.faces("success_faces"))
        self.court_death = face_mask([courtship.number("death_face", 1, 6)])
        self.court3 = face_mask([courtship.number("court3_face", 1, 6)])
        self.easy_abroad = courtship.flag("auto_success_abroad_unopposed")
        self.poetry_everywhere = courtship.flag("poetry_everywhere")
        attack = table.table("attack")
        self.attack = face_mask(attack.faces("faces"))
        self.war_party = face_mask(attack.faces("war_party_faces"))
        ability = table.table("ability")
        self.cohesion = ability.number("COHESION", 0, 9)
        self.provide = ability.number("PROVIDE", 0, 9)
        self.stone_lamp = ability.number("STONE_LAMP", 0, 9)
        self.bid_plus = ability.number("BID_PLUS", 0, 9)
        self.heal = ability.number("HEAL", 0, 9)
        self.innovate = ability.number("INNOVATE2", 1, 9)
        self.vp_trophy = ability.number("VP_TROPHY", 0, 9)
        self.vp_woman = ability.number("VP_WOMAN", 0, 9)
        self.hand_plus = ability.number("HAND_PLUS", 0, 9)
        self.birth_plus = ability.number("BIRTH_PLUS", 0, 9)
        negotiation = table.table("negotiation")
        self.offers = negotiation.number("offers_per_opponent", 0, 7)
        self.clauses = negotiation.number("clauses", 1, 8)
        switches = table.table("switches")
        self.herding_same_phase = switches.flag("herding_same_phase")
        self.elder_counts_as_loss = switches.flag("wanderer_loss_counts_elder")
        solo = table.table("one_species")
        self.solo_events = solo.number("event_cards", 1, 21)
        self.solo_pool = solo.number("starting_pool", 1, 17)
        self.solo_extra = solo.number("extra_events", 0, 9)
        self.solo_portals = solo.number("portals_needed", 1, 6)
        self.most_women = solo.number("most_women", 1, 21)
        self.min_points = solo.number("min_points", 0, 200)
        self.min_trophies = solo.number("min_trophy_points", 0, 30)
        self.min_women = solo.number("min_women", 0, 21)
        greenland = table.table("greenland")
        self.greenland = [greenland.text(letter) for letter in SPECIES_LETTERS]
        for part in (setup, portals, courtship, attack, ability, negotiation, switches, solo):
            part.finish()
        greenland.finish()
        table.finish()
        if self.court_death & (self.court_faces | self.court3):
            raise BadData("data/config.toml.courtship: the death face must not be a success face.")


STRUCTURE_DATA: Final = Structures(load("structures.toml"))
VALUES: Final = Values(load("config.toml"))

OPTIONS: Final = [
    OptionSpec(
        "variant",
        "standard",
        ["standard", "cooperative", "one_species"],
        "NEA-2.4",
        "Standard (solo: all three species), co-operative for 1 or 3, or solo with one species",
    ),
    OptionSpec(
        "greenland",
        False,
        [False, True],
        "NEA-13.1",
        "Show what a following game of Greenland begins with",
    ),
]


class Mode:
    """The way one game is played, as plain fields (NEA-2.4)."""

    def __init__(self, players: int, chosen: dict[str, OptionValue]) -> None:
        full = check_options(OPTIONS, chosen)
        self.chosen = full
        variant = full["variant"]
        if variant == "one_species" and players != 1:
            raise BadOption("The one-species game is for 1 player.")
        if variant == "cooperative" and players == 2:
            raise BadOption("The co-operative game is for 1 or 3 players.")
        self.one_species = variant == "one_species"
        """NEA-13.3: one species, one player."""
        self.cooperative = not self.one_species and (variant == "cooperative" or players == 1)
        """NEA-13.2: all win or lose together."""
        self.species = 1 if self.one_species else 3 if players == 1 else players
        self.greenland = full["greenland"] is True
        self.events = VALUES.solo_events if self.one_species else VALUES.event_cards
        self.pool = VALUES.solo_pool if self.one_species else VALUES.starting_pool
        needed = VALUES.portals_needed[players - 1]
        self.portals = VALUES.solo_portals if self.one_species else needed

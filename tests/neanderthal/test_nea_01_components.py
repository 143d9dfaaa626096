"""NEA-1 and NEA-14: components and card data."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest

from hearthside.core.errors import BadData
from hearthside.games.neanderthal import loading, printed
from hearthside.games.neanderthal.abilities import ABILITIES
from hearthside.games.neanderthal.cards import (
    ANIMAL,
    BIOMES,
    CHAOS,
    ELDER_DEATH,
    ICON_NAMES,
    INVENTION,
    TROPHY,
    WANDERERS,
    WOMEN,
    read_biomes,
    read_women,
)
from hearthside.games.neanderthal.config import STRUCTURE_DATA, VALUES, Structures, Values
from hearthside.games.neanderthal.names import (
    AREA_SLOTS,
    CATEGORIES,
    DISCS,
    ELDER_DISCS,
    ELDERS,
    KNAPPER,
    PORTAL_DISCS,
    PORTALS,
    SPECIES,
    STRUCTURES,
    TRAPPER,
    WARRIOR,
    other_slot,
)
from hearthside.games.neanderthal.rules import NeanderthalRules
from hearthside.words import speaker
from tests.neanderthal.build import Table


def test_nea_1_1_counts_of_components() -> None:
    """NEA-1.1: 36 biome cards, 21 Women, 3 structure cards, 18 members, 5 discs per colour."""
    assert len(BIOMES) == 36
    assert len(WOMEN) == 21
    assert len(STRUCTURE_DATA.cards) == 3
    assert (VALUES.members, VALUES.discs) == (18, 5)


def test_nea_1_2_species_differ_only_in_the_starting_portal() -> None:
    words = speaker(NeanderthalRules())
    titles = [words.thing(f"species:{name}") for name in SPECIES]
    assert titles == ["Cro-Magnons", "Neanderthals", "Archaics"]
    assert [PORTALS[slot] for slot in VALUES.start_portal] == ["SO", "BB", "SW"]
    assert len({PORTAL_DISCS[slot] for slot in VALUES.start_portal}) == 3


def test_nea_1_3_the_brain_map() -> None:
    """NEA-1.3.1, NEA-1.3.2, NEA-1.3.3: six slots at three points, an area touches four."""
    colours = {name: DISCS[disc] for name, disc in zip(PORTALS, PORTAL_DISCS, strict=True)}
    assert colours == {name: name[1] for name in PORTALS}
    assert PORTALS[other_slot(PORTALS.index("BB"))] == "BW"
    areas = {level: {PORTALS[i] for i in slots} for level, slots in AREA_SLOTS.items()}
    assert areas[KNAPPER] == {"VO", "VB", "BB", "BW"}
    assert areas[WARRIOR] == {"VO", "VB", "SO", "SW"}
    assert areas[TRAPPER] == {"SO", "SW", "BB", "BW"}


def test_nea_1_3_4_and_1_4_elder_slots_of_the_two_sides() -> None:
    t = Table()
    red = t.set("red", vocabulary="O5 W5 B5", elders="", portals="VO VB SO SW BB BW", pool=6)
    t.start("assign")
    promotions = {token for token in t.options if token.startswith("promote")}
    assert promotions == {f"promote {name}" for name in ELDERS[2:]}
    red.tribal = True
    red.portals = [0] * 6
    t = Table()
    t.set("red", vocabulary="O5 W5 B5", elders="", tribal=True, pool=6)
    t.start("assign")
    promotions = {token for token in t.options if token.startswith("promote")}
    assert promotions == {f"promote {name}" for name in ELDERS}


def test_nea_1_5_promotion_discs() -> None:
    assert [DISCS[disc] for disc in ELDER_DISCS] == ["O", "W", "B", "O", "W", "B"]


def test_nea_1_6_anatomy_of_a_woman() -> None:
    card = WOMEN[3]
    assert card.name == "generous_woman"
    assert [ICON_NAMES[icon] for icon in card.icons] == ["warming", "elder_death"]
    assert [DISCS[disc] for disc in card.bid] == ["O", "B"]
    assert [PORTALS[slot] for slot in card.portals] == ["VB", "VO"]


def test_nea_1_7_anatomy_of_a_biome_card() -> None:
    """NEA-1.7 and RU-36: the Tyrant Sea Bear."""
    card = next(card for card in BIOMES if card.name == "tyrant_sea_bear")
    assert (CATEGORIES[card.category], card.predator, card.forage) == ("C", True, "Seaweed")
    assert (card.newborns, card.release, card.peak) == (4, [0, 0, 2], 29)
    assert (card.hits, card.hit_faces, card.frost, card.bite) == (
        2,
        1 << 1,
        1 << 6,
        1 << 4 | 1 << 5,
    )
    assert (card.band, card.points, card.dice) == (TROPHY, 2, 4)


def test_nea_1_8_and_14_4_structure_cards() -> None:
    """NEA-1.8, NEA-14.4: three cards, each with two different structures."""
    sides = [{STRUCTURES[side] for side in card} for card in STRUCTURE_DATA.cards]
    assert sides == [{"open", "pair_bonded"}, {"pair_bonded", "patriarch"}, {"patriarch", "open"}]
    assert STRUCTURE_DATA.discs == [[1, 1, 1], [0, 0, 0], [1, 1, 0]]


def test_nea_14_1_and_14_2_the_decks() -> None:
    """The checks below the tables of NEA-14.1 and NEA-14.2."""
    assert len({card.peak for card in BIOMES}) == 36
    assert Counter(CATEGORIES[card.category] for card in BIOMES) == {"L": 16, "S": 9, "C": 11}
    for deck in (BIOMES[:18], BIOMES[18:]):
        assert sum(card.predator for card in deck) == 4
    for card in BIOMES:
        assert not card.hit_faces & (card.frost | card.bite)
        assert not card.predator or CATEGORIES[card.category] == "C"
    assert sum(bool(card.forage) for card in BIOMES) == 7
    assert Counter(card.band for card in BIOMES) == {TROPHY: 19, ANIMAL: 9, INVENTION: 8}


def test_nea_14_3_the_women() -> None:
    """The distribution below the table of NEA-14.3."""
    icons = Counter(ICON_NAMES[icon] for card in WOMEN for icon in card.icons)
    assert icons == {
        "cooling": 9,
        "warming": 7,
        "interstadial": 3,
        "elder_death": 10,
        "chaos": 7,
        "blizzard": 7,
        "wanderer": 7,
    }
    amounts = Counter(
        (icon, n) for card in WOMEN for icon, n in zip(card.icons, card.amounts, strict=True)
    )
    assert amounts[ELDER_DEATH, 1] + 2 * amounts[ELDER_DEATH, 2] == 14
    assert (amounts[WANDERERS, 1], amounts[WANDERERS, 2]) == (4, 3)
    for card in WOMEN:
        if WANDERERS in card.icons:
            assert card.icons[card.icons.index(WANDERERS) - 1] == CHAOS
    assert Counter(card.order[0] for card in WOMEN) == {0: 7, 1: 7, 2: 7}
    portals = Counter(PORTALS[slot] for card in WOMEN for slot in card.portals)
    assert portals == {"VO": 5, "VB": 5, "SO": 5, "SW": 5, "BB": 5, "BW": 6}
    assert sum(len(card.portals) == 2 for card in WOMEN) == 10
    assert {ABILITIES[card.ability.bit_length() - 1] for card in WOMEN} == set(ABILITIES[:20])


def test_nea_14_5_animals() -> None:
    yields = {
        card.name: (card.dice, card.herd_newborns, card.herd_release)
        for card in BIOMES
        if card.band == ANIMAL
    }
    assert yields == {
        "reindeer": (4, 1, [0, 1, 0]),
        "greylag_goose": (3, 1, [0, 0, 0]),
        "wild_horse": (4, 1, [0, 0, 1]),
        "grey_wolf": (3, 1, [1, 0, 0]),
        "european_ass": (4, 1, [1, 0, 0]),
        "mouflon": (4, 2, [0, 0, 0]),
        "rock_dove": (3, 1, [0, 0, 0]),
        "wild_boar": (4, 2, [0, 0, 0]),
        "honey_bees": (3, 0, [1, 1, 0]),
    }


def test_nea_14_6_inventions() -> None:
    found = {
        card.invention.name: (
            ABILITIES[card.invention.ability.bit_length() - 1],
            card.invention.weapon,
        )
        for card in BIOMES
        if card.invention is not None
    }
    assert found == {
        "rope_snare": ("SMALL_3TO1", False),
        "bone_needle": ("FROST_WARD", False),
        "barbed_harpoon": ("SMALL_3TO1", False),
        "hafted_axe": ("CLUB_3TO1", True),
        "spear_thrower": ("LARGE_3TO1", True),
        "carrying_net": ("FORAGE", False),
        "stone_lamp": ("PROVIDE", False),
        "blade_core": ("LARGE_3TO1", False),
    }


def data_text(name: str) -> str:
    return files("hearthside.games.neanderthal").joinpath("data", name).read_text("utf-8")


def spoilt(name: str, old: str, new: str) -> loading.Table:
    text = data_text(name)
    assert old in text
    return loading.parse(text.replace(old, new, 1), name)


BAD_BIOMES = [
    ("peak = 40", "peak = 0", "biomes.toml.N01: peak must be a whole number from 1 to 99"),
    ('category = "L"', 'category = "X"', "biomes.toml.N01: category must be one of L, S, C"),
    ("frost = [6]", "frost = [1]", "N01: a hit face must not be a frost or bite face"),
    ("frost = [6]", "frost = [7]", "N01: frost must be a list of different die faces"),
    ("predator = false", "predator = true", "N01: a predator cannot be of category L"),
    ("hits = 3", "hits = true", "N01: hits must be a whole number from 1 to 6, but it is True"),
    ("hits = 3\n", "", "N01: hits must be a whole number from 1 to 6, but it is missing"),
    ("hits = 3", "hits = 3\ncolour = 1", "biomes.toml.N01: there is no key colour"),
    ('prereq = ["B", "W"]', 'prereq = ["R"]', "N01: prereq must be a list of words from O, W, B"),
    ('band = {kind = "trophy"', 'band = {kind = "invention"', "band"),
    ("points = 2, dice = 4", "points = 2, dice = 1", "N01.band: dice must be 2, 3 or 4, or left"),
    ("[N01]", "[N99]", "biomes.toml: N01 must be a table, but it is missing"),
    ("[N01]", "[N01", "is not TOML"),
]


@pytest.mark.parametrize("old, new, said", BAD_BIOMES)
def test_nea_14_7_mistakes_in_biomes_are_told(old: str, new: str, said: str) -> None:
    """NEA-14.7 and NEA-0.1: data files may be edited and are checked."""
    with pytest.raises(BadData, match=r".") as error:
        read_biomes(
            spoilt("biomes.toml", old, new), loading.parse(data_text("inventions.toml"), "i.toml")
        )
    assert said in str(error.value)


def test_nea_8_7_6_bands_without_dice_are_read() -> None:
    """An owner whose card shows antler or hand without blank dice leaves them out, or writes 0.

    The printed text asks for equal dice only if the band shows blank ones.
    """
    inventions = data_text("inventions.toml")
    for new in ("points = 2}", "points = 2, dice = 0}"):
        biomes = spoilt("biomes.toml", "points = 2, dice = 4}", new)
        cards = read_biomes(biomes, loading.parse(inventions, "i.toml"))
        assert (cards[0].dice, cards[0].points) == (0, 2)
        assert printed.printed(cards[0])["band"]["dice"] == 0


BAD_WOMEN = [
    ('order = ["R", "Y", "G"]', 'order = ["R", "R", "G"]', "W01: order must be the three colours"),
    ('"WARM"', '"HOT"', "W01: events must be a list of COOL, WARM"),
    ('bid = ["O"]', "bid = []", "W01: bid must be one or two different disc colours"),
    ('portals = ["SO", "VO"]', "portals = []", "W01: portals must be one or two"),
    ('ability = "POETRY"', 'ability = "RHYME"', "W01: ability must be one of POETRY"),
]


@pytest.mark.parametrize("old, new, said", BAD_WOMEN)
def test_nea_14_7_mistakes_in_women_are_told(old: str, new: str, said: str) -> None:
    with pytest.raises(BadData, match=r"women\.toml") as error:
        read_women(spoilt("women.toml", old, new))
    assert said in str(error.value)


def test_nea_14_7_mistakes_in_structures_and_config_are_told() -> None:
    with pytest.raises(BadData, match=r"structures.toml.cards: X1 must be two different"):
        Structures(spoilt("structures.toml", '["open", "pair_bonded"]', '["open", "open"]'))
    with pytest.raises(BadData, match="the death face must not be a success face"):
        Values(spoilt("config.toml", "death_face = 6", "death_face = 1"))
    with pytest.raises(BadData, match=r"config.toml.setup: event_cards must be a whole number"):
        Values(spoilt("config.toml", "event_cards = 10", "event_cards = 99"))
    with pytest.raises(BadData, match="effect must be one of"):
        read_biomes(
            loading.parse(data_text("biomes.toml"), "b.toml"),
            spoilt("inventions.toml", 'effect = "FORAGE"', 'effect = "FLY"'),
        )


def test_nea_1_7_the_gallery_shows_every_card() -> None:
    """NEA-1.6, NEA-1.7, NEA-1.8 as plain data."""
    found = printed.gallery()
    assert [card["name"] for card in found["biomes"]] == [card.name for card in BIOMES]
    assert len(found["women"]) == 21
    assert found["structure_cards"]["X2"] == ["pair_bonded", "patriarch"]
    assert found["structures"][2]["points"]["trophy"] == 4
    assert json.loads(json.dumps(found)) == found

"""CAV-13: names of spaces, cards, tiles and goods agree with the English column of the tables."""

from __future__ import annotations

import re

from hearthside.games.caverna.fields import SINGLES
from hearthside.games.caverna.furnishing import TILE_NAMED, TILES
from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.caverna.loot import LOOT
from hearthside.games.caverna.rules import CavernaRules
from hearthside.games.caverna.spaces import SPACES
from hearthside.games.caverna.verbs.terrain import TWIN_NAMES
from hearthside.words import speaker
from tests.caverna.rule_tables import TEXT, table_rows

LANGUAGES = ["English", "German", "Chinese", "Japanese"]
NOT_IN_NAMES = " (2 food)", " (4 food)", " (1 food)", " (free)"
"""What a title adds to tell the Imitation spaces apart."""


def names(section: str) -> list[dict[str, str]]:
    """The rows of a table of section 13, by language."""
    text = TEXT.split(f"### {section} ")[1].split("\n###")[0].split("\n---")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    assert rows[0] == LANGUAGES
    return [dict(zip(LANGUAGES, row, strict=True)) for row in rows[2:]]


def english(section: str) -> list[str]:
    return [row["English"] for row in names(section)]


def title(sort: str, name: str) -> str:
    """What a thing is called in English."""
    return speaker(CavernaRules()).thing(f"{sort}:{name}")


def plain(text: str) -> str:
    for addition in NOT_IN_NAMES:
        text = text.removesuffix(addition)
    return text


def identifier(text: str) -> str:
    return re.sub(r"[ -]", "_", text.lower())


def test_cav_13_1_spaces_and_cards() -> None:
    """CAV-13.1: every space and card bears its English name, in the order of the table."""
    assert list(dict.fromkeys(plain(title("space", space.name)) for space in SPACES)) == english(
        "13.2"
    )


def test_cav_13_1_names_in_the_rules_table() -> None:
    """CAV-13.1: the names of section 4 are those of the code; only Drift mining has a second."""
    rows = table_rows("CAV-4.20", "CAV-4.57") + table_rows("CAV-4.70", "CAV-4.82")
    printed = [re.sub(r" \((second|A|B)\)$", "", row["Name"]) for row in rows]
    assert printed == [title("space", space.name) for space in SPACES]


def test_cav_13_1_ids_of_spaces_follow_their_names() -> None:
    """CAV-13.1: an id is the name, with the board where two spaces share it."""
    titles = [plain(title("space", space.name)) for space in SPACES]
    for space in SPACES:
        name = identifier(plain(title("space", space.name)))
        alone = titles.count(plain(title("space", space.name))) == 1
        assert re.fullmatch(name if alone else f"{name}_[ab3567]", space.name)


def test_cav_13_1_furnishing_tiles() -> None:
    """CAV-13.1: every tile bears its English name; the entry-level dwelling is printed, no tile."""
    titles = dict.fromkeys(title("tile", tile.name) for tile in TILES)
    assert ["Entry-level dwelling", *titles] == english("13.3")
    for tile in TILES:
        assert re.fullmatch(identifier(title("tile", tile.name)) + r"(_\d\d)?", tile.name)


def test_cav_13_1_goods_and_terrain() -> None:
    """CAV-13.1: goods, animals, tiles and loot use the words of the table."""
    words = english("13.1")
    for name in GOOD_NAMES:
        assert ("wild boar" if name == "boar" else name) in words
    for terrain in [*SINGLES, *[half for twin in TWIN_NAMES for half in twin.split("+")]]:
        assert terrain in words
    assert "1 wild boar" in [title("loot", item.name) for item in LOOT]


def test_cav_13_1_every_name_in_four_languages() -> None:
    """CAV-13.1: no name is missing in any language, and none stands twice."""
    for section in ("13.1", "13.2", "13.3"):
        for row in names(section):
            assert all(row.values()), row
        assert len(set(english(section))) == len(english(section))


def test_cav_13_2_trader_is_the_partner_of_the_spare_part_storage() -> None:
    """CAV-13.2: Baustoffhandel, printed beside the spare part storage, is taken for the Trader."""
    (row,) = [row for row in names("13.3") if "Baustoffhandel" in row["German"]]
    assert row["English"] == title("tile", "trader")
    assert TILE_NAMED["trader"].covers == TILE_NAMED["spare_part_storage"].index
    assert TILE_NAMED["spare_part_storage"].covers == TILE_NAMED["trader"].index


def test_cav_14_29_fodder_chamber_and_mines() -> None:
    """CAV-14.29: the tile is called Fodder chamber; ore and ruby mines are mines."""
    assert title("tile", "fodder_chamber") == "Fodder chamber"
    assert "Fodder storage" not in [title("tile", tile.name) for tile in TILES]
    assert {"ore mine", "ruby mine"} <= set(english("13.1"))
    assert {"Ore mine construction", "Ruby mine construction"} <= {
        title("space", s.name) for s in SPACES
    }

import re
from collections import Counter

import pytest

from hearthside.core.errors import BadData
from hearthside.games.agricola.data.facts import (
    CARD_DATA,
    CATEGORIES,
    MAJORS,
    MINORS,
    OCCUPATIONS,
    UNLIMITED,
    VALUES,
    CardData,
    Prerequisite,
    flag,
    intervals,
    number,
    read_hand_cards,
    read_majors,
    read_values,
    word,
)
from hearthside.games.agricola.goods import bundle, describe
from tests.agricola.notation import title
from tests.oracle.tables import table as rows

CARD = r"[AB]\d{3}"
LETTERS = {"wood": "W", "clay": "C", "reed": "R", "stone": "S", "grain": "G", "food": "F"}
LETTERS |= {"vegetable": "V", "sheep": "Sh", "boar": "Bo", "cattle": "Ca"}


def letters(packed: int) -> str:
    """Goods as the tables write them: 1W+1C."""
    words = describe(packed).split()
    return "+".join(n + LETTERS[good] for n, good in zip(words[::2], words[1::2], strict=True))


def printed_cost(card: CardData) -> str:
    (cost,) = card.cost
    if cost.per_person:
        return letters(cost.per_person) + " per person"
    return letters(cost.goods) or "–"


def printed_prerequisite(card: CardData) -> str:
    if not card.prerequisite:
        return "–"
    (needed,) = card.prerequisite
    if needed.house:
        return " or ".join(needed.house) + " house"
    if needed.person_on:
        return f"own person on {needed.person_on}"
    return counted(needed)


def counted(needed: Prerequisite) -> str:
    what = {"occupations": "occ", "clay": "c in supply"}.get(needed.count, needed.count)
    if needed.most == 0:
        return f"no {what}".removesuffix("s").replace("_", " ")
    if needed.least == needed.most:
        return f"exactly {needed.least} {what}"
    if needed.most < UNLIMITED:
        return f"≤ {needed.most} {what}"
    return f"{needed.least} {what}".replace("5 c in", "5c in").replace("_", " ")


class TestBaseSet:
    """AGC-5.1 to AGC-5.3: the hand cards of the base box."""

    def test_agr_1_6_and_3_8_numbers_of_cards(self) -> None:
        assert (len(MINORS), len(OCCUPATIONS), len(MAJORS)) == (48, 48, 10)
        assert Counter(card.players for card in OCCUPATIONS) == {1: 34, 3: 7, 4: 7}
        in_use = [sum(card.players <= n for card in OCCUPATIONS) for n in (1, 2, 3, 4)]
        assert in_use == [34, 34, 41, 48]

    def test_agc_5_1_twenty_four_of_each_kind_and_deck(self) -> None:
        decks = Counter((card.deck, card.kind) for card in [*MINORS, *OCCUPATIONS])
        assert decks == {(d, k): 24 for d in "AB" for k in ("minor", "occupation")}
        assert len({title(card.id) for card in [*MINORS, *OCCUPATIONS]}) == 96
        assert len(CARD_DATA) == 106

    def test_agc_5_2_cards_that_must_be_there(self) -> None:
        names = {title(card.id) for card in CARD_DATA.values()}
        assert {"Beanfield", "Grocer", "Lasso", "Paper Maker", "Plow Driver", "Scholar"} <= names
        assert "Small-scale Farmer" in names
        assert "Lover" not in names

    def test_agc_5_3_numbers(self) -> None:
        assert all(card.number <= 84 for card in MINORS)
        assert all(85 <= card.number <= 168 for card in OCCUPATIONS)
        traveling = [card.id for card in MINORS if card.traveling]
        assert traveling == ["A002", "A005", "A009", "B002", "B008"]
        assert [card.id for card in MINORS if card.number <= 9] == traveling

    def test_agc_4_1_minors_as_in_the_table(self) -> None:
        table = [row for row in rows("agc.md", CARD) if "Trav." in row]
        assert [card.id for card in MINORS] == [row["ID"] for row in table]
        for card, row in zip(MINORS, table, strict=True):
            assert (title(card.id), card.category) == (row["Name"], row["Cat"])
            assert card.points == int(row["Pts"])
            assert card.traveling == (row["Trav."] == "yes")
            assert printed_cost(card) == row["Cost"]
            assert printed_prerequisite(card) == row["Prerequisite"].lower()

    def test_agr_10_2_occupations_as_in_the_table(self) -> None:
        table = [row for row in rows("agc.md", CARD) if "Players" in row]
        assert [card.id for card in OCCUPATIONS] == [row["ID"] for row in table]
        for card, row in zip(OCCUPATIONS, table, strict=True):
            assert (title(card.id), card.category) == (row["Name"], row["Cat"])
            assert f"{card.players}+" == row["Players"]
            assert [cost.goods for cost in card.cost] == [0]

    def test_agr_10_10_and_agc_1_3_eight_categories(self) -> None:
        assert {card.category for card in [*MINORS, *OCCUPATIONS]} == set(CATEGORIES)

    def test_agc_8_31_cards_left_out_of_competitive_play(self) -> None:
        left_out = [card.id for card in CARD_DATA.values() if not card.competitive]
        assert left_out == ["A033", "B010", "A133"]


class TestMajors:
    def test_agr_9_1_to_9_10_as_in_the_table(self) -> None:
        """AGR-9.1–9.10, AGR-9.14"""
        table = rows("agr.md", r"AGR-9\.\d+")
        assert len(table) == 10
        for card, row in zip(MAJORS, table, strict=True):
            name, card_id = re.fullmatch(r"(.*) \(`(\w+)`\)", row["Name (id)"]).groups()  # type: ignore[union-attr]
            assert (title(card.id).lower(), card.id, card.points) == (
                name.lower(),
                card_id,
                int(row["Points"]),
            )
            price = row["Cost"].split(", **or**")[0]
            amounts = {good: int(n) for n, good in re.findall(r"(\d) (\w+)", price)}
            assert card.cost[0].goods == bundle(**amounts)
            assert card.category == "Food"
            assert ("return a Fireplace" in row["Cost"]) == (len(card.cost) == 2)

    def test_agr_9_12_a_fireplace_in_place_of_clay(self) -> None:
        """AGR-R14"""
        for hearth in ("hearth_4", "hearth_5"):
            upgrade = CARD_DATA[hearth].cost[1]
            assert (upgrade.goods, upgrade.return_card) == (0, ["fireplace_2", "fireplace_3"])

    def test_agr_3_6_two_rows(self) -> None:
        assert [card.row for card in MAJORS] == ["top"] * 5 + ["bottom"] * 5


class TestValues:
    def test_every_reconstructed_value_is_in_the_file(self) -> None:
        keys = {
            key: row[where]
            for document, where in (("agr.md", "Rule"), ("agc.md", "Where"))
            for row in rows(document, "`.*`")
            if "Value" in row
            for key in re.findall(r"`(\w+)`", row["Key"])
        }
        assert set(VALUES) == set(keys)
        for key, rule in keys.items():
            if re.fullmatch(r"[\d.]+", rule):
                assert VALUES[key].rule == f"AGR-{rule}"

    def test_values(self) -> None:
        """AGR-4.9, AGR-5.3, AGR-6.5.2, AGR-15.11"""
        assert word("no_legal_placement") == "stay_home"
        assert flag("empty_accumulation_usable") is False
        assert number("open_market_size") == 5
        assert intervals("ext3_intervals")["hollow"] == (3.0, 4.5)


MINOR = '[A001]\ncategory = "Farm"\n'
VALUE = '[key]\nrule = "AGR-1.1"\nhelp = "Text."\nconfidence = "high"\n'


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("[A001", "minors.toml: this is not valid TOML: "),
        ("A001 = 3", "minors.toml: A001 must be a table."),
        ("[X01]", "minors.toml: X01 must be a letter from A to E and three digits."),
        ("[A085]", "minors.toml: A085 must have a number from 1 to 84."),
        ("[A001]", "minors.toml: A001.category must be a text."),
        (MINOR + "pionts = 1", "minors.toml: A001.pionts is not known here."),
        (MINOR + "players = 1", "minors.toml: A001.players is not known here."),
        (MINOR + "points = 1.5", "minors.toml: A001.points must be a whole number from -9 to 9."),
        (MINOR + 'traveling = "yes"', "minors.toml: A001.traveling must be true or false."),
        (MINOR + "cost = {wood = 1}", "minors.toml: A001.cost must be a list of tables."),
        (MINOR + "cost = [{ore = 1}]", "minors.toml: A001.cost has 'ore', which is no good."),
        (MINOR + "cost = [{wood = 0}]", "minors.toml: A001.cost must take 1 to 20 wood."),
        (MINOR + "cost = [{}]", "minors.toml: A001.cost has an alternative without goods."),
        (
            MINOR + "cost = [{return_card = 1}]",
            "minors.toml: A001.cost must name the cards of return_card in a list.",
        ),
        (
            MINOR + 'prerequisite = [{count = "occupations"}]',
            "minors.toml: A001.prerequisite.count needs least or most.",
        ),
        (
            MINOR + 'prerequisite = [{count = "occupations", least = 3, most = 2}]',
            "minors.toml: A001.prerequisite.most must be a whole number from 3 to 1000.",
        ),
        (
            MINOR + 'prerequisite = [{count = "luck", least = 1}]',
            "minors.toml: A001.prerequisite.count is 'luck'; it must be one of occupations, ",
        ),
        (
            MINOR + 'prerequisite = [{house = ["straw"]}]',
            "minors.toml: A001.prerequisite.house must list materials: wood, clay, stone.",
        ),
    ],
)
def test_agc_4_1_mistakes_in_card_files_are_named(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=re.escape(sentence)):
        read_hand_cards("minors.toml", text, "minor")


def test_agr_3_7_player_numbers_are_checked() -> None:
    text = '[B090]\ncategory = "Farm"\nplayers = 2\n'
    with pytest.raises(BadData, match=r"o.toml: B090.players must be 1, 3 or 4."):
        read_hand_cards("o.toml", text, "occupation")


def test_agr_9_12_a_returned_card_must_exist() -> None:
    text = '[x]\ncategory = "Food"\nrow = "top"\ncost = [{return_card = ["y"]}]\n'
    with pytest.raises(BadData, match=r"m.toml: x.cost returns y, which is no card."):
        read_majors("m.toml", text)


@pytest.mark.parametrize(
    "text, sentence",
    [
        (VALUE + "value = 3", "v.toml: key.values must list the values that are understood."),
        (VALUE + "value = 1\nvalues = [true]", "v.toml: key.value is 1; it must be one of [True]."),
        (
            VALUE + "value = 9\nleast = 1\nmost = 5",
            "v.toml: key.value must be a whole number from 1 to 5.",
        ),
        (
            VALUE + "value = { hollow = [2, 1] }",
            "v.toml: key.value must give hollow a lower and a higher number.",
        ),
        (VALUE.replace("high", "sure"), "v.toml: key.confidence is 'sure'; it must be one of high"),
    ],
)
def test_mistakes_in_values_are_named(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=re.escape(sentence)):
        read_values("v.toml", text)

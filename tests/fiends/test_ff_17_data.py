"""FF-17: the data files, their checks, the movement oracle."""

import re
import tomllib
from pathlib import Path

import pytest

from hearthside.core.errors import BadData
from hearthside.games.caverna.cells import ENTRY_CELL, cell_name, cell_named
from hearthside.games.caverna.furnishing import GREEN, ORANGE, YELLOW
from hearthside.games.fiends import tables
from hearthside.games.fiends.content import of_colour
from hearthside.games.fiends.movement import START_CELLS, path
from hearthside.games.fiends.tables import BOARDS, CARDS
from hearthside.games.fiends.traps import TRAPS

RULES = Path(__file__).parents[2] / "docs" / "rules" / "ff.md"
DATA = Path(tables.__file__).parent / "data"


def data(name: str) -> str:
    return (DATA / f"{name}.toml").read_text("utf-8")


def test_ff_17_1_the_values_of_the_table() -> None:
    """Every movement card stands in the rules as it stands in the data."""
    text = RULES.read_text("utf-8")
    for card in CARDS:
        column = "LMR"[card.column]
        line = f"| `move.{card.name}` | steps {','.join(card.words)}; col {column} |"
        assert line in text, line
    for name, value in (("event.1.range", "A=3, B=2, C=1"), ("event.4.displace", "1 gold")):
        assert f"| `{name}` | {value} |" in text
    assert BOARDS[0].reach == [3, 2, 1, 0]


def test_ff_17_3_the_destinations() -> None:
    """The table of the rules: 27 cards from 12 spaces."""
    text = RULES.read_text("utf-8").split("**FF-17.3")[1]
    rows = re.findall(r"^\| (M\d-\d) \| [^|]+ \| (\w) \| (.+) \|$", text, flags=re.MULTILINE)
    assert len(rows) == 27
    starts = [f"f{r}{c}" for r in range(1, 5) for c in range(1, 4)]
    for name, mark, cells in rows:
        card = next(card for card in CARDS if card.name == name)
        assert "LMR"[card.column] == mark
        for start, expected in zip(starts, cells.split(" | "), strict=True):
            last = path(cell_named(start), card)[-1]
            found = "CAVE" if last == ENTRY_CELL else cell_name(last).upper()
            assert found == expected, (name, start)


def test_ff_17_2_break_ins_by_movement_alone() -> None:
    """The probabilities of the table, rounded to a percent."""
    expected = {0: [0, 0, 23, 56], 1: [0, 10, 21, 41], 2: [0, 0, 43, 52]}
    for orc, percents in expected.items():
        where = {START_CELLS[orc]: 1.0}
        inside = 0.0
        for board, percent in zip(BOARDS, percents, strict=True):
            after: dict[int, float] = {}
            for cell, chance in where.items():
                reach = board.reach[orc]
                for card in CARDS[9 * (reach - 1) : 9 * reach]:
                    last = path(cell, card)[-1]
                    if last == ENTRY_CELL:
                        inside += chance / 9
                    else:
                        after[last] = after.get(last, 0.0) + chance / 9
            where = after
            assert abs(100 * inside - percent) <= 1, (orc, percent)


@pytest.mark.parametrize(
    "read, name, old, new, message",
    [
        ("movement", "movement", 'steps = ["DR"]', 'steps = ["XX"]', "M1-3.steps"),
        ("movement", "movement", 'column = "M"', 'column = "Q"', "M1-2.column"),
        ("events", "events", "A = 3, B = 2, C = 1 }", "A = 3, B = 2 }", "boards.1.range"),
        ("events", "events", 'displace = "wood"', 'displace = "dogs"', "boards.1.displace"),
        ("events", "events", '"grain", "gold"]', '"grain", "grain"]', "bribes.tokens"),
        ("points", "points", "points = 3", "points = -3", "chief_orc_dwelling.points"),
        ("orcs", "orcs", "gold = 1", 'gold = "x"', "gold.A.gold"),
        ("spaces", "spaces", "empty = 1", "empty = true", "armory_a.empty"),
        ("milestones", "milestones", "sheep = 8", "unicorns = 8", "1a.needs.unicorns"),
        ("movement", "movement", 'confidence = "high"', 'confidence = "sure"', "M1-1.confidence"),
    ],
)
def test_ff_17_1_mistakes_are_told_with_their_key(
    read: str, name: str, old: str, new: str, message: str
) -> None:
    text = data(name)
    assert old in text
    wrong = text.replace(old, new, 1)
    arguments: list[object] = [["chief_orc_dwelling"], wrong] if read == "points" else [wrong]
    with pytest.raises(BadData, match=re.escape(f"data/{name}.toml: {message}")):
        getattr(tables, f"read_{read}")(*arguments)


def test_ff_17_1_a_tile_cannot_lie_in_two_places() -> None:
    text = data("supply").replace('"dog_school"', '"wood_supplier"')
    names = re.findall(r'"(\w+)"', text)
    with pytest.raises(BadData, match="wood_supplier"):
        tables.read_supply(names, names, names, names, text)


def followed(text: str) -> str:
    """A data file with the lines that its comments '#:' give instead of others."""
    head = ""
    for line in re.findall(r"^#: (.+)$", text, flags=re.MULTILINE):
        if line.startswith("["):
            head = line
        else:
            before, _, after = text.partition(f"\n{head}\n")
            key = line.split(" = ")[0]
            after = re.sub(rf"^{key} = .+$", line, after, count=1, flags=re.MULTILINE)
            text = f"{before}\n{head}\n{after}"
    return text


def test_ff_17_1_the_other_base_board_loads_when_its_comment_is_followed() -> None:
    """R5: the picture of the setup shows Carpenter, Slaughtering Cave and Stone Carver."""
    supply = tables.read_supply(
        of_colour(ORANGE),
        of_colour(GREEN),
        of_colour(YELLOW),
        [trap.name for trap in TRAPS],
        followed(data("supply")),
    )
    assert supply.functions == ["carpenter", "slaughtering_cave", "stone_carver"]
    assert "wood_supplier" in supply.extensions[5]
    assert "stone_supplier" in supply.extensions[8]


def test_ff_17_1_confidence_of_each_value() -> None:
    """Printed: A moves 3 in event 1, D moves 1 in event 4, stone is a bribe, 5 points discount.

    8 sheep were enough in the printed example, so the threshold is at most 8.
    """
    events = tomllib.loads(data("events"))
    assert events["boards"]["1"]["range_confidence"]["A"] == "printed"
    assert events["boards"]["4"]["range_confidence"]["D"] == "printed"
    assert events["bribes"]["confidence"]["stone"] == "printed"
    for board in events["boards"].values():
        assert list(board["range_confidence"]) == list(board["range"])
    assert [events["boards"]["1"]["range_confidence"][orc] for orc in "BC"] == ["medium"] * 2
    milestone = tomllib.loads(data("milestones"))["1a"]
    assert milestone["discount_confidence"] == "printed"
    assert milestone["needs_confidence"] == "medium"


@pytest.mark.parametrize(
    "old, new, message",
    [
        ('{ A = "printed", B', '{ A = "certain", B', "boards.1.range_confidence.A"),
        ('B = "medium", C = "medium" }', 'B = "medium" }', "boards.1.range_confidence"),
        ('stone = "printed"', 'stone = "yes"', "bribes.confidence.stone"),
    ],
)
def test_ff_17_1_confidences_are_checked_value_by_value(old: str, new: str, message: str) -> None:
    text = data("events")
    assert old in text
    with pytest.raises(BadData, match=re.escape(f"data/events.toml: {message}")):
        tables.read_events(text.replace(old, new, 1))


def test_ff_0_2_every_value_has_a_confidence() -> None:
    """Without one, or with an unknown one, a table is refused (FF-17.1)."""
    for file in DATA.glob("*.toml"):
        if file.stem != "decisions":
            assert "(docs/rules/ff.md, FF-17)" in file.read_text("utf-8")
    text = data("spaces").replace('confidence = "printed"', "", 1)
    with pytest.raises(BadData, match=r"armory_a\.confidence"):
        tables.read_spaces(text)

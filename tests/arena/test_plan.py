"""Plans: what they may say, and the sentence for everything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthside.arena import BadPlan, read_plan
from hearthside.arena.plan import Plan, parse_plan
from tests.arena.build import TINY, plan

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

TOP = 'games = 4\nbots = ["random", "greedy"]\n'
TABLE = '[[tables]]\ngame = "caverna"\nplayers = 2\n'


def test_keys_at_the_top_are_for_tables_without_them() -> None:
    solo, mixed = plan(TINY).tables
    assert (solo.bots, solo.games, solo.seed, solo.seeds) == (("random", "greedy"), 2, 5, ())
    assert (mixed.bots, mixed.games, mixed.seeds) == (("random",), 0, (7, 8, 9))
    assert (solo.players, mixed.players) == ((1,), (2, 3))


def test_options_are_filled_up_with_the_usual_ones() -> None:
    solo, mixed = plan(TINY).tables
    assert (solo.options["mode"], mixed.options["mode"]) == ("introductory", "full")


def test_the_name_is_that_of_the_file_if_none_is_given() -> None:
    assert plan(TOP + TABLE).name == "plan"
    assert plan('name = "Cup"\n' + TOP + TABLE).name == "Cup"


def test_a_match_has_as_many_players_as_bots() -> None:
    found = plan(TOP + 'schedule = "match"\n[[tables]]\ngame = "caverna"\n')
    assert found.tables[0].players == (2,)


def test_a_panel_is_of_bots_that_play() -> None:
    assert plan(TOP + TABLE).panel == ()
    assert plan(TOP + 'panel = ["greedy"]\n' + TABLE).panel == ("greedy",)


def test_bots_may_be_named_in_full() -> None:
    names = ["strong:24", "steady@table", "master:0.5s", "strong:3@quick", "novice"]
    found = plan(f"games = 1\nbots = {names}\n" + TABLE)
    assert found.tables[0].bots == tuple(names)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.name)
def test_the_examples_are_plans(path: Path) -> None:
    assert isinstance(read_plan(path), Plan)


def test_there_are_examples() -> None:
    assert list(EXAMPLES.glob("*.toml"))


BAD = [
    ("games = ", "plan.toml is not TOML: "),
    (TOP, "plan.toml: 'tables': a plan has at least one [[tables]] with a game."),
    (TOP + "tables = []\n", "plan.toml: 'tables': this list is empty."),
    ("game = 3\n" + TABLE, "plan.toml: 'game': there is no such key; the keys are name, bots,"),
    (TOP + TABLE + "colour = 1\n", "plan.toml: table 1, 'colour': there is no such key"),
    (TOP + "[[tables]]\nplayers = 2\n", "plan.toml: table 1, 'game': every table needs a game."),
    (TOP + '[[tables]]\ngame = "chess"\n', "table 1, 'game': There is no game 'chess'"),
    (TOP + '[[tables]]\ngame = "caverna"\n', "table 1, 'players': say how many play"),
    (
        TOP + TABLE + TABLE.replace("2", "9"),
        "table 2, 'players': Caverna: The Cave Farmers is for 1 to 7 players, not 9.",
    ),
    (TOP + TABLE.replace("2", "0"), "'players': this must be at least 1, not 0."),
    (TOP + TABLE.replace("2", "[]"), "'players': this list is empty."),
    (TOP + TABLE.replace("2", "[2, 2]"), "'players': 2 is listed twice."),
    (TOP + TABLE.replace("2", "true"), "'players': this must be a whole number, not true."),
    (TOP + TABLE.replace("2", '"two"'), "'players': this must be a whole number, not 'two'."),
    (TOP + TABLE + "options = 3\n", "'options': this must be a table of options, not 3."),
    (TOP + TABLE + "options = { mode = 1.5 }\n", "'options.mode': an option cannot be 1.5."),
    (TOP + TABLE + 'options = { mode = "easy" }\n', "'options': Option 'mode' cannot be 'easy'"),
    (TOP + TABLE + "options = { colour = 1 }\n", "'options': There is no option 'colour'"),
    ("games = 4\n" + TABLE, "table 1, 'bots': name the bots here or at the top of the plan."),
    ("games = 4\nbots = []\n" + TABLE, "plan.toml: 'bots': this list is empty."),
    ('games = 4\nbots = "random"\n' + TABLE, "'bots': this must be a list of texts"),
    ('games = 4\nbots = ["clever"]\n' + TABLE, "'bots': There is no bot 'clever'"),
    (
        'games = 4\nbots = ["random", "random"]\n' + TABLE,
        "plan.toml: 'bots': 'random' is listed twice in a round robin.",
    ),
    ('games = 4\nbots = ["strong:much"]\n' + TABLE, "'bots': 'strong:much': after ':' stands"),
    ('games = 4\nbots = ["steady@luck"]\n' + TABLE, "'bots': 'steady@luck': after '@' stands"),
    (TOP + "panel = []\n" + TABLE, "plan.toml: 'panel': this list is empty."),
    (TOP + 'panel = ["greedy", "greedy"]\n' + TABLE, "'panel': 'greedy' is listed twice."),
    (TOP + 'panel = ["steady"]\n' + TABLE, "plan.toml: 'panel': 'steady' plays at no table."),
    (TOP + TABLE + 'panel = ["greedy"]\n', "table 1, 'panel': there is no such key"),
    (TOP + 'schedule = "swiss"\n' + TABLE, "'schedule': this must be 'match' or 'round robin'"),
    (TOP + 'seating = "none"\n' + TABLE, "'seating': this must be 'rotations' or 'permutations'"),
    (
        TOP + 'schedule = "match"\n' + TABLE.replace("2", "3"),
        "table 1, 'players': the match has 2 bots, not 3.",
    ),
    ('bots = ["random"]\n' + TABLE, "table 1, 'games': say how many games each line-up plays"),
    (TOP + "seeds = [1]\n" + TABLE, "plan.toml: 'games': give either the number of games or"),
    (TOP + TABLE + "seed = 1\nseeds = [1]\n", "table 1, 'seed': give either one seed or all"),
    (TOP + TABLE + "games = 0\n", "table 1, 'games': this must be at least 1, not 0."),
    (TOP + TABLE + "seeds = [-1]\n", "table 1, 'seeds': this must be at least 0, not -1."),
    (TOP + "seed = -1\n" + TABLE, "plan.toml: 'seed': this must be at least 0, not -1."),
    ("name = 3\n" + TOP + TABLE, "plan.toml: 'name': this must be a text, not 3."),
]


@pytest.mark.parametrize("text, sentence", BAD, ids=[sentence for _, sentence in BAD])
def test_what_is_wrong_is_told_with_file_and_key(text: str, sentence: str) -> None:
    with pytest.raises(BadPlan) as error:
        plan(text)
    assert sentence in str(error.value)
    assert str(error.value).startswith("plan.toml")


@pytest.mark.parametrize("opening", ["[", "{a="])
def test_deep_brackets_are_refused(opening: str) -> None:
    with pytest.raises(BadPlan, match=r"plan\.toml is not a plan: its brackets are too deep\."):
        parse_plan("name = " + opening * 100_000, Path("plan.toml"))


def test_deep_keys_are_refused_in_few_words() -> None:
    deep = ".".join(["a"] * 3000)
    with pytest.raises(BadPlan, match="an option cannot be") as refusal:
        parse_plan(f"{TOP}{TABLE}options.{deep} = 1", Path("plan.toml"))
    assert len(str(refusal.value)) < 300


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadPlan, match=r"none\.toml cannot be read: no such file or directory\."):
        read_plan(tmp_path / "none.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadPlan, match=r"noise\.toml is not a plan: it is no text\."):
        read_plan(tmp_path / "noise.toml")

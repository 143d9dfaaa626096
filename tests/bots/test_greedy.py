"""Small positions in which the right choice is plain, and whole games of every size."""

from __future__ import annotations

import pytest

from hearthside.arena.table import Task, play
from hearthside.bots import Rng, make_bot
from hearthside.core import engine
from hearthside.core.chance import outcome
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue, check_options
from hearthside.games.caverna.config import OPTIONS
from hearthside.games.caverna.fields import SpaceField
from hearthside.games.caverna.goods import RUBY
from hearthside.games.caverna.rounds import LAST_ROUND
from hearthside.games.caverna.scoring import total
from hearthside.games.caverna.setup import new_state
from hearthside.games.caverna.spaces import SPACES
from tests.caverna.build import RULES, Table


def chosen(t: Table, seat: int = 0) -> str:
    """What greedy plays now."""
    return RULES.token(t.s, seat, make_bot("greedy").choose(t.s.copy(), seat, Rng(1)))


def play_on(t: Table, seat: int = 0) -> list[str]:
    """Let greedy play for a seat as long as it decides; the tokens it chose."""
    played: list[str] = []
    while seat in engine.deciders(t.s) and not t.over:
        played.append(chosen(t, seat))
        t.play(played[-1], seat=seat)
    return played


def only_spaces(t: Table, *names: str) -> Table:
    """Leave no other spaces on the board."""
    keep = {SpaceField().read(t.s, name) for name in names}
    t.s.open_spaces = [space for space in t.s.open_spaces if space in keep]
    assert len(t.s.open_spaces) == len(names) <= len(SPACES)
    return t


def test_it_takes_the_larger_pile() -> None:
    t = Table(players=2)
    only_spaces(t, "wood_gathering", "ore_mining")
    t.pile("wood_gathering", wood=5).pile("ore_mining", ore=1).turn()
    assert chosen(t) == "place wood_gathering"


def test_it_has_a_child_as_soon_as_there_is_room() -> None:
    t = Table(players=2, round=5).open("wish_for_children")
    t.home().tiles(dwelling="m31").has(food=4)
    t.pile("wood_gathering", wood=2).pile("sustenance", food=2).turn()
    play_on(t)
    assert t.dwarfs() == [0, 0, 0]


def test_it_builds_a_dwelling_before_it_takes_more_wood() -> None:
    t = Table(players=2, round=5).open("wish_for_children")
    t.home().has(food=4, wood=4, stone=3)
    t.occupy("sustenance", 0)
    only_spaces(t, "wood_gathering", "wish_for_children")
    t.pile("wood_gathering", wood=3).turn()
    assert play_on(t)[:2] == ["place wish_for_children", "furnish dwelling m31"]


def test_it_pays_with_goods_before_it_begs() -> None:
    t = Table(players=1, round=5)
    t.home().has(grain=1, vegetable=1, ruby=1)
    t.harvest()
    play_on(t)
    assert t.begging() == 0


def test_it_feeds_with_what_costs_least() -> None:
    """Three food are missing: the one cattle of many, not rubies, gold or the last sheep."""
    t = Table(players=2, round=5)
    t.home().has(food=1, cattle=4, sheep=1, ruby=2, gold=4)
    t.home().land(large="f43-f33", small="f23 f13", stable="f43 f33")
    t.home(1).has(food=9)
    t.harvest()
    assert chosen(t) == "feed 1 cattle"


def test_it_finds_a_mixed_plan_that_is_not_proposed() -> None:
    """A grain and a vegetable together are three food; neither of them alone is."""
    t = Table(players=2, round=5)
    t.home().has(food=1, grain=1, vegetable=1, sheep=2)
    t.home().land(small="f43")
    t.home(1).has(food=9)
    t.harvest()
    assert chosen(t) == "feed 1 grain 1 vegetable"


def test_it_breeds_all_it_can() -> None:
    t = Table(players=2, round=5)
    t.home().has(food=4, sheep=2, boar=2)
    t.home().land(large="f43-f33", small="f23")
    t.home(1).has(food=9)
    t.harvest()
    play_on(t)
    assert t.animals() == (3, 0, 3, 0)


def test_it_buys_the_missing_kind_with_its_last_rubies() -> None:
    t = Table(players=1, round=12)
    t.home().has(ruby=2, sheep=1, boar=1, cattle=1)
    t.home().land(large="f43-f33", small="f23 f13")
    t.finale()
    assert play_on(t) == ["ruby donkey", "done"]
    assert t.animals() == (1, 1, 1, 1)


def test_it_sells_beer_and_spare_parts_at_the_end() -> None:
    t = Table(players=1, round=12)
    t.home().has(grain=4, wood=2, stone=1, ore=3)
    t.home().tiles(beer_parlor="m31", spare_part_storage="m32")
    t.finale()
    played = play_on(t)
    assert sorted(played) == ["use beer_parlor_gold"] * 2 + ["use spare_part_storage"]
    assert t.goods()["gold"] == 8


@pytest.mark.parametrize("seed", range(6))
def test_it_never_loses_points_in_the_final_window(seed: int) -> None:
    s = new_state(2, seed, {})
    rng = Rng(seed)
    while not engine.is_over(s) and (s.round < LAST_ROUND or s.harvest or not s.lanes):
        if s.round == LAST_ROUND and not s.harvest and s.decider >= 0:
            s.homes[s.decider].goods[RUBY] = 3
        bot = make_bot("random")
        c = outcome(s) if s.decider == NATURE else bot.choose(s, s.decider, rng)
        engine.choose(s, c)
    before = [total(s, 0), total(s, 1)]
    while not engine.is_over(s):
        engine.choose(s, make_bot("greedy").choose(s.copy(), s.decider, rng))
    assert total(s, 0) >= before[0]
    assert total(s, 1) >= before[1]


def test_it_spends_a_ruby_on_a_space_and_what_lies_there() -> None:
    """A meadow for a ruby covers an unused space and finds a boar, the missing kind."""
    t = Table(players=1, round=12)
    t.home().land(meadow="f23", field="f33 f43")
    t.home().has(ruby=1, sheep=1, donkey=1, cattle=1)
    t.home().land(large="f21-f22", small="f32 f42", ruby_mine="m32")
    t.finale()
    assert play_on(t) == ["ruby meadow f13"]
    assert t.animals() == (1, 1, 1, 1)


def test_it_skips_the_step_that_would_bring_less() -> None:
    for food, skipped in ((4, "skip fields"), (0, "skip breeding")):
        t = Table(players=2, round=8)
        t.home().has(food=food, sheep=2)
        t.home().land(large="f43-f33").crops(f42="grain 3", f41="vegetable 2")
        t.home(1).has(food=9)
        t.harvest("red", reds_seen=3)
        assert chosen(t) == skipped


def test_it_buys_the_tunnel_that_a_mine_needs() -> None:
    t = Table(players=2, round=8).open("ruby_mine_construction")
    t.home().has(ruby=2, food=4)
    t.occupy("sustenance", 0)
    only_spaces(t, "ruby_mine_construction", "wood_gathering")
    t.pile("wood_gathering", wood=1).turn()
    played = play_on(t)
    assert played[0] == "place ruby_mine_construction" or played[0].startswith("ruby tunnel")
    assert t.score()["mines"] == 4


@pytest.mark.parametrize("players", range(1, 8))
def test_it_plays_whole_games_at_every_table(players: int) -> None:
    mode = "introductory" if players % 2 else "full"
    options: dict[str, OptionValue] = check_options(OPTIONS, {"mode": mode})
    bots = ["greedy"] * min(players, 2) + ["random"] * max(0, players - 2)
    result = play(Task("caverna", bots, options, 0, players))
    assert all(score > 0 for score in result.scores[:2])


def test_the_same_seed_gives_the_same_game() -> None:
    options = check_options(OPTIONS, {})
    one = play(Task("caverna", ["greedy", "random"], options, 0, 5))
    assert play(Task("caverna", ["greedy", "random"], options, 0, 5)) == one
    assert play(Task("caverna", ["greedy", "random"], options, 0, 6)).scores != one.scores

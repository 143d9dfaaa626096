from __future__ import annotations

from collections import Counter

from hearthside.bots import Rng, make_bot
from hearthside.core import engine
from tests.caverna.build import Table


def test_random_chooses_every_main_option_about_equally_often() -> None:
    t = Table(players=2)
    t.home().has(ruby=3, grain=2, wood=3)
    t.turn()
    options = engine.options_of(t.s, 0)
    assert engine.side_options(t.s, 0)
    rng = Rng(1)
    bot = make_bot("random")
    seen = Counter(bot.choose(t.s, 0, rng) for _ in range(100 * len(options)))
    assert set(seen) == set(options)
    assert min(seen.values()) > 60
    assert max(seen.values()) < 150


def test_random_makes_an_exchange_only_when_there_is_nothing_else() -> None:
    t = Table(players=2)
    t.home().has(ruby=2)
    t.open("ruby_mine_construction").turn().play("place ruby_mine_construction")
    assert t.tokens() == []
    rng = Rng(1)
    seen = {make_bot("random").choose(t.s, 0, rng) for _ in range(100)}
    assert seen == set(engine.side_options(t.s, 0))

"""AGR-5.13: goods may be given back and animals released at any time (Appendix, part 5)."""

import random
from typing import cast

import pytest

from hearthside import new_game
from hearthside.bots.agricola.guide import AgricolaGuide
from hearthside.bots.rng import Rng
from hearthside.core import engine
from hearthside.core.choice import kind_of
from hearthside.core.hooks import Score
from hearthside.games.agricola.flow import scoring
from hearthside.games.agricola.goods import GOODS
from hearthside.games.agricola.kinds import DISCARD
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary.card import CARDS, Card
from tests.agricola.build import Table
from tests.agricola.playing import fed


def test_agr_5_13_every_good_may_be_given_back() -> None:
    """2 clay, 1 food and a sheep: one of each may go, and the same decision is asked again."""
    table = Table()
    table.farm().has(clay=2, food=1, sheep=1)
    table.turn()
    assert table.discards() == ["discard 1 clay", "discard 1 food", "discard 1 sheep"]
    before = table.tokens()
    table.play("discard 1 clay", "discard 1 sheep")
    assert table.goods() == {"clay": 1, "food": 1}
    assert table.tokens() == before
    assert table.decider == 0


def test_agr_5_13_giving_back_is_no_option_among_others() -> None:
    """It stands in a list of its own, so that nobody's search wanders through it."""
    table = Table()
    table.farm().has(wood=2, grain=1)
    table.turn()
    assert not [token for token in table.offers() if token.startswith("discard")]
    game = new_game("agricola", 2, 1)
    assert [option.token for option in game.discards(game.state.decider)] == [
        option.token for option in game.discards()
    ]
    assert all(option.anytime for option in game.discards())


def test_agr_5_13_not_what_one_does_not_have() -> None:
    table = Table()
    table.farm().has(wood=1)
    table.turn()
    assert table.refuses("discard 2 wood")
    assert table.refuses("discard 1 clay")


def test_agr_5_13_what_is_under_way_stays_possible() -> None:
    """Clay and reed for the renovation are just enough: neither can go; the wood can."""
    table = Table().open("house_redevelopment")
    table.farm().has(wood=1, clay=2, reed=1)
    table.farm().cards("A143")
    table.farm().hand("A078")
    table.turn().play("place house_redevelopment")
    assert "discard 1 clay" not in table.discards()
    assert "discard 1 reed" not in table.discards()


def test_agr_12_6_animals_may_be_released_while_they_breed() -> None:
    """Two kinds want to breed and there is room for one newborn: a sheep may go first."""
    table = Table(round=4)
    table.farm().pastures("a4", "a5").has(sheep=2, boar=2, food=4)
    fed(table, 1)
    table.end_of_work()
    assert "discard 1 sheep" in table.discards(0)


# Where a card rewards it, it is asked and stands among the options


def organic_farmer(sheep: int) -> Table:
    """The last harvest is over; a pasture of 2 spaces (room for 4) and a place in the house."""
    table = Table(round=14)
    table.farm().cards("B098").pastures("a4+a5").has(sheep=sheep)
    for seat in range(2):
        fed(table, seat)
    return table.end_of_work()


def test_agc_b098_organic_farmer_may_let_a_sheep_go_before_scoring() -> None:
    """Of 3 sheep 2 stand in the pasture, which has room for 2 more; of 2 sheep only one."""
    table = organic_farmer(2)
    assert table.animals() == (3, 0, 0)
    assert table.score()["bonus"] == 0
    assert table.tokens() == ["done", "discard 1 sheep"]
    table.play("discard 1 sheep")
    assert table.score()["bonus"] == 1
    assert table.over


def test_agc_b098_nothing_is_asked_where_nothing_is_gained() -> None:
    """1 sheep scores the point as it is."""
    table = organic_farmer(1)
    assert table.over
    assert table.score()["bonus"] == 1


def test_agc_e037_ox_skull_may_let_the_cattle_go_before_scoring() -> None:
    """1 cattle is worth 1 point; no cattle -1, and 3 for the card."""
    table = Table(round=14)
    table.farm().cards("E037").has(cattle=1)
    for seat in range(2):
        fed(table, seat)
    table.end_of_work()
    assert table.tokens() == ["done", "discard 1 cattle"]
    before = table.total()
    table.play("discard 1 cattle")
    assert table.total() == before + 1


def test_agc_d076_social_benefits_may_throw_the_last_food_away() -> None:
    """1 food is left after feeding; who gives it back has none left and gets wood and clay."""
    table = Table(round=4)
    table.farm().cards("D076").has(food=1)
    for seat in range(2):
        fed(table, seat)
    table.end_of_work()
    assert table.tokens(0) == ["discard 1 food", "stop"]
    table.play("discard 1 food", seat=0)
    assert table.goods() == {"wood": 1, "clay": 1}


def test_agc_d076_social_benefits_may_keep_the_food() -> None:
    table = Table(round=4)
    table.farm().cards("D076").has(food=1)
    for seat in range(2):
        fed(table, seat)
    table.end_of_work().play("stop", seat=0)
    assert table.goods() == {"food": 1}


def test_agc_b117_informant_may_have_less_clay() -> None:
    """2 stone and 3 clay: without 2 of the clay there is more stone than clay."""
    table = Table()
    table.farm().cards("B117").has(stone=2, clay=3)
    table.end_of_work()
    assert table.tokens() == ["discard 2 clay", "stop"]
    table.play("discard 2 clay")
    assert table.goods() == {"wood": 1, "clay": 1, "stone": 2}


def test_agc_d052_rolling_pin_may_have_less_wood() -> None:
    """1 clay and 1 wood: without the wood there is more clay than wood; without clay never."""
    table = Table()
    table.farm().cards("D052").has(clay=1, wood=1)
    table.end_of_work().play("discard 1 wood")
    assert table.goods() == {"clay": 1, "food": 1}


def test_agr_5_13_bots_let_a_sheep_go_where_a_card_rewards_it() -> None:
    """Organic Farmer: 3 sheep score nothing, 2 sheep a point."""
    table = organic_farmer(2)
    guide = AgricolaGuide()
    c = guide.policy(table.s, 0, Rng(1))
    assert kind_of(c) == DISCARD


def fewer_bring_more(card: Card, chance: random.Random) -> bool:
    """Do the points of a card rise in some position when goods are given back?"""
    table = Table(players=max(2, card.data.players))
    table.farm().cards(card.id).pastures("a4+a5", "b4+b5")
    goods = table.player().goods
    for _ in range(12):
        had = [chance.choice((0, 1, 2, 3, 5)) for _ in range(GOODS)]
        goods[:GOODS] = had
        points = scoring.parts(table.s, 0)[-1]
        for _ in range(8):
            goods[:GOODS] = [chance.randint(0, n) if chance.random() < 0.4 else n for n in had]
            if scoring.parts(table.s, 0)[-1] > points:
                return True
    return False


def test_agr_5_13_cards_say_whether_fewer_goods_bring_more_points() -> None:
    """A score that rises when goods are given back is marked, so that its owner is asked."""
    chance = random.Random(5)
    for card in CARDS:
        marked = any(isinstance(hook, Score) and hook.fewer for hook in card.hooks)
        assert fewer_bring_more(card, chance) == marked, card.id


@pytest.mark.parametrize("seed", range(6))
def test_agr_17_2_giving_back_leads_into_no_dead_end(seed: int) -> None:
    """Random games in which goods are given back again and again come to their end."""
    chance = random.Random(seed)
    decks = "everything" if seed % 2 else "base"
    game = new_game("agricola", 1 + seed % 4, seed, {"decks": decks})
    s = cast(Agricola, game.state)
    while not engine.is_over(s):
        seat = chance.choice(engine.deciders(s))
        main = engine.options_of(s, seat)
        side = engine.side_options(s, seat)
        away = engine.discards(s, seat)
        assert not set(away) & set(main + side)
        assert all(engine.accepts(s, seat, c) for c in away)
        if away and chance.random() < 0.3:
            c = chance.choice(away)
        else:
            c = chance.choice(main if main and (not side or chance.random() < 0.9) else side)
        engine.choose(s, c, seat)
        engine.play_nature(s)

"""Effects before a space or action never lead to where nothing can be chosen.

The Pioneer (E105) brings 1 good of the owner's choice before the newest space is used. The choice
is forced, and the space may need just one of the goods.
"""

import random

import pytest

from hearthside.core import engine
from hearthside.games.agricola.board.printed import SPACES
from hearthside.games.agricola.flow.use import USE_SPACE
from hearthside.games.agricola.vocabulary.card import CARDS
from hearthside.games.agricola.vocabulary.exchange import Exchange
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.prices import CostRule
from hearthside.games.agricola.vocabulary.timing import ACT, POST, USE
from tests.agricola.build import Table


def pioneer(space: str, *cards: str, **goods: int) -> Table:
    """The owner of the Pioneer is to place a person; the newest space is this one."""
    table = Table(decks="everything").open(space)
    table.farm().cards(*cards, "E105").has(**goods)
    return table.turn()


def test_agr_5_8_a_forced_choice_before_a_space_keeps_it_possible() -> None:
    """With 3 wood only the fourth one opens Fencing: the Pioneer must bring it."""
    table = pioneer("fencing", wood=3).play("place fencing")
    assert table.goods() == {"wood": 4, "food": 1}
    assert {"a1", "c5"} <= set(table.matching("fence"))


def test_agr_5_8_a_forced_choice_is_free_where_the_space_is_possible_anyway() -> None:
    table = pioneer("fencing", wood=4).play("place fencing")
    assert len(table.matching("get")) == 4


def test_agr_5_9_a_space_is_usable_if_any_branch_of_a_forced_choice_opens_it() -> None:
    """The clay for a Fireplace is not the first good that the Pioneer offers."""
    table = pioneer("major_improvement", clay=1).play("place major_improvement")
    assert table.goods() == {"clay": 2, "food": 1}
    assert "place major_improvement" not in pioneer("major_improvement").tokens()


def test_agc_3_2_a_forced_choice_counts_on_a_further_effect_of_the_window() -> None:
    """With 1 wood Fencing needs the Pioneer's wood and the 2 wood of the Wood Barterer (D119)."""
    table = pioneer("fencing", "D119", wood=1).play("place fencing")
    assert table.goods() == {"wood": 4, "food": 1}
    assert table.matching("fence")
    assert "place fencing" not in pioneer("fencing", "D119").tokens()


def test_agc_3_2_a_forced_choice_is_free_where_a_further_effect_is_enough() -> None:
    """With 2 wood the Wood Barterer alone opens Fencing, and he must (AGR-R29)."""
    table = pioneer("fencing", "D119", wood=2).play("place fencing")
    assert len(table.matching("get")) == 4
    table.play("get 1 stone 1 food")
    assert table.goods() == {"wood": 4, "stone": 1, "food": 1}
    assert table.matching("fence")


def test_agr_5_8_an_effect_used_before_an_action_does_not_count_again() -> None:
    """Potter Ceramics (D066) has made its grain for this bread: that grain is not eaten raw."""
    table = Table(decks="everything").open("grain_utilization")
    table.farm().cards("D066", "fireplace_2", "joinery").has(clay=2)
    table.turn().play("place grain_utilization", "use D066 0")
    assert table.goods() == {"clay": 1, "grain": 1}
    assert table.offers() == ["bake 1"]


def test_agr_5_8_an_exchange_leaves_enough_for_the_effect_begun_and_for_the_space() -> None:
    """The Flail (C026) bakes before Cultivation; of 2 grain one is baked, the other is sown."""
    table = Table(decks="everything").open("cultivation")
    farm = table.farm().cards("C026", "fireplace_2", "joinery").has(grain=2)
    farm.fields("a1", "a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3", "c4", "c5")
    table.turn().play("place cultivation")
    assert "eat 1 grain" in table.side()
    table.play("use C026 0")
    assert table.offers() == ["bake 1"]


BEFORE = sorted(
    card.id
    for card in CARDS
    for hook in card.hooks
    if isinstance(hook, CardTrigger) and (hook.window == USE or ACT <= hook.window < POST)
)
EXCHANGING = sorted(
    card.id for card in CARDS for hook in card.hooks if isinstance(hook, Exchange | CostRule)
)
NEEDY = ("fencing", "major_improvement", "grain_utilization", "cultivation", "house_redevelopment")


def crowded(dice: random.Random) -> Table:
    """A player with many effects before spaces and few goods is to place a person."""
    table = Table(round=dice.randrange(2, 14), decks="everything")
    table.open(*dice.sample(NEEDY, dice.randrange(1, len(NEEDY) + 1)))
    ids = [*dice.sample(BEFORE, 5), *dice.sample(EXCHANGING, 2), "fireplace_2", "E105"]
    farm = table.farm().cards(*dict.fromkeys(ids))
    farm.has(**{good: dice.randrange(4) for good in ("wood", "clay", "reed", "stone")})
    farm.has(**{good: dice.randrange(3) for good in ("food", "grain", "vegetable")})
    farm.fields(*dice.sample(["a1", "a2", "a3", "a4", "a5", "b3", "b4", "b5"], dice.randrange(8)))
    farm.hand("A093", "B095")
    for space in SPACES:
        table.s.piles[space.index] = space.grows
    return table.turn()


@pytest.mark.parametrize("seed", range(40))
def test_agr_5_8_every_turn_can_be_ended(seed: int) -> None:
    """From random positions, each space is used by chance, exchanges included (AGC-3.2)."""
    dice = random.Random(seed)
    begun = crowded(dice).s
    for first in begun.options:
        s = begun.copy()
        engine.choose(s, first, 0)
        while s.decider == 0 and any(frame.node is USE_SPACE for frame in s.main):
            options = engine.options_of(s, 0)
            side = engine.side_options(s, 0)
            pool = side if side and (not options or dice.random() < 0.3) else options
            assert pool
            engine.choose(s, dice.choice(pool), 0)

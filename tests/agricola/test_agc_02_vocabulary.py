"""Words of the vocabulary that no base card uses, lent to a card without effect (AGC-2)."""

from collections.abc import Callable, Iterator

import pytest

from hearthside.core.hooks import Hook, belong
from hearthside.games.agricola.acting.window import event_of
from hearthside.games.agricola.board.printed import DAY_LABORER, LESSONS, MEETING_PLACE
from hearthside.games.agricola.data.facts import CARD_DATA
from hearthside.games.agricola.flow.harvest import TakeCrops
from hearthside.games.agricola.goods import WIDTH, bundle
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.vocabulary import card as cards
from hearthside.games.agricola.vocabulary.card import CARD_NAMED
from hearthside.games.agricola.vocabulary.effects import Gain
from hearthside.games.agricola.vocabulary.exchange import EACH_ROUND, Exchange
from hearthside.games.agricola.vocabulary.hooks import CardTrigger
from hearthside.games.agricola.vocabulary.places import Holder
from hearthside.games.agricola.vocabulary.query import Condition, Count
from hearthside.games.agricola.vocabulary.timing import (
    END_ROUND,
    FIELD,
    FIELD_END,
    FIELD_START,
    HOME,
    MINORS,
    OBTAIN,
    OCCUPATIONS,
    PLOWING,
    POST_BREED,
    POST_HOME,
    POST_ROUND,
    POST_WORK,
    PRE_HARVEST,
    PRE_ROUND,
    PRE_WORK,
    ROUND,
)
from hearthside.games.agricola.vocabulary.when import after, at, other_post, post, use
from tests.agricola.build import Table
from tests.agricola.playing import fed

BLANK = "B036"
Lend = Callable[..., None]


@pytest.fixture
def lend(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lend]:
    """Give Bottles, a card without effect, hooks for one test."""

    def give(*hooks: Hook) -> None:
        blank = CARD_NAMED[BLANK]
        belong(list(hooks), blank.index)
        monkeypatch.setattr(blank, "hooks", list(hooks))
        cards._KNOWN.clear()

    yield give
    cards._KNOWN.clear()


class Units(Count):
    """How many wood were gained at once."""

    def of(self, s: Agricola, p: int) -> int:
        return event_of(s) & 63


class SomeWood(Condition):
    """The gain contains wood."""

    def holds(self, s: Agricola, p: int, card: int, event: int) -> bool:
        return bool(event & 63)


def test_agc_1_1_goods_and_amounts() -> None:
    """Ten goods, packed six bits each; times a count."""
    assert bundle(food=2) == 2 << WIDTH * 6
    assert bundle(wood=1, food=1) * 3 == bundle(wood=3, food=3)


def test_agc_1_3_categories() -> None:
    """Eight codes; all majors are Food Providers (AGR-9.14)."""
    found = {data.category for data in CARD_DATA.values()}
    assert found == {"Farm", "Act", "Pts", "Goods", "Food", "Crop", "Res", "Live"}


def test_agc_2_1_10_crafts_work_once_per_harvest() -> None:
    table = Table(round=4)
    table.farm().cards("joinery").has(wood=2)
    table.turn()
    assert table.matching("swap joinery") == [], "not outside the harvest"
    table.end_of_work()
    table.play("swap joinery 0", seat=0)
    assert table.matching("swap joinery", 0) == []
    assert table.goods() == {"wood": 1, "food": 2}


def test_agc_2_1_11_once_per_round(lend: Lend) -> None:
    lend(Exchange(bundle(clay=1), bundle(stone=1), EACH_ROUND))
    table = Table()
    table.farm().cards(BLANK).has(clay=2)
    table.turn().play(f"swap {BLANK} 0")
    assert table.matching("swap") == []
    table.s.round += 1
    assert table.turn().matching("swap") == [f"{BLANK} 0"]


def test_agc_2_1_13_and_3_8_obtaining_counts_occasions_or_units(lend: Lend) -> None:
    """AGC-3.8: 3 wood at once are one occasion and three units."""
    lend(
        CardTrigger(OBTAIN, Gain(bundle(food=1)), condition=SomeWood()),
        CardTrigger(OBTAIN, Gain(bundle(clay=1), Units())),
    )
    table = Table().pile("forest", wood=3)
    table.farm().cards(BLANK)
    table.turn().play("place forest")
    assert table.goods() == {"wood": 3, "food": 1, "clay": 3}


def test_agc_2_1_15_statics_need_no_event() -> None:
    """Drinking Trough changes capacities as soon as it lies there."""
    table = Table()
    table.farm().pastures("a5")
    before = table.player().places.pastures
    table.farm().cards("A012")
    assert (before, table.player().places.pastures) == ((2,), (4,))


def test_agc_2_1_4_another_players_sub_action(lend: Lend) -> None:
    lend(other_post(PLOWING, Gain(bundle(grain=1))))
    table = Table()
    table.farm(1).cards(BLANK)
    table.turn().play("place farmland", "plow a5")
    assert table.goods(1) == {"grain": 1}


def test_agc_2_2_21_a_field_phase_run_by_a_card(lend: Lend) -> None:
    """AGR-12.8: not a harvest, so Loom's effect in the field phase does not happen."""
    lend(use(DAY_LABORER.bit, TakeCrops()))
    table = Table()
    table.farm().cards(BLANK, "B039").fields(a2="3 grain").has(sheep=1)
    table.turn().play("place day_laborer")
    assert table.goods() == {"grain": 1, "food": 2, "sheep": 1}
    assert table.crops() == {"a2": "2 grain"}


def test_agc_2_2_8_a_card_that_holds_animals(lend: Lend) -> None:
    """AGC-3.10: neither pasture nor stable, so Drinking Trough adds nothing to it."""
    lend(Holder(2, 1))
    table = Table()
    table.farm().cards(BLANK, "A012").has(sheep=3)
    assert table.player().fits()
    table.farm().has(sheep=4)
    assert not table.player().fits()
    assert table.score()["pastures"] == -1


class Order(Gain):
    """Writes down when it happens."""

    def __init__(self, name: str, seen: list[str]) -> None:
        super().__init__(0)
        self.name = name
        self.seen = seen

    def happen(self, s: Agricola, p: int) -> None:
        self.seen.append(f"{self.name} {s.round}")


def test_agc_2_4_windows_of_a_round_in_order(lend: Lend) -> None:
    """From before the round to after it, the harvest included."""
    seen: list[str] = []
    windows = {
        "pre-round": PRE_ROUND,
        "round": ROUND,
        "pre-work": PRE_WORK,
        "post-work": POST_WORK,
        "home": HOME,
        "post-home": POST_HOME,
        "end-round": END_ROUND,
        "pre-harvest": PRE_HARVEST,
        "field start": FIELD_START,
        "field": FIELD,
        "field end": FIELD_END,
        "post-breed": POST_BREED,
        "post-round": POST_ROUND,
    }
    lend(*[at(window, Order(name, seen)) for name, window in windows.items()])
    table = Table(round=3).open("fencing", "sheep_market", "major_improvement")
    table.farm().cards(BLANK).people(1)
    table.farm(1).people(1)
    fed(table)
    fed(table, 1)
    table.next_round().nature()
    table.play("place day_laborer", "place grain_seeds")
    assert [line.rsplit(" ", 1)[0] for line in seen[: len(windows)]] == list(windows)
    assert seen[0] == "pre-round 3", "the counter still shows the round before"
    assert seen[1:13] == [f"{name} 4" for name in list(windows)[1:]]


def test_agc_3_4_a_card_put_down_ignores_the_action_under_way(lend: Lend) -> None:
    """AGR-10.11: an older card reacts to both the space and the occupation."""
    lend(post(OCCUPATIONS, Gain(bundle(food=1))), use(LESSONS.bit, Gain(bundle(wood=1))))
    table = Table()
    table.farm().hand("A116").cards(BLANK)
    table.turn().play("place lessons", "occupation A116")
    assert table.goods() == {"food": 1, "wood": 1}


def test_agc_3_4_a_minor_put_down_ignores_the_minor_under_way(lend: Lend) -> None:
    """A card that reacts to minors and to Meeting Place, played there itself."""
    lend(post(MINORS, Gain(bundle(food=1))), after(MEETING_PLACE.bit, Gain(bundle(wood=1))))
    table = Table()
    table.farm().hand(BLANK).has(clay=2, food=2)
    table.turn().play("place meeting_place", f"minor {BLANK}")
    assert table.goods() == {}


def test_agc_3_7_promises_go_with_the_card_that_made_them() -> None:
    """AGR-4.2 c: goods are collected at the start of their round, by owner."""
    table = Table(round=5).open("sheep_market")
    table.farm().promise(6, "A044", food=1).promise(7, "A044", food=1)
    table.farm(1).promise(6, "B066", grain=1)
    table.next_round().nature()
    assert table.goods(0) == {"food": 1}
    assert table.goods(1) == {"grain": 1}
    assert table.promised(0) == {7: {"food": 1}}


def test_agc_3_15_immediately_has_no_precedence() -> None:
    """Effects of one window are in the owner's order: Mushroom Collector before Basket."""
    table = Table().pile("forest", wood=3)
    table.farm().cards("A056", "A108")
    table.turn().play("place forest")
    assert sorted(table.tokens()) == ["stop", "use A056 0", "use A108 0"]
    table.play("use A108 0")
    assert table.tokens() == ["use A056 0", "stop"]

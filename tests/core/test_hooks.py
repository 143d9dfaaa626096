"""The four hooks: trigger, static, replace, any time; adding and removing them."""

from hearthside.core.connect import EitherOr
from hearthside.core.engine import advance
from hearthside.core.hooks import Anytime, Hook, Hooks, Push, Replace, Static, Trigger, no_hooks
from hearthside.core.state import Frame
from tests.core.language import Mark, Words

WOOD, ROOM = 0, 1
QUESTIONS = 2
GAINED, ROUND = 0, 1
WINDOWS = 2
A, B, C = Mark("a"), Mark("b"), Mark("c")


def owner(*hooks: Hook) -> Hooks:
    return no_hooks(QUESTIONS, WINDOWS).adding(list(hooks))


def fired(hooks: Hooks, window: int, amount: int = 1) -> str:
    """What a game does when a window happens to its player."""
    s = Words(1)
    s.main.append(Frame(Mark("."), 0))
    hooks.fire(s, 0, window, amount)
    advance(s)
    return "".join(s.letters)


def test_an_owner_of_nothing_has_no_hooks() -> None:
    nothing = no_hooks(QUESTIONS, WINDOWS)
    assert nothing.statics == [0, 0]
    assert nothing.anytime == []
    assert fired(nothing, GAINED) == fired(nothing, ROUND) == "."
    assert nothing.resolve(A) is A


def test_a_trigger_does_its_effect_in_its_window_only() -> None:
    hooks = owner(Trigger(GAINED, Push(A)))
    assert fired(hooks, GAINED) == "a."
    assert fired(hooks, ROUND) == "."


def test_several_triggers_of_a_window_all_happen() -> None:
    hooks = owner(Trigger(ROUND, Push(A)), Trigger(ROUND, Push(B)), Trigger(GAINED, Push(C)))
    assert sorted(fired(hooks, ROUND)) == [".", "a", "b"]


def test_a_trigger_may_ask_its_owner() -> None:
    s = Words(2)
    s.main.append(Frame(Mark("."), 0))
    owner(Trigger(ROUND, Push(EitherOr(A, B)))).fire(s, 1, ROUND, 1)
    advance(s)
    assert s.decider == 1
    assert len(s.options) == 2


def test_an_effect_need_not_be_improvable() -> None:
    assert not Push(A).improvable(Words(1), 0)


def test_statics_add_up() -> None:
    hooks = owner(Static(WOOD), Static(ROOM, 2), Static(WOOD, 3))
    assert hooks.statics == [4, 2]


def test_replace_does_another_node_instead() -> None:
    hooks = owner(Replace(A, B))
    assert hooks.resolve(A) is B
    assert hooks.resolve(B) is B
    assert hooks.resolve(C) is C


def test_replace_means_this_very_node() -> None:
    assert owner(Replace(A, B)).resolve(Mark("a")) is not B


def test_anytime_offers_in_the_order_of_their_tiles() -> None:
    assert owner(Anytime(3), Anytime(1)).adding([Anytime(2)]).anytime == [3, 1, 2]


TILE: list[Hook] = [Static(ROOM), Trigger(GAINED, Push(A)), Replace(A, B), Anytime(1)]
OTHER: list[Hook] = [Static(ROOM, 2), Trigger(GAINED, Push(C)), Replace(C, B), Anytime(2)]


def same(one: Hooks, two: Hooks) -> bool:
    return (
        one.statics == two.statics
        and one.triggers == two.triggers
        and one.replacements == two.replacements
        and one.anytime == two.anytime
    )


def test_adding_makes_a_new_value() -> None:
    nothing = no_hooks(QUESTIONS, WINDOWS)
    one = nothing.adding(TILE)
    one.adding(OTHER)
    assert same(nothing, no_hooks(QUESTIONS, WINDOWS))
    assert one.statics == [0, 1]
    assert one.anytime == [1]
    assert fired(one, GAINED) == "a."


def test_removing_takes_exactly_one_tile_away() -> None:
    nothing = no_hooks(QUESTIONS, WINDOWS)
    both = nothing.adding(TILE).adding(OTHER)
    assert same(both.removing(OTHER), nothing.adding(TILE))
    assert same(both.removing(TILE), nothing.adding(OTHER))
    assert same(both.removing(TILE).removing(OTHER), nothing)
    assert both.statics == [0, 3]


def test_the_same_tile_twice_counts_twice() -> None:
    twice = owner(*TILE, *TILE)
    assert twice.statics == [0, 2]
    assert fired(twice, GAINED) == "aa."
    assert same(twice.removing(TILE), owner(*TILE))

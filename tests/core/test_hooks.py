"""The kinds of hooks, and the registers of what they speak of."""

from __future__ import annotations

import pytest

from hearthside.core.connect import EitherOr
from hearthside.core.engine import advance
from hearthside.core.hooks import (
    Effect,
    Hook,
    Hooks,
    Register,
    Score,
    Static,
    Trigger,
    belong,
    set_off,
)
from hearthside.core.state import Frame
from tests.core.language import Mark, Words

QUESTIONS = Register()
WOOD = QUESTIONS.add("wood")
ROOM = QUESTIONS.add("room")
WINDOWS = Register()
GAINED = WINDOWS.add("gained")
ROUND = WINDOWS.add("round")
A, B, C = Mark("a"), Mark("b"), Mark("c")


class Shout(Effect[Words]):
    """Writes a letter for each time it happened, at once."""

    def fire(self, s: Words, p: int, amount: int) -> None:
        for _ in range(amount):
            s.write("!", p)


class PerLetter(Score[Words]):
    def points(self, s: Words, p: int) -> int:
        return len(s.letters)


def owner(*hooks: Hook) -> Hooks[Trigger]:
    made = Hooks[Trigger]([0] * QUESTIONS.size(), [[] for _ in range(WINDOWS.size())], [])
    for hook in hooks:
        made.add(hook)
    return made


def fired(hooks: Hooks[Trigger], window: int, amount: int = 1) -> str:
    """What a game does when a window comes for its player."""
    s = Words(1)
    s.main.append(Frame(Mark("."), 0))
    hooks.fire(s, 0, window, amount)
    advance(s)
    return "".join(s.letters)


def test_an_owner_of_nothing_has_no_hooks() -> None:
    nothing = owner()
    assert nothing.statics == [0, 0]
    assert nothing.scores == []
    assert fired(nothing, GAINED) == fired(nothing, ROUND) == "."


def test_a_trigger_does_its_effect_in_its_window_only() -> None:
    hooks = owner(Trigger(GAINED, A))
    assert fired(hooks, GAINED) == "a."
    assert fired(hooks, ROUND) == "."


def test_several_triggers_of_a_window_all_happen() -> None:
    hooks = owner(Trigger(ROUND, A), Trigger(ROUND, B), Trigger(GAINED, C))
    assert sorted(fired(hooks, ROUND)) == [".", "a", "b"]


def test_a_trigger_may_ask_its_owner() -> None:
    s = Words(2)
    s.main.append(Frame(Mark("."), 0))
    owner(Trigger(ROUND, EitherOr(A, B))).fire(s, 1, ROUND, 1)
    advance(s)
    assert s.decider == 1
    assert len(s.options) == 2


def test_an_effect_follows_at_once_and_knows_how_often() -> None:
    s = Words(1)
    owner(Trigger(GAINED, Shout())).fire(s, 0, GAINED, 3)
    assert s.letters == ["!", "!", "!"]
    assert not s.main


def test_an_effect_is_a_node_too() -> None:
    s = Words(1)
    s.main.append(Frame(Shout(), 0))
    advance(s)
    assert s.letters == ["!"]
    set_off(Shout(), s, 0, 2)
    assert s.letters == ["!", "!", "!"]


def test_statics_add_up() -> None:
    hooks = owner(Static(WOOD), Static(ROOM, 2), Static(WOOD, 3))
    assert hooks.statics == [4, 2]


def test_scores_are_kept() -> None:
    s = Words(1)
    s.write("x", 0)
    assert [score.points(s, 0) for score in owner(PerLetter()).scores] == [1]


def test_hooks_know_where_they_stand() -> None:
    hooks: list[Hook] = [Static(WOOD), Trigger(ROUND, A)]
    belong(hooks, 7)
    assert [(hook.source, hook.number) for hook in hooks] == [(7, 0), (7, 1)]


def test_an_expansion_goes_on_where_its_base_game_ends() -> None:
    base = Register()
    assert [base.add("wood"), base.add("room")] == [0, 1]
    more = Register(base)
    assert more.add("dogs") == 2
    assert (base.size(), more.size()) == (2, 3)
    assert more.names == ["wood", "room", "dogs"]


def test_nothing_is_named_too_late_or_twice() -> None:
    base = Register()
    base.add("wood")
    with pytest.raises(AssertionError):
        base.add("wood")
    Register(base).add("dogs")
    with pytest.raises(AssertionError):
        base.add("room")
    alone = Register()
    alone.size()
    with pytest.raises(AssertionError):
        alone.add("wood")

"""Saving a state as plain data, and copying it: no field may be forgotten."""

import json
import random
from typing import Any, cast

import pytest

from hearthside import DamagedState, new_game
from hearthside.core import engine
from hearthside.core.choice import FIRST_FREE_KIND, NATURE, make
from hearthside.core.codec import Program
from hearthside.core.connect import AndOr, EitherOr, May
from hearthside.core.sequence import Seq, Simultaneous
from hearthside.core.state import Frame
from hearthside.games.caverna import codec
from hearthside.games.caverna.config import Decisions
from hearthside.games.caverna.furnishing import TILE_NAMED
from hearthside.games.caverna.home import Home
from hearthside.games.caverna.program import PROGRAM
from hearthside.games.caverna.state import Caverna
from tests.caverna.build import Table
from tests.core.language import Mark, Words

# The program


def small_program() -> tuple[Program, Seq[Words]]:
    shared = Mark("s")
    game = Seq(EitherOr(Mark("a"), shared), Simultaneous(AndOr(Mark("b"), May(shared))))
    program = Program()
    program.add("game", game)
    return program, game


def test_nodes_are_named_by_their_place() -> None:
    program, game = small_program()
    assert list(program.nodes) == [
        "game",
        "game/0",
        "game/0/0",
        "game/0/1",
        "game/1",
        "game/1/0",
        "game/1/0/0",
        "game/1/0/1",
    ]
    assert all(node.path == path for path, node in program.nodes.items())
    assert program.nodes["game"] is game


def test_a_shared_node_keeps_its_first_name() -> None:
    program, _ = small_program()
    shared = program.nodes["game/0/1"]
    assert program.nodes["game/1/0/1"].parts() == [shared]
    assert shared.path == "game/0/1"


def test_two_nodes_cannot_have_one_name() -> None:
    program, _ = small_program()
    with pytest.raises(AssertionError, match="two nodes are called game"):
        program.add("game", Mark("z"))


def test_a_stack_is_plain_data() -> None:
    program, game = small_program()
    stack = [Frame(game, 0, 1), Frame(program.nodes["game/0"], 1, 2, 3)]
    data = program.write_stack(stack)
    assert data == [["game", 0, 1, 0], ["game/0", 1, 2, 3]]
    back = program.read_stack(json.loads(json.dumps(data)))
    assert [(f.node, f.player, f.pos, f.done) for f in back] == [
        (f.node, f.player, f.pos, f.done) for f in stack
    ]


def test_an_unknown_node_is_named() -> None:
    program, _ = small_program()
    with pytest.raises(DamagedState) as caught:
        program.read_stack([["game/7", 0, 0, 0]])
    assert str(caught.value) == "This saved game names an unknown rule node: 'game/7'."


def test_a_state_in_the_middle_of_lanes_goes_on_after_loading() -> None:
    program, game = small_program()
    s = Words(2)
    s.rng = 1 << 63
    s.main.append(Frame(game, 0))
    engine.advance(s)
    engine.choose(s, s.options[0])
    engine.choose(s, make(FIRST_FREE_KIND, ord("b")), 1)
    t = Words(2)
    program.read(t, json.loads(json.dumps(program.write(s))))
    assert program.write(t) == program.write(s)
    assert t.rng == 1 << 63
    assert engine.deciders(t) == engine.deciders(s) == [0, 1]
    for state in (s, t):
        state.letters = []
        while not engine.is_over(state):
            engine.choose(state, state.options[0])
    assert t.letters == s.letters


# Caverna: every node has a name, every field is saved and copied


def test_every_node_of_caverna_has_its_own_name() -> None:
    for path, node in PROGRAM.nodes.items():
        assert node.path == path
        for part in node.parts():
            assert PROGRAM.nodes[part.path] is part


def fields(thing: object) -> list[str]:
    """The data of an object, compiled or not."""
    return [
        name
        for name in dir(thing)
        if not name.startswith("_") and not callable(getattr(thing, name))
    ]


def busy_state() -> Caverna:
    """A state in the middle of a harvest, in which no field has the value it begins with."""
    t = Table(players=3, round=8, and_or_order="printed")
    t.home(0).has(food=9, grain=2, gold=1).dwarfs(0, 3, newborn=1).land(field="f43", stable="f33")
    t.home(0).crops(f42="grain 2").tiles(carpenter="m31", dwelling="m21", trader="m11")
    t.home(1).has(food=1, ruby=1, cattle=3, gold=4).land(large="f43-f33")
    t.home(2).has(vegetable=3).crops(f43="vegetable 2")
    t.pile("drift_mining", stone=3).open("family_life").occupy("logging", 1)
    t.harvest("red", reds_seen=3)
    t.play("skip fields", "skip breeding", "skip fields")
    t.s.occupants[0] = 2
    t.s.piles[0] = 1
    t.s.start = 1
    t.s.next_start = 2
    t.s.protected = 5
    t.s.marks = 6
    t.s.homes[0].acting = 1
    return t.s


NOT_SAVED = {"anytime_kinds", "content", "stack", "log", "rules"}
"""Constants of the game, a working pointer, a listener, and the decisions (tested below)."""
FIELDS = [name for name in fields(busy_state()) if name not in NOT_SAVED]


@pytest.mark.parametrize("name", FIELDS)
def test_the_busy_state_is_busy(name: str) -> None:
    """Otherwise the tests below would compare nothing with nothing."""
    fresh = Caverna(1, 1, Decisions({}))
    assert getattr(busy_state(), name) != getattr(fresh, name)


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_has_every_field_and_shares_no_list(name: str) -> None:
    s = busy_state()
    t = s.copy()
    if name != "homes":
        assert comparable(getattr(t, name)) == comparable(getattr(s, name))
    before = codec.write(s)
    assert codec.write(t) == before
    change(t, name)
    assert codec.write(s) == before, f"{name} is shared with the copy"


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_of_the_state_is_saved(name: str) -> None:
    s = busy_state()
    before = codec.write(s)
    t = codec.read(json.loads(json.dumps(before)))
    assert codec.write(t) == before
    if name != "homes":
        assert comparable(getattr(t, name)) == comparable(getattr(s, name))
    change(s, name)
    assert codec.write(s) != before, f"{name} is not saved"


@pytest.mark.parametrize("name", fields(busy_state().homes[0]))
def test_every_field_of_a_home_is_copied_and_saved(name: str) -> None:
    s = busy_state()
    before = codec.write(s)
    for t in (s.copy(), codec.read(json.loads(json.dumps(before)))):
        mine, copied = s.homes[0], t.homes[0]
        if name == "hooks":
            assert copied.hooks.statics == mine.hooks.statics
            assert copied.hooks.exchanges == mine.hooks.exchanges
            assert copied.hooks.triggers == mine.hooks.triggers
        elif name == "land":
            assert copied.land.numbers() == mine.land.numbers()
        else:
            assert getattr(copied, name) == getattr(mine, name)
        copied.goods[0] += 1
        copied.dwarfs.append(0)
        copied.acting += 1
        assert codec.write(s) == before


def comparable(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], Frame):
        return PROGRAM.write_stack(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [comparable(part) for part in value]
    return value


def change(s: Caverna, name: str) -> None:
    """Give a field another value, as the rules would: flat lists are changed in place."""
    value = getattr(s, name)
    if name in ("seats", "decider"):
        setattr(s, name, value + 1)
    elif name == "homes":
        cast(Home, value[0]).goods[0] += 1
    elif name == "main":
        value.pop()
    elif name == "lanes":
        value[1].pop()
    elif name == "offers":
        value[1] = value[1][1:]
    elif name in ("options", "open_spaces"):
        setattr(s, name, value[1:])
    elif isinstance(value, bool):
        setattr(s, name, not value)
    elif isinstance(value, int):
        setattr(s, name, value + 1)
    else:
        value[0] += 1


def test_decisions_are_saved() -> None:
    s = new_game("caverna", 1, options={"solo_clear_at": 7, "and_or_order": "printed"}).state
    t = codec.read(json.loads(json.dumps(codec.write(cast(Caverna, s)))))
    assert t.rules.chosen["solo_clear_at"] == 7
    assert t.rules.solo_clear_at == 7
    assert t.rules.printed_order


def test_tiles_act_after_loading() -> None:
    """Hooks are not saved but made again from the tiles."""
    t = Table()
    t.home().tiles(dwelling="m31 m21", trader="m22", seam="m11")
    s = codec.read(json.loads(json.dumps(codec.write(t.s))))
    home = s.homes[0]
    assert home.room() == 4
    assert home.owned == t.s.homes[0].owned
    assert home.owned >> TILE_NAMED["trader"].index & 1
    s.gain(0, 1, 2)
    assert home.goods[2] == 2


@pytest.mark.parametrize("players", range(1, 8))
def test_saved_and_loaded_at_every_step_a_game_goes_on_alike(players: int) -> None:
    """Two games, one of them saved and loaded before each choice, stay the same to the end."""
    rng = random.Random(players)
    s = cast(Caverna, new_game("caverna", players, seed=players).state)
    t = s.copy()
    while not engine.is_over(s):
        t = codec.read(json.loads(json.dumps(codec.write(t))))
        engine.play_nature(s)
        engine.play_nature(t)
        if engine.is_over(s):
            break
        seat = rng.choice(engine.deciders(s))
        assert engine.options_of(t, seat) == engine.options_of(s, seat)
        c = rng.choice(engine.options_of(s, seat) or engine.side_options(s, seat))
        assert seat != NATURE
        engine.choose(s, c, seat)
        engine.choose(t, c, seat)
        assert codec.write(t) == codec.write(s)


# Damage


@pytest.mark.parametrize(
    "path, value",
    [
        (["main"], 3),
        (["main", 0], ["game", 0]),
        (["main", 0, 0], "nowhere"),
        (["lanes", 1, 0, 0], 7),
        (["decider"], 9),
        (["rng"], "many"),
        (["decisions"], ["mode"]),
        (["decisions"], {"mode": "hard"}),
        (["homes", 0, "land"], [1, 2]),
        (["homes", 0, "rooms"], [[1, "palace"]]),
        (["homes", 1], 5),
        (["open_spaces", 2], "moon"),
        (["round"], "three"),
        (["piles"], None),
    ],
)
def test_damage_is_told_in_one_sentence(path: list[str | int], value: object) -> None:
    data = json.loads(json.dumps(codec.write(busy_state())))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(DamagedState) as caught:
        codec.read(data)
    assert str(caught.value).endswith(".")
    assert str(caught.value).startswith("This saved game ")


@pytest.mark.parametrize("key", sorted(codec.write(busy_state()).keys() - {"options"}))
def test_a_missing_part_is_named(key: str) -> None:
    """In lanes the options are those of the decider; they are not missed."""
    data = codec.write(busy_state())
    del data[key]
    with pytest.raises(DamagedState) as caught:
        codec.read(data)
    assert str(caught.value).startswith(f"This saved game lacks {key!r}")

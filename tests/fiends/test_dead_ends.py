"""No choice leads to a question without options: exchanges, room for animals, and what they pay.

CAV-4.7, CAV-14.45, FF-3.8, FF-4.1, FF-5.7, FF-6.4, FF-6.5, FF-12.6.
"""

import random

import pytest

from hearthside import new_game
from hearthside.games.caverna.goods import FARM_ANIMALS
from hearthside.games.fiends.traps import TRAPS
from tests.fiends.build import Table

WISH = "wish_for_children"
CELLS = ("f11", "f21", "f31", "f41", "f43")


def selling(*traps: str, players: int = 1) -> Table:
    """A supply of nothing but these traps; without room for children, traps alone can be got."""
    t = Table(players=players, round=8).open(WISH)
    t.s.supply = 0
    return t.supply(**{trap.name: int(trap.name in traps) for trap in TRAPS})


def test_ff_3_8_the_animal_for_the_trap_is_not_cooked() -> None:
    """CAV-14.45: nothing but a net is possible, so its boar may not make room for the cattle."""
    t = selling("catch_net")
    t.home().has(wood=3, ruby=1, cattle=1).dwarfs(0, 0)
    t.turn().play(f"place {WISH}", "ruby boar")
    assert t.offers() == ["cook 1 cattle", "eat 1 cattle"]
    assert t.refuses("cook 1 boar")
    t.play("cook 1 cattle", "trap catch_net f22")
    assert t.animals() == (0, 0, 0, 0)


def test_ff_3_8_either_animal_while_something_is_possible() -> None:
    t = selling("catch_net", "pitfall")
    t.home().has(wood=4, stone=1, ruby=1, cattle=1).dwarfs(0, 0)
    t.turn().play(f"place {WISH}", "ruby boar")
    assert t.tokens() == ["cook 1 cattle", "cook 1 boar"]


def test_ff_4_1_the_animal_for_a_looted_trap_is_not_cooked() -> None:
    """RUL-010."""
    t = selling("catch_net").pile("logging", wood=1)
    t.home().has(wood=3, ruby=1, boar=1).dwarfs(6)
    t.turn().play("place logging", "loot set_trap", "ruby sheep")
    assert t.tokens() == ["cook 1 sheep"]


def test_ff_3_8_the_animal_for_an_imitated_trap_is_not_cooked() -> None:
    """CAV-4.61: an Imitation for 4 food, not paid yet."""
    t = selling("catch_net", players=3)
    t.home().has(food=3, wood=3, ruby=1, cattle=1).dwarfs(0, 0)
    t.home(1).dwarfs(0, 0)
    t.occupy(WISH, 1)
    t.turn().play("place imitation_3", "ruby boar")
    assert t.tokens() == ["cook 1 cattle"]
    t.play("cook 1 cattle", "trap catch_net f22")
    assert t.goods() == {"food": 2}


def test_ff_5_7_an_animal_without_any_room_pays_nothing() -> None:
    """CAV-9.3: with an orc in the entry-level dwelling a boar would be cooked at once."""
    t = selling("catch_net")
    t.home().has(wood=3, ruby=1).dwarfs(0, 0).orcs(A="m41 5")
    assert f"place {WISH}" not in t.turn().tokens()


def test_ff_5_7_rubies_for_room() -> None:
    """A dog and a meadow let a sheep stay until it pays; then nothing else may be bought."""
    t = selling("snare")
    t.home().has(wood=4, ruby=3).dwarfs(0, 0).orcs(A="m41 5")
    t.turn().play(f"place {WISH}")
    assert t.offers() == ["ruby dog", "ruby sheep", "ruby meadow f43"]
    t.play("ruby sheep")
    assert t.offers() == ["ruby dog", "ruby meadow f43"]
    t.play("ruby meadow f43", "ruby dog", "trap snare f43")
    assert t.animals() == (0, 0, 0, 0)


def herald(convert: bool = True, **goods: int) -> Table:
    """In an orc event orc D was bribed away; the Herald asks for a space."""
    t = Table(players=1, round=8, strips="L4", convert_in_event=convert).open(WISH)
    t.s.supply = 0
    t.supply(**{trap.name: int(trap.name == "catch_net") for trap in TRAPS})
    t.home().orcs(D="f12 1").has(stone=1, food=9, **goods).dwarfs(0, 0)
    t.event(3)
    if t.matching("arrange"):
        t.play(f"arrange {t.matching('arrange')[0]}")
    return t.play("card 0 M2-1", "bribe 1", "claim D herald", "name 0")


def test_ff_6_5_without_exchanges_in_an_event() -> None:
    """Option convert_in_event: Herald offers only what can be done with the goods at hand."""
    assert f"use_space {WISH}" in herald(wood=3, ruby=1).tokens()
    assert f"use_space {WISH}" not in herald(convert=False, wood=3, ruby=1).tokens()
    assert f"use_space {WISH}" in herald(convert=False, wood=3, boar=1).tokens()


def test_ff_6_4_room_in_an_event() -> None:
    """A boar that is to pay is housed, not cooked, and only bought once there is free room."""
    t = herald(wood=3, ruby=1).play(f"use_space {WISH}", "ruby boar")
    assert t.matching("trap catch_net")
    t = herald(wood=3, ruby=1, cattle=1).play(f"use_space {WISH}")
    assert t.side() == ["eat 1 cattle"]
    t.play("eat 1 cattle", "ruby boar", "trap catch_net f22")
    assert t.animals() == (0, 0, 0, 0)


def test_ff_12_6_a_bonus_that_is_being_placed_stays_possible() -> None:
    """RUL-010: the cavern is furnished, the next dwelling needs one for two rubies."""
    game = new_game("fiends", 1, 1, {"campaign": "2::ruby.ruby.dwelling.dwelling"})
    for token in ("receive ruby", "receive ruby", "furnish dwelling m31"):
        game.play(token, 0)
    tokens = [option.token for option in game.options(0)]
    assert tokens == ["ruby cavern m21", "ruby cavern m32", "ruby cavern m42"]


def strewn(rng: random.Random) -> Table:
    """Few goods, a few animals and rubies, two traps; perhaps an orc in the way of animals."""
    t = selling(*rng.sample(["catch_net", "snare", "spear_trap", "saw_trap"], 2), players=3)
    t.open("urgent_wish_for_children")
    home = t.home().has(wood=rng.randrange(5), ore=rng.randrange(4), ruby=rng.randrange(1, 4))
    home.dwarfs(0, 0).land(meadow=rng.choice(("", "f43", "f42 f43")))
    if rng.random() < 0.4:
        home.orcs(A="m41 5")
    if rng.random() < 0.4:
        home.land(stable=rng.choice(CELLS))
    goods = t.lair().goods
    for _ in range(rng.randrange(4)):
        goods[rng.choice(FARM_ANIMALS)] += 1
    while not t.lair().fits():
        goods[rng.choice([good for good in FARM_ANIMALS if goods[good]])] -= 1
    t.home(1).dwarfs(0)
    t.occupy("housework" if rng.random() < 0.5 else WISH, 1)
    return t


@pytest.mark.parametrize("block", range(2))
def test_ff_5_7_no_dead_end_on_the_way_to_a_trap(block: int) -> None:
    """Whatever is exchanged and cooked on a space, in the end something is done there."""
    rng = random.Random(block)
    cooked = 0
    for _ in range(40):
        start = strewn(rng).turn()
        for space in start.tokens():
            t = Table(players=3)
            t.s = start.s.copy()
            t.play(space)
            words = [space]
            while t.decider == 0 and len(words) < 12:
                offers = t.offers()
                assert offers, words
                words.append(rng.choice(offers))
                t.play(words[-1])
                cooked += words[-1].startswith("cook")
    assert cooked

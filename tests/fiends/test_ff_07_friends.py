"""FF-7: friendly orcs."""

import pytest

from hearthside.games.caverna.goods import RUBY
from tests.fiends.build import Table


def table_with(dwelling: str, players: int = 2) -> Table:
    """Seat 0 has only a friendly orc to place; seat 1 has a dwarf."""
    t = Table(players=players)
    t.home().dwarfs(0).tiles(**{dwelling: "m31"}).orcs().friend("A", "m31")
    t.away(0)
    return t.pile("logging", wood=1)


@pytest.mark.parametrize(
    "dwelling, stone", [("orc_dwelling", 4), ("chief_orc_dwelling", 5), ("orc_worker_dwelling", 4)]
)
def test_ff_7_4_abilities(dwelling: str, stone: int) -> None:
    """EX-59: Drift Mining with 4 stone."""
    t = table_with(dwelling).pile("drift_mining", stone=4)
    t.turn().play("place_orc A drift_mining")
    worker = dwelling == "orc_worker_dwelling"
    assert bool(t.matching("tile cavern+tunnel")) == worker
    if worker:
        t.play("stop")
    assert t.goods() == {"stone": stone}


def test_ff_7_4_only_accumulated_goods() -> None:
    """R38: no empty space, no fixed goods, no starting player token."""
    t = table_with("orc_dwelling").pile("starting_player", food=2)
    t.s.next_start = 1
    t.turn()
    assert t.tokens() == ["place_orc A starting_player", "place_orc A logging"]
    t.play("place_orc A starting_player")
    assert t.goods() == {"food": 2}
    assert t.s.next_start == 1


def test_ff_7_4_nothing_to_take() -> None:
    """An orc who finds nothing stays at home, as a dwarf would."""
    t = table_with("orc_dwelling").pile("logging", wood=0).listen()
    t.turn()
    assert t.heard("stayed")


def test_ff_7_4_the_worker_neither_forges_nor_has_children() -> None:
    t = table_with("orc_worker_dwelling").open("blacksmithing", "wish_for_children")
    t.home().has(ore=9, wood=9, stone=9).tiles(dwelling="m21").land(cavern="m11")
    t.pile("armory", wood=2)
    t.turn()
    assert "place_orc A blacksmithing" not in t.tokens()
    assert "place_orc A housework" in t.tokens()
    t.play("place_orc A wish_for_children")
    assert "grow" not in t.tokens()
    assert t.matching("furnish")


def test_ff_7_4_the_worker_takes_the_token() -> None:
    t = table_with("orc_worker_dwelling").pile("starting_player", food=1)
    t.s.next_start = 1
    t.turn().play("place_orc A starting_player")
    assert t.s.next_start == 0
    assert t.goods() == {"food": 1, "ore": 2}


def test_ff_7_4_the_chief_chooses_among_two_sorts() -> None:
    """R23: one extra in total."""
    t = table_with("chief_orc_dwelling", players=5).pile("depot", wood=1, ore=1)
    t.turn().play("place_orc A depot")
    assert t.tokens() == ["extra wood", "extra ore"]
    t.play("extra ore")
    assert t.goods() == {"wood": 1, "ore": 2}


def test_ff_7_3_order_of_placement() -> None:
    """EX-58: Anna, Bea (who pays a ruby for her strongest dwarf) and Claudia, all with an orc."""
    t = Table(players=3)
    for seat, strengths in enumerate(((1, 2), (1, 2, 3), (1, 2))):
        builder = t.home(seat).tiles(orc_dwelling="m31", dwelling="m21").orcs()
        builder.friend("A", "m31").dwarfs(*strengths)
    t.lair(1).goods[RUBY] = 1
    for space in ("drift_mining", "excavation", "logging", "ore_mining", "clearing", "sustenance"):
        pile = {"drift_mining": "stone", "excavation": "stone", "ore_mining": "ore"}
        pile |= {"logging": "wood", "clearing": "wood", "sustenance": "food"}
        t.pile(space, **{pile[space]: 3})
    t.pile("armory", wood=3).pile("starting_player", food=1).pile("strip_mining", ore=1)
    t.pile("forest_exploration_3", wood=1)
    t.turn()
    placed: list[tuple[int, int | str]] = []
    for _ in range(40):
        seat, tokens = t.decider, t.tokens()
        if t.s.occupants.count(-1) == len(t.s.occupants) and placed:
            break
        orcs = [token for token in tokens if token.startswith("place_orc")]
        if "override 3" in tokens and not any(who == 1 for who, _ in placed):
            t.play("override 3")
            placed.append((1, 3))
            t.play(next(token for token in t.tokens() if token.startswith("place ")))
        elif orcs and not any(token.startswith("place ") for token in tokens):
            placed.append((seat, "orc"))
            t.play(orcs[0])
        elif any(token.startswith("place ") for token in tokens):
            placed.append((seat, t.lair(seat).strength()))
            t.play(next(token for token in tokens if token.startswith("place ")))
        elif "stop" in tokens:
            t.play("stop")
        else:
            t.play(tokens[0])
        if len(placed) == 10:
            break
    assert placed == [
        (0, 1),
        (1, 3),
        (2, 1),
        (0, 2),
        (1, 1),
        (2, 2),
        (0, "orc"),
        (1, 2),
        (2, "orc"),
        (1, "orc"),
    ]


def test_ff_7_3_a_ruby_for_an_orc() -> None:
    t = Table(players=1).pile("logging", wood=3)
    t.home().dwarfs(0, 4).tiles(orc_dwelling="m31").orcs().friend("B", "m31").has(ruby=1)
    t.pile("armory", wood=1).turn()
    assert not t.matching("place_orc")
    t.play("override_orc B", "place_orc B logging")
    assert t.goods() == {"wood": 3}


def test_ff_7_1_the_player_chooses_among_several() -> None:
    t = Table(players=1).supply(orc_dwelling=1)
    t.home().has(wood=2, ore=2).dwarfs(0).orcs(A="f21 5", B="f22 7")
    t.home().traps(catch_net="f21", catch_stone="f22").held("A").held("B")
    t.turn().play("place housework", "furnish orc_dwelling m31")
    assert t.tokens() == ["lodge A m31", "lodge B m31"]
    t.play("lodge B m31")
    assert (t.orc("A"), t.orc("B")) == ("f21 5", "friendly")
    assert t.trap("f22") == "catch_stone inactive"


def test_ff_7_1_the_guest_dwelling_is_optional() -> None:
    """R37."""
    t = Table(players=1).supply(guest_dwelling=1)
    t.home().has(wood=3, stone=3).dwarfs(0).orcs(A="f21 5").traps(catch_net="f21").held("A")
    t.turn().play("place housework", "furnish guest_dwelling m31")
    assert t.tokens() == ["lodge A m31", "stop"]
    t.play("stop")
    assert t.held("A")


def test_ff_7_2_moved_in_during_an_event_it_works_from_the_next_round() -> None:
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(C="f13 7").traps(catch_net="f23").tiles(orc_dwelling="m31").has(food=9)
    t.event(1).play("card 0 M1-1")
    assert t.orc("C") == "friendly"
    assert t.s.round == 4
    assert t.lair().friend_ready(0)


def test_ff_7_5_and_7_6_food_and_limits() -> None:
    """One food each; they are no dwarfs."""
    t = Table(players=1)
    t.home().tiles(orc_dwelling="m31", dwelling="m21").orcs().friend("A", "m31").dwarfs(0, 0)
    t.s.harvest = 1
    assert t.s.hunger(t.lair()) == 5
    assert t.lair().can_grow()
    assert t.lair().present() == 2


def test_ff_7_7_one_point_unless_prisoner() -> None:
    t = Table(players=1)
    t.home().tiles(orc_dwelling="m31").friend("A", "m31")
    assert t.score()["friendly_orcs"] == 1
    t.home().orcs(B="m31 7")
    assert t.prisoners() == [-1]
    assert t.score()["friendly_orcs"] == 0


def test_ff_7_1_a_held_orc_moves_in_before_the_reward() -> None:
    """FF-6.1: the orc in the Orc Dwelling is fought; the one in the net moves in at once."""
    t = Table(players=1, strips="L7").pile("logging", wood=1)
    t.home().tiles(orc_dwelling="m31").traps(catch_net="f21").dwarfs(9)
    t.home().orcs(A="f21 5", C="m31 2").held("A")
    t.turn().play("place logging", "loot fight_orc", "fight C 0")
    assert t.friends() == ["A m31"]
    assert "C orc_doctor" in t.matching("claim")
    t.play("claim C orc_doctor")
    assert t.friends() == ["A m31"]

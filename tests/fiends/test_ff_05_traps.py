"""FF-5: traps."""

import pytest

from hearthside.games.caverna.goods import GOOD_NAMES
from hearthside.games.fiends.setup import ALL_COPIES
from hearthside.games.fiends.traps import BASE_BOARD_TRAPS, TRAPS
from tests.fiends.build import Table


def entering(trap: str, orc: str, event: int = 1, card: str = "", **goods: int) -> Table:
    """An orc B on f12 in event 1 (range 2): the card leads it over the trap on f22 to f32."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B=f"f12 {orc}").traps(**{trap: "f22"}).has(**goods)
    t.event(event)
    t.play(card or "card 0 M2-1")
    if t.decider == 0 and "proceed" in t.tokens():
        t.play("proceed")
    return t


def test_ff_5_2_a_trap_that_does_not_match_does_nothing() -> None:
    """EX-10: strength 9 walks over a Pitfall for 8."""
    t = entering("pitfall", "9")
    assert t.orc("B") == "f32 9"
    assert t.trap("f22") == "pitfall active"


def test_ff_5_3_bribe_and_push_into_the_pitfall() -> None:
    """EX-11: C9 becomes C8, is displaced into the trap and falls; the card is not used."""
    t = Table(players=1, round=3)
    t.home().orcs(C="f13 9").traps(pitfall="f23").has(stone=1, wood=1)
    t.event(1).play("card 0 M1-1", "bribe 1", "displace f23")
    assert t.orc("C") == "defeated"
    assert t.lair().trophies[2] == 8
    assert t.trap("f23") == "pitfall inactive"
    t.play("claim C gold")
    assert t.score()["traps"] == 2
    assert t.goods()["gold"] == 2


@pytest.mark.parametrize("before, after", [(9, 5), (12, 6), (1, 1)])
def test_ff_5_5_saw_trap_halves(before: int, after: int) -> None:
    """EX-12: rounded up, and the trap is used up in any case (R10)."""
    t = entering("saw_trap", str(before))
    assert t.orc("B") == f"f32 {after}"
    assert t.trap("f22") == "saw_trap inactive"


def test_ff_5_5_rockfall() -> None:
    """EX-13: 5 stone against B7; it goes on with 2."""
    t = entering("rockfall", "7", stone=5)
    assert t.tokens()[0] == "spend 5"
    t.play("spend 5")
    assert t.orc("B") == "f32 2"
    assert t.trap("f22") == "rockfall inactive"


def test_ff_5_5_rockfall_takes_eight_at_most() -> None:
    """EX-14: 10 stone, 8 are paid."""
    t = entering("rockfall", "12", stone=10)
    assert t.tokens()[0] == "spend 8"
    t.play("spend 8")
    assert (t.orc("B"), t.goods()) == ("f32 4", {"stone": 2})


def test_ff_5_5_food_trap_has_no_limit() -> None:
    """EX-15: 12 food against strength 12 (R4)."""
    t = entering("food_trap", "12", food=12)
    t.play("spend 12")
    assert t.orc("B") == "defeated"
    assert t.lair().trophies[1] == 12
    assert t.tokens() == ["claim B farmer", "claim B shepherd", "claim B gold"]


def test_ff_5_3_paying_nothing_uses_the_trap_up() -> None:
    """EX-16: without food the orc walks on and the trap is inactive."""
    t = entering("food_trap", "5")
    assert t.orc("B") == "f32 5"
    assert t.trap("f22") == "food_trap inactive"


def test_ff_5_5_food_trap_with_the_other_reading() -> None:
    """Option food_trap_max, ruling R4."""
    t = Table(players=1, round=3, bribes="gold gold gold gold", food_trap_max="8")
    t.home().orcs(B="f12 12").traps(food_trap="f22").has(food=12)
    t.event(1).play("card 0 M2-1", "spend 8")
    assert t.orc("B") == "f32 4"


def test_ff_5_6_darts_on_the_orc_that_was_pushed() -> None:
    """EX-17: A5 would pass by; pushed onto the darts it takes three hits."""
    t = Table(players=1, round=3)
    t.home().orcs(A="f11 5").traps(poison_darts="f21").has(wood=1)
    t.event(1).play("card 0 M3-9", "displace f21", "hit A", "hit A", "hit A")
    assert t.orc("A") == "defeated"
    assert t.lair().trophies[0] == 5
    assert t.trap("f21") == "poison_darts inactive"


def test_ff_5_6_hits_are_divided_freely() -> None:
    """EX-18: A2 falls, B7 becomes B3, C9 that triggered the darts goes on."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(A="m31 2", B="f42 7", C="f13 9").traps(poison_darts="f23")
    t.event(1).play("card 0 M2-4", "card 0 M1-1")
    assert t.orc("B") == "f42 7"
    t.play("hit A", "hit B", "hit B")
    assert t.tokens() == ["claim A farmer", "claim A gold"]
    t.play("claim A gold")
    assert (t.orc("A"), t.orc("B"), t.orc("C")) == ("defeated", "f42 3", "f23 9")
    assert t.lair().trophies[0] == 2


def test_ff_5_6_several_rewards_in_the_order_the_player_likes() -> None:
    """EX-19: one hit each on B3 and C3."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B="f41 3", C="f13 3").traps(blast_trap="f23")
    t.event(1).play("card 0 M2-4", "card 0 M1-1", "hit B", "hit C")
    claims = t.matching("claim")
    assert "B gold" in claims
    assert "C gold" in claims
    t.play("claim C gold", "claim B gold")
    assert t.goods() == {"gold": 3}
    assert t.orc("B") == t.orc("C") == "defeated"


def test_ff_5_6_the_order_of_rewards_for_orcs_in_the_cave() -> None:
    """FF-6.1: C enters the Blast Trap; A and B, both in the cave, get one hit each."""
    for first, second in (("A", "B"), ("B", "A")):
        t = Table(players=1, round=8, bribes="gold gold gold gold")
        t.home().tiles(dwelling="m31 m21").land(cavern="m11 m12").dwarfs(0, 0, 4)
        t.home().living("m41", "m31", "m41").orcs(A="m31 3", B="m21 3", C="f13 9")
        t.home().traps(blast_trap="f23").has(food=9)
        t.event(3).play("card 0 M3-1")
        t.play("hit A", "hit B")
        assert {word.split()[0] for word in t.matching("claim")} == {"A", "B"}
        t.play(f"claim {first} gold")
        assert t.matching("claim")[0].startswith(second)
        t.play(f"claim {second} gold")
        assert t.prisoners() == []
        assert t.goods()["gold"] == 2


def test_ff_5_6_not_orc_d_in_reserve() -> None:
    """R33: orc D is no target before it is placed; hits are optional."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(B="f12 7", D="reserve 12").traps(blast_trap="f22")
    t.event(1).play("card 0 M2-1")
    assert t.tokens() == ["hit B", "stop"]
    t.play("stop")
    assert t.orc("B") == "f32 7"


def test_ff_5_5_perma_trap_stays() -> None:
    """EX-20: C9 leaves with 6, the trap is active and scores nothing."""
    t = Table(players=1, round=6, bribes="gold gold gold gold")
    t.home().orcs(C="f12 9").traps(perma_trap="f22")
    t.event(2).play("card 0 M2-1")
    assert t.orc("C") == "f32 6"
    assert t.trap("f22") == "perma_trap active"
    assert t.score()["traps"] == 0


def test_ff_5_8_only_inactive_traps_score() -> None:
    t = Table(players=1)
    t.home().traps(pitfall="f11 f12!", saw_trap="f13!", perma_trap="f21")
    assert t.score()["traps"] == 4


def test_ff_5_5_perma_trap_on_the_way_back() -> None:
    """EX-21: B7 passes f22 once."""
    t = Table(players=1, round=6, bribes="gold gold gold gold")
    t.home().orcs(B="f12 7").traps(perma_trap="f22")
    t.event(2).play("card 0 M3-6")
    assert t.orc("B") == "f12 4"


def test_ff_5_4_a_trap_holds_one_orc() -> None:
    """EX-22: B walks through the net that holds A."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(A="f22 5", B="f12 7").traps(catch_net="f22").held("A")
    t.event(1)
    t.play("card 0 M3-6", "card 0 M2-1")
    assert t.orc("A").startswith("f22")
    assert t.held("A")
    assert t.orc("B") == "f32 7"
    assert not t.held("B")


def test_ff_5_4_too_strong_for_the_net() -> None:
    """EX-23: strength 9, limit 8."""
    t = entering("catch_net", "9")
    assert t.orc("B") == "f32 9"


def test_ff_5_4_caught_next_to_a_vacant_dwelling() -> None:
    """EX-24: B7 is friendly at once, without reward, and eats in the harvest after the event."""
    t = Table(players=1, round=6, bribes="gold gold gold gold")
    t.home().orcs(B="f12 7").traps(catch_net="f22").tiles(orc_dwelling="m31").has(food=9)
    t.event(2).play("card 0 M3-2")
    assert t.orc("B") == "friendly"
    assert t.friends() == ["B m31"]
    assert t.trap("f22") == "catch_net inactive"
    assert t.decider == -1  # orc D is drawn next: no reward was offered
    t.play("card 0 M1-1")
    assert t.goods() == {"food": 4}


def test_ff_5_4_held_until_a_dwelling_is_built() -> None:
    """EX-25: A is held since event 1; with the Orc Dwelling it moves in and works at once."""
    t = Table(players=1, round=5).pile("logging", wood=3)
    t.home().orcs(A="f21 5").traps(catch_net="f21").held("A").has(wood=2, ore=2, food=9)
    t.turn().play("place housework", "furnish orc_dwelling m31")
    assert t.orc("A") == "friendly"
    assert t.trap("f21") == "catch_net inactive"
    while "place_orc A logging" not in t.tokens():
        t.play(t.tokens()[0])
    t.play("place_orc A logging")


def test_ff_5_4_the_held_orc_frees_itself() -> None:
    """EX-26: in event 2 A moves one to the right and the net is free again."""
    t = Table(players=1, round=6, bribes="gold gold gold gold")
    t.home().orcs(A="f21 5").traps(catch_net="f21").held("A")
    t.event(2).play("card 0 M1-5")
    assert t.orc("A") == "f22 5"
    assert not t.held("A")
    assert t.trap("f21") == "catch_net active"


def test_ff_5_4_a_long_way_out_of_the_net() -> None:
    """EX-27: f31 by DL, R and U to f32."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(A="f31 5").traps(catch_net="f31").held("A")
    t.event(1).play("card 0 M3-4")
    assert t.orc("A") == "f32 5"
    assert not t.held("A")


def test_ff_5_4_the_same_move_may_end_in_the_same_net() -> None:
    """DR, L and U lead back into the net on the third step, where the orc is caught again."""
    t = Table(players=1, round=3, bribes="gold gold gold gold")
    t.home().orcs(A="f21 5").traps(catch_net="f21").held("A")
    t.event(1).play("card 0 M3-6")
    assert t.orc("A") == "f21 5"
    assert t.held("A")


def test_ff_5_4_a_defeated_orc_leaves_the_net_active() -> None:
    t = Table(players=1).pile("logging", wood=1)
    t.home().dwarfs(9).orcs(A="f21 5").traps(catch_net="f21").held("A")
    t.turn().play("place logging", "loot fight_orc", "claim A gold")
    assert t.trap("f21") == "catch_net active"


@pytest.mark.parametrize(
    "name, sort, limit, price",
    [
        ("trigger_iron", "weakening", 0, "2 wood 2 ore"),
        ("catch_net", "hold", 8, "3 wood 1 boar"),
        ("catch_stone", "hold", 10, "4 stone"),
        ("pitfall", "ko", 8, "4 wood 1 stone"),
        ("food_trap", "weakening", 0, "3 food"),
        ("poison_darts", "weakening", 0, "2 wood 2 gold"),
        ("perma_trap", "weakening", 0, "4 gold"),
        ("saw_trap", "weakening", 0, "3 ore 1 dog"),
        ("snare", "hold", 10, "4 wood 1 sheep"),
        ("spear_trap", "ko", 10, "3 ore 1 donkey"),
        ("blast_trap", "weakening", 0, "1 ruby"),
        ("rockfall", "weakening", 0, "2 wood"),
    ],
)
def test_ff_5_5_the_table(name: str, sort: str, limit: int, price: str) -> None:
    trap = next(trap for trap in TRAPS if trap.name == name)
    paid = " ".join(f"{n} {GOOD_NAMES[i]}" for i, n in enumerate(trap.price) if n)
    assert (trap.sort, trap.limit, paid) == (sort, limit, price)


def test_ff_5_5_copies() -> None:
    """Twelve traps, three of them seven times: thirty tiles."""
    several = [trap.name for trap in TRAPS if trap.copies]
    assert sorted(several) == sorted(BASE_BOARD_TRAPS)
    assert len(TRAPS) - len(several) + ALL_COPIES * len(several) == 30


def test_ff_5_7_animals_are_paid_from_the_board() -> None:
    t = Table(players=1).supply(catch_net=1, pitfall=0, saw_trap=0)
    t.home().has(wood=3, boar=2)
    t.turn().play("place housework", "trap catch_net f11")
    assert t.animals() == (0, 0, 1, 0)


def test_ff_5_1_and_5_2_traps_stay_in_the_forest() -> None:
    """A trap is no furnishing tile, lies only in the forest and cannot be built over."""
    t = Table(players=1).supply(pitfall=1)
    t.home().has(wood=9, stone=9).land(meadow="f43").traps(saw_trap="f33!")
    t.turn().play("place housework")
    assert all(cell.startswith("f") for cell in t.matching("trap pitfall"))
    assert "f33" not in t.matching("trap pitfall")
    assert "f43" in t.matching("trap pitfall")


def test_ff_5_9_a_held_orc_breaks_through_after_event_4() -> None:
    t = Table(players=1, round=12, bribes="gold gold gold gold")
    t.home().orcs(D="f13 8").traps(catch_net="f23").has(food=9).crops(f41="grain 3")
    t.event(4).play("card 0 M1-1")
    assert t.orc("D") == "m31 8"
    assert t.trap("f23") == "catch_net active"

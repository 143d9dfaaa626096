"""FF-0.7: who lives where, and when it is asked."""

from tests.fiends.build import Table


def friend_in(dwelling: str, vacant: str, round: int = 5) -> Table:
    """A friendly orc in m31; another orc dwelling, m21, is vacant. No fiend is left."""
    t = Table(players=1, round=round)
    t.home().tiles(**{dwelling: "m31"}).tiles(**{vacant: "m21"}).orcs().friend("A", "m31")
    t.home().has(food=20)
    return t


def test_ff_0_7_a_friend_moves_to_a_better_dwelling_at_return_home() -> None:
    """Return Home, no orc event, no fiend left: the friend of the Orc Dwelling becomes a worker."""
    t = friend_in("orc_dwelling", "orc_worker_dwelling").homecoming()
    assert t.tokens() == ["settle m41 m41 m31", "settle m41 m41 m21"]
    t.play("settle m41 m41 m21")
    assert t.friends() == ["A m21"]
    assert t.s.round == 6


def test_ff_0_7_not_asked_where_it_cannot_matter() -> None:
    """No gain: from worker to plain orc, a Mine Orc without ore, anything in the last round."""
    assert friend_in("orc_worker_dwelling", "orc_dwelling").homecoming().s.round == 6
    assert friend_in("orc_dwelling", "orc_dwelling").homecoming().s.round == 6
    assert friend_in("orc_dwelling", "mine_orc_dwelling").homecoming().s.round == 6
    assert friend_in("orc_dwelling", "chief_orc_dwelling", round=12).homecoming().over


def test_ff_0_7_a_mine_orc_in_time_for_the_mines_phase() -> None:
    """FF-7.4: ore lies on a mine without donkey; after the move the friend extracts it."""
    t = friend_in("orc_dwelling", "mine_orc_dwelling")
    t.home().land(ore_mine="m11").mines(m11=3)
    t.homecoming().play("settle m41 m41 m21", "extract m11")
    assert t.goods()["ore"] == 4


def test_ff_0_7_either_of_two_abilities_every_round() -> None:
    """A Chief Orc and an Orc Worker Dwelling, one friend: a real choice at every Return Home."""
    t = friend_in("chief_orc_dwelling", "orc_worker_dwelling").homecoming()
    assert len(t.tokens()) == 2
    t = friend_in("orc_worker_dwelling", "chief_orc_dwelling").homecoming()
    assert len(t.tokens()) == 2


def test_ff_0_7_a_guest_makes_room_for_a_child() -> None:
    """FF-9.10: the friend leaves the Guest Dwelling, so that a dwarf can be born into it."""
    t = friend_in("guest_dwelling", "orc_dwelling")
    assert t.lair().free_room() == 0
    t.homecoming().play("settle m41 m41 m21")
    assert t.lair().free_room() == 1


def test_ff_0_7_when_a_dwelling_is_built() -> None:
    """FF-7.1: the friend, not placed yet, moves into the new Orc Worker Dwelling at once."""
    t = Table(players=1).pile("logging", wood=1).supply(orc_worker_dwelling=1)
    t.home().tiles(orc_dwelling="m31").land(cavern="m21").orcs().friend("A", "m31").dwarfs(0)
    t.home().has(wood=4, ore=3)
    t.turn().play("place housework", "furnish orc_worker_dwelling m21")
    assert t.tokens() == ["settle m41 m31", "settle m41 m21"]
    t.play("settle m41 m21")
    assert t.friends() == ["A m21"]
    assert "place_orc A slash_and_burn" in t.tokens()


def test_ff_0_7_not_when_the_friend_has_worked_already() -> None:
    """The same, but the friend was placed: it can wait until Return Home."""
    t = Table(players=1).pile("logging", wood=1).supply(orc_worker_dwelling=1)
    t.home().tiles(orc_dwelling="m31").land(cavern="m21").orcs().friend("A", "m31").dwarfs(0, 0)
    t.home().has(wood=4, ore=3)
    t.lair().friends[0] |= 1 << 16
    t.turn().play("place housework", "furnish orc_worker_dwelling m21")
    assert not t.matching("settle")


def test_ff_0_7_a_dwarf_leaves_the_guest_dwelling_for_a_held_orc() -> None:
    """FF-7.1, R37: a dwarf is in the Guest Dwelling, an orc in the net; a Dwelling is built."""
    t = Table(players=1)
    t.home().tiles(guest_dwelling="m31").land(cavern="m21").traps(catch_net="f21")
    t.home().dwarfs(0, 0, 0).living("m41", "m41", "m31").orcs(A="f21 5").held("A")
    t.home().has(wood=4, stone=3)
    t.turn().play("place housework", "furnish dwelling m21")
    assert t.tokens() == ["settle m41 m41 m31", "settle m41 m41 m21"]
    t.play("settle m41 m41 m21", "lodge A m31")
    assert t.friends() == ["A m31"]


def test_ff_0_7_when_an_orc_is_held() -> None:
    """FF-8.9: in the event orc A walks into the net; the dwarf leaves the Guest Dwelling for it."""
    t = Table(players=1, round=3)
    t.home().tiles(guest_dwelling="m31", dwelling="m21").traps(catch_net="f21").has(food=20)
    t.home().dwarfs(0, 0, 0).living("m41", "m41", "m31").orcs(A="f11 5")
    t.event(1).play("settle m41 m41 m31", "card 0 M3-1", "settle m41 m41 m21", "lodge A m31")
    assert t.friends() == ["A m31"]


def test_ff_0_7_plans_that_move_a_friend_before_an_event() -> None:
    """FF-9.3: the friend may leave the dearer dwelling before orcs come in; bots see the plan."""
    t = friend_in("orc_worker_dwelling", "orc_dwelling")
    t.home().orcs(B="f43 7")
    t.lair().place[0] = -3
    t.event(2)
    assert "settle m41 m41 m21" in t.tokens()


def test_ff_0_7_prisoners_stay() -> None:
    """FF-9.7: who is in an occupied dwelling does not move, and nobody moves in."""
    t = friend_in("orc_dwelling", "orc_worker_dwelling")
    t.home().orcs(B="m21 7")
    t.lair().place[0] = -3
    t.homecoming()
    assert t.s.round == 6

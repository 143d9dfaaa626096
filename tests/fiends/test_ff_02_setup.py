"""FF-0 to FF-2: conventions, components, setup."""

import pytest

from hearthside import BadOption, new_game, replay
from hearthside.core import engine
from hearthside.games.caverna.cells import ENTRANCE_CELL, ENTRY_CELL, ICONS, cell_name
from hearthside.games.caverna.spaces import SPACE_NAMED
from hearthside.games.fiends.bounties import BOUNTIES
from hearthside.games.fiends.content import FIENDS, SUPPLY
from hearthside.games.fiends.setup import ALL_COPIES, new_state
from hearthside.games.fiends.state import Fiends
from hearthside.games.fiends.tables import CARDS, DIRECTIONS, LETTERS
from hearthside.games.fiends.tiles import PER_PLAYER
from hearthside.games.fiends.traps import TRAPS
from tests.fiends.build import Table

PLAYERS = range(1, 8)


def started(players: int, seed: int = 1, **options: bool | int | str) -> Fiends:
    s = new_state(players, seed, dict(options))
    engine.play_nature(s)
    return s


def test_ff_0_1_base_rules_stay() -> None:
    """Everything not replaced is the very same declaration as in Caverna."""
    names = {space.name for space in FIENDS.spaces[len(FIENDS.spaces) - 7 :]}
    assert names == {
        "armory_a",
        "armory_b",
        "ore_mining_a",
        "ore_mining_b",
        "housework",
        "wish_for_children",
        "urgent_wish_for_children",
    }


def test_ff_0_3_coordinates() -> None:
    """The spaces of the home board in notation; c41 of the rules is m41."""
    assert cell_name(ENTRY_CELL) == "m41"
    assert cell_name(ENTRANCE_CELL) == "f43"
    assert sorted(cell_name(cell) for cell in ICONS) == ["f13", "f31", "f42", "m13", "m42"]


def test_ff_0_5_and_0_6_the_state_of_a_player() -> None:
    view = new_game("fiends", 1, 1).view()
    home = view["homes"][0]
    assert [orc["status"] for orc in home["orcs"]] == ["forest", "forest", "forest", "reserve"]
    assert home["friends"] == []
    assert not home["yellow_access"]
    assert [dwarf["dwelling"] for dwarf in home["dwarfs"]] == ["m41", "m41"]


def test_ff_0_7_residence_is_asked_before_an_event() -> None:
    """Unchanged is the first proposal; any settlement within capacity is accepted."""
    t = Table(players=1, round=6)
    t.home().orcs(A="f11 5").tiles(dwelling="m31").dwarfs(0, 3, 5)
    t.event(2)
    assert t.tokens()[0] == "settle m41 m41 m31"
    assert t.refuses("settle m41 m41 m41")
    assert t.refuses("settle m31 m31 m41")
    assert not t.refuses("settle m31 m41 m41")
    t.play("settle m31 m41 m41")
    assert [cell_name(cell) for cell in t.lair().living] == ["m31", "m41", "m41"]


def test_ff_0_7_nobody_moves_into_an_occupied_dwelling() -> None:
    t = Table(players=1, round=6)
    t.home().tiles(dwelling="m31", warrior_dwelling="m21").dwarfs(0, 3, 5)
    t.home().living("m41", "m41", "m31").orcs(A="m31 5", B="f12 7")
    assert t.prisoners() == [5]
    t.event(2)
    assert t.refuses("settle m41 m31 m31")
    assert t.refuses("settle m41 m41 m21")
    t.play("settle m41 m21 m31")


def test_ff_0_8_dogs_stand_somewhere_but_not_on_traps() -> None:
    """R30."""
    t = Table(players=1, round=3)
    t.home().orcs(A="f11 5").traps(pitfall="f22").has(dog=2)
    t.event(1)
    assert t.refuses("arrange f22=2dog")
    assert t.refuses("arrange f21=1dog")
    t.play("arrange f21=1dog m41=1dog")
    assert t.lair().stand


def test_ff_0_9_a_complete_arrangement_is_fixed() -> None:
    t = Table(players=1, round=3)
    t.home().orcs(A="f11 5").land(small="f43").has(sheep=2, boar=2)
    t.event(1)
    for wrong in ("f43=2sheep", "f43=4sheep", "f43=2sheep m41=1boar+1sheep"):
        assert t.refuses(f"arrange {wrong}")
    assert not t.refuses("arrange f43=2boar m41=2sheep")
    t.play("arrange f43=2sheep m41=2boar")


def test_ff_0_9_without_orcs_positions_do_not_matter() -> None:
    t = Table(players=1, round=3)
    t.home().orcs().has(sheep=2, food=9)
    t.event(1)
    assert not t.lair().stand
    assert not any(token.startswith("arrange") for token in t.tokens())


def test_ff_0_4_directions() -> None:
    """Right points to the mountain; one step changes row and column by at most one."""
    assert DIRECTIONS["R"] == (0, 1)
    assert DIRECTIONS["UL"] == (-1, -1)
    assert len(set(DIRECTIONS.values())) == 8
    assert all(max(abs(rows), abs(columns)) == 1 for rows, columns in DIRECTIONS.values())


def test_ff_0_10_what_replaces_base_rules() -> None:
    """The base spaces of these names are there no more, their cards neither."""
    s = started(3)
    for name in ("housework", "ore_mining_a"):
        assert SPACE_NAMED[name].index not in s.open_spaces
        assert FIENDS.space_named[name].index in s.open_spaces
    for name in ("wish_for_children",):
        assert not s.bag >> SPACE_NAMED[name].index & 1
        assert s.bag >> FIENDS.space_named[name].index & 1


def test_ff_1_3_weapons_stay_at_14() -> None:
    """Orcs may be stronger than 14 in a campaign, weapons never (R16)."""
    t = Table(players=1).pile("logging", wood=1)
    t.home().dwarfs(14).orcs(A="f11 22")
    t.turn().play("place logging")
    assert "loot fight_orc" not in t.tokens()
    t.play("loot all_weapons_plus_1")
    assert t.dwarfs() == [14]


def test_ff_1_4_tiles_that_stay_in_the_box() -> None:
    used = {"dwelling", *SUPPLY.functions, *PER_PLAYER}
    used.update(name for names in (*SUPPLY.extensions, *SUPPLY.strips) for name in names)
    for players in (1, 7):
        s = started(players)
        names = {FIENDS.tiles[i].name for i, n in enumerate(s.left) if n}
        assert names <= used
    assert not used & {"trader", "guest_room", "additional_dwelling", "beer_parlor", "miner"}


def test_ff_1_2_components() -> None:
    assert [sum(card.reach == n for card in CARDS) for n in (1, 2, 3)] == [9, 9, 9]
    assert len(TRAPS) == 12
    assert len(FIENDS.tiles) - 48 == 13
    new = [tile.name for tile in FIENDS.tiles[48:]]
    assert sum(ALL_COPIES if name in PER_PLAYER else 1 for name in new) == 25
    assert [len(strip) for strip in BOUNTIES] == [4] * 7
    assert len(SUPPLY.strips) == 7


def test_ff_1_1_the_new_threat_is_there_from_the_start() -> None:
    s = started(2)
    for seat in (0, 1):
        assert s.lair(seat).orcs_on_board() == 0b111


@pytest.mark.parametrize("players", PLAYERS)
def test_ff_2_1_numbers_by_players(players: int) -> None:
    s = started(players)
    strips = (0, 1, 1, 2, 3, 4, 5, 5)[players]
    assert len(s.extensions) == players
    assert len(s.longs) == len(s.shorts) == strips
    assert len(s.slots) == 4 * strips
    yellow = [i for i, tile in enumerate(FIENDS.tiles) if tile.colour == 2 and s.left[i]]
    assert len(yellow) == 2 * strips
    assert s.greens == (3 if players <= 2 else 4)
    for name in PER_PLAYER:
        assert s.left[FIENDS.tile_named[name].index] == players
    for trap in TRAPS:
        if trap.copies:
            assert s.traps_left[trap.index] == players
    assert len(set(s.extensions)) == players
    assert len(set(s.longs)) == strips


@pytest.mark.parametrize("players", PLAYERS)
def test_ff_2_2_spaces_replaced(players: int) -> None:
    names = [FIENDS.spaces[i].name for i in started(players).open_spaces]
    side = "a" if players <= 3 else "b"
    assert f"armory_{side}" in names
    assert f"ore_mining_{side}" in names
    assert "wood_gathering" not in names
    assert "forest_exploration_b" not in names
    assert ("forest_exploration_3" in names) == (players == 3)
    assert FIENDS.space_named["housework"].index in started(players).open_spaces
    assert len(names) == len(set(names))


def test_ff_2_3_the_card_of_round_4_is_the_new_wish() -> None:
    t = Table(players=3, round=3)
    t.s.marker = 0
    t.next_round().nature()
    while t.s.round < 4:
        t.play(t.tokens()[0])
    assert FIENDS.space_named["wish_for_children"].index in t.s.open_spaces
    t.s.bag = 1 << FIENDS.space_named["family_life"].index
    t.s.round = 6
    t.next_round()
    t.nature()
    names = [FIENDS.spaces[i].name for i in t.s.open_spaces]
    assert "urgent_wish_for_children" in names
    assert "wish_for_children" not in names


@pytest.mark.parametrize("players", [1, 2, 3])
def test_ff_2_4_orc_markers(players: int) -> None:
    """Rounds 3 and 6 are fixed, two more lie in rounds 7 to 12 (R27, R43)."""
    for seed in range(3):
        game = new_game("fiends", players, seed)
        while not game.over:
            options = game.options(anytime=False) or game.options()
            game.play(options[seed % len(options)].token)
        markers = game.view()["markers"]
        orcs = [int(r) for r, marker in markers.items() if marker == "orc"]
        assert orcs[:2] == [3, 6]
        assert len(orcs) == 4
        assert all(r >= 7 for r in orcs[2:])
        assert len(markers) == (7 if players <= 2 else 8)


def test_ff_2_5_bribe_tokens_are_open() -> None:
    view = new_game("fiends", 2, 3).view()
    goods = [board["bribe"] for board in view["events"]]
    assert len(set(goods)) == 4


def test_ff_2_6_supply_board() -> None:
    s = started(1)
    names = [FIENDS.tiles[i].name for i, n in enumerate(s.left) if n]
    base = {"dwelling", "orc_dwelling", "warrior_dwelling", *SUPPLY.functions}
    assert base <= set(names)
    dwelling, function, trap = SUPPLY.extensions[s.extensions[0]]
    assert {dwelling, function} <= set(names)
    assert [t.name for t in TRAPS if s.traps_left[t.index]].count(trap) == 1


def test_ff_2_6_all_orc_dwellings() -> None:
    """Option all_orc_dwellings, ruling R6."""
    s = started(2, all_orc_dwellings=True)
    assert s.left[FIENDS.tile_named["orc_dwelling"].index] == 7


def test_ff_2_6_a_tile_that_exists_in_copies_runs_out() -> None:
    t = Table(players=2).supply(orc_dwelling=2)
    t.home().has(wood=4, ore=4).land(cavern="m21").dwarfs(0, 0)
    t.turn().play("place housework", "furnish orc_dwelling m31")
    assert t.s.supply >> FIENDS.tile_named["orc_dwelling"].index & 1
    t.supply(orc_dwelling=1)
    t.s.occupants[FIENDS.space_named["housework"].index] = -1
    t.home(1).has(wood=2, ore=2)
    while t.decider != 1:
        t.play(t.tokens()[-1])
    t.play("place housework", "furnish orc_dwelling m31")
    assert not t.s.supply >> FIENDS.tile_named["orc_dwelling"].index & 1


def test_ff_2_7_yellow_tiles_lie_on_the_short_strips() -> None:
    s = started(3, seed=5)
    expected = {name for n in s.shorts for name in SUPPLY.strips[n]}
    found = {
        FIENDS.tiles[i].name for i, n in enumerate(s.left) if n and FIENDS.tiles[i].colour == 2
    }
    assert found == expected


def test_ff_2_8_stacks_by_range() -> None:
    assert [card.name[:2] for card in CARDS] == ["M1"] * 9 + ["M2"] * 9 + ["M3"] * 9


def test_ff_2_9_orcs_and_strengths() -> None:
    s = started(3)
    for seat in range(3):
        home = s.lair(seat)
        assert [cell_name(cell) for cell in home.place[:3]] == ["f11", "f12", "f13"]
        assert home.power == [5, 7, 9, 12]
        assert len(LETTERS) == 4
    assert started(2, orc_strength="hard").lair(1).power == [7, 9, 11, 14]
    assert new_game("fiends", 1, 1).view()["homes"][0]["goods"]["food"] == 1


def test_ff_2_9_handicap() -> None:
    s = started(3, handicap="1")
    assert [s.lair(seat).power[0] for seat in range(3)] == [5, 7, 5]
    with pytest.raises(BadOption):
        new_state(2, 1, {"handicap": "5"})


def test_ff_2_9_handicap_for_any_set_of_seats() -> None:
    """The printed hint: whoever is more experienced takes the hard side, the others do not."""
    s = started(4, handicap="023")
    assert [s.lair(seat).power[3] for seat in range(4)] == [14, 12, 14, 14]
    game = new_game("fiends", 4, 1, {"handicap": "13"})
    assert replay(game.record()).setup.options["handicap"] == "13"
    for wrong in ("", "00", "20", "07", "0.2", "04"):
        with pytest.raises(BadOption):
            new_state(4, 1, {"handicap": wrong})

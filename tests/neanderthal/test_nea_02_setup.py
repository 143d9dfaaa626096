"""NEA-2: setup."""

from __future__ import annotations

import pytest

from hearthside import BadOption, new_game
from hearthside.core import engine
from hearthside.core.choice import NATURE
from hearthside.core.options import OptionValue
from hearthside.games.neanderthal.forms import FORMS
from hearthside.games.neanderthal.names import DISCS, SPECIES, STRUCTURES
from hearthside.games.neanderthal.packed.members import size
from hearthside.games.neanderthal.setup import new_state
from hearthside.games.neanderthal.state import Neanderthal


def dealt(players: int, script: str, **options: OptionValue) -> Neanderthal:
    """A game with the species, structure cards and sides of the script."""
    s = new_state(players, 1, options)
    words = script.split(", ")
    while words:
        if s.decider == NATURE and not words[0].startswith(("assign", "structure")):
            engine.play_nature(s)
        elif s.decider == NATURE and len(s.options) > 3:
            engine.choose(s, s.options[0])
        else:
            c = FORMS.parse(s, words.pop(0))
            assert c in s.options
            engine.choose(s, c)
    return s


SCRIPT = (
    "assign yellow, assign red, "
    "structure X1, structure X2, side pair_bonded, side patriarch, side open"
)


def test_nea_2_1_three_players() -> None:
    """NEA-2.1: decks, rows, pools, elders, dead pool."""
    s = dealt(3, SCRIPT)
    assert s.seating == [1, 0, 2]
    assert (s.events_left, s.women_bag.bit_count()) == (10, 21)
    assert s.biome_bag.bit_count() == 24
    assert all(0 <= card < 18 for card in s.row[:6])
    assert all(18 <= card < 36 for card in s.row[6:])
    for tribe in s.tribes:
        assert size(tribe.pool) == 6
        assert s.dead[tribe.colour] == 11
    assert s.dead_alphas == 7


@pytest.mark.parametrize(
    "species, card, side, vocabulary",
    [
        ("red", "X1", "pair_bonded", "O4 W5 B4"),
        ("red", "X3", "patriarch", "O3 W4 B4"),
        ("red", "X1", "open", "O3 W4 B3"),
        ("yellow", "X2", "pair_bonded", "O5 W5 B3"),
        ("yellow", "X2", "patriarch", "O4 W4 B3"),
        ("yellow", "X3", "open", "O4 W4 B2"),
        ("green", "X1", "pair_bonded", "O5 W4 B4"),
        ("green", "X3", "patriarch", "O4 W3 B4"),
        ("green", "X3", "open", "O4 W3 B3"),
    ],
)
def test_nea_2_1_resulting_vocabulary(species: str, card: str, side: str, vocabulary: str) -> None:
    """The table of NEA-2.1; NEA-14.4 structure discs."""
    s = dealt(1, f"species {species}, structure {card}, side {side}", variant="one_species")
    tribe = s.tribes[SPECIES.index(species)]
    assert STRUCTURES[tribe.structure] == side
    found = " ".join(f"{DISCS[i]}{tribe.vocabulary[i]}" for i in range(3))
    assert found == vocabulary


def test_ex_01_neanderthals_pair_bonded() -> None:
    """EX-01."""
    s = dealt(3, SCRIPT)
    game = new_game("neanderthal", 3)
    found = game.rules.view(s, 0)["species"][0]
    assert found["species"] == "yellow"
    assert found["pool"] == {"yellow": 6}
    assert found["elders"] == {"firekeeper": {"alpha": False, "settled": False}}
    assert game.rules.view(s, 0)["dead"]["yellow"] == {"members": 11, "alpha": True}
    assert list(found["portals"]) == ["BB"]
    assert found["vocabulary"] == {"O": 5, "W": 5, "B": 3}
    assert found["hand_limit"] == 0


def test_nea_2_2_two_players() -> None:
    """NEA-2.2: the third species is not used; 6 portals; two of three structure cards."""
    s = dealt(2, "assign red, assign green, structure X2, structure X1, side patriarch, side open")
    assert s.tribes[1].seat == -1
    assert s.dead[1] == 0
    assert s.mode.portals == 6
    assert [s.tribes[c].card for c in (0, 2)] == [1, 0]


def test_nea_2_3_one_player() -> None:
    """NEA-2.3: all three species, or one of your choice."""
    s = new_state(1, 1, {})
    engine.play_nature(s)
    assert s.seating == [0, 1, 2]
    assert [tribe.seat for tribe in s.tribes] == [0, 0, 0]
    s = new_state(1, 1, {"variant": "one_species"})
    engine.play_nature(s)
    assert [FORMS.parse(s, f"species {name}") for name in SPECIES] == s.options


@pytest.mark.parametrize(
    "players, variant, species, events, pool, portals, together",
    [
        (3, "standard", 3, 10, 6, 5, False),
        (2, "standard", 2, 10, 6, 6, False),
        (3, "cooperative", 3, 10, 6, 5, True),
        (1, "standard", 3, 10, 6, 6, True),
        (1, "cooperative", 3, 10, 6, 6, True),
        (1, "one_species", 1, 8, 8, 5, False),
    ],
)
def test_nea_2_4_mode_table(
    players: int,
    variant: str,
    species: int,
    events: int,
    pool: int,
    portals: int,
    together: bool,
) -> None:
    """NEA-2.4; NEA-13.2.5, RU-12."""
    mode = new_state(players, 1, {"variant": variant}).mode
    assert (mode.species, mode.events, mode.pool, mode.portals) == (species, events, pool, portals)
    assert mode.cooperative == together


def test_nea_2_4_impossible_modes_are_refused() -> None:
    """RU-11: one to three players, and variants for some of them."""
    with pytest.raises(BadOption, match="for 1 or 3 players"):
        new_game("neanderthal", 2, options={"variant": "cooperative"})
    with pytest.raises(BadOption, match="for 1 player"):
        new_game("neanderthal", 3, options={"variant": "one_species"})

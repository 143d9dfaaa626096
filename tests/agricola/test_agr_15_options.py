"""The options of variants and campaigns: what is understood, what is refused (AGR-15.0)."""

import pytest

from hearthside import games, new_game
from hearthside.core.errors import BadOption
from hearthside.core.options import OptionValue
from hearthside.games.agricola.config import Config

REFUSED: list[tuple[int, dict[str, OptionValue], str]] = [
    (2, {"deal": "quick_draft", "hand_cards": False}, "needs hand cards"),
    (2, {"mulligan": True, "hand_cards": False}, "needs hand cards"),
    (2, {"living_hand": "dorn5", "hand_cards": False}, "needs hand cards"),
    (2, {"open_market": True, "hand_cards": False}, "needs hand cards"),
    (2, {"kept": "A086/-", "hand_cards": False}, "needs hand cards"),
    (1, {"deal": "draft_8"}, "at least 2 players"),
    (2, {"deal": "draft_8", "living_hand": "dorn3"}, "has its own deal"),
    (4, {"deal": "lopez"}, "needs 8 occupations"),
    (3, {"teams": "min"}, "need 4 players"),
    (2, {"teams": "product"}, "need 4 players"),
    (3, {"two_player_tile": True}, "for 2 players"),
    (1, {"extra_tile": True}, "not for the solo game"),
    (1, {"reverse_start": True}, "at least 2 players"),
    (2, {"strict_adjacency": True, "pastures_apart": True}, "exclude each other"),
    (2, {"first": "2"}, "does not exist"),
    (2, {"kept": "A086"}, "one entry for every seat"),
    (2, {"more_food": "1/2/3"}, "one entry for every seat"),
    (2, {"kept": "A086/A086"}, "kept twice"),
    (2, {"kept": "A001/-"}, "no occupation"),
    (2, {"kept": "A999/-"}, "no occupation"),
    (3, {"kept": "A086/-/-", "deal": "lopez"}, "Lopez hand"),
    (1, {"kept": "A086", "deal": "deal10_keep7"}, "in the solo game"),
    (1, {"kept": "A086", "living_hand": "dorn5"}, "in the solo game"),
    (2, {"kept": "A086, B087"}, "cannot be"),
    (2, {"first": "nobody"}, "cannot be"),
    (2, {"more_food": "-1"}, "cannot be"),
    (2, {"teams": "sum"}, "cannot be"),
    (2, {"mulligan": "yes"}, "cannot be"),
]


@pytest.mark.parametrize("case", range(len(REFUSED)))
def test_agr_15_0_impossible_combinations_are_refused(case: int) -> None:
    """AGR-R28, AGR-R30: a sentence says why."""
    players, options, words = REFUSED[case]
    with pytest.raises(BadOption, match=words) as error:
        new_game("agricola", players, 1, options)
    assert str(error.value).endswith((".", "]")) or "allowed are" in str(error.value)


def test_agr_15_10_lopez_is_possible_with_fewer_players() -> None:
    for players in (1, 2, 3):
        assert Config({"deal": "lopez"}, players).deal == "lopez"


def test_agr_15_0_lobbies_see_no_campaign_options() -> None:
    """AGR-16: they are written by campaigns, not by people."""
    info = next(info for info in games() if info.id == "agricola")
    names = [option.name for option in info.options]
    assert "deal" in names
    assert not {"first", "kept", "more_food"} & set(names)


def test_agr_15_0_defaults_change_nothing() -> None:
    rules = Config({}, 4)
    assert (rules.deal, rules.living_hand, rules.team_score) == ("deal7", "off", "off")
    assert not (rules.mulligan)
    assert not (rules.open_market)
    assert not (rules.teams)
    assert not (rules.strict_adjacency)
    assert not (rules.accommodate_first)
    assert not (rules.leave_animals)
    assert not (rules.reverse_start)
    assert (rules.first, rules.kept, rules.more_food) == (-1, [[]] * 4, [0] * 4)


def test_agr_15_13_hr6_is_the_tile_for_two() -> None:
    """HR6: the four spaces of the 2-player tile are there."""
    names = [
        space["name"]
        for space in new_game("agricola", 2, options={"two_player_tile": True}).view()["spaces"]
    ]
    assert len([name for name in names if name.startswith("tile2_")]) == 4

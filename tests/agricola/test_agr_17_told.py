"""What the client is told, so that it need not know rules (AGR-17.3)."""

import pytest

from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.view import view
from tests.agricola import notation
from tests.agricola.build import Table


def offered(s: Agricola, token: str) -> dict[str, object]:
    """The arguments of the message of an option."""
    return dict(notation.RULES.message(s, 0, notation.parse(s, token)).args)


def test_agr_7_4_a_pasture_says_its_fences_their_price_and_what_it_holds() -> None:
    table = Table(hand_cards=False)
    table.farm().has(wood=9).stables("a5")
    table.open("fencing").turn().play("place fencing")
    told = offered(table.s, "fence a4+a5")
    assert (told["fences"], told["price"], told["holds"]) == (6, {"wood": 6}, 8)
    table.play("fence a4+a5")
    told = offered(table.s, "fence b5")
    assert (told["fences"], told["price"], told["holds"]) == (3, {"wood": 3}, 2)


def test_agc_ex16_with_hedge_keeper_three_fences_cost_nothing() -> None:
    table = Table()
    table.farm().has(wood=9).cards("A088")
    table.open("fencing").turn().play("place fencing")
    assert offered(table.s, "fence a5")["price"] == {"wood": 1}
    table.play("fence a5")
    assert offered(table.s, "fence a4")["price"] == {"wood": 3}


@pytest.mark.parametrize(
    "card, counter, lying",
    [
        ("A102", 0, 8),
        ("A102", 3, 5),
        ("B019", 2, 2),
        ("B048", 3, 3),
        ("E051", 2, 2),
        ("A116", 0, 0),
    ],
)
def test_agc_2_3_what_still_lies_on_a_card(card: str, counter: int, lying: int) -> None:
    table = Table()
    table.farm().cards(card)
    table.player().counters[0] = counter
    (played,) = view(table.s, 0)["farms"][0]["cards"]
    assert (played["counter"], played["lying"]) == (counter, lying)

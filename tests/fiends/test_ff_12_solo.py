"""FF-12: solo game and campaign."""

import json
import random

import pytest

from hearthside import Game, new_game
from hearthside.campaign import Campaign, new_campaign
from hearthside.core.campaign import Sheet
from hearthside.core.errors import IllegalChoice
from hearthside.games.fiends import campaign as c
from hearthside.games.fiends.bonus_room import LOST, fates
from hearthside.games.fiends.bonuses import BONUS_NAMES
from hearthside.games.fiends.config import FiendsDecisions
from hearthside.games.fiends.drawing import MILESTONE_NAMES
from tests.fiends.build import Table
from tests.said import events_of


def won(milestone: str = "1a", **goods: int) -> Table:
    """A finished game without fiendish orcs."""
    t = Table(players=1, round=12)
    t.home().orcs().has(**goods)
    t.s.milestone = MILESTONE_NAMES.index(milestone)
    return t


def shop(total: int, discount: int = 0) -> Sheet:
    sheet = c.choose_side(c.new_sheet(), "standard")
    sheet.update(phase=c.SHOP, total=total, discount=discount, game=2)
    return sheet


def test_ff_12_1_regular_solo() -> None:
    """One food, base solo rules, the expansion's markers."""
    game = new_game("fiends", 1, 5)
    view = game.view()
    assert view["homes"][0]["goods"]["food"] == 1
    assert view["rounds"] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert view["milestone"] is None
    assert "drift_mining_a" not in [space["name"] for space in view["spaces"]]


def test_ff_12_2_a_lost_game_ends_the_campaign() -> None:
    sheet = c.choose_side(c.new_sheet(), "hard")
    t = won()
    t.home().orcs(A="m31 5")
    sheet = c.record_result(sheet, t.s)
    assert sheet["phase"] == c.LOST
    assert c.FiendsCampaign().over(sheet)


@pytest.mark.parametrize(
    "side, number, strengths",
    [
        ("standard", 1, [5, 7, 9, 12]),
        ("standard", 5, [13, 15, 17, 20]),
        ("hard", 4, [13, 15, 17, 20]),
        ("hard", 5, [15, 17, 19, 22]),
    ],
)
def test_ff_12_3_growing_strength(side: str, number: int, strengths: list[int]) -> None:
    """EX-68 is the hard side in game 4."""
    rules = FiendsDecisions({"orc_strength": side, "campaign": f"{number}::"})
    assert rules.strengths(0) == strengths


def test_ff_12_3_nothing_is_used_twice() -> None:
    used = "X1.X2.X3.X4.L1.L2.L3.L4.S1.S2.S3.S4.1a.1b.2a.2b.3a"
    for seed in range(6):
        view = new_game("fiends", 1, seed, {"campaign": f"5:{used}:"}).view()
        parts = view["extensions"] + view["short_strips"] + [b["strip"] for b in view["bounties"]]
        assert not set(parts) & set(used.split("."))
        assert view["milestone"]["name"] in ("3b", "4a", "4b")


def test_ff_12_4_points_are_carried() -> None:
    sheet = c.choose_side(c.new_sheet(), "standard")
    t = won(gold=60)
    score = t.total()
    sheet = c.record_result(sheet, t.s)
    assert (sheet["total"], sheet["phase"], sheet["game"]) == (score, c.SHOP, 2)
    assert c.components(t.s) == sheet["used"]


def test_ff_12_4_the_total_never_falls_below_nothing() -> None:
    with pytest.raises(IllegalChoice):
        c.buy(shop(9), "wood", permanent=False)
    assert c.bill(c.buy(shop(10), "wood", permanent=False)) == 10


@pytest.mark.parametrize(
    "name, once",
    [
        ("stone", 10),
        ("dog", 15),
        ("donkey", 20),
        ("ruby", 30),
        ("cavern_cavern", 40),
        ("pitfall", 50),
        ("wood_supplier", 60),
        ("dwelling", 70),
    ],
)
def test_ff_12_5_prices(name: str, once: int) -> None:
    assert c.price_of(name, False) == once
    assert c.price_of(name, True) == 2 * once


def test_ff_12_5_and_12_6_a_free_dwelling() -> None:
    """EX-67: 72 points, a Dwelling once; the next game starts with it."""
    sheet = c.leave_shop(c.buy(shop(72), "dwelling", permanent=False))
    assert sheet["total"] == 2
    seed, options = c.next_setup(sheet)
    game = new_game("fiends", 1, seed, options)
    home = game.view()["homes"][0]
    assert home["cells"]["m31"]["tile"] == "dwelling"
    assert len(home["dwarfs"]) == 2
    assert home["goods"]["wood"] == 0


def test_ff_12_6_in_any_order() -> None:
    """Two dwellings, one cavern: the second waits for the tile that brings another cavern."""
    game = new_game("fiends", 1, 3, {"campaign": "2::dwelling.dwelling.cavern_tunnel.boar"})
    tokens = [option.token for option in game.options()]
    assert tokens[:3] == ["receive boar", "receive cavern_tunnel", "receive dwelling"]
    game.play("receive dwelling")
    assert "receive dwelling" not in [option.token for option in game.options()]
    game.play("receive boar")
    game.play("tile cavern+tunnel m21-m22")
    cells = game.view()["homes"][0]["cells"]
    assert (cells["m31"]["tile"], cells["m21"]["tile"]) == ("dwelling", "dwelling")
    assert [e["bonus"] for e in events_of(game) if e["event"] == "bonus"] == [
        "dwelling",
        "boar",
        "cavern_tunnel",
        "dwelling",
    ]


@pytest.mark.parametrize(
    "bonuses",
    ["large_pasture", "ore_mine_deep_tunnel", "dwelling.dwelling", "pitfall.pitfall"],
)
def test_ff_12_6_a_lost_bonus_is_told(bonuses: str) -> None:
    """No meadows, no tunnels, one cavern, one Pitfall in the supply of a solo game."""
    game = new_game("fiends", 1, 3, {"campaign": f"2::{bonuses}"})
    while game.options()[0].token.startswith("trap"):
        game.play(game.options()[0].token)
    lost = [event for event in events_of(game) if event["event"] == "bonus_lost"]
    assert [event["bonus"] for event in lost] == [bonuses.split(".")[-1]]


@pytest.mark.parametrize(
    "have, more, fate",
    [
        ("", "large_pasture", "no_meadows"),
        ("meadow_field meadow_field", "large_pasture", "laid"),
        ("meadow_field ruby", "large_pasture", "laid"),
        ("", "ore_mine_deep_tunnel", "no_tunnels"),
        ("cavern_tunnel cavern_tunnel", "ore_mine_deep_tunnel", "laid"),
        ("", "dwelling", "furnished"),
        ("dwelling", "dwelling", "no_cavern"),
        ("dwelling cavern_cavern", "dwelling", "furnished"),
        ("dwelling ruby ruby", "dwelling", "furnished"),
        ("slaughtering_cave", "slaughtering_cave", "no_copy"),
        ("pitfall", "pitfall", "no_copy"),
        ("pitfall", "saw_trap", "set"),
        ("pitfall", "wood", "supply"),
        ("wood", "cattle", "home"),
        ("cavern_cavern " * 5, "cavern_tunnel", "no_space"),
    ],
)
def test_ff_12_6_the_shop_says_what_a_bonus_will_do(have: str, more: str, fate: str) -> None:
    """Before buying: where the bonus goes in the next game, or why it would be lost."""
    sheet = shop(999)
    for name in have.split():
        sheet = c.buy(sheet, name, permanent=name == "wood")
    campaign = Campaign.from_json(new_campaign("fiends-solo", 1, seed=3).to_json())
    campaign.sheet.update(sheet)
    option = next(o for o in campaign.options(0) if o.token == f"buy once {more}")
    assert option.message.args["fate"] == f"fate:{fate}"
    said = campaign.speaker.text(option.message)
    assert option.warns == ("would be lost" in said) == fate.startswith("no_")
    done = campaign.options(0)[0]
    assert "lost" not in done.message.args


def test_ff_12_6_leaving_the_shop_names_what_would_be_lost() -> None:
    """A large pasture was bought before its meadows; it is no longer lost once they are there."""
    campaign = new_campaign("fiends-solo", 1, seed=3)
    campaign.sheet.update(c.buy(shop(200), "large_pasture", permanent=False))
    assert campaign.options(0)[0].message.args["lost"] == ["bonus:large_pasture"]
    assert "Large pasture" in campaign.speaker.text(campaign.options(0)[0].message)
    assert campaign.options(0)[0].warns
    campaign.choose("buy once meadow_field", 0)
    campaign.choose("buy once meadow_field", 0)
    assert "lost" not in campaign.options(0)[0].message.args


def test_ff_12_6_fates_are_those_of_the_game() -> None:
    """Random bonuses: among many ways to take them the best one loses what the shop foretold."""
    rng = random.Random(6)
    for _ in range(12):
        names = rng.choices([n for n in BONUS_NAMES if n not in ("wood", "grain")], k=4)
        foretold = sum(fate in LOST for fate in fates(names))
        game = new_game("fiends", 1, 3, {"campaign": f"2::{'.'.join(names)}"})
        least = min(losses(game, random.Random(i)) for i in range(60))
        assert least == foretold, names


def losses(start: Game, rng: random.Random) -> int:
    """Take the bonuses at random; how many are lost?"""
    game = start.at(start.ply)
    while game.options()[0].token.split()[0] not in ("place", "stay"):
        game.play(rng.choice(game.options()).token)
    return sum(event["event"] == "bonus_lost" for event in events_of(game))


def test_ff_12_6_an_ore_mine_gets_its_ore() -> None:
    game = new_game(
        "fiends", 1, 3, {"campaign": "2::cavern_tunnel.cavern_tunnel.ore_mine_deep_tunnel"}
    )
    game.play("tile cavern+tunnel m21-m22")
    game.play("tile cavern+tunnel m11-m12")
    game.play("tile ore_mine+deep_tunnel m12-m22")
    assert game.view()["homes"][0]["cells"]["m12"]["goods"] == {"ore": 3}


def test_ff_12_7_milestone_discount() -> None:
    """EX-66: with 8 sheep one stone costs 5; unused discount is lost."""
    t = won("1a", sheep=8)
    assert c.reached(t.s, "1a")
    sheet = c.record_result(c.choose_side(c.new_sheet(), "standard"), t.s)
    assert sheet["discount"] == 5
    sheet["total"] = 20
    bought = c.leave_shop(c.buy(sheet, "stone", permanent=False))
    assert bought["total"] == 15
    assert c.leave_shop(sheet)["total"] == 20
    assert c.leave_shop(sheet)["discount"] == 0


def test_ff_12_7_discount_counts_once() -> None:
    """EX-69: discount 10, purchases of 15 and 10 cost 15."""
    sheet = c.buy(c.buy(shop(50, 10), "dog", permanent=False), "wood", permanent=False)
    assert c.leave_shop(sheet)["total"] == 35


@pytest.mark.parametrize(
    "name, met",
    [("1b", True), ("2a", False), ("2b", True), ("3b", True), ("4a", True), ("4b", False)],
)
def test_ff_12_7_conditions(name: str, met: bool) -> None:
    t = won(name, dog=5, boar=4, donkey=4, grain=6, vegetable=4)
    t.home().crops(f43="grain 3").land(ore_mine="m11 m12", ruby_mine="m21 m22")
    t.home().traps(pitfall="f11! f12! f13!").tiles(orc_dwelling="m31").friend("A", "m31")
    assert c.reached(t.s, name) == met


def test_ff_12_8_the_sheet_is_plain_data() -> None:
    campaign = new_campaign("fiends-solo", 1, seed=3)
    assert [o.token for o in campaign.options(0)] == ["side standard", "side hard"]
    campaign.choose("side standard", 0)
    assert Campaign.from_json(campaign.to_json()).sheet == campaign.sheet
    assert json.loads(json.dumps(campaign.sheet)) == campaign.sheet
    game = campaign.next_game()
    assert game.view()["options"]["campaign"] == "1::"


def test_ff_12_a_whole_campaign() -> None:
    """FF-12.2 to 12.8: five games in a row, with purchases in between."""
    rules = c.FiendsCampaign()
    sheet = rules.choose(rules.new(1, 4), 0, "side standard")
    discounts = []
    for number in range(1, 6):
        seed, options = rules.setup(sheet)
        game = new_game("fiends", 1, seed, options)
        t = Table(players=1)
        t.s = game.state  # type: ignore[assignment]
        t.home().orcs().has(gold=150)
        sheet = rules.finish(sheet, game.state)
        assert len(sheet["results"]) == number
        if number < 5:
            discounts.append(sheet["discount"])
            tokens = [option.token for option in rules.options(sheet, 0)]
            assert "buy permanent wood" in tokens
            sheet = rules.choose(sheet, 0, "buy permanent wood")
            sheet = rules.choose(sheet, 0, "buy once ruby")
            sheet = rules.choose(sheet, 0, "done")
    assert rules.over(sheet)
    assert rules.winners(sheet) == [0]
    assert len(set(sheet["used"])) == 5 * 4
    assert sheet["permanent"] == ["wood"] * 4
    spent = 4 * (20 + 30) - sum(discounts)
    assert sheet["total"] == sum(r["score"] for r in sheet["results"]) - spent

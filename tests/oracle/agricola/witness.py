"""Follow a game step by step and compare what the program says with the oracle."""

from collections import Counter
from operator import le
from typing import Any

from hearthside import Game
from tests.oracle.agricola import expansion
from tests.oracle.agricola.animals import (
    KINDS,
    Herd,
    Places,
    after_breeding,
    capacity,
    fits,
    herd_of,
    keepable,
    places,
)
from tests.oracle.agricola.farm import Farm, one_group, pastures, superfluous
from tests.oracle.agricola.offers import HARVESTS, Offers, food_needed, growth, stage_of
from tests.oracle.agricola.scoring import (
    BASE_CARDS,
    MAJOR_POINTS,
    NOTED_WHEN_PLAYED,
    plain_parts,
    score,
    winners,
)
from tests.oracle.agricola.views import cell_of, farm_of
from tests.oracle.walk import Step, Witness
from tests.said import events_of, question_of

KNOWN_CARDS = BASE_CARDS | set(MAJOR_POINTS)


class AgricolaWitness(Witness):
    """Farmyards, offers, scores and harvests after every choice."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.setup.options
        self.base = options["decks"] == "base"
        self.one_per_kind = bool(options["one_pasture_per_kind"])
        self.open_fences = bool(options["open_fences"])
        self.pastures_apart = bool(options["pastures_apart"])
        self.leave_animals = bool(options["leave_animals"])
        self.teams = options["teams"] != "off"
        food = bool(options["meeting_place_food"]) or not options["hand_cards"]
        self.offers = Offers(self.players, food)
        self.noted = [0] * self.players
        self.seen: list[set[str]] = [set() for _ in range(self.players)]
        self.replenished = 0
        self.asked: set[int] = set()
        self.born: Counter[tuple[int, str]] = Counter()
        self.grown: Counter[int] = Counter()
        """Newborns of this round."""

    def look(self, step: Step) -> None:
        view = self.game.view()
        events = events_of(self.game, step.before)
        self._note_bonus_points(view)
        farms = [farm_of(view, seat, self.noted[seat]) for seat in range(self.players)]
        for i, event in enumerate(events):
            self._follow(event, view)
            if event["event"] == "fed":
                self.fed(event, events[i + 1 :], farms[event["seat"]])
        if self.base and not self.leave_animals:
            self.spaces(view)
        for seat, farm in enumerate(farms):
            self.farmyard(view["farms"][seat], farm)
            self.food_due(view["farms"][seat], farm)
        self.scores(view, farms)
        self.decisions(farms)
        self.breeding(farms, events)

    # Following

    def _note_bonus_points(self, view: dict[str, Any]) -> None:
        """Big Country and Mantlepiece note a bonus point per round left, when played."""
        for seat, farm in enumerate(view["farms"]):
            cards = {card["id"] for card in farm["cards"]}
            new = (cards - self.seen[seat]) & NOTED_WHEN_PLAYED
            self.noted[seat] += len(new) * (14 - view["round"])
            self.seen[seat] |= cards

    def _follow(self, event: dict[str, Any], view: dict[str, Any]) -> None:
        """Goods come in the replenishing, and go to whoever places a person."""
        kind = event["event"]
        if kind == "revealed":
            assert event["space"] in stage_of(event["round"])
            self.offers.add_space(event["space"])
        elif kind == "placed":
            self.offers.take(event["space"])
        elif kind == "home":
            self.offers.lying = {}
            self.born.clear()
        elif kind == "round":
            self.grown.clear()
        elif kind == "grew":
            self.grown[event["seat"]] += 1
        elif kind == "born":
            self.born.update((event["seat"], animal) for animal in event["animals"])
        elif kind == "laid":
            self.offers.lay(event["space"], event["goods"])
        elif kind == "replenished" and self.replenished < view["round"]:
            for space in view["spaces"]:
                if space["board"] not in ("base", "card", "3", "4"):
                    self.offers.add_space(space["name"])
            self.replenished += 1
            self.offers.replenish()

    # Comparing

    def spaces(self, view: dict[str, Any]) -> None:
        """AGR-4.2, 5.3: every space holds what has come since it was last used."""
        shown = {space["name"]: space["goods"] for space in view["spaces"]}
        held = {name: goods for name, goods in self.offers.goods.items() if name in shown}
        wrong = {
            name: (goods, held[name])
            for name, goods in shown.items()
            if goods not in (held[name], self.offers.lying.get(name))
        }
        assert not wrong, wrong
        for space in view["spaces"]:
            food = self.offers.meeting_place_food
            assert space["grows"] == growth(space["name"], self.players, food)
        self.compared["offers"] += 1

    def farmyard(self, shown: dict[str, Any], farm: Farm) -> None:
        """AGR-2.7, 2.8, 8.1: pastures, legal fences, capacities; animals are housed or not."""
        found = {
            (frozenset(cell_of(name) for name in pasture["cells"]), pasture["stables"])
            for pasture in shown["pastures"]
        }
        assert found == {(pasture.cells, pasture.stables) for pasture in pastures(farm)}
        if not self.open_fences:
            assert not superfluous(farm)
        if not self.pastures_apart:
            assert one_group(farm)
        if set(farm.cards) <= KNOWN_CARDS:
            self.capacities(shown, farm)

    def capacities(self, shown: dict[str, Any], farm: Farm) -> None:
        """AGR-8.1, 8.3."""
        where = self.where(farm)
        for pasture in shown["pastures"]:
            trough = "A012" in farm.cards
            size = len(pasture["cells"])
            assert pasture["capacity"] == capacity(size, pasture["stables"], trough)
        housed = shown["animals"]
        assert (housed is not None) == fits(where, herd_of(farm)), (where, herd_of(farm))
        if housed is not None:
            single = Counter(place["place"] for place in housed for _ in range(place["capacity"]))
            assert single == Counter(house=where.house, stable=where.stables)
        self.compared["capacities"] += 1

    def where(self, farm: Farm) -> Places:
        return places(farm, self.one_per_kind)

    def food_due(self, shown: dict[str, Any], farm: Farm) -> None:
        """AGR-12.4, 14.4."""
        if set(farm.cards) <= KNOWN_CARDS:
            adults = farm.people - farm.newborns
            assert shown["food_due"] == food_needed(adults, farm.newborns, self.players)

    def fed(self, event: dict[str, Any], rest: list[dict[str, Any]], farm: Farm) -> None:
        """AGR-12.4: what was not paid was begged for. Adoptive Parents (A092) change ages."""
        if not set(farm.cards) <= KNOWN_CARDS - {"A092"}:
            return
        newborns = self.grown[event["seat"]]
        begged = sum(e["n"] for e in rest[:1] if e["event"] == "begged")
        need = food_needed(farm.people - newborns, newborns, self.players)
        assert event["n"] + begged == need, (event, begged, need)
        self.compared["feedings"] += 1

    def scores(self, view: dict[str, Any], farms: list[Farm]) -> None:
        """AGR-13.2: every category after every step, and who has won."""
        plain = all(set(farm.cards) <= KNOWN_CARDS for farm in farms)
        expected = score(farms, self.one_per_kind) if plain else [plain_parts(f) for f in farms]
        if not plain:
            self.bonus(view, farms)
        for seat, parts in enumerate(expected):
            points = view["farms"][seat]["points"]
            shown = {name: points[name] for name in parts}
            assert shown == parts, (seat, shown, parts)
            self.compared["scores"] += 1
        if self.game.over and not self.teams and self.players > 1:
            totals = [found.total for found in self.game.scores()]
            assert view["winners"] == winners(farms, totals)

    def bonus(self, view: dict[str, Any], farms: list[Farm]) -> None:
        """The bonus points of other decks; those noted during the game are taken as shown."""
        field_cards = any(farm["field_cards"] for farm in view["farms"])
        if field_cards or not expansion.plain(farms):
            return
        for seat, farm in enumerate(farms):
            farm.noted = view["farms"][seat]["bonus"]
        for seat, bonus in enumerate(expansion.bonus(farms, self.one_per_kind)):
            shown = view["farms"][seat]["points"]["bonus"]
            scoring = sorted(expansion.SCORING & set(farms[seat].cards))
            assert shown == bonus, (seat, shown, bonus, scoring)
        self.compared["bonuses"] += 1

    def decisions(self, farms: list[Farm]) -> None:
        """AGR-8.4 and 12.6: what may be kept, and what may be born, are the best that fit."""
        for seat in self.game.deciders:
            farm = farms[seat]
            asked = question_of(self.game, seat).get("ask")
            if not set(farm.cards) <= KNOWN_CARDS or asked not in ("make_room", "breed"):
                continue
            herd = herd_of(farm)
            options = self.game.options(seat, anytime=False)
            if asked == "make_room":
                results = {_less(herd, option.args["animals"]) for option in options}
                assert results == keepable(self.where(farm), herd)
            else:
                self.asked.add(seat)
                results = {_bred(herd, option.args) for option in options}
                self.newborns(farm, herd, results)
            self.compared[asked] += 1

    def newborns(self, farm: Farm, herd: Herd, results: set[Herd]) -> None:
        """AGR-12.6: all that is offered fits, and the best is offered; A165 breeds boar alone."""
        harvest = self.game.view()["round"] in HARVESTS
        where = self.where(farm)
        best = after_breeding(where, herd, KINDS if harvest else ("boar",))
        assert best <= results, (herd, best, results)
        for found in results:
            assert fits(where, found)
            assert any(all(map(le, found, most)) for most in best), (herd, best, found)

    def breeding(self, farms: list[Farm], events: list[dict[str, Any]]) -> None:
        """AGR-12.6: where nobody was asked, everything that can be born is born."""
        ends = [event for event in events if event["event"] == "round"]
        done = self.game.view()["round"] - (1 if ends else 0)
        if done not in HARVESTS or not (ends or self.game.over):
            return
        gained: Counter[tuple[int, str]] = Counter()
        for event in events[events.index(ends[0]) if ends else len(events) :]:
            if event["event"] in ("gained", "paid") and event["good"] in KINDS:
                sign = 1 if event["event"] == "gained" else -1
                gained[event["seat"], event["good"]] += sign * event["n"]
        for seat, farm in enumerate(farms):
            if seat in self.asked or not set(farm.cards) <= KNOWN_CARDS:
                continue
            if any(gained[seat, kind] < 0 for kind in KINDS):
                continue
            s, b, c = (farm.herd[kind] - gained[seat, kind] for kind in KINDS)
            lamb, piglet, calf = (self.born[seat, kind] for kind in KINDS)
            parents = (s - lamb, b - piglet, c - calf)
            assert after_breeding(self.where(farm), parents) == {(s, b, c)}, (seat, parents)
            self.compared["breedings"] += 1
        self.asked.clear()
        self.born.clear()


def _less(herd: Herd, animals: Any) -> Herd:
    s, b, c = (n - animals.get(kind, 0) for n, kind in zip(herd, KINDS, strict=True))
    return (s, b, c)


def _bred(herd: Herd, args: dict[str, Any]) -> Herd:
    born = args["animals"]
    s, b, c = (n + (kind in born) for n, kind in zip(herd, KINDS, strict=True))
    return _less((s, b, c), args.get("released", {}))

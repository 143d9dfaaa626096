"""Follow a game step by step and compare what the program says with the oracle."""

from collections import Counter
from itertools import combinations
from operator import ge
from typing import Any

from hearthside import Game
from tests.oracle.caverna import feeding, scoring
from tests.oracle.caverna.animals import Container, can_house, containers, herd_of, room_for
from tests.oracle.caverna.home import KINDS, Home, can_grow, room
from tests.oracle.caverna.offers import GROWTH, SOLO_ORDER, Offers, may_be_revealed
from tests.oracle.caverna.views import home_of, space_of
from tests.oracle.walk import Step, Witness
from tests.said import events_of, question_of


class HarvestBook:
    """What a harvest takes and gives, by the events."""

    def __init__(self) -> None:
        self.open = False
        self.closed = False
        self.harvest = "none"
        self.acted: set[int] = set()
        """Who has decided anything since it began."""
        self.newborns: Counter[int] = Counter()
        self.paid: Counter[int] = Counter()
        self.begged: Counter[int] = Counter()
        self.born: Counter[tuple[int, str]] = Counter()

    def follow(self, event: dict[str, Any]) -> None:
        kind, seat = event["event"], int(event["seat"] if event["seat"] is not None else -1)
        if kind == "harvest":
            self.open, self.harvest = True, event["harvest"]
            self.paid.clear()
            self.begged.clear()
            self.born.clear()
            self.acted.clear()
        elif kind == "round":
            self.closed, self.open = self.open, False
        elif kind == "grew":
            self.newborns[seat] += 1
        elif self.open and kind == "paid" and event["good"] == "food":
            self.paid[seat] += event["n"]
        elif self.open and kind == "begged":
            self.begged[seat] += event["n"]
        elif self.open and kind == "born":
            self.born.update((seat, animal) for animal in event["animals"])


def subsets(kinds: list[str]) -> list[tuple[str, ...]]:
    return [chosen for n in range(len(kinds) + 1) for chosen in combinations(kinds, n)]


class CavernaWitness(Witness):
    """Offers, homes, feedings and scores after every choice."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.setup.options
        self.offers = Offers(
            self.players, int(options["solo_clear_at"]), str(options["solo_ruby_protection"])
        )
        self.homes: list[Home] = []
        self.round = 1
        self.replenished = 0
        self.reds = 0
        self.marker: str | None = None
        self.harvest = "none"
        self.book = HarvestBook()
        if self.players == 1:  # the order of cards is open: nothing is drawn and told
            self.follow({"event": "revealed", "space": SOLO_ORDER[0]})
            self.follow({"event": "replenished"})

    def look(self, step: Step) -> None:
        view = self.game.view()
        events = events_of(self.game, step.before)
        if step.option is not None:
            self.feeding(step, events)
            if self.book.open:
                self.book.acted.add(step.seat)
            if step.option.verb == "keep":
                self.offers.keep(str(step.option.args["space"]))
        for event in events:
            self.follow(event)
            self.book.follow(event)
        homes = [home_of(view, seat) for seat in range(self.players)]
        self.spaces(view)
        for seat, home in enumerate(homes):
            self.food(view, view["homes"][seat], home)
            if self.homes and self.homes[seat] == home:
                continue
            self.score(view["homes"][seat], home)
            self.animals(view["homes"][seat], home, seat)
            self.family(view["homes"][seat], home)
        if self.book.closed or (self.book.open and self.game.over):
            self.unasked(homes)
            self.book.newborns.clear()
        self.homes = homes
        self.proposals()
        self.winners(view)

    # Following

    def follow(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "round":
            self.round = event["round"]
            self.offers.lying = {}
        elif kind == "revealed":
            assert may_be_revealed(event["space"], self.round, self.players), event
            self.offers.reveal(event["space"])
        elif kind == "marker":
            self.marker = event["marker"]
        elif kind == "harvest":
            self.begin_harvest(event["harvest"])
        elif kind == "cleared":
            assert event["space"] in self.offers.full()
            self.offers.clear(event["space"])
        elif kind == "placed":
            self.offers.take(event["space"])
        elif kind == "replenished" and self.replenished < self.round:
            assert not self.offers.full()
            self.offers.replenish(self.round)
            self.replenished = self.round

    def begin_harvest(self, shown: str) -> None:
        """CAV-10.1–10.7."""
        self.offers.lying = {}
        self.harvest = feeding.harvest_of(self.round, self.players, self.marker, self.reds)
        assert shown == self.harvest, (self.round, self.marker, self.reds)
        self.reds += self.marker == "red"
        self.marker = None
        self.compared["harvests"] += 1

    # Comparing

    def spaces(self, view: dict[str, Any]) -> None:
        """CAV-3.6–3.8: every space holds what has come since it was last used."""
        shown = {space["name"]: space["goods"] for space in view["spaces"]}
        assert set(shown) == set(self.offers.goods), set(shown) ^ set(self.offers.goods)
        for name, goods in shown.items():
            held = (self.offers.goods[name], self.offers.lying.get(name))
            assert goods in held, (name, goods, held)
        for space in view["spaces"]:
            grows = {g["good"]: (g["empty"], g["else"]) for g in space["grows"]}
            assert grows == GROWTH[space["name"]]
        self.compared["offers"] += 1

    def score(self, shown: dict[str, Any], home: Home) -> None:
        """CAV-12.2–12.18."""
        parts = scoring.parts(home)
        assert shown["points"] == parts, (shown["points"], parts)
        assert shown["total"] == sum(parts.values())
        self.compared["scores"] += 1

    def winners(self, view: dict[str, Any]) -> None:
        """CAV-12.17: shared without a tie-breaker."""
        if self.game.over and self.players > 1:
            totals = [home["total"] for home in view["homes"]]
            best = [seat for seat, total in enumerate(totals) if total == max(totals)]
            assert view["winners"] == best

    def family(self, shown: dict[str, Any], home: Home) -> None:
        """CAV-5.10–5.12."""
        assert shown["room"] == room(home)
        assert shown["can_grow"] == can_grow(home)

    def animals(self, shown: dict[str, Any], home: Home, seat: int) -> None:
        """CAV-9.4–9.18: the containers, what is in them, and what else would fit."""
        where = containers(home)
        housed = can_house(where, herd_of(home), home.goods["dog"])
        asked = seat in self.game.deciders and question_of(self.game, seat).get("ask")
        assert housed == (asked != "make_room"), (where, home.goods)
        if not housed:
            return
        by_spaces = {container.spaces: container for container in where}
        herd: Counter[str] = Counter()
        for place in shown["animals"]:
            container = by_spaces.pop(frozenset(map(space_of, place["cells"])))
            self.container(place, container)
            herd[place["animal"] or "dog"] += place["count"]
        assert all(container.capacity == 0 for container in by_spaces.values()), by_spaces
        assert {kind: herd[kind] for kind in KINDS} == {kind: home.goods[kind] for kind in KINDS}
        assert sum(place["dogs"] for place in shown["animals"]) <= home.goods["dog"]
        assert set(shown["room_for"]) == room_for(home), (shown["room_for"], room_for(home))
        self.compared["capacities"] += 1

    def container(self, place: dict[str, Any], container: Container) -> None:
        if place["dogs"]:
            assert container.watched
            assert (place["accepts"], place["capacity"]) == ("sheep", place["dogs"] + 1)
        else:
            accepts = "any" if container.accepts == KINDS else container.accepts[0]
            assert (place["accepts"], place["capacity"]) == (accepts, container.capacity)
        if place["animal"]:
            assert place["accepts"] in ("any", place["animal"])
            assert place["count"] <= place["capacity"]

    def food(self, view: dict[str, Any], shown: dict[str, Any], home: Home) -> None:
        """CAV-7.8 and 10.11–10.12: what goods are worth, and what the next feeding takes."""
        for good in set(shown["rates"]) & set(feeding.EDIBLE):
            values = shown["rates"][good]
            expected = [feeding.food_value(home, good, n) for n in range(len(values))]
            if feeding.exact(home, {good: 1}):
                assert values == expected, (good, values, home.tiles)
            assert all(map(ge, values, expected)), (good, values, home.tiles)
        ahead = view["harvest_ahead"]
        if ahead in ("normal", "special", "skip_one"):
            due = feeding.due(home, ahead == "special", home.goods["donkey"], work=False)
            assert shown["food_due"] == due, (ahead, shown["food_due"], due)

    def unasked(self, homes: list[Home]) -> None:
        """CAV-10.11, 10.14, 10.20: who was asked nothing pays what is due and takes newborns."""
        book = self.book
        book.closed = book.open = False
        for seat, home in enumerate(homes):
            if seat in book.acted or book.harvest == "none":
                continue
            if not home.has("mining_cave") and not home.has("working_cave"):
                due = len(home.dwarfs)
                if book.harvest != "special":
                    due = 2 * len(home.dwarfs) - book.newborns[seat]
                assert book.paid[seat] + book.begged[seat] == due, (seat, due, book.paid[seat])
                self.compared["unasked feedings"] += 1
            if book.harvest == "normal":
                self.unasked_breeding(home, {kind: book.born[seat, kind] for kind in KINDS})

    def unasked_breeding(self, home: Home, born: dict[str, int]) -> None:
        """One newborn per kind with two parents, if all of them fit; else somebody is asked."""
        before = {kind: home.goods[kind] - born[kind] for kind in KINDS}
        fertile = [kind for kind in KINDS if before[kind] >= 2]
        where = containers(home)
        fitting = []
        for chosen in subsets(fertile):
            s, d, b, c = (before[kind] + (kind in chosen) for kind in KINDS)
            if can_house(where, (s, d, b, c), home.goods["dog"]):
                fitting.append(set(chosen))
        largest = [one for one in fitting if not any(one < other for other in fitting)]
        assert largest == [{kind for kind in KINDS if born[kind]}], (before, born, largest)
        self.compared["unasked breedings"] += 1

    def proposals(self) -> None:
        """CAV-10.13: if the goods on hand can feed everybody, some proposal does."""
        for seat in self.game.deciders:
            if question_of(self.game, seat).get("ask") != "feed":
                continue
            home, special = self.homes[seat], self.harvest == "special"
            goods = {good: home.goods[good] for good in feeding.EDIBLE}
            without = goods | {"donkey": 0}
            if min(feeding.begging(home, special, plan, False) for plan in (goods, without)) == 0:
                plans: list[Any] = [o.args for o in self.game.options(seat) if o.verb == "feed"]
                begged = [
                    feeding.begging(home, special, args["plan"], bool(args["work"]))
                    for args in plans
                ]
                assert min(begged) == 0, (home.goods, plans)
                self.compared["proposals"] += 1

    def feeding(self, step: Step, events: list[dict[str, Any]]) -> None:
        """CAV-10.10–10.14: whoever feeds pays all food and begs for the rest."""
        assert step.option is not None
        if step.option.verb != "feed":
            return
        args: Any = step.option.args
        home = self.homes[step.seat]
        begged = sum(e["n"] for e in events if e["event"] == "begged" and e["seat"] == step.seat)
        special = self.harvest == "special"
        expected = feeding.begging(home, special, args["plan"], bool(args["work"]))
        if feeding.exact(home, args["plan"]) and not args["weapons"]:
            assert begged == expected, (args, home.goods, begged, expected)
        assert begged <= expected, (args, home.goods, begged, expected)
        self.compared["feedings"] += 1

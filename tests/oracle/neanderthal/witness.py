"""Follow a game step by step and compare what the program says with the oracle."""

from math import isclose
from typing import Any

from tests.oracle.neanderthal import odds, tribe
from tests.oracle.neanderthal.odds import Group
from tests.oracle.neanderthal.tribe import Tribe
from tests.oracle.neanderthal.views import prey_of, tribe_of
from tests.oracle.walk import Step, Witness


class NeanderthalWitness(Witness):
    """Benefits, odds and points after every choice."""

    most = 8
    """Odds of groups up to this size are worked out; larger ones take long."""

    def look(self, step: Step) -> None:
        view = self.game.view()
        tribes = [tribe_of(view, i) for i in range(len(view["species"]))]
        for shown, found in zip(view["species"], tribes, strict=True):
            self.score(shown, found)
            self.benefits(shown, found)
        for seat in self.game.deciders:
            self.odds(self.game.view(seat), tribes)
        self.goal(view, tribes)
        if self.game.over:
            self.winners(view, tribes)

    def goal(self, view: dict[str, Any], tribes: list[Tribe]) -> None:
        """NEA-13.2.2 and 13.3 item 9: how far the goal of a variant is reached."""
        goal = view["goal"]
        if not tribes or tribes[0].structure is None:
            return
        if goal is not None and goal["kind"] == "alone":
            assert goal["met"] == tribe.goals(tribes[0]), (goal, tribe.goals(tribes[0]))
        elif goal is not None:
            keepers = sum(1 for shown in view["species"] if shown["animals"])
            assert (goal["species_with_animals"], goal["needed"]) == (keepers, 2)

    def winners(self, view: dict[str, Any], tribes: list[Tribe]) -> None:
        """NEA-12.4: points, then discs, then living members, then the order of the last turn."""
        seats = range(self.players)
        goal = view["goal"]
        if goal is None:
            ranks = {}
            for shown, found in zip(view["species"], tribes, strict=True):
                place = view["order"].index(found.species)
                members = tribe.living(found, abroad(view, found.species))
                ranks[shown["seat"]] = (shown["total"], found.vocabulary, members, -place)
            expected = [max(seats, key=lambda seat: ranks[seat])]
        elif goal["kind"] == "alone":
            expected = [0] if all(tribe.goals(tribes[0]).values()) else []
        else:
            expected = list(seats) if goal["species_with_animals"] >= 2 else []
        assert view["winners"] == expected, (view["winners"], expected)

    def score(self, shown: dict[str, Any], found: Tribe) -> None:
        """NEA-12.3."""
        if shown["structure"] is None:
            return
        parts = tribe.points(found)
        assert shown["points"] == parts, (shown["points"], parts)
        assert shown["total"] == sum(parts.values())
        self.compared["scores"] += 1

    def benefits(self, shown: dict[str, Any], found: Tribe) -> None:
        """NEA-3.5, 3.7, 3.8, 3.9, 5.6.2."""
        assert set(shown["alpha_powers"]) == tribe.powers(found)
        assert set(shown["abilities"]) == tribe.abilities(found) | set(found.inventions)
        assert shown["hand_limit"] == tribe.hand_limit(found)
        assert shown["forages"] == tribe.forages(found)
        assert shown["chaos_safe"] == tribe.chaos_safe(found)

    def odds(self, view: dict[str, Any], tribes: list[Tribe]) -> None:
        """NEA-8.3–8.7: the chances that are shown are exact."""
        slots = {slot["slot"]: slot for slot in view["slots"]}
        for species, outlook in view["outlook"].items():
            found = next(one for one in tribes if one.species == species)
            for name, shown in outlook.items():
                slot = slots[name]
                for line in shown["by_hunters"]:
                    if line["hunters"] <= self.most:
                        self.chances(found, slot, line)
                if 0 < shown["now"] <= self.most:
                    self.robbery(found, slot, slots, shown)

    def group(self, found: Tribe, slot: dict[str, Any], hunters: int, alpha: bool) -> Group:
        category = slot["card"]["category"]
        return Group(
            hunters,
            alpha and category in tribe.powers(found),
            tribe.three_to_one(found, category),
            tribe.ward(found),
            "HEAL" in tribe.abilities(found),
            bool(tribe.settled_elders(found)),
        )

    def chances(self, found: Tribe, slot: dict[str, Any], line: dict[str, Any]) -> None:
        """An Alpha who stands there uses his power (NEA-3.5.2)."""
        alpha = "alpha" in slot["groups"].get(found.species, {})
        group = self.group(found, slot, line["hunters"], alpha)
        expected = odds.chances(prey_of(slot["card"]), group)
        for name in ("success", "losses", "claim"):
            value = getattr(expected, name)
            assert isclose(line[name], value, abs_tol=1e-9), (name, line, float(value), group, slot)
        self.compared["odds"] += 1

    def robbery(
        self,
        found: Tribe,
        slot: dict[str, Any],
        slots: dict[str, dict[str, Any]],
        shown: dict[str, Any],
    ) -> None:
        """NEA-8.6: the loot of large game, of the group that stands there now."""
        here = slot["groups"][found.species]
        alpha = "alpha" in here
        predators = []
        for there in reach(slot["slot"], slots) if slot["card"]["category"] == "L" else []:
            waiting = there["groups"].get(found.species, {})
            alpha = alpha or "alpha" in waiting
            group = self.group(found, there, 0, alpha)
            predators.append(
                odds.Predator(
                    prey_of(there["card"]), sum(waiting.values()), group.auto, group.three_to_one
                )
            )
        group = self.group(found, slot, sum(here.values()), "alpha" in here)
        watch = "WATCH" in tribe.abilities(found)
        expected = odds.robbed(prey_of(slot["card"]), group, predators, watch)
        assert isclose(shown["robbed"], expected, abs_tol=1e-9), (shown, float(expected), slot)
        self.compared["robberies"] += bool(predators)


class PatientWitness(NeanderthalWitness):
    """Works out the odds of groups of any size."""

    most = 18


def abroad(view: dict[str, Any], species: str) -> int:
    """Members of a colour on biome cards, and suitors."""
    hunters = 0
    for slot in view["slots"]:
        group: dict[str, int] = slot["groups"].get(species, {})
        hunters += group.get(species, 0) + group.get("alpha", 0)
    return hunters + sum(1 for woman in view["women"] if species in woman["suitors"])


def reach(name: str, slots: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """The nearest predators of the row, the lower peak first (NEA-8.6.1, 8.6.6)."""
    row, column = name[0], int(name[1])
    found: dict[int, list[dict[str, Any]]] = {}
    for way in (-1, 1):
        there = column + way
        while 1 <= there <= 6:
            slot = slots[f"{row}{there}"]
            if slot["state"] in ("ice", "blank_ice"):
                break
            if slot["state"] == "card" and slot["card"]["predator"] and not slot["inactive"]:
                found.setdefault(abs(there - column), []).append(slot)
            there += way
    return sorted(found[min(found)], key=lambda slot: int(slot["card"]["peak"])) if found else []

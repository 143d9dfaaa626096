"""Follow the orcs of a game by its events and compare them with the oracle."""

from typing import Any

from hearthside import Game
from tests.oracle.caverna.home import Space
from tests.oracle.caverna.views import space_of
from tests.oracle.fiends import cave, movement, traps
from tests.oracle.fiends.home import ENTRY, Lair
from tests.oracle.fiends.views import arranged, lair_of
from tests.oracle.walk import Step, Witness
from tests.said import events_of, question_of

ANIMALS = ("sheep", "donkey", "boar", "cattle", "dog")
Orc = tuple[int, str]
Told = dict[str, Any]


def forest(name: str) -> movement.Space:
    """A forest space by its name; the entry of the cave is CAVE."""
    half, row, column = space_of(name)
    return movement.CAVE if half == "m" else (row, column)


class FiendsWitness(Witness):
    """Movement, trampling, traps, the cave and the last re-occupation."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        options = game.setup.options
        self.every_space = options.get("final_targets", "every_space") == "every_space"
        self.entry_prisoners = int(options["entry_overflow_prisoners"])
        self.lairs: list[Lair] = []
        self.where: dict[Orc, movement.Space] = {}
        self.strength: dict[Orc, int] = {}
        self.steps_left: dict[Orc, list[str]] = {}
        self.drawn: dict[str, set[str]] = {}
        self.held: dict[Orc, Space] = {}
        self.pushed: Orc | None = None
        self.eaten: set[int] = set()
        """Who has exchanged something in this step: perhaps animals, nobody knows from where."""
        self.event = 0
        self.ranges: list[dict[str, int]] = []
        self.arrangement: dict[int, dict[Space, dict[str, int]]] = {}

    def look(self, step: Step) -> None:
        view = self.game.view()
        self.ranges = [event["range"] for event in view["events"]]
        events = events_of(self.game, step.before)
        if step.option is not None and step.option.verb == "arrange":
            args: Any = step.option.args
            self.arrangement[step.seat] = arranged(args["animals"])
            self.lairs[step.seat].animals = arranged(args["animals"])
        self.eaten = {e["seat"] for e in events if e["event"] == "exchanged"}
        for i, event in enumerate(events):
            self.follow(event, events[i + 1 :])
        self.lairs = [lair_of(view, seat) for seat in range(self.players)]
        for seat, home in enumerate(view["homes"]):
            self.positions(home, seat)
            self.attraction(home, seat)
            self.score(home, seat)
        self.choices()
        if self.game.over:
            self.last_occupation(view, events)

    # Following

    def follow(self, event: Told, rest: list[Told]) -> None:
        follower = getattr(self, f"on_{event['event']}", None)
        if follower is not None:
            follower(event, rest)

    def on_orc_event(self, event: Told, rest: list[Told]) -> None:
        assert not any(self.steps_left.values()), self.steps_left
        self.event = 0 if event["over"] else event["number"]
        self.drawn.clear()

    def on_harvest(self, event: Told, rest: list[Told]) -> None:
        self.arrangement.clear()

    def on_card(self, event: Told, rest: list[Told]) -> None:
        """FF-8.5: a card of the right stack, each for one player only."""
        letter, card = event["orc"], event["card"]
        drawn = self.drawn.setdefault(letter, set())
        assert card not in drawn
        drawn.add(card)
        if letter == "D" and self.event == 2:
            there = [e for e in rest if e["event"] == "appeared" and e["seat"] == event["seat"]]
            assert forest(there[0]["cell"]) == (1, movement.CARD_COLUMN[card])
            return
        assert card.startswith(f"M{self.ranges[self.event - 1][letter]}-"), (self.event, event)
        self.steps_left[event["seat"], letter] = list(movement.CARD_STEPS[card])

    def on_displaced(self, event: Told, rest: list[Told]) -> None:
        """FF-8.6."""
        orc = (event["seat"], event["orc"])
        assert forest(event["cell"]) in movement.displacements(self.where[orc])
        self.pushed = orc

    def on_stepped(self, event: Told, rest: list[Told]) -> None:
        """FF-8.8: the next step of the card, unless the orc was pushed."""
        orc = (event["seat"], event["orc"])
        there = forest(event["cell"])
        if self.pushed == orc:
            self.pushed = None
        elif self.steps_left.get(orc):
            direction = self.steps_left[orc].pop(0)
            assert there == movement.step(self.where[orc], direction), (event, direction)
        else:
            assert self.event == 4, event
            assert there == movement.CAVE
        self.where[orc] = there
        self.compared["moves"] += 1
        if there == movement.CAVE:
            self.steps_left[orc] = []
        else:
            self.enter(orc, ("f", *there), rest)

    def enter(self, orc: Orc, space: Space, rest: list[Told]) -> None:
        """FF-8.9: crops and animals are lost, then a trap that matches works."""
        seat = orc[0]
        lair = self.lairs[seat]
        told = [e for e in rest if e["seat"] == seat]
        lost = self.animals_on(lair, space)
        crops = lair.home.crops.pop(space, None)
        for event in told:
            if event["event"] == "trampled":
                assert crops, event
                assert crops[1] == event["n"], (event, crops)
                crops = None
            elif event["event"] == "paid" and event["good"] in lost:
                assert lost.pop(event["good"]) == event["n"], event
            else:
                break
        assert crops is None, (orc, space)
        assert not lost or seat in self.eaten, (orc, space, lost)
        self.trap(orc, space, [e for e in told if e["event"] not in ("trampled", "paid")])

    def animals_on(self, lair: Lair, space: Space) -> dict[str, int]:
        """What an orc tramples: all animals of the space, or of the whole large pasture."""
        spaces = next((pair for pair in lair.home.large_pastures if space in pair), {space})
        found: dict[str, int] = {}
        for one in spaces:
            for kind, n in lair.animals.pop(one, {}).items():
                found[kind] = found.get(kind, 0) + n
        return found

    def trap(self, orc: Orc, space: Space, told: list[Told]) -> None:
        """FF-5.3."""
        lair = self.lairs[orc[0]]
        name, active = lair.traps.get(space, ("", False))
        holding = any(
            other[0] == orc[0] and other != orc and self.held.get(other) == space
            for other in self.where
        )
        expected = traps.reaction(name, active, self.strength[orc], holding)
        reacted = bool(told) and told[0]["event"] in ("sprung", "held")
        if expected is None or not told:
            assert not reacted or expected is not None, (orc, space, name, told[:1])
            return
        assert told[0]["event"] == expected, (orc, space, name, self.strength[orc], told[:2])
        after = traps.strength_after(name, self.strength[orc])
        if after is not None and 0 < after < self.strength[orc]:
            assert told[1]["event"] == "weakened", told[:3]
            assert told[1]["strength"] == after, told[:3]
        if name != "perma_trap" and expected == "sprung":
            lair.traps[space] = (name, False)
        self.compared["traps"] += 1

    def on_held(self, event: Told, rest: list[Told]) -> None:
        orc = (event["seat"], event["orc"])
        self.steps_left[orc] = []
        self.held[orc] = space_of(event["cell"])

    def on_weakened(self, event: Told, rest: list[Told]) -> None:
        self.strength[event["seat"], event["orc"]] = event["strength"]

    def on_defeated(self, event: Told, rest: list[Told]) -> None:
        orc = (event["seat"], event["orc"])
        self.steps_left[orc] = []
        self.held.pop(orc, None)

    def on_released(self, event: Told, rest: list[Told]) -> None:
        lair = self.lairs[event["seat"]]
        space = space_of(event["cell"])
        lair.occupied[space] = [x for x in lair.occupied.get(space, []) if x != event["orc"]]

    def on_occupied(self, event: Told, rest: list[Told]) -> None:
        """FF-9.3, but for the last re-occupation."""
        lair = self.lairs[event["seat"]]
        space = space_of(event["cell"])
        if self.event:
            best = cave.attracted(lair, event["orc"])
            assert space in best, (event, best)
            self.compared["occupations"] += 1
        lair.occupied.setdefault(space, []).append(event["orc"])
        lair.animals.pop(space, None)
        lair.stocked.pop(space, None)

    # Comparing

    def positions(self, home: dict[str, Any], seat: int) -> None:
        """Where the orcs stand, and where their cards would lead them."""
        for shown in home["orcs"]:
            orc = (seat, shown["letter"])
            self.strength[orc] = shown["strength"]
            if shown["status"] != "forest":
                self.steps_left.pop(orc, None)
                self.held.pop(orc, None)
                continue
            there = forest(shown["cell"])
            if self.where.setdefault(orc, there) == movement.CAVE:
                continue  # at the entrance, until its owner has chosen its space
            assert self.where[orc] == there, (orc, shown)
            if not shown["held"]:
                self.held.pop(orc, None)
            self.preview(shown, orc)

    def preview(self, shown: dict[str, Any], orc: Orc) -> None:
        """The path that is shown is that of the card, as far as no trap ends it."""
        there = [movement.CAVE if s["cave"] else forest(s["cell"]) for s in shown["preview"]]
        path = movement.path(self.where[orc], self.steps_left.get(orc, []))
        assert there == path[: len(there)], (orc, there, path)
        if len(there) < len(path):
            assert there, (orc, path)
            assert ("f", *there[-1]) in self.lairs[orc[0]].traps, (orc, there, path)

    def attraction(self, home: dict[str, Any], seat: int) -> None:
        """FF-9.3: which spaces draw each orc."""
        for letter, cells in home["attracted"].items():
            best = cave.attracted(self.lairs[seat], letter)
            assert set(map(space_of, cells)) == best, (seat, letter, cells, best)
            self.compared["attractions"] += 1

    def score(self, home: dict[str, Any], seat: int) -> None:
        """FF-11.5."""
        parts = cave.parts(self.lairs[seat])
        assert home["points"] == parts, (home["points"], parts)
        self.compared["scores"] += 1

    def choices(self) -> None:
        """FF-9.3: where several spaces are equally good, the player chooses among all of them."""
        for seat in self.game.deciders:
            if question_of(self.game, seat).get("ask") == "occupy":
                options = self.game.options(seat, anytime=False)
                cells = {space_of(str(option.args["cell"])) for option in options}
                letter = question_of(self.game, seat)["orc"]
                assert cells == cave.attracted(self.lairs[seat], letter), (seat, letter)

    def last_occupation(self, view: dict[str, Any], events: list[Told]) -> None:
        """FF-11.3: no other choice of spaces would leave a lower score."""
        for seat, home in enumerate(view["homes"]):
            orcs = sum(1 for orc in home["orcs"] if orc["status"] == "cave")
            lair = lair_of(view, seat)
            lair.occupied = {}
            lair.residents = [cave.freed(resident) for resident in lair.residents]
            for space, lost in lost_at_last(events, seat).items():
                lair.animals[space] = lost
                for kind, n in lost.items():
                    lair.home.goods[kind] += n
            lair.animals = self.arrangement.get(seat, lair.animals)
            lowest = cave.lowest_score(lair, orcs, self.every_space, self.entry_prisoners)
            assert home["total"] == lowest, (seat, home["total"], lowest)
            self.compared["last occupations"] += orcs > 0


def lost_at_last(events: list[Told], seat: int) -> dict[Space, dict[str, int]]:
    """The animals that each space lost in the last re-occupation."""
    found: dict[Space, dict[str, int]] = {}
    own = [event for event in events if event["seat"] == seat]
    last = max((i for i, event in enumerate(own) if event["event"] == "released"), default=-1)
    space = ENTRY
    for event in own[last + 1 :]:
        if event["event"] == "occupied":
            space = space_of(event["cell"])
        elif event["event"] == "paid" and event["good"] in ANIMALS and last >= 0:
            found.setdefault(space, {})[event["good"]] = event["n"]
    return found

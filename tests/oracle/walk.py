"""Seeded random games of any kind, and a witness who looks at every step of them."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hearthside import Game, Option, new_game
from hearthside.bots.registry import bot_for
from hearthside.bots.rng import Rng
from hearthside.core.options import OptionValue

STYLES = ("options", "verbs", "verbs", "busy")
"""How a walker chooses: among all options, among all verbs, or rather not to end what it does."""
RELUCTANT = {"stop", "skip", "pass", "done", "stay", "none"}


class Walker:
    """Chooses for all seats. The same seed makes the same choices from the same options."""

    def __init__(self, seed: int, exchanges: float = 0.05) -> None:
        self.random = random.Random(seed)
        self.style = STYLES[seed % len(STYLES)]
        self.exchanges = exchanges

    def seat(self, game: Game) -> int:
        return self.random.choice(game.deciders)

    def choose(self, game: Game, seat: int) -> Option:
        """A main option, or now and then an exchange."""
        main = game.options(seat, anytime=False)
        if not main or self.random.random() < self.exchanges:
            main = [option for option in game.options(seat) if option.anytime] or main
        return self.among(main)

    def among(self, options: list[Option]) -> Option:
        if self.style == "options":
            return self.random.choice(options)
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(option.verb, []).append(option)
        names = list(verbs)
        if self.style == "busy":
            names = [name for name in names if name not in RELUCTANT] or names
        return self.random.choice(verbs[self.random.choice(names)])


class Planner(Walker):
    """A bot that now and then does anything at all: farms and caves as people build them."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot_for(game, "novice")
        self.rng = Rng(seed)

    def choose(self, game: Game, seat: int) -> Option:
        chosen = self.bot.choose(game.state.copy(), seat, self.rng)
        found = [option for option in game.options(seat) if option.choice == chosen]
        return found[0] if found else super().choose(game, seat)


@dataclass(frozen=True)
class Step:
    """A game after a choice: who made it, and how many choices there had been before."""

    game: Game
    before: int
    seat: int
    option: Option | None
    """None at the beginning of a game."""


def steps(
    game: str,
    players: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    planned: bool = False,
) -> Iterator[Step]:
    """A random game from its beginning to its end."""
    walked = new_game(game, players=players, seed=seed, options=options)
    walker = Planner(game, seed) if planned else Walker(seed)
    yield Step(walked, 0, -1, None)
    while not walked.over:
        before = walked.ply
        seat = walker.seat(walked)
        option = walker.choose(walked, seat)
        walked.play(option.token, seat)
        yield Step(walked, before, seat, option)


class Witness:
    """Compares one game with an oracle, step by step; `compared` counts what was compared."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.setup.players
        self.compared: Counter[str] = Counter()

    def look(self, step: Step) -> None:
        raise NotImplementedError


def compare(
    witness: Callable[[Game], Witness],
    game: str,
    players: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    planned: bool = False,
) -> Counter[str]:
    """Let a witness look at every step of a random game; a difference names the record."""
    looking: Witness | None = None
    for step in steps(game, players, seed, options, planned):
        looking = looking or witness(step.game)
        try:
            looking.look(step)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{step.game.record()}") from error
        looking.compared["steps"] += 1
    assert looking is not None
    looking.compared["games"] += 1
    return looking.compared

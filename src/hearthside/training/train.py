"""`hearthside train`: self-play, fit, anchor, match with the last network; while it gains."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
from importlib import resources
from pathlib import Path

from hearthside.arena.table import game_seed
from hearthside.bots import bot_for
from hearthside.bots.learned import SOLO
from hearthside.bots.network import FOLDER
from hearthside.training.anchors import find_anchor
from hearthside.training.committee import committee
from hearthside.training.errors import BadTraining
from hearthside.training.fit import Dataset, Fitted, Quality, fit
from hearthside.training.folder import claim, read_json, write_json
from hearthside.training.generate import generate
from hearthside.training.job import jobs_of
from hearthside.training.mix import check_game
from hearthside.training.rivals import Side, Standing, contest
from hearthside.training.screen import Screen
from hearthside.training.shards import read_dataset
from hearthside.training.weights import Weights, read_weights

LEARNED = "steady@network"
"""The bot that plays with the newest network."""


@dataclass(frozen=True)
class Course:
    """How a network is trained."""

    game: str
    out: Path
    generations: int = 3
    games: int = 3000
    workers: int = 1
    bots: tuple[str, ...] = ("greedy",)
    hidden: tuple[int, int] = (128, 64)
    seed: int = 1
    epsilon: float = 0.1
    epochs: int = 40
    match_games: int = 100
    anchor_games: int = 24
    """Games with each anchor that is tried."""
    members: int = 1
    """How many networks are fitted; what is kept says their mean."""
    backend: str | None = None
    solo: bool = False
    """A network for solo games, which is kept besides that of all others."""
    start: Path | None = None
    """The network that plays the first generation and has to be beaten; None to begin anew."""


def weights_name(course: Course) -> str:
    return f"{course.game}{SOLO if course.solo else ''}.npz"


def hidden_sizes(text: str) -> tuple[int, int]:
    """Two sizes with a comma between.

    >>> hidden_sizes("128,64")
    (128, 64)
    """
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2 or not all(part.isdecimal() and 0 < int(part) < 10_000 for part in parts):
        raise BadTraining(f"The sizes of the two hidden layers are written 128,64, not {text!r}.")
    return int(parts[0]), int(parts[1])


def check(course: Course) -> None:
    """Refuse what cannot be trained, before anything is written."""
    check_game(course.game)
    if not course.bots:
        raise BadTraining("Somebody has to play: name at least one bot.")
    for name in course.bots:
        bot_for(course.game, name)
    if course.start is not None:
        read_weights(course.start)
        if course.start.name != weights_name(course):
            raise BadTraining(f"A network to go on from is called {weights_name(course)}.")
    claim(
        course.out,
        {
            "what": "network",
            "game": course.game,
            "bots": course.bots,
            "hidden": course.hidden,
            "seed": course.seed,
            "epsilon": course.epsilon,
            "solo": course.solo,
            "start": None if course.start is None else str(course.start),
        },
    )


class Training:
    """Trains one generation after another. What is finished stays finished."""

    def __init__(self, course: Course, screen: Screen) -> None:
        self.course = course
        self.screen = screen
        self.best = course.start
        """The best network so far."""

    def run(self) -> Path:
        """The file of the best network."""
        course = self.course
        check(course)
        for generation in range(1, course.generations + 1):
            told = self.directory(generation) / "result.json"
            if not told.exists():
                self.play(generation)
                new = self.learn(generation)
                self.anchor(new, generation)
                standing = self.compare(new, generation)
                kept = self.best is None or standing.better
                write_json(told, {"kept": kept, "match": standing.text()})
            result = read_json(told)
            self.screen.say(f"Generation {generation}: {result['match']}.")
            if not result["kept"]:
                self.screen.say("It is no better than the last one, which is kept.")
                break
            self.best = self.weights_file(generation)
        if self.best is None:
            raise BadTraining("A training has at least one generation.")
        return self.best

    def directory(self, generation: int) -> Path:
        return self.course.out / f"generation-{generation}"

    def weights_file(self, generation: int) -> Path:
        return self.directory(generation) / "weights" / weights_name(self.course)

    def play(self, generation: int) -> None:
        """Self-play with the best network so far; in the first generation with the given bots."""
        course = self.course
        bots, settings = course.bots, {}
        if self.best is not None:
            bots, settings = (LEARNED,), {FOLDER: str(self.best.parent.resolve())}
        seed = game_seed(course.seed, generation)
        jobs = jobs_of(course.game, course.games, bots, course.epsilon, seed, course.solo)
        directory = self.directory(generation)
        with self.screen.bar(f"Generation {generation}: playing") as update:
            played = generate(directory, jobs, course.workers, settings, update)
        self.screen.say(
            f"Generation {generation}: {', '.join(bots)} played {played} games"
            + (f", {len(jobs) - played} were there." if played < len(jobs) else ".")
        )

    def learn(self, generation: int) -> Path:
        """Fit a network to this generation and the one before."""
        course = self.course
        directories = [self.directory(generation)]
        if generation > 1:
            directories.insert(0, self.directory(generation - 1))
        data = read_dataset(directories)
        start: Weights | None = None if self.best is None else read_weights(self.best)
        members = [self.member(data, start, generation, n) for n in range(course.members)]
        found = members[0]
        path = self.weights_file(generation)
        committee([one.weights for one in members]).save(path)
        self.screen.say(
            f"Generation {generation}: learnt from {len(data.x)} positions in {found.epochs} "
            f"epochs with {found.backend}; games held out: {found.quality.text()}."
        )
        return path

    def member(self, data: Dataset, start: Weights | None, generation: int, number: int) -> Fitted:
        """One network; each begins with other numbers."""
        course = self.course
        with self.screen.bar(f"Generation {generation}: learning") as update:

            def progress(epoch: int, epochs: int, _quality: Quality) -> None:
                update(epoch, epochs)

            seed = course.seed + number
            return fit(data, course.hidden, course.epochs, seed, start, progress, course.backend)

    def anchor(self, new: Path, generation: int) -> None:
        """Find how much the heuristic counts besides the new network, and write it there."""
        course = self.course
        with self.screen.bar(f"Generation {generation}: anchor") as update:
            found = find_anchor(
                course.game,
                LEARNED,
                new,
                course.anchor_games,
                course.seed,
                course.workers,
                update,
                course.solo,
            )
        replace(read_weights(new), anchor=found.anchor).save(new)
        self.screen.say(f"Generation {generation}: {found.text()}.")

    def compare(self, new: Path, generation: int) -> Standing:
        """The new network against the best so far, at first against the bot that was given."""
        course = self.course
        old = Side(course.bots[0])
        if self.best is not None:
            old = Side(LEARNED, str(self.best.resolve()))
        one = Side(LEARNED, str(new.resolve()))
        with self.screen.bar(f"Generation {generation}: match") as update:
            return contest(
                course.game,
                one,
                old,
                course.match_games,
                course.seed,
                course.workers,
                update,
                course.solo,
            )


def install(path: Path) -> Path:
    """Copy a file of weights to where the bots find it."""
    target = Path(str(resources.files("hearthside.bots").joinpath("data", path.name)))
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or not path.samefile(target):
        shutil.copyfile(path, target)
    return target

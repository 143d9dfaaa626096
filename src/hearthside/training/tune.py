"""`hearthside tune`: a table by least squares, its groups of features tuned by CMA-ES."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from hearthside.arena.table import game_seed
from hearthside.bots import make_bot
from hearthside.games.registry import ruleset
from hearthside.training.errors import BadTraining
from hearthside.training.evolution import Evolution
from hearthside.training.folder import claim, read_json, write_json
from hearthside.training.generate import generate
from hearthside.training.groups import groups_of, scaled
from hearthside.training.job import jobs_of
from hearthside.training.least_squares import Regression, importance_of, regress
from hearthside.training.linear import Linear, write_linear
from hearthside.training.rivals import Duel, Progress, Side, contest, duels, play_duel
from hearthside.training.screen import Screen
from hearthside.training.shards import read_dataset
from hearthside.training.workers import Trouble, run

TABLE_BOT = "steady"
"""The bot that plays with the tables."""


@dataclass(frozen=True)
class Tuning:
    """How a table is made."""

    game: str
    out: Path
    games: int = 600
    workers: int = 1
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 1
    epsilon: float = 0.1
    iterations: int = 10
    tries: int | None = None
    """Tables in each iteration; CMA-ES chooses if nothing is said."""
    duels: int = 20
    """Games of each table against the one it began with."""
    match_games: int = 100
    samples: Path | None = None
    """Games recorded before, for instance by `hearthside train`."""


def check(tuning: Tuning) -> None:
    """Refuse what cannot be tuned, before anything is written."""
    ruleset(tuning.game)
    if not tuning.bots:
        raise BadTraining("Somebody has to play: name at least one bot.")
    for name in tuning.bots:
        make_bot(name)
    claim(
        tuning.out,
        {
            "what": "table",
            "game": tuning.game,
            "bots": tuning.bots,
            "seed": tuning.seed,
            "epsilon": tuning.epsilon,
            "samples": str(tuning.samples) if tuning.samples is not None else "",
        },
    )


class Tuner:
    """Makes a table step by step. What is finished stays finished."""

    def __init__(self, tuning: Tuning, screen: Screen) -> None:
        self.tuning = tuning
        self.screen = screen
        self.result = tuning.out / f"{tuning.game}.toml"
        self.first = tuning.out / "least-squares" / f"{tuning.game}.toml"

    def run(self) -> Path:
        """The file of the best table."""
        tuning = self.tuning
        check(tuning)
        samples = tuning.samples if tuning.samples is not None else self.play()
        data = read_dataset([samples])
        found = regress(data)
        said = (
            f"Least squares on {len(data.x)} positions; "
            f"R² of the margin in games held out: {found.explained:.3f}."
        )
        self.screen.say(said)
        heading = [f"What positions of {tuning.game} are worth, in points of the final lead."]
        write_linear(self.first, found.linear, found.importance, [*heading, said])
        if not tuning.iterations:
            write_linear(self.result, found.linear, found.importance, [*heading, said])
            return self.result
        linear = self.evolve(found)
        tuned = tuning.out / "tuned" / f"{tuning.game}.toml"
        importance = importance_of(linear, data)
        write_linear(tuned, linear, importance, [*heading, "Tuned by CMA-ES."])
        better = self.compare(tuned)
        self.result.write_bytes((tuned if better else self.first).read_bytes())
        return self.result

    def play(self) -> Path:
        """Self-play, as far as it is missing."""
        tuning = self.tuning
        directory = tuning.out / "samples"
        jobs = jobs_of(tuning.game, tuning.games, tuning.bots, tuning.epsilon, tuning.seed)
        with self.screen.bar("Playing") as update:
            played = generate(directory, jobs, tuning.workers, None, update)
        self.screen.say(f"{', '.join(tuning.bots)} played {played} games.")
        return directory

    def evolve(self, found: Regression) -> Linear:
        """Find factors for the groups with which the table beats itself."""
        tuning = self.tuning
        groups = groups_of(found.linear, found.importance)
        path = tuning.out / "evolution.pickle"
        evolution = Evolution(path, len(groups), tuning.tries, tuning.seed)
        while evolution.iterations < tuning.iterations:
            number = evolution.iterations + 1
            tried = evolution.ask()
            tables: list[Path] = []
            for i, logs in enumerate(tried):
                table = tuning.out / "tried" / f"{i}.toml"
                write_linear(table, scaled(found.linear, groups, logs), found.importance, [])
                tables.append(table)
            with self.screen.bar(f"Iteration {number} of {tuning.iterations}") as update:
                gains = self.gains(tables, game_seed(tuning.seed, number), update)
            evolution.tell(tried, gains)
            mean = sum(gains) / len(gains)
            self.screen.say(f"Iteration {number}: lead {mean:+.1f}, best {max(gains):+.1f} points.")
        factors = dict(zip((name for name, _ in groups), evolution.favourite, strict=True))
        write_json(tuning.out / "factors.json", {"logarithms": factors})
        return scaled(found.linear, groups, evolution.favourite)

    def gains(self, tables: list[Path], seed: int, progress: Progress) -> list[float]:
        """The mean lead of each table over the first one, all on the same deals."""
        tuning = self.tuning
        old = Side(TABLE_BOT, str(self.first.resolve()))
        pieces: list[Duel] = []
        for table in tables:
            new = Side(TABLE_BOT, str(table.resolve()))
            pieces += duels(tuning.game, new, old, tuning.duels, seed)
        total = dict.fromkeys((str(table.resolve()) for table in tables), 0.0)
        done = 0
        with closing(run(play_duel, pieces, tuning.workers)) as results:
            for duel, result in results:
                if isinstance(result, Trouble):
                    raise BadTraining(f"The game with seed {duel.seed} failed: {result.reason}")
                total[duel.sides[0].weights] += result.lead
                done += 1
                progress(done, len(pieces))
        return [lead / tuning.duels for lead in total.values()]

    def compare(self, tuned: Path) -> bool:
        """The tuned table against the first one; was tuning worth it?"""
        tuning = self.tuning
        told = tuning.out / "match.json"
        kept = read_json(told) if told.exists() else {}
        if kept.get("iterations") != tuning.iterations:
            with self.screen.bar("Match") as update:
                standing = contest(
                    tuning.game,
                    Side(TABLE_BOT, str(tuned.resolve())),
                    Side(TABLE_BOT, str(self.first.resolve())),
                    tuning.match_games,
                    tuning.seed,
                    tuning.workers,
                    update,
                )
            kept = {
                "iterations": tuning.iterations,
                "better": standing.better,
                "match": standing.text(),
            }
            write_json(told, kept)
        self.screen.say(f"Tuned against least squares: {kept['match']}.")
        return bool(kept["better"])

"""`hearthside tune`: a table by least squares, its groups of features tuned by CMA-ES."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from hearthside.arena.table import game_seed
from hearthside.bots import bot_for
from hearthside.training.anchors import find_anchor
from hearthside.training.errors import BadTraining
from hearthside.training.evolution import Evolution
from hearthside.training.folder import claim, read_json, write_json
from hearthside.training.generate import generate
from hearthside.training.groups import groups_of, scaled
from hearthside.training.job import jobs_of
from hearthside.training.least_squares import Regression, importance_of, regress
from hearthside.training.linear import Linear, write_linear
from hearthside.training.mix import check_game
from hearthside.training.rivals import Side, contest, mean_leads
from hearthside.training.screen import Screen
from hearthside.training.shards import read_dataset

TABLE_BOT = "steady@table"
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
    anchor_games: int = 24
    """Games with each anchor that is tried."""
    samples: Path | None = None
    """Games recorded before, for instance by `hearthside train`."""


def check(tuning: Tuning) -> None:
    """Refuse what cannot be tuned, before anything is written."""
    check_game(tuning.game)
    if not tuning.bots:
        raise BadTraining("Somebody has to play: name at least one bot.")
    for name in tuning.bots:
        bot_for(tuning.game, name)
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
        found = replace(found, linear=replace(found.linear, anchor=self.anchor()))
        write_linear(self.first, found.linear, found.importance, [*heading, said])
        if not tuning.iterations:
            self.result.write_bytes(self.first.read_bytes())
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

    def anchor(self) -> float:
        """How much the heuristic counts besides the first table."""
        tuning = self.tuning
        told = tuning.out / "anchor.json"
        if not told.exists():
            with self.screen.bar("Anchor") as update:
                found = find_anchor(
                    tuning.game,
                    TABLE_BOT,
                    self.first,
                    tuning.anchor_games,
                    tuning.seed,
                    tuning.workers,
                    update,
                )
            write_json(told, {"anchor": found.anchor, "said": found.text()})
        kept = read_json(told)
        self.screen.say(f"Least squares: {kept['said']}.")
        return float(kept["anchor"])

    def evolve(self, found: Regression) -> Linear:
        """Find factors for the groups and the anchor with which the table beats itself."""
        tuning = self.tuning
        groups = groups_of(found.linear, found.importance)
        path = tuning.out / "evolution.pickle"
        evolution = Evolution(path, len(groups) + 1, tuning.tries, tuning.seed)
        while evolution.iterations < tuning.iterations:
            number = evolution.iterations + 1
            tried = evolution.ask()
            tables: list[Path] = []
            for i, logs in enumerate(tried):
                table = tuning.out / "tried" / f"{i}.toml"
                write_linear(table, scaled(found.linear, groups, logs), found.importance, [])
                tables.append(table)
            with self.screen.bar(f"Iteration {number} of {tuning.iterations}") as update:
                gains = mean_leads(
                    tuning.game,
                    [Side(TABLE_BOT, str(table.resolve())) for table in tables],
                    Side(TABLE_BOT, str(self.first.resolve())),
                    tuning.duels,
                    game_seed(tuning.seed, number),
                    tuning.workers,
                    update,
                )
            evolution.tell(tried, gains)
            mean = sum(gains) / len(gains)
            self.screen.say(f"Iteration {number}: lead {mean:+.1f}, best {max(gains):+.1f} points.")
        names = [*(name for name, _ in groups), "anchor"]
        factors = dict(zip(names, evolution.favourite, strict=True))
        write_json(tuning.out / "factors.json", {"logarithms": factors})
        return scaled(found.linear, groups, evolution.favourite)

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

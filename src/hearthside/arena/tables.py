"""Results as files: CSV always, Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import importlib
import io
import os
from pathlib import Path

from hearthside.arena.comparing import Meeting, Standing, head_to_head, standings
from hearthside.arena.outcome import Played
from hearthside.arena.ratings import Rating, ratings
from hearthside.core.record import value_text

Row = dict[str, str | int | float | None]


def result_rows(games: list[Played]) -> list[Row]:
    """One row per seat and game; what a game does not have, or did not count, is None."""
    names = list(dict.fromkeys(part for g in games for parts in g.parts for part in parts))
    more = list(dict.fromkeys(name for g in games for extras in g.extras for name in extras))
    rows: list[Row] = []
    for played in games:
        fixture = played.fixture
        options = " ".join(f"{k}={value_text(v)}" for k, v in sorted(fixture.options.items()))
        for seat, bot in enumerate(fixture.seating):
            row: Row = {
                "id": fixture.id,
                "game": fixture.game,
                "rules": fixture.rules,
                "players": fixture.players,
                "options": options,
                "seed": fixture.seed,
                "seat": seat,
                "bot": bot,
                "score": played.scores[seat],
                "place": played.places[seat],
                "win": played.wins[seat],
                "plies": played.plies,
                "seconds": played.seconds,
                "thinking": played.thinking[seat],
                "decisions": played.decisions[seat] if played.decisions else None,
            }
            row |= {f"part_{name}": played.parts[seat].get(name) for name in names}
            extras = played.extras[seat] if played.extras else {}
            row |= {f"extra_{name}": extras.get(name) for name in more}
            rows.append(row)
    return rows


def by_contest(found: list[Meeting]) -> dict[str, list[Meeting]]:
    """Meetings by contest; all together under 'all' if there are several."""
    groups: dict[str, list[Meeting]] = {}
    for meeting in found:
        groups.setdefault(meeting.contest, []).append(meeting)
    return groups if len(groups) == 1 else {"all": found, **groups}


def head_to_head_rows(found: list[Meeting]) -> list[Row]:
    """Every bot against every other, in each contest and in all."""
    return [
        {
            "contest": contest,
            "bot": pair.one,
            "opponent": pair.other,
            "meetings": pair.meetings,
            "deals": pair.deals,
            "share": pair.share.value,
            "share_low": pair.share.low,
            "share_high": pair.share.high,
            "margin": pair.margin.value,
            "margin_low": pair.margin.low,
            "margin_high": pair.margin.high,
            "margin_unit": "spread" if contest == "all" else "points",
        }
        for contest, group in by_contest(found).items()
        for pair in head_to_head(group)
    ]


def ranking_rows(found: list[Meeting], panel: tuple[str, ...] = ()) -> list[Row]:
    """The ranking of each contest and of all; a panel of one bot is listed after it."""
    rows: list[Row] = []
    for contest, group in by_contest(found).items():
        rated = {rating.bot: rating for rating in ratings(group)}
        lines = standings(group, panel)
        ranked = [line.bot for line in lines]
        for rank, line in enumerate(lines, start=1):
            rows.append(ranking_row(contest, rank, line, rated[line.bot], panel))
        for bot in panel:
            if bot in rated and bot not in ranked:
                rows.append(ranking_row(contest, None, None, rated[bot], panel))
    return rows


def ranking_row(
    contest: str, rank: int | None, line: Standing | None, rating: Rating, panel: tuple[str, ...]
) -> Row:
    """One bot; without a line it was compared with nobody."""
    share = line.versus.share if line else None
    margin = line.versus.margin if line else None
    return {
        "contest": contest,
        "rank": rank,
        "bot": rating.bot,
        "panel": int(rating.bot in panel),
        "meetings": line.versus.meetings if line else rating.meetings,
        "share": share.value if share else None,
        "share_low": share.low if share else None,
        "share_high": share.high if share else None,
        "margin": margin.value if margin else None,
        "margin_low": margin.low if margin else None,
        "margin_high": margin.high if margin else None,
        "margin_unit": "spread" if contest == "all" else "points",
        "rating": rating.mu,
        "rating_sigma": rating.sigma,
        "beats": " ".join(line.beats) if line else "",
    }


def replace_file(path: Path, content: bytes) -> None:
    """Write a file so that it is either the old one or the new one."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(content)
    os.replace(partial, path)


def write_csv(rows: list[Row], path: Path) -> None:
    """Rows as CSV with a heading; None is an empty cell."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    replace_file(path, text.getvalue().encode())


def write_parquet(rows: list[Row], path: Path) -> bool:
    """Rows as Parquet; False, and nothing written, if pyarrow is not installed."""
    try:
        arrow = importlib.import_module("pyarrow")
        parquet = importlib.import_module("pyarrow.parquet")
    except ImportError:
        return False
    sink = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows), sink)
    replace_file(path, sink.getvalue())
    return True

"""Write what a run has found into its directory."""

from __future__ import annotations

from pathlib import Path

from hearthside.arena.comparing import meetings
from hearthside.arena.report import report_page
from hearthside.arena.running import Run
from hearthside.arena.tables import (
    head_to_head_rows,
    ranking_rows,
    replace_file,
    result_rows,
    write_csv,
    write_parquet,
)


def write_results(run: Run, out: Path) -> list[Path]:
    """The files written: results as CSV and, where possible, Parquet; rankings; the report."""
    out.mkdir(parents=True, exist_ok=True)
    rows = result_rows(run.played)
    found = meetings(run.played)
    files = [out / "results.csv", out / "ranking.csv", out / "head_to_head.csv"]
    ranking = ranking_rows(found, run.plan.panel)
    for path, content in zip(files, (rows, ranking, head_to_head_rows(found)), strict=True):
        write_csv(content, path)
    if write_parquet(rows, out / "results.parquet"):
        files.append(out / "results.parquet")
    files.append(out / "report.html")
    replace_file(files[-1], report_page(run).encode())
    return files

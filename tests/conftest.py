"""What could not be tested is said in one line per reason."""

from __future__ import annotations

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        _, _, reason = report.longrepr
        if "NOT RUN" in reason:
            reasons[reason.removeprefix("Skipped: ")] += 1
    for reason, number in reasons.items():
        terminalreporter.write_line(f"{reason} ({number} tests)", yellow=True)

"""What could not be tested is said in one line per reason."""

from __future__ import annotations

import os
from collections import Counter

import pytest

OWN_NODES = [
    "core/language.py",
    "core/test_codec.py",
    "core/test_connectors.py",
    "core/test_engine.py",
    "core/test_hooks.py",
    "caverna/test_cav_04_connectors.py",
    "agricola/test_lookahead.py",
]
"""Tests that build nodes of their own, which the compiled engine does not allow."""
collect_ignore = OWN_NODES if os.environ.get("HEARTHSIDE_COMPILED") == "1" else []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        _, _, reason = report.longrepr
        if "NOT RUN" in reason:
            reasons[reason.removeprefix("Skipped: ")] += 1
    for reason, number in reasons.items():
        terminalreporter.write_line(f"{reason} ({number} tests)", yellow=True)

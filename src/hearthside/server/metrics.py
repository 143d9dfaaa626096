"""Figures for operators, in Prometheus form at /metrics; the library adds memory and files."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import Counter, Gauge, Histogram

LIVE = Gauge("hearthside_tables_live", "Tables in memory")
SOCKETS = Gauge("hearthside_sockets", "Open sockets")
CONNECTIONS = Gauge("hearthside_connections", "Open connections, sockets included")
CHOICES = Counter("hearthside_choices", "Choices journalled")
LATENCY = Histogram(
    "hearthside_choice_seconds",
    "From an accepted choice to its broadcast",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
QUEUE = Gauge("hearthside_bot_queue", "Questions that wait for a process that thinks")
WAITED = Histogram(
    "hearthside_bot_wait_seconds",
    "How long a question waited for a process",
    buckets=(0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 20.0, 60.0),
)
THOUGHT = Histogram(
    "hearthside_bot_think_seconds",
    "How long a process thought about a question",
    buckets=(0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 20.0),
)
STARTS = Counter("hearthside_bot_processes", "Processes started to think")
REFUSED = Counter("hearthside_refused", "What was refused because of a limit", ["reason"])
ERRORS = Counter("hearthside_errors", "Errors of the server itself", ["where"])
LAG = Histogram(
    "hearthside_loop_lag_seconds",
    "How much later than wished the event loop woke up",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
LAG_EVERY = 0.5


async def measure_lag() -> None:
    """Sleep again and again, and note how late the loop wakes up."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(0.0, time.perf_counter() - began - LAG_EVERY))

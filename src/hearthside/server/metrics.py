"""Figures for operators, in Prometheus form at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

LIVE = Gauge("hearthside_tables_live", "Tables in memory")
SOCKETS = Gauge("hearthside_sockets", "Open sockets")
CHOICES = Counter("hearthside_choices", "Choices journalled")
LATENCY = Histogram(
    "hearthside_choice_seconds",
    "From an accepted choice to its broadcast",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)

"""Logs: readable lines, or one JSON object per line for machines."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from hearthside.server.limits import Bucket

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and whatever facts were given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Thrift(logging.Filter):
    """Whatever goes wrong again and again is said a few times, then seldom, with a number.

    Each line of the program that logs has its own measure; what is not a warning passes.
    """

    def __init__(self, at_once: float = 10, per_second: float = 0.1) -> None:
        super().__init__()
        self.at_once = at_once
        self.per_second = per_second
        self.places: dict[tuple[str, int], Bucket] = {}
        self.left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        place = (record.pathname, record.lineno)
        bucket = self.places.setdefault(place, Bucket(self.at_once, self.per_second))
        if not bucket.take():
            self.left_out[place] = self.left_out.get(place, 0) + 1
            return False
        n = self.left_out.pop(place, 0)
        if n:
            record.msg = f"{record.getMessage()} ({n} more like this were left out)"
            record.args = None
        return True


def set_up_logs(as_json: bool) -> None:
    """All logs to standard error; requests are logged only for machines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Thrift())
    handler.setFormatter(
        JsonLines()
        if as_json
        else logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    quiet = logging.INFO if as_json else logging.WARNING
    for name in ("alembic", "uvicorn", "hearthside.requests"):
        logging.getLogger(name).setLevel(quiet)

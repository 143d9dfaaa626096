"""An executor by its name."""

from __future__ import annotations

import os

from hearthside.arena.executors.base import Executor
from hearthside.arena.executors.cluster import RayCluster
from hearthside.arena.executors.local import InProcess
from hearthside.arena.executors.pool import ProcessPool
from hearthside.core.errors import BadMatch

EXECUTORS = ("local", "pool", "ray")


def make_executor(name: str | None = None, workers: int | None = None) -> Executor:
    """`local`, `pool` or `ray`; without a name, the number of workers decides.

    >>> make_executor("local", 2)
    Traceback (most recent call last):
    ...
    hearthside.core.errors.BadMatch: The executor 'local' has one worker, not 2; ask for 'pool'.
    >>> make_executor(workers=2).__class__.__name__
    'ProcessPool'
    """
    if workers is not None and workers < 1:
        raise BadMatch(f"A match needs at least one worker, not {workers}.")
    if name is None:
        name = "local" if workers in (None, 1) else "pool"
    if name == "local":
        if workers not in (None, 1):
            raise BadMatch(f"The executor 'local' has one worker, not {workers}; ask for 'pool'.")
        return InProcess()
    if name == "pool":
        return ProcessPool(workers or os.cpu_count() or 1)
    if name == "ray":
        return RayCluster(workers)
    raise BadMatch(f"There is no executor {name!r}; the executors are {', '.join(EXECUTORS)}.")

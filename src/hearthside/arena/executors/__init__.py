"""Where games are played: here, in several processes, or on a Ray cluster."""

from hearthside.arena.executors.base import Executor
from hearthside.arena.executors.choosing import EXECUTORS, make_executor
from hearthside.arena.executors.cluster import RayCluster
from hearthside.arena.executors.local import InProcess
from hearthside.arena.executors.pool import ProcessPool

__all__ = ["EXECUTORS", "Executor", "InProcess", "ProcessPool", "RayCluster", "make_executor"]

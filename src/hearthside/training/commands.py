"""The commands `hearthside train` and `hearthside tune`; each gives its exit code."""

from __future__ import annotations

from hearthside.training.screen import Screen
from hearthside.training.train import Course, Training, install
from hearthside.training.tune import Tuner, Tuning

STOPPED = 130


def train(course: Course, installed: bool) -> int:
    screen = Screen()
    try:
        best = Training(course, screen).run()
    except KeyboardInterrupt:
        screen.say(f"Stopped. What is finished is kept in {course.out}; the same command goes on.")
        return STOPPED
    screen.say(f"The best network is {install(best) if installed else best}.")
    return 0


def tune(tuning: Tuning, installed: bool) -> int:
    screen = Screen()
    try:
        table = Tuner(tuning, screen).run()
    except KeyboardInterrupt:
        screen.say(f"Stopped. What is finished is kept in {tuning.out}; the same command goes on.")
        return STOPPED
    screen.say(f"The table is {install(table) if installed else table}.")
    return 0

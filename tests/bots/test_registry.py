from __future__ import annotations

import pytest

from hearthside import HearthsideError, UnknownBot
from hearthside.bots import Bot, Rng, bot_names, make_bot


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot_of_that_name(name: str) -> None:
    bot = make_bot(name)
    assert isinstance(bot, Bot)
    assert bot.name == name


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot("clever")
    assert isinstance(error.value, HearthsideError)
    names = "novice, steady, strong, master, greedy, random"
    assert str(error.value) == f"There is no bot 'clever'; the bots are {names}."


def test_the_generator_repeats_itself_and_covers_its_range() -> None:
    one, two, other = Rng(7), Rng(7), Rng(8)
    numbers = [one.below(6) for _ in range(200)]
    assert numbers == [two.below(6) for _ in range(200)]
    assert numbers != [other.below(6) for _ in range(200)]
    assert set(numbers) == set(range(6))

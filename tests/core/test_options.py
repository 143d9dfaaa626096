"""Options of a game: defaults, allowed values, messages."""

import pytest

from hearthside.core.errors import BadOption
from hearthside.core.options import OptionSpec, OptionValue, check_options
from hearthside.games.caverna.config import OPTIONS, Decisions

SPECS = [
    OptionSpec("mode", "full", ["intro", "full"], "CAV-2.4", "Which tiles."),
    OptionSpec("late", False, [False, True], "CAV-3.4", "When."),
    OptionSpec("limit", 6, [6, 7], "CAV-12.25", "How many."),
]


def test_defaults_fill_in_what_is_not_chosen() -> None:
    assert check_options(SPECS, {}) == {"mode": "full", "late": False, "limit": 6}
    assert check_options(SPECS, {"late": True}) == {"mode": "full", "late": True, "limit": 6}


def test_options_keep_the_order_of_the_game() -> None:
    assert list(check_options(SPECS, {"limit": 7, "mode": "intro"})) == ["mode", "late", "limit"]


def test_the_choice_is_not_changed() -> None:
    chosen: dict[str, OptionValue] = {"limit": 7}
    check_options(SPECS, chosen)
    assert chosen == {"limit": 7}


def test_an_unknown_name_is_refused_and_the_names_are_told() -> None:
    with pytest.raises(BadOption) as caught:
        check_options(SPECS, {"speed": 3})
    assert str(caught.value) == "There is no option 'speed'; the options are mode, late, limit."


@pytest.mark.parametrize(
    "name, value, allowed",
    [
        ("mode", "hard", "'intro', 'full'"),
        ("mode", True, "'intro', 'full'"),
        ("late", 1, "False, True"),
        ("late", "true", "False, True"),
        ("limit", 8, "6, 7"),
        ("limit", "6", "6, 7"),
    ],
)
def test_a_wrong_value_is_refused_and_the_values_are_told(
    name: str, value: OptionValue, allowed: str
) -> None:
    """A value has the type of the option: 1 is not true, '6' is not 6."""
    with pytest.raises(BadOption) as caught:
        check_options(SPECS, {name: value})
    assert str(caught.value) == f"Option {name!r} cannot be {value!r}; allowed are {allowed}."


def test_true_is_no_number() -> None:
    specs = [OptionSpec("n", 1, [1, 2], "CAV-1.1", "A number.")]
    with pytest.raises(BadOption):
        check_options(specs, {"n": True})


@pytest.mark.parametrize("spec", OPTIONS, ids=[spec.name for spec in OPTIONS])
def test_every_option_of_caverna_is_well_declared(spec: OptionSpec) -> None:
    assert spec.default in spec.values
    assert len(spec.values) == len(set(spec.values))
    assert len(spec.values) > 1 or spec.pattern
    assert len({type(value) for value in spec.values}) == 1
    assert spec.rule.startswith("CAV-")
    assert spec.help.endswith(".")


@pytest.mark.parametrize("spec", OPTIONS, ids=[spec.name for spec in OPTIONS])
def test_every_value_of_every_option_reaches_the_game(spec: OptionSpec) -> None:
    for value in spec.values:
        assert Decisions({spec.name: value}).chosen[spec.name] == value


CARRIED = OptionSpec(
    "kept", "-", ["-"], "AGR-16.1", "Kept cards.", pattern=r"[A-E]\d{3}(\+[A-E]\d{3})*"
)


@pytest.mark.parametrize("value", ["-", "A001", "A001+B163"])
def test_what_is_carried_over_has_a_form(value: str) -> None:
    assert check_options([CARRIED], {"kept": value}) == {"kept": value}


@pytest.mark.parametrize("value", ["", "A01", "A001 B163", 3, True])
def test_another_form_is_refused(value: OptionValue) -> None:
    with pytest.raises(BadOption, match="Option 'kept' cannot be"):
        check_options([CARRIED], {"kept": value})

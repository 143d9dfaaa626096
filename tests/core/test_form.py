"""Forms: two verbs never share a kind by mistake."""

import pytest

from hearthside.core.form import Field, Fixed, Form, Forms
from hearthside.core.state import State


def test_two_verbs_of_one_kind_are_refused() -> None:
    """A verb of an expansion must not take the number of another one."""
    whistle, trap = Form[State](29, "whistle"), Form[State](29, "trap {cell}", Field("cell"))
    with pytest.raises(ValueError, match="trap and whistle are both of kind 29"):
        Forms(whistle, trap)


def test_forms_of_one_kind_differ_in_fixed_bits() -> None:
    small, large = Form[State](8, "small", Fixed(0)), Form[State](8, "large", Fixed(1))
    assert Forms(small, large).by_kind[8] == [small, large]

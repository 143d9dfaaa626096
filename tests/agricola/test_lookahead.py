"""Looking ahead through effects before an action (AGR-5.8, AGR-5.9) takes bounded effort."""

import pytest

from hearthside.core.node import Node
from hearthside.core.state import Frame
from hearthside.games.agricola.acting import lookahead
from hearthside.games.agricola.acting.lookahead import EFFORT, GOALS, TRIES, copy_at, finish
from hearthside.games.agricola.board.space import SPACES
from hearthside.games.agricola.state import Agricola
from hearthside.games.agricola.verbs.fencing import BuildFences
from tests.agricola.build import Table


def never() -> int:
    """The space whose actions a player with nothing cannot take: Lessons without a card."""
    return next(space.index for space in SPACES if space.name == "lessons")


def test_agr_5_8_ways_to_fence_are_not_all_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """With wood for all fences and an impossible goal the search stops and says: possible."""
    monkeypatch.setattr(lookahead, "TRIES", 50)
    table = Table(hand_cards=False)
    table.farm().has(wood=15)
    table.turn()
    s = copy_at(table.s)
    depth = len(s.stack)
    s.stack.append(Frame(BuildFences(), 0))
    assert finish(s, depth, GOALS[never()], 0)
    assert EFFORT.asked == 0


def test_agr_5_8_a_small_question_is_answered_exactly() -> None:
    """Without anything to play first, the answer is the goal's own."""
    table = Table(hand_cards=False)
    table.turn()
    s = copy_at(table.s)
    assert not finish(s, len(s.stack), GOALS[never()], 0)
    assert EFFORT.asked == 0


class Broken(Node[Agricola]):
    """A goal that cannot be asked about."""

    def possible(self, s: Agricola, p: int) -> bool:
        raise ValueError("broken")


def test_agr_5_8_an_error_while_looking_ahead_leaves_later_questions_their_tries() -> None:
    """After errors in more questions than one has tries, the answer is still exact."""
    table = Table(hand_cards=False)
    table.turn()
    s = copy_at(table.s)
    for _ in range(TRIES + 1):
        with pytest.raises(ValueError, match="broken"):
            finish(s, len(s.stack), Broken(), 0)
    assert not finish(s, len(s.stack), GOALS[never()], 0)

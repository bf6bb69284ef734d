"""Only the boards one owns are laid."""

from __future__ import annotations

import pytest

from opfor.app.registry import load_game
from opfor.core.errors import OpforError


def laid(guideline: int, seed: int, boards: str, solo: bool) -> set[str]:
    generating = load_game("coh-generator").generating
    assert generating is not None
    options = {"guideline": guideline, "solo": solo, "boards": boards}
    done = generating.automatic(options, {}, seed)
    return {placed.board for placed in done.state.layout}


@pytest.mark.parametrize("guideline", range(1, 7))
@pytest.mark.parametrize("solo", [False, True])
def test_a_generation_keeps_to_the_boards_named(guideline: int, solo: bool) -> None:
    for seed in range(4):
        assert laid(guideline, seed, "1, 2,3,4", solo) <= {"1", "2", "3", "4"}


@pytest.mark.parametrize(
    ("boards", "said"), [("1,2,3,99", "'99' is not known"), ("1,2", "needs 4 of them")]
)
def test_boards_that_cannot_be_played_with_are_refused(boards: str, said: str) -> None:
    with pytest.raises(OpforError, match=said):
        laid(1, 1, boards, solo=False)


def test_each_seat_has_the_hand_it_was_given() -> None:
    generating = load_game("coh-generator").generating
    assert generating is not None
    done = generating.automatic({"guideline": 7, "hands": "4,3,2"}, {}, 3)
    played = [sum(play.role == role for play in done.state.log) for role in done.state.roles]
    assert sorted(played) == [2, 3, 4]

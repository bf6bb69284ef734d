"""The long looks (``tests/envs/long.py``), short: they run, and would find something."""

from __future__ import annotations

import numpy as np
import pytest

from opfor.envs.offered import Offered
from tests.envs.long import look_at_games, look_at_masks, look_at_mode, modes


@pytest.mark.usefixtures("toy_installed")
def test_others_find_nothing_wrong_in_a_mode_for_everybody_at_once() -> None:
    look_at_mode("race", {"mode": "two-player"}, 20)
    assert all(len(list(modes(game))) > 2 for game in ("blitzkrieg", "2gm", "coh"))


def test_masks_and_games_are_looked_at() -> None:
    assert look_at_masks("blitzkrieg", {}, 30, seed=1) > 100
    assert look_at_games("blitzkrieg", {"board": "nippon"}, 2, seed=1) > 20


def test_a_mask_that_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Offered.mask
    monkeypatch.setattr(Offered, "mask", lambda self, seat: np.roll(honest(self, seat), 1))
    with pytest.raises(AssertionError):
        look_at_masks("blitzkrieg", {}, 3, seed=1)

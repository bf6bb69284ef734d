"""Options matter: drafted firefights are played out and tallied by card and half."""

from __future__ import annotations

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.generator.balance import balance, tally


def test_every_play_of_every_firefight_is_tallied() -> None:
    found = tally(1, 2)
    assert sum(found.sides.values()) == 2
    assert sum(found.played.values()) == 2 * 2 * 8
    assert sum(found.won.values()) == 2 * 2 * 4, "each firefight gives its points once"


def test_the_command_prints_a_line_for_each_half_played() -> None:
    lines: list[str] = []
    assert balance(["1", "1"], lines.append) == 0
    assert lines[0].startswith("1 firefights: ")
    assert len(lines) == 1 + 8
    with pytest.raises(OpforError, match="such as: balance 5 100"):
        balance(["five"])

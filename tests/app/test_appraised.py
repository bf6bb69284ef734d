"""Chances where nothing is compiled: what was tried little is not believed too much."""

from __future__ import annotations

import pytest

from opfor.app.coach.appraised import drawn_together
from opfor.app.search import Weighed


def test_acts_that_were_tried_little_are_drawn_together() -> None:
    """What luck alone may have made is taken off; what is sure stays."""
    for error, kept in ((0.2, 0.0), (0.0, 1.0), (0.05, 0.75)):
        acts = [Weighed(name, chance, error, 20) for name, chance in (("a", 0.6), ("b", 0.4))]
        assert [each.chance for each in drawn_together(acts)] == pytest.approx(
            [0.5 + 0.1 * kept, 0.5 - 0.1 * kept]
        )
    alike = [Weighed("a", 0.5, 0.1, 20)] * 2
    assert drawn_together(alike) == alike

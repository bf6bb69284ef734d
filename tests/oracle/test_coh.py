"""Conflict of Heroes over numbers, asked from outside, asks and tells as the readable engine does:
requests in their words, events, what settled questions, the state, all chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from opfor.fast.coh.engine import Engine
from tests.fast.engines import named, positions
from tests.oracle.coh_positions import OPTIONS
from tests.oracle.compare import parted


@pytest.mark.parametrize("options", OPTIONS[::3], ids=named)
def test_a_step_asks_and_tells_the_same(options: Mapping[str, Any]) -> None:
    """More of them, in every setting, by ``python -m tests.oracle.compare coh N``."""
    assert not parted("coh", options, positions(10, 4), 1, 5)


@pytest.mark.parametrize("options", OPTIONS[1::12], ids=named)
def test_the_plain_run_asks_and_tells_the_same(
    options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Engine, "compiled", classmethod(lambda _: None))
    assert not parted("coh", options, 4, 2, 2)

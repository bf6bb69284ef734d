"""The rulings of sticks, from ``books/rulings.toml`` (``python -m opfor.core.rulings``)."""

from __future__ import annotations

from typing import Literal

from opfor.core.rulings import RulingsInForce


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    """How each disputed reading is played; the book says what the values mean."""

    losing_heap: Literal["few", "many"] = "few"

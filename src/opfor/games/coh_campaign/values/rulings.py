"""The rulings of coh-campaign, from ``books/rulings.toml`` (``python -m opfor.core.rulings``)."""

from __future__ import annotations

from typing import Literal

from opfor.core.rulings import RulingsInForce


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    """How each disputed reading is played; the book says what the values mean."""

    row_of_defeats: Literal["stands", "broken"] = "stands"

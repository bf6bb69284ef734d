"""How the choice of an order is told: with the line as it is printed on the card."""

from __future__ import annotations

from typing import Any

from opfor.core.trace import Decision


def chosen(_setting: Any, decision: Decision, said: str) -> str:
    """The beginning of the sentence about an order; other questions say it themselves."""
    text = decision.details.get("text")
    return f"The order is {said}" + (f" ({text})" if text else "")

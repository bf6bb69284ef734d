"""How the choice of an order is told: with the line as it is printed on the card."""

from __future__ import annotations

from opfor.cardboard.coh.orders.text import order_text
from opfor.core.trace import Decision
from opfor.games.coh.values.options import Setting


def chosen(_setting: Setting, _decision: Decision, said: str) -> str:
    """The beginning of the sentence about an order; other questions say it themselves."""
    return f"The order is {said}"


def candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """Counter ids, hex names and facings stand for themselves; ``tactical/2`` is an order."""
    kind, _, number = str(name).partition("/")
    if not number.isdigit():
        return str(name)
    text = _printed(setting, decision, kind, int(number))
    return f"{kind} order {number}" + (f" ({text})" if text else "")


def _printed(setting: Setting, decision: Decision, kind: str, number: int) -> str:
    """A line of the card that was read; old saves do not say which card it was."""
    card = setting.cards.get(decision.details.get("card", ""))
    if card is None:
        return ""
    orders = card.priority if kind == "priority" else card.tactical
    return order_text(orders[number - 1])

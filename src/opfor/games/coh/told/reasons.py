"""How the choice of an order is told: with the line as it is printed on the card."""

from __future__ import annotations

from functools import cache

from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import CardOrder
from opfor.core.trace import Decision
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting


def chosen(_setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of the sentence about an order; other questions say it themselves."""
    from opfor.games.coh.bot.order.lines import PASS

    return "The AI passes" if decision.chosen == PASS else f"The order is {said}"


def candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """Counter ids, hex names and facings stand for themselves; ``tactical/2`` is an order."""
    kind, _, number = str(name).partition("/")
    if not number.isdigit():
        return str(name)
    title = OWN.get(kind, f"{kind} order")
    text = _printed(setting, decision, kind, int(number))
    return f"{title} {number}" + (f" ({text})" if text else "")


def again(_setting: Setting, _decision: Decision, name: str | int) -> str:
    """An order whose line was quoted just before."""
    kind, _, number = str(name).partition("/")
    return f"{OWN.get(kind, f'{kind} order')} {number}" if number.isdigit() else str(name)


OWN = {"counteraction": "Counteraction", "mission-order": "Mission Order"}


def _printed(setting: Setting, decision: Decision, kind: str, number: int) -> str:
    """A line of the card that was read, or of the mission; old saves do not say which card."""
    if kind in OWN:
        mission = setting.solo if isinstance(setting, SoloSetting) else None
        if mission is None:
            return ""
        own = mission.counteractions if kind == "counteraction" else mission.mission_orders
        return own[number - 1]
    card = setting.cards.get(decision.details.get("card", ""))
    if card is None:
        return ""
    orders = card.priority if kind == "priority" else card.tactical
    return _text(orders[number - 1])


@cache
def _text(order: CardOrder) -> str:
    return order_text(order)

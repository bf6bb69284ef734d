"""How the choice of an order is told: with the line as it is printed on the card."""

from __future__ import annotations

from functools import cache

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import CardOrder
from opfor.core.reasons import reason_words
from opfor.core.trace import Decision
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import PositionSetting, SoloSetting


def chosen(_setting: Setting, decision: Decision, said: str) -> str:
    """The beginning of the sentence about an order; other questions say it themselves."""
    from opfor.games.coh.bot.order.lines import PASS

    return "The AI passes" if decision.chosen == PASS else f"The order is {said}"


def because(_setting: Setting, decision: Decision) -> str:
    """An order: that it is the first that fits, and why the line before it did not."""
    if decision.question != "order" or len(decision.candidates) < 2:
        return ""
    from opfor.games.coh.bot.order.lines import ORDER, PASS

    if decision.chosen == PASS:
        return _text_of("no-order")
    skipped = [step for step in decision.steps if step.dropped and step.values]
    failed = next((s for s in reversed(skipped) if s.measure != FIRST), None)
    if failed is None:
        return _text_of("first-line")
    found = ORDER.measure_of(failed.rule, failed.by, failed.measure)
    last = failed.dropped[-1]
    why = found.tell(failed.values.get(str(last))) if found is not None else ""
    return _text_of("first-that-fits").format(line=again(_setting, decision, last), why=why)


FIRST = "place-on-card"
"""The criterion that takes the first line of those that are left."""


def _text_of(name: str) -> str:
    return reason_words(FOLDER).sentences[name]


def candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """Counter ids, hex names and facings stand for themselves, but for a counter and a hex of the
    same name: Rifle G09, hex G09; ``tactical/2`` is an order."""
    kind, _, number = str(name).partition("/")
    if not number.isdigit():
        return thing_name(setting, str(name))
    title = OWN.get(kind, f"{kind} order")
    text = _printed(setting, decision, kind, int(number))
    return f"{title} {number}" + (f" ({text})" if text else "")


def again(setting: Setting, _decision: Decision, name: str | int) -> str:
    """An order whose line was quoted just before."""
    kind, _, number = str(name).partition("/")
    if not number.isdigit():
        return thing_name(setting, str(name))
    return f"{OWN.get(kind, f'{kind} order')} {number}"


def thing_name(setting: Setting, name: str) -> str:
    """``unit:G09`` is Rifle G09, ``hex:G09`` hex G09; other names stand for themselves. In a
    position ids are whatever its author likes."""
    what, _, own = name.rpartition(":")
    if what != "unit" or isinstance(setting, PositionSetting):
        return f"{what} {own}".strip()
    nation = next(row.nation for row in setting.mission.sides if own[0] == row.nation[0].upper())
    return f"{kind_numbered(nation, int(own[1:3])).title} {own}"


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

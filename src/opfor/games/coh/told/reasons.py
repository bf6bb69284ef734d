"""How the choice of an order is told: by the line that fits, as it is printed on the card."""

from __future__ import annotations

from functools import cache

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import CardOrder
from opfor.core.declared import declared
from opfor.core.door import is_whole
from opfor.core.phrasebook import Said
from opfor.core.phrases import capital, listed
from opfor.core.trace import Decision
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.questions import question
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import PositionSetting, SoloSetting

OWN = ("counteraction", "mission-order")
PASS = "pass"
OF_HEXES = (
    "hex", "smoke-hex", "entry-hex", "nearest-hex", "route", "advantage", "shelter", "obstacle",
    "smoke-screen", "strike",
)  # fmt: skip
"""Questions whose candidates are hexes."""
MOST_WHYS = 2
"""More reasons than that why lines were skipped would hide the one that counts: the last."""
FIRST = "place-on-card"
"""The criterion that takes the first line of those that are left."""


def chosen(setting: Setting, decision: Decision, said: Said) -> str:
    """The beginning of the sentence about an order; other questions say it themselves."""
    if decision.chosen == PASS:
        return SAY("order-passes")
    kind, _, number = str(decision.chosen).partition("/")
    quotes = said != again(setting, decision, decision.chosen or "")
    text = _printed(setting, decision, kind, int(number)) if quotes and is_whole(number) else ""
    named = capital(again(setting, decision, decision.chosen or ""))
    return SAY("order-quoted", order=named, line=text) if text else named


def because(_setting: Setting, decision: Decision) -> str:
    """An order: what is wrong with the lines above it."""
    if decision.question != "order" or len(decision.candidates) < 2:
        return ""
    if decision.chosen == PASS:
        return SAY("order-none")
    words, whys = declared(FOLDER), dict[str, None]()
    above = decision.candidates[: decision.candidates.index(decision.chosen)]
    for step in decision.steps:
        found = question("order").measure_of(step.rule, step.by, step.measure)
        if found is not None and step.measure != FIRST:
            told = [found.tell(step.values.get(str(name)), words) for name in step.dropped]
            whys |= dict.fromkeys(filter(None, told))
    if not above or not whys:
        return SAY("order-first")
    if len(whys) > MOST_WHYS:
        return SAY("order-skipped-too", why=list(whys)[-1], n=len(above) - 1)
    return SAY("order-skipped", whys=listed(whys), n=len(above))


def candidate(setting: Setting, decision: Decision, name: str | int) -> Said:
    """Counter ids, hex names and facings stand for themselves, but for a counter and a hex of the
    same name: Rifle G09, hex G09; ``tactical/2`` is an order."""
    kind, _, number = str(name).partition("/")
    text = _printed(setting, decision, kind, int(number)) if is_whole(number) else ""
    said = again(setting, decision, name)
    return SAY.thing("order-line", order=said, line=text, kind="order") if text else said


def again(setting: Setting, decision: Decision, name: str | int) -> Said:
    """An order whose line was quoted just before."""
    if "/" in str(name):
        return again_line(str(name))
    if decision.question == "facing" and SAY.has(f"facing-{name}", "en"):
        return SAY.thing(f"facing-{name}", kind="facing")
    if name == PASS:
        return SAY.thing("order-pass")
    return thing_name(setting, str(name), decision.question)


def again_line(name: str) -> Said:
    """``tactical order 2`` for ``tactical/2``."""
    kind, _, number = name.partition("/")
    return SAY.thing(f"order-{kind}", n=number, kind="order") if is_whole(number) else name


def thing_name(setting: Setting, name: str, question: str = "") -> Said:
    """``unit:G09`` is Rifle G09, ``hex:G09`` hex G09; other names stand for themselves: what the
    question is about tells a hex from a unit. In a position ids are whatever its author likes."""
    what, _, own = name.rpartition(":")
    kind = "hex" if question in OF_HEXES else "unit"
    if what == "hex":
        return SAY.thing("hex", where=own, kind="hex")
    if what != "unit":
        return SAY.thing("named", name=name, kind=kind)
    if isinstance(setting, PositionSetting):
        return SAY.thing("unit-by-id", mark=own, kind="unit")
    nation = next(row.nation for row in setting.mission.sides if own[0] == row.nation[0].upper())
    return box.unit(kind_numbered(nation, int(own[1:3])), own)


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

"""Why a thing was no candidate at all: a sentence with its rule for whatever can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.trace import Decision
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.reasons import again
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


def out_of_question(
    setting: Setting, state: State, decisions: Sequence[Decision], thing: str
) -> str:
    """A counter, a hex, a card, an order line or the track; empty if there is no such thing."""
    if not decisions:
        return ""
    kind, colon, name = thing.strip().partition(":")
    text = (name if colon else kind).strip()
    ids = {counter.id.casefold(): unit for unit, counter in enumerate(state.counters)}
    if (not colon or kind == "unit") and text.casefold() in ids:
        return _of_counter(setting, state, decisions, ids[text.casefold()])
    hexes = {each.casefold(): each for each in setting.field.names}
    if (not colon or kind == "hex") and text.casefold() in hexes:
        return SAY(f"out-{_of_hex(decisions)}", where=hexes[text.casefold()])
    return _of_paper(state, kind, text) if colon else ""


def _of_counter(setting: Setting, state: State, decisions: Sequence[Decision], unit: int) -> str:
    counter = state.counters[unit]
    why: str = counter.place if counter.place in ("reserve", "destroyed", "left") else "off"
    if counter.place == "map":
        why = _idle(decisions) if counter.side == setting.bot else _spared(decisions)
    order = next((d for d in decisions if d.question == "order"), None)
    line = "" if order is None or order.chosen is None else again(setting, order, order.chosen)
    named = SAY.thing("unit-by-id", mark=counter.id)
    told = named if is_unseen(counter) else say.counter(setting, counter)
    return SAY(f"out-{why}", unit=told, line=line)


def _idle(decisions: Sequence[Decision]) -> str:
    """Why an AI on the map was not even looked at."""
    if any(decision.question == "acting" for decision in decisions):
        return "late"
    order = next((d for d in decisions if d.question == "order"), None)
    return "unasked" if order is not None and order.chosen != "pass" else "no-line"


def _spared(decisions: Sequence[Decision]) -> str:
    """Why a Unit on the map was no target."""
    aimed = any(d.question in ("target", "line-target") for d in decisions)
    return "not-named" if aimed else "no-target"


def _of_hex(decisions: Sequence[Decision]) -> str:
    moved = next((d for d in decisions if d.question in ("hex", "entry-hex")), None)
    if moved is None:
        return "no-move"
    return "no-entry" if moved.question == "entry-hex" else "far"


def _of_paper(state: State, kind: str, text: str) -> str:
    """Cards, tracks and lists: nothing an AI chooses among."""
    if kind == "order":
        used = state.solo.used if state.solo is not None else ()
        return SAY("out-order-before" if text in used else "out-order", card=text)
    if kind == "card":
        return SAY("out-card", card=text)
    return SAY("out-paper", what=kind.replace("-", " ").capitalize())

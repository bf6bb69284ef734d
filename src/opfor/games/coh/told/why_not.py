"""Why a thing was no candidate at all: a sentence with its rule for whatever can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.trace import Decision
from opfor.games.coh.values.names import counter_name, is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

PLACES = {
    "reserve": "has not come onto the map yet (SOLO-5.6-a)",
    "destroyed": "is destroyed (COH-2.7-b)",
    "gone": "has left the map (COH-2.7-b)",
}


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
        return _of_hex(decisions, hexes[text.casefold()])
    return _of_paper(state, kind, text) if colon else ""


def _of_counter(setting: Setting, state: State, decisions: Sequence[Decision], unit: int) -> str:
    counter = state.counters[unit]
    said = counter_name(setting, counter) if not is_unseen(counter) else f"Unit {counter.id}"
    if counter.place != "map":
        return f"{said} {PLACES.get(counter.place, 'is not on the map (COH-1.0-h)')}."
    if counter.side == setting.bot:
        return f"{said} {_idle(decisions)}."
    return f"{said} {_spared(decisions)}."


def _idle(decisions: Sequence[Decision]) -> str:
    """Why an AI on the map was not even looked at."""
    if any(decision.question == "acting" for decision in decisions):
        return "was not on the map when the order was read (COH-4.1-b)"
    order = next((d for d in decisions if d.question == "order"), None)
    if order is not None and order.chosen != "pass":
        return f"was not asked: {order.chosen} names nobody to act (COH-4.1-b)"
    return "could not act: no line of the card can be carried out (COH-2.2-a)"


def _spared(decisions: Sequence[Decision]) -> str:
    """Why a Unit on the map was no target."""
    target = next((d for d in decisions if d.question in ("target", "line-target")), None)
    if target is None:
        return "was not aimed at: what the AI did has no target (COH-5.0.1-i)"
    return "was not aimed at: the order names no such target (COH-5.0.1-a)"


def _of_hex(decisions: Sequence[Decision], name: str) -> str:
    moved = next((d for d in decisions if d.question in ("hex", "entry-hex")), None)
    if moved is None:
        return f"{name} was not looked at: nobody was ordered to move (COH-5.0.1-i)."
    if moved.question == "entry-hex":
        return f"{name} is no hex of its entry edge (SOLO-5.6-c)."
    return (
        f"{name} was not looked at: one move of the AI cannot end there, and it is not next to it "
        "(COH-2.0-b)."
    )


def _of_paper(state: State, kind: str, text: str) -> str:
    """Cards, tracks and lists: nothing an AI chooses among."""
    if kind == "order":
        used = state.solo.used if state.solo is not None else ()
        drawn = "was drawn before" if text in used else "was not drawn this turn"
        return f"Order card {text} {drawn}: the AI reads one card a turn (COH-2.2-a)."
    if kind == "card":
        return f"Action card {text} is the Player's: the AI plays none (COH-2.1-d)."
    return f"{kind.replace('-', ' ').capitalize()} is nothing the AI chooses (COH-4.1-a)."

"""Small changes of a position: what a unit would have to be, or where, for the AI to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.core.trace import Decision, Name
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter, State
from opfor.kit.hexes import FACINGS

MOST_UNITS = 6
HIT = "pinned"


def small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterator[tuple[str, str]]:
    """The units in question first, what they are before where they stand; then those nearby."""
    units = _in_question(setting, state, decision, wanted)
    for one in units:
        yield from _states(one)
    for one in units:
        yield from _places(setting, one)


def _in_question(setting: Setting, state: State, decision: Decision, wanted: Name) -> list[Counter]:
    """The wanted and the chosen, then whoever stands nearest to the one wanted."""
    there = [c for c in state.counters if c.cell != OFF and not is_unseen(c)]
    named = [c for name in (wanted, decision.chosen) for c in there if c.id == name]
    cells = [c.cell for c in named]
    cells += [setting.field.cell(str(wanted))] if str(wanted) in setting.field.names else []
    if not cells:
        return there[:MOST_UNITS]
    near = sorted(there, key=lambda c: min(setting.field.distance(c.cell, x) for x in cells))
    return list({c.id: c for c in (*named, *near)}.values())[:MOST_UNITS]


def _states(one: Counter) -> Iterator[tuple[str, str]]:
    for is_so, typed in (
        (one.spent, "fresh"),
        (not one.spent, "spent"),
        (bool(one.hit), "unhit"),
        (not one.hit, f"hit {HIT}"),
        (True, "destroyed"),
    ):
        if is_so:
            yield f"{one.id} {typed}", SAY(f"change-{typed.partition(' ')[0]}", unit=one.id)


def _places(setting: Setting, one: Counter) -> Iterator[tuple[str, str]]:
    """One hex further in any direction, then turned."""
    field = setting.field
    for direction in FACINGS:
        cell = field.neighbour(one.cell, direction)
        if cell is not None:
            to = field.name(cell)
            yield f"{one.id} {to}", SAY("change-place", unit=one.id, where=to)
    here = field.name(one.cell)
    for direction in FACINGS:
        turned = SAY("change-facing", unit=one.id, facing=box.facing(direction.value))
        yield f"{one.id} {here} {direction.name}", turned

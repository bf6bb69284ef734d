"""Small changes of a position: what a unit would have to be, or where, for the AI to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.cardboard.coh import names as box
from opfor.core.compared import NONE
from opfor.core.trace import Decision, Name
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter, State
from opfor.kit.hexes import FACINGS

MOST_UNITS, MOVED_FAR = 6, 3
HIT = "pinned"
Typed = Iterator[tuple[str, str]]


def small_changes(setting: Setting, state: State, decision: Decision, wanted: Name) -> Typed:
    """The units in question first, what they are before where they stand; then those nearby, and
    all others that are in the way."""
    units = _in_question(setting, state, decision, wanted)
    for one in units:
        yield from _states(one)
    for one in units:
        yield from _moved(setting, one, 1)
        yield from _turned(setting, one)
    for one in _there(state):
        if one not in units:
            yield from _states(one)
    for one in units[:MOVED_FAR]:
        yield from _moved(setting, one, 2)
    yield from _smoked(setting, units)
    yield from _controlled(setting, state)


def _there(state: State) -> list[Counter]:
    return [c for c in state.counters if c.cell != OFF and not is_unseen(c)]


def _in_question(setting: Setting, state: State, decision: Decision, wanted: Name) -> list[Counter]:
    """The wanted, the chosen, who acts and at whom, then who stands nearest to the one wanted."""
    there, earlier = _there(state), decision.details.get("earlier", {})
    asked = (wanted, decision.chosen, earlier.get("acting"), earlier.get("target"))
    named = [c for name in asked for c in there if c.id == name]
    cells = [c.cell for c in named]
    cells += [setting.field.cell(str(wanted))] if str(wanted) in setting.field.names else []
    if not cells:
        return there[:MOST_UNITS]
    near = sorted(there, key=lambda c: min(setting.field.distance(c.cell, x) for x in cells))
    return list({c.id: c for c in (*named, *near)}.values())[:MOST_UNITS]


def _smoked(setting: Setting, units: Sequence[Counter]) -> Typed:
    """Smoke on a unit."""
    for cell in dict.fromkeys(one.cell for one in units):
        where = setting.field.name(cell)
        yield f"smoke {where} heavy", SAY("change-smoke", where=where)


def _controlled(setting: Setting, state: State) -> Typed:
    """A control marker that somebody else has, or nobody."""
    for marker in state.markers:
        where, other = setting.field.name(marker.cell), 1 - marker.side
        typed = f"control {where} {setting.nation(other)}"
        yield typed, SAY("change-control", who=say.side(setting, other), where=where)
        yield f"control {where} {NONE}", SAY("change-no-control", where=where)


def _states(one: Counter) -> Typed:
    for is_so, typed in (
        (one.spent, "fresh"),
        (not one.spent, "spent"),
        (bool(one.hit), "unhit"),
        (not one.hit, f"hit {HIT}"),
        (True, "destroyed"),
    ):
        if is_so:
            yield f"{one.id} {typed}", SAY(f"change-{typed.partition(' ')[0]}", unit=one.id)


def _moved(setting: Setting, one: Counter, far: int) -> Typed:
    """So many hexes further, in any direction."""
    field = setting.field
    for cell, name in enumerate(field.names):
        if field.distance(one.cell, cell) == far:
            yield f"{one.id} {name}", SAY("change-place", unit=one.id, where=name)


def _turned(setting: Setting, one: Counter) -> Typed:
    here = setting.field.name(one.cell)
    for direction in FACINGS:
        if direction.value != one.facing:
            turned = SAY("change-facing", unit=one.id, facing=box.facing(direction.value))
            yield f"{one.id} {here} {direction.name}", turned

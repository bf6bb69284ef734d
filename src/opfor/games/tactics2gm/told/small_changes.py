"""Small changes of a position: what a unit would have to be, or where, for the AI to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.candidates import at_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit

MOST_UNITS, MOST_AP = 6, 4


def small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterator[tuple[str, str]]:
    """AP first where cards are bought; then the units in question, then those nearby."""
    if decision.question in ("deploy", "equip", "rider"):
        yield from _ap(setting, state)
    units = _in_question(setting, state, decision, wanted)
    for unit in units:
        yield from _states(setting, state, unit)
    for unit in units:
        yield from _places(setting, state, unit)
    if decision.question not in ("deploy", "equip", "rider"):
        yield from _ap(setting, state)


def _in_question(setting: Setting, state: State, decision: Decision, wanted: Name) -> list[Unit]:
    there = [unit for unit in state.units if unit.cell >= 0 and unit.card != HIDDEN]
    asked = (wanted, decision.chosen, decision.details.get("unit"))
    numbers = [str(name).rpartition("#")[2] for name in asked if name is not None]
    named = [unit for number in numbers for unit in there if str(unit.id) == number]
    cells = [unit.cell for unit in named] + list(_spaces(setting, asked))
    if not cells:
        return there[:MOST_UNITS]
    away = setting.board.distance
    near = sorted(there, key=lambda unit: min(away[unit.cell][cell] for cell in cells))
    return list({unit.id: unit for unit in (*named, *near)}.values())[:MOST_UNITS]


def _spaces(setting: Setting, names: tuple[Name | None, ...]) -> Iterator[int]:
    for at in filter(None, (at_of(str(name)) for name in names)):
        line, _, column = at.partition(".")
        yield setting.board.cell(int(line), int(column))


def _states(setting: Setting, state: State, unit: Unit) -> Iterator[tuple[str, str]]:
    name, hp = say.unit(setting, state, unit.id), setting.cards.units[unit.card].hp
    for wounds in sorted({0, unit.wounds + 1, hp - 1} - {unit.wounds}):
        if 0 <= wounds < hp:
            yield f"wounds {unit.id} {wounds}", SAY("change-wounds", unit=name, left=hp - wounds)
    yield f"remove {unit.id}", SAY("change-gone", unit=name)


def _places(setting: Setting, state: State, unit: Unit) -> Iterator[tuple[str, str]]:
    name, taken = say.unit(setting, state, unit.id), {each.cell for each in state.units}
    for cell in setting.board.neighbours[unit.cell]:
        if cell not in taken:
            at = say.spot(setting, cell)
            yield f"move {unit.id} {at}", SAY("change-place", unit=name, at=at)


def _ap(setting: Setting, state: State) -> Iterator[tuple[str, str]]:
    if setting.ai is None:
        return
    seat, now = setting.seats[setting.ai], state.ap[setting.ai]
    for more in range(1, MOST_AP + 1):
        for ap in (now + more, now - more):
            if ap >= 0:
                yield f"ap {seat} {ap}", SAY("change-ap", ap=ap)

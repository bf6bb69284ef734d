"""Small changes of a position: what a unit would have to be, or where, for the AI to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from opfor.core.reasons import reason_words
from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit

FOLDER = Path(__file__).parents[1]
MOST_UNITS, MOST_AP = 6, 4


def small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterator[tuple[str, str]]:
    """AP first where cards are bought; then the units in question, then those nearby."""
    if decision.question in ("deploy", "equip", "rider"):
        yield from _ap(setting, state)
    units = _in_question(setting, state, decision, wanted)
    for unit in units:
        yield from _states(setting, unit)
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
    for name in names:
        line, dash, column = str(name).partition("-")
        if dash and line.isdigit() and column.isdigit():
            yield setting.board.cell(int(line), int(column))


def _called(setting: Setting, unit: Unit) -> str:
    return f"{say.capital(say.card(setting, unit.card))} {unit.id}"


def _states(setting: Setting, unit: Unit) -> Iterator[tuple[str, str]]:
    texts, name = reason_words(FOLDER).sentences, _called(setting, unit)
    hp = setting.cards.units[unit.card].hp
    for wounds in sorted({0, unit.wounds + 1, hp - 1} - {unit.wounds}):
        if 0 <= wounds < hp:
            typed = f"wounds {unit.id} {wounds}"
            yield typed, texts["change-wounds"].format(unit=name, left=hp - wounds)
    yield f"remove {unit.id}", texts["change-gone"].format(unit=name)


def _places(setting: Setting, state: State, unit: Unit) -> Iterator[tuple[str, str]]:
    texts, taken = reason_words(FOLDER).sentences, {each.cell for each in state.units}
    for cell in setting.board.neighbours[unit.cell]:
        if cell not in taken:
            spot = say.spot(setting, cell)
            said = texts["change-place"].format(unit=_called(setting, unit), space=spot)
            yield f"move {unit.id} {spot}", said


def _ap(setting: Setting, state: State) -> Iterator[tuple[str, str]]:
    if setting.ai is None:
        return
    texts, now = reason_words(FOLDER).sentences, state.ap[setting.ai]
    for more in range(1, MOST_AP + 1):
        for ap in (now + more, now - more):
            if ap >= 0:
                seat = setting.seats[setting.ai]
                yield f"ap {seat} {ap}", texts["change-ap"].format(ap=ap)

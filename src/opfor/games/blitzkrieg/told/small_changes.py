"""Small changes of a position: how a track or a row would have to be for the bot to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.trace import Decision, Name
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State

FAR = 8
"""Steps of a track that are tried to each side."""


def small_changes(
    setting: Setting, state: State, decision: Decision, wanted: Name
) -> Iterator[tuple[str, str]]:
    """Tracks of the wanted and the chosen theatre, then of all; units of the row; taken spaces."""
    index = setting.board.theatre_index
    first = [index[str(name)] for name in (wanted, decision.chosen) if str(name) in index]
    if decision.question == "unit":
        yield from _rows(setting, state, decision)
    if decision.question == "space":
        yield from _taken(setting, decision)
    theatres = list(dict.fromkeys([*first, *range(len(state.tracks))]))
    for steps in range(1, FAR + 1):
        for theatre in theatres[:2] if first else theatres:
            for way in (steps, -steps):
                yield from _track(setting, state, theatre, state.tracks[theatre] + way)
    yield from _vp(setting, state)


def _track(setting: Setting, state: State, theatre: int, to: int) -> Iterator[tuple[str, str]]:
    row = setting.board.theatres[theatre]
    if abs(to) < row.steps and to != state.tracks[theatre]:
        ahead, name = say.side(setting, 0 if to > 0 else 1), say.theatre(setting, theatre)
        said = SAY("change-track", who=ahead, n=abs(to), theatre=name)
        yield f"track {row.id} {to}", said


def _rows(setting: Setting, state: State, decision: Decision) -> Iterator[tuple[str, str]]:
    """The row without the unit that was chosen."""
    row = list(state.reserves[0])
    if isinstance(decision.chosen, int) and decision.chosen <= len(row) > 1:
        kept = [unit for n, unit in enumerate(row, 1) if n != decision.chosen]
        gone = say.unit(setting, row[decision.chosen - 1])
        yield f"row {' '.join(kept)}", SAY("change-row", unit=gone)


def _taken(setting: Setting, decision: Decision) -> Iterator[tuple[str, str]]:
    names = decision.details.get("names", {})
    space = names.get(str(decision.chosen))
    if isinstance(space, int):
        where = setting.board.spaces[space]
        theatre = setting.board.theatres[where.theatre].id
        typed = f"space {theatre} {where.campaign + 1} {where.position} player army-1"
        yield typed, SAY("change-taken", space=say.space_name(setting, space))


def _vp(setting: Setting, state: State) -> Iterator[tuple[str, str]]:
    for side in (0, 1):
        for points in (state.vp[side] + 5, state.vp[side] + 10, max(state.vp[side] - 5, 0)):
            said = SAY("change-vp", who=say.side(setting, side), n=points)
            yield f"vp {setting.seats[side]} {points}", said

"""Small changes of a position: how a track, a row or a space would have to be for the bot to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.core.trace import Decision, Name
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State

FAR, NEAR = 8, 4
"""Steps of a track that are tried to each side where its theatre is in question, and where not."""
Typed = Iterator[tuple[str, str]]


def small_changes(setting: Setting, state: State, decision: Decision, wanted: Name) -> Typed:
    """What the question is about first: spaces, units of the row, tracks of the wanted and of the
    chosen theatre; then whatever else lies open."""
    index = setting.board.theatre_index
    chosen = decision.details.get("earlier", {}).get("theatre", decision.chosen)
    first = [index[str(name)] for name in (wanted, chosen) if str(name) in index]
    others = [theatre for theatre in range(len(state.tracks)) if theatre not in first]
    if decision.question == "unit":
        yield from _without(setting, state, decision.chosen)
    if decision.question == "space":
        yield from _taken(setting, _spaces_ahead(decision, wanted))
    yield from _tracks(setting, state, first, FAR)
    if first:
        yield from _emptied(setting, state, first[0])
        yield from _opened(setting, state, first[0])
        yield from _taken(setting, _open_spaces(setting, state, first[-1]))
    yield from _vp(setting, state)
    for slot in range(1, len(state.reserves[0]) + 1):
        if slot != decision.chosen or decision.question != "unit":
            yield from _without(setting, state, slot)
    yield from _with(setting, state)
    for theatre in others if decision.question == "unit" else ():
        yield from _taken(setting, _open_spaces(setting, state, theatre))
    yield from _tracks(setting, state, others, NEAR)


def _tracks(setting: Setting, state: State, theatres: Sequence[int], far: int) -> Typed:
    """The nearest first."""
    for steps in range(1, far + 1):
        for theatre in theatres:
            row = setting.board.theatres[theatre]
            for to in (state.tracks[theatre] + steps, state.tracks[theatre] - steps):
                if abs(to) < row.steps:
                    ahead = say.side(setting, 0 if to > 0 else 1)
                    name = say.theatre(setting, theatre)
                    said = SAY("change-track", who=ahead, n=abs(to), theatre=name)
                    yield f"track {row.id} {to}", said


def _without(setting: Setting, state: State, slot: Name | None) -> Typed:
    """The row without a unit."""
    row = state.reserves[0]
    if isinstance(slot, int) and slot <= len(row) > 1:
        kept = [unit for n, unit in enumerate(row, 1) if n != slot]
        gone = say.unit(setting, row[slot - 1])
        yield f"row {' '.join(kept)}", SAY("change-row", unit=gone)


def _with(setting: Setting, state: State) -> Typed:
    """The row with a unit of the bot's bag at its end."""
    for unit in sorted(set(state.bags[0]) - set(state.reserves[0])):
        said = SAY("change-row-with", unit=say.unit(setting, unit))
        yield f"row {' '.join((*state.reserves[0], unit))}", said


def _spaces_ahead(decision: Decision, wanted: Name) -> list[int]:
    """The chosen space first, then the others that were in question."""
    names = decision.details.get("names", {})
    order = [decision.chosen, *(name for name in decision.candidates if name != wanted)]
    found = [names.get(str(name)) for name in order]
    return list(dict.fromkeys(space for space in found if isinstance(space, int)))


def _open_spaces(setting: Setting, state: State, theatre: int, *, taken: bool = False) -> list[int]:
    """The empty spaces of the open campaign, or those that are taken."""
    row, now = setting.board.theatres[theatre], state.campaigns[theatre]
    spaces = row.campaigns[now].spaces if 0 <= now < len(row.campaigns) else ()
    return [space for space in spaces if (state.placed[space] is not None) is taken]


def _at(setting: Setting, space: int) -> str:
    where = setting.board.spaces[space]
    theatre = setting.board.theatres[where.theatre].id
    return f"space {theatre} {where.campaign + 1} {where.position}"


def _taken(setting: Setting, spaces: Sequence[int]) -> Typed:
    for space in spaces:
        said = SAY("change-taken", space=say.space_name(setting, space))
        yield f"{_at(setting, space)} player army-1", said


def _emptied(setting: Setting, state: State, theatre: int) -> Typed:
    for space in _open_spaces(setting, state, theatre, taken=True):
        said = SAY("change-emptied", space=say.space_name(setting, space))
        yield f"{_at(setting, space)} empty", said


def _opened(setting: Setting, state: State, theatre: int) -> Typed:
    """Another campaign of the theatre."""
    row = setting.board.theatres[theatre]
    for number in range(len(row.campaigns)):
        if number != state.campaigns[theatre]:
            n, name = say.ordinal(number + 1), say.theatre(setting, theatre)
            yield f"open {row.id} {number + 1}", SAY("change-opened", n=n, theatre=name)


def _vp(setting: Setting, state: State) -> Typed:
    for side in (0, 1):
        for points in (state.vp[side] + 5, state.vp[side] + 10, max(state.vp[side] - 5, 0)):
            if points != state.vp[side]:
                said = SAY("change-vp", who=say.side(setting, side), n=points)
                yield f"vp {setting.seats[side]} {points}", said

"""What is lit and said while a thing is looked at: where a unit of a reserve could be placed."""

from __future__ import annotations

from opfor.core.shown import Look, Mark, Ref
from opfor.games.blitzkrieg.told.names import SAY, is_open
from opfor.games.blitzkrieg.told.pictures.board import space_ref
from opfor.games.blitzkrieg.told.pictures.tokens import side_word
from opfor.games.blitzkrieg.told.refs import reserve_ref
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, _origin: Ref) -> Look:
    """The open, empty spaces whose ground suits a unit, either side's."""
    for side, units in enumerate(state.reserves):
        for slot, unit in enumerate(units):
            if reserve_ref(setting, side, slot) == ref and unit in setting.units.by_id:
                word = side_word(setting, side, seat)
                spaces = _suiting(setting, state, unit)
                said = SAY("looked-at", n=len(spaces))
                zone = (Mark(space_ref(setting, space), "zone", word) for space in spaces)
                return Look(tuple(zone), (said,))
    return Look()


def _suiting(setting: Setting, state: State, unit: str) -> list[int]:
    stands = setting.ground(setting.units.by_id[unit])
    free = (s for s in sorted(stands) if state.placed[s] is None)
    return [space for space in free if is_open(setting, state, space)]

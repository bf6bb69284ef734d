"""Any mission by its id, its file or its link: a firefight for two, or a solo mission."""

from __future__ import annotations

from pathlib import Path

from opfor.cardboard.coh.missions.faults import faults, refuse
from opfor.cardboard.coh.missions.mission import (
    Mission,
    firefights,
    mission,
    mission_ids,
    read_mission,
)
from opfor.cardboard.coh.missions.own_missions import SOLO_FIELDS, is_solo_file
from opfor.cardboard.coh.missions.solo_mission import (
    SoloMission,
    is_solo,
    read_solo_mission,
    solo_faults,
    solo_mission,
    solo_mission_ids,
)
from opfor.core.door import path_of, toml_of
from opfor.core.errors import BadPack, one_of
from opfor.core.links import MISSION, mission_in
from opfor.core.owned import keeping
from opfor.kit.packs import converted, is_there


def any_mission(name: str) -> Mission:
    """A mission of the game's own by id, of a file by its path, or of a link; solo
    ones are SoloMissions."""
    if is_solo(name):
        return solo_mission(name)
    if name in firefights():
        return mission(name)
    if name.startswith(MISSION):
        return linked_mission(name)
    path = path_of(name, BadPack)
    if path.suffix != ".toml":
        known = (*solo_mission_ids(), *mission_ids())
        raise BadPack(f"{one_of('mission', name, known)}, or the path of a .toml file")
    return read_any_mission(path)


@keeping(64)
def linked_mission(name: str) -> Mission:
    """A mission that is its own name: the whole file, packed."""
    values = toml_of(mission_in(name).encode(), "the link", BadPack)
    path = Path(f"{values.get('id', 'mission')}.toml")
    if SOLO_FIELDS.isdisjoint(values):
        found = converted(path, values, Mission)
        refuse(path, faults(found, found.id))
        return found
    alone = converted(path, values, SoloMission)
    refuse(path, solo_faults(alone, alone.id))
    return alone


def read_any_mission(path: Path) -> Mission:
    """Read and check one mission file, as the kind of mission its fields make it."""
    if not is_there(path) and not path.is_dir():
        raise BadPack(f"{path}: no such mission file")
    return read_solo_mission(path) if is_solo_file(path) else read_mission(path)

"""Any mission by its id or its file: a firefight for two, or a solo mission."""

from __future__ import annotations

import tomllib
from pathlib import Path

from opfor.cardboard.coh.missions.mission import Mission, mission, mission_ids, read_mission
from opfor.cardboard.coh.missions.solo_mission import (
    is_solo,
    read_solo_mission,
    solo_mission,
    solo_mission_ids,
)
from opfor.core.errors import BadPack, one_of

SOLO_FIELDS = frozenset(("player", "orders", "track"))
"""What only a solo mission has; one of them is enough to tell."""


def any_mission(name: str) -> Mission:
    """A mission of the game's own by id, or of a file by its path; solo ones are SoloMissions."""
    if is_solo(name):
        return solo_mission(name)
    if name in mission_ids():
        return mission(name)
    path = Path(name).expanduser()
    if path.suffix != ".toml":
        known = (*solo_mission_ids(), *mission_ids())
        raise BadPack(f"{one_of('mission', name, known)}, or the path of a .toml file")
    return read_any_mission(path)


def read_any_mission(path: Path) -> Mission:
    """Read and check one mission file, as the kind of mission its fields make it."""
    return read_solo_mission(path) if _is_solo_file(path) else read_mission(path)


def _is_solo_file(path: Path) -> bool:
    """Whether a file has the fields of a solo mission; what else is wrong is found on reading."""
    try:
        fields = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadPack(f"{path}: no such mission file") from None
    except OSError as error:
        raise BadPack(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False
    return not SOLO_FIELDS.isdisjoint(fields)

"""A mission file as it lies on the board, with everything that can be done to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.missions.choices import field_of
from opfor.cardboard.coh.missions.mission import MISSIONS, Mission
from opfor.cardboard.coh.missions.own_missions import (
    SOLO_FIELDS,
    own_missions,
    own_solo_missions,
)
from opfor.cardboard.coh.missions.solo_mission import SOLO_PACKS, SoloMission
from opfor.cardboard.coh.pictures.battle_map import map_ground
from opfor.cardboard.coh.plan.parts import parts
from opfor.cardboard.coh.plan.pieces import pieces, tags
from opfor.cardboard.coh.plan.tray import tray
from opfor.core.codec import convert
from opfor.core.door import read_file, text_of
from opfor.core.drawing import Plan
from opfor.core.errors import BadPack, one_of
from opfor.core.phrasebook import PhraseBook

SAY = PhraseBook(FOLDER / "words", "drawing")
BLANKS = ("firefight", "solo")


def plan(values: Mapping[str, Any]) -> Plan:
    """The file laid out; where its fields are not those of a mission, nothing is."""
    kind = Mission if SOLO_FIELDS.isdisjoint(values) else SoloMission
    try:
        mission = convert(values, kind)
    except msgspec.ValidationError:
        return Plan(title=str(values.get("title", "")), ground=None)
    field = field_of(values)
    return Plan(
        title=mission.title,
        ground=None if field is None else map_ground(field),
        pieces=() if field is None else tuple(pieces(mission, field)),
        tags=() if field is None else tuple(tags(mission)),
        tray=tuple(tray(mission)),
        parts=tuple(parts(mission, values, field)),
    )


def blanks() -> dict[str, str]:
    """Files to begin with: a firefight for two, or a mission against the AI."""
    found = {}
    for name in BLANKS:
        path = FOLDER / "plan" / f"{name}.toml"
        found[SAY(f"blank-{name}")] = text_of(read_file(path), str(path))
    return found


def text_named(name: str) -> str:
    """The file of a mission of the game's own, or of the owner's."""
    files = {
        path.stem: path for folder in (MISSIONS, *SOLO_PACKS) for path in folder.glob("*.toml")
    }
    files |= own_missions() | own_solo_missions()
    files.pop("pack", None)
    if name not in files:
        raise BadPack(one_of("mission", name, sorted(files)))
    return text_of(read_file(files[name], BadPack), name, BadPack)

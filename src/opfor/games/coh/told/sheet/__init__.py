"""The printed sheet of a mission, for people without the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.mission import Mission
from opfor.core.game import Sheet

TEMPLATES = Path(__file__).parent / "templates"


def sheet(mission: str, paper: str, brief: bool, rulings: Mapping[str, str]) -> Sheet:
    """The sheet of a mission file, or of a mission of the game's own by its id."""
    return sheet_of(any_mission(mission), paper, brief=brief, rulings=rulings)


def sheet_of(
    mission: Mission,
    paper: str = "a4",
    *,
    brief: bool = False,
    rulings: Mapping[str, str] | None = None,
) -> Sheet:
    """The sheet of a mission under these rulings; ``brief`` without counters and rules in short."""
    from opfor.games.coh.told.sheet.contents import sheet_data
    from opfor.games.coh.told.sheet.counters import kinds_in
    from opfor.games.coh.told.sheet.map_picture import map_svgs
    from opfor.games.coh.told.sheet.unit_pictures import silhouette_svgs

    templates = {path.name: path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.typ")}
    data = sheet_data(mission, brief=brief, rulings=rulings) | {"paper": paper}
    drawings = map_svgs(mission) | silhouette_svgs(kinds_in(mission))
    return Sheet(templates | drawings | {"sheet.json": json.dumps(data)})

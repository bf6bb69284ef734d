"""The printed sheet of a mission, for people without the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.mission import Mission
from opfor.core.sheet import Sheet, SheetWish

TEMPLATES = Path(__file__).parent / "templates"


def sheet(wish: SheetWish) -> Sheet:
    """The sheet of a mission by its file or its id, or all there is."""
    return mission_on_paper(any_mission(wish.mission), wish) if wish.mission else _all(wish)


def sheet_of(
    mission: Mission,
    paper: str = "a4",
    *,
    brief: bool = False,
    rulings: Mapping[str, str] | None = None,
) -> Sheet:
    """The sheet of a mission under these rulings; ``brief`` without counters and rules in short."""
    return mission_on_paper(mission, SheetWish(paper=paper, brief=brief, rulings=rulings or {}))


def mission_on_paper(mission: Mission, wish: SheetWish) -> Sheet:
    """All that is wanted of a mission."""
    from opfor.games.coh.told.sheet.map_picture import map_svgs
    from opfor.games.coh.told.sheet.parts import mission_sheet
    from opfor.kit.paper.drawn import on_paper

    files = map_svgs(mission)
    data = mission_sheet(mission, wish, files)
    return on_paper(data, files, TEMPLATES)


def _all(wish: SheetWish) -> Sheet:
    from opfor.games.coh.told.sheet.arc_picture import arc_svg
    from opfor.games.coh.told.sheet.whole_set import whole_set
    from opfor.kit.paper.drawn import on_paper

    files = {"arc.svg": arc_svg()}
    data = whole_set(wish, files)
    return on_paper(data, files, TEMPLATES)

"""The printed sheet of a mission, for people without the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.levels import at_level
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.sheet import Sheet, SheetWish

TEMPLATES = Path(__file__).parent / "templates"


def sheet(wish: SheetWish) -> Sheet:
    """The sheet of a mission by its file or its id, or all there is."""
    if not wish.mission:
        return _all(wish)
    return mission_on_paper(at_level(any_mission(wish.mission), wish.level), wish)


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
    from opfor.games.coh.told.sheet.paper import template_words
    from opfor.games.coh.told.sheet.parts import mission_sheet
    from opfor.kit.paper.drawn import on_paper

    told = mission_in_words(mission)
    files = map_svgs(told)
    words = template_words(told.title)
    return on_paper(mission_sheet(told, wish, files), files, TEMPLATES, words=words)


def _all(wish: SheetWish) -> Sheet:
    from opfor.games.coh.told.sheet.arc_picture import arc_svg
    from opfor.games.coh.told.sheet.paper import template_words
    from opfor.games.coh.told.sheet.whole_set import whole_set
    from opfor.kit.paper.drawn import on_paper

    files = {"arc.svg": arc_svg()}
    return on_paper(whole_set(wish, files), files, TEMPLATES, words=template_words(""))

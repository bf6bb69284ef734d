"""The campaign sheet: rules, roster, tracks and stages on one page, to be filled in by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from opfor.core.book import load_book
from opfor.core.sheet import Sheet
from opfor.games.coh_campaign.told import names as say
from opfor.games.coh_campaign.told.names import SAY
from opfor.games.coh_campaign.values.options import FOLDER, Setting
from opfor.games.coh_campaign.values.run import Choice
from opfor.games.coh_campaign.values.state import HIGHEST, State

TEMPLATE = Path(__file__).parent / "templates" / "campaign.typ"
PREFIX = "CMP-"
DIALS = ("caps", "vp", "hand", "no_enemy")


def campaign_sheet(setting: Setting, state: State, paper: str) -> Sheet:
    """The page, with what is known of the run so far."""
    values = {
        "paper": paper,
        "title": setting.run.title,
        "about": setting.run.text,
        "rules": _rules(),
        "roster": [_roster_line(setting, row) for row in state.roster],
        "stages": [_stage(setting, state, n) for n in range(len(setting.run.stages))],
        "traces": [[t.title, t.id in state.traces] for t in setting.run.traces],
        "enemy": [state.enemy, HIGHEST],
        "points": state.points,
        "ends": setting.run.withdrawn_after,
        "words": {name: SAY(f"sheet-{name}") for name in WORDS},
    }
    text = json.dumps(values, ensure_ascii=False)
    return Sheet({"sheet.typ": TEMPLATE.read_text(encoding="utf-8"), "sheet.json": text})


WORDS = (
    *("roster", "counter", "battles", "stars", "condition", "stages", "result", "traces"),
    *("enemy", "points", "lost", "score", "ends"),
)


def _rules() -> list[list[Any]]:
    """Chapter by chapter: its title, then number and text of each rule."""
    book = load_book(FOLDER)
    found: dict[str, list[Any]] = {
        chapter.id: [chapter.title, []] for chapter in book.chapters if chapter.id.startswith("C")
    }
    for row in book.rules.values():
        if row.id.startswith(PREFIX):
            found[row.chapter][1].append([row.id.removeprefix(PREFIX), row.text])
    return [chapter for chapter in found.values() if chapter[1]]


def _roster_line(setting: Setting, row: Any) -> list[Any]:
    condition = "" if row.condition == "fit" else SAY(f"short-{row.condition}")
    return [str(say.unit(setting, row.unit)), row.battles, row.stars, condition]


def _stage(setting: Setting, state: State, n: int) -> list[Any]:
    """Its date, its missions with what they leave and ask for, and how it ended."""
    stage = setting.run.stages[n]
    ended = SAY(f"ending-{state.fought[n].ending}") if n < len(state.fought) else ""
    return [stage.date, [_mission(setting, choice) for choice in stage.missions], ended]


def _mission(setting: Setting, choice: Choice) -> list[str]:
    told = [SAY("harder")] if choice.harder else []
    if choice.leaves:
        told.append(SAY(f"leaves-{choice.by}", trace=say.trace(setting, choice.leaves)))
    for ask in choice.asks:
        dials = [(dial, getattr(ask, dial)) for dial in DIALS if getattr(ask, dial)]
        given = ", ".join(SAY(f"dial-{dial}", n=f"{n:+d}") for dial, n in dials)
        told.append(SAY("asked-for", trace=say.trace(setting, ask.trace), given=given))
    return [say.mission(setting, choice.mission), "; ".join(told)]

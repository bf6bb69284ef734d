"""What the things of a run are called."""

from __future__ import annotations

from pathlib import Path

from opfor.cardboard.coh import names as box
from opfor.core.phrasebook import PhraseBook, Thing
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import RosterLine

SAY = PhraseBook(Path(__file__).parents[1] / "words", "told")
STAR = "*"


def unit(setting: Setting, name: str) -> Thing:
    """``LMG G09``."""
    return box.unit(setting.kinds[name], name)


def line(setting: Setting, row: RosterLine) -> str:
    """``LMG G09 **, 4 battles``: a counter as the roster has it."""
    said = SAY("roster-line", unit=unit(setting, row.unit), stars=STAR * row.stars, n=row.battles)
    away = "" if row.condition == "fit" else SAY(f"condition-{row.condition}", stage=row.back + 1)
    return ", ".join(part for part in (said, away) if part)


def mission(setting: Setting, name: str) -> str:
    return setting.missions[name].title


def trace(setting: Setting, name: str) -> str:
    return next(each.title for each in setting.run.traces if each.id == name)

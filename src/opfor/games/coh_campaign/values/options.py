"""What a new run can be told, and what never changes during it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.levels import at_level, levels_in
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission
from opfor.core.book import load_book
from opfor.core.mission_card import REGULAR, Level
from opfor.core.rulings import rulings_from
from opfor.games.coh_campaign.values.rulings import Rulings
from opfor.games.coh_campaign.values.run import Run, run_named

FOLDER = Path(__file__).parents[1]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``run`` is one of those there are; ``level`` is that of its missions, where they know it."""

    run: str = "german-1941"
    level: Level = REGULAR


class Setting(Struct, frozen=True, eq=False):
    """The run, its missions by id at the level chosen, and the kinds of the company's counters."""

    options: Options
    run: Run
    missions: Mapping[str, SoloMission]
    kinds: Mapping[str, UnitKind]
    rulings: Rulings

    @property
    def letter(self) -> str:
        """What the names of the company's counters begin with."""
        return self.run.nation[0].upper()


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    run = run_named(options.run)
    names = {choice.mission for stage in run.stages for choice in stage.missions}
    missions = {}
    for name in sorted(names):
        found = solo_mission(name)
        known = options.level if options.level in levels_in(found) else REGULAR
        missions[name] = at_level(found, known)
    kinds = {
        unit_id(run, number): kind_numbered(run.nation, number)
        for members in run.company
        for number in members.numbers
    }
    return Setting(options, run, missions, kinds, rulings_from(Rulings, load_book(FOLDER), rulings))


def unit_id(run: Run, number: int) -> str:
    """``G01``: as the counter is called on the map."""
    return f"{run.nation[0].upper()}{number:02d}"

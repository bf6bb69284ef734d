"""A company before its first stage."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh_campaign.values.options import Setting, unit_id
from opfor.games.coh_campaign.values.state import RosterLine, State


@cite("CMP-2", "CMP-3")
def new(setting: Setting) -> State:
    run = setting.run
    numbers = sorted(number for members in run.company for number in members.numbers)
    return State(roster=tuple(RosterLine(unit=unit_id(run, n), number=n) for n in numbers))

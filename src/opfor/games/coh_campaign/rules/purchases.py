"""What reinforcement points buy before a mission."""

from __future__ import annotations

from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.cite import cite
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.run import Group
from opfor.games.coh_campaign.values.state import HIGHEST, State

REPLACEMENT: dict[Group, int] = {"foot": 1, "support": 2, "vehicle": 3}
CAP, RECONNAISSANCE, STRIKE, REST = "cap", "reconnaissance", "strike", "rest"
PRICES = {CAP: 1, RECONNAISSANCE: 1, STRIKE: 2, REST: 2}
MOST = {CAP: 2, RECONNAISSANCE: 1, STRIKE: 1, REST: 1}
REPLACED = "replacement"
MOST_KEPT = 4


@cite("CMP-13", "CMP-14")
def for_sale(setting: Setting, state: State, mission: SoloMission) -> list[tuple[str, str, int]]:
    """What can be bought and paid now: what, for which counter, at what price."""
    found = [
        (REPLACED, line.unit, REPLACEMENT[setting.run.group_of(line.number)])
        for line in state.roster
        if line.condition == "lost"
    ]
    found += [
        (what, "", price)
        for what, price in PRICES.items()
        if state.bought.count(what) < MOST[what] and _is_of_use(state, mission, what)
    ]
    return [each for each in found if each[2] <= state.points]


def _is_of_use(state: State, mission: SoloMission, what: str) -> bool:
    if what == RECONNAISSANCE:
        return bool(mission.cup)
    if what == STRIKE:
        return mission.sides[1 - mission.bot_side].artillery is None
    if what == REST:
        away = any(line.condition in ("wounded", "repair") for line in state.roster)
        return away and state.enemy < HIGHEST
    return True

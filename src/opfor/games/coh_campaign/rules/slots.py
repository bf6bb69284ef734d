"""Which of a mission's counters the company brings, and who may fill a slot."""

from __future__ import annotations

from collections import Counter

from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.cite import cite
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import RosterLine, State

ENOUGH_FOOT = 4
"""With fewer fit counters on foot replacements cost nothing."""


@cite("CMP-4")
def slots(setting: Setting, mission: SoloMission) -> tuple[int, ...]:
    """The mission's counters of a kind the company has, at most as many of each; the others are
    attached to it and on no roster."""
    left = Counter(kind.id for kind in setting.kinds.values())
    side = mission.sides[1 - mission.bot_side]
    found = []
    for number in (number for force in side.forces for number in force.numbers):
        kind = kind_numbered(setting.run.nation, number).id
        if left[kind]:
            left[kind] -= 1
            found.append(number)
    return tuple(found)


@cite("CMP-5")
def fit_for(setting: Setting, state: State, slot: int) -> tuple[RosterLine, ...]:
    """The fit counters of the slot's kind that are not fielded yet, the slot's own number first,
    then those with most stars."""
    kind, out = kind_numbered(setting.run.nation, slot).id, {unit for _, unit in state.fielded}
    fit = [
        line
        for line in state.roster
        if line.condition == "fit" and setting.kinds[line.unit].id == kind and line.unit not in out
    ]
    return tuple(sorted(fit, key=lambda line: (line.number != slot, -line.stars, line.number)))


@cite("CMP-6")
def replaced_freely(setting: Setting, state: State) -> tuple[RosterLine, ...]:
    """The lost counters on foot whose line begins anew for nothing, because hardly any is fit."""
    foot = [line for line in state.roster if setting.run.group_of(line.number) == "foot"]
    fit = sum(line.condition == "fit" for line in foot)
    lost = [line for line in foot if line.condition == "lost"]
    return tuple(lost[: max(0, ENOUGH_FOOT - fit)])

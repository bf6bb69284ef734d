"""Digging in: hasty defenses, and who may build one."""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.coh.rules.aps_and_caps import Paid, pay
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import DigIn
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF, Work


def can_dig_in(look: Deployment, unit: int, *, vehicles: bool = False) -> bool:
    """A hasty defence: foot only (a card lets vehicles too), one fortification per hex."""
    counter, hit = look.state.counters[unit], look.hit(unit)
    if counter.cell < 0 or counter.carrier != OFF or hit.only_rally:
        return False
    fits = look.kind(unit).kind == "foot" or vehicles
    free = counter.cell not in look.work_at and not look.is_locked(unit)
    return fits and free and look.field.terrain[counter.cell].holds_smoke


def dig_in(play: CohPlay, action: DigIn) -> Procedure[tuple[Paid, list[int]]]:
    """Build a hasty defence."""
    paid = yield from pay(play, action.unit, play.setting.numbers.dig_in_cost)
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "dig-in"))
    reveal(play, action.unit, "dug-in")
    build_hasty(play, action.unit)
    return paid, [action.unit]


def build_hasty(play: CohPlay, unit: int) -> None:
    """Put the counter down; it protects its builder until it moves, pivots or dies."""
    counter = play.state.counters[unit]
    play.emit(ev.WorkBuilt(Work("hasty-defence", counter.cell, side=counter.side, builder=unit)))

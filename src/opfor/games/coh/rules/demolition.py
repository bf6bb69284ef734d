"""Firing at fortifications and obstacles."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.core.tally import Tally
from opfor.games.coh.rules.ar_and_dv import rating_against
from opfor.games.coh.rules.targets import fire_cost, fire_mask, may_shoot
from opfor.games.coh.values.actions import Fire
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.state import Work


@cite("firing-at-works")
def demolitions(look: Deployment, unit: int, budget: int) -> Iterator[Fire]:
    """Direct fire at an enemy fortification or obstacle in a hex where nobody is to be seen."""
    if not look.state.works or not may_shoot(look, unit) or look.is_locked(unit):
        return
    mask = fire_mask(look, unit)
    if not mask or look.hit(unit).silences("red"):
        return
    side, occupied = look.state.counters[unit].side, look.seen[0] | look.seen[1]
    for cell, work in sorted(look.work_at.items()):
        theirs = work.side != side and not work.hidden
        if theirs and mask & ~occupied & 1 << cell and fire_cost(look, Fire(unit, cell)) <= budget:
            yield Fire(unit, cell)


def struck_work(look: Deployment, shot: Shot) -> tuple[Work, Tally, int] | None:
    """The fortification or obstacle an attack is also rolled against: with the AR, and the roll
    that destroys it."""
    work = look.work_at.get(shot.cell)
    if work is None or work.hidden or look.hit(shot.attacker).silences("red"):
        return None
    rating = rating_against(look, shot, "red")
    return work, rating, look.setting.works[work.kind].dr - rating.total

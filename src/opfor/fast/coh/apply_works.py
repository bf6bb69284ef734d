"""What happens to fortifications and obstacles, and is told: no rules."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.fast.coh.values import NOTHING, OFF, Battle
from opfor.games.coh.values.unit_events import WorkBuilt, WorkDestroyed, WorkHeld, WorkRevealed


def lay_work(battle: Battle, kind: int, cell: int, side: int, builder: int) -> None:
    """Part of whatever brings a fortification or an obstacle into a hex."""
    work = battle.works
    battle.work_kind[work] = kind
    battle.work_cell[work] = cell
    battle.work_facing[work] = 0
    battle.work_side[work] = side
    battle.work_hidden[work] = 0
    battle.work_holder[work] = OFF
    battle.work_builder[work] = builder
    battle.work_in[cell] = work
    battle.work_seen[cell] = kind
    battle.works += 1


def show_work(battle: Battle, work: int) -> None:
    """What was laid unseen is to be seen from now on."""
    if battle.work_hidden[work]:
        tell(battle, WorkRevealed, battle.work_cell[work])
    battle.work_hidden[work] = 0
    battle.work_seen[battle.work_cell[work]] = battle.work_kind[work]


def hide_work(battle: Battle, work: int) -> None:
    """A work is laid unseen."""
    battle.work_hidden[work] = 1
    battle.work_seen[battle.work_cell[work]] = 0


def build_work(battle: Battle, unit: int) -> None:
    """A unit has dug a hasty defence where it is."""
    lay_work(battle, battle.hasty, battle.cell[unit], battle.side_of[unit], unit)
    tell_built(battle, battle.works - 1)


def tell_built(battle: Battle, work: int) -> None:
    """A work is there, as it lies."""
    kind, cell, facing = battle.work_kind[work], battle.work_cell[work], battle.work_facing[work]
    builder = battle.work_builder[work]
    tell(battle, WorkBuilt, kind, cell, facing, battle.work_side[work], 0, OFF, builder)


def hold_work(battle: Battle, work: int, side: int, builder: int) -> None:
    """Who is in a work, and who has it for itself alone."""
    battle.work_holder[work] = side
    battle.work_builder[work] = builder
    tell(battle, WorkHeld, battle.work_cell[work], side, builder)


def destroy_work(battle: Battle, work: int, why: int) -> None:
    """A work is gone, and those that came after it move up."""
    tell(battle, WorkDestroyed, battle.work_cell[work], why)
    battle.works -= 1
    battle.work_in[battle.work_cell[work]] = NOTHING
    battle.work_seen[battle.work_cell[work]] = 0
    for place in range(work, battle.works):
        battle.work_kind[place] = battle.work_kind[place + 1]
        battle.work_cell[place] = battle.work_cell[place + 1]
        battle.work_facing[place] = battle.work_facing[place + 1]
        battle.work_side[place] = battle.work_side[place + 1]
        battle.work_hidden[place] = battle.work_hidden[place + 1]
        battle.work_holder[place] = battle.work_holder[place + 1]
        battle.work_builder[place] = battle.work_builder[place + 1]
        battle.work_in[battle.work_cell[place]] = place

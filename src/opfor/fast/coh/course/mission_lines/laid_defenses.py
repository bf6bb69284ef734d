"""A Defense Counter that is laid, and where it looks."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.fast.coh.apply_works import lay_work
from opfor.fast.coh.bot.seen.survey import is_unit, nearest_unit_distance
from opfor.fast.coh.sight import is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.games.coh.values.solo_events import DefencePlaced


def has_no_ai(battle: Battle, cell: int) -> bool:
    return battle.manned[battle.bot][cell] + battle.lurking[battle.bot][cell] == 0


def lay_defence(battle: Battle, kind: int, cell: int) -> None:
    """The counter looks where those in it do, else where it faces most of the nearest Units."""
    look = best_look(battle, kind, cell)
    facing = max(look, 0)
    for unit in range(battle.units - 1, -1, -1):
        if battle.cell[unit] == cell and battle.side_of[unit] == battle.bot:
            facing = battle.facing[unit]
    lay_work(battle, kind, cell, battle.bot, NOBODY)
    battle.work_facing[battle.works - 1] = facing
    tell(battle, DefencePlaced, battle.drawn_counter, kind, cell, battle.bot, look)


def best_look(battle: Battle, kind: int, cell: int) -> int:
    """Where a bunker that nobody is in looks: to most of the nearest Units; else nowhere of its
    own."""
    if not battle.work_has_facing[kind] or not has_no_ai(battle, cell):
        return NOTHING
    best, most = 0, looks_at(battle, cell, 0)
    for facing in range(1, FACINGS):
        seen = looks_at(battle, cell, facing)
        if seen > most:
            best, most = facing, seen
    return best


def looks_at(battle: Battle, cell: int, facing: int) -> int:
    count, nearest = 0, nearest_unit_distance(battle, cell)
    for unit in range(battle.units):
        if is_unit(battle, unit) and battle.distance[cell][battle.cell[unit]] == nearest:
            count += is_in_front(battle, cell, facing, battle.cell[unit])
    return count

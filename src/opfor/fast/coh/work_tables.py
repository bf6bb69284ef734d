"""Fortifications and obstacles as numbers: what kinds there are, what lies where, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opfor.cardboard.coh.counters.numbers import WorkKind
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded, rows_padded
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State, Work

HASTY = "hasty-defence"
NO_WORK = WorkKind(id="", title="", dr=0)
"""What lies where nothing does."""


def work_names(setting: Setting) -> list[str]:
    """The kinds of works in the order of their numbers; the first is none."""
    return ["", *setting.works]


def fill_works(battle: Battle, setting: Setting, begins: State, units: Sequence[UnitKind]) -> None:
    """What works do, and to whom; and those of the mission."""
    kinds = [NO_WORK, *setting.works.values()]

    def row(values: Iterable[int]) -> list[int]:
        return padded(values, sizes.WORK_KINDS)

    battle.hasty = work_names(setting).index(HASTY)
    battle.work_dr = row(kind.dr for kind in kinds)
    battle.work_dm_front = row(kind.dm_front for kind in kinds)
    battle.work_dm_flank = row(kind.dm_flank for kind in kinds)
    battle.work_holds = row(bool(kind.holds) for kind in kinds)
    battle.work_has_facing = row(kind.has_facing for kind in kinds)
    battle.work_is_obstacle = row(kind.obstacle for kind in kinds)
    battle.work_stops_bonus = row(kind.stops_bonus_moves for kind in kinds)
    battle.work_slows_foot = row(kind.slows_foot for kind in kinds)
    battle.work_explodes = row(kind.explodes for kind in kinds)
    size = (sizes.WORK_KINDS, sizes.UNITS)
    battle.fits_in = rows_padded([[u.kind in k.holds for u in units] for k in kinds], *size)
    kept_out = [[u.movement in k.bars for u in units] for k in kinds]
    battle.is_kept_out = rows_padded(kept_out, *size)
    crushing = [[u.kind == "vehicle" and u.movement in k.crushed_by for u in units] for k in kinds]
    battle.crushes = rows_padded(crushing, *size)
    _fill_start(battle, setting, begins.works)


def _fill_start(battle: Battle, setting: Setting, works: Sequence[Work]) -> None:
    battle.start_works = len(works)
    kinds, cells, facings, sides, hiding = _laid(setting, works)
    battle.start_work_kind, battle.start_work_cell = kinds, cells
    battle.start_work_facing, battle.start_work_side = facings, sides
    battle.start_work_hidden = hiding


def _laid(setting: Setting, works: Sequence[Work]) -> Iterator[list[int]]:
    """Kinds of works, their hexes, facings, sides, and which of them are hidden."""
    names = work_names(setting)
    yield padded((names.index(work.kind) for work in works), sizes.WORKS)
    yield padded((work.cell for work in works), sizes.WORKS)
    yield padded((work.facing for work in works), sizes.WORKS)
    yield padded((work.side for work in works), sizes.WORKS)
    yield padded((work.hidden for work in works), sizes.WORKS)


def read_works(battle: Battle, setting: Setting, works: Sequence[Work]) -> None:
    """Take the works of a readable state over."""
    battle.works = len(works)
    kinds, cells, facings, sides, hiding = _laid(setting, works)
    battle.work_kind, battle.work_cell, battle.work_facing = kinds, cells, facings
    battle.work_side, battle.work_hidden = sides, hiding
    battle.work_holder = padded((work.holder for work in works), sizes.WORKS)
    battle.work_builder = padded((work.builder for work in works), sizes.WORKS)
    work_in, seen = [fast.NOTHING] * sizes.CELLS, [0] * sizes.CELLS
    for place, work in enumerate(works):
        work_in[work.cell] = place
        seen[work.cell] = 0 if work.hidden else battle.work_kind[place]
    battle.work_in, battle.work_seen = work_in, seen


def work_of(battle: Battle, setting: Setting, work: int) -> Work:
    """A work as the readable state has it."""
    return Work(
        work_names(setting)[battle.work_kind[work]],
        battle.work_cell[work],
        facing=battle.work_facing[work],
        side=battle.work_side[work],
        hidden=bool(battle.work_hidden[work]),
        holder=battle.work_holder[work],
        builder=battle.work_builder[work],
    )

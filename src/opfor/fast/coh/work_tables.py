"""Fortifications and obstacles that lie on a map, as numbers and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Work


def _laid(setting: Setting, works: Sequence[Work]) -> Iterator[list[int]]:
    """Kinds of works, their hexes, facings, sides, and which of them are hidden."""
    names = numbering(setting).work_names
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
        numbering(setting).work_names[battle.work_kind[work]],
        battle.work_cell[work],
        facing=battle.work_facing[work],
        side=battle.work_side[work],
        hidden=bool(battle.work_hidden[work]),
        holder=battle.work_holder[work],
        builder=battle.work_builder[work],
    )

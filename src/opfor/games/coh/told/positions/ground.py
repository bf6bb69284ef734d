"""Smoke and fortifications of a position, read and written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.core.errors import BadPosition
from opfor.games.coh.told.positions.form import PositionForm, WorkForm, WorkName, cell_of
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter, Smoke, State, Work
from opfor.kit.hexes import FACINGS, Facing

DENSITIES = {"light": 1, "heavy": 2}
KINDS: dict[WorkName, str] = {
    "trench": "trench",
    "hasty-defence": "hasty-defence",
    "bunker": "bunker",
    "mines": "mines",
    "wire": "barbed-wire",
    "road-block": "road-block",
}
"""What a position calls a fortification or obstacle, and what the pack does."""
NAMES = {kind: name for name, kind in KINDS.items()}


def smoke_of(form: PositionForm, field: Battlefield) -> tuple[Smoke, ...]:
    """The smoke counters, one to a hex."""
    found: dict[int, Smoke] = {}
    for place, where, density in _smoke_listed(form):
        cell = cell_of(field, place, where)
        if cell in found:
            raise BadPosition(f"{place}: {where} has smoke already; one is right")
        found[cell] = Smoke(cell, density)
    return tuple(found[cell] for cell in sorted(found))


def _smoke_listed(form: PositionForm) -> Iterator[tuple[str, str, int]]:
    """Where the file says it, the hex, how dense; old files list hexes with their density."""
    if isinstance(form.smoke, tuple):
        for n, old in enumerate(form.smoke):
            yield f"smoke[{n}]", old.hex, old.density
        return
    for name, density in DENSITIES.items():
        for n, where in enumerate(getattr(form.smoke, name)):
            yield f"smoke.{name}[{n}]", where, density


def works_of(form: PositionForm, setting: Setting, counters: Sequence[Counter]) -> tuple[Work, ...]:
    """The works, one to a hex, each held by whoever stands there and fits in."""
    found: dict[int, Work] = {}
    for n, each in enumerate(form.works):
        cell = cell_of(setting.field, f"works[{n}]", each.hex)
        if cell in found:
            raise BadPosition(f"works[{n}]: {each.hex} has one already; one is right")
        found[cell] = work_of(f"works[{n}]", each, cell, setting, counters)
    return tuple(found.values())


def work_of(
    where: str, form: WorkForm, cell: int, setting: Setting, counters: Sequence[Counter]
) -> Work:
    """A work in a hex, held by whoever stands there and fits in."""
    kind = setting.works[KINDS[form.kind]]
    if kind.has_facing != (form.facing is not None):
        said = "it is missing; give one of N NE SE S SW NW" if kind.has_facing else "it has none"
        raise BadPosition(f"{where}, facing: {said}")
    inside = [
        n
        for n, counter in enumerate(counters)
        if counter.cell == cell and setting.kind(counter).kind in kind.holds
    ]
    if kind.builder_only and not inside:
        raise BadPosition(f"{where}: nobody on foot in {form.hex} can have dug it; put one there")
    facing = Facing[form.facing].value if form.facing is not None else 0
    if kind.builder_only:
        return Work(kind.id, cell, facing, counters[inside[0]].side, builder=inside[0])
    holder = counters[inside[0]].side if inside else OFF
    return Work(kind.id, cell, facing, holder, holder=holder)


def ground_form(setting: Setting, state: State) -> dict[str, Any]:
    """Smoke and works of a state as a position has them; what the Player has hidden is not in
    it."""
    field, form = setting.field, dict[str, Any]()
    if state.smoke:
        form["smoke"] = {
            name: [field.name(s.cell) for s in state.smoke if s.density == density]
            for name, density in DENSITIES.items()
        }
    works = [work for work in state.works if not (work.hidden and work.side != setting.bot)]
    if works:
        form["works"] = [_work_form(setting, work) for work in works]
    return form


def _work_form(setting: Setting, work: Work) -> dict[str, Any]:
    form = {"kind": NAMES[work.kind], "hex": setting.field.name(work.cell)}
    if setting.works[work.kind].has_facing:
        form["facing"] = FACINGS[work.facing].name
    return form

"""Laying smoke: thrown, fired, or from a barrage."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import NO_LIMIT, Paid, budget, pay
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.targets import fire_mask, indirect_mask, may_shoot
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import LaySmoke, PickHex
from opfor.games.coh.values.book_numbers import SMOKE_BURST
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.kit.masks import members


def smoke_cells(look: Deployment, unit: int, means: int = NO_LIMIT) -> list[int]:
    """Where a unit could lay smoke for so much: thrown next to it, or fired as far as it fires."""
    kind, counter = look.kind(unit), look.state.counters[unit]
    if not may_shoot(look, unit) or look.is_locked(unit):
        return []
    mask = 0
    if kind.has("smoke-thrown"):
        reach = look.field.within(counter.cell, look.setting.numbers.smoke_thrown_range)
        mask = reach & look.sight[counter.cell]
    if kind.has("smoke-fired"):
        mask = fire_mask(look, unit) | indirect_mask(look, unit)
    held = (c for c in members(mask) if look.field.terrain[c].holds_smoke)
    return [c for c in held if smoke_cost(look, unit, c) <= means]


def lay_smoke(
    play: CohPlay, action: LaySmoke, free: Paid | None = None
) -> Procedure[tuple[Paid, list[int]]]:
    """Pick a hex for the smoke; indirect fire costs more."""
    sight = look(play.setting, play.state)
    side = play.state.counters[action.unit].side
    means = NO_LIMIT if free else budget(play, action.unit)
    options = tuple(PickHex(cell) for cell in smoke_cells(sight, action.unit, means))
    where = yield Choose(play.setting.seat(play.state, side), "smoke", options, "where to?")
    paid = free or (yield from pay(play, action.unit, smoke_cost(sight, action.unit, where.cell)))
    play.emit(ev.ActionTaken(side, (action.unit,), "smoke"))
    reveal(play, action.unit, "laid-smoke")
    lay(play, (where.cell,))
    return paid, [action.unit]


@cite("smoke-by-direct-fire")
def smoke_cost(look: Deployment, unit: int, cell: int) -> int:
    """The attack cost; a mortar that does not see the hex itself pays for indirect fire."""
    kind = look.kind(unit)
    if not kind.indirect_cost or fire_mask(look, unit) >> cell & 1:
        return look.attack_cost(unit)
    return look.attack_cost(unit) + kind.indirect_cost - kind.attack_cost


def lay(play: CohPlay, cells: tuple[int, ...]) -> None:
    """Heavy smoke on every hex that can hold it."""
    field = play.setting.field
    play.emit(ev.SmokeLaid(tuple(c for c in cells if field.terrain[c].holds_smoke), SMOKE_BURST))

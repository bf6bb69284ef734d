"""Actions of stealth: hiding, moving hidden, searching by fire."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import Paid, pay
from opfor.games.coh.rules.control_and_fieldworks import come_in, update_holders
from opfor.games.coh.rules.fire_and_close_combat import volley
from opfor.games.coh.rules.hidden_units import (
    is_seen_by_enemy,
    may_hide,
    probe,
    reveal,
    stays_hidden,
    suspects,
)
from opfor.games.coh.rules.movement_steps import can_move, charge, may_go
from opfor.games.coh.rules.targets import fire_mask, flame_mask, may_shoot, shot_of, targets_of
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Fire, Hide, Manner, PickHex, Probe, Sneak
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF


def side_hides(look: Deployment, side: int) -> bool:
    """Whether a side has hidden units or means to hide (its mission gives it some)."""
    row = look.setting.mission.sides[side]
    return any(force.hidden for force in row.forces)


@cite("who-may-hide")
def hides(look: Deployment, unit: int) -> Iterator[Hide | Sneak]:
    """Hiding, and moving hidden without being noticed."""
    counter = look.state.counters[unit]
    if counter.carrier != OFF or look.hit(unit).only_rally:
        return
    if may_hide(look, unit) and side_hides(look, counter.side) and not look.is_locked(unit):
        yield Hide(unit)
    if not counter.hidden or not can_move(look, unit):
        return
    for stride in look.setting.tables.strides(look.kind(unit))[counter.cell]:
        if may_go(look, unit, stride.to) and _may_sneak(look, unit, stride.to):
            yield Sneak(unit, stride.to)


def _may_sneak(look: Deployment, unit: int, to: int) -> bool:
    """Foot and guns go where they stay unnoticed; vehicles only out of every enemy's sight."""
    if look.kind(unit).kind == "vehicle" and is_seen_by_enemy(look, unit, to):
        return False
    return stays_hidden(look, unit, to)


def hide(play: CohPlay, action: Hide) -> Procedure[tuple[Paid, list[int]]]:
    """Leave the map's surface: from now on only the owner knows where it is."""
    paid = yield from pay(play, action.unit, play.setting.numbers.hide_cost)
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "hide"))
    play.emit(ev.UnitHidden(action.unit))
    return paid, [action.unit]


@cite("obstacles-find-the-hidden")
def sneak(play: CohPlay, action: Sneak) -> Procedure[tuple[Paid, list[int]]]:
    """One hex, unseen, at the cost of hiding; terrain costs nothing extra, wire and mines do."""
    paid = yield from pay(play, action.unit, play.setting.numbers.hide_cost)
    counter = play.state.counters[action.unit]
    play.emit(ev.ActionTaken(counter.side, (), "hidden-move"))
    play.emit(ev.HiddenMoved(action.unit, action.to))
    work = look(play.setting, play.state).work_at.get(action.to)
    if work is not None and play.setting.works[work.kind].obstacle:
        reveal(play, action.unit, "obstacle")
        extra = yield from come_in(play, action.unit, action.to)
        paid = charge(play, action.unit, paid, extra)
    update_holders(play)
    return paid, [action.unit]


def can_probe(look: Deployment, unit: int) -> bool:
    """Searching by fire: only where the enemy may have somebody hidden."""
    enemy = 1 - look.state.counters[unit].side
    if not side_hides(look, enemy) or not may_shoot(look, unit) or look.is_locked(unit):
        return False
    return any(True for _ in suspects(look, fire_mask(look, unit) | flame_mask(look, unit)))


def search_by_fire(play: CohPlay, action: Probe) -> Procedure[tuple[Paid, list[int]]]:
    """Pick a hex, roll to find whoever hides there, then attack what was found. A flamethrower
    need not roll."""
    sight = look(play.setting, play.state)
    side = play.state.counters[action.unit].side
    flames = flame_mask(sight, action.unit)
    cells = suspects(sight, fire_mask(sight, action.unit) | flames)
    options = tuple(PickHex(cell) for cell in cells)
    where = yield Choose(play.setting.seat(play.state, side), "suspect", options, "which hex?")
    paid = yield from pay(play, action.unit, sight.attack_cost(action.unit))
    play.emit(ev.ActionTaken(side, (action.unit,), "attack"))
    reveal(play, action.unit, "opened-fire")
    manner: Manner = "flame" if flames >> where.cell & 1 else "direct"
    found = yield from probe(play, action.unit, where.cell, certain=manner == "flame")
    if found:
        now = look(play.setting, play.state)
        shot = shot_of(now, Fire(action.unit, where.cell, manner))
        yield from volley(play, shot, targets_of(now, shot))
    return paid, [action.unit]

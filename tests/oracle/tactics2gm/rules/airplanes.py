"""Airplanes: they attack once and are gone, or patrol; anti-air guns and patrols meet them.

Order: the card is paid; every enemy anti-air unit with the target space in range fires; then one
patrolling fighter; what is left of the airplane attacks.
"""

from __future__ import annotations

from opfor.core.play import Procedure
from opfor.games.tactics2gm.values.actions import Fly, Patrol
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.events import (
    BombsFell,
    HqDamaged,
    PlaneShotAt,
    SupportPlayed,
    TerrainDamaged,
)
from opfor.games.tactics2gm.values.options import Setting, must_destroy_target
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import HQ, State, is_alive, terrain_target
from tests.oracle.tactics2gm.rules.d10 import roll_d10
from tests.oracle.tactics2gm.rules.shots import effect, hurt
from tests.oracle.tactics2gm.rules.targets import TargetMet, mark, terrain_targets
from tests.oracle.tactics2gm.rules.victory import check_goals


def airplanes(setting: Setting, state: State, side: int) -> list[UnitRow]:
    """Airplanes of a hand that can be paid, each once; those that only drop troops apart."""
    units = setting.cards.units
    cards = [units[name] for name in dict.fromkeys(state.decks[side].hand) if name in units]
    return [c for c in cards if c.type == "airplane" and c.can_fire and c.cost <= state.ap[side]]


def air_targets(setting: Setting, state: State, side: int) -> list[int]:
    """What an airplane may attack: any enemy unit, the HQ, and the mission's terrain."""
    found = [u.id for u in state.units if u.side != side and u.cell >= 0]
    found.append(HQ)
    goal = setting.mission.target
    if must_destroy_target(setting, side) and goal in terrain_targets(setting, state, side):
        found.append(terrain_target(goal))
    return found


def flights(setting: Setting, state: State, side: int) -> list[Fly | Patrol]:
    """Every use of an airplane card that can be paid."""
    found: list[Fly | Patrol] = []
    aims: list[int] | None = None
    for card in airplanes(setting, state, side):
        if aims is None:
            aims = air_targets(setting, state, side)
        found += [Fly(card.id, target) for target in aims]
        if card.kind == "fighter":
            found.append(Patrol(card.id))
    return found


def patrol(play: TacticsPlay, side: int, card: str) -> None:
    """A fighter waits beside the HQ."""
    play.emit(SupportPlayed(side, card, play.setting.cards.units[card].cost, stays=True))


def fly(play: TacticsPlay, side: int, card: str, target: int) -> Procedure[None]:
    """An airplane attacks a target."""
    plane = play.setting.cards.units[card]
    cell = mark(play.setting, play.state, side, target).cell
    play.emit(SupportPlayed(side, card, plane.cost))
    if not (yield from meet(play, side, plane, cell)):
        return
    for each in bombed(play.setting, play.state, side, plane, target):
        if each <= 0 or is_alive(play.state, each):
            yield from bomb(play, side, plane, each)
    check_goals(play)


def bombed(setting: Setting, state: State, side: int, plane: UnitRow, target: int) -> list[int]:
    """Everything a plane's bombs fall on: the target, and with a blast the enemies around it."""
    if not plane.blast:
        return [target]
    row = setting.board.distance[mark(setting, state, side, target).cell]
    found = [
        u.id for u in state.units if u.side != side and u.cell >= 0 and row[u.cell] <= plane.blast
    ]
    if row[setting.board.hq(1 - side)] <= plane.blast:
        found.append(HQ)
    return found if target in found else [target, *found]


def meet(play: TacticsPlay, side: int, plane: UnitRow, cell: int) -> Procedure[bool]:
    """Anti-air fire and interception; whether the airplane comes through."""
    setting: Setting = play.setting
    row = setting.board.distance
    left = plane.hp
    for gun in [u for u in play.state.units if u.side != side and u.cell >= 0]:
        card = setting.cards.units[gun.card]
        if "anti-air" in card.traits and row[gun.cell][cell] <= card.range:
            left = yield from _shot_at(play, side, plane, left, card, unit=gun.id)
            if left <= 0:
                return False
    for name in play.state.decks[1 - side].in_play:
        fighter = setting.cards.units.get(name)
        if fighter is not None and fighter.kind == "fighter":
            left = yield from _shot_at(play, side, plane, left, fighter, fighter=name)
            break
    return left > 0


def _shot_at(
    play: TacticsPlay, side: int, plane: UnitRow, left: int, arm: UnitRow,
    *, unit: int = 0, fighter: str = "",
) -> Procedure[int]:  # fmt: skip
    """One shot at an airplane; the hit points it has left. A 10 brings it down."""
    setting: Setting = play.setting
    needed = arm.to_hit + (setting.numbers.fire.night if setting.night else 0)
    why = f"{arm.title} fires at {plane.title}: {needed} or more hits"
    rolled = yield from roll_d10(setting, why)
    if rolled >= setting.numbers.fire.critical:
        left = 0
    elif rolled >= needed and arm.penetration >= plane.defence:
        left -= arm.damage
    play.emit(PlaneShotAt(side, plane.id, rolled, needed, left <= 0, unit, fighter))
    return left


def air_need(setting: Setting, state: State, plane: UnitRow, at: TargetMet) -> int:
    """The number an airplane must roll: cover, wounds and night count, suppression does not."""
    fire = setting.numbers.fire
    needed = plane.to_hit + (fire.night if setting.night else 0)
    if at.unit is not None:
        piece = state.terrain[at.cell]
        needed += at.unit.cover - min(at.unit.wounds * fire.wound, fire.wound_cap)
        if piece is not None:
            needed += setting.cards.terrain[piece.card].cover
    return needed


def bomb(play: TacticsPlay, side: int, plane: UnitRow, target: int) -> Procedure[None]:
    """An airplane's roll against one target, and what it does."""
    setting: Setting = play.setting
    at = mark(setting, play.state, side, target)
    needed = air_need(setting, play.state, plane, at)
    rolled = yield from roll_d10(setting, f"{plane.title} attacks: {needed} or more hits")
    damage, destroyed = effect(setting, rolled, needed, plane, at)
    play.emit(BombsFell(plane.id, target, rolled, needed))
    if not damage:
        return
    if at.unit is not None:
        hurt(play, target, damage, plane.id, touches=False)
    elif target == HQ:
        play.emit(HqDamaged(1 - side, damage, plane.id))
    else:
        play.emit(TerrainDamaged(at.cell, damage, destroyed, plane.id))

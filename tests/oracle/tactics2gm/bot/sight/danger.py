"""How dangerous is a Player unit? What it could shoot after moving, weighed by what that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import TokenRow, UnitRow
from opfor.games.tactics2gm.values.movement_points import pace
from opfor.games.tactics2gm.values.state import AI, HQ, Unit, terrain_target
from opfor.kit.masks import mask_of
from tests.oracle.tactics2gm.rules.movement import reachable
from tests.oracle.tactics2gm.rules.targets import TargetMet, Weapon, mark
from tests.oracle.tactics2gm.rules.to_hit import can_hurt, faces, need

if TYPE_CHECKING:
    from tests.oracle.tactics2gm.bot.sight.survey import Survey


def weapons_of(survey: Survey, unit: Unit) -> list[Weapon]:
    """The card's weapon and those of its tokens, whatever was fired already."""
    card = survey.card(unit)
    found: list[UnitRow | TokenRow] = [card] if card.can_fire else []
    tokens = (survey.cards.tokens[t.kind] for t in unit.tokens)
    return [*found, *(t for t in tokens if t.use == "weapon")]


@cite("V-10", "Q2-33")
def danger_of(survey: Survey, unit: Unit) -> float:
    """How dangerous a unit is to the other side (for an AI unit: how powerful it is).

    The sum over everything the unit could shoot next turn, wherever it moves first, of the
    chance to hit times the damage of a hit times a weight: HQ and mission target most, Command
    Groups next. More on the first two lines of the other side. A lucky 10 is not counted, and a
    unit that can damage nothing is not dangerous, whatever line it stands on."""
    can_damage = [
        (arm, at, weight)
        for arm in weapons_of(survey, unit)
        for at, weight in survey.victims(1 - unit.side)
        if can_hurt(arm, at)
    ]
    if not can_damage:
        return 0.0
    ground = 1 << unit.cell
    if pace(survey.setting, unit):
        ground |= mask_of(reachable(survey.setting, survey.state, unit, survey.crowd))
    total = 0.0
    for arm, at, weight in can_damage:
        if ground & survey.rings.ring(at.cell, arm.min_range, arm.range):
            needed = need(survey.setting, survey.state, unit, arm, at)
            total += faces(needed) / 10 * min(arm.damage, at.hp) * weight
    return round(total + _line_bonus(survey, unit), 4)


def victims_of(survey: Survey, side: int) -> list[tuple[TargetMet, int]]:
    """What of a side can be shot at, and how much it matters."""
    setting, state, weights = survey.setting, survey.state, survey.numbers.danger
    enemy = 1 - side
    found = [(mark(setting, state, enemy, HQ), weights.weight_hq)]
    for unit in survey.mine if side == AI else survey.foes:
        is_command = "command-group" in survey.card(unit).traits
        weight = weights.weight_command_group if is_command else weights.weight_other
        found.append((mark(setting, state, enemy, unit.id), weight))
    cell = setting.mission.target
    if cell >= 0 and state.terrain[cell] is not None and _defends(survey, side):
        found.append((mark(setting, state, enemy, terrain_target(cell)), weights.weight_hq))
    return found


def _defends(survey: Survey, side: int) -> bool:
    """Whether a side is to protect the mission target: the other must destroy it."""
    goals = survey.setting.mission.roles[1 - side].goals
    return any(goal.kind == "destroy-target" for goal in goals)


def _line_bonus(survey: Survey, unit: Unit) -> int:
    weights = survey.numbers.danger
    line = survey.board.depth(1 - unit.side, unit.cell)
    return {1: weights.line_1, 2: weights.line_2}.get(line, 0)


@cite("V-10")
def is_threat(survey: Survey, target: int) -> bool:
    """Dangerous enough to be called a threat."""
    return survey.danger(target) >= survey.numbers.danger.threat


@cite("V-10")
def is_particularly_dangerous(survey: Survey, target: int) -> bool:
    """The most dangerous of all, and dangerous at all."""
    return survey.danger(target) > 0 and any(u.id == target for u in survey.most_dangerous())

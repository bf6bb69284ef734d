"""Players that fill a person's seat: one plays at random, one plays plainly and well enough.

The baseline moves towards its goal, buys the dearest unit it can pay, and shoots where it expects
the most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from opfor.core.foresight import PickOne
from opfor.core.requests import Choose
from opfor.games.tactics2gm.values import actions as a
from opfor.games.tactics2gm.values.options import Setting, must_destroy_target
from opfor.games.tactics2gm.values.state import HQ, State, unit_of
from tests.oracle.tactics2gm.rules.targets import mark, weapon
from tests.oracle.tactics2gm.rules.to_hit import expected_damage, kill_chance, need, terrain_cover

Worth: TypeAlias = Callable[[Any], float]
"""How much an option is worth; less than 0 is worse than being done."""


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best answer by a simple worth; ties go by the fair pick."""
    side = setting.seats.index(request.seat)
    worth = WORTH[request.question](setting, view, side)
    values = [worth(option) for option in request.options]
    top = max(values)
    best = [option for option, value in zip(request.options, values, strict=True) if value == top]
    return best[pick(len(best))] if len(best) > 1 else best[0]


def _bid(_setting: Setting, _view: State, _side: int) -> Worth:
    return lambda option: 1.0 if option.ap == 2 else 0.0


def _terrain(setting: Setting, _view: State, side: int) -> Worth:
    board = setting.board

    def worth(option: Any) -> float:
        if isinstance(option, a.Done):
            return 0.0
        cover = setting.cards.terrain[option.card].cover
        middle = abs(board.column(option.cell) - (board.columns + 1) / 2)
        return cover + 0.5 * (board.depth(side, option.cell) == 2) - 0.1 * middle - 0.5

    return worth


AT_TARGET = ("destroy-target", "hold-target")


def aims(setting: Setting, side: int, reach: int) -> list[int]:
    """How far each space is from where a side wants its units, 0 where it is close enough.

    To the mission target (onto it, into range of it, or beside it to defend it), to the enemy's
    line, or into range of the enemy's HQ.
    """
    board, mission = setting.board, setting.mission
    cells = range(board.size)
    for owner in (side, 1 - side):
        for goal in mission.roles[owner].goals:
            if goal.kind in AT_TARGET:
                near = reach if goal.kind == "destroy-target" else 0
                near = near if owner == side else 1
                return [max(board.distance[cell][mission.target] - near, 0) for cell in cells]
            if goal.kind == "reach" and owner == side:
                return [board.lines - board.depth(side, cell) for cell in cells]
    home = board.hq(1 - side)
    return [max(board.distance[cell][home] - reach, 0) for cell in cells]


_AIMS: dict[tuple[int, int, int], tuple[object, list[int]]] = {}


def _aims(setting: Setting, side: int, reach: int) -> list[int]:
    """``aims``, remembered: the mission does not change during a game."""
    key = (id(setting.mission), side, reach)
    known = _AIMS.get(key)
    if known is None or known[0] is not setting.mission:
        if len(_AIMS) > 100:
            _AIMS.clear()
        known = _AIMS[key] = (setting.mission, aims(setting, side, reach))
    return known[1]


def _movement(setting: Setting, view: State, side: int) -> Worth:
    """Step towards the goal, preferably into cover; what cannot fire stays where it is."""
    cards = setting.cards.units
    marching = {
        unit.id: (unit.cell, _aims(setting, side, card.range))
        for unit in view.units
        if unit.side == side
        and (card := cards[unit.card]).can_fire
        and "command-group" not in card.traits
    }

    def worth(option: Any) -> float:
        if isinstance(option, a.Move):
            if option.unit not in marching:
                return -1.0
            here, row = marching[option.unit]
            there = option.cell
            gain = row[here] - row[there]
            if gain <= 0:
                return -1.0
            cover = terrain_cover(setting, view, there) - terrain_cover(setting, view, here)
            return gain + 0.6 * cover
        if isinstance(option, a.Assault):
            return 2.0 + _shot(setting, view, option.unit, 0, option.target)
        if isinstance(option, a.Unload):
            return 1.0 if setting.board.depth(side, option.cell) > 2 else -1.0
        return 0.0 if isinstance(option, a.Done) else -1.0

    return worth


def _deployment(setting: Setting, view: State, side: int) -> Worth:
    def worth(option: Any) -> float:
        match option:
            case a.Deploy(card=card, cell=cell, transport=transport):
                return -1.0 if transport else _deploy_worth(setting, view, side, card, cell)
            case a.PlaySupport():
                return _support_worth(setting, view, side, option)
            case a.Patrol(card=card):
                return _spare_worth(setting, view, side, card)
            case a.Fly(card=card, target=target):
                plane = setting.cards.units[card]
                at = mark(setting, view, side, target)
                return 3.0 * expected_damage(plane.to_hit, plane, at) - 4.0
            case a.Equip(token=token):
                spare = view.ap[side] - setting.cards.tokens[token].cost
                return 0.5 if spare >= 1 and setting.cards.tokens[token].use == "weapon" else -1.0
            case a.UseToken():
                return 0.3
        return 0.0 if isinstance(option, a.Done) else -1.0

    return worth


def _deploy_worth(setting: Setting, view: State, side: int, card: str, cell: int) -> float:
    row = setting.cards.units[card]
    has_one = any(unit.side == side and unit.card == card for unit in view.units)
    if not row.can_fire:
        return -1.0 if has_one else _spare_worth(setting, view, side, card)
    if row.kind == "command-group" and has_one:
        return -1.0
    return 1.0 + row.cost - 0.05 * _aims(setting, side, 0)[cell]


def _spare_worth(setting: Setting, view: State, side: int, card: str) -> float:
    cost = setting.cards.card(card).cost
    return 0.1 if cost == 0 or view.ap[side] > cost + 1 else -1.0


def _support_worth(setting: Setting, view: State, side: int, option: a.PlaySupport) -> float:
    row = setting.cards.supports.get(option.card)
    if row is None or row.effect == "paratroopers":
        spent = setting.cards.card(option.card).cost + setting.cards.card(option.other).cost
        worth = _deploy_worth(setting, view, side, option.other, option.cell)
        return 0.1 + worth if view.ap[side] >= spent else -1.0
    if row.effect in ("supplies", "general"):
        return 20.0
    if row.tag == "damage" and option.target:
        if option.target < 0:
            return -1.0
        victim = unit_of(view, option.target)
        return setting.cards.units[victim.card].cost - row.cost + 0.5
    if row.effect == "march" and not _is_nearer(setting, view, side, option):
        return -1.0
    return _spare_worth(setting, view, side, option.card)


def _is_nearer(setting: Setting, view: State, side: int, march: a.PlaySupport) -> bool:
    return _movement(setting, view, side)(a.Move(march.unit, march.cell)) > 0


def _shot(setting: Setting, view: State, unit_id: int, slot: int, target: int) -> float:
    shooter = unit_of(view, unit_id)
    arm = weapon(setting, shooter, slot)
    at = mark(setting, view, shooter.side, target)
    needed = need(setting, view, shooter, arm, at)
    value = expected_damage(needed, arm, at)
    if target == HQ:
        return 1.5 * value
    if target < 0:
        wanted = -1 - target == setting.mission.target
        return 1.5 * value if wanted and must_destroy_target(setting, shooter.side) else 0.1 * value
    assert at.unit is not None
    cost = setting.cards.units[at.unit.card].cost
    return value + kill_chance(needed, arm, at) * cost


def _shooting(setting: Setting, view: State, _side: int) -> Worth:
    def worth(option: Any) -> float:
        if isinstance(option, a.Shoot):
            return 0.01 + _shot(setting, view, option.unit, option.slot, option.target)
        return 0.0 if isinstance(option, a.Done) else 0.5

    return worth


def _yes(_setting: Setting, _view: State, _side: int) -> Worth:
    return lambda option: 0.0 if isinstance(option, a.Done) else 1.0


def _cheapest(setting: Setting, _view: State, _side: int) -> Worth:
    return lambda option: -float(setting.cards.card(option.card).cost)


def _dearest(setting: Setting, _view: State, _side: int) -> Worth:
    return lambda option: float(setting.cards.points(option.card))


WORTH: dict[str, Callable[[Setting, State, int], Worth]] = {
    "bid": _bid,
    "terrain": _terrain,
    "pre-game": _deployment,
    "movement": _movement,
    "deployment": _deployment,
    "shooting": _shooting,
    "after-shooting": _yes,
    "luck": _yes,
    "discard": _cheapest,
    "espionage": _dearest,
}

"""Players that fill a person's seat: one plays at random, one plays plainly and well enough.

The baseline keeps a chain of units towards the enemy, buys the dearest unit it can pay, and
shoots where it expects the most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.requests import Choose
from opfor.games.tactics2gm import actions as a
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.rules.shooting import (
    expected_damage,
    kill_chance,
    mark,
    must_destroy_target,
    need,
    terrain_cover,
    weapon,
)
from opfor.games.tactics2gm.state import HQ, State, unit_of

Pick = Callable[[int], int]


def random_player(_setting: Setting, _view: State, request: Choose, pick: Pick) -> Any:
    """Any legal answer, each as likely as the other."""
    return request.options[pick(len(request.options))]


def baseline_player(setting: Setting, view: State, request: Choose, pick: Pick) -> Any:
    """The best answer by a simple worth; ties go by the fair pick."""
    side = setting.seats.index(request.seat)
    worth = WORTH[request.question]
    best: list[Any] = []
    top = 0.0
    for option in request.options:
        value = worth(setting, view, side, option)
        if not best or value > top:
            best, top = [option], value
        elif value == top:
            best.append(option)
    return best[pick(len(best))] if len(best) > 1 else best[0]


def _bid(_setting: Setting, _view: State, _side: int, option: Any) -> float:
    return 1.0 if option.ap == 2 else 0.0


def _terrain(setting: Setting, _view: State, side: int, option: Any) -> float:
    if isinstance(option, a.Done):
        return 0.0
    board = setting.board
    cover = setting.cards.terrain[option.card].cover
    middle = abs(board.column(option.cell) - (board.columns + 1) / 2)
    return cover + 0.5 * (board.depth(side, option.cell) == 2) - 0.1 * middle - 0.5


AT_TARGET = ("destroy-target", "hold-target")


def _aim(setting: Setting, side: int, cell: int, reach: int) -> int:
    """How far a space is from where a side wants its units, or 0 if it is close enough.

    To the mission target (onto it, into range of it, or beside it to defend it), to the enemy's
    line, or into range of the enemy's HQ.
    """
    board, mission = setting.board, setting.mission
    for owner in (side, 1 - side):
        for goal in mission.roles[owner].goals:
            if goal.kind in AT_TARGET:
                near = reach if goal.kind == "destroy-target" else 0
                near = near if owner == side else 1
                return max(board.distance[cell][mission.target] - near, 0)
            if goal.kind == "reach" and owner == side:
                return board.lines - board.depth(side, cell)
    return max(board.distance[cell][board.hq(1 - side)] - reach, 0)


def _movement(setting: Setting, view: State, side: int, option: Any) -> float:
    """Step towards the goal, preferably into cover; what cannot fire stays where it is."""
    if isinstance(option, a.Assault):
        return 2.0 + _shot(setting, view, option.unit, 0, option.target)
    if isinstance(option, a.Unload):
        return 1.0 if setting.board.depth(side, option.cell) > 2 else -1.0
    if not isinstance(option, a.Move):
        return 0.0 if isinstance(option, a.Done) else -1.0
    unit = unit_of(view, option.unit)
    card = setting.cards.units[unit.card]
    if not card.can_fire or "command-group" in card.traits:
        return -1.0
    here, there = unit.cell, option.cell
    gain = _aim(setting, side, here, card.range) - _aim(setting, side, there, card.range)
    if gain <= 0:
        return -1.0
    cover = terrain_cover(setting, view, there) - terrain_cover(setting, view, here)
    return gain + 0.6 * cover


def _deployment(setting: Setting, view: State, side: int, option: Any) -> float:
    match option:
        case a.Deploy(card=card, cell=cell, transport=transport):
            return _deploy_worth(setting, view, side, card, cell, transport)
        case a.PlaySupport(card=card, target=target):
            return _support_worth(setting, view, side, card, target)
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


def _deploy_worth(
    setting: Setting, view: State, side: int, card: str, cell: int, transport: int
) -> float:
    row = setting.cards.units[card]
    if transport or not row.can_fire:
        return -1.0
    if "command-group" in row.traits and any(u.side == side and u.card == card for u in view.units):
        return -1.0
    return 1.0 + row.cost - 0.05 * _aim(setting, side, cell, 0)


def _support_worth(setting: Setting, view: State, side: int, card: str, target: int) -> float:
    row = setting.cards.supports.get(card)
    if row is None:
        return -1.0
    if row.effect in ("supplies", "general"):
        return 20.0
    if row.tag == "damage" and target > 0:
        victim = unit_of(view, target)
        return setting.cards.units[victim.card].cost - row.cost + 0.5
    if row.effect in ("stun", "dazzle", "espionage", "enigma", "sabotage"):
        return 0.1 if view.ap[side] > row.cost + 2 else -1.0
    return -1.0


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


def _shooting(setting: Setting, view: State, _side: int, option: Any) -> float:
    if isinstance(option, a.Shoot):
        return 0.01 + _shot(setting, view, option.unit, option.slot, option.target)
    return 0.0 if isinstance(option, a.Done) else 0.5


def _yes(_setting: Setting, _view: State, _side: int, option: Any) -> float:
    return 0.0 if isinstance(option, a.Done) else 1.0


def _discard(setting: Setting, _view: State, _side: int, option: Any) -> float:
    return -float(setting.cards.card(option.card).cost)


def _dearest(setting: Setting, _view: State, _side: int, option: Any) -> float:
    return float(setting.cards.points(option.card))


WORTH: dict[str, Callable[[Setting, State, int, Any], float]] = {
    "bid": _bid,
    "terrain": _terrain,
    "pre-game": _deployment,
    "movement": _movement,
    "deployment": _deployment,
    "shooting": _shooting,
    "after-shooting": _yes,
    "luck": _yes,
    "discard": _discard,
    "espionage": _dearest,
}

PLAYERS = {"random": random_player, "baseline": baseline_player}

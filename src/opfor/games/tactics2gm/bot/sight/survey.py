"""What the AI looks at when it decides: the open board and its own hand, with measures of both.

Danger is measured once for a phase, when it is first asked for (by ruling again after every act);
shots are measured again after every act.
"""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.sight.aim import take_aim
from opfor.games.tactics2gm.bot.sight.open_board import look_round, player_units
from opfor.games.tactics2gm.bot.sight.shot import note_shot
from opfor.games.tactics2gm.rules.night import veil
from opfor.games.tactics2gm.rules.supply import is_lone_link
from opfor.games.tactics2gm.rules.targets import cell_of, is_weapon_ready, weapon
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    PERSON,
)
from opfor.games.tactics2gm.values.sight import NO_TARGET, UNKNOWN


def begin_survey(battle: Battle, is_moving: bool) -> None:
    """Look at the situation as a phase begins."""
    battle.is_moving = is_moving
    forget_danger(battle)
    look_round(battle)
    take_aim(battle)


@cite("Q2-28")
def look_again(battle: Battle) -> None:
    """Look again after something happened: who stands where, if anybody came, went or moved.
    Danger stays as it was when the phase began, unless it is ruled otherwise."""
    if battle.is_stirred:
        look_round(battle)
    veil(battle, AI)
    battle.shots_of = 0
    if battle.danger_each_act:
        forget_danger(battle)


def look_after_move(battle: Battle, here: int, there: int) -> None:
    """The same after a unit of the AI has moved: all that has changed is the line it is on."""
    battle.manned[battle.line[here]] -= 1
    battle.manned[battle.line[there]] += 1
    battle.is_stirred = 0
    look_again(battle)


def forget_danger(battle: Battle) -> None:
    for unit in range(battle.units + 1):
        battle.danger[unit] = UNKNOWN
    battle.victims_seen[AI] = battle.victims_seen[PERSON] = 0


def look_for_shots(battle: Battle, unit: int) -> None:
    """Every weapon of a unit that may still fire, against every target it has in range (or could
    have after moving, while units are moving)."""
    key = -unit if battle.is_moving else unit
    if battle.shots_of == key:
        return
    battle.shots_of, battle.shots = key, 0
    ahead = max(battle.pace[battle.card[unit]], 1) if battle.is_moving else 0
    for slot in range(battle.carried[unit] + 1):
        if is_weapon_ready(battle, unit, slot):
            look_with(battle, unit, slot, weapon(battle, unit, slot), ahead)


def look_with(battle: Battle, unit: int, slot: int, arm: int, ahead: int) -> None:
    """The shots of one weapon: at Player units, his HQ, terrain that is to be destroyed."""
    here, low, high = battle.cell[unit], battle.min_range[arm] - ahead, battle.range[arm] + ahead
    for foe in player_units(battle):
        if low <= battle.distance[here][battle.cell[foe]] <= high:
            note_shot(battle, unit, slot, arm, foe)
    if low <= battle.distance[here][cell_of(battle, AI, HQ)] <= high:
        note_shot(battle, unit, slot, arm, HQ)
    if NO_TARGET < battle.aim_destroy < HQ:
        if low <= battle.distance[here][cell_of(battle, AI, battle.aim_destroy)] <= high:
            note_shot(battle, unit, slot, arm, battle.aim_destroy)


def shots_from(battle: Battle, unit: int, cell: int) -> Iterator[int]:
    """The shots of a unit that could be taken from a space."""
    look_for_shots(battle, unit)
    for shot in range(battle.shots):
        if is_shot_from(battle, shot, cell):
            yield shot


def is_shot_from(battle: Battle, shot: int, cell: int) -> bool:
    """Whether a shot could be taken from a space."""
    away = battle.distance[cell][battle.shot_spot[shot]]
    return battle.shot_low[shot] <= away <= battle.shot_high[shot]


def is_breaker(battle: Battle, target: int) -> bool:
    """Whether the loss of this Player unit breaks his supply line: it is alone on a line of it.
    Where he has none, there is nothing to break."""
    return target > HQ and battle.side[target] == PERSON and is_lone_link(battle, target)

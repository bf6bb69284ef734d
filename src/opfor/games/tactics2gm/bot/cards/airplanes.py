"""Airplanes: patrol, or what they attack, by stance. ``battle.plane`` is the one that is sent."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.measure import fact, measure
from opfor.core.narrow import Asked
from opfor.core.question import Criterion, Question, keep_if_possible, prefer
from opfor.games.tactics2gm.bot.shooting.stance_targets import defends_aim
from opfor.games.tactics2gm.bot.sight.danger import danger
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_target,
    of_card,
    target_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.bot.sight.shot import tenths_of_damage, tenths_to_kill
from opfor.games.tactics2gm.bot.sight.survey import is_breaker
from opfor.games.tactics2gm.bot.sight.victory import (
    FIRST,
    any_left,
    comes_first,
    has_decisive,
    is_decisive,
)
from opfor.games.tactics2gm.rules.airplanes import air_need, find_bombed, is_goal_in_sight
from opfor.games.tactics2gm.rules.supply import is_cut_by_bombs
from opfor.games.tactics2gm.rules.targets import defence_of
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    Air,
    Kind,
)
from opfor.games.tactics2gm.values.sight import NO_TARGET, STANCES_THERE
from opfor.games.tactics2gm.values.stance_orders import ORDERS
from opfor.games.tactics2gm.values.stances import BY_CODE, STANCE_CASES, Stance


@measure(id="expected", said="{:.1f} damage expected", brief="the most damage", per=10)
def damage_of_bombs(battle: Battle, target: int) -> int:
    """Expected damage of the bombs aimed at a target, to all they fall on."""
    find_bombed(battle, AI, battle.plane, target)
    damage = 0
    for i in range(battle.struck_count):
        damage += damage_of_bomb(battle, battle.struck[i])
    return damage


def damage_of_bomb(battle: Battle, target: int) -> int:
    if battle.penetration[battle.plane] < defence_of(battle, AI, target):
        return 0
    needed = air_need(battle, battle.plane, target)
    return tenths_of_damage(battle, needed, battle.plane, AI, target)


@cite("V-24", "Q2-34")
def find_strongest(battle: Battle) -> None:
    """The most powerful of the units the airplane can hurt; equal: the dearer."""
    battle.strong = 0
    for unit in player_units(battle):
        if damage_of_bombs(battle, unit) > 0:
            danger(battle, unit)  # is asked of each, with others to compare or none
            ahead = stronger_than(battle, unit, battle.strongest[0]) if battle.strong else 1
            if ahead > 0:
                battle.strong = 0
            if ahead >= 0:
                battle.strongest[battle.strong] = unit
                battle.strong += 1


def stronger_than(battle: Battle, unit: int, other: int) -> int:
    """Above 0 if a unit is more powerful than another, below if less, 0 if they are equal."""
    ahead = danger(battle, unit) - danger(battle, other)
    return ahead if ahead else battle.cost[battle.card[unit]] - battle.cost[battle.card[other]]


@measure(id="wins", said="{:.0%} chance to win", brief="what wins", per=10)
def bombs_win(battle: Battle, target: int) -> int:
    """The chance that the bombs aimed at a target win, if the airplane gets through."""
    if not has_decisive(battle):
        return 0
    find_bombed(battle, AI, battle.plane, target)
    best = 0
    for i in range(battle.struck_count):
        each = battle.struck[i]
        if is_decisive(battle, each):
            needed = air_need(battle, battle.plane, each)
            best = max(best, tenths_to_kill(battle, needed, battle.plane, AI, each))
    return best


def is_strongest(battle: Battle, target: int) -> bool:
    find_strongest(battle)
    return any(battle.strongest[i] == target for i in range(battle.strong))


@measure(id="is-aim", brief="what must be destroyed")
def is_aim_of_flight(battle: Battle, target: int) -> bool:
    return target == battle.aim_destroy


@measure(brief="a defender of the target")
def is_defender(battle: Battle, target: int) -> bool:
    return defends_aim(battle, target)


def is_named_for_flight(battle: Battle, target: int) -> bool:
    """What a stance sends airplanes against; of several, whatever suffers more."""
    use = battle.air_use[battle.code]
    if use == Air.STRONGEST_OR_HQ:
        return is_strongest(battle, target) or target == HQ
    if use == Air.HQ_OR_SUPPLY:
        return target == HQ or is_breaker(battle, target)
    if use == Air.AIM:
        return target == battle.aim_destroy
    if use == Air.AIM_OR_STRONGEST:
        return target == battle.aim_destroy or is_strongest(battle, target)
    if use == Air.STRONGEST:
        return is_strongest(battle, target)
    return target > HQ


SAID = {
    Air.STRONGEST_OR_HQ: "the strongest unit or the HQ",
    Air.HQ_OR_SUPPLY: "the HQ or a link of the supply line",
    Air.AIM: "what must be destroyed",
    Air.AIM_OR_STRONGEST: "what must be destroyed, or the strongest unit",
    Air.STRONGEST: "the strongest unit",
    Air.ENEMY_OR_SUPPLY: "a unit",
}
IS_NAMED = {
    use: measure(id="is-named", brief=said)(is_named_for_flight) for use, said in SAID.items()
}
"""What a stance names, by its use of airplanes."""


@measure(id="danger", said="danger {}", brief="the most dangerous target", per=10)
def danger_from_above(battle: Battle, target: int) -> int:
    return danger(battle, target)


@fact("nothing at the target must be destroyed")
def aim_stands(battle: Battle) -> bool:
    return battle.aim_destroy == NO_TARGET


@cite("2GM-BR-RE-D", "2GM-BR-AD-D", "2GM-OF-AT-D", "2GM-DF-OD-D")
def rungs_of(stance: Stance, use: int) -> tuple[Criterion[Any, int], ...]:
    """What the stance names, of that what suffers most; at the target its defenders only if it
    need not be destroyed."""
    row, case = stance.deployment, stance.case
    if use == Air.AIM_OR_DEFENDERS:
        return (
            keep_if_possible(row, is_aim_of_flight, case=case),
            keep_if_possible(row, is_defender, when=aim_stands, case=case),
            prefer(row, damage_of_bombs, case=case),
        )
    most = prefer("V-24", danger_from_above, case=case)
    if use not in IS_NAMED:
        return (prefer("2GM-GOAL-1", damage_of_bombs, case=case), most)
    named = keep_if_possible(row, IS_NAMED[use], case=case)
    return (named, prefer(row, damage_of_bombs, case=case), most)


@measure(brief="a hit that cuts the supply line")
@cite("2GM-CE-9")
def breaks_supply_line(battle: Battle, target: int) -> bool:
    """The bombs would fall on everybody who is on some line of the Player's supply line."""
    find_bombed(battle, AI, battle.plane, target)
    return is_cut_by_bombs(battle, 1 - AI)


@fact("it may win", of_left=True)
def bombs_may_win(battle: Battle) -> bool:
    return any_left(battle, bombs_win)


def case_of_flight(battle: Battle) -> int:
    """A heavy bomber has a row of its own, the others follow the stance."""
    return STANCES_THERE if battle.blast[battle.plane] else battle.code


HEAVY = "it is a heavy bomber"
FLIGHT: Asked = Question(
    "flight",
    "What does an airplane attack?",
    "what it can hurt, the HQ only where the stance names it, and what wins",
    (
        prefer("2GM-GOAL-1", bombs_win, when=bombs_may_win, by="Q2-27", ruled=FIRST),
        keep_if_possible("2GM-CE-9", breaks_supply_line, case=HEAVY),
        prefer("2GM-CE-9", damage_of_bombs, case=HEAVY),
        *(rung for code, o in ORDERS.items() for rung in rungs_of(BY_CODE[code], o.air)),
    ),
    named=target_called,
    noted=noted_target,
    tie=by_die("what the airplane attacks"),
    cases=(*STANCE_CASES, HEAVY),
    case_of=case_of_flight,
    details=of_card,
)


@cite("Q2-34")
def names_hq(battle: Battle) -> bool:
    """Whether the stance sends airplanes against the HQ."""
    use = battle.air_use[battle.code]
    if use in (Air.STRONGEST_OR_HQ, Air.HQ_OR_SUPPLY):
        return True
    return use in (Air.AIM, Air.AIM_OR_STRONGEST, Air.AIM_OR_DEFENDERS) and battle.aim_destroy == HQ


def is_air_aim(battle: Battle, target: int) -> bool:
    """What an airplane may be sent against: whatever it can hurt, the HQ only where the stance
    names it, and anything that wins."""
    is_named = target != HQ or names_hq(battle)
    if is_named and damage_of_bombs(battle, target) > 0:
        return True
    return comes_first(battle) and bombs_win(battle, target) > 0


def look_for_air_aims(battle: Battle, plane: int) -> None:
    """What an airplane may be sent against."""
    battle.plane, battle.air_aims = plane, 0
    for unit in player_units(battle):
        note_air_aim(battle, unit)
    note_air_aim(battle, HQ)
    if is_goal_in_sight(battle, AI):
        note_air_aim(battle, -1 - battle.target)


def note_air_aim(battle: Battle, target: int) -> None:
    if is_air_aim(battle, target):
        battle.air_aim[battle.air_aims] = target
        battle.air_aims += 1


def best_flight(battle: Battle, plane: int) -> int:
    """The best chance of an airplane to win at once."""
    look_for_air_aims(battle, plane)
    return max((bombs_win(battle, battle.air_aim[i]) for i in range(battle.air_aims)), default=0)


def is_useful_flight(battle: Battle, plane: int) -> bool:
    """Some target would suffer, or a fighter can patrol."""
    if not battle.can_fire[plane]:
        return False
    if battle.kind[plane] == Kind.FIGHTER:
        return True
    look_for_air_aims(battle, plane)
    return battle.air_aims > 0

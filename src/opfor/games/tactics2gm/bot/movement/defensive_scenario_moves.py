"""Movement of the Defensive AI: the rungs of each stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import short
from opfor.core.measure import fact, measure, with_numbers
from opfor.core.question import keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.bot.movement.battle_royal_moves import pierces_card
from opfor.games.tactics2gm.bot.movement.ground import to_aim
from opfor.games.tactics2gm.bot.movement.preferences import (
    HERE,
    TO_AIM,
    Spaces,
    is_covered,
    is_here,
    nothing_to_win,
    regroup,
    secures_line,
    supply,
)
from opfor.games.tactics2gm.bot.sight.danger import danger
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.bot.sight.survey import is_breaker, shots_from
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.stances import BY_CODE

NO_EASY_KILL = -1
"""Why a unit does not go there."""


@fact("it can damage some attacker of the target")
def can_damage_attackers(battle: Battle) -> bool:
    """A Player unit near the target, or dangerous in some degree."""
    away, found = battle.distance[battle.aim_spot], False
    for unit in player_units(battle):
        if away[battle.cell[unit]] <= battle.nearby or danger(battle, unit) > 0:
            found = found or pierces_card(battle, battle.acting, battle.card[unit])
    return found


@cite("2GM-DF-TD-M")
def defend_target() -> Spaces:
    """All regroup towards the target; those able to damage attackers go onto it."""
    row, case = "2GM-DF-TD-M", BY_CODE["DF-TD"].case
    onto = lowest(row, TO_AIM, when=can_damage_attackers, by="V-31", case=case)
    return (onto, *regroup(row, case))


@fact("it stands in cover near the target, and nothing can be won")
def holds_terrain_near_aim(battle: Battle) -> bool:
    here = battle.cell[battle.acting]
    is_near_aim = to_aim(battle, here) <= battle.nearby
    return not battle.may_win_now and is_near_aim and is_covered(battle, here)


@cite("2GM-DF-RL-M", "2GM-DF-RL-S")
def gather_at_target() -> Spaces:
    """Units in cover near the target keep it; the others regroup towards it, no gap behind."""
    row, case = "2GM-DF-RL-M", BY_CODE["DF-RL"].case
    return (
        must("2GM-DF-RL-S", HERE, when=holds_terrain_near_aim, by="V-15", case=case),
        supply(row, case),
        *regroup(row, case),
    )


@measure("line from the zone|lines from the zone", brief="a line around the target")
def lines_to_zone(battle: Battle, cell: int) -> int:
    """Lines away from the target's line and the ones just before and after it."""
    away = battle.line[cell] - battle.aim_line
    return max(max(away, -away) - 1, 0)


@cite("2GM-DF-HP-M")
def hold_position() -> Spaces:
    """The target's line and its two neighbours, each with a unit, no gap behind."""
    row, case = "2GM-DF-HP-M", BY_CODE["DF-HP"].case
    return (
        supply(row, case),
        lowest(row, lines_to_zone, case=case),
        keep_if_possible(row, secures_line, case=case),
    )


@measure(id="line-of", said="line {}", brief="the foremost line")
def line_of_space(battle: Battle, cell: int) -> int:
    return battle.line[cell]


@cite("2GM-DF-SH-M")
def drive_back() -> Spaces:
    """Forward past the target's line, no gap behind."""
    row, case = "2GM-DF-SH-M", BY_CODE["DF-SH"].case
    return (supply(row, case), prefer(row, line_of_space, case=case))


@measure(
    words={"no-easy-kill": "its best chance to cut the supply line there is {:.0%}"},
    brief="an easy kill in the supply line",
    shortfalls={NO_EASY_KILL: with_numbers("no-easy-kill", 1, 10)},
)
@cite("V-19", "2GM-DF-OD-M")
def destroys_easily(battle: Battle, cell: int) -> int:
    """Staying, or a space from which a unit of the Player's supply line is destroyed with an
    even chance or better."""
    if is_here(battle, cell):
        return 1
    best = kill_chance_there(battle, cell)
    return 1 if best >= battle.sure_kill_from else short(battle, NO_EASY_KILL, best)


@measure(
    id="kill-chance", said="{:.0%} chance", brief="the best chance to cut the supply line", per=10
)
def kill_chance_there(battle: Battle, cell: int) -> int:
    """The best chance to destroy a unit of the Player's supply line from a space."""
    best = 0
    for shot in shots_from(battle, battle.acting, cell):
        if is_breaker(battle, battle.shot_target[shot]):
            best = max(best, battle.shot_kill[shot])
    return best


@cite("2GM-DF-OD-M")
def overcome_defense() -> Spaces:
    """Only where the move lets the unit break the Player's supply line easily."""
    row, case = "2GM-DF-OD-M", BY_CODE["DF-OD"].case
    return (
        must(row, destroys_easily, when=nothing_to_win, by="V-19", case=case),
        prefer(row, kill_chance_there, case=case),
    )


DEFENSIVE: Spaces = (
    *defend_target(), *gather_at_target(), *hold_position(), *drive_back(), *overcome_defense(),
)  # fmt: skip
DEFENSIVE_LAST: Spaces = (lowest("2GM-DF-HP-M", TO_AIM, case=BY_CODE["DF-HP"].case),)
"""Looked at when even the goals of the AI leave a choice."""

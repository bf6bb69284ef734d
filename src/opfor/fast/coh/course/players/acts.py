"""What every act is worth to the baseline player: the acts of a turn and what belongs to them."""

from __future__ import annotations

from opfor.fast.coh.course.players.appraisal import (
    going,
    has_only_behind,
    near_in_front,
    take_stand,
)
from opfor.fast.coh.course.players.cards import of_card
from opfor.fast.coh.course.players.danger import risk, to_goal
from opfor.fast.coh.course.players.errands import has_errand
from opfor.fast.coh.course.players.fieldcraft import digging, dismounting, mounting, smoking
from opfor.fast.coh.course.players.fire import attacking
from opfor.fast.coh.course.players.groups import marching
from opfor.fast.coh.course.players.strategies import is_refused
from opfor.fast.coh.deployment import is_with
from opfor.fast.coh.rules.rally import may_rally
from opfor.fast.coh.values import (
    ASSAULT,
    BURN,
    DIG_IN,
    ENTER,
    FIRE,
    FLAME,
    GROUP_MOVE,
    GROUP_RALLY,
    INDIRECT,
    LAY_SMOKE,
    LEAVE,
    LOAD,
    MOVE,
    NOBODY,
    PIVOT,
    PLAY_CARD,
    RALLY,
    UNLOAD,
    Battle,
)


def worth_of(battle: Battle, place: int) -> float:
    """How much an act on offer is worth; nothing or less: rather pass."""
    act, unit, at = battle.offer_act[place], battle.offer_unit[place], battle.offer_at[place]
    if act in (FIRE, FLAME, ASSAULT, BURN, INDIRECT):
        return attacking(battle, place)
    if act == MOVE:
        return going(battle, unit, battle.neighbour[battle.cell[unit]][at])
    if act == GROUP_MOVE:
        return marching(battle, unit)
    if act == ENTER:
        return entering(battle, at)
    if act == RALLY:
        return rallying(battle, unit)
    if act == GROUP_RALLY:
        return rallying_together(battle, unit)
    if act == PLAY_CARD:
        return of_card(battle, at)
    if act == DIG_IN:
        return digging(battle, unit)
    if act == LEAVE:
        return leaving(battle, unit)
    if act == LOAD:
        return mounting(battle, unit)
    if act == UNLOAD:
        return dismounting(battle, unit, at)
    return smoking(battle, unit) if act == LAY_SMOKE else 0.0


def find_best(battle: Battle) -> None:
    """The acts worth most, if any is worth something: first all but moves and turns, which are
    then looked at only where they could be worth as much."""
    battle.bests = 0
    battle.best_worth = 0.0
    for place in range(battle.offered):
        if battle.offer_act[place] != MOVE and battle.offer_act[place] != PIVOT:
            weigh(battle, place, worth_of(battle, place))
    weigh_moves(battle)
    if battle.best_worth <= battle.pivot_worth + battle.covered_worth * battle.enemies:
        weigh_turns(battle)


def weigh(battle: Battle, place: int, worth: float) -> None:
    """The best so far with one more act weighed; equals stay side by side."""
    if worth <= 0.0 or worth < battle.best_worth or is_refused(battle, place):
        return
    if worth > battle.best_worth:
        battle.best_worth = worth
        battle.bests = 0
    battle.best[battle.bests] = place
    battle.bests += 1


def weigh_moves(battle: Battle) -> None:
    """Every move of the units that could gain enough by one."""
    mover, is_open = NOBODY, False
    for place in range(battle.offered):
        if battle.offer_act[place] == MOVE:
            unit = battle.offer_unit[place]
            if unit != mover:
                mover, is_open = unit, could_gain(battle, unit) >= battle.best_worth
            if is_open:
                weigh(battle, place, worth_of(battle, place))


def could_gain(battle: Battle, unit: int) -> float:
    """The most a move could be worth to a unit."""
    take_stand(battle, unit)
    return battle.stand_pull[unit] + battle.best_comfort - battle.stand_comfort[unit]


def weigh_turns(battle: Battle) -> None:
    for place in range(battle.offered):
        if battle.offer_act[place] == PIVOT:
            weigh(battle, place, turning(battle, battle.offer_unit[place], battle.offer_at[place]))


def turning(battle: Battle, unit: int, facing: int) -> float:
    """Turn only if somebody in range is outside the arc and nobody inside it."""
    if not has_only_behind(battle, unit):
        return 0.0
    covered = near_in_front(battle, unit, facing)
    return battle.pivot_worth + battle.covered_worth * covered if covered else 0.0


def entering(battle: Battle, to: int) -> float:
    """Worth it even if there is no goal at all: who stays off the map does nothing."""
    far = min(to_goal(battle, to), battle.farthest)
    return 6.0 - 0.1 * far - risk(battle, to)


def leaving(battle: Battle, unit: int) -> float:
    """Off the map, unless the unit is after something else."""
    if has_errand(battle, unit) and not battle.errand_leaves[unit]:
        return 0.0
    return battle.leaving_worth


def rallying(battle: Battle, unit: int) -> float:
    return battle.rally_worth[risk(battle, battle.cell[unit]) >= 2]


def rallying_together(battle: Battle, leader: int) -> float:
    """As many rallies as there are hit neighbours."""
    total = 0.0
    for unit in range(battle.units):
        if is_with(battle, unit, battle.thinker) and may_rally(battle, unit):
            if battle.distance[battle.cell[leader]][battle.cell[unit]] <= 1:
                total += rallying(battle, unit)
    return total

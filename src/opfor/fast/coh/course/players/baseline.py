"""The player that makes sense: what it answers to each question."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.fast.coh.choices import (
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_ROLL,
    ON_ARTILLERY,
    ON_BONUS_CARD,
    ON_CARD_UNIT,
    ON_COMING,
    ON_DISCARD,
    ON_DRIVING,
    ON_FACING,
    ON_JOINING,
    ON_PAYMENT,
    ON_SET_UP,
    ON_SMOKE,
    ON_STEP,
    ON_TURN,
)
from opfor.fast.coh.course.players.acts import entering, find_best, worth_of
from opfor.fast.coh.course.players.appraisal import begin_thought, end_thought, going
from opfor.fast.coh.course.players.cards import for_unit, goes_further
from opfor.fast.coh.course.players.danger import exposure
from opfor.fast.coh.course.players.dice import after_roll, before_roll
from opfor.fast.coh.course.players.errands import away
from opfor.fast.coh.course.players.fieldcraft import veil
from opfor.fast.coh.course.players.posture import best_facing, crowd_around, worth_of_place
from opfor.fast.coh.course.players.strategies import nearest_step
from opfor.fast.coh.rules.groups import IN_PLACE
from opfor.fast.coh.values import (
    BY_OPPORTUNITY,
    DONE,
    OFF,
    PASS_ONLY,
    PLAYER,
    RUSH,
    Battle,
)


def sit_down(battle: Battle) -> None:
    """The baseline player takes its seat, and has thought nothing yet."""
    battle.thought = 0
    for cell in range(battle.cells):
        battle.exposed_in[cell] = 0
    for unit in range(battle.units):
        battle.aimed_in[unit] = 0
        battle.stand_in[unit] = 0
        battle.veiled_cell[unit] = OFF


def baseline_answer(battle: Battle, player: int, question: int) -> int:
    """Takes good shots, rallies, goes for objectives, keeps to cover, passes when done."""
    if question == ON_PAYMENT:
        return payment(battle, player)
    if question == BEFORE_ROLL:
        return before_roll(battle)
    if question == AFTER_ROLL:
        return after_roll(battle)
    if question in (ON_JOINING, ON_BONUS_CARD):
        return 1
    if question == ON_DISCARD:
        return 0
    begin_thought(battle, player % 2)
    place = considered(battle, player, question)
    end_thought(battle)
    return place


def considered(battle: Battle, player: int, question: int) -> int:
    """The answers that take a look at the whole position."""
    if question == ON_TURN:
        return best_act(battle, player)
    if question == ON_FACING:
        return facing_wanted(battle)
    if question == ON_SET_UP:
        return best_place(battle, player)
    if question == ON_DRIVING:
        return drive(battle)
    if question == AFTER_MOVE:
        return 1 if goes_further(battle, battle.acted[battle.actors - 1]) else 0
    if question == ON_STEP:
        return step_wanted(battle)
    if question == ON_ARTILLERY:
        return target_wanted(battle)
    return first_best(battle, question)


def best_act(battle: Battle, player: int) -> int:
    """A fair pick among the acts worth most; passing if none is worth anything. Who rushes takes
    the step that brings anybody nearest first."""
    if battle.player[player] == PASS_ONLY:
        return 0
    if battle.player[player] == RUSH and nearest_step(battle):
        return nearest_step(battle)
    find_best(battle)
    if battle.bests > 1:
        return battle.best[pick(battle, PLAYER + player, battle.bests)]
    return battle.best[0] if battle.bests else 0


def payment(battle: Battle, player: int) -> int:
    """Keep an activated unit going: others take an opportunity; CAPs only if there is no AP."""
    if battle.aps[player] >= 2:
        for place in range(battle.offered):
            if battle.offer_unit[place] == BY_OPPORTUNITY:
                return place
    return 0


def facing_wanted(battle: Battle) -> int:
    wanted = best_facing(battle, battle.offer_unit[0])
    place = 0
    while battle.offer_at[place] != wanted:
        place += 1
    return place


def best_place(battle: Battle, player: int) -> int:
    """A fair pick among the best places for a unit."""
    find_best_places(battle)
    return battle.best[pick(battle, PLAYER + player, battle.bests)]


def find_best_places(battle: Battle) -> None:
    battle.bests = 0
    for place in range(battle.offered):
        worth = worth_of_place(battle, battle.offer_at[place])
        if battle.bests == 0 or worth > battle.best_worth:
            battle.bests = 0
            battle.best_worth = worth
        if worth == battle.best_worth:
            battle.best[battle.bests] = place
            battle.bests += 1


def drive(battle: Battle) -> int:
    """One hex further while it brings the unit nearer to its goal, and nobody covers it."""
    unit = battle.acted[battle.actors - 1]
    here = away(battle, unit, battle.cell[unit])
    for place in range(1, battle.offered):
        to = battle.neighbour[battle.cell[unit]][battle.offer_at[place]]
        if away(battle, unit, to) < here and exposure(battle, to) == 0:
            return place
    return 0


def step_wanted(battle: Battle) -> int:
    """Who goes along, and where to: the best step of all, as long as one is worth it. The first
    unit of a group has to do something."""
    first = 1 if battle.offer_act[0] == DONE else 0
    best, most = first, part_worth(battle, first)
    for place in range(first + 1, battle.offered):
        worth = part_worth(battle, place)
        if worth > most:
            best, most = place, worth
    return best if most > 0.0 or first == 0 else 0


def part_worth(battle: Battle, place: int) -> float:
    """One member's part in a group move; turning in place is worth nothing."""
    unit, direction = battle.offer_unit[place], battle.offer_at[place]
    if direction == IN_PLACE:
        return 0.0
    return going(battle, unit, battle.neighbour[battle.cell[unit]][direction])


def target_wanted(battle: Battle) -> int:
    """Where most enemies stand close together and fewest friends; else no target. No smoke."""
    best, most = 0, 0
    for place in range(1, battle.cells + 1):
        crowd = crowd_around(battle, battle.offer_at[place])
        if crowd > most:
            best, most = place, crowd
    return best


def first_best(battle: Battle, question: int) -> int:
    """The first of those worth most; whoever is due comes on."""
    best = 1 if question == ON_COMING else 0
    most = worth_asked(battle, question, best)
    for place in range(best + 1, battle.offered):
        worth = worth_asked(battle, question, place)
        if worth > most:
            best, most = place, worth
    return best


def worth_asked(battle: Battle, question: int, place: int) -> float:
    """A unit for a card, a hex for smoke, a hex to come on by, an act for nothing."""
    if question == ON_CARD_UNIT:
        effect = battle.card_effect[battle.offer_at[place]]
        return for_unit(battle, effect, battle.offer_unit[place])
    if question == ON_SMOKE:
        return veil(battle, battle.offer_at[place])
    if question == ON_COMING:
        return entering(battle, battle.offer_at[place])
    return worth_of(battle, place)

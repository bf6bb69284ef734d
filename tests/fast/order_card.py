"""An experiment: one order card of the solo AI read as numbers, over a battle of numbers.

A card becomes one flat row of numbers, so many for each line: what kind of line it is, its CAP
bonus, its actions, the words before the AI, the distance word, the words before the target. The
reader knows lines whose actions are attacks, rallies and pivots to attack, at Units: all that the
card "Stand Fast" asks for. It answers which line is carried out, by which action, by whom.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import Distance
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.trees import CloseCombatOrder, ShortRangeOrder, TacticalOrder
from opfor.cardboard.coh.orders.words import Word
from opfor.fast.coh.deployment import attack_cost, can_move, is_sheltered, is_with, reach
from opfor.fast.coh.rules.ar_and_dv import attack_rating, defence_value
from opfor.fast.coh.rules.movement_steps import can_step
from opfor.fast.coh.rules.targets import can_fire_at, is_able_to_fire
from opfor.fast.coh.sight import can_see, is_in_front
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import NO_LIMIT, NOBODY, Battle
from opfor.fast.run import pick
from opfor.games.coh.bot.ability.attack_limits import TOO_HARD

KIND, CAP, FIRST_ACTION, FIRST_AI_WORD, DISTANCE, FIRST_TARGET_WORD, WIDTH = 0, 1, 2, 5, 8, 9, 12
ACTIONS_EACH = WORDS_EACH = 3
NO_LINE, CLOSE_COMBAT, SHORT_RANGE, TACTICAL, OTHERS = range(5)
NO_ACTION, ATTACK, AUTO_RALLY, RALLY, TURN_AND_ATTACK = range(5)
NO_WORD, FRESH, SPENT, HIT, UNHIT, IN_COVER, IN_0_DM_HEX, IN_LOS, JUST_ACTED = range(9)
ANY_DISTANCE, CLOSEST, FARTHEST = range(3)
TIE = 6

ACTIONS = {
    OrderAction.ATTACK: ATTACK,
    OrderAction.AUTO_RALLY: AUTO_RALLY,
    OrderAction.RALLY: RALLY,
    OrderAction.PIVOT_AND_OR_ATTACK: TURN_AND_ATTACK,
}
WORDS = {
    Word.FRESH: FRESH,
    Word.SPENT: SPENT,
    Word.HIT: HIT,
    Word.UNHIT: UNHIT,
    Word.IN_COVER: IN_COVER,
    Word.IN_0_DM_HEX: IN_0_DM_HEX,
    Word.IN_LOS: IN_LOS,
    Word.JUST_ACTED: JUST_ACTED,
}


class Answer(NamedTuple):
    """What a card comes to: the place of the line from 0, its action, who acts; or nothing."""

    line: int
    action: int
    acting: int


def program_of(card: OrderCard) -> list[int]:
    """A card as one row of numbers; a word or action the reader does not know is a KeyError."""
    found: list[int] = []
    for order in (*card.priority, *card.tactical):
        row = [0] * WIDTH
        row[KIND] = OTHERS
        if isinstance(order, CloseCombatOrder | ShortRangeOrder):
            row[KIND] = CLOSE_COMBAT if isinstance(order, CloseCombatOrder) else SHORT_RANGE
            actions, row[CAP] = order.actions, order.cap
            row[FIRST_ACTION : FIRST_ACTION + len(actions)] = [ACTIONS[a] for a in actions]
        elif isinstance(order, TacticalOrder):
            row[KIND], row[CAP], row[FIRST_ACTION] = TACTICAL, order.cap, ACTIONS[order.action]
            row[DISTANCE] = CLOSEST if order.distance is Distance.CLOSEST else FARTHEST
            for first, words in (
                (FIRST_AI_WORD, order.ai.words),
                (FIRST_TARGET_WORD, order.target.words),
            ):
                row[first : first + len(words)] = [WORDS[word] for word in words]
        found += row
    return found


def find_order(battle: Battle, program: list[int], bot: int, is_command: bool) -> Answer:
    """The first line that can be carried out, action by action; among equals chance decides."""
    for line in range(len(program) // WIDTH):
        row = program[line * WIDTH : line * WIDTH + WIDTH]
        for place in range(ACTIONS_EACH):
            action = row[FIRST_ACTION + place]
            if action != NO_ACTION:
                acting = choose_acting(battle, row, action, bot, is_command)
                if acting != NOBODY:
                    return Answer(line, action, acting)
    return Answer(NOBODY, NO_ACTION, NOBODY)


def choose_acting(battle: Battle, row: list[int], action: int, bot: int, is_command: bool) -> int:
    """Those that can, the distance word, then unhit, highest AR, cheapest attack, highest DM."""
    able = [
        ai
        for ai in range(battle.units)
        if is_with(battle, ai, bot)
        and (is_command or not battle.spent[ai])
        and in_scope(battle, row, ai)
        and meets(battle, row, FIRST_AI_WORD, ai)
        and nearest_goal(battle, row, action, ai, bot) < NO_LIMIT
    ]
    if row[DISTANCE] != ANY_DISTANCE:
        sign = 1 if row[DISTANCE] == CLOSEST else -1
        able = lowest(able, [sign * nearest_goal(battle, row, action, ai, bot) for ai in able])
    able = lowest(able, [int(battle.hit[ai] > 0) for ai in able])
    able = lowest(able, [-highest_ar(battle, ai) for ai in able])
    able = lowest(able, [attack_cost(battle, ai) for ai in able])
    able = lowest(able, [-dm(battle, ai) for ai in able])
    if len(able) > 1:
        return able[pick(battle, TIE, len(able))]
    return able[0] if able else NOBODY


def lowest(candidates: list[int], measured: list[int]) -> list[int]:
    best = min(measured, default=0)
    return [c for c, value in zip(candidates, measured, strict=True) if value == best]


def in_scope(battle: Battle, row: list[int], ai: int) -> bool:
    """Whether an AI shares a hex with a Unit, or stands next to one, if it must."""
    if row[KIND] == TACTICAL:
        return True
    wanted = 0 if row[KIND] == CLOSE_COMBAT else 1
    return any(
        is_with(battle, unit, 1 - battle.side_of[ai]) and distance(battle, ai, unit) == wanted
        for unit in range(battle.units)
    )


def distance(battle: Battle, one: int, other: int) -> int:
    return battle.distance[battle.cell[one]][battle.cell[other]]


def meets(battle: Battle, row: list[int], first: int, counter: int) -> bool:
    """Whether a counter is all that the words of a line ask for."""
    return all(is_so(battle, row[first + place], counter) for place in range(WORDS_EACH))


def is_so(battle: Battle, word: int, counter: int) -> bool:
    if word in (FRESH, SPENT):
        return (battle.spent[counter] == 0) == (word == FRESH)
    if word in (HIT, UNHIT):
        return (battle.hit[counter] > 0) == (word == HIT)
    if word in (IN_COVER, IN_0_DM_HEX):
        return (dm(battle, counter) > 0) == (word == IN_COVER)
    if word == JUST_ACTED:
        return counter in battle.acted[: battle.actors]
    if word == IN_LOS:
        return any(
            is_with(battle, unit, 1 - battle.side_of[counter])
            and can_see(battle, battle.cell[counter], battle.cell[unit])
            for unit in range(battle.units)
        )
    return True


def dm(battle: Battle, counter: int) -> int:
    """The DM a counter has where it stands: terrain, smoke, its hasty defence."""
    cell = battle.cell[counter]
    shelter = battle.hasty_dm if is_sheltered(battle, counter) else 0
    return battle.dm[cell] + battle.smoke[cell] + shelter


def highest_ar(battle: Battle, ai: int) -> int:
    return battle.red[ai] + battle.hit_red[battle.hit[ai]]


def nearest_goal(battle: Battle, row: list[int], action: int, ai: int, bot: int) -> int:
    """How far the nearest Unit is to which an AI can do the action; ``NO_LIMIT`` if there is none.

    Who could attack only after a turn does so only if there is nobody it can attack at once.
    """
    goals = [u for u in range(battle.units) if is_goal(battle, row, ai, u, bot)]
    able = [u for u in goals if can_do(battle, row, action, ai, u)]
    if action == TURN_AND_ATTACK:
        able = able or [u for u in goals if can_after_turning(battle, row, ai, u)]
    return min((distance(battle, ai, unit) for unit in able), default=NO_LIMIT)


def is_goal(battle: Battle, row: list[int], ai: int, unit: int, bot: int) -> bool:
    if not is_with(battle, unit, 1 - bot):
        return False
    if row[KIND] == TACTICAL:
        return meets(battle, row, FIRST_TARGET_WORD, unit)
    return distance(battle, ai, unit) == (0 if row[KIND] == CLOSE_COMBAT else 1)


def can_do(battle: Battle, row: list[int], action: int, ai: int, unit: int) -> bool:
    if action == AUTO_RALLY:
        return battle.hit[ai] > 0
    if action == RALLY:
        return battle.hit_rally[battle.hit[ai]] > 0
    if row[KIND] == CLOSE_COMBAT and battle.boxed[ai] and can_disengage(battle, ai):
        return True
    return can_attack(battle, row[CAP], ai, unit)


def can_attack(battle: Battle, cap: int, ai: int, unit: int) -> bool:
    """In close combat only there; else a shot at normal range, not into close combat; and never
    where 11 or more is needed."""
    side, cell = battle.side_of[ai], battle.cell[unit]
    if not is_able_to_fire(battle, ai, NO_LIMIT):
        return False
    if battle.manned[1 - side][battle.cell[ai]] > 0:
        if cell != battle.cell[ai]:
            return False
    elif battle.manned[side][cell] or not is_in_normal_range(battle, ai, cell):
        return False
    battle.shooter, battle.shot_cell, battle.shot_is_flame, battle.supporters = ai, cell, 0, 0
    return defence_value(battle, unit) - attack_rating(battle) - cap < TOO_HARD


def is_in_normal_range(battle: Battle, ai: int, cell: int) -> bool:
    far = battle.distance[battle.cell[ai]][cell] > reach(battle, ai)
    return not far and can_fire_at(battle, ai, cell)


def can_after_turning(battle: Battle, row: list[int], ai: int, unit: int) -> bool:
    """Whether an AI that is not in close combat could attack from some facing."""
    if not can_move(battle, ai) or battle.manned[1 - battle.side_of[ai]][battle.cell[ai]] > 0:
        return False
    before, found = battle.facing[ai], False
    for facing in range(FACINGS):
        if is_in_front(battle, battle.cell[ai], facing, battle.cell[unit]):
            battle.facing[ai] = facing
            found = found or can_attack(battle, row[CAP], ai, unit)
    battle.facing[ai] = before
    return found


def can_disengage(battle: Battle, ai: int) -> bool:
    """Whether a hex next to an AI is free, outside short-range fire zones, and safe or covered."""
    if not can_move(battle, ai):
        return False
    for direction in range(FACINGS):
        if can_step(battle, ai, direction):
            cell = battle.neighbour[battle.cell[ai]][direction]
            is_free = battle.manned[0][cell] == battle.manned[1][cell] == 0
            if is_free and is_refuge(battle, ai, cell):
                return True
    return False


def is_refuge(battle: Battle, ai: int, cell: int) -> bool:
    if is_in_zone(battle, ai, cell, 1):
        return False
    value = battle.dm[cell] + battle.smoke[cell]
    if not is_in_zone(battle, ai, cell, NO_LIMIT):
        return True
    if is_in_zone(battle, ai, battle.cell[ai], NO_LIMIT):
        return value >= dm(battle, ai)
    return value > 0


def is_in_zone(battle: Battle, ai: int, cell: int, most: int) -> bool:
    """Whether a hex lies in the fire zone of a Unit that stands at most so far away."""
    for unit in range(battle.units):
        if is_with(battle, unit, 1 - battle.side_of[ai]):
            away = battle.distance[battle.cell[unit]][cell]
            if away <= most and covers(battle, unit, cell):
                return True
    return False


def covers(battle: Battle, unit: int, cell: int) -> bool:
    """A fire zone: sight, arc, from minimum to normal range."""
    away, own = battle.distance[battle.cell[unit]][cell], battle.cell[unit]
    if away > reach(battle, unit) or away < battle.minimum_range[unit]:
        return False
    in_arc = is_in_front(battle, own, battle.facing[unit], cell)
    return in_arc and can_see(battle, own, cell)

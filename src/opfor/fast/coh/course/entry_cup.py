"""An AI drawn from the entry cup comes in, or goes back."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.coh.apply import act_alone, stand_at
from opfor.fast.coh.bot.entry import can_come_in, waits_at_edge
from opfor.fast.coh.bot.entry_hex import chosen_door, chosen_entry_goal
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.course.ai_attack import act_for
from opfor.fast.coh.mind import ANYWHERE, ENTRY_CUP
from opfor.fast.coh.rules.control_and_fieldworks import come_in
from opfor.fast.coh.rules.entry_and_exit import entry_cost
from opfor.fast.coh.values import ENTERED, Battle


@cite("SOLO-5.6-b")
def drawn_at_edge(battle: Battle) -> int:
    """Draw an AI from the entry cup."""
    size, place = 0, 0
    for unit in range(battle.units):
        size += waits_at_edge(battle, unit)
    number = pick(battle, ENTRY_CUP, size)
    while number > 0 or not waits_at_edge(battle, battle.by_name[place]):
        number -= waits_at_edge(battle, battle.by_name[place])
        place += 1
    return battle.by_name[place]


@cite("SOLO-5.6-b", "SOLO-5.6-c", "QS-8")
def enter_from_cup(battle: Battle, row: int) -> bool:
    """Draw an AI and move it in: target, hex and facing as for any move, the cost of the hex for
    the check; false if it could not and went back."""
    ai = drawn_at_edge(battle)
    begin_reading(battle, row, ANYWHERE, 0)
    if not can_come_in(battle, ai):
        return False
    cell = chosen_door(battle, ai, chosen_entry_goal(battle, ai))
    cost = entry_cost(battle, ai, cell)
    stand(battle, ai, cell)
    facing = settled_facing(battle)
    act_alone(battle, ai, ENTERED)
    stand_at(battle, ai, cell, facing)
    battle.moved[ai] = 1
    cost += come_in(battle, ai, cell)
    act_for(battle, ai, cost)
    return True

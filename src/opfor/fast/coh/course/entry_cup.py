"""An AI drawn from the entry cup comes in, or goes back."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, row, tell
from opfor.fast.coh.apply import add_member, move_to
from opfor.fast.coh.apply_acts import act_alone
from opfor.fast.coh.bot.entry import can_come_in, waits_at_edge, why_not_in
from opfor.fast.coh.bot.entry_hex import chosen_door, chosen_entry_goal
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.course.ai_attack import act_for
from opfor.fast.coh.mind import ANYWHERE, ENTRY_CUP
from opfor.fast.coh.rules.control_and_fieldworks import come_in
from opfor.fast.coh.rules.entry_and_exit import entry_cost
from opfor.fast.coh.values import ENTERED, NOBODY, Battle
from opfor.fast.coh.whys import Of
from opfor.games.coh.values.solo_events import EntryDrawn, EntryRefused


@cite("SOLO-5.6-b")
def drawn_at_edge(battle: Battle, why: int) -> int:
    """Draw an AI from the entry cup."""
    battle.members = 0
    for place in range(battle.units):
        if waits_at_edge(battle, battle.by_name[place]):
            add_member(battle, battle.by_name[place])
    if is_new(battle):
        note(battle, REQUEST, DRAW, why, NOBODY, 1, row(battle.member, battle.members))
    unit = battle.member[pick(battle, ENTRY_CUP, battle.members)]
    tell(battle, EntryDrawn, unit)
    return unit


@cite("SOLO-5.6-b", "SOLO-5.6-c", "QS-8")
def enter_from_cup(battle: Battle, row: int) -> bool:
    """Draw an AI and move it in: target, hex and facing as for any move, the cost of the hex for
    the check; false if it could not and went back."""
    ai = drawn_at_edge(battle, Of.WHO_COMES_IN)
    begin_reading(battle, row, ANYWHERE, 0)
    if not can_come_in(battle, ai):
        tell(battle, EntryRefused, ai, why_not_in(battle, ai))
        return False
    cell = chosen_door(battle, ai, chosen_entry_goal(battle, ai))
    cost = entry_cost(battle, ai, cell)
    stand(battle, ai, cell)
    facing = settled_facing(battle)
    act_alone(battle, ai, ENTERED)
    move_to(battle, ai, cell, facing)
    cost += come_in(battle, ai, cell)
    act_for(battle, ai, cost)
    return True

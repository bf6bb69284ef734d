"""The entry cup: AI that wait at an edge, and how a move order brings one of them in.

When no AI on the map can carry a move order out, one is drawn. It comes in if the order speaks to
it and some hex of its entry edge is open to it; if not, it goes back and the AI passes.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.ability.low_risk_moves import is_at_arms_length, is_safe
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.order.pairs import (
    begin_reading,
    is_named_counter,
    is_named_objective,
    moves_carefully,
    said,
    target_word,
)
from opfor.fast.coh.bot.seen.ends import add_end
from opfor.fast.coh.bot.seen.survey import (
    dm_of_way,
    objective_places,
    sees_some,
    wall_cover,
)
from opfor.fast.coh.bot.words.eligibility import (
    goal_meets,
    is_about_hex,
    is_of_kind,
    is_plain,
    is_so,
)
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_AI,
    IN_0_DM_HEX,
    IN_COVER,
    IN_FIRE_ZONE,
    ONLY_NAMED,
    ROW_ACTION,
    ROW_AI_KIND,
    ROW_AI_WORD,
    ROW_KIND,
    ROW_TARGET,
    TACTICAL_LINE,
    TO_MOVE,
    TO_MOVE_CAREFULLY,
    WORDS_EACH,
)
from opfor.fast.coh.rules.entry_and_exit import has_way_in, is_due, may_come_at
from opfor.fast.coh.values import BARRED, Battle
from opfor.fast.coh.whys import Refused


@cite("SOLO-5.6-a", "QS-17", "SOLO-6.2-e")
def waits_at_edge(battle: Battle, unit: int) -> bool:
    """Who is in the cup: AI whose round has come; not those that take no orders."""
    is_free = battle.side_of[unit] == battle.bot and not battle.is_idle[unit]
    return is_free and is_due(battle, unit)


def is_anybody_waiting(battle: Battle) -> bool:
    for unit in range(battle.units):
        if waits_at_edge(battle, unit):
            return True
    return False


@cite("SOLO-5.6-b", "QS-8")
def may_enter(battle: Battle, row: int) -> bool:
    """Whether an order that nobody on the map can carry out draws from the cup: a move order does,
    while somebody is in it who could meet it (by ruling, whoever is in it)."""
    if battle.order[row][ROW_KIND] != TACTICAL_LINE:
        return False
    if battle.order[row][ROW_ACTION] not in (TO_MOVE, TO_MOVE_CAREFULLY):
        return False
    if battle.order[row][ROW_AI_KIND] == ONLY_NAMED or battle.order[row][ROW_TARGET] >= AT_AI:
        return False
    begin_reading(battle, row, ANYWHERE, 0)
    for ai in range(battle.units):
        if waits_at_edge(battle, ai):
            if battle.draws_unread or (has_any_goal(battle) and can_come_in(battle, ai)):
                return True
    return False


def can_come_in(battle: Battle, ai: int) -> bool:
    """Whether an AI that is drawn can complete the order that is read. On a map without anything to
    move towards it simply comes in."""
    if not is_order_for(battle, ai):
        return False
    if has_any_goal(battle) and not has_entry_goal(battle):
        return False
    find_open_edge(battle, ai)
    return battle.ends > 0


def why_not_in(battle: Battle, ai: int) -> int:
    """Why an AI that was drawn cannot come in."""
    if not is_order_for(battle, ai):
        return Refused.NOT_FOR_IT
    if has_any_goal(battle) and not has_entry_goal(battle):
        return Refused.NO_GOAL
    return Refused.EDGE_CLOSED


def is_order_for(battle: Battle, ai: int) -> bool:
    """Whether an order is for an AI off the map: its kind and state must be what the words ask for;
    words about the hex of an AI say nothing of one that stands in none."""
    for place in range(WORDS_EACH):
        word = said(battle, ROW_AI_WORD + place)
        if is_plain(word) and not is_about_hex(word) and not is_so(battle, word, ai):
            return False
    return is_of_kind(battle, said(battle, ROW_AI_KIND), ai)


def has_any_goal(battle: Battle) -> bool:
    """Whether there is anything of the kind the order names."""
    for unit in range(battle.units):
        if is_named_counter(battle, unit):
            return True
    for objective in range(objective_places(battle)):
        if is_named_objective(battle, objective):
            return True
    return False


def has_entry_goal(battle: Battle) -> bool:
    for unit in range(battle.units):
        if is_entry_goal(battle, unit):
            return True
    for objective in range(objective_places(battle)):
        if is_entry_goal(battle, -1 - objective):
            return True
    return False


def is_named_goal(battle: Battle, goal: int) -> bool:
    if goal >= 0:
        return is_named_counter(battle, goal)
    return is_named_objective(battle, -1 - goal)


def is_entry_goal(battle: Battle, goal: int) -> bool:
    """Whether the order may be aimed at a Unit or Objective, and its words are true of it."""
    if not is_named_goal(battle, goal):
        return False
    for place in range(WORDS_EACH):
        word = target_word(battle, place)
        if is_plain(word) and not goal_meets(battle, word, goal, -1):
            return False
    return True


def find_edge(battle: Battle, ai: int) -> None:
    """The entry hexes not full of enemies; if all are, the edge within two hexes of them."""
    battle.ends = 0
    if has_way_in(battle, ai):
        for place in range(battle.ways_in[ai]):
            if may_come_at(battle, ai, battle.way_in[ai][place]):
                add_end(battle, battle.way_in[ai][place])
    else:
        for place in range(battle.detours[ai]):
            if may_come_at(battle, ai, battle.detour[ai][place]):
                add_end(battle, battle.detour[ai][place])


def find_open_edge(battle: Battle, ai: int) -> None:
    """The entry hexes an AI can come in by, and of which the order's words are true."""
    find_edge(battle, ai)
    battle.acting = ai
    is_careful, left = moves_carefully(battle, ai), 0
    for place in range(battle.ends):
        cell = battle.end_cell[place]
        if is_open_door(battle, cell) and (not is_careful or is_quiet_door(battle, cell)):
            battle.end_cell[left] = cell
            left += 1
    battle.ends = left


@cite("SOLO-5.6-c", "hex-words-at-the-edge")
def is_open_door(battle: Battle, cell: int) -> bool:
    """Ground the acting AI can enter, without another AI; the order's words about its hex must be
    true of it there, where they count."""
    if battle.entry_extra[battle.gait[battle.acting]][cell] == BARRED:
        return False
    if not is_free_of_ai(battle, battle.acting, cell):
        return False
    if battle.words_at_edge:
        for place in range(WORDS_EACH):
            word = said(battle, ROW_AI_WORD + place)
            if is_about_hex(word) and not would_be_so(battle, word, cell):
                return False
    return True


def would_be_so(battle: Battle, word: int, cell: int) -> bool:
    """Whether a word about its hex would be true of an AI that has come in there."""
    if word in (IN_COVER, IN_0_DM_HEX):
        return (dm_of_way(battle, cell) > 0) == (word == IN_COVER)
    if word == IN_FIRE_ZONE:
        return not is_safe(battle, cell)
    return sees_some(battle, cell, 1 - battle.bot)


def is_quiet_door(battle: Battle, cell: int) -> bool:
    return is_at_arms_length(battle, cell) and is_safe_or_has_dm(battle, cell)


def is_safe_or_has_dm(battle: Battle, cell: int) -> bool:
    """A Low Risk Move from outside all fire zones ends outside them, or with a DM."""
    return is_safe(battle, cell) or dm_of_way(battle, cell) + wall_cover(battle, cell) > 0

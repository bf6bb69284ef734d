"""The ways a line can be read: a tactical one as it stands, a priority one action by action."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.able_ai import can_be_done
from opfor.fast.coh.bot.order.pairs import begin_reading
from opfor.fast.coh.mind import (
    ACTIONS_EACH,
    ANYWHERE,
    CLOSE_COMBAT_LINE,
    NEXT_TO,
    NO_ACTION,
    ROW_ACTION,
    ROW_KIND,
    SAME_HEX,
    SHORT_RANGE_LINE,
)
from opfor.fast.coh.values import Battle


@cite("COH-4.1.2-a", "COH-4.1.2-b", "COH-4.1.2-h")
def can_be_read(battle: Battle, row: int) -> bool:
    """Whether somebody can carry out a line, of a priority line one action after the other."""
    kind, scope = battle.order[row][ROW_KIND], ANYWHERE
    if kind == CLOSE_COMBAT_LINE:
        scope = SAME_HEX
    elif kind == SHORT_RANGE_LINE:
        scope = NEXT_TO
    for place in range(ACTIONS_EACH):
        if battle.order[row][ROW_ACTION + place] == NO_ACTION:
            return False
        begin_reading(battle, row, scope, place)
        if can_be_done(battle):
            return True
    return False

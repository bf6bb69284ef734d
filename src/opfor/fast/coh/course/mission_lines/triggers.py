"""``When …``: the lines of a mission that are carried out whenever something happens."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.mission_lines.due_lines import is_ready
from opfor.fast.coh.course.mission_lines.lines import run_line
from opfor.fast.coh.course.mission_lines.outlooks import pop_outlook, push_outlook
from opfor.fast.coh.mind import AI_FALLS, RUMOR_TURNS, UNIT_FALLS
from opfor.fast.coh.values import DESTROYED, OVER, Battle


@cite("SOLO-6.1-a", "SOLO-6.2-f")
def whenever(battle: Battle, moment: int) -> None:
    """Every line of the mission for that moment, as Command Orders."""
    if not battle.has_moment[moment]:
        return
    first = battle.waiting_line
    push_outlook(battle)
    for line in range(first, first + battle.waiting_lines):
        if battle.line_moment[line] == moment and battle.stage != OVER:
            look_out(battle, True)
            if is_ready(battle, line):
                run_line(battle, line)
    pop_outlook(battle)


def fallen_of(battle: Battle, is_bots: bool) -> int:
    """How many a side has lost, if any line is about that."""
    count = 0
    if not battle.tells_losses:
        return 0
    for unit in range(battle.units):
        if battle.place[unit] == DESTROYED and (battle.side_of[unit] == battle.bot) == is_bots:
            count += 1
    return count


@cite("SOLO-6.1-a")
def after_changes(battle: Battle, ai: int, units: int, revealed: int) -> None:
    """The lines for destroyed AI and Units and revealed RE, once for each since there were so many;
    what these lines themselves destroy or reveal calls for no further one."""
    more_ai, more_units = fallen_of(battle, True) - ai, fallen_of(battle, False) - units
    more_revealed = battle.revealed - revealed
    for _ in range(more_ai):
        whenever(battle, AI_FALLS)
    for _ in range(more_units):
        whenever(battle, UNIT_FALLS)
    for _ in range(more_revealed):
        whenever(battle, RUMOR_TURNS)

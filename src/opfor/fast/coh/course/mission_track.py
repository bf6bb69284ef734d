"""The mission track: when a card's header moves the marker, and which events run."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.order.own_orders import can_start, is_ready
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.ai_attack import clear_upshot
from opfor.fast.coh.course.mission_lines.lines import run_line, take_line_step
from opfor.fast.coh.mind import END_ROUND, MOVE_MARKER, ROW_COUNT, ROW_KIND, TRACK_COMPLETE
from opfor.fast.coh.rules.victory import score_absent, score_held
from opfor.fast.coh.values import ON_MAP, OVER, RESERVE, Battle


@cite("COH-2.3.1-c", "COH-2.3.1-d")
def in_play(battle: Battle) -> int:
    """AI and Units that count: on the map, rumored too, and those arriving this round."""
    total = 0
    for unit in range(battle.units):
        is_due_now = battle.place[unit] == RESERVE and battle.due[unit] == battle.round
        if battle.counts_in_play[unit] and (battle.place[unit] == ON_MAP or is_due_now):
            total += 1
    return total


@cite("COH-2.3.1-a", "COH-2.3.1-b", "COH-2.3.1-e", "QC-7")
def header(battle: Battle, card: int) -> None:
    """Advance if the card has a header and few enough counters are in play."""
    if battle.advances[card] and in_play(battle) <= battle.advance_limit[card]:
        advance(battle, battle.advances[card])


@cite("COH-2.3.1-f", "COH-2.3.1-g", "COH-2.7-a", "QC-38", "QS-7")
@cite("SOLO-5.5-c", "SOLO-5.5-d", "SOLO-5.5.1-a")
def advance(battle: Battle, spaces: int) -> None:
    """Move the marker space by space: a passed space's event runs only if it is yellow, the last
    one's always; on the last space of all the mission ends."""
    start = battle.space
    stop = max(1, min(start + spaces, battle.spaces))
    if stop < start:
        battle.space = stop
    for space in range(start + 1, stop + 1):
        battle.space = space
        is_final = space == battle.spaces and battle.ends_at_once
        if not is_final and (space == stop or battle.is_yellow[space]):
            run_event(battle, space, 0)
    if stop == battle.spaces:
        end_mission(battle, TRACK_COMPLETE)


@cite("COH-2.3.1-f", "COH-2.3.1-h")
def run_event(battle: Battle, space: int, moved_on: int) -> None:
    """Carry out the event of a space as Command Orders: Fresh or Spent AI, no checks; without the
    tiles that have moved on (bits) and are not there."""
    first = battle.space_line[space]
    if battle.space_lines[space] == 0:
        return
    look_out(battle, True)
    for line in range(first, first + battle.space_lines[space]):
        if not battle.line_tile[line] & moved_on and is_ready(battle, line):
            run_line(battle, line)


@cite("SOLO-6.1-a", "SOLO-6.2-f")
def when_round_ends(battle: Battle) -> None:
    """Every line of the mission for that moment, as Command Orders; a step of it may move the
    marker."""
    first = battle.round_end_line
    for line in range(first, first + battle.round_end_lines):
        look_out(battle, True)
        if battle.stage != OVER and is_ready(battle, line):
            run_round_end(battle, line)


def run_round_end(battle: Battle, line: int) -> None:
    """Step by step: what others have done is forgotten, for nobody is checked."""
    battle.fired[line] = 1
    first = battle.line_row[line]
    for row in range(first, first + battle.line_rows[line]):
        if battle.stage == OVER:
            return
        if battle.order[row][ROW_KIND] == MOVE_MARKER:
            advance(battle, battle.order[row][ROW_COUNT])
        elif row == first or can_start(battle, row):
            clear_upshot(battle)
            battle.is_in_line = 1
            take_line_step(battle, row)
            battle.is_in_line = 0
            if battle.order[row][ROW_KIND] == END_ROUND:
                return


@cite("COH-2.7-a")
def end_mission(battle: Battle, why: int) -> None:
    """Markers that count at the end are scored, and that is it."""
    score_held(battle, False, True)
    score_absent(battle)
    battle.stage = OVER
    battle.ended = why

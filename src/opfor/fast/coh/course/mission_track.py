"""The mission track: when a card's header moves the marker, and which events run; how a mission
ends."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.mission_lines.due_lines import is_ready
from opfor.fast.coh.course.mission_lines.lines import run_line
from opfor.fast.coh.course.mission_lines.outlooks import pop_outlook, push_outlook
from opfor.fast.coh.course.mission_lines.triggers import whenever
from opfor.fast.coh.mind import MARKER_ADVANCES, MISSION_ENDS, TRACK_COMPLETE
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
        whenever(battle, MARKER_ADVANCES)
        if space == battle.spaces and battle.ends_at_once:
            break
        if space == stop or battle.is_yellow[space]:
            run_event(battle, space, space == stop, 0)
        if battle.stage == OVER:
            return
    if stop == battle.spaces:
        end_mission(battle, TRACK_COMPLETE)


@cite("COH-2.3.1-f", "COH-2.3.1-h")
def run_event(battle: Battle, space: int, is_landed: bool, moved_on: int) -> None:
    """Carry out the event of a space as Command Orders: Fresh or Spent AI, no checks; without the
    tiles that have moved on (bits) and are not there."""
    landed = battle.landed_lines[space] if is_landed else 0
    if battle.space_lines[space] + landed == 0:
        return
    push_outlook(battle)
    look_out(battle, True)
    run_lines(battle, battle.space_line[space], battle.space_lines[space], moved_on)
    run_lines(battle, battle.landed_line[space], landed, 0)
    pop_outlook(battle)


def run_lines(battle: Battle, first: int, lines: int, moved_on: int) -> None:
    """Line after line, as long as the mission goes on."""
    for line in range(first, first + lines):
        if battle.stage != OVER and not battle.line_tile[line] & moved_on:
            if is_ready(battle, line):
                run_line(battle, line)


@cite("COH-2.7-a")
def end_mission(battle: Battle, why: int) -> None:
    """The lines for the end, then markers that count at the end are scored, and that is it."""
    if battle.stage == OVER:
        return
    whenever(battle, MISSION_ENDS)
    score_held(battle, False, True)
    score_absent(battle)
    battle.stage = OVER
    battle.ended = why

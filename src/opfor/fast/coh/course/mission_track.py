"""The mission track: when a card's header moves the marker, and which events run; how a mission
ends."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import row, tell
from opfor.fast.coh.apply import add_member
from opfor.fast.coh.apply_acts import end_game
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.mission_lines.due_lines import is_ready
from opfor.fast.coh.course.mission_lines.lines import run_line
from opfor.fast.coh.course.mission_lines.outlooks import pop_outlook, push_outlook
from opfor.fast.coh.course.mission_lines.triggers import whenever
from opfor.fast.coh.mind import MARKER_ADVANCES, MISSION_ENDS, TRACK_COMPLETE
from opfor.fast.coh.rules.victory import score_absent, score_held
from opfor.fast.coh.sizes import TILES
from opfor.fast.coh.values import ON_MAP, OVER, RESERVE, Battle
from opfor.games.coh.values.solo_events import MissionEventBegun, TrackAdvanced


@cite("COH-2.3.1-c", "COH-2.3.1-d", "hidden-ai-count")
def in_play(battle: Battle) -> int:
    """AI and Units that count: on the map, rumored or hidden too, and those arriving this round."""
    total = 0
    for unit in range(battle.units):
        if battle.hidden[unit] and battle.side_of[unit] == battle.bot and battle.hidden_ai_left_out:
            continue
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
        move_marker(battle, stop)
    for space in range(start + 1, stop + 1):
        move_marker(battle, space)
        whenever(battle, MARKER_ADVANCES)
        if space == battle.spaces and battle.ends_at_once:
            break
        if space == stop or battle.is_yellow[space]:
            run_event(battle, space, space == stop, 0)
        if battle.stage == OVER:
            return
    if stop == battle.spaces:
        end_mission(battle, TRACK_COMPLETE)


def move_marker(battle: Battle, space: int) -> None:
    battle.space = space
    tell(battle, TrackAdvanced, space)


@cite("COH-2.3.1-f", "COH-2.3.1-h")
def run_event(battle: Battle, space: int, is_landed: bool, moved_on: int) -> None:
    """Carry out the event of a space as Command Orders: Fresh or Spent AI, no checks; without the
    tiles that have moved on (bits) and are not there."""
    landed = battle.landed_lines[space] if is_landed else 0
    if landed == 0 and not has_lines(battle, space, moved_on):
        return
    tell_event(battle, space, moved_on)
    push_outlook(battle)
    look_out(battle, True)
    run_lines(battle, battle.space_line[space], battle.space_lines[space], moved_on)
    run_lines(battle, battle.landed_line[space], landed, 0)
    pop_outlook(battle)


def has_lines(battle: Battle, space: int, moved_on: int) -> bool:
    """Whether a space has a line that is on no tile that has moved on."""
    first = battle.space_line[space]
    end = first + battle.space_lines[space]
    return any(not battle.line_tile[line] & moved_on for line in range(first, end))


def tell_event(battle: Battle, space: int, moved_on: int) -> None:
    """The event of a space begins, without the tiles of it that have moved on."""
    if not battle.keeps:
        return
    gone = moved_on & tiles_of(battle, space)
    battle.members = 0
    for tile in range(TILES):
        if (gone >> tile) & 1:
            add_member(battle, tile)
    tell(battle, MissionEventBegun, space, row(battle.member, battle.members))


def tiles_of(battle: Battle, space: int) -> int:
    """The tiles of a space, a bit for each."""
    first, tiles = battle.space_line[space], 0
    for line in range(first, first + battle.space_lines[space]):
        tiles |= battle.line_tile[line]
    return tiles


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
    end_game(battle, why)

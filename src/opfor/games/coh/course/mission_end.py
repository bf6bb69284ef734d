"""How a mission ends: the track is complete, or a side has nobody left to fight."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.rules.order_deck import setting_of, solo_of
from opfor.games.coh.rules.victory import score_absent, score_held
from opfor.games.coh.values.events import GameEnded
from opfor.games.coh.values.play import CohPlay


@cite("COH-2.7-b", "QC-29", "no-fighters-left")
def has_fighters(play: CohPlay, side: int) -> bool:
    """Whether a side has a counter with an AR above 0 anywhere it could still come from: the
    map, hiding, the schedule, events to come, or the cup while a rumor is on the map."""
    state, setting = play.state, play.setting
    cup = set(solo_of(play).cup)
    on_map = [c for c in state.counters if c.side == side and c.cell >= 0]
    rumors = any(c.unit == RUMORED.id for c in on_map)
    for counter in state.counters:
        if counter.side != side or not setting.kind(counter).is_combat_effective:
            continue
        if counter.place in ("map", "reserve"):
            return True
        if counter.place == "aside" and (rumors if counter.id in cup else True):
            return True
    return False


def ended_early(play: CohPlay) -> Procedure[bool]:
    """End the mission if a side is beaten."""
    if play.state.stage == "over":
        return True
    if play.setting.rulings.no_fighters_left == "plays-on":
        return False
    beaten = [side for side in (0, 1) if not has_fighters(play, side)]
    if not beaten:
        return False
    yield from remaining_events(play)
    nation = play.setting.nation(beaten[0])
    yield from end_mission(play, f"beaten:{nation}")
    return True


@cite("COH-2.7-c", "SOLO-5.5-c")
def remaining_events(play: CohPlay) -> Procedure[None]:
    """All yellow events ahead of the marker, in order; a tile lies on the next space of its lane
    alone, so it is resolved once."""
    from opfor.games.coh.course.mission_track import run_event

    track = setting_of(play).solo.track
    resolved: set[str] = set()
    for space in range(solo_of(play).marker + 1, len(track) + 1):
        here = track[space - 1]
        if here.yellow and play.state.stage != "over":
            yield from run_event(play, space, moved_on=tuple(sorted(resolved & {*here.tiles})))
            resolved |= {*here.tiles} - {""}


@cite("COH-2.7-a")
def end_mission(play: CohPlay, why: str) -> Procedure[None]:
    """The lines for the end, then markers that count at the end are scored, and that is it."""
    from opfor.games.coh.course.mission_lines.triggers import whenever

    if play.state.stage == "over":
        return
    yield from whenever(play, Trigger.MISSION_ENDS)
    score_held(play, game_ends=True)
    score_absent(play)
    play.emit(GameEnded(why))

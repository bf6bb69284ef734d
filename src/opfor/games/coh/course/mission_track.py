"""The mission track: when a card's header moves the marker, and which events run."""

from __future__ import annotations

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.course.mission_end import end_mission
from opfor.games.coh.course.mission_lines.lines import ready, run
from opfor.games.coh.course.mission_lines.triggers import whenever
from opfor.games.coh.rules.order_deck import setting_of, solo_of
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.play import CohPlay


@cite("COH-2.3.1-c", "COH-2.3.1-d", "hidden-ai-count")
def in_play(play: CohPlay) -> int:
    """AI and Units that count: on the map, Fresh or Spent, rumored or hidden, and those arriving
    this round; nothing that does not fight."""
    state, setting = play.state, play.setting
    leave_out = setting.rulings.hidden_ai_count == "not-counted"
    total = 0
    for counter in state.counters:
        if setting.kind(counter).has("non-combat"):
            continue
        if counter.hidden and counter.side == setting.bot and leave_out:
            continue
        arriving = counter.place == "reserve" and counter.due == state.round
        total += counter.place == "map" or arriving
    return total


@cite("COH-2.3.1-a", "COH-2.3.1-b", "COH-2.3.1-e", "QC-7")
def header(play: CohPlay, card: OrderCard) -> Procedure[None]:
    """Advance if the card has a header and few enough counters are in play."""
    if card.track is not None and in_play(play) <= card.track.limit:
        yield from advance(play, card.track.advance)


@cite("COH-2.3.1-f", "COH-2.3.1-g", "COH-2.7-a", "QC-38", "QS-7")
@cite("SOLO-5.5-c", "SOLO-5.5-d", "SOLO-5.5.1-a")
def advance(play: CohPlay, spaces: int) -> Procedure[None]:
    """Move the marker space by space: a passed space's event runs only if it is yellow, the last
    one's always; on the last space of all the mission ends."""
    last = len(setting_of(play).solo.track)
    start = solo_of(play).marker
    stop = max(1, min(start + spaces, last))
    if stop < start:
        play.emit(ev.TrackAdvanced(stop))
    for space in range(start + 1, stop + 1):
        play.emit(ev.TrackAdvanced(space))
        yield from whenever(play, Trigger.MARKER_ADVANCES)
        if space == last and play.setting.rulings.mission_end == "at-once":
            break
        if space == stop or setting_of(play).solo.track[space - 1].yellow:
            yield from run_event(play, space, landed=space == stop)
        if play.state.stage == "over":
            return
    if stop == last:
        yield from end_mission(play, "track-complete")


@cite("COH-2.3.1-f", "COH-2.3.1-h")
def run_event(
    play: CohPlay, space: int, *, landed: bool = False, moved_on: tuple[str, ...] = ()
) -> Procedure[None]:
    """Carry out the event of a space as Command Orders: Fresh or Spent AI, no checks; without the
    tiles that have moved on and are not there."""
    script = setting_of(play).script
    lines = script.track[space - 1]
    if moved_on:
        tiles = setting_of(play).solo.track[space - 1].tiles
        lines = tuple(line for line, tile in zip(lines, tiles, strict=True) if tile not in moved_on)
    if landed:
        lines += script.landed[space - 1]
    if not lines:
        return
    play.emit(ev.MissionEventBegun(space, moved_on))
    before = outlook_now(play.setting, play.state, command=True)
    for line in lines:
        if play.state.stage == "over":
            return
        due = yield from ready(play, line, before)
        if isinstance(due, OrderLine):
            yield from run(play, due, before)

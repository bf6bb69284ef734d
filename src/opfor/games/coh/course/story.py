"""What happened in a game: points by source, who fell where, who moved, which lines were carried
out. The lines of a space are told together: what happened names the space alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from opfor.cardboard.coh.counters.units import RUMORED
from opfor.core.story import Story
from opfor.games.coh.values import events as ev
from opfor.games.coh.values import solo_events as solo
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.own_lines import LISTS, told_lines
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.start import new


def story(setting: Setting, log: Iterable[Any]) -> Story:
    """The story of one game."""
    counters, names = new(setting).counters, setting.field.names
    points: dict[str, Counter[str]] = {seat: Counter() for seat in setting.seats}
    fell: dict[str, Counter[str]] = {seat: Counter() for seat in setting.seats}
    moved = {counter.id: 0 for counter in counters if counter.unit != RUMORED.id}
    fired = dict.fromkeys(told_lines(setting), 0)
    for event in log:
        match event:
            case ev.PointsScored(side, scored, why):
                points[setting.seats[side]][why.partition(":")[0]] += scored
            case ev.UnitDestroyed(unit, _, cell):
                fell[setting.seats[counters[unit].side]][names[cell]] += 1
            case ev.UnitMoved(unit) if counters[unit].id in moved:
                moved[counters[unit].id] = 1
            case solo.MissionOrderBegun() | solo.MissionEventBegun():
                fired |= dict.fromkeys(_lines_of(setting, event), 1)
    return Story(
        points={seat: dict(+counts) for seat, counts in points.items()},
        fell={seat: dict(counts) for seat, counts in fell.items()},
        moved=moved,
        fired=fired,
    )


def _lines_of(setting: Setting, event: Any) -> Iterator[str]:
    if isinstance(event, solo.MissionOrderBegun):
        yield f"{LISTS[event.which]}[{event.number - 1}]"
    elif isinstance(setting, SoloSetting):
        lines = setting.solo.track[event.space - 1].event
        yield from (f"track[{event.space - 1}].event[{n}]" for n in range(len(lines)))

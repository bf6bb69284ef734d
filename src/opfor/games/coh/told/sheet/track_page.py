"""The mission track as a drawn track: spaces, lanes, tiles on them, events, the end."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.lanes import along
from opfor.cardboard.coh.missions.solo_mission import SoloMission, Space

LANES = "abcdefghijklmnopqrstuvwxyz"


def track_data(mission: SoloMission) -> dict[str, Any]:
    """Spaces in order, and the events by the title under which they stand on them."""
    lanes = _lanes(mission)
    last = len(mission.track)
    events: dict[str, dict[str, Any]] = {}
    spaces = []
    for number, space in enumerate(mission.track, 1):
        key = _event(events, number, space)
        spaces.append(
            {
                "space": number,
                "lane": lanes.get(number, ""),
                "yellow": space.yellow and bool(space.event),
                "event": key,
                "title": short_title(space),
                "last": number == last,
            }
        )
    return {"spaces": spaces, "events": list(events.values()), "last": last}


def _event(events: dict[str, dict[str, Any]], number: int, space: Space) -> str:
    """The letter of a space's event; the same lines have the same letter."""
    if not (space.event or space.landed):
        return ""
    same = "\n".join((*space.event, "landed", *space.landed, str(space.yellow)))
    if same not in events:
        events[same] = {
            "key": LETTERS[len(events)],
            "title": space.title,
            "lines": list(space.event),
            "landed": list(space.landed),
            "yellow": space.yellow,
            "spaces": [],
        }
    events[same]["spaces"].append(number)
    return str(events[same]["key"])


LETTERS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *(f"A{letter}" for letter in "ABCDEFGHIJ")]


def short_title(space: Space) -> str:
    """``Tile 08`` for a generated one, else what the mission calls it."""
    parts = [part.partition(":")[0] for part in space.title.split(" and Tile ")]
    if space.title.startswith(("Tile ", "Printed")):
        return " + ".join(part if n == 0 else f"Tile {part}" for n, part in enumerate(parts))
    return space.title


def _lanes(mission: SoloMission) -> dict[int, str]:
    """``1a``, ``2b``: the spaces that tiles visit, on a mission made with the sheet."""
    if not mission.sheet:
        return {}
    last = len(mission.track)
    return {
        space: f"{lane}{LANES[n]}"
        for lane, spaces in enumerate(mission.lanes or content().sheet.lanes, 1)
        for n, space in enumerate(takewhile(lambda space: space <= last, along(spaces)))
    }

"""A mission's own lines by their place in its file, and what points are scored for: what stories of
games count."""

from __future__ import annotations

from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting

SOURCES = ("held", "taken", "destroyed", "got-away", "never-entered", "mission-event")
"""What points are scored for."""
LISTS = {"counteraction": "counteractions", "mission-order": "mission_orders"}


def own_lines(setting: Setting) -> list[str]:
    """The mission's own lines by their place in its file: the track's, the lists', the standing
    ones that wait for a moment."""
    if not isinstance(setting, SoloSetting):
        return []
    mission, script = setting.solo, setting.script
    lines = [
        f"track[{n}].event[{m}]"
        for n, space in enumerate(mission.track)
        for m in range(len(space.event))
    ]
    for name in LISTS.values():
        lines += [f"{name}[{n}]" for n in range(len(getattr(mission, name)))]
    waiting = [n for n, text in enumerate(mission.standing) if not text.startswith("Always")]
    assert len(waiting) == len(script.triggered)
    return [*lines, *(f"standing[{n}]" for n in waiting)]


def told_lines(setting: Setting) -> list[str]:
    """Those of them that events tell of."""
    return [line for line in own_lines(setting) if not line.startswith("standing")]

"""Stars: who earns them, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.coh_campaign.values.state import RosterLine, State

BATTLES = (3, 6)
"""Battles after which a counter has its first and its second star."""
MOST = 2
STARS_A_CAP, MOST_CAPS = 2, 2


@cite("CMP-11")
def earned(state: State) -> Iterator[RosterLine]:
    """Who has fought often enough for another star; the lost earn none."""
    out = {unit for _, unit in state.fielded}
    for line in state.roster:
        if line.unit in out and line.condition != "lost" and line.stars < MOST:
            if line.battles >= BATTLES[line.stars]:
                yield line


@cite("CMP-11")
def worthy(state: State) -> list[RosterLine]:
    """Who may be decorated after a clear victory."""
    out = {unit for _, unit in state.fielded}
    return [
        line
        for line in state.roster
        if line.unit in out and line.condition != "lost" and line.stars < MOST
    ]


@cite("CMP-12")
def caps_of_stars(state: State) -> int:
    """Two stars in the field are a CAP more at the start, at most two."""
    stars = sum(state.line(unit).stars for _, unit in state.fielded)
    return min(MOST_CAPS, stars // STARS_A_CAP)

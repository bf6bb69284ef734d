"""The lanes of the mission track: on which spaces tiles lie and travel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.core.cite import cite


@cite("SOLO-5.5-a", "SOLO-5.5-b", "QS-6")
def along(lane: Sequence[int]) -> Iterator[int]:
    """The spaces of a lane without end: those named, then on by its last two steps (+3, +4), as a
    mission of many rounds has more spaces than are named."""
    yield from lane
    before, between, last = lane[-3:]
    while True:
        before, between, last = between, last, between + last - before
        yield last

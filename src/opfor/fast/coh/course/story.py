"""What happened in the games of a series: points by source, who moved, who fell where, which
lines of the mission were carried out."""

from __future__ import annotations

from opfor.fast.coh.sizes import SCRIPT_LINES, SIDES, SOURCES
from opfor.fast.coh.values import DESTROYED, Battle


def begin_story(battle: Battle) -> None:
    """Nothing has happened yet."""
    for side in range(SIDES):
        for source in range(SOURCES):
            battle.scored[side][source] = 0
    for unit in range(battle.units):
        battle.moved[unit] = 0
    for line in range(SCRIPT_LINES):
        battle.fired[line] = 0


def add_story(battle: Battle) -> None:
    """The story of a finished game goes into that of the series."""
    for side in range(SIDES):
        for source in range(SOURCES):
            battle.all_scored[side][source] += battle.scored[side][source]
    for unit in range(battle.units):
        battle.all_moved[unit] += battle.moved[unit]
        if battle.place[unit] == DESTROYED:
            battle.all_fallen[battle.side_of[unit]][battle.fell[unit]] += 1
    for line in range(SCRIPT_LINES):
        battle.all_fired[line] += battle.fired[line]


def forget_stories(battle: Battle) -> None:
    """A series begins anew."""
    for side in range(SIDES):
        for source in range(SOURCES):
            battle.all_scored[side][source] = 0
        for cell in range(battle.cells):
            battle.all_fallen[side][cell] = 0
    for unit in range(battle.units):
        battle.all_moved[unit] = 0
    for line in range(SCRIPT_LINES):
        battle.all_fired[line] = 0

"""What each unit of the baseline player is after, where there are several things to fight for.

In most missions a whole side wants the same and this module has nothing to say. Where markers
score only by being taken, units score by leaving, or single counters are worth more than others,
somebody has to stay, somebody to go and somebody to keep his head down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from opfor.games.coh.course.players.danger import distances
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.prices import (
    GUARDS_FROM,
    HEXES_A_ROUND,
    HURRY,
    KEEPS,
    NEAR_MARKER,
    TAKERS,
    USUAL_PULL,
)
from opfor.games.coh.values.stakes import by_road
from opfor.games.coh.values.state import Marker, State
from opfor.kit.masks import members


class Errand(NamedTuple):
    """Where to: the distance of every cell to it, how much it pulls, what staying is worth; whether
    to leave the map there, or not to be seen at all."""

    row: bytes
    pull: float
    stays: float = 0.0
    leaves: bool = False
    hides: bool = False


class Errands:
    """One side's division of labour in one view."""

    def __init__(self, setting: Setting, view: State, look: Deployment, side: int) -> None:
        self.setting, self.view, self.look, self.side = setting, view, look, side
        self.row = setting.mission.sides[side]
        self._left = setting.mission.rounds - view.round
        self._ahead = view.vp[side] > view.vp[1 - side]

    def all(self) -> Mapping[int, Errand]:
        """Every unit's errand: the precious hide, guards stay, takers and leavers go, the others
        hold what there is or look for the enemy."""
        found: dict[int, Errand] = {}
        free: list[int] = []
        for unit in self.look.on_map(self.side):
            counter = self.view.counters[unit]
            own_way = self.look.own_exits(unit)
            if own_way:
                found[unit] = Errand(by_road(self.setting, own_way), 2 * USUAL_PULL, leaves=True)
            elif self.is_precious(unit):
                found[unit] = Errand(
                    self._row(()), 0.0, KEEPS * counter.hidden, hides=counter.hidden
                )
            elif self.look.kinds[unit].move_cost > 2:
                found[unit] = Errand(self._row(()), 0.0)
            else:
                free.append(unit)
        self._share(free, found)
        return found

    def is_precious(self, unit: int) -> bool:
        """Whether the enemy scores for this very counter."""
        worth = self.setting.mission.sides[1 - self.side].kill_vp_of
        return bool(worth) and str(self.view.counters[unit].number) in worth

    def _share(self, free: list[int], found: dict[int, Errand]) -> None:
        for unit, marker in self._posts(free, self.side, 1 + (len(free) >= GUARDS_FROM)):
            if unit not in found and self._distance(unit, marker.cell) <= NEAR_MARKER:
                found[unit] = Errand(self._row((marker.cell,)), USUAL_PULL, KEEPS)
        rest = [unit for unit in free if unit not in found]
        can_leave = [unit for unit in rest if self._can_leave(unit)]
        if can_leave:
            for unit, marker in self._posts(rest, 1 - self.side, min(TAKERS, len(rest) // 2)):
                found.setdefault(unit, Errand(self._row((marker.cell,)), self._pull))
        for unit in rest:
            if unit not in found:
                found[unit] = self._leaving if unit in can_leave else self._fighting(unit)

    def _posts(self, units: list[int], holder: int, most: int) -> Iterator[tuple[int, Marker]]:
        """The nearest few units to each marker of a side, marker by marker."""
        for marker in self.view.markers:
            if marker.side == holder:
                nearest = sorted(units, key=lambda u: (self._distance(u, marker.cell), u))
                for unit in nearest[:most]:
                    yield unit, marker

    def _can_leave(self, unit: int) -> bool:
        """Whether leaving scores and the unit can still get there."""
        if self.row.exit is None or not self.row.exit.vp or not self.look.may_leave:
            return False
        away = self._leaving.row[self.view.counters[unit].cell]
        return away <= HEXES_A_ROUND * (self._left + 1)

    @cached_property
    def _leaving(self) -> Errand:
        out = tuple(sorted(self.setting.exits[self.side]))
        return Errand(self._row(out), self._pull, leaves=True)

    def _fighting(self, unit: int) -> Errand:
        """Take what the enemy holds; else stay with what is held, unless somebody has to be
        beaten."""
        theirs = tuple(m.cell for m in self.view.markers if m.side != self.side)
        if theirs:
            return Errand(self._row(theirs), self._pull)
        ours = tuple(m.cell for m in self.view.markers)
        enemies = tuple(members(self.look.seen[1 - self.side]))
        if ours and (self._ahead or self._left > 1 or not enemies):
            row = self._row(ours)
            away = row[self.view.counters[unit].cell]
            return Errand(row, USUAL_PULL if away > NEAR_MARKER - 1 else 0.0)
        return Errand(self._row(enemies, keep=False), self._pull)

    @property
    def _pull(self) -> float:
        """Time presses whoever is not ahead."""
        if self._ahead or self._left >= len(HURRY):
            return USUAL_PULL
        return USUAL_PULL + HURRY[self._left]

    def _distance(self, unit: int, cell: int) -> int:
        return self.setting.field.distance(self.view.counters[unit].cell, cell)

    def _row(self, goals: tuple[int, ...], keep: bool = True) -> bytes:
        row: bytes | None = self.setting.offered.get(("goal-row", goals)) if keep else None
        if row is None:
            row = distances(self.setting.field, goals)
            if keep:
                self.setting.offered["goal-row", goals] = row
        return row

"""Sight through smoke: a correction of the table, made only where smoke lies on a line.

Heavy smoke hides whatever is behind it at every level; two light smokes on one line do so
together. The hexes at the ends of a line do not count.
"""

from __future__ import annotations

from functools import cached_property

from opfor.cardboard.coh.board.sight import SightGround, sight_table
from opfor.cardboard.coh.board.sight_report import OPAQUE, SmokeHexes, haze_between
from opfor.kit.masks import members


class LinesOfSight:
    """Who sees whom on some ground, under some smoke; rows are corrected on first use.

    ``reach``, if not 0, is how far anybody sees at all.
    """

    def __init__(
        self, ground: SightGround, smoke: SmokeHexes | None = None, reach: int = 0
    ) -> None:
        self.ground = ground
        self.reach = reach
        self.smoke: SmokeHexes = dict(smoke or {})
        self._rows: dict[int, int] = {}

    @cached_property
    def _clear(self) -> tuple[int, ...]:
        return sight_table(self.ground)

    def __getitem__(self, a: int) -> int:
        """The mask of the cells that a sees, itself included."""
        if not self.smoke and not self.reach:
            return self._clear[a]
        row = self._rows.get(a)
        if row is None:
            row = self._through_smoke(a)
            if self.reach:
                row &= self.ground.map.within_masks(self.reach)[a]
            self._rows[a] = row
        return row

    def sees(self, a: int, b: int) -> bool:
        return bool(self[a] >> b & 1)

    def light_smoke_between(self, a: int, b: int) -> bool:
        """Whether the line passes through light smoke that dims but does not hide."""
        return bool(self.smoke) and haze_between(self.ground, a, b, self.smoke) == 1

    def _through_smoke(self, a: int) -> int:
        """What a sees less what smoke hides.

        A line that is clear without smoke gathers only the smoke it runs through. Where it runs
        along a side of a smoky hex, the other hex counts too: those few are looked at anew.
        """
        hidden = dimmed = along_smoke = 0
        for cell, density in self.smoke.items():
            through, along = self.ground.map.shadow(a, cell)
            hidden |= through if density >= OPAQUE else through & dimmed
            dimmed |= through
            along_smoke |= along
        row = self._clear[a] & ~hidden
        for target in members(row & along_smoke):
            if haze_between(self.ground, a, target, self.smoke) >= OPAQUE:
                row ^= 1 << target
        return row

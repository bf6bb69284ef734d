"""What the baseline player thinks of a position: goals, cover, danger, where units want to be.

Plain arithmetic on what the seat can see; nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from opfor.games.coh.course.players.danger import Danger, Stand, distances
from opfor.games.coh.course.players.errands import Errand, Errands
from opfor.games.coh.rules.aps_and_caps import NO_LIMIT
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.prices import COVER, CROWD, KEEPS, SHIELD, USUAL_PULL
from opfor.games.coh.values.stakes import has_errands
from opfor.games.coh.values.state import State
from opfor.kit.masks import members


class Appraisal:
    """One side's thoughts about one view."""

    def __init__(self, setting: Setting, view: State, side: int) -> None:
        self.setting = setting
        self.view = view
        self.side = side
        self.look = look(setting, view)
        self.field = setting.field
        self._outside: dict[int, int] = {}
        self._stands: dict[int, Stand] = {}

    @cached_property
    def goals(self) -> tuple[int, ...]:
        """Markers to take or to hold, else the way out, else the enemy."""
        enemy_held = tuple(m.cell for m in self.view.markers if m.side != self.side)
        if enemy_held:
            return enemy_held
        if self.view.markers:
            return tuple(m.cell for m in self.view.markers)
        if exits := self.look.exits(self.side):
            return tuple(sorted(exits))
        return tuple(members(self.look.seen[1 - self.side]))

    @cached_property
    def _goal_row(self) -> bytes:
        """For every cell the distance to the nearest goal."""
        goals = self.goals
        row: bytes | None = self.setting.offered.get(key := ("goal-row", goals))
        if row is None:
            row = distances(self.field, goals)
            if self.view.markers:
                self.setting.offered[key] = row
        return row

    @cached_property
    def errands(self) -> Mapping[int, Errand]:
        """What single units are after, where not all are after the same."""
        if not has_errands(self.setting):
            return {}
        return Errands(self.setting, self.view, self.look, self.side).all()

    def row_of(self, unit: int) -> bytes:
        """The distances to where a unit wants to go."""
        errand = self.errands.get(unit)
        return self._goal_row if errand is None else errand.row

    @cached_property
    def _danger(self) -> Danger:
        """What the enemy covers; kept as long as he covers the same."""
        zones = tuple([fire_zone(self.look, enemy) for enemy in self.look.on_map(1 - self.side)])
        danger: Danger | None = self.setting.offered.get(("danger", self.side))
        if danger is None or danger.zones != zones:
            danger = self.setting.offered["danger", self.side] = Danger(zones)
        return danger

    @cached_property
    def _held(self) -> set[int]:
        """Own control markers: somebody has to stay there."""
        return {m.cell for m in self.view.markers if m.side == self.side}

    @cached_property
    def is_attacker(self) -> bool:
        return any(m.side != self.side for m in self.view.markers) or not self.view.markers

    def means(self, unit: int) -> int:
        """The dearest act a unit could pay for somehow."""
        counter, caps = self.view.counters[unit], self.view.caps[self.side]
        player = self.setting.player_of(unit, counter.side)
        if unit in self.view.activated[player]:
            return self.view.aps[player] + caps
        if counter.spent:
            return caps
        return (
            NO_LIMIT
            if self.setting.economy == "solo"
            else self.setting.numbers.activation_aps + caps
        )

    def to_goal(self, cell: int) -> int:
        return self._goal_row[cell]

    def exposure(self, cell: int) -> int:
        """How many enemies cover a hex."""
        return sum([zone >> cell & 1 for zone in self._danger.zones])

    def risk(self, cell: int) -> float:
        """Danger in a hex, softened by its cover."""
        risk = self._danger.risks.get(cell)
        if risk is None:
            risk = self.exposure(cell) * max(0.0, 1.0 - SHIELD * self.field.terrain[cell].dm)
            self._danger.risks[cell] = risk
        return risk

    def going(self, stand: Stand, to: int) -> float:
        """Nearer to the goal, into comfort; crews and the unarmed keep out of close combat."""
        if stand.shy and self.look.seen[1 - self.side] >> to & 1:
            return -1.0
        comfort = self.comfort_of(to) - CROWD * len(self.look.at.get(to, ()))
        return stand.pull * (stand.distance - stand.row[to]) + comfort - stand.comfort

    @property
    def best_comfort(self) -> float:
        """The best cover of the map, where nobody shoots."""
        kept: float | None = self.setting.offered.get("best-comfort")
        if kept is None:
            kept = COVER * max(terrain.dm for terrain in self.field.terrain)
            self.setting.offered["best-comfort"] = kept
        return kept

    def comfort_of(self, cell: int) -> float:
        comforts = self._danger.comforts
        comfort = comforts.get(cell)
        if comfort is None:
            comfort = comforts[cell] = COVER * self.field.terrain[cell].dm - self.risk(cell)
        return comfort

    def stand(self, unit: int) -> Stand:
        """What a unit would give up by moving: its comfort, and a marker nobody else holds."""
        kept = self._stands.get(unit)
        if kept is not None:
            return kept
        here, kind = self.view.counters[unit].cell, self.look.kinds[unit]
        alone = here in self._held and len(self.look.at[here]) == 1
        errand = self.errands.get(unit)
        if errand is None:
            pull = USUAL_PULL if self._should_advance(unit, here) else 0.0
            errand = Errand(self._goal_row, pull, KEEPS if alone else 0.0)
        row = errand.row
        self._stands[unit] = stand = Stand(
            pull=errand.pull,
            distance=row[here],
            comfort=self.comfort_of(here) + CROWD + errand.stays,
            shy=kind.is_poor_in_close_combat or not kind.is_armed,
            row=row,
        )
        return stand

    def _should_advance(self, unit: int, here: int) -> bool:
        """Attackers go on; defenders stay within reach of what they hold; guns stay put."""
        if self.look.kind(unit).move_cost > 2:
            return False
        if self.is_attacker:
            return True
        return self.to_goal(here) > 3

    def in_range_behind(self, unit: int) -> int:
        """Enemies in sight and range, if all of them are outside the arc."""
        kept = self._outside.get(unit)
        if kept is not None:
            return kept
        counter = self.view.counters[unit]
        near = self.look.seen[1 - self.side] & self.look.sight[counter.cell]
        if near:
            near &= self.field.within(counter.cell, self.look.reach(unit))
        near = 0 if near & self.look.front(unit) else near
        self._outside[unit] = near
        return near

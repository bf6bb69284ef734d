"""What the baseline player thinks of a position: goals, cover, danger, chances.

Plain arithmetic on what the seat can see; nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.games.coh.course.players.danger import Danger, Stand, distances
from opfor.games.coh.course.players.errands import (
    KEEPS,
    USUAL_PULL,
    Errand,
    Errands,
    has_errands,
    prize,
)
from opfor.games.coh.rules.ar_and_dv import Shot, needed_roll
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.rules.targets import assault_shot, chance_of, fire_cost, shot_of, targets_of
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.hexes import FACINGS
from opfor.kit.masks import members

_UNIT = attrgetter("unit")
FARTHEST = 20
"""From here on it does not matter how far a goal is, or whether there is one."""
BEST_PIVOT = 0.9 + 0.1 * 20
BEST_COMFORT = 0.4 * 2
"""The best cover, where nobody shoots."""
POOR_SHOT = 6 / 36
"""Chances below this are not worth the powder."""


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
        if self.setting.exits[self.side]:
            return tuple(sorted(self.setting.exits[self.side]))
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
    def _errands(self) -> Mapping[int, Errand]:
        """What single units are after, where not all are after the same."""
        if not has_errands(self.setting):
            return {}
        return Errands(self.setting, self.view, self.look, self.side).all()

    def row_of(self, unit: int) -> bytes:
        """The distances to where a unit wants to go."""
        errand = self._errands.get(unit)
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

    def to_goal(self, cell: int) -> int:
        return self._goal_row[cell]

    def exposure(self, cell: int) -> int:
        """How many enemies cover a hex."""
        return sum([zone >> cell & 1 for zone in self._danger.zones])

    def risk(self, cell: int) -> float:
        """Danger in a hex, softened by its cover."""
        risk = self._danger.risks.get(cell)
        if risk is None:
            risk = self.exposure(cell) * (1.0 - 0.3 * self.field.terrain[cell].dm)
            self._danger.risks[cell] = risk
        return risk

    # -- options -------------------------------------------------------------------------------

    def worth(self, option: Any) -> float:
        """How much an action is worth; nothing or less: rather pass."""
        judge = _JUDGES.get(type(option))
        return judge(self, option) if judge is not None else 0.0

    def best_of(self, options: Sequence[Any]) -> list[Any]:
        """The options worth most, if any is worth something: first all but moves and turns,
        which are then looked at only where they could be worth as much."""
        best, found = 0.0, list[Any]()
        moves, pivots = list[do.Move](), list[do.Pivot]()
        for option in options:
            kind = type(option)
            if kind is do.Pivot:
                pivots.append(option)
            elif kind is do.Move:
                moves.append(option)
            elif kind in _JUDGES:
                best, found = _better(best, found, option, self.worth(option))
        for unit, ways in groupby(moves, _UNIT):
            stand = self._stand(unit)
            if stand.pull + BEST_COMFORT - stand.comfort >= best:
                for move in ways:
                    best, found = _better(best, found, move, self._going(stand, move.to))
        if best <= BEST_PIVOT:
            for unit, turns in groupby(pivots, _UNIT):
                if self._in_range_behind(unit):
                    for pivot in turns:
                        best, found = _better(best, found, pivot, self._pivot(pivot))
        return found

    def _fire(self, fire: do.Fire) -> float:
        errand = self._errands.get(fire.unit)
        if errand is not None and errand.hides:
            return 0.0
        shot = shot_of(self.look, fire)
        return self._shooting(shot, targets_of(self.look, shot), fire_cost(self.look, fire))

    def _assault(self, assault: do.Assault) -> float:
        shot = assault_shot(self.look, assault)
        cost = self.look.attack_cost(assault.unit)
        return 2 + self._shooting(shot, [assault.target], cost)

    def _shooting(self, shot: Shot, targets: list[int], cost: int) -> float:
        worth = 0.0
        for target in targets:
            needed = self._needed(shot, target)
            chance = chance_of(needed)
            gain = 10 * chance + 10 * chance_of(needed + 4)
            counter = self.view.counters[target]
            if counter.side == self.side:
                worth -= 2 * gain
            elif chance >= POOR_SHOT:
                worth += gain * (2 if counter.hit else 1) * prize(self.setting, counter)
        return worth * 3 / (cost + 1)

    def _needed(self, shot: Shot, target: int) -> int:
        """The roll needed; remembered where nothing but the two units counts."""
        view = self.view
        if view.smoke or view.works or len(self.look.at[shot.cell]) > 1:
            return needed_roll(self.look, shot, target)
        one, other = view.counters[shot.attacker], view.counters[target]
        key = (one.unit, one.cell, one.hit, other.unit, other.cell, other.facing, other.hit, shot)
        needed: int | None = self.setting.offered.get(key)
        if needed is None:
            needed = self.setting.offered[key] = needed_roll(self.look, shot, target)
        return needed

    def _move(self, move: do.Move) -> float:
        return self._going(self._stand(move.unit), move.to)

    def _going(self, stand: Stand, to: int) -> float:
        """Nearer to the goal, into comfort; crews and the unarmed keep out of close combat."""
        if stand.shy and self.look.seen[1 - self.side] >> to & 1:
            return -1.0
        comfort = self._comfort(to) - 0.5 * len(self.look.at.get(to, ()))
        return stand.pull * (stand.distance - stand.row[to]) + comfort - stand.comfort

    def _comfort(self, cell: int) -> float:
        comforts = self._danger.comforts
        comfort = comforts.get(cell)
        if comfort is None:
            comfort = comforts[cell] = 0.4 * self.field.terrain[cell].dm - self.risk(cell)
        return comfort

    def _stand(self, unit: int) -> Stand:
        """What a unit would give up by moving: its comfort, and a marker nobody else holds."""
        kept = self._stands.get(unit)
        if kept is not None:
            return kept
        here, kind = self.view.counters[unit].cell, self.look.kinds[unit]
        alone = here in self._held and len(self.look.at[here]) == 1
        errand = self._errands.get(unit)
        if errand is None:
            pull = USUAL_PULL if self._should_advance(unit, here) else 0.0
            errand = Errand(self._goal_row, pull, KEEPS if alone else 0.0)
        row = errand.row
        self._stands[unit] = stand = Stand(
            pull=errand.pull,
            distance=row[here],
            comfort=self._comfort(here) + 0.5 + errand.stays,
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

    def _enter(self, enter: do.Enter) -> float:
        """Worth it even if there is no goal at all: who stays off the map does nothing."""
        far = min(self.to_goal(enter.to), FARTHEST)
        return 6.0 - 0.1 * far - self.risk(enter.to)

    def _pivot(self, pivot: do.Pivot) -> float:
        """Turn only if somebody in range is outside the arc and nobody inside it."""
        cell = self.view.counters[pivot.unit].cell
        covered = self._in_range_behind(pivot.unit) & self.field.arc(cell, FACINGS[pivot.facing])
        return 0.9 + 0.1 * covered.bit_count() if covered else 0.0

    def _in_range_behind(self, unit: int) -> int:
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

    def _rally(self, rally: do.Rally) -> float:
        return 3.0 if self.risk(self.view.counters[rally.unit].cell) < 2 else 2.0

    def _leave(self, leave: do.Leave) -> float:
        errand = self._errands.get(leave.unit)
        return 20.0 if errand is None or errand.leaves else 0.0

    def _card(self, action: do.PlayCard) -> float:
        effect = action_cards()[action.card].effect
        return {"gain-caps": 1.0, "sniper": 2.0, "act-free": 4.0, "rally-free": 5.0}.get(effect, 1)


def _better(best: float, found: list[Any], option: Any, worth: float) -> tuple[float, list[Any]]:
    """The best so far with one more option weighed; equals stay side by side."""
    if worth <= 0 or worth < best:
        return best, found
    if worth == best:
        found.append(option)
        return best, found
    return worth, [option]


_JUDGES: dict[type, Callable[[Appraisal, Any], float]] = {
    do.Fire: Appraisal._fire,
    do.Assault: Appraisal._assault,
    do.Move: Appraisal._move,
    do.Enter: Appraisal._enter,
    do.Pivot: Appraisal._pivot,
    do.Rally: Appraisal._rally,
    do.Leave: Appraisal._leave,
    do.PlayCard: Appraisal._card,
}

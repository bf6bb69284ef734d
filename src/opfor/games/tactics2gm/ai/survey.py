"""What the AI looks at when it decides: the open board and its own hand, with measures of both.

Danger is measured once for a phase, when it is first asked for; shots are measured again after
every change of the board.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.games.tactics2gm.ai.aims import Aim, aim_of
from opfor.games.tactics2gm.ai.danger import danger_of, victims_of
from opfor.games.tactics2gm.ai.rings import Rings, rings_of
from opfor.games.tactics2gm.ai.sight import AI, PLAYER, seen
from opfor.games.tactics2gm.ai.stances import Stance
from opfor.games.tactics2gm.content import UnitRow
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.rules.movement import Crowd, crowd_of
from opfor.games.tactics2gm.rules.shooting import (
    Mark,
    can_hurt,
    expected_damage,
    hurt_chance,
    kill_chance,
    mark,
    need,
    ready_weapons,
    weapon,
)
from opfor.games.tactics2gm.rules.supply import own_lines, supply_length
from opfor.games.tactics2gm.state import HQ, State, Unit


class Shot(NamedTuple):
    """A weapon of a unit against a target, wherever the two stand.

    ``spot`` is the target's place in the distance table; ``hurts`` is True if an ordinary hit
    does damage; the chances are those of one roll.
    """

    slot: int
    target: int
    spot: int
    low: int
    high: int
    hurts: bool
    hurt: float
    kill: float
    damage: float


class Survey:
    """The situation of one phase. ``unit`` is the AI unit whose act is being decided, ``reach``
    the spaces it can end on, ``shelter`` the free cover it could go to."""

    __slots__ = (
        "_breakers", "_danger", "_shots", "_victims", "aim", "board", "cards", "crowd",
        "distance", "foes", "mine", "reach", "rings", "rulings", "setting", "settings", "shelter",
        "stance", "state", "unit",
    )  # fmt: skip

    mine: list[Unit]
    foes: list[Unit]
    crowd: Crowd
    unit: Unit
    reach: list[int]
    shelter: list[int]
    state: State

    def __init__(self, setting: Setting, state: State, stance: Stance) -> None:
        self.setting = setting
        self.stance = stance
        self.settings = setting.settings
        self.rulings = setting.rulings
        self.cards = setting.cards
        self.board = setting.board
        self.distance = setting.board.distance
        self.rings: Rings = rings_of(setting.board)
        self._danger: dict[int, float] = {}
        self._victims: dict[int, list[tuple[Mark, int]]] = {}
        self.refresh(state)
        self.aim: Aim = aim_of(setting, self.state, stance)

    def refresh(self, state: State) -> None:
        """Look again after something happened; danger stays as it was when the phase began."""
        self.state = seen(self.setting, state)
        self.mine = []
        self.foes = []
        for unit in self.state.units:
            if unit.cell >= 0:
                (self.mine if unit.side == AI else self.foes).append(unit)
        self.crowd = crowd_of(self.state)
        self._shots: dict[int, list[Shot]] = {}
        self._breakers: set[int] | None = None

    def card(self, unit: Unit) -> UnitRow:
        return self.cards.units[unit.card]

    def line(self, cell: int) -> int:
        """The line of a space as the AI counts it; its own HQ lies on line 0."""
        if cell >= self.board.size:
            return 0 if cell == self.board.size else self.board.lines + 1
        return cell // self.board.columns + 1

    def name(self, target: int) -> str:
        """A unit, the enemy HQ, the mission target or terrain, as decisions name them."""
        if target > 0:
            return self.unit_name(next(u for u in self.state.units if u.id == target))
        if target == HQ:
            return "hq"
        cell = -1 - target
        return "target" if cell == self.setting.mission.target else f"terrain {self.space(cell)}"

    def unit_name(self, unit: Unit) -> str:
        return f"{unit.card}#{unit.id}"

    def space(self, cell: int) -> str:
        """A space as line and column: ``3-4``."""
        return f"{self.board.line(cell)}-{self.board.column(cell)}"

    def foe(self, target: int) -> Unit | None:
        """The Player unit behind a target number; ``None`` for HQ and terrain."""
        return next((u for u in self.foes if u.id == target), None) if target > 0 else None

    def danger(self, target: int) -> float:
        """Danger of a Player unit; HQ and terrain have none."""
        if target not in self._danger:
            unit = self.foe(target)
            self._danger[target] = 0.0 if unit is None else danger_of(self, unit)
        return self._danger[target]

    def victims(self, side: int) -> list[tuple[Mark, int]]:
        """What the other side of ``side`` may shoot at, with its weight; looked at once."""
        if side not in self._victims:
            self._victims[side] = victims_of(self, side)
        return self._victims[side]

    def most_dangerous(self) -> Unit | None:
        """The Player unit of greatest danger; equal: the dearer, then the closer to the HQ."""
        home = self.distance[self.board.hq(AI)]
        return max(
            self.foes,
            key=lambda u: (self.danger(u.id), self.card(u).cost, -home[u.cell], -u.id),
            default=None,
        )

    def marks(self) -> list[Mark]:
        """Everything a shot may be aimed at: Player units, his HQ, terrain of the mission."""
        found = [mark(self.setting, self.state, AI, u.id) for u in self.foes]
        found.append(mark(self.setting, self.state, AI, HQ))
        if self.aim.destroy is not None and self.aim.destroy < HQ:
            found.append(mark(self.setting, self.state, AI, self.aim.destroy))
        return found

    def shots(self, unit: Unit) -> list[Shot]:
        """Every weapon of a unit that may still fire, against every target at any distance."""
        known = self._shots.get(unit.id)
        if known is None:
            known = self._shots[unit.id] = self._measure(unit)
        return known

    def _measure(self, unit: Unit) -> list[Shot]:
        setting, state = self.setting, self.state
        found = []
        marks = self.marks()
        for slot in ready_weapons(setting, unit):
            arm = weapon(setting, unit, slot)
            for at in marks:
                needed = need(setting, state, unit, arm, at)
                found.append(
                    Shot(
                        slot, at.target, at.cell, arm.min_range, arm.range, can_hurt(arm, at),
                        hurt_chance(needed, arm, at), kill_chance(needed, arm, at),
                        expected_damage(needed, arm, at),
                    )
                )  # fmt: skip
        return found

    def shots_from(self, unit: Unit, cell: int) -> list[Shot]:
        """The shots a unit would have from a space."""
        row = self.distance[cell]
        return [s for s in self.shots(unit) if s.low <= row[s.spot] <= s.high]

    def best_units(self) -> list[Unit]:
        """The AI's best units: the dearest ones."""
        found = sorted(self.mine, key=lambda u: (-self.card(u).cost, u.id))
        return found[: self.settings.phrases.best_units]

    def is_breaker(self, target: int) -> bool:
        """Whether the loss of this Player unit breaks his supply line: it is alone on a line of
        it (or, where he has no line at all, alone on any)."""
        if self._breakers is None:
            self._breakers = self._find_breakers()
        return target in self._breakers

    def _find_breakers(self) -> set[int]:
        depth = self.board.depth
        lines = own_lines(self.setting, self.state, PLAYER)
        length = supply_length(self.setting, self.state, PLAYER) or max(lines, default=0)
        by_line: dict[int, list[int]] = {}
        for unit in self.foes:
            by_line.setdefault(depth(PLAYER, unit.cell), []).append(unit.id)
        return {ids[0] for line, ids in by_line.items() if len(ids) == 1 and line <= length}

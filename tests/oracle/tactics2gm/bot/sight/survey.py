"""What the AI looks at when it decides: the open board and its own hand, with measures of both.

Danger is measured once for a phase, when it is first asked for (by ruling again after every act);
shots are measured again where the shooter or anything they may be aimed at has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import UnitRow, hardest_blow
from opfor.games.tactics2gm.values.movement_points import pace
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import Stance
from opfor.games.tactics2gm.values.state import AI, HQ, PLAYER, State, Unit
from tests.oracle.tactics2gm.bot.sight.aim import Aim, aim_of
from tests.oracle.tactics2gm.bot.sight.danger import danger_of, victims_of, weapons_of
from tests.oracle.tactics2gm.bot.sight.open_board import seen
from tests.oracle.tactics2gm.bot.sight.rings import Rings, rings_of
from tests.oracle.tactics2gm.bot.sight.shot import Shot, chances
from tests.oracle.tactics2gm.rules.movement import Crowd, crowd_of
from tests.oracle.tactics2gm.rules.supply import lone_links
from tests.oracle.tactics2gm.rules.targets import TargetMet, mark, ready_weapons, weapon
from tests.oracle.tactics2gm.rules.to_hit import need


class Survey:
    """The situation of one phase. ``unit`` is the AI unit whose act is being decided, ``reach``
    the spaces it can end on, ``shelter`` the free cover it could go to; ``held`` counts the AI's
    units by line. While units are moving, shots are measured as far as a unit could go; ``case`` is
    what decides the acting unit's move, ``can_win`` whether it may win the game."""

    __slots__ = (
        "_breakers",
        "_crowd",
        "_danger",
        "_decisive",
        "_marks",
        "_shots",
        "_threatened",
        "_top",
        "_victims",
        "aim",
        "board",
        "can_win",
        "cards",
        "case",
        "columns",
        "distance",
        "foes",
        "goals",
        "held",
        "is_moving",
        "mine",
        "numbers",
        "reach",
        "rings",
        "rulings",
        "setting",
        "shelter",
        "stance",
        "state",
        "unit",
        "waiting",
    )  # fmt: skip

    mine: list[Unit]
    foes: list[Unit]
    unit: Unit
    reach: list[int]
    shelter: list[int]
    state: State
    held: list[int]
    case: str
    can_win: bool
    waiting: list[int]

    def __init__(
        self, setting: Setting, state: State, stance: Stance, *, is_moving: bool = False
    ) -> None:
        self.setting = setting
        self.stance = stance
        self.numbers = setting.numbers
        self.rulings = setting.rulings
        self.cards = setting.cards
        self.board = setting.board
        self.columns = setting.board.columns
        self.is_moving = is_moving
        self.distance = setting.board.distance
        self.rings: Rings = rings_of(setting.board)
        self.goals = {goal.kind: goal.amount for goal in setting.mission.roles[AI].goals}
        self._danger: dict[int, float] = {}
        self._victims: dict[int, list[tuple[TargetMet, int]]] = {}
        self._look(state)
        self._forget_targets()
        self.aim: Aim = aim_of(setting, self.state, stance)

    def refresh(self, state: State) -> None:
        """Look again after something happened. Danger stays as it was when the phase began, unless
        it is ruled otherwise; shots and what they are aimed at stay while the enemy does."""
        before, foes = self.state, self.foes
        self._look(state)
        self._forget_danger()
        if not self._meets_the_same(before, foes):
            self._forget_targets()

    def _meets_the_same(self, before: State, foes: list[Unit]) -> bool:
        """Whether nothing a shot may be aimed at has changed since."""
        now = self.state
        if before.terrain is not now.terrain or len(foes) != len(self.foes):
            return False
        if before.hq != now.hq or before.losses != now.losses:
            return False
        return all(map(is_, foes, self.foes))

    def _forget_targets(self) -> None:
        self._shots: dict[int, tuple[Unit, list[Shot]]] = {}
        self._marks: list[TargetMet] | None = None
        self._decisive: dict[int, TargetMet] | None = None
        self._breakers: set[int] | None = None
        self._top: list[Unit] | None = None

    def refresh_after_move(self, state: State) -> None:
        """Look again after an AI unit moved: by day the shots of the others are as they were."""
        if self.setting.night:
            self.refresh(state)
        else:
            self._look(state)
            self._forget_danger()

    @cite("Q2-28")
    def _forget_danger(self) -> None:
        if self.rulings.danger_moment == "each-act":
            self._danger.clear()
            self._victims.clear()
            self._top = None

    def _look(self, state: State) -> None:
        self.state = seen(self.setting, state)
        self.mine = mine = []
        self.foes = foes = []
        self.held = held = [0] * (self.board.lines + 1)
        columns = self.columns
        for unit in self.state.units:
            if unit.cell < 0:
                continue
            if unit.side == AI:
                mine.append(unit)
                held[unit.cell // columns + 1] += 1
            else:
                foes.append(unit)
        self._crowd: Crowd | None = None
        self._threatened: list[tuple[Sequence[int], list[tuple[int, int]]]] | None = None

    @property
    def crowd(self) -> Crowd:
        """Who stands where; made when it is first asked for."""
        if self._crowd is None:
            self._crowd = crowd_of(self.state)
        return self._crowd

    def shooters_at(self, cell: int) -> int:
        """How many Player units have a space in range from where they stand."""
        if self._threatened is None:
            self._threatened = [
                (self.distance[foe.cell], [(a.min_range, a.range) for a in weapons_of(self, foe)])
                for foe in self.foes
            ]
        return sum(
            any(low <= row[cell] <= high for low, high in reaches)
            for row, reaches in self._threatened
        )

    def card(self, unit: Unit) -> UnitRow:
        return self.cards.units[unit.card]

    def line(self, cell: int) -> int:
        """The line of a space as the AI counts it; its own HQ lies on line 0."""
        line = cell // self.columns + 1
        if line <= self.board.lines:
            return line
        return 0 if cell == self.board.size else self.board.lines + 1

    def name(self, target: int) -> str:
        """A unit, the enemy HQ, the mission target or terrain, as decisions name them."""
        if target > 0:
            return self.unit_name(next(u for u in self.state.units if u.id == target))
        if target == HQ:
            return "hq"
        cell = -1 - target
        return "target" if cell == self.setting.mission.target else f"terrain:{self.space(cell)}"

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

    def victims(self, side: int) -> list[tuple[TargetMet, int]]:
        """What the other side of ``side`` may shoot at, with its weight; looked at once."""
        if side not in self._victims:
            self._victims[side] = victims_of(self, side)
        return self._victims[side]

    def most_dangerous(self) -> list[Unit]:
        """The Player units of greatest danger; equal: the dearer, then the closer to the AI's
        HQ. More than one only if nothing tells them apart."""
        if self._top is None:
            home = self.distance[self.board.hq(AI)]
            ranks = [
                (self.danger(u.id), self.cards.units[u.card].cost, -home[u.cell]) for u in self.foes
            ]
            best = max(ranks, default=None)
            self._top = [u for u, rank in zip(self.foes, ranks, strict=True) if rank == best]
        return self._top

    def marks(self) -> list[TargetMet]:
        """Everything a shot may be aimed at: Player units, his HQ, terrain of the mission."""
        if self._marks is None:
            targets = [u.id for u in self.foes] + [HQ]
            if self.aim.destroy is not None and self.aim.destroy < HQ:
                targets.append(self.aim.destroy)
            self._marks = [mark(self.setting, self.state, AI, target) for target in targets]
        return self._marks

    def decisive(self) -> dict[int, TargetMet]:
        """What one blow may destroy to win the game, by target number."""
        if self._decisive is None:
            most = hardest_blow(self.cards)
            self._decisive = {
                at.target: at
                for at in self.marks()
                if (at.unit is not None or at.hp <= most) and self._wins_by(at)
            }
        return self._decisive

    @cite("2GM-GOAL-1")
    def _wins_by(self, at: TargetMet) -> bool:
        """The HQ, the mission target, or the last unit the Player may lose."""
        if at.unit is not None:
            lost = self.state.losses[PLAYER] + 1
            return lost >= self.goals.get("losses", lost + 1)
        return ("destroy-hq" if at.target == HQ else "destroy-target") in self.goals

    def shots(self, unit: Unit) -> list[Shot]:
        """Every weapon of a unit that may still fire, against every target it has in range (or
        could have after moving, while units are moving)."""
        known = self._shots.get(unit.id)
        if known is not None and known[0] is unit:
            return known[1]
        found = self._measure(unit)
        self._shots[unit.id] = unit, found
        return found

    def _measure(self, unit: Unit) -> list[Shot]:
        setting, state = self.setting, self.state
        found: list[Shot] = []
        slots = ready_weapons(setting, unit)
        if not slots:
            return found
        row = self.distance[unit.cell]
        ahead = max(pace(setting, unit), 1) if self.is_moving else 0
        for slot in slots:
            arm = weapon(setting, unit, slot)
            low, high = arm.min_range, arm.range
            for at in self.marks():
                if low - ahead <= row[at.cell] <= high + ahead:
                    needed = need(setting, state, unit, arm, at)
                    odds = chances(needed, arm, at)
                    found.append(Shot(slot, at.target, at.cell, low, high, *odds))
        return found

    def shots_from(self, unit: Unit, cell: int) -> list[Shot]:
        """The shots a unit would have from a space."""
        row = self.distance[cell]
        return [s for s in self.shots(unit) if s.low <= row[s.spot] <= s.high]

    def is_breaker(self, target: int) -> bool:
        """Whether the loss of this Player unit breaks his supply line: it is alone on a line of
        it. Where he has none, there is nothing to break."""
        if self._breakers is None:
            self._breakers = lone_links(self.setting, self.state, PLAYER)
        return target in self._breakers

"""Hypothesis answers every request; what must always hold is looked at after every answer."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Request
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.course.lookout import ready_slots
from opfor.games.tactics2gm.tests.asked import mark as mark_of
from opfor.games.tactics2gm.tests.asked import need, need_tally
from opfor.games.tactics2gm.tests.field import setting_for
from opfor.games.tactics2gm.values.apply import apply
from opfor.games.tactics2gm.values.arms import weapon
from opfor.games.tactics2gm.values.events import (
    ApGained,
    ApLost,
    BidMade,
    EquipmentBought,
    SupportPlayed,
    TerrainPlaced,
    UnitDeployed,
)
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.start import new
from opfor.games.tactics2gm.values.state import HQ, State

GAMES: list[dict[str, Any]] = [
    {},
    {"night": True, "arctic": True, "map": "lakeland"},
    {"scenario": "farmhouse"},
    {"scenario": "beach-landing"},
    {"scenario": "night-raid", "ai_role": "attacker"},
    {"scenario": "winter-depot", "reshuffle": True},
]


class AnyGame(RuleBasedStateMachine):
    """Plays a game by whatever answers Hypothesis likes."""

    @initialize(options=st.sampled_from(GAMES), seed=st.integers(0, 999))
    def begin(self, options: dict[str, Any], seed: int) -> None:
        self.setting = setting_for(**options)
        self.start = new(self.setting)
        self.play: TacticsPlay = Play(GAME, self.setting, self.start)
        self.chance = Seeded(seed)
        assert GAME.inventory is not None
        self.inventory = GAME.inventory
        self.pieces = self.inventory(self.setting, self.start)
        self.request: Request | None = self._through_chance(self.play.begin())

    def _through_chance(self, request: Request | None) -> Request | None:
        while request is not None and not isinstance(request, Choose):
            request = self.play.answer(self.chance(request))
        return request

    @rule(pick=st.integers(0, 10**6), times=st.integers(1, 25))
    def answer(self, pick: int, times: int) -> None:
        for n in range(times):
            if not isinstance(self.request, Choose):
                return
            options = self.request.options
            choice = options[(pick + 7919 * n) % len(options)]
            self.request = self._through_chance(self.play.answer(choice))

    @invariant()
    def cards_are_conserved(self) -> None:
        if hasattr(self, "play"):
            assert self.inventory(self.setting, self.play.state) == self.pieces

    @invariant()
    def ap_are_conserved_and_never_below_zero(self) -> None:
        if hasattr(self, "play"):
            assert ap_by_events(self.play, self.start) == self.play.state.ap
            assert min(self.play.state.ap) >= 0

    @invariant()
    def units_stand_where_there_is_room(self) -> None:
        if hasattr(self, "play"):
            assert_standing(self.setting, self.play.state)

    @invariant()
    def events_alone_give_the_state(self) -> None:
        if hasattr(self, "play"):
            state = self.start
            for event in self.play.log:
                state = apply(state, event)
            assert state == self.play.state

    @invariant()
    def fast_and_told_numbers_agree(self) -> None:
        if hasattr(self, "play"):
            assert_needs_agree(self.setting, self.play.state)


def ap_by_events(play: TacticsPlay, start: State) -> tuple[int, int]:
    """AP of both sides as the events add up."""
    ap = list(start.ap)
    owner: dict[int, int] = {}
    number = start.next_id
    for event in play.log:
        match event:
            case ApGained(side=side):
                ap[side] += event.hq + event.supply + event.command + event.other
            case ApLost(side=side, amount=amount):
                ap[side] -= amount
            case BidMade(side=side, ap=bid):
                ap[side] -= bid
            case TerrainPlaced(side=side, paid=paid):
                ap[side] -= paid
            case SupportPlayed(side=side, cost=cost):
                ap[side] -= cost
            case UnitDeployed(side=side, cost=cost):
                ap[side] -= cost
                owner[number] = side
                number += 1
            case EquipmentBought(unit=unit, cost=cost):
                ap[owner[unit]] -= cost
    return ap[0], ap[1]


def assert_standing(setting: Any, state: State) -> None:
    """No space is overfull or shared by enemies; loads and carriers agree; nobody is dead."""
    by_cell: dict[int, list[Any]] = {}
    ids = {unit.id: unit for unit in state.units}
    for unit in state.units:
        assert 0 <= unit.wounds < setting.unit(unit.card).hp
        if unit.aboard:
            assert ids[unit.aboard].cargo == unit.id
            assert unit.cell == -1
            continue
        assert 0 <= unit.cell < setting.board.size
        by_cell.setdefault(unit.cell, []).append(unit)
    for cell, standing in by_cell.items():
        assert len({unit.side for unit in standing}) == 1
        piece = state.terrain[cell]
        room = 1 if piece is None else setting.terrain(piece.card).capacity
        # a house shot away leaves its two units in the open together
        assert len(standing) <= max(room, 2)


def assert_needs_agree(setting: Any, state: State) -> None:
    for unit in state.units:
        for slot in ready_slots(setting, state, unit):
            arm = weapon(setting, unit, slot)
            for target in (
                HQ,
                *(foe.id for foe in state.units if foe.side != unit.side and foe.cell >= 0),
            ):
                at = mark_of(setting, state, unit.side, target)
                told = need_tally(setting, state, unit, arm, at)
                assert told.total == need(setting, state, unit, arm, at)


AnyGame.TestCase.settings = settings(
    max_examples=12, stateful_step_count=14, deadline=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
TestAnyGame = AnyGame.TestCase

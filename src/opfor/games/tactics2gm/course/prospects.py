"""What goes with winning a battle: a position as a few numbers, and the chance they amount to.

The weights are fitted to how simulated games ended (``benchmarks/fit_2gm.py``), not thought up.
"""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import Any, NamedTuple

from opfor.games.tactics2gm.course.rooms import looked_at
from opfor.games.tactics2gm.rules.victory import holds_target
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.state import State, Unit
from opfor.kit.fitted import weights_in

WEIGHTS = Path(__file__).with_name("weights.toml")
ELSEWHERE = "elsewhere"
"""A scenario that was not measured: what the others have on average."""
RESERVE = 3.0
"""AP of units that everybody is thought to have beside those on the board: keeps the first unit
from counting without limit."""


PARTS = {
    "forces": ("force", "units"),
    "tempo": ("advance",),
    "headquarters": ("hq", "hq_wounded"),
    "means": ("ap", "hand", "deck", "income"),
    "goals": ("losses", "hold", "reach", "endure", "target"),
}
"""What reasons tell of these numbers."""


class Prospects(NamedTuple):
    """A position from one side, each number less that of the enemy."""

    force: float
    """How many times the enemy's force one has (the logarithm), by cost and what is left of it."""
    units: float
    """The same as a difference, in AP."""
    advance: float
    """How near that force is to the enemy's HQ, in AP."""
    hq: float
    """What is left of the HQs, as a part."""
    hq_wounded: float
    """The same as a logarithm: the last points count most."""
    ap: float
    hand: float
    deck: float
    """AP, cards in hand, cards to draw."""
    losses: float
    hold: float
    reach: float
    endure: float
    target: float
    """How far each kind of goal is met, as a part."""
    mover: float
    """Whose turn it is."""
    income: float
    """The AP the AI's HQ brings it."""
    americans: float
    """Whose army they are."""


def prospects(setting: Setting, state: State, side: int) -> Prospects:
    """The numbers of a position."""
    mine, theirs = _numbers(setting, state, side), _numbers(setting, state, 1 - side)
    apart = [a - b for a, b in zip(mine, theirs, strict=True)]
    return Prospects(*apart)


def _numbers(setting: Setting, state: State, side: int) -> Prospects:
    """One side alone."""
    units = [(unit, _left(setting, unit)) for unit in state.units if unit.side == side]
    force, hp = sum(worth for _, worth in units), setting.numbers.hq.hp
    hq, deck = max(0, hp - state.hq[side]), state.decks[side]
    goals = dict.fromkeys(("losses", "hold", "reach", "endure", "target"), 0.0)
    for goal in setting.mission.roles[side].goals:
        if goal.kind in MET:
            name, met = MET[goal.kind]
            goals[name] = max(goals[name], met(setting, state, side, goal))
    return Prospects(
        force=log(force + RESERVE),
        units=force,
        advance=sum(worth * _nearness(setting, unit) for unit, worth in units),
        hq=hq / hp,
        hq_wounded=log(hq + 1),
        ap=state.ap[side],
        hand=len(deck.hand),
        deck=len(deck.draw),
        mover=float(state.mover == side),
        income=setting.ai_ap if side == setting.ai else 0.0,
        americans=float(state.armies[side] == "americans"),
        **goals,
    )


def _left(setting: Setting, unit: Unit) -> float:
    row = setting.cards.units[unit.card]
    return row.cost * (1.0 - unit.wounds / max(row.hp, 1))


def _nearness(setting: Setting, unit: Unit) -> float:
    """0 on its own line, 1 on the enemy's."""
    board = setting.board
    return (
        max(0, board.depth(unit.side, unit.cell) - 1) / (board.lines - 1) if unit.cell >= 0 else 0
    )


def _losses(_setting: Setting, state: State, side: int, goal: ScenarioGoal) -> float:
    return state.losses[1 - side] / goal.amount


def _hold(setting: Setting, state: State, side: int, goal: ScenarioGoal) -> float:
    return (state.held[side] + 0.5 * holds_target(looked_at(setting, state), side)) / goal.amount


def _reach(setting: Setting, state: State, side: int, goal: ScenarioGoal) -> float:
    near = sorted((_nearness(setting, u) for u in state.units if u.side == side), reverse=True)
    return sum(near[: goal.amount]) / goal.amount


def _endure(_setting: Setting, state: State, side: int, goal: ScenarioGoal) -> float:
    return state.turns[1 - side] / goal.amount


def _target(setting: Setting, state: State, _side: int, _goal: ScenarioGoal) -> float:
    piece = state.terrain[setting.mission.target]
    return 1.0 if piece is None else piece.damage / max(setting.terrain(piece.card).hp, 1)


MET: dict[str, tuple[str, Any]] = {
    "losses": ("losses", _losses),
    "hold-target": ("hold", _hold),
    "reach": ("reach", _reach),
    "endure": ("endure", _endure),
    "destroy-target": ("target", _target),
}
"""How far goals are met, by kind; what happens to HQs has numbers of its own."""


def mission_of(setting: Setting) -> str:
    """The scenario and the role of the second side: what a person plays against the AI."""
    return f"{setting.mission.id}-{setting.mission.roles[1].name}".lower().replace(" ", "-")


def chance(setting: Setting, state: State, side: int) -> float:
    """The chance to win that a position amounts to; against the AI with what the person has beside
    in this scenario and role."""
    weights, beside = weights_in(WEIGHTS), 0.0
    if setting.ai is not None:
        beside = weights.missions.get(mission_of(setting), weights.missions[ELSEWHERE])
    numbers = prospects(setting, state, side)
    return weights.chance(numbers, beside if side != setting.ai else -beside)


def parts(setting: Setting, state: State, seat: str) -> dict[str, float]:
    """What that chance is made of, in log odds."""
    numbers = prospects(setting, state, setting.seats.index(seat))
    return weights_in(WEIGHTS).parts(numbers, PARTS)

"""The opponent and the naive reader agree on thousands of positions, stage by stage."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.cascade import narrowed_by
from opfor.core.chance import Seeded
from opfor.core.play import apart
from opfor.core.trace import Decision
from opfor.games.coh.bot.route import ROUTE, Journey
from opfor.games.coh.course.position import surveyed
from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.generator import position
from opfor.games.coh.tests.naive_orders.ground import ANGLES, ahead
from opfor.games.coh.tests.naive_orders.joined_positions import joined_position
from opfor.games.coh.tests.naive_orders.reader import Reading, first_order
from opfor.games.coh.tests.naive_orders.walking import (
    best,
    choose_facings,
    choose_hexes,
    choose_refuges,
    choose_trips,
    fallback_facings,
    zone_count,
)
from opfor.games.coh.tests.naive_orders.wilds import wild_position
from opfor.games.coh.told.positions.files import BOT, card_of, decide, read
from opfor.games.coh.told.positions.form import parse
from opfor.games.coh.values.apply import apply

BATCH = int(os.environ.get("OPFOR_NAIVE_BATCH", "50"))
"""Positions per batch; set it higher for a longer look."""


@pytest.mark.parametrize("batch", range(10))
def test_both_read_the_same_card_alike(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        REACHED.add(compare(seed))


@pytest.mark.rule("unit-ar", "attack-cost", "ai-indirect-fire", "R-COH-30")
@pytest.mark.parametrize("batch", range(4))
def test_both_read_it_alike_among_hills_walls_smoke_and_works(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        compare(seed, wild_position)


@pytest.mark.rule("COH-4.1.4-b", "V-2", "GEN-2.1-f")
@pytest.mark.parametrize("batch", range(2))
def test_both_read_it_alike_on_boards_side_by_side_and_towards_edges(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        compare_joined(seed)


def compare(seed: int, drawn: Callable[[int], dict[str, Any]] = position) -> str:
    """Compare one position; gives the action carried out, for counting."""
    given = drawn(seed)
    return compare_read(seed, given, Board(given), {})


def compare_joined(seed: int) -> str:
    """Compare a position on boards of the box."""
    given, plain, land = joined_position(seed)
    return compare_read(seed, given, Board(plain), land.names)


def compare_read(seed: int, given: dict[str, Any], board: Board, names: Mapping[str, Any]) -> str:
    """Compare what the opponent does with a file to what the naive reader makes of the board;
    ``names`` are those the file gives to hexes, if the reader calls them otherwise."""
    found = decide({}, json.dumps(given).encode(), Seeded(seed))
    decisions = {d.question: renamed(d, names) for d in found.decisions}
    line, reading = first_order(board)
    said = f"seed {seed}: {given['card']}"
    assert decisions["order"].chosen == line, said
    if reading is None:
        return line
    for question, expected in _expected(board, reading, decisions):
        survivors = set(decisions[question].survivors)
        assert survivors == expected, f"{said}, {line}, {question}"
    return f"{reading.order.scope} {reading.order.action}"


def renamed(decision: Decision, names: Mapping[str, Any]) -> Decision:
    """A decision with its hexes called as the reader calls them."""
    survivors = tuple(names.get(str(name), name) for name in decision.survivors)
    return replace(
        decision, survivors=survivors, chosen=names.get(str(decision.chosen), decision.chosen)
    )


def _expected(
    board: Board, reading: Reading, decisions: dict[str, Decision]
) -> list[tuple[str, set[str]]]:
    """What the naive reader leaves at each stage, given what was chosen before it."""
    ai = str(decisions["acting"].chosen)
    stages = [("acting", reading.acting())]
    target = decisions.get("target")
    if target is not None:
        stages.append(("target", reading.targets(ai)))
    goal = str(target.chosen) if target is not None else ""
    if "hex" in decisions:
        stages.append(("hex", _hexes(board, reading, ai, goal)))
    if "facing" in decisions:
        stages.append(("facing", _facings(board, reading, ai, goal, decisions)))
    return stages


def _hexes(board: Board, reading: Reading, ai: str, goal: str) -> set[str]:
    action = reading.order.action
    if "move" not in action or board.locked(ai):
        return choose_refuges(board, ai)
    return choose_hexes(board, ai, goal, action.startswith("low"))


def routes_differ(seed: int, drawn: Callable[[int], dict[str, Any]] = position) -> int:
    """Compare every way of every AI vehicle of a position; gives how many were compared."""
    given, compared = drawn(seed), 0
    board, form = Board(given), parse(json.dumps(given).encode())
    setting, state = read({}, json.dumps(given).encode())
    survey, play = surveyed(setting, state, BOT, card_of(form)), apart(apply, setting, state)
    for ai in (a for a in survey.ai if survey.look.kind(a).bonus_moves and survey.can_move(a)):
        for cell, ways in survey.routes(ai).items():
            for low in (False, True):
                left = narrowed_by(play, ROUTE, Journey(survey, low), ways).survivors
                found = {tuple(survey.field.name(c) for c in way) for way in left}
                expected = choose_trips(board, survey.name(ai), survey.field.name(cell), low)
                assert found == expected, seed
            compared += len(ways) > 1
    return compared


@pytest.mark.rule("COH-2.0-b", "R-COH-30")
def test_both_drive_by_the_same_ways() -> None:
    assert sum(routes_differ(seed) for seed in range(40)) > 50
    assert sum(routes_differ(seed, wild_position) for seed in range(40)) > 50


def _facings(
    board: Board, reading: Reading, ai: str, goal: str, decisions: dict[str, Any]
) -> set[str]:
    if "hex" in decisions:
        return choose_facings(board, str(decisions["hex"].chosen))
    here, action = board.at(ai), reading.order.action
    if reading.pivoting:
        return fallback_facings(board, ai, action.startswith("low"))
    if reading.order.scope == "adjacent" and action == "pivot":
        beside = [u for u in board.units if u in reading.pairs[ai]]
        left = [f for f in ANGLES if any(ahead(here, f, board.at(u)) for u in beside)]
        return choose_facings(
            board, here, best(left, lambda f: zone_count(board, ai, f), most=True)
        )
    return choose_facings(board, here, [f for f in ANGLES if board.faces(here, f, goal)])


REACHED: set[str] = set()
"""What the compared positions came to."""

KINDS = (
    *("attack", "group attack", "long range attack", "move", "low risk move", "pivot", "rally"),
    *("auto-rally", "move into cc", "disengage", "pivot and/or attack"),
)


def test_the_positions_reach_every_kind_of_order() -> None:
    reached = REACHED or {compare(seed) for seed in range(600)}
    actions = {name.split(" ", 1)[1] for name in reached if " " in name}
    assert set(KINDS) <= actions
    assert {"pass", "priority/1"} <= reached

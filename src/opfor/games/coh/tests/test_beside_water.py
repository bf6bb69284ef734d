"""Vehicles of the AI beside water, on every board that has some: the hexes a move can end in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.tests.naive_orders.boards import Boards, board_file
from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.ground import ANGLES, beside
from opfor.games.coh.tests.naive_orders.walking import reached
from opfor.games.coh.tests.solo.table import Table, mission
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.state import OFF, Counter

WET = ("5", "11", "13")
CARD = {"card": {"colour": "green"}, "control_markers": [], "objectives": []}


def spots(board: str, land: Boards) -> list[str]:
    """The dry hexes beside water, by the names printed on the board."""
    wet = {land.names[name] for name in board_file(board)["terrain"]["water"]}
    found = [n for n, h in land.names.items() if h in land.hexes and h not in wet]
    return sorted(n for n in found if wet.intersection(beside(land.names[n])))


def positions(board: str, land: Boards) -> Iterator[tuple[str, str, str]]:
    """A vehicle, where it stands, which way it faces."""
    driven = [k for k, kind in unit_kinds().items() if kind.kind == "vehicle"]
    for spot in spots(board, land):
        for unit in driven:
            for facing in ANGLES:
                yield unit, spot, facing


@pytest.mark.rule("COH-2.0-b", "ai-bonus-moves")
@pytest.mark.parametrize("board", WET)
def test_a_vehicle_beside_water_can_end_where_a_plain_reader_says(board: str) -> None:
    """By the book's own words: a step, then bonus moves; no vehicle ends in water but on
    a bridge."""
    land = Boards(((board, 0, 0, False),))
    drawn, table = land.drawn(), Table(mission(maps=(board,)))
    field, state = table.setting.field, table.state
    bridged = {name for way in drawn["roads"] for name in way}
    wet = {land.names[name] for name in board_file(board)["terrain"]["water"]} - bridged
    compared = 0
    for unit, spot, facing in positions(board, land):
        cell = field.cell(spot)
        ai = next(i for i, c in enumerate(state.counters) if c.side == 1)
        moved = replace(state.counters[ai], unit=unit, cell=cell, facing=list(ANGLES).index(facing))
        counters = tuple(moved if i == ai else gone(c) for i, c in enumerate(state.counters))
        now = replace(state, counters=counters)
        survey = Survey(look(table.setting, now), 1, outlook_now(table.setting, now))
        ends = {land.names[field.name(end)] for end in survey.ends(ai)}
        plain = Board(CARD | {"board": drawn, "counters": said(unit, land.names[spot], facing)})
        wanted = reached(plain, "A1", False)
        assert ends == set(wanted), f"{unit} on {spot} facing {facing}"
        assert not wet & ends
        compared += bool(ends)
    assert compared > 1000


def gone(counter: Counter) -> Counter:
    return replace(counter, place="destroyed", cell=OFF)


def said(unit: str, where: str, facing: str) -> list[dict[str, Any]]:
    return [{"id": "A1", "side": "ai", "unit": unit, "hex": where, "facing": facing}]

"""One bot decision from a position: placements, their effects, further placements after a blitz.

Draws from bag and pile are left out (the positions compared give no bag); of the campaigns a
person could open the first is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.blitzkrieg.tests.naive.nippon import helped, opening_marker
from opfor.games.blitzkrieg.tests.naive.procedure import (
    Table,
    best,
    pick_position,
    pick_theatre,
    rank,
    remaining_units,
)

Answer = tuple[str, list[Any], Any]
"""Question, survivors, chosen."""


def decide(position: dict[str, Any], roll: Callable[[], int]) -> list[Answer]:
    """The list of (question, survivors, chosen); ``roll()`` gives the next number of the die."""
    table = Table(position)
    answers: list[Answer] = []
    same: str | None = None
    while True:
        picked = pick_theatre(table, same)
        if picked is None:
            return answers
        theatre, aim = picked
        position_there = pick_position(table, theatre, aim)
        units = remaining_units(table, theatre, position_there, aim)
        slot = units[0] if len(units) == 1 else units[(roll() - 1) % len(units)]
        answers.append(("theatre", [theatre], theatre))
        answers.append(("space", [position_there], position_there))
        answers.append(("unit", units, slot))
        is_blitz = "blitz" in table.meaning(table.row[slot - 1])[2]
        put(table, theatre, position_there, slot, answers)
        if not is_blitz or table.player_vp >= 25:
            return answers
        same = theatre


def put(table: Table, theatre: str, position: int, slot: int, answers: list[Answer]) -> None:
    """Place the unit: effect, marker, backlash of a bomb, closing and scoring."""
    unit = table.row.pop(slot - 1)
    _, _, marks = table.meaning(unit)
    strength = table.strength(unit, theatre)
    row = table.open_row(theatre)
    assert row is not None
    _, effect, amount = table.space(theatre, position)
    table.cells[theatre, row][position - 1] = ["bot", unit]
    table.last_unit = table.last_unit if unit == "spy" else unit
    if "task-force" not in marks:
        carry_out(table, theatre, effect, amount, answers)
        if effect == "tactical":
            strength += amount
    end = table.box.track_length[theatre]
    table.track[theatre] = min(end, table.track[theatre] + strength)
    if "nuclear" in marks:
        backlash(table, theatre)
    if table.track[theatre] == end:
        win_outright(table, theatre, row, answers)
    elif None not in table.cells[theatre, row]:
        score(table, theatre, table.box.board[theatre][row][0])
    if not is_open(table, theatre) and table.unopened and table.player_vp < 25:
        opened = table.unopened.pop(0)
        whom = helped(table.track[theatre], "bot")
        table.track[opened] = opening_marker(opened, whom, has_bot_closed=True)


def is_open(table: Table, theatre: str) -> bool:
    return table.open_row(theatre) is not None


def backlash(table: Table, theatre: str) -> None:
    for other in table.box.theatres:
        if other != theatre and is_open(table, other):
            floor = 1 - table.box.track_length[other]
            table.track[other] = max(floor, table.track[other] - 2)


def score(table: Table, theatre: str, points: int) -> None:
    """A campaign closes: the leader scores, both on a tie; shields count for a leader."""
    track = table.track[theatre]
    first, second = table.box.shields[table.box.track_length[theatre]]
    bonus = 2 if abs(track) >= second else 1 if abs(track) >= first else 0
    if track >= 0:
        table.bot_vp += points + bonus
    if track <= 0:
        table.player_vp += points + bonus


def win_outright(table: Table, theatre: str, row: int, answers: list[Answer]) -> None:
    """The bot takes every effect and all points not yet scored in the theatre, and two more."""
    left = []
    for r in range(row, len(table.box.board[theatre])):
        table.bot_vp += table.box.board[theatre][r][0]
        cells = zip(table.box.spaces_of(theatre, r), table.cells[theatre, r], strict=True)
        left += [space for space, cell in cells if cell is None]
    table.outright[theatre] = True
    table.bot_vp += 2
    for _, effect, amount in left:
        carry_out(table, theatre, effect, amount, answers)


def carry_out(table: Table, theatre: str, effect: str, amount: int, answers: list[Answer]) -> None:
    """Effects that another decision of the same turn could notice."""
    if effect == "propaganda":
        table.bot_vp += amount
    if effect == "strategic":
        advance_elsewhere(table, theatre, amount, answers)


def advance_elsewhere(table: Table, theatre: str, steps: int, answers: list[Answer]) -> None:
    """The greatest change: best rank; larger lead before, then after; then theatre order.

    Changes are compared as if the track went on; the marker itself stops one step short, and
    one that stands there already is no target.
    """
    targets = [t for t in table.box.theatres if t != theatre and is_open(table, t)]
    targets = [t for t in targets if table.track[t] < table.box.track_length[t] - 1]
    if not targets:
        return
    reach = {t: table.track[t] + steps for t in targets}
    options = best(targets, lambda t: -rank(table.track[t], reach[t], False))
    if rank(table.track[options[0]], reach[options[0]], False) in (4, 5):
        options = best(options, lambda t: abs(table.track[t]))
        options = best(options, lambda t: abs(reach[t]))
    furthest = table.box.track_length[options[0]] - 1
    table.track[options[0]] = min(furthest, reach[options[0]])
    answers.append(("strategic-advantage", options[:1], options[0]))

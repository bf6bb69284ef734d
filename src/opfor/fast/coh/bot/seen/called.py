"""What candidates are called: in decisions, on requests, in records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.run import Naming
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.order_numbers import ACTIONS
from opfor.fast.coh.values import NOTHING, Battle
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS

ACTION_IDS = {number: action.id for action, number in ACTIONS.items()}
OWN_KINDS = ("counteraction", "mission-order")
"""The mission's own lists."""


def noted_goal(battle: Battle, goal: int) -> Naming:
    """A counter, or an Objective: of the mission, a control marker with its hex, the place that the
    line at hand names."""
    marker = -1 - goal - battle.objectives
    cell = battle.marker_cell[marker] if goal < 0 <= marker < battle.markers else NOTHING
    return Naming(goal, cell, battle.named_spot, 0, 0, 0)


def goal_called(play: CohPlay, goal: int, cell: int, spot: int, *_: int) -> str:
    """A counter's id, or the name of an Objective; ``unit:G09`` and ``hex:G09`` where both are
    called so."""
    counters = play.state.counters
    if goal >= 0:
        said = counters[goal].id
        return f"unit:{said}" if said in objectives_called(play, spot) else said
    said = objective_called(play, -1 - goal, cell, spot)
    return f"hex:{said}" if any(counter.id == said for counter in counters) else said


def objectives_called(play: CohPlay, spot: int) -> set[str]:
    """Those of the mission, the Player's control markers, the place that a line names."""
    setting, fixed = play.setting, getattr(play.setting, "objectives", ())
    taken = {objective.cells for objective in fixed}
    held = [m.cell for m in play.state.markers if m.side != setting.bot and (m.cell,) not in taken]
    named = [] if spot == NOTHING else [spot_called(play, spot)]
    return {*(each.name for each in fixed), *(hex_called(play, cell) for cell in held), *named}


def objective_called(play: CohPlay, objective: int, cell: int, spot: int) -> str:
    if cell != NOTHING:
        return hex_called(play, cell)
    fixed = getattr(play.setting, "objectives", ())
    return str(fixed[objective].name) if objective < len(fixed) else spot_called(play, spot)


def spot_called(play: CohPlay, spot: int) -> str:
    return str(numbering(play.setting).script.places.spot_names[spot])


def hex_called(play: CohPlay, cell: int) -> str:
    return str(play.setting.field.name(cell))


def facing_called(_play: CohPlay, facing: int) -> str:
    return FACINGS[facing].name


def noted_route(battle: Battle, route: int) -> Naming:
    """Its hexes, and none behind them."""
    length = battle.route_length[route]
    second = battle.route[route][1] if length > 1 else NOTHING
    third = battle.route[route][2] if length > 2 else NOTHING
    return Naming(battle.route[route][0], second, third, 0, 0, 0)


def route_called(play: CohPlay, *hexes: int) -> str:
    way = [cell for cell in hexes[:3] if cell != NOTHING]
    return "-".join(hex_called(play, cell) for cell in way)


def noted_line(battle: Battle, place: int) -> Naming:
    """A line of the card by its row; none is a pass."""
    row = battle.read_from + place
    return Naming(row if row < battle.read_to else NOTHING, 0, 0, 0, 0, 0)


def line_called(play: CohPlay, row: int, *_: int) -> str:
    if row == NOTHING:
        return "pass"
    return str(numbering(play.setting).script.line_names[row])


def as_tried(play: CohPlay, _candidates: Any, about: Sequence[Sequence[int]]) -> dict[str, str]:
    """Of what was narrowed in vain: for which line, as which action."""
    return {
        key: said
        for row, action, *_ in about
        for key, said in (("candidate", line_called(play, row)), ("as", ACTION_IDS[action]))
    }


def noted_own(battle: Battle, number: int) -> Naming:
    """An order of the mission by its list and its number in it."""
    return Naming(battle.own_kind, number, 0, 0, 0, 0)


def own_called(_play: CohPlay, kind: int, number: int, *_: int) -> str:
    return f"{OWN_KINDS[kind]}/{number}"


def noted_face(battle: Battle, face: int) -> Naming:
    """A face of a Defense Counter by the work it shows."""
    return Naming(battle.face[battle.drawn_counter][face], 0, 0, 0, 0, 0)


def work_called(play: CohPlay, kind: int, *_: int) -> str:
    return numbering(play.setting).work_names[kind]

"""Where a mission's line points: hexes, edges, a drawn hex, or a counter picked by words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from opfor.cardboard.coh.orders.deeds import Deeds
from opfor.cardboard.coh.orders.places import (
    AtDrawnHex,
    AtEdge,
    AtHex,
    Pick,
    Spot,
    Where,
    Within,
)
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.play import Procedure
from opfor.games.coh.bot.line_picks import meant, narrowed, pick_target
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.rules.order_deck import setting_of, solo_of
from opfor.games.coh.values.objectives import edge_cells
from opfor.games.coh.values.play import CohPlay

PLACES: Deeds[Callable[[CohPlay, Any], tuple[int, ...]]] = Deeds("places", get_args(Where))


def settled_cells(play: CohPlay, where: Where) -> Procedure[tuple[int, ...]]:
    """The cells a place means; between counters that are equals chance decides."""
    if not isinstance(where, Pick):
        return cells_at(play, where)
    goal = yield from pick_target(play, where)
    return () if goal is None else survey_now(play).cells(goal)


def line_cells(play: CohPlay, where: Where | None) -> tuple[int, ...]:
    """The cells a line may mean; all of them if it names no place."""
    return tuple(range(len(play.setting.field))) if where is None else cells_at(play, where)


def settled_line_cells(play: CohPlay, where: Where | None) -> Procedure[tuple[int, ...]]:
    """The same, with one of equal counters picked."""
    if where is None:
        return line_cells(play, None)
    return (yield from settled_cells(play, where))


def cells_at(play: CohPlay, where: Where) -> tuple[int, ...]:
    """The cells a place may mean; of counters that are equals all, none if nothing fits."""
    return PLACES[type(where)](play, where)


@PLACES.attach(AtHex)
def _hexes(play: CohPlay, place: AtHex) -> tuple[int, ...]:
    return tuple(play.setting.field.cell(name) for name in place.hexes)


@PLACES.attach(AtEdge)
def _edge(play: CohPlay, place: AtEdge) -> tuple[int, ...]:
    return edge_cells(play.setting, play.state, place.edge)


@PLACES.attach(AtDrawnHex)
def _drawn_hex(play: CohPlay, _place: AtDrawnHex) -> tuple[int, ...]:
    return _on_each_board(play, setting_of(play).cards[solo_of(play).used[-1]].hex)


@PLACES.attach(Within)
def _around(play: CohPlay, place: Within) -> tuple[int, ...]:
    field, centres = play.setting.field, _centres(play, place.of)
    return tuple(
        cell
        for cell in range(len(field))
        if any(field.distance(cell, centre) <= place.hexes for centre in centres)
    )


@PLACES.attach(Pick)
def _picked(play: CohPlay, pick: Pick) -> tuple[int, ...]:
    survey = survey_now(play)
    return tuple(c for goal in narrowed(play, pick).survivors for c in survey.cells(goal))


def _centres(play: CohPlay, spot: Spot) -> tuple[int, ...]:
    """What a distance is measured from; of several counters that are meant, from each."""
    if not isinstance(spot, Pick):
        return cells_at(play, spot)
    survey = survey_now(play)
    return tuple(cell for goal in meant(play, spot) for cell in survey.cells(goal))


@cite("SOLO-6.0-a")
def _on_each_board(play: CohPlay, name: str) -> tuple[int, ...]:
    """The hex of that number on every board in play that has it whole."""
    field = play.setting.field
    found = []
    for placed in field.layout:
        try:
            found.append(field.cell(f"{placed.board}-{name}"))
        except OpforError:
            continue  # cut by the edge of the map
    return tuple(found)

"""Where a mission's line points: hexes, edges, a drawn hex, or a counter picked by words."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.games.coh.economy import Game
from opfor.games.coh.orders.places import AtDrawnHex, AtEdge, AtHex, Edge, Pick, Where, Within
from opfor.games.coh.orders.words import Distance, TargetKind
from opfor.games.coh.solo.deck import setting_of, solo_of
from opfor.games.coh.solo.eligibility import goal_meets, plain
from opfor.games.coh.solo.outlook import survey_now
from opfor.games.coh.solo.survey import Goal, Survey


def cells_at(play: Game, where: Where) -> tuple[int, ...]:
    """The cells a place means; none if nothing fits."""
    field = play.setting.field
    match where:
        case AtHex(hexes=hexes):
            return tuple(field.cell(name) for name in hexes)
        case AtEdge(edge=edge):
            return _edge(play, edge)
        case AtDrawnHex():
            return _on_each_board(play, setting_of(play).cards[solo_of(play).used[-1]].hex)
        case Within(hexes=reach, of=spot):
            centres = cells_at(play, spot)
            return tuple(
                cell
                for cell in range(len(field))
                if any(field.distance(cell, centre) <= reach for centre in centres)
            )
    goal = picked(survey_now(play), where)
    return () if goal is None else survey_now(play).cells(goal)


@cite("SOLO-6.0-a")
def _on_each_board(play: Game, name: str) -> tuple[int, ...]:
    """The hex of that number on every board in play that has it whole."""
    field = play.setting.field
    found = []
    for placed in field.layout:
        try:
            found.append(field.cell(f"{placed.board}-{name}"))
        except OpforError:
            continue  # cut by the edge of the map
    return tuple(found)


def _edge(play: Game, edge: Edge) -> tuple[int, ...]:
    if edge is Edge.ENTRY:
        raise OpforError("entry edge: a solo mission names its edges; write north edge and so on")
    found: tuple[int, ...] = play.setting.field.edge(edge.value.removesuffix(" edge"))
    return found


def picked(survey: Survey, pick: Pick) -> Goal | None:
    """One counter or Objective by words and distance; the first of equals."""
    goals = _of_kind(survey, pick.kind)
    goals = [g for g in goals if all(goal_meets(survey, w, g, -1) for w in plain(pick.words))]
    if not goals:
        return None
    if pick.distance is None or pick.anchor is None:
        return goals[0]
    anchors = _of_kind(survey, pick.anchor)
    far = {
        goal: min((survey.distance(c, a) for c in survey.cells(goal) for a in anchors), default=0)
        for goal in goals
    }
    choose = min if pick.distance is Distance.CLOSEST else max
    return choose(goals, key=lambda goal: far[goal])


def _of_kind(survey: Survey, kind: TargetKind) -> list[Goal]:
    match kind:
        case TargetKind.AI:
            return list(survey.ai)
        case TargetKind.RE:
            return [ai for ai in survey.ai if survey.is_rumored(ai)]
        case TargetKind.OBJECTIVE:
            return survey.goals(units=False, objectives=True)
    return survey.goals(units=True, objectives=kind is not TargetKind.UNIT)

"""How the state follows from what happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.games.coh_campaign.values import events as ev
from opfor.games.coh_campaign.values.state import Fought, RosterLine, State


def apply(state: State, event: ev.Event) -> State:
    match event:
        case ev.RouteTaken(mission):
            return replace(state, mission=mission, phase="spend")
        case ev.EnemyChanged(to):
            return replace(state, enemy=to)
        case ev.Bought(what, price, unit):
            paid = replace(state, points=state.points - price, bought=(*state.bought, what))
            return _renewed(paid, unit) if unit else paid
        case ev.Replaced(unit):
            return _renewed(state, unit)
        case ev.SpendingDone():
            return replace(state, phase="field")
        case ev.Fielded(slot, unit):
            return replace(state, fielded=(*state.fielded, (slot, unit)))
        case ev.Lent(slot):
            return replace(state, lent=(*state.lent, slot))
        case ev.MarchedOff():
            return replace(state, phase="fight")
        case ev.RunEnded(why):
            return replace(state, phase="over", ended=why)
    return _after_battle(state, event)


def _after_battle(state: State, event: ev.Event) -> State:
    match event:
        case ev.Returned(unit):
            return _line(state, unit, condition="fit", back=0)
        case ev.Reported(ending):
            fought = (*state.fought, Fought(state.mission, ending))
            out = {unit for _, unit in state.fielded}
            roster = (replace(r, battles=r.battles + (r.unit in out)) for r in state.roster)
            return replace(state, fought=fought, roster=tuple(roster))
        case ev.Fared(unit, _, condition, back):
            return _line(state, unit, condition=condition, back=back)
        case ev.StarEarned(unit):
            return _line(state, unit, stars=state.line(unit).stars + 1)
        case ev.CounterLost(_, foot):
            return replace(state, lost=state.lost + 1, lost_foot=state.lost_foot + foot)
        case ev.TraceLeft(trace):
            return replace(state, traces=(*state.traces, trace))
        case ev.PointsGained(_, kept):
            return replace(state, points=kept)
        case ev.StageEnded():
            cleared = replace(state, mission="", bought=(), fielded=(), lent=())
            return replace(cleared, phase="route", stage=state.stage + 1)
    return state


def _renewed(state: State, unit: str) -> State:
    """A line of the roster begun anew."""
    return _line(state, unit, condition="fit", back=0, battles=0, stars=0)


def _line(state: State, unit: str, **changed: Any) -> State:
    def after(line: RosterLine) -> RosterLine:
        return replace(line, **changed) if line.unit == unit else line

    return replace(state, roster=tuple(after(line) for line in state.roster))

"""How the state follows the events. No rules live here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.apply_cards import (
    action_card_drawn,
    card_dealt,
    card_played,
    card_returned,
    condition_drawn,
    condition_played,
    decks_built,
    pools_discarded,
)
from opfor.games.coh_generator.values.state import State, UnitAt
from opfor.kit.tuples import without


def apply(state: State, event: e.Event) -> State:
    """The state after an event."""
    return _APPLY[type(event)](state, event)


def _initiative_won(state: State, event: e.InitiativeWon) -> State:
    return replace(state, initiative=event.player)


def _sides_taken(state: State, event: e.SidesTaken) -> State:
    return replace(state, roles=event.roles, lead=event.lead)


def _map_laid(state: State, event: e.MapLaid) -> State:
    return replace(state, layout=(*state.layout, event.placed), edges=state.edges | event.edges)


def _map_switched(state: State, event: e.MapSwitched) -> State:
    old, new = event.old, event.new

    def moved(hex_: str) -> str:
        board, _, name = hex_.partition("-")
        return f"{new}-{name}" if board == old else hex_

    layout = tuple(replace(p, board=new) if p.board == old else p for p in state.layout)
    edges = {
        role: tuple((new if board == old else board, edge) for board, edge in segments)
        for role, segments in state.edges.items()
    }
    sites = tuple(
        replace(s, hexes=tuple(map(moved, s.hexes)), mine=moved(s.mine)) for s in state.sites
    )
    return replace(
        state,
        layout=layout,
        edges=edges,
        sites=sites,
        units=tuple(replace(u, hex=moved(u.hex)) for u in state.units),
        works=tuple(replace(w, hex=moved(w.hex)) for w in state.works),
        markers=tuple(replace(m, hex=moved(m.hex)) for m in state.markers),
    )


def _counter_moved(state: State, event: e.CounterMoved) -> State:
    if event.what == "site":
        return _site_moved(state, event.index, event.hex)
    field = event.what + "s"
    items = list(getattr(state, field))
    items[event.index] = replace(items[event.index], hex=event.hex)
    return replace(state, **{field: tuple(items)})


def _site_moved(state: State, index: int, hex_: str) -> State:
    """A hiding place moved: the Unit or the mine that hides there goes with it."""
    number, old = state.hiding_places()[index]
    site = state.sites[number]
    at = index - [place[0] for place in state.hiding_places()].index(number)
    if at == len(site.hexes):
        works = tuple(replace(w, hex=hex_) if w.hex == old and w.hidden else w for w in state.works)
        moved, state = replace(site, mine=hex_), replace(state, works=works)
    else:
        moved = replace(site, hexes=(*site.hexes[:at], hex_, *site.hexes[at + 1 :]))
        if at < len(site.units):
            state = _change_unit(state, site.side, site.units[at], hex=hex_)
    return replace(state, sites=(*state.sites[:number], moved, *state.sites[number + 1 :]))


def _edge_taken(state: State, event: e.EdgeTaken) -> State:
    return replace(state, edges=state.edges | {event.role: event.edge})


def _units_gained(state: State, event: e.UnitsGained) -> State:
    return replace(state, units=(*state.units, *event.units))


def _change_unit(state: State, side: str, name: str, **changes: Any) -> State:
    def changed(unit: UnitAt) -> UnitAt:
        same = unit.side == side and unit.unit == name
        return replace(unit, **changes) if same else unit

    return replace(state, units=tuple(changed(unit) for unit in state.units))


def _unit_placed(state: State, event: e.UnitPlaced) -> State:
    where = "hidden" if event.hidden else "map"
    changes = {"where": where, "hex": event.hex, "facing": event.facing, "round": 0}
    return _change_unit(state, event.side, event.unit, **changes)


def _unit_sheltered(state: State, event: e.UnitSheltered) -> State:
    inside = event.inside
    return _change_unit(state, event.side, event.unit, inside=inside, outside=not inside)


def _unit_turned(state: State, event: e.UnitTurned) -> State:
    return _change_unit(state, event.side, event.unit, facing=event.facing)


def _units_cupped(state: State, event: e.UnitsCupped) -> State:
    for name in event.units:
        state = _change_unit(state, event.side, name, where="cup", hex="", facing="")
    return state


def _marker_placed(state: State, event: e.MarkerPlaced) -> State:
    return replace(state, markers=(*state.markers, event.marker))


def _caps_changed(state: State, event: e.CapsChanged) -> State:
    changes = (*state.cap_changes, event.change)
    return replace(state, caps=state.caps | {event.change.role: event.caps}, cap_changes=changes)


def _rate_changed(state: State, event: e.RateChanged) -> State:
    return replace(state, rates=state.rates | {event.role: event.rate})


def _rounds_changed(state: State, event: e.RoundsChanged) -> State:
    return replace(state, rounds=event.rounds)


def _counter_drawn(state: State, event: e.CounterDrawn) -> State:
    pool = without(state.pool, event.counter)
    return replace(state, pool=pool, drawn=(*state.drawn, event.counter))


def _counter_kept(state: State, event: e.CounterKept) -> State:
    drawn = without(state.drawn, event.counter)
    return replace(state, drawn=drawn, pool_discard=(*state.pool_discard, event.counter))


def _work_placed(state: State, event: e.WorkPlaced) -> State:
    counter, drawn = event.work.counter, state.drawn
    drawn = without(drawn, counter) if counter in drawn else drawn
    return replace(state, works=(*state.works, event.work), drawn=drawn)


def _work_removed(state: State, event: e.WorkRemoved) -> State:
    return replace(state, works=tuple(w for w in state.works if w.counter != event.counter))


def _score_added(state: State, event: e.ScoreAdded) -> State:
    return replace(state, scores=(*state.scores, event.score))


def _points_given(state: State, event: e.PointsGiven) -> State:
    vp = state.points.get(event.side, 0) + event.vp
    return replace(state, points=state.points | {event.side: vp})


def _rule_added(state: State, event: e.RuleAdded) -> State:
    return replace(state, rules=(*state.rules, event.rule))


def _site_recorded(state: State, event: e.SiteRecorded) -> State:
    return replace(state, sites=(*state.sites, event.site))


def _units_chosen(state: State, event: e.UnitsChosen) -> State:
    return replace(state, chosen=(*state.chosen, *(f"{event.side}:{n}" for n in event.units)))


def _artillery_gained(state: State, event: e.ArtilleryGained) -> State:
    strikes = state.artillery.get(event.side, 0) + event.strikes
    return replace(state, artillery=state.artillery | {event.side: strikes})


def _truck_routed(state: State, event: e.TruckRouted) -> State:
    own = (event.route.side, event.route.unit)
    others = tuple(t for t in state.trucks if (t.side, t.unit) != own)
    return replace(state, trucks=(*others, event.route))


def _turn_ended(state: State, _event: e.TurnEnded) -> State:
    return replace(state, turn=state.turn + 1)


def _stage_reached(state: State, event: e.StageReached) -> State:
    return replace(state, stage=event.stage)


def _mission_developed(state: State, event: e.MissionDeveloped) -> State:
    return replace(state, solo=event.solo)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    e.InitiativeWon: _initiative_won,
    e.SidesTaken: _sides_taken,
    e.MapLaid: _map_laid,
    e.MapSwitched: _map_switched,
    e.CounterMoved: _counter_moved,
    e.EdgeTaken: _edge_taken,
    e.DecksBuilt: decks_built,
    e.CardDealt: card_dealt,
    e.ActionCardDrawn: action_card_drawn,
    e.CardReturned: card_returned,
    e.CardPlayed: card_played,
    e.UnitsGained: _units_gained,
    e.UnitPlaced: _unit_placed,
    e.UnitSheltered: _unit_sheltered,
    e.UnitTurned: _unit_turned,
    e.UnitsCupped: _units_cupped,
    e.MarkerPlaced: _marker_placed,
    e.CapsChanged: _caps_changed,
    e.RateChanged: _rate_changed,
    e.RoundsChanged: _rounds_changed,
    e.CounterDrawn: _counter_drawn,
    e.CounterKept: _counter_kept,
    e.WorkPlaced: _work_placed,
    e.WorkRemoved: _work_removed,
    e.ConditionDrawn: condition_drawn,
    e.ConditionPlayed: condition_played,
    e.ScoreAdded: _score_added,
    e.PointsGiven: _points_given,
    e.RuleAdded: _rule_added,
    e.SiteRecorded: _site_recorded,
    e.UnitsChosen: _units_chosen,
    e.ArtilleryGained: _artillery_gained,
    e.TruckRouted: _truck_routed,
    e.TurnEnded: _turn_ended,
    e.PoolsDiscarded: pools_discarded,
    e.StageReached: _stage_reached,
    e.MissionDeveloped: _mission_developed,
}

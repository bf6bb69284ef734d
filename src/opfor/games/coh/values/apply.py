"""How the state follows from an event: one tiny function each, no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.counters.numbers import hit_counters
from opfor.core.requests import UNTOLD
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.apply_corrections import corrected
from opfor.games.coh.values.apply_solo import SOLO_APPLY
from opfor.games.coh.values.state import OFF, Barrage, Counter, Intrusion, Marker, Smoke, State
from opfor.kit.tuples import swapped, with_sorted, without


def apply(state: State, event: ev.Event) -> State:
    """The state after an event."""
    return _APPLY[type(event)](state, event)


def _changed(state: State, unit: int, **values: Any) -> State:
    counter = replace(state.counters[unit], **values)
    return replace(state, counters=swapped(state.counters, unit, counter))


def _all_changed(state: State, units: Iterable[int], **values: Any) -> State:
    chosen = set(units)
    return replace(
        state,
        counters=tuple(
            replace(c, **values) if i in chosen else c for i, c in enumerate(state.counters)
        ),
    )


def _caps_set(state: State, e: ev.CapsSet) -> State:
    return replace(state, caps=swapped(state.caps, e.side, e.caps))


def _caps_spent(state: State, e: ev.CapsSpent) -> State:
    return replace(state, caps=swapped(state.caps, e.side, state.caps[e.side] - e.caps))


def _card_dealt(state: State, e: ev.CardDealt) -> State:
    hands: Any = swapped(state.hands, e.side, with_sorted(state.hands[e.side], e.card))
    deck = state.deck if e.card == UNTOLD else without(state.deck, e.card)
    return replace(state, deck=deck, hands=hands)


def _card_played(state: State, e: ev.CardPlayed | ev.CardDropped) -> State:
    """A card that is not known to be in the hand was an untold one: it leaves the deck's list."""
    hand, deck = state.hands[e.side], state.deck
    is_told = e.card in hand
    hands: Any = swapped(state.hands, e.side, without(hand, e.card if is_told else UNTOLD))
    deck = deck if is_told else without(deck, e.card)
    return replace(state, hands=hands, deck=deck, discard=with_sorted(state.discard, e.card))


def _reshuffled(state: State, _e: ev.DeckReshuffled) -> State:
    return replace(state, deck=tuple(sorted(state.deck + state.discard)), discard=())


def _aimed(state: State, e: ev.BarrageAimed) -> State:
    return replace(state, barrages=(*state.barrages, Barrage(e.side, e.cell, e.due, e.smoke)))


def _fell(state: State, e: ev.BarrageFell) -> State:
    for i, barrage in enumerate(state.barrages):
        if (barrage.side, barrage.cell, barrage.smoke) == (e.side, e.aimed, e.smoke):
            return replace(state, barrages=state.barrages[:i] + state.barrages[i + 1 :])
    return state


def _round_ended(state: State) -> State:
    return replace(
        state,
        stage="before-round",
        activated=((),) * len(state.activated),
        aps=(0,) * len(state.aps),
        caps=(0, 0),
        intrusion=None,
    )


def _turn_begun(state: State, e: ev.TurnBegun) -> State:
    state = replace(state, stage="turn", turn=state.turn + 1, mover=e.side, again=False)
    if e.speaker == state.speaker[e.side]:
        return state
    return replace(state, speaker=swapped(state.speaker, e.side, e.speaker))


def _action_taken(state: State, e: ev.ActionTaken) -> State:
    return replace(state, passes=0, acted=e.units, action=e.action)


def _activated(state: State, e: ev.UnitsActivated) -> State:
    return replace(
        state,
        activated=swapped(state.activated, e.player, e.units),
        aps=swapped(state.aps, e.player, e.aps),
    )


def _aps_spent(state: State, e: ev.ApsSpent) -> State:
    return replace(state, aps=swapped(state.aps, e.player, state.aps[e.player] - e.aps))


def _units_spent(state: State, e: ev.UnitsSpent) -> State:
    """Spent units leave the activation; when nobody is left in it, its APs are gone."""
    state = _all_changed(state, e.units, spent=True)
    for player, group in enumerate(state.activated):
        left = tuple(u for u in group if u not in e.units)
        if left != group:
            state = _left_active(state, player, left)
    return state


def _moved(state: State, e: ev.UnitMoved) -> State:
    there = {"place": "map", "cell": e.cell, "facing": e.facing}
    state = _changed(state, e.unit, **there, carrier=OFF, outside=False)
    riders = [i for i, c in enumerate(state.counters) if c.carrier == e.unit]
    return _all_changed(state, riders, **there)


def _placed(state: State, e: ev.UnitPlaced) -> State:
    """Put down with all it carries."""
    there = {"place": "map", "cell": e.cell, "facing": e.facing}
    riders = [i for i, c in enumerate(state.counters) if c.carrier == e.unit]
    return _all_changed(_changed(state, e.unit, **there, hidden=e.hidden), riders, **there)


def _turned(state: State, e: ev.UnitTurned) -> State:
    riders = [i for i, c in enumerate(state.counters) if c.carrier == e.unit]
    return _all_changed(state, [e.unit, *riders], facing=e.facing)


def _left(state: State, e: ev.UnitLeft) -> State:
    riders = [i for i, c in enumerate(state.counters) if c.carrier == e.unit]
    for unit in [e.unit, *riders]:
        state = _to_pile(state, state.counters[unit])
        state = _changed(state, unit, place="left", cell=OFF, hit="", carrier=OFF)
        state = _out_of_activation(state, unit)
    return state


def _loaded(state: State, e: ev.UnitLoaded) -> State:
    vehicle = state.counters[e.carrier]
    there = {"cell": vehicle.cell, "facing": vehicle.facing}
    return _changed(state, e.unit, carrier=e.carrier, **there, outside=False)


def _hit(state: State, e: ev.UnitHit) -> State:
    if not e.hit:
        return state
    pile = hit_counters()[e.hit].pile
    state = _changed(state, e.unit, hit=e.hit)
    return replace(state, **{pile: without(getattr(state, pile), e.hit)})


def _to_pile(state: State, counter: Counter) -> State:
    if not counter.hit:
        return state
    pile = hit_counters()[counter.hit].pile
    return replace(state, **{pile: with_sorted(getattr(state, pile), counter.hit)})


def _unhit(state: State, e: ev.UnitUnhit) -> State:
    return _changed(_to_pile(state, state.counters[e.unit]), e.unit, hit="")


def _destroyed(state: State, e: ev.UnitDestroyed) -> State:
    counter = state.counters[e.unit]
    state = _to_pile(state, counter)
    riders = [i for i, c in enumerate(state.counters) if c.carrier == e.unit]
    state = _all_changed(state, riders, carrier=OFF)
    state = _changed(
        state, e.unit, place="destroyed", cell=OFF, hit="", hidden=False, carrier=OFF, spent=False
    )
    state = _out_of_activation(state, e.unit)
    if e.costs_cap:
        losses = state.losses[counter.side] + 1
        state = replace(state, losses=swapped(state.losses, counter.side, losses))
    return state


def _out_of_activation(state: State, unit: int) -> State:
    for player, group in enumerate(state.activated):
        if unit in group:
            return _left_active(state, player, tuple(u for u in group if u != unit))
    return state


def _left_active(state: State, player: int, left: tuple[int, ...]) -> State:
    """Only these are still in a player's activation; without anybody its APs are gone."""
    state = replace(state, activated=swapped(state.activated, player, left))
    return state if left else replace(state, aps=swapped(state.aps, player, 0))


def _scored(state: State, e: ev.PointsScored) -> State:
    return replace(state, vp=swapped(state.vp, e.side, state.vp[e.side] + e.points))


def _marker_taken(state: State, e: ev.MarkerTaken) -> State:
    markers = tuple(Marker(m.cell, e.side) if m.cell == e.cell else m for m in state.markers)
    return replace(state, markers=markers)


def _smoke_laid(state: State, e: ev.SmokeLaid) -> State:
    density = {s.cell: s.density for s in state.smoke}
    for cell in e.cells:
        density[cell] = max(density.get(cell, 0), e.density)
    return replace(state, smoke=tuple(Smoke(c, d) for c, d in sorted(density.items())))


def _smoke_thinned(state: State, _e: ev.SmokeThinned) -> State:
    left = tuple(Smoke(s.cell, s.density - 1) for s in state.smoke if s.density > 1)
    return replace(state, smoke=left)


def _work_changed(state: State, cell: int, **values: Any) -> State:
    works = tuple(replace(w, **values) if w.cell == cell else w for w in state.works)
    return replace(state, works=works)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    ev.RoundBegun: lambda s, e: replace(s, stage="before-round", round=e.round, passes=0),
    ev.CountersFreshened: lambda s, _e: _all_changed(s, range(len(s.counters)), spent=False),
    ev.SmokeThinned: _smoke_thinned,
    ev.CapsSet: _caps_set,
    ev.CapsSpent: _caps_spent,
    ev.CardDealt: _card_dealt,
    ev.DeckReshuffled: _reshuffled,
    ev.CardPlayed: _card_played,
    ev.CardDropped: _card_played,
    ev.BarrageAimed: _aimed,
    ev.BarrageFell: _fell,
    ev.InitiativeRolled: lambda s, _e: s,
    ev.InitiativeWon: lambda s, e: replace(s, stage="turn", mover=1 - e.side, passes=0),
    ev.TurnBegun: _turn_begun,
    ev.ActionTaken: _action_taken,
    ev.LastActRecalled: lambda s, e: replace(s, acted=e.units, action=e.action),
    ev.SidePassed: lambda s, _e: replace(s, passes=s.passes + 1, acted=(), action="pass"),
    ev.TurnRepeated: lambda s, _e: replace(s, again=True),
    ev.RoundEnded: lambda s, _e: _round_ended(s),
    ev.GameEnded: lambda s, e: replace(s, stage="over", ended=e.why),
    ev.UnitsActivated: _activated,
    ev.ApsSpent: _aps_spent,
    ev.UnitsSpent: _units_spent,
    ev.UnitsFreshened: lambda s, e: _all_changed(s, e.units, spent=False),
    ev.SpentChecked: lambda s, _e: s,
    ev.UnitPlaced: _placed,
    ev.UnitMoved: _moved,
    ev.UnitTurned: _turned,
    ev.UnitLeft: _left,
    ev.Intruded: lambda s, e: replace(s, intrusion=Intrusion(e.cell, e.origin, s.turn)),
    ev.UnitLoaded: _loaded,
    ev.UnitUnloaded: lambda s, e: _changed(s, e.unit, carrier=OFF, cell=e.cell),
    ev.UnitHidden: lambda s, e: _changed(s, e.unit, hidden=True),
    ev.HiddenMoved: lambda s, e: _changed(s, e.unit, cell=e.cell),
    ev.UnitRevealed: lambda s, e: _changed(s, e.unit, cell=e.cell, hidden=False, facing=e.facing),
    ev.NothingFound: lambda s, _e: s,
    ev.AttackRolled: lambda s, _e: s,
    ev.UnitHit: _hit,
    ev.UnitUnhit: _unhit,
    ev.RallyRolled: lambda s, _e: s,
    ev.UnitDestroyed: _destroyed,
    ev.PointsScored: _scored,
    ev.MarkerTaken: _marker_taken,
    ev.SmokeLaid: _smoke_laid,
    ev.WorkBuilt: lambda s, e: replace(s, works=(*s.works, e.work)),
    ev.WorkDestroyed: lambda s, e: replace(s, works=tuple(w for w in s.works if w.cell != e.cell)),
    ev.WorkRevealed: lambda s, e: _work_changed(s, e.cell, hidden=False),
    ev.WorkHeld: lambda s, e: _work_changed(s, e.cell, holder=e.side, builder=e.builder),
    ev.WireCrossed: lambda s, _e: s,
    ev.DieChanged: lambda s, _e: s,
    ev.Corrected: corrected,
    **SOLO_APPLY,
}

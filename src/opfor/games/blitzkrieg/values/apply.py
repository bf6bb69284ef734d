"""How the state follows from what happened. No rules live here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.apply_corrections import field_corrected, tokens_corrected
from opfor.games.blitzkrieg.values.events import (
    CampaignClosed,
    Corrected,
    CouldNotPlace,
    EffectTaken,
    Event,
    GameEnded,
    GameSetUp,
    NothingDrawn,
    PointsScored,
    StratagemCorrected,
    StratagemDrawn,
    StratagemsPrepared,
    TheatreOpened,
    TheatreWon,
    TokensCorrected,
    TrackMoved,
    TurnBegun,
    UnitBombed,
    UnitDrawn,
    UnitPlaced,
    UnitTold,
    WeaponResearched,
)
from opfor.games.blitzkrieg.values.pools import out_of_bag
from opfor.games.blitzkrieg.values.state import CLOSED, NOBODY, Memory, State
from opfor.kit.tuples import swapped, with_sorted, without


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    return _APPLY[type(event)](state, event)


def _unit_drawn(state: State, e: UnitDrawn) -> State:
    reserves: Any = swapped(state.reserves, e.side, (*state.reserves[e.side], e.unit))
    if e.unit == UNTOLD:
        weapon = e.origin == "pile"
        return replace(_with_untold_weapon(state, e.side) if weapon else state, reserves=reserves)
    if e.origin == "pile":
        return replace(state, reserves=reserves, pile=without(state.pile, e.unit))
    bag = state.bags[e.side]
    if e.unit in bag:
        bags: Any = swapped(state.bags, e.side, without(bag, e.unit))
        return replace(state, reserves=reserves, bags=bags)
    return replace(out_of_bag(state, e.side, e.unit), reserves=reserves)


def _weapon_researched(state: State, e: WeaponResearched) -> State:
    if e.unit == UNTOLD:
        return _with_untold_weapon(state, e.side)
    bags: Any = swapped(state.bags, e.side, with_sorted(state.bags[e.side], e.unit))
    return replace(state, bags=bags, pile=without(state.pile, e.unit))


def _with_untold_weapon(state: State, side: int) -> State:
    """A weapon of the pile is in a bag now; nobody knows which, so the pile still lists it."""
    bags: Any = swapped(state.bags, side, with_sorted(state.bags[side], UNTOLD))
    return replace(state, bags=bags)


def _unit_told(state: State, e: UnitTold) -> State:
    reserve = state.reserves[e.side]
    told = swapped(reserve, reserve.index(UNTOLD), e.unit)
    reserves: Any = swapped(state.reserves, e.side, told)
    return replace(out_of_bag(state, e.side, e.unit), reserves=reserves)


def _stratagem_drawn(state: State, e: StratagemDrawn) -> State:
    cup = without(state.cup, e.stratagem)
    if state.stratagem is not None:
        cup = with_sorted(cup, state.stratagem)
    return replace(
        state, cup=cup, stratagem=e.stratagem, in_force=e.in_force, stratagem_turn=state.turn
    )


def _reserves_after(state: State, e: UnitPlaced | UnitBombed) -> Any:
    """The reserves without the token that left; gaps close to the left."""
    reserve = state.reserves[e.side]
    slot = e.slot if e.slot >= 0 else reserve.index(e.unit)
    if reserve[slot] != e.unit:
        raise ValueError(f"{e.unit} is not unit {slot + 1} of {reserve}")
    return swapped(state.reserves, e.side, reserve[:slot] + reserve[slot + 1 :])


def _unit_placed(state: State, e: UnitPlaced) -> State:
    counts_as = e.copied or e.unit
    return replace(
        state,
        placed=swapped(state.placed, e.space, (e.side, e.unit)),
        reserves=_reserves_after(state, e),
        last_unit=counts_as,
        last_units=swapped(state.last_units, e.side, counts_as),
        memory=Memory(state.memory.won, _last(state.memory.last, e)),
    )


def _last(last: tuple[int, int], e: UnitPlaced) -> tuple[int, int]:
    return (e.space, last[1]) if e.side == 0 else (last[0], e.space)


def _closed(state: State, theatre: int, following: int, winner: int | None) -> State:
    """The campaign open so far is over; the table remembers who won it."""
    over = (theatre, state.campaigns[theatre], NOBODY if winner is None else winner)
    memory = Memory((*state.memory.won, over), state.memory.last)
    return replace(state, campaigns=swapped(state.campaigns, theatre, following), memory=memory)


def _untold_bombed(state: State, side: int) -> State:
    """Nobody says which unit went back into its bag: what was known of the reserve is not now."""
    reserve = state.reserves[side]
    bag = tuple(sorted((*state.bags[side], *(unit for unit in reserve if unit != UNTOLD))))
    bags: Any = swapped(state.bags, side, bag)
    reserves: Any = swapped(state.reserves, side, (UNTOLD,) * (len(reserve) - 1))
    return replace(state, bags=bags, reserves=reserves)


def _unit_bombed(state: State, e: UnitBombed) -> State:
    if e.unit == UNTOLD:
        return _untold_bombed(state, e.side)
    reserves = _reserves_after(state, e)
    if e.to == "pile":
        return replace(state, reserves=reserves, pile=with_sorted(state.pile, e.unit))
    bags: Any = swapped(state.bags, e.side, with_sorted(state.bags[e.side], e.unit))
    return replace(state, reserves=reserves, bags=bags)


def _points_scored(state: State, e: PointsScored) -> State:
    vp: Any = swapped(state.vp, e.side, state.vp[e.side] + e.points)
    return replace(state, vp=vp)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    GameSetUp: lambda s, e: replace(s, stage="turn", turn=1, mover=e.first),
    TurnBegun: lambda s, e: replace(
        s, turn=s.turn + 1, mover=e.side, last_turn=s.last_turn or e.last
    ),
    UnitDrawn: _unit_drawn,
    WeaponResearched: _weapon_researched,
    UnitTold: _unit_told,
    StratagemsPrepared: lambda s, e: replace(s, cup=e.cup, stratagem=e.out, in_force=None),
    StratagemDrawn: _stratagem_drawn,
    UnitPlaced: _unit_placed,
    TrackMoved: lambda s, e: replace(s, tracks=swapped(s.tracks, e.theatre, e.to)),
    PointsScored: _points_scored,
    UnitBombed: _unit_bombed,
    CampaignClosed: lambda s, e: _closed(s, e.theatre, e.following, e.winner),
    TheatreWon: lambda s, e: _closed(s, e.theatre, CLOSED, e.side),
    TheatreOpened: lambda s, e: replace(s, campaigns=swapped(s.campaigns, e.theatre, 0)),
    EffectTaken: lambda s, _e: s,
    NothingDrawn: lambda s, _e: s,
    CouldNotPlace: lambda s, e: replace(s, loser=e.side),
    GameEnded: lambda s, _e: replace(s, stage="over"),
    Corrected: field_corrected,
    TokensCorrected: tokens_corrected,
    StratagemCorrected: lambda s, e: replace(
        s, stratagem=e.stratagem, in_force=e.in_force, cup=e.cup
    ),
}

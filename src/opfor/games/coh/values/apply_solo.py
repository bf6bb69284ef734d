"""How the state follows from what happens in solo play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from opfor.games.coh.values.solo_events import (
    CupFilled,
    DefencePlaced,
    EntryDrawn,
    EntryRefused,
    ExitsOpened,
    LossCounted,
    MarkerPlaced,
    MarkerRemoved,
    MissionEventBegun,
    MissionOrderBegun,
    OrderAdded,
    OrderDiscarded,
    OrderDrawn,
    OrderRemoved,
    OrdersReshuffled,
    RoundCalledOff,
    RumorPlaced,
    RumorRemoved,
    RumorRevealed,
    SetUpStepTaken,
    SightChanged,
    SmokeRemoved,
    TrackAdvanced,
)
from opfor.games.coh.values.solo_state import MINE, NEVER, NO_ENEMY, SoloState


def _solo(state: Any, **values: Any) -> Any:
    return replace(state, solo=replace(state.solo, **values))


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def _drawn(state: Any, e: OrderDrawn) -> Any:
    solo: SoloState = state.solo
    in_use = {"card": e.card} if e.purpose == "order" else {}
    return _solo(state, orders=_without(solo.orders, e.card), **in_use)


def _discarded(state: Any, e: OrderDiscarded) -> Any:
    solo: SoloState = state.solo
    card = "" if solo.card == e.card else solo.card
    return _solo(state, used=(*solo.used, e.card), card=card)


def _reshuffled(state: Any, _e: OrdersReshuffled) -> Any:
    solo: SoloState = state.solo
    return _solo(state, orders=tuple(sorted(solo.orders + solo.used)), used=())


def _added(state: Any, e: OrderAdded) -> Any:
    solo: SoloState = state.solo
    back = tuple(card for card in solo.removed if card != e.card)
    return _solo(state, orders=tuple(sorted((*solo.orders, e.card))), removed=back)


def _filled(state: Any, e: CupFilled) -> Any:
    if e.cup == "re-cup":
        return _solo(state, cup=tuple(sorted((*state.solo.cup, *e.items))))
    due = max(state.round, 1) if e.cup == "entry-cup" else NEVER
    for unit, counter in enumerate(state.counters):
        if counter.id in e.items:
            state = _counter(state, unit, place="reserve", due=due)
    return state


def _counter(state: Any, unit: int, **values: Any) -> Any:
    counters = state.counters
    changed = replace(counters[unit], **values)
    return replace(state, counters=(*counters[:unit], changed, *counters[unit + 1 :]))


def _revealed(state: Any, e: RumorRevealed) -> Any:
    rumor = state.counters[e.unit]
    solo: SoloState = state.solo
    if e.drawn in solo.cup:
        state = _solo(state, cup=_without(solo.cup, e.drawn))
    if e.drawn == NO_ENEMY:
        state = _solo(state, discarded=(*solo.discarded, NO_ENEMY))
    if e.drawn == MINE:
        state = _with_work(state, "mines", rumor.cell, rumor.side)
    state = _solo(state, revealed=state.solo.revealed + 1)
    state = _counter(state, e.unit, place="aside", cell=-1, spent=False)
    if e.found < 0:
        return state
    return _counter(
        state, e.found, place="map", cell=rumor.cell, facing=e.facing, spent=rumor.spent
    )


def _with_work(state: Any, kind: str, cell: int, side: int, facing: int = 0) -> Any:
    """A fortification or obstacle in a hex that has none yet; it looks where those in it do."""
    from opfor.games.coh.values.state import Work

    if any(work.cell == cell for work in state.works):
        return state
    inside = (c.facing for c in state.counters if (c.cell, c.side) == (cell, side))
    return replace(state, works=(*state.works, Work(kind, cell, next(inside, facing), side)))


def _defended(state: Any, e: DefencePlaced) -> Any:
    state = _solo(state, defences=_without(state.solo.defences, e.counter))
    return state if e.cell < 0 else _with_work(state, e.kind, e.cell, e.side, max(e.facing, 0))


def _unmarked(state: Any, cell: int) -> tuple[Any, ...]:
    return tuple(marker for marker in state.markers if marker.cell != cell)


def _marked(state: Any, e: MarkerPlaced) -> Any:
    from opfor.games.coh.values.state import Marker

    return replace(state, markers=(*_unmarked(state, e.cell), Marker(e.cell, e.side)))


def _sight_changed(state: Any, e: SightChanged) -> Any:
    return _solo(state, flare=(e.round, e.hexes)) if e.round else _solo(state, sight=e.hexes)


SOLO_APPLY: dict[type, Callable[[Any, Any], Any]] = {
    SetUpStepTaken: lambda s, _e: s,
    OrderDrawn: _drawn,
    OrderDiscarded: _discarded,
    OrderRemoved: lambda s, e: _solo(s, removed=(*s.solo.removed, e.card)),
    OrderAdded: _added,
    CupFilled: _filled,
    OrdersReshuffled: _reshuffled,
    LossCounted: lambda s, _e: _solo(s, fallen=s.solo.fallen + 1),
    TrackAdvanced: lambda s, e: _solo(s, marker=e.space),
    MissionEventBegun: lambda s, _e: s,
    MissionOrderBegun: lambda s, _e: s,
    RumorPlaced: lambda s, e: _counter(s, e.unit, place="map", cell=e.cell, spent=False),
    RumorRevealed: _revealed,
    EntryDrawn: lambda s, _e: s,
    EntryRefused: lambda s, _e: s,
    DefencePlaced: _defended,
    RumorRemoved: lambda s, e: _counter(s, e.unit, place="aside", cell=-1, spent=False),
    SmokeRemoved: lambda s, e: replace(s, smoke=tuple(x for x in s.smoke if x.cell != e.cell)),
    MarkerPlaced: _marked,
    MarkerRemoved: lambda s, e: replace(s, markers=_unmarked(s, e.cell)),
    RoundCalledOff: lambda s, _e: _solo(s, called_off=s.round),
    SightChanged: _sight_changed,
    ExitsOpened: lambda s, _e: _solo(s, exits_open=True),
}

"""What can happen in solo play besides a firefight, and how the state follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from opfor.games.coh.values.solo_state import MINE, NEVER, NO_ENEMY, SoloState

Purpose = Literal["order", "check", "loss", "hex", "event"]
Cup = Literal["re-cup", "entry-cup", "reserve"]


class SetUpStepTaken(Struct, frozen=True, tag="set-up-step-taken"):
    """One of the nine steps of set-up is done; ``values`` are its numbers (VPs, CAPs, cards)."""

    step: int
    values: tuple[int, ...] = ()


class OrderDrawn(Struct, frozen=True, tag="order-drawn"):
    """An order card was turned over: as the AI's order, for a check, for a loss, for its hex, to be
    carried out by an event."""

    card: str
    purpose: Purpose


class OrderDiscarded(Struct, frozen=True, tag="order-discarded"):
    card: str


class OrderRemoved(Struct, frozen=True, tag="order-removed"):
    """A Command card left the game with a destroyed AI."""

    card: str


class OrderAdded(Struct, frozen=True, tag="order-added"):
    """A Command card from outside joined the order deck."""

    card: str


class CupFilled(Struct, frozen=True, tag="cup-filled"):
    """Counters (or "no-enemy", "mine") that may be drawn from now on."""

    cup: Cup
    items: tuple[str, ...]


class OrdersReshuffled(Struct, frozen=True, tag="orders-reshuffled"):
    """Draw pile and discards became one draw pile."""


class LossCounted(Struct, frozen=True, tag="loss-counted"):
    """The deck has paid for one destroyed AI."""


class TrackAdvanced(Struct, frozen=True, tag="track-advanced"):
    """The marker moved to a space."""

    space: int


class MissionEventBegun(Struct, frozen=True, tag="mission-event-begun", omit_defaults=True):
    """The event of a space is carried out, but for tiles that have moved on from it."""

    space: int
    moved_on: tuple[str, ...] = ()


class MissionOrderBegun(Struct, frozen=True, tag="mission-order-begun"):
    """A Counteraction or Mission Order is carried out: which list, which entry."""

    which: Literal["counteraction", "mission-order"]
    number: int


class RumorPlaced(Struct, frozen=True, tag="rumor-placed"):
    """A Rumored Enemy counter was put on the map."""

    unit: int
    cell: int


class RumorRevealed(Struct, frozen=True, tag="rumor-revealed"):
    """A Rumored Enemy was turned over: ``drawn`` came out of the cup, ``found`` is that AI
    (-1: nobody)."""

    unit: int
    found: int
    drawn: str
    facing: int
    why: str


class EntryDrawn(Struct, frozen=True, tag="entry-drawn"):
    """An AI was drawn from the entry cup."""

    unit: int


class EntryRefused(Struct, frozen=True, tag="entry-refused"):
    """An AI drawn from the entry cup could not come in and went back."""

    unit: int
    why: str


class DefencePlaced(Struct, frozen=True, tag="defence-placed", omit_defaults=True):
    """A Defense Counter was drawn and one face of it put on the map (-1: nowhere), looking where
    those in it do, else where ``facing`` says."""

    counter: str
    kind: str
    cell: int
    side: int
    facing: int = -1


class RumorRemoved(Struct, frozen=True, tag="rumor-removed"):
    """A Rumored Enemy was taken off the map unseen."""

    unit: int
    cell: int


class SmokeRemoved(Struct, frozen=True, tag="smoke-removed"):
    """A mission's line took smoke off a hex."""

    cell: int


class MarkerPlaced(Struct, frozen=True, tag="marker-placed"):
    """A mission's line put a control marker on the map."""

    cell: int
    side: int


class MarkerRemoved(Struct, frozen=True, tag="marker-removed"):
    """A mission's line took a control marker off the map."""

    cell: int


class RoundCalledOff(Struct, frozen=True, tag="round-called-off"):
    """An order or event ends the round at once."""


SoloEvent: TypeAlias = (
    SetUpStepTaken
    | OrderDrawn
    | OrderDiscarded
    | OrderRemoved
    | OrderAdded
    | CupFilled
    | OrdersReshuffled
    | LossCounted
    | TrackAdvanced
    | MissionEventBegun
    | MissionOrderBegun
    | RumorPlaced
    | RumorRevealed
    | EntryDrawn
    | EntryRefused
    | DefencePlaced
    | RumorRemoved
    | SmokeRemoved
    | MarkerPlaced
    | MarkerRemoved
    | RoundCalledOff
)


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


APPLY: dict[type, Callable[[Any, Any], Any]] = {
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
}

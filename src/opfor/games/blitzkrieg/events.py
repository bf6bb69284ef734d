"""What can happen in a game of Blitzkrieg!, and how the state follows. No rules live here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, get_type_hints

from msgspec import Struct, convert
from msgspec.structs import replace

from opfor.games.blitzkrieg.state import CLOSED, State

Pool = Literal["bag", "pile", "reserve"]


class GameSetUp(Struct, frozen=True, tag="game-set-up"):
    """Set-up is over; side ``first`` begins."""

    first: int = 0


class TurnBegun(Struct, frozen=True, tag="turn-begun"):
    """A side's turn comes; ``last`` if the game ends after it."""

    side: int
    last: bool = False


class UnitDrawn(Struct, frozen=True, tag="unit-drawn"):
    """A unit came out of a bag (or a special weapon out of the pile) into a reserve."""

    side: int
    unit: str
    origin: Literal["bag", "pile"] = "bag"


class WeaponResearched(Struct, frozen=True, tag="weapon-researched"):
    """A special weapon went from the pile into a bag."""

    side: int
    unit: str


class StratagemsPrepared(Struct, frozen=True, tag="stratagems-prepared"):
    """The cup was filled; ``out`` lies beside it as the previous stratagem."""

    cup: tuple[str, ...]
    out: str


class StratagemDrawn(Struct, frozen=True, tag="stratagem-drawn"):
    """A stratagem came out of the cup and the one lying out went back in."""

    stratagem: str
    in_force: str | None


class UnitPlaced(Struct, frozen=True, tag="unit-placed"):
    """A unit went from a reserve to a space.

    ``slot`` is its place in the bot's row (from 0): of two equal tokens the one chosen must go,
    because the order of the row decides later choices. -1: the first token of that kind.
    ``copied`` is what a spy counts as; empty for every other token.
    """

    side: int
    unit: str
    space: int
    copied: str = ""
    slot: int = -1


class TrackMoved(Struct, frozen=True, tag="track-moved"):
    """A marker moved; ``to`` is where it stands now, ``why`` what moved it."""

    theatre: int
    to: int
    why: str


class PointsScored(Struct, frozen=True, tag="points-scored"):
    side: int
    points: int
    why: str


class UnitBombed(Struct, frozen=True, tag="unit-bombed"):
    """A unit left a side's reserve for its bag or the pile; ``slot`` as in UnitPlaced."""

    side: int
    unit: str
    to: Literal["bag", "pile"]
    slot: int = -1


class CampaignClosed(Struct, frozen=True, tag="campaign-closed"):
    """A campaign was filled; ``following`` is the theatre's next open campaign, or CLOSED."""

    theatre: int
    following: int
    winner: int | None


class TheatreWon(Struct, frozen=True, tag="theatre-won"):
    """A marker reached its last step: the theatre is closed at once."""

    theatre: int
    side: int


class TheatreOpened(Struct, frozen=True, tag="theatre-opened"):
    """Nippon: a campaign was opened, chosen by ``side``."""

    theatre: int
    side: int


class EffectTaken(Struct, frozen=True, tag="effect-taken"):
    """An effect is carried out (for the record and the story; what it did follows)."""

    side: int
    space: int


class NothingDrawn(Struct, frozen=True, tag="nothing-drawn"):
    """A draw from an empty bag or pile."""

    side: int
    origin: Literal["bag", "pile"]


class CouldNotPlace(Struct, frozen=True, tag="could-not-place"):
    side: int


class GameEnded(Struct, frozen=True, tag="game-ended"):
    why: str


class Corrected(Struct, frozen=True, tag="corrected"):
    """A correction made by hand: one field of the state gets a new value.

    ``index`` is the one entry of the field that changes (a theatre, a space, a side); -1: all.
    """

    field: str
    value: Any
    said: str = ""
    index: int = -1


class TokensCorrected(Struct, frozen=True, tag="tokens-corrected"):
    """A correction made by hand: tokens put into a bag, the pile or the cup, or taken out."""

    pool: Literal["bag", "pile", "cup"]
    put_in: tuple[str, ...] = ()
    taken_out: tuple[str, ...] = ()
    side: int = 0
    said: str = ""


class StratagemCorrected(Struct, frozen=True, tag="stratagem-corrected"):
    """A correction made by hand of the stratagem lying out, what it acts as, and the cup."""

    stratagem: str | None
    in_force: str | None
    cup: tuple[str, ...]
    said: str = ""


Event: TypeAlias = (
    GameSetUp
    | TurnBegun
    | UnitDrawn
    | WeaponResearched
    | StratagemsPrepared
    | StratagemDrawn
    | UnitPlaced
    | TrackMoved
    | PointsScored
    | UnitBombed
    | CampaignClosed
    | TheatreWon
    | TheatreOpened
    | EffectTaken
    | NothingDrawn
    | CouldNotPlace
    | GameEnded
    | Corrected
    | TokensCorrected
    | StratagemCorrected
)


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    return _APPLY[type(event)](state, event)


def swapped(pair: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one entry replaced."""
    return pair[:index] + (value,) + pair[index + 1 :]  # noqa: RUF005 (faster than unpacking)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """A tuple with the first occurrence of an item taken out; gaps close to the left."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def with_sorted(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """An unordered pool with one more item."""
    return tuple(sorted((*items, item)))


def _unit_drawn(state: State, e: UnitDrawn) -> State:
    reserves: Any = swapped(state.reserves, e.side, (*state.reserves[e.side], e.unit))
    if e.origin == "pile":
        return replace(state, reserves=reserves, pile=without(state.pile, e.unit))
    bags: Any = swapped(state.bags, e.side, without(state.bags[e.side], e.unit))
    return replace(state, reserves=reserves, bags=bags)


def _weapon_researched(state: State, e: WeaponResearched) -> State:
    bags: Any = swapped(state.bags, e.side, with_sorted(state.bags[e.side], e.unit))
    return replace(state, bags=bags, pile=without(state.pile, e.unit))


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
    )


def _unit_bombed(state: State, e: UnitBombed) -> State:
    reserves = _reserves_after(state, e)
    if e.to == "pile":
        return replace(state, reserves=reserves, pile=with_sorted(state.pile, e.unit))
    bags: Any = swapped(state.bags, e.side, with_sorted(state.bags[e.side], e.unit))
    return replace(state, reserves=reserves, bags=bags)


def _points_scored(state: State, e: PointsScored) -> State:
    vp: Any = swapped(state.vp, e.side, state.vp[e.side] + e.points)
    return replace(state, vp=vp)


def _corrected(state: State, e: Corrected) -> State:
    """The value may come from a record as JSON left it: give it the field's type."""
    value = e.value
    if e.index >= 0:
        value = swapped(getattr(state, e.field), e.index, value)
    return replace(state, **{e.field: convert(value, _FIELDS[e.field])})


def _tokens_corrected(state: State, e: TokensCorrected) -> State:
    if e.pool == "bag":
        bags: Any = swapped(state.bags, e.side, _exchanged(state.bags[e.side], e))
        return replace(state, bags=bags)
    if e.pool == "pile":
        return replace(state, pile=_exchanged(state.pile, e))
    return replace(state, cup=_exchanged(state.cup, e))


def _exchanged(pool: tuple[str, ...], e: TokensCorrected) -> tuple[str, ...]:
    for item in e.put_in:
        pool = with_sorted(pool, item)
    for item in e.taken_out:
        pool = without(pool, item)
    return pool


_FIELDS: dict[str, Any] = get_type_hints(State)


_APPLY: dict[type, Callable[[State, Any], State]] = {
    GameSetUp: lambda s, e: replace(s, stage="turn", turn=1, mover=e.first),
    TurnBegun: lambda s, e: replace(
        s, turn=s.turn + 1, mover=e.side, last_turn=s.last_turn or e.last
    ),
    UnitDrawn: _unit_drawn,
    WeaponResearched: _weapon_researched,
    StratagemsPrepared: lambda s, e: replace(s, cup=e.cup, stratagem=e.out, in_force=None),
    StratagemDrawn: _stratagem_drawn,
    UnitPlaced: _unit_placed,
    TrackMoved: lambda s, e: replace(s, tracks=swapped(s.tracks, e.theatre, e.to)),
    PointsScored: _points_scored,
    UnitBombed: _unit_bombed,
    CampaignClosed: lambda s, e: replace(s, campaigns=swapped(s.campaigns, e.theatre, e.following)),
    TheatreWon: lambda s, e: replace(s, campaigns=swapped(s.campaigns, e.theatre, CLOSED)),
    TheatreOpened: lambda s, e: replace(s, campaigns=swapped(s.campaigns, e.theatre, 0)),
    EffectTaken: lambda s, _e: s,
    NothingDrawn: lambda s, _e: s,
    CouldNotPlace: lambda s, e: replace(s, loser=e.side),
    GameEnded: lambda s, _e: replace(s, stage="over"),
    Corrected: _corrected,
    TokensCorrected: _tokens_corrected,
    StratagemCorrected: lambda s, e: replace(
        s, stratagem=e.stratagem, in_force=e.in_force, cup=e.cup
    ),
}

"""What a seat may see, who sits where, and what can be counted of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.game import Seat
from opfor.core.later import SpokenMapping
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.told.names import SAY, end
from opfor.games.blitzkrieg.values.events import (
    Corrected,
    Event,
    TokensCorrected,
    UnitBombed,
    UnitDrawn,
    WeaponResearched,
)
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, State

SIDES = ("axis", "allies", "japan")


def _of_side(source: str, side: str) -> Callable[[], str]:
    return lambda: SAY(f"source-{source}", side=SAY.thing(side))


def _source(name: str) -> Callable[[], str]:
    return lambda: SAY(f"source-{name}")


SOURCES = SpokenMapping(
    {
        **{
            name: _source(name)
            for name in (
                "cup",
                "die",
                "tie",
                "bot-bag",
                "player-bag",
                "player-reserve",
                "pile",
                "campaigns",
            )
        },
        **{f"{side}-bag": _of_side("bag", side) for side in SIDES},
        **{f"{side}-reserve": _of_side("reserve", side) for side in SIDES},
    }
)
"""Every source of chance, in words; those named for a side belong to two-player games."""


UNTOLD_SOURCES = ("player-bag", "player-reserve", "pile")
"""What nobody has to tell: a person's units, and weapons that go from the pile into a bag (into
the bot's only where the table draws from that)."""


def seats(setting: Setting) -> Sequence[Seat]:
    """First side first; in a solo game that is the bot."""
    sides = [end(setting, number) for number in (0, 1)]
    if setting.bot is None:
        return tuple(Seat(seat, str(sides[i])) for i, seat in enumerate(setting.seats))
    return (
        Seat("bot", SAY("seat-bot", side=sides[0]), bot=True),
        Seat("player", SAY("seat-you", side=sides[1])),
    )


def view(setting: Setting, state: State, seat: str) -> State:
    """The state as a seat may see it.

    A solo game is played open. With two players the other side's reserve and bag are hidden, and
    the research pile too: what is missing from it would tell what the other side has found.
    """
    if setting.bot is not None:
        return state
    shown = setting.seats.index(seat) if seat in setting.seats else None
    return replace(
        state,
        reserves=_hidden_but(state.reserves, shown),
        bags=_hidden_but(state.bags, shown),
        pile=(HIDDEN,) * len(state.pile),
    )


def _hidden_but(
    pools: tuple[tuple[str, ...], tuple[str, ...]], shown: int | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    first, second = (
        pool if side == shown else (HIDDEN,) * len(pool) for side, pool in enumerate(pools)
    )
    return first, second


def heard(setting: Setting, event: Event, seat: str) -> Event:
    """An event as a seat may hear of it: with two players the other's draws stay hidden."""
    if setting.bot is not None:
        return event
    if isinstance(event, UnitDrawn | WeaponResearched | UnitBombed):
        own = setting.seats[event.side] == seat
        return event if own else replace(event, unit=HIDDEN)
    if isinstance(event, Corrected) and event.field in ("reserves", "bags", "pile"):
        return Corrected(event.field, None)
    if isinstance(event, TokensCorrected):
        return TokensCorrected(event.pool, side=event.side)
    return event


@cite("X-8")
def inventory(_setting: Setting, state: State) -> Mapping[str, int]:
    """How many there are of every token and stratagem, wherever they are."""
    counts: Counter[str] = Counter(state.pile)
    for pool in (*state.bags, *state.reserves):
        counts.update(pool)
    counts.update(there[1] for there in state.placed if there is not None)
    counts.update(f"stratagem {name}" for name in state.cup)
    if state.stratagem is not None:
        counts[f"stratagem {state.stratagem}"] += 1
    del counts[UNTOLD]  # what is untold counts where it is listed
    return counts


def aspects(setting: Setting, state: State) -> Mapping[str, float]:
    """Numbers of a finished game for the lab: points of both seats and units on the board."""
    first, second = setting.seats
    return {
        f"vp_{first}": state.vp[0],
        f"vp_{second}": state.vp[1],
        "margin": state.vp[1] - state.vp[0],
        "placements": sum(there is not None for there in state.placed),
        "could_not_place": float(state.loser is not None),
    }

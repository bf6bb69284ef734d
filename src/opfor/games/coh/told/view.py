"""What a seat may see: no enemy in hiding, no enemy hit counter, hand, mine or artillery plan.

Piles and deck are shown with the unseen pieces put back, so that nothing can be counted out.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.game import Seat
from opfor.core.later import SpokenMapping
from opfor.core.requests import UNTOLD
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, UNKNOWN_HIT, Counter, State
from opfor.games.coh.values.teams import Teams


def view(setting: Setting, state: State, seat: str) -> State:
    """The state as a seat sees it; a stranger sees what both sides know."""
    own = setting.side_of_seat(seat) if is_seat(setting, seat) else OFF
    for side in (0, 1):
        if side != own and side != setting.bot:
            state = _without_secrets_of(setting, state, side)
        elif side != own:
            state = _without_hiders(setting, state, side)
    return state


def is_seat(setting: Setting, seat: str) -> bool:
    """Whether somebody sits there (else it is a stranger looking on)."""
    if setting.teams is None:
        return seat in setting.seats
    return any(seat in team for team in setting.teams.seats)


@cite("hit-secrecy")
def _without_secrets_of(setting: Setting, state: State, side: int) -> State:
    state = _without_hiders(setting, state, side)
    changes: dict[str, Any] = {}
    if setting.hits_are_secret:
        changes = _hits_put_back(setting, state, side)
    hand = state.hands[side]
    if hand and UNKNOWN_CARD not in hand:
        known = tuple(card for card in hand if card != UNTOLD)
        changes["deck"] = tuple(sorted(state.deck + known))
        unknown = (UNKNOWN_CARD,) * len(hand)
        changes["hands"] = (unknown, state.hands[1]) if side == 0 else (state.hands[0], unknown)
    if any(b.side == side for b in state.barrages):
        changes["barrages"] = tuple(b for b in state.barrages if b.side != side)
    if any(w.hidden and w.side == side for w in state.works):
        changes["works"] = tuple(w for w in state.works if not w.hidden or w.side != side)
    return replace(state, **changes) if changes else state


def _hits_put_back(setting: Setting, state: State, side: int) -> dict[str, Any]:
    """A side's hits face down and back in their piles; made once for the same counters."""
    counters, piles = state.counters, (state.soft, state.armour)
    kept = setting.offered.get(("covered", side))
    if kept is None or kept[0] is not counters or kept[1] != piles:
        kept = counters, piles, _put_back(setting, state, side)
        setting.offered["covered", side] = kept
    return dict(kept[2])


def _put_back(setting: Setting, state: State, side: int) -> dict[str, Any]:
    hit = [c.hit for c in state.counters if c.hit and c.side == side]
    if not hit:
        return {}
    piles = {"soft": list(state.soft), "armour": list(state.armour)}
    for name in hit:
        if name in setting.hits:
            piles[setting.hits[name].pile].append(name)
    shown: dict[str, Any] = {name: tuple(sorted(pile)) for name, pile in piles.items()}
    covered = tuple(
        replace(c, hit=UNKNOWN_HIT) if c.hit and c.side == side else c for c in state.counters
    )
    return shown | {"counters": covered}


def _without_hiders(setting: Setting, state: State, side: int) -> State:
    """A side's hidden units nowhere, and what they alone hold held by nobody; the counters made
    once for the same counters."""
    if not any(c.hidden and c.side == side for c in state.counters):
        return state
    kept = setting.offered.get(("unseen", side))
    if kept is None or kept[0] is not state.counters:
        kept = state.counters, tuple(_unseen(c, side) for c in state.counters)
        setting.offered["unseen", side] = kept
    open_cells = {c.cell for c in kept[1] if c.side == side and c.place == "map"}
    works = tuple(
        replace(w, holder=OFF) if w.holder == side and w.cell not in open_cells else w
        for w in state.works
    )
    return replace(state, counters=kept[1], works=works)


def _unseen(counter: Counter, side: int) -> Counter:
    if not counter.hidden or counter.side != side:
        return counter
    return replace(counter, cell=OFF, facing=0, hit="", spent=False, carrier=OFF)


def heard(setting: Setting, event: Any, seat: str) -> Any:
    """An event as a seat may hear of it: the enemy's cards, hits, plans and hiding places are
    not told."""
    own = setting.side_of_seat(seat) if is_seat(setting, seat) else OFF
    if isinstance(event, ev.WorkHeld):
        return None  # it may be somebody in hiding who went into it, or left
    if isinstance(event, ev.CardDealt | ev.BarrageAimed) and event.side != own:
        return replace(event, card=UNKNOWN_CARD) if isinstance(event, ev.CardDealt) else None
    unit = getattr(event, "unit", OFF)
    if not isinstance(unit, int) or unit < 0 or setting.side_of(unit) == own:
        return event
    if isinstance(event, ev.HiddenMoved) or (isinstance(event, ev.UnitPlaced) and event.hidden):
        return None
    if isinstance(event, ev.UnitHit) and event.hit and setting.hits_are_secret:
        return replace(event, hit=UNKNOWN_HIT)
    return event


def seats(setting: Setting) -> tuple[Seat, ...]:
    """Side 0 first; partners after the leaders of both sides."""
    if setting.teams is not None:
        return _seats_of_teams(setting, setting.teams)
    return tuple(
        Seat(
            seat,
            _title(setting, side, "ai" if side == setting.bot else "side"),
            setting.bot == side,
        )
        for side, seat in enumerate(setting.seats)
    )


def _title(setting: Setting, side: int, name: str) -> str:
    return SAY(f"seat-{name}", who=say.side(setting, side))


def _seats_of_teams(setting: Setting, teams: Teams) -> tuple[Seat, ...]:
    sides = [(n, side) for n in (0, 1) for side in (0, 1) if n < len(teams.seats[side])]
    return tuple(
        Seat(
            teams.seats[side][n],
            _title(setting, side, ("first", "second")[n]),
            partner_of=teams.seats[side][0] if n else "",
        )
        for n, side in sides
    )


def aspects(setting: Setting, state: State) -> dict[str, float]:
    """Numbers of a finished firefight for the lab."""
    first, second = setting.seats
    destroyed = [
        sum(1 for c in state.counters if c.side == side and c.place == "destroyed")
        for side in (0, 1)
    ]
    return {
        f"vp_{first}": state.vp[0],
        f"vp_{second}": state.vp[1],
        "margin": state.vp[0] - state.vp[1],
        f"losses_{first}": destroyed[0],
        f"losses_{second}": destroyed[1],
        "rounds": state.round,
        "turns": state.turn,
    }


SOURCES = SpokenMapping(
    {
        name: partial(SAY, f"chance-of-{name}")
        for name in (
            *("dice", "spent-die", "soft-hits", "armour-hits", "action-cards", "orders", "re-cup"),
            *("entry-cup", "defences", "tie"),
        )
    }
)
"""Every source of chance, in words."""


@cite("X-8")
def inventory(setting: Setting, state: State) -> dict[str, int]:
    """How many of each piece there are anywhere: counters, hit counters, cards."""
    pieces: dict[str, int] = {}
    names = [f"counter {c.id}" for c in state.counters]
    names += [f"hit {c.hit}" for c in state.counters if c.hit]
    names += [f"hit {name}" for name in (*state.soft, *state.armour)]
    cards = (*state.deck, *state.discard, *state.hands[0], *state.hands[1])
    names += [f"card {name}" for name in cards if name != UNTOLD]
    names += [f"marker {setting.field.name(m.cell)}" for m in state.markers]
    for name in names:
        pieces[name] = pieces.get(name, 0) + 1
    return pieces

"""What a seat may see: hands, draw piles and face-down cards of the other side are hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Outcome, Seat
from opfor.core.later import SpokenMapping
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.sentences import ending
from opfor.games.tactics2gm.values.content import HIDDEN, PILES
from opfor.games.tactics2gm.values.events import (
    ArmyBuilt,
    CardExchanged,
    CardsDrawn,
    CardTaken,
    Event,
    UnitDeployed,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Box, Deck, State


def side_of(setting: Setting, seat: str) -> int:
    """The side a seat plays."""
    if seat not in setting.seats:
        raise OpforError(one_of("seat", seat, setting.seats))
    return setting.seats.index(seat)


def view(setting: Setting, state: State, seat: str) -> State:
    """The state as a seat may see it.

    The AI plays with open cards, so its hand stays visible; bids are hidden until both are made.
    """
    side = side_of(setting, seat)
    other = 1 - side
    decks = list(state.decks)
    decks[other] = hidden_deck(state.decks[other], open_hand=other == setting.ai)
    units = state.units
    if setting.night and any(u.hidden and u.side == other for u in units):
        units = tuple(
            replace(u, card=HIDDEN, tokens=()) if u.hidden and u.side == other else u for u in units
        )
    bids = state.bids
    if bids[other] >= 0 and bids[side] < 0:
        bids = (-1, bids[1]) if other == 0 else (bids[0], -1)
    return replace(
        state,
        decks=(decks[0], decks[1]),
        units=units,
        bids=bids,
        boxes=hidden_boxes(state, state.armies[other]),
    )


def hidden_deck(deck: Deck, *, open_hand: bool) -> Deck:
    """A deck with what lies face down replaced, numbers kept."""
    return replace(
        deck,
        draw=(HIDDEN,) * len(deck.draw),
        hand=deck.hand if open_hand else (HIDDEN,) * len(deck.hand),
    )


def hidden_boxes(state: State, army: str) -> tuple[Box, ...]:
    """The other army's box would tell its deck, so it is closed."""
    return tuple(
        Box(box.army, (HIDDEN,) * len(box.cards)) if box.army == army else box
        for box in state.boxes
    )


def _of_seat(seat: str, what: str) -> Callable[[], str]:
    return lambda: SAY(f"source-{what}", seat=SAY.thing(f"seat-{seat}"))


SEATS = ("ai", "player", "north", "south")
SOURCES = SpokenMapping(
    {
        name: partial(SAY, f"source-{name.replace(' ', '-')}")
        for name in ("d10", "armies", "first", "ai army", "terrain deck", "tie")
    }
    | {f"{seat} {what}": _of_seat(seat, what) for seat in SEATS for what in ("deck", "hand")}
)
"""Every source of chance, in words."""


def seats(setting: Setting) -> Sequence[Seat]:
    """Side 0 first: the AI in a solo game."""
    return tuple(
        Seat(seat, str(SAY.thing(f"seat-{seat}")), bot=side == setting.ai)
        for side, seat in enumerate(setting.seats)
    )


def heard(setting: Setting, event: Event, seat: str) -> Event | None:
    """An event as a seat may hear of it: what the other side draws or fetches stays hidden; of the
    AI's army the piles are known that its cards come from."""
    if isinstance(event, CardExchanged):
        return event if setting.seats[event.side] == seat else None
    if isinstance(event, CardsDrawn | CardTaken | ArmyBuilt):
        owner = setting.seats[event.side]
        if owner == seat or (owner == "ai" and not isinstance(event, ArmyBuilt)):
            return event
        if isinstance(event, CardTaken):
            return CardTaken(event.side, HIDDEN)
        if isinstance(event, ArmyBuilt) and owner == "ai":
            return ArmyBuilt(event.side, tuple(sorted(_pile(setting, c) for c in event.cards)))
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, UnitDeployed) and event.hidden and setting.seats[event.side] != seat:
        return replace(event, card=HIDDEN)
    return event


def _pile(setting: Setting, card: str) -> str:
    """The pile of a card; one that is only known by its pile stays so."""
    return card if card in PILES else setting.cards.pile(card)


@cite("X-8")
def inventory(_setting: Setting, state: State) -> Mapping[str, int]:
    """How many there are of every card of each army and of every terrain card."""
    counts: Counter[str] = Counter()
    for box in state.boxes:
        counts.update(f"{box.army} {name}" for name in box.cards)
    for side, deck in enumerate(state.decks):
        army = state.armies[side]
        for pile in (deck.draw, deck.hand, deck.discard, deck.in_play):
            counts.update(f"{army} {name}" for name in pile)
    counts.update(f"{state.armies[unit.side]} {unit.card}" for unit in state.units)
    counts.update(state.terrain_deck)
    counts.update(state.terrain_out)
    counts.update(p.card for p in state.terrain if p is not None and not p.printed)
    return counts


def aspects(setting: Setting, state: State) -> Mapping[str, float]:
    """Numbers of a finished game for the lab."""
    first, second = setting.seats
    return {
        f"hq_wounds_{first}": state.hq[0],
        f"hq_wounds_{second}": state.hq[1],
        f"losses_{first}": state.losses[0],
        f"losses_{second}": state.losses[1],
        "turns": state.turn,
    }


def outcome(setting: Setting, state: State) -> Outcome | None:
    """How the game ended, by seat."""
    result = state.result
    if result is None:
        return None
    winner = None if result.winner is None else setting.seats[result.winner]
    hq = setting.numbers.hq.hp
    scores = {seat: max(hq - state.hq[i], 0) for i, seat in enumerate(setting.seats)}
    is_lost = setting.ai is not None and result.winner == setting.ai
    return Outcome(winner, ending(result.why, is_lost=is_lost), scores, result.rule)

"""How a firefight looks to somebody who thinks ahead: worth of options, chances, hidden things."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from opfor.core.foresight import Foresight, PickOne
from opfor.core.memory import above
from opfor.core.requests import UNTOLD, Choose
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import UNKNOWN_CARD, UNKNOWN_HIT, Counter, State

TURNS = 6
"""A line is appraised after so many turns of both sides."""
WEIGHTY = frozenset({"turn", "set-up"})
NEVER = 99


promise: Callable[[Setting, State, Choose], list[float]] = above(
    "opfor.fast.coh.course.seats:promise"
)
"""What each option is worth to the baseline player; passing and waiting as much as nothing."""


def appraise(setting: Setting, state: State, seat: str) -> float:
    """Points, markers and forces, as games have shown what they are worth."""
    from opfor.games.coh.course.prospects import chance

    return chance(setting, state, setting.side_of_seat(seat))


def parts(setting: Setting, state: State, seat: str) -> Mapping[str, float]:
    """What it is made of."""
    from opfor.games.coh.course import prospects

    return prospects.parts(setting, state, seat)


def redeal(setting: Setting, view: State, _seat: str, pick: PickOne) -> State:
    """What a seat cannot see is dealt from what is unseen: hit counters from their piles, the
    enemy's hand from the deck. Enemies in hiding are taken to be far away."""
    piles = {"soft": list(view.soft), "armour": list(view.armour)}
    counters = tuple(_dealt(setting, counter, piles, pick) for counter in view.counters)
    deck = list(view.deck)
    hands = tuple(
        tuple(sorted(deck.pop(pick(len(deck))) if c in (UNKNOWN_CARD, UNTOLD) else c for c in hand))
        for hand in view.hands
    )
    return replace(
        view,
        counters=counters,
        soft=tuple(piles["soft"]),
        armour=tuple(piles["armour"]),
        deck=tuple(deck),
        hands=hands,
    )


def _dealt(
    setting: Setting, counter: Counter, piles: dict[str, list[str]], pick: PickOne
) -> Counter:
    if counter.hit == UNKNOWN_HIT:
        body = setting.kinds[counter.unit]
        pile = piles["armour" if body.flank_colour == "blue" else "soft"] or piles["soft"]
        counter = replace(counter, hit=pile.pop(pick(len(pile))))
    if is_unseen(counter):
        counter = replace(counter, place="reserve", hidden=False, due=NEVER)
    return counter


FORESIGHT: Foresight[State] = Foresight(
    appraise=appraise,
    promise=promise,
    parts=parts,
    redeal=redeal,
    is_weighty=lambda request: request.question in WEIGHTY,
    depth=1,
    playouts=32,
    is_far=lambda start, state: state.turn >= start.turn + TURNS,
)

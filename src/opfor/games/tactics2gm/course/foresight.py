"""How a 2GM battle looks to somebody who thinks ahead: worth of options, chances, hidden cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from opfor.core.foresight import Foresight, PickOne
from opfor.core.requests import Choose
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import Box, Deck, State

WEIGHTY = frozenset({"movement", "deployment", "shooting", "pre-game"})
TURNS = 2
"""A line is appraised after the rest of this turn and the enemy's."""


def promise(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth to the baseline player."""
    from opfor.games.tactics2gm.course.seats import worths_of

    return worths_of(setting, view, request)


def appraise(setting: Setting, state: State, seat: str) -> float:
    """Forces, HQs and goals, as games have shown what they are worth."""
    from opfor.games.tactics2gm.course.prospects import chance

    return chance(setting, state, setting.seats.index(seat))


def parts(setting: Setting, state: State, seat: str) -> Mapping[str, float]:
    """What it is made of."""
    from opfor.games.tactics2gm.course import prospects

    return prospects.parts(setting, state, seat)


def redeal(setting: Setting, view: State, seat: str, pick: PickOne) -> State:
    """Deal what the other side hides: of its army every card that is nowhere in sight goes to its
    units in hiding, its hand, its draw pile or its box."""
    other = 1 - setting.seats.index(seat)
    unseen = _unseen(setting, view, other)

    def dealt(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(unseen.pop(pick(len(unseen))) if c == HIDDEN else c for c in cards)

    units = tuple(
        replace(unit, card=_hidden_unit(setting, unseen, pick)) if unit.card == HIDDEN else unit
        for unit in view.units
    )
    deck = view.decks[other]
    deck = Deck(tuple(sorted(dealt(deck.draw))), dealt(deck.hand), deck.discard, deck.in_play)
    decks = (view.decks[0], deck) if other else (deck, view.decks[1])
    boxes = tuple(Box(box.army, tuple(sorted(dealt(box.cards)))) for box in view.boxes)
    return replace(view, units=units, decks=decks, boxes=boxes)


def _unseen(setting: Setting, view: State, side: int) -> list[str]:
    """The cards of a side's army that nobody but it can see, sorted."""
    army = setting.cards.armies.get(view.armies[side])
    if army is None:
        return []
    copies = dict(army.copies)
    deck = view.decks[side]
    seen = [*deck.hand, *deck.draw, *deck.discard, *deck.in_play]
    seen += [unit.card for unit in view.units if unit.side == side]
    seen += [card for box in view.boxes if box.army == army.id for card in box.cards]
    for card in seen:
        if card != HIDDEN and copies.get(card):
            copies[card] -= 1
    return sorted(card for card, count in copies.items() for _ in range(count))


def _hidden_unit(setting: Setting, unseen: list[str], pick: PickOne) -> str:
    """A unit in hiding could be any that is not seen."""
    able = [number for number, card in enumerate(unseen) if card in setting.cards.units]
    return unseen.pop(able[pick(len(able))])


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

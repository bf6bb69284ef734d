"""Corrections by hand of what is no unit: points, round, markers, smoke, works, hands and piles."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from opfor.core.compared import NONE
from opfor.core.door import whole_number
from opfor.core.errors import OpforError, one_of
from opfor.core.requests import UNTOLD
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.positions.form import WorkForm
from opfor.games.coh.told.positions.ground import DENSITIES, NAMES, work_of
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_state import SoloState
from opfor.games.coh.values.state import State
from opfor.kit.hexes import Facing
from opfor.kit.tuples import with_sorted, without

MOST_POINTS, MOST_ROUNDS = 999, 99
Fields = dict[str, Any]
"""The fields of the state that change, as they are stored."""


def state_change(setting: Setting, state: State, words: list[str]) -> Fields:
    """What a correction of the state amounts to, or one line saying what is wrong."""
    match [word.lower() for word in words]:
        case ["caps" | "vp" as what, side, number]:
            pair = list(getattr(state, what))
            pair[_side(setting, side)] = whole_number(number, what, 0, MOST_POINTS)
            return {what: pair}
        case ["round", number]:
            return {"round": whole_number(number, "round", 1, MOST_ROUNDS)}
        case ["control", place, side]:
            cell = setting.field.cell(place.upper())
            owner = [] if side == NONE else [{"cell": cell, "side": _side(setting, side)}]
            return _lying(state, "markers", cell, owner)
        case ["smoke", place, density]:
            return _smoke(setting, state, place, density)
        case ["work", place, kind, *facing] if len(facing) < 2:
            return _work(setting, state, place, kind, *facing)
        case ["hand", side, card, *cards]:
            return _hand(state, _side(setting, side), [card, *cards])
        case ["marker", number] if state.solo is not None:
            return {"solo.marker": whole_number(number, "marker", 1, MOST_ROUNDS)}
        case ["order", card] if state.solo is not None:
            return _order(state.solo, card)
        case ["orders", card, *cards] if state.solo is not None:
            return _orders(state.solo, [card, *cards])
    raise OpforError(SAY("adjust-unknown", given=repr(" ".join(words))))


def _lying(state: State, what: str, cell: int, there: list[Fields]) -> Fields:
    """What lies in a hex takes the place of what lay there."""
    kept = [to_builtins(each) for each in getattr(state, what) if each.cell != cell]
    return {what: [*kept, *there]}


def _smoke(setting: Setting, state: State, place: str, density: str) -> Fields:
    if density not in (NONE, *DENSITIES):
        raise OpforError(one_of("smoke", density, (NONE, *DENSITIES)))
    cell, thick = setting.field.cell(place.upper()), DENSITIES.get(density)
    return _lying(state, "smoke", cell, [{"cell": cell, "density": thick}] if thick else [])


def _work(setting: Setting, state: State, place: str, kind: str, facing: str = "") -> Fields:
    """A work is held by whoever stands there and fits in, as in a position."""
    cell = setting.field.cell(place.upper())
    if kind == NONE:
        return _lying(state, "works", cell, [])
    if kind not in NAMES.values():
        raise OpforError(one_of("work", kind, (NONE, *NAMES.values())))
    if facing and facing.upper() not in Facing.__members__:
        raise OpforError(one_of("facing", facing, Facing.__members__))
    form = WorkForm(kind=kind, hex=place.upper(), facing=facing.upper() or None)  # type: ignore[arg-type]
    work = work_of(f"work {place.upper()}", form, cell, setting, state.counters)
    return _lying(state, "works", cell, [to_builtins(work)])


def _hand(state: State, side: int, cards: list[str]) -> Fields:
    """Action cards taken up from the deck (``+05``) or put back into it (``-05``); an untold card
    is told by the first, and one that is not known to be held was one of them."""
    deck, hand = state.deck, state.hands[side]
    for sign, card in map(_signed, cards):
        if sign == "+":
            deck, hand = _taken(deck, card, "deck"), with_sorted(hand, card)
            hand = without(hand, UNTOLD) if UNTOLD in hand else hand
        elif UNTOLD in hand and card not in hand:
            hand = without(hand, UNTOLD)
        else:
            hand, deck = _taken(hand, card, "hand"), with_sorted(deck, card)
    hands = list(state.hands)
    hands[side] = hand
    return {"deck": deck, "hands": hands}


def _order(solo: SoloState, card: str) -> Fields:
    """The order card that counts; the one before it goes to the discards."""
    used = (*solo.used, solo.card) if solo.card else solo.used
    if card == NONE:
        return {"solo.card": "", "solo.used": used}
    if card in solo.orders:
        return {"solo.card": card, "solo.orders": without(solo.orders, card), "solo.used": used}
    return {"solo.card": card, "solo.used": _taken(used, card, "order")}


def _orders(solo: SoloState, cards: list[str]) -> Fields:
    """Order cards put into the draw pile (``+05``) or from there to the discards (``-05``)."""
    pile, used = solo.orders, solo.used
    for sign, card in map(_signed, cards):
        if sign == "+":
            pile, used = with_sorted(pile, card), _taken(used, card, "orders")
        else:
            pile, used = _taken(pile, card, "orders"), (*used, card)
    return {"solo.orders": pile, "solo.used": used}


def _signed(card: str) -> tuple[str, str]:
    if card[:1] not in "+-" or not card[1:]:
        raise OpforError(SAY("adjust-sign", given=repr(card)))
    return card[0], card[1:]


def _taken(pile: tuple[str, ...], card: str, what: str) -> tuple[str, ...]:
    if card not in pile:
        raise OpforError(one_of(what, card, pile or (NONE,)))
    return without(pile, card)


def _side(setting: Setting, name: str) -> int:
    nations = [setting.nation(0), setting.nation(1)]
    found = [i for i, n in enumerate(nations) if n.startswith(name)]
    found += [i for i, seat in enumerate(setting.seats) if seat == name]
    if not found:
        raise OpforError(one_of("side", name, nations))
    return found[0]

"""Corrections by hand: ``track pacific 3``, ``vp bot 7``, ``space western-europe 2 1 empty`` …

Names may be shortened as long as they stay unique. A token that is put somewhere else changes
places with its owner's bag, so that every token stays somewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.told.names import SAY, theatre_name
from opfor.games.blitzkrieg.values.events import Corrected, StratagemCorrected, TokensCorrected
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STRATAGEMS, State
from opfor.kit.corrections import SAY as COMMON
from opfor.kit.corrections import Corrections, Typed, matching
from opfor.kit.tuples import with_sorted, without

EMPTY, NOTHING = "empty", "none"
MOST_POINTS = 99
_UNIT = re.compile(r"\b(army|navy|airforce) (\d)\b")
"""A unit as the screen shows it."""
Correction = Corrected | TokensCorrected | StratagemCorrected


def put(setting: Setting, state: State, ref: str, to: str) -> str:
    """A unit of a reserve put into a space."""
    (what, _, held), (kind, _, where) = ref.partition(":"), to.partition(":")
    if (what, kind) != ("reserve", "space"):
        return ""
    side, _, slot = held.partition("/")
    unit = state.reserves[setting.seats.index(side)][int(slot) - 1]
    return f"space {where.replace('/', ' ')} {side} {unit}"


def _what(name: str, of: str = "") -> str:
    said = SAY(f"adjust-{name}")
    return SAY("adjust-of", theatre=of, what=said) if of else said


def _theatre(setting: Setting, typed: Typed) -> int:
    index = setting.board.theatre_index
    return index[typed.name(_what("theatre"), index)]


def _seat(setting: Setting, typed: Typed) -> int:
    given = typed.word()
    own = setting.bot is not None and given in ("you", "me", SAY("you"))
    return setting.seats.index(matching(COMMON("side"), "player" if own else given, setting.seats))


def _unit(setting: Setting, given: str, *others: str) -> str:
    return matching(COMMON("unit"), given, (*setting.units.by_id, *others))


def _stratagem(given: str) -> str:
    return matching(_what("stratagem"), given, STRATAGEMS)


def _track(setting: Setting, _state: State, typed: Typed) -> Correction:
    theatre = _theatre(setting, typed)
    most = setting.board.theatres[theatre].steps - 1
    to = typed.number(_what("track", theatre_name(setting, theatre)), -most, most)
    return Corrected("tracks", to, index=theatre)


def _vp(setting: Setting, _state: State, typed: Typed) -> Correction:
    side = _seat(setting, typed)
    return Corrected("vp", typed.number(_what("points"), 0, MOST_POINTS), index=side)


def _row(setting: Setting, _state: State, typed: Typed) -> Correction:
    if setting.bot is None:
        raise OpforError(SAY("adjust-no-row"))
    return _units_of(setting, setting.bot, typed)


def _reserve(setting: Setting, _state: State, typed: Typed) -> Correction:
    side = _seat(setting, typed) if setting.bot is None else 1 - setting.bot
    return _units_of(setting, side, typed)


def _units_of(setting: Setting, side: int, typed: Typed) -> Correction:
    """The units of a reserve; a person may keep back which they are."""
    own = (UNTOLD,) if setting.bot is not None and side != setting.bot else ()
    words = typed.rest()
    units = () if words == [EMPTY] else tuple(_unit(setting, word, *own) for word in words)
    return Corrected("reserves", units, index=side, exchanged=True)


def _space(setting: Setting, _state: State, typed: Typed) -> Correction:
    row = setting.board.theatres[_theatre(setting, typed)]
    of = theatre_name(setting, row.index)
    campaign = row.campaigns[typed.number(_what("campaign", of), 1, len(row.campaigns)) - 1]
    position = typed.number(_what("space", of), 1, len(campaign.spaces))
    there: Any = None
    if len(typed.words) > 1:
        there = (_seat(setting, typed), _unit(setting, typed.word()))
    else:
        typed.name(_what("content"), (EMPTY,))
    return Corrected("placed", there, index=campaign.spaces[position - 1], exchanged=True)


def _open(setting: Setting, _state: State, typed: Typed) -> Correction:
    theatre = _theatre(setting, typed)
    row, what = setting.board.theatres[theatre], _what("campaign", theatre_name(setting, theatre))
    special = {"closed": CLOSED}
    if setting.board.opens_by_choice:
        special["unopened"] = NOT_OPENED
    if typed.words and typed.words[0][:1].isalpha():
        return Corrected("campaigns", special[typed.name(what, special)], index=theatre)
    return Corrected("campaigns", typed.number(what, 1, len(row.campaigns)) - 1, index=theatre)


def _bag(setting: Setting, state: State, typed: Typed) -> Correction:
    side = _seat(setting, typed)
    put_in, taken_out = _exchange("bag", state.bags[side], typed, partial(_unit, setting))
    return TokensCorrected("bag", put_in, taken_out, side)


def _pile(setting: Setting, state: State, typed: Typed) -> Correction:
    return TokensCorrected("pile", *_exchange("pile", state.pile, typed, partial(_unit, setting)))


def _cup(_setting: Setting, state: State, typed: Typed) -> Correction:
    return TokensCorrected("cup", *_exchange("cup", state.cup, typed, _stratagem))


def _exchange(
    what: str, pool: tuple[str, ...], typed: Typed, name: Callable[[str], str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tokens put in (``+army-1``) and those taken out (``-army-1``)."""
    words = typed.rest()
    for word in words:
        if word[0] not in "+-" or not word[1:]:
            raise OpforError(SAY("adjust-sign", what=what, given=repr(word)))
    put_in = tuple(name(word[1:]) for word in words if word[0] == "+")
    taken_out = tuple(name(word[1:]) for word in words if word[0] == "-")
    missing = Counter(taken_out) - Counter(pool) - Counter(put_in)
    if missing:
        raise OpforError(SAY("adjust-missing", what=what, unit=next(iter(missing))))
    return put_in, taken_out


def _lying_out(_setting: Setting, state: State, typed: Typed) -> Correction:
    """Swap the token lying out with one of the cup; Steamroll goes on acting as before."""
    given = _stratagem(typed.word())
    cup = without(state.cup, given) if given in state.cup else state.cup
    if state.stratagem not in (None, given):
        cup = with_sorted(cup, str(state.stratagem))
    in_force = state.in_force if given == "steamroll" else given
    return StratagemCorrected(given, in_force, cup)


def _in_force(_setting: Setting, _state: State, typed: Typed) -> Correction:
    """What the token lying out acts as; Steamroll always acts as another."""
    acting = [name for name in STRATAGEMS if name != "steamroll"]
    given = typed.name(_what("stratagem-in-force"), (*acting, NOTHING))
    return Corrected("in_force", None if given == NOTHING else given)


def _turn(setting: Setting, _state: State, typed: Typed) -> Correction:
    return Corrected("mover", _seat(setting, typed))


@cite("spy-copies")
def _last_unit(setting: Setting, _state: State, typed: Typed) -> Correction:
    """What a spy would copy; where it copies the enemy's last unit, a side is named too."""
    is_any = setting.rulings.spy_copies == "last-unit"
    side = -1 if is_any else _seat(setting, typed)
    given = _unit(setting, typed.word(), NOTHING)
    unit = None if given == NOTHING else given
    return Corrected("last_unit", unit) if is_any else Corrected("last_units", unit, index=side)


KNOWN: dict[str, Callable[[Setting, State, Typed], Correction]] = {
    "track": _track,
    "vp": _vp,
    "row": _row,
    "reserve": _reserve,
    "space": _space,
    "open": _open,
    "bag": _bag,
    "pile": _pile,
    "cup": _cup,
    "stratagem": _lying_out,
    "in-force": _in_force,
    "turn": _turn,
    "last-unit": _last_unit,
}
_CORRECTIONS: Corrections[Correction] = Corrections(SAY, KNOWN)


def adjust(setting: Setting, state: State, text: str) -> Correction:
    """The event a typed correction amounts to, or one line saying what is wrong with it."""
    return _CORRECTIONS(setting, state, _UNIT.sub(r"\1-\2", text.lower()))

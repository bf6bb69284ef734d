"""Corrections by hand: ``track pacific 3``, ``vp bot 7``, ``space western-europe 2 1 empty`` …

Names may be shortened as long as they stay unique. A token that is put somewhere else changes
places with its owner's bag, so that every token stays somewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.told.names import SAY, theatre_name
from opfor.games.blitzkrieg.values.events import Corrected, StratagemCorrected, TokensCorrected
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STRATAGEMS, State
from opfor.kit.tuples import with_sorted, without

EMPTY = "empty"
_UNIT = re.compile(r"\b(army|navy|airforce) (\d)\b")
"""A unit as the screen shows it."""
Correction = Corrected | TokensCorrected | StratagemCorrected


def adjust(setting: Setting, state: State, text: str) -> Correction:
    """The event a typed correction amounts to, or one line saying what is wrong with it."""
    words = _UNIT.sub(r"\1-\2", text.lower().replace(",", " ")).split()
    if not words:
        usages = "; ".join(SAY(f"usage-{name}") for name in _COMMANDS)
        raise OpforError(SAY("adjust-what", usages=usages))
    name = matching("correction", words[0], _COMMANDS)
    try:
        return _COMMANDS[name](setting, state, words[1:])
    except _Missing:
        usage = SAY(f"usage-{name}")
        raise OpforError(SAY("adjust-half", text=repr(text), usage=usage)) from None


def put(setting: Setting, state: State, ref: str, to: str) -> str:
    """A unit of a reserve put into a space."""
    (what, _, held), (kind, _, where) = ref.partition(":"), to.partition(":")
    if (what, kind) != ("reserve", "space"):
        return ""
    side, _, slot = held.partition("/")
    unit = state.reserves[setting.seats.index(side)][int(slot) - 1]
    return f"space {where.replace('/', ' ')} {side} {unit}"


class _Missing(Exception):
    """Too few or too many words."""


def matching(what: str, given: str, names: Iterable[str], of: str = "") -> str:
    """The name meant by a unique beginning of it; ``what`` and ``of`` say what is named."""
    choices = list(names)
    if given in choices:
        return given
    found = [name for name in choices if name.startswith(given)]
    if len(found) == 1:
        return found[0]
    fault = "adjust-unknown" if not found else "adjust-several"
    listed = ", ".join(found or choices)
    raise OpforError(SAY(fault, what=_what(what, of), given=repr(given), names=listed))


def _what(what: str, of: str) -> str:
    said = SAY(f"adjust-{what}")
    return SAY("adjust-of", theatre=of, what=said) if of else said


def _words(words: Sequence[str], count: int) -> Sequence[str]:
    if len(words) != count:
        raise _Missing
    return words


def _number(what: str, given: str, low: int, high: int, of: str = "") -> int:
    digits = given.removeprefix("+")
    if not digits.removeprefix("-").isdecimal() or not low <= int(digits) <= high:
        said = _what(what, of)
        raise OpforError(SAY("adjust-number", what=said, given=repr(given), low=low, high=high))
    return int(digits)


def _theatre(setting: Setting, given: str) -> int:
    index = setting.board.theatre_index
    return index[matching("theatre", given, index)]


def _seat(setting: Setting, given: str) -> int:
    own = setting.bot is not None and given in ("you", "me")
    return setting.seats.index(matching("side", "player" if own else given, setting.seats))


def _unit(setting: Setting, given: str) -> str:
    return matching("unit", given, setting.units.by_id)


def _stratagem(given: str) -> str:
    return matching("stratagem", given, STRATAGEMS)


def _track(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    name, given = _words(words, 2)
    theatre = _theatre(setting, name)
    row, of = setting.board.theatres[theatre], theatre_name(setting, theatre)
    to = _number("track", given, 1 - row.steps, row.steps - 1, of)
    return Corrected("tracks", to, index=theatre)


def _vp(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    name, given = _words(words, 2)
    side = _seat(setting, name)
    points = _number("points", given, 0, 99)
    return Corrected("vp", points, index=side)


def _row(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    if setting.bot is None:
        raise OpforError(SAY("adjust-no-row"))
    return _units_of(setting, setting.bot, words)


def _reserve(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    if setting.bot is not None:
        return _units_of(setting, 1 - setting.bot, words)
    if not words:
        raise _Missing
    return _units_of(setting, _seat(setting, words[0]), words[1:])


def _units_of(setting: Setting, side: int, words: Sequence[str]) -> Correction:
    if not words:
        raise _Missing
    units = () if list(words) == [EMPTY] else tuple(_held(setting, side, word) for word in words)
    return Corrected("reserves", units, index=side, exchanged=True)


def _held(setting: Setting, side: int, given: str) -> str:
    """A unit of a reserve; a person may keep back which it is."""
    own = (UNTOLD,) if setting.bot is not None and side != setting.bot else ()
    return matching("unit", given, (*setting.units.by_id, *own))


def _space(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    if len(words) not in (4, 5):
        raise _Missing
    row = setting.board.theatres[_theatre(setting, words[0])]
    of = theatre_name(setting, row.index)
    number = _number("campaign", words[1], 1, len(row.campaigns), of)
    campaign = row.campaigns[number - 1]
    position = _number("space", words[2], 1, len(campaign.spaces), of)
    there: Any = None
    if len(words) == 5:
        there = (_seat(setting, words[3]), _unit(setting, words[4]))
    else:
        matching("content", words[3], (EMPTY,))
    return Corrected("placed", there, index=campaign.spaces[position - 1], exchanged=True)


def _open(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    name, given = _words(words, 2)
    theatre = _theatre(setting, name)
    row, of = setting.board.theatres[theatre], theatre_name(setting, theatre)
    special = {"closed": CLOSED}
    if setting.board.opens_by_choice:
        special["unopened"] = NOT_OPENED
    if given[:1].isalpha():
        number = special[matching("campaign", given, special, of)]
    else:
        number = _number("campaign", given, 1, len(row.campaigns), of) - 1
    return Corrected("campaigns", number, index=theatre)


def _bag(setting: Setting, state: State, words: Sequence[str]) -> Correction:
    if len(words) < 2:
        raise _Missing
    side = _seat(setting, words[0])
    put_in, taken_out = _exchange("bag", state.bags[side], words[1:], lambda w: _unit(setting, w))
    return TokensCorrected("bag", put_in, taken_out, side)


def _pile(setting: Setting, state: State, words: Sequence[str]) -> Correction:
    put_in, taken_out = _exchange("pile", state.pile, words, lambda w: _unit(setting, w))
    return TokensCorrected("pile", put_in, taken_out)


def _cup(_setting: Setting, state: State, words: Sequence[str]) -> Correction:
    put_in, taken_out = _exchange("cup", state.cup, words, _stratagem)
    return TokensCorrected("cup", put_in, taken_out)


def _exchange(
    what: str, pool: tuple[str, ...], words: Sequence[str], name: Callable[[str], str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tokens put in (``+army-1``) and those taken out (``-army-1``)."""
    if not words:
        raise _Missing
    for word in words:
        if word[0] not in "+-" or not word[1:]:
            raise OpforError(SAY("adjust-sign", what=what, given=repr(word)))
    put_in = tuple(name(word[1:]) for word in words if word[0] == "+")
    taken_out = tuple(name(word[1:]) for word in words if word[0] == "-")
    missing = Counter(taken_out) - Counter(pool) - Counter(put_in)
    if missing:
        raise OpforError(SAY("adjust-missing", what=what, unit=next(iter(missing))))
    return put_in, taken_out


def _lying_out(_setting: Setting, state: State, words: Sequence[str]) -> Correction:
    """Swap the token lying out with one of the cup; Steamroll goes on acting as before."""
    given = _stratagem(_words(words, 1)[0])
    cup = without(state.cup, given) if given in state.cup else state.cup
    if state.stratagem not in (None, given):
        cup = with_sorted(cup, str(state.stratagem))
    in_force = state.in_force if given == "steamroll" else given
    return StratagemCorrected(given, in_force, cup)


def _in_force(_setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    """What the token lying out acts as; Steamroll always acts as another."""
    acting = [name for name in STRATAGEMS if name != "steamroll"]
    given = matching("stratagem-in-force", _words(words, 1)[0], (*acting, "none"))
    return Corrected("in_force", None if given == "none" else given)


def _turn(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    side = _seat(setting, _words(words, 1)[0])
    return Corrected("mover", side)


@cite("spy-copies")
def _last_unit(setting: Setting, _state: State, words: Sequence[str]) -> Correction:
    """What a spy would copy; where it copies the enemy's last unit, a side is named too."""
    if setting.rulings.spy_copies == "last-unit":
        return Corrected("last_unit", _unit_or_none(setting, _words(words, 1)[0]))
    name, given = _words(words, 2)
    side = _seat(setting, name)
    return Corrected("last_units", _unit_or_none(setting, given), index=side)


def _unit_or_none(setting: Setting, given: str) -> str | None:
    unit = matching("unit", given, (*setting.units.by_id, "none"))
    return None if unit == "none" else unit


_COMMANDS: dict[str, Callable[[Setting, State, Sequence[str]], Correction]] = {
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

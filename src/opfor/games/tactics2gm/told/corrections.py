"""Corrections by hand, for a table where something went wrong.

``ap SIDE 5`` · ``hq SIDE 3`` (wounds) · ``wounds UNIT 2`` · ``move UNIT 3.5`` · ``remove UNIT`` ·
``hand SIDE CARD`` (from the draw pile) · ``stance NAME`` · ``terrain 3.5 1`` (wounds)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.values.events import Corrected
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def adjust(setting: Setting, state: State, text: str) -> Corrected:
    """The event a typed correction amounts to, or one line saying what is wrong with it."""
    words = text.lower().split()
    if not words:
        usages = "; ".join(usage for usage, _, _ in _CORRECTIONS.values())
        raise OpforError(f"correct what? Write one of: {usages}")
    if words[0] not in _CORRECTIONS:
        raise OpforError(one_of("correction", text, _CORRECTIONS))
    usage, number, correct = _CORRECTIONS[words[0]]
    if len(words) != number:
        raise OpforError(f"{text!r} is not a whole correction; write: {usage}")
    return correct(setting, state, words[1:])


def put(_setting: Setting, _state: State, ref: str, to: str) -> str:
    """A unit put into a space."""
    (what, _, unit), (kind, _, name) = ref.partition(":"), to.partition(":")
    return f"move {unit} {name}" if (what, kind) == ("unit", "space") else ""


def _side(setting: Setting, given: str) -> int:
    if given in ("you", "me") and "player" in setting.seats:
        return setting.seats.index("player")
    if given not in setting.seats:
        raise OpforError(one_of("side", given, setting.seats))
    return setting.seats.index(given)


def _number(what: str, given: str, low: int, high: int) -> int:
    if not given.isdecimal() or not low <= int(given) <= high:
        raise OpforError(f"{what} {given!r} is not possible; give a number from {low} to {high}")
    return int(given)


def _unit(state: State, given: str) -> Unit:
    for unit in state.units:
        if str(unit.id) == given:
            return unit
    raise OpforError(one_of("unit", given, [unit.id for unit in state.units]))


def _ap(setting: Setting, _state: State, words: Sequence[str]) -> Corrected:
    return Corrected("ap", side=_side(setting, words[0]), number=_number("AP", words[1], 0, 99))


def _hq(setting: Setting, _state: State, words: Sequence[str]) -> Corrected:
    most = setting.numbers.hq.hp
    number = _number("HQ wounds", words[1], 0, most)
    return Corrected("hq", side=_side(setting, words[0]), number=number)


def _wounds(setting: Setting, state: State, words: Sequence[str]) -> Corrected:
    unit = _unit(state, words[0])
    most = setting.cards.units[unit.card].hp - 1
    return Corrected("wounds", unit=unit.id, number=_number("wounds", words[1], 0, most))


def _move(setting: Setting, state: State, words: Sequence[str]) -> Corrected:
    unit = _unit(state, words[0])
    cell = _cell(setting, words[1])
    if unit.aboard:
        raise OpforError(f"unit {unit.id} is aboard unit {unit.aboard}; move that one")
    return Corrected("cell", unit=unit.id, number=cell)


def _cell(setting: Setting, given: str) -> int:
    line, _, column = given.partition(".")
    if not (line.isdecimal() and column.isdecimal()):
        raise OpforError(f"space {given!r} is not LINE.COLUMN, such as 3.5")
    return setting.board.cell(int(line), int(column))


def _terrain(setting: Setting, state: State, words: Sequence[str]) -> Corrected:
    cell = _cell(setting, words[0])
    piece = state.terrain[cell]
    if piece is None:
        raise OpforError(f"no terrain stands on {words[0]}")
    return Corrected("terrain", unit=cell, number=_number("wounds", words[1], 0, 9))


def _remove(_setting: Setting, state: State, words: Sequence[str]) -> Corrected:
    return Corrected("remove", unit=_unit(state, words[0]).id)


def _hand(setting: Setting, state: State, words: Sequence[str]) -> Corrected:
    side = _side(setting, words[0])
    pile = state.decks[side].draw
    if words[1] not in pile:
        raise OpforError(one_of("card", words[1], sorted(set(pile))))
    return Corrected("hand", side=side, text=words[1])


def _stance(setting: Setting, _state: State, words: Sequence[str]) -> Corrected:
    return Corrected("stance", text=stance_named(setting.ai_kind, words[0]).name)


_CORRECTIONS: dict[str, tuple[str, int, Callable[[Setting, State, Sequence[str]], Corrected]]] = {
    "ap": ("ap SIDE NUMBER", 3, _ap),
    "hq": ("hq SIDE WOUNDS", 3, _hq),
    "wounds": ("wounds UNIT NUMBER", 3, _wounds),
    "move": ("move UNIT LINE.COLUMN", 3, _move),
    "remove": ("remove UNIT", 2, _remove),
    "hand": ("hand SIDE CARD", 3, _hand),
    "stance": ("stance NAME", 2, _stance),
    "terrain": ("terrain LINE.COLUMN WOUNDS", 3, _terrain),
}

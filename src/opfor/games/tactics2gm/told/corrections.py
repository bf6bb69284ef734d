"""Corrections by hand, for a table where something went wrong: ``ap you 5``, ``move 7 3.5`` …"""

from __future__ import annotations

from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.events import Corrected
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit
from opfor.kit.corrections import SAY as COMMON
from opfor.kit.corrections import Corrections, Typed

MOST_AP, MOST_DAMAGE = 99, 9


def put(_setting: Setting, _state: State, ref: str, to: str) -> str:
    """A unit put into a space."""
    (what, _, unit), (kind, _, name) = ref.partition(":"), to.partition(":")
    return f"move {unit} {name}" if (what, kind) == ("unit", "space") else ""


def _side(setting: Setting, typed: Typed) -> int:
    given = typed.word()
    own = given in ("you", "me", SAY("you")) and "player" in setting.seats
    seat = "player" if own else given
    if seat not in setting.seats:
        raise OpforError(one_of(COMMON("side"), given, setting.seats))
    return setting.seats.index(seat)


def _unit(state: State, typed: Typed) -> Unit:
    given = typed.word()
    for unit in state.units:
        if str(unit.id) == given:
            return unit
    raise OpforError(one_of(COMMON("unit"), given, [unit.id for unit in state.units]))


def _cell(setting: Setting, typed: Typed) -> int:
    given = typed.word()
    line, _, column = given.partition(".")
    if not (line.isdecimal() and column.isdecimal()):
        raise OpforError(SAY("adjust-space", given=repr(given)))
    return setting.board.cell(int(line), int(column))


def _ap(setting: Setting, _state: State, typed: Typed) -> Corrected:
    side = _side(setting, typed)
    return Corrected("ap", side=side, number=typed.number(SAY("correct-ap"), 0, MOST_AP))


def _hq(setting: Setting, _state: State, typed: Typed) -> Corrected:
    side, most = _side(setting, typed), setting.numbers.hq.hp
    return Corrected("hq", side=side, number=typed.number(SAY("correct-hq"), 0, most))


def _wounds(setting: Setting, state: State, typed: Typed) -> Corrected:
    unit = _unit(state, typed)
    most = setting.cards.units[unit.card].hp - 1
    return Corrected("wounds", unit=unit.id, number=typed.number(SAY("correct-wounds"), 0, most))


def _move(setting: Setting, state: State, typed: Typed) -> Corrected:
    unit, cell = _unit(state, typed), _cell(setting, typed)
    if unit.aboard:
        raise OpforError(SAY("adjust-aboard", n=unit.id, transport=unit.aboard))
    return Corrected("cell", unit=unit.id, number=cell)


def _terrain(setting: Setting, state: State, typed: Typed) -> Corrected:
    cell = _cell(setting, typed)
    if state.terrain[cell] is None:
        at = f"{setting.board.line(cell)}.{setting.board.column(cell)}"
        raise OpforError(SAY("adjust-no-terrain", at=at))
    damage = typed.number(SAY("correct-wounds"), 0, MOST_DAMAGE)
    return Corrected("terrain", unit=cell, number=damage)


def _remove(_setting: Setting, state: State, typed: Typed) -> Corrected:
    return Corrected("remove", unit=_unit(state, typed).id)


def _hand(setting: Setting, state: State, typed: Typed) -> Corrected:
    side = _side(setting, typed)
    pile, name = state.decks[side].draw, typed.word()
    if name not in pile:
        raise OpforError(one_of(COMMON("card"), name, sorted(set(pile))))
    return Corrected("hand", side=side, text=name)


def _stance(setting: Setting, _state: State, typed: Typed) -> Corrected:
    return Corrected("stance", text=stance_named(setting.ai_kind, typed.word()).name)


adjust: Corrections[Corrected] = Corrections(
    SAY,
    {
        "ap": _ap,
        "hq": _hq,
        "wounds": _wounds,
        "move": _move,
        "remove": _remove,
        "hand": _hand,
        "stance": _stance,
        "terrain": _terrain,
    },
)

"""Corrections by hand, for a table where something went wrong: ``ap you 5``, ``move 7 3.5`` …"""

from __future__ import annotations

from opfor.core.compared import NONE
from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.events import Corrected
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import stance_named
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
    return Corrected("cell", unit=unit.id, number=cell)


def _aboard(_setting: Setting, state: State, typed: Typed) -> Corrected:
    unit, transport = _unit(state, typed), _unit(state, typed)
    if transport.cargo or transport.aboard or transport.side != unit.side or transport == unit:
        raise OpforError(SAY("adjust-full", n=transport.id))
    return Corrected("aboard", unit=unit.id, number=transport.id)


def _put(setting: Setting, state: State, typed: Typed) -> Corrected:
    """A unit whose card lies anywhere but on the board."""
    side = _side(setting, typed)
    deck = state.decks[side]
    cards = {*deck.hand, *deck.draw, *deck.discard, *deck.in_play} & setting.cards.units.keys()
    card, cell = typed.word(), _cell(setting, typed)
    if card not in cards:
        raise OpforError(one_of(COMMON("card"), card, sorted(cards)))
    return Corrected("put", side=side, number=cell, text=card)


def _equip(setting: Setting, state: State, typed: Typed) -> Corrected:
    """Equipment given (``+mg``) or taken (``-mg``)."""
    unit = _unit(state, typed)
    sign, name = _signed(typed)
    held = [token.kind for token in unit.tokens]
    known = setting.cards.tokens if sign == "+" else dict.fromkeys(held)
    if name not in known:
        raise OpforError(one_of(SAY("equipment"), name, sorted(known)))
    return Corrected("equip" if sign == "+" else "strip", unit=unit.id, text=name)


def _lay(setting: Setting, state: State, typed: Typed) -> Corrected:
    """A terrain card, or none of those that were laid."""
    cell, name = _cell(setting, typed), typed.word()
    if name == NONE:
        name = ""
    elif name not in state.terrain_deck:
        raise OpforError(one_of(COMMON("card"), name, sorted({*state.terrain_deck, NONE})))
    return Corrected("lay", unit=cell, text=name)


def _signed(typed: Typed) -> tuple[str, str]:
    word = typed.word()
    if word[:1] not in "+-" or not word[1:]:
        raise OpforError(SAY("adjust-sign", given=repr(word)))
    return word[0], word[1:]


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
    """A card taken from the draw pile (``+luck``) or put back into it (``-luck``)."""
    side = _side(setting, typed)
    deck = state.decks[side]
    word = typed.word()
    back = word.startswith("-")
    name, pile = word.lstrip("+-"), deck.hand if back else deck.draw
    if name not in pile:
        raise OpforError(one_of(COMMON("card"), name, sorted(set(pile))))
    return Corrected("put-back" if back else "hand", side=side, text=name)


def _beside(setting: Setting, state: State, typed: Typed) -> Corrected:
    """A card that comes to lie beside the HQ (``+general``), or goes to the discards."""
    side = _side(setting, typed)
    deck = state.decks[side]
    sign, name = _signed(typed)
    pile = {*deck.hand, *deck.draw, *deck.discard} if sign == "+" else set(deck.in_play)
    if name not in pile:
        raise OpforError(one_of(COMMON("card"), name, sorted(pile)))
    return Corrected("beside" if sign == "+" else "put-away", side=side, text=name)


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
        "equip": _equip,
        "put": _put,
        "aboard": _aboard,
        "lay": _lay,
        "beside": _beside,
    },
)

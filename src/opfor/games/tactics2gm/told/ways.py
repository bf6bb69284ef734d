"""How what lies on the table may be set right by touch: whole corrections, each with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opfor.core.compared import NONE, Fact
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import STANCES
from opfor.games.tactics2gm.values.state import State, Unit

Mend = tuple[str, str]
"""A correction as it is typed, and how the thing lies then."""


def of_place(setting: Setting, state: State, unit: Unit) -> Iterator[Mend]:
    """Off the board, or aboard; elsewhere it is put by pointing."""
    yield f"remove {unit.id}", SAY("way-gone")
    kind = setting.cards.units[unit.card].type
    for other in state.units:
        carries = setting.cards.units[other.card].carries
        if other.side == unit.side and kind in carries and not other.cargo and other != unit:
            transport = say.unit(setting, state, other.id)
            yield f"aboard {unit.id} {other.id}", SAY("way-aboard", transport=transport)


def of_equipment(setting: Setting, unit: Unit) -> Iterator[Mend]:
    """A token fewer, a token more of those that such a unit may have."""
    kind = setting.cards.units[unit.card].type
    for token in unit.tokens:
        yield _way("equip", unit.id, "-", token.kind, say.token(setting, token.kind))
    for name, row in setting.cards.tokens.items():
        if kind in row.types:
            yield _way("equip", unit.id, "+", name, say.token(setting, name))


def of_terrain(setting: Setting, state: State, spot: str) -> Iterator[Mend]:
    yield f"lay {spot} {NONE}", SAY("way-gone")
    for name in sorted(set(state.terrain_deck)):
        yield f"lay {spot} {name}", str(say.card(setting, name))


def of_hand(setting: Setting, state: State, side: int) -> Iterator[Mend]:
    deck = state.decks[side]
    others = _elsewhere(setting, state, side) if HIDDEN in deck.draw else deck.draw
    yield from _cards(setting, side, "hand", deck.hand, others)


def of_beside(setting: Setting, state: State, side: int) -> Iterator[Mend]:
    """Cards that stay beside an HQ: planes and supports."""
    cards = _elsewhere(setting, state, side)
    staying = [card for card in cards if not _is_put(setting, card)]
    yield from _cards(setting, side, "beside", state.decks[side].in_play, staying)


def of_stance(setting: Setting) -> Iterator[Mend]:
    for stance in STANCES[setting.ai_kind]:
        yield f"stance {stance.name}", str(say.stance(setting, stance.name))


def missing(setting: Setting, state: State) -> Iterator[Fact]:
    """What might lie on the board and does not: units of both sides, terrain."""
    for side, seat in enumerate(setting.seats):
        for card in sorted(_elsewhere(setting, state, side)):
            if _is_put(setting, card):
                who, named = say.side(setting, state, side), say.card(setting, card)
                said = SAY("more-unit", who=who, card=named)
                yield Fact(said, "", f"put {seat} {card} {{}}", onto="space")
    for name in sorted(set(state.terrain_deck)):
        yield Fact(str(say.card(setting, name)), "", f"lay {{}} {name}", onto="space")


def _elsewhere(setting: Setting, state: State, side: int) -> set[str]:
    """The cards of a side that may lie anywhere; where nobody sees them, all of its army."""
    deck = state.decks[side]
    cards = {*deck.hand, *deck.draw, *deck.discard}
    army = setting.cards.armies.get(state.armies[side])
    if HIDDEN in cards and army is not None:
        cards |= army.copies.keys()
    return cards - {HIDDEN}


def _is_put(setting: Setting, card: str) -> bool:
    """Whether a card is a unit that comes to stand on a space."""
    row = setting.cards.units.get(card)
    return row is not None and row.type != "airplane"


def _cards(
    setting: Setting, side: int, what: str, held: Iterable[str], others: Iterable[str]
) -> Iterator[Mend]:
    for sign, pile in (("-", held), ("+", others)):
        for card in sorted({*pile} - {HIDDEN}):
            yield _way(what, setting.seats[side], sign, card, say.card(setting, card))


def _way(what: str, whose: str | int, sign: str, name: str, said: object) -> Mend:
    held = "yes" if sign == "-" else "no"
    return f"{what} {whose} {sign}{name}", SAY("way-sign", held=held, what=said)

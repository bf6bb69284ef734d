"""What to compare with the table: AP, the headquarters, where each unit stands and its wounds."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import NONE, Compared, Fact
from opfor.core.phrases import listed
from opfor.games.tactics2gm.told.names import possessive, spot
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``AP 3:0, HQ wounds 1:0, units 4:5, cards in hand 3:4``, first side first."""
    if not state.turn:
        return Compared()
    units = [sum(unit.side == side for unit in state.units) for side in (0, 1)]
    hands = [len(deck.hand) for deck in state.decks]
    order = "" if setting.ai is None else " (AI:you)" if setting.ai == 0 else " (you:AI)"
    line = (
        f"AP {state.ap[0]}:{state.ap[1]}{order}, HQ wounds {state.hq[0]}:{state.hq[1]}, "
        f"units {units[0]}:{units[1]}, cards in hand {hands[0]}:{hands[1]}"
    )
    return Compared(line, tuple(_facts(setting, state)), tuple(_besides(setting, state)))


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for unit in state.units:
        if unit.hidden:
            continue
        name = f"unit {unit.id} ({unit.card})"
        if not unit.aboard:
            where, gone = spot(setting, unit.cell), f"take {name} off the board"
            yield Fact(f"where {name} stands", where, f"move {unit.id} {{}}", gone)
        yield Fact(f"the wounds of {name}", str(unit.wounds), f"wounds {unit.id} {{}}")
    for side, seat in enumerate(setting.seats):
        whose = possessive(setting, state, side)
        yield Fact(f"{whose} AP", str(state.ap[side]), f"ap {seat} {{}}")
        yield Fact(f"the wounds of {whose} HQ", str(state.hq[side]), f"hq {seat} {{}}")


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """What units carry, terrain and its wounds, the cards in hand and in play."""
    for unit in state.units:
        if unit.hidden:
            continue
        name = f"unit {unit.id} ({unit.card})"
        if unit.aboard:
            gone = f"take {name} off the board"
            yield Fact(f"where {name} stands", f"aboard unit {unit.aboard}", gone=gone)
        carried = [token.kind for token in unit.tokens]
        yield Fact(f"equipment of {name}", listed(carried, NONE))
    for cell, piece in enumerate(state.terrain):
        if piece is not None and not piece.printed:
            place, title = spot(setting, cell), setting.cards.terrain[piece.card].title
            gone = f"take {title} off {place}"
            yield Fact(f"{title} on {place}", "there", gone=gone)
            yield Fact(f"the wounds of the terrain on {place}", str(piece.damage))
    for side, deck in enumerate(state.decks):
        whose = possessive(setting, state, side)
        yield Fact(f"cards in {whose} hand", str(len(deck.hand)))
        yield Fact(f"cards lying beside {whose} HQ", listed(deck.in_play, NONE))

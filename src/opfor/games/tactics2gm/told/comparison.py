"""What to compare with the table: AP, the headquarters, where each unit stands and its wounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.core.compared import NONE, Compared, Fact
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit
from opfor.kit.compared import fact

_fact = partial(fact, SAY)


def compared(setting: Setting, state: State, _seat: str) -> Compared:
    """``AP 3:0, HQ wounds 1:0, units 4:5, cards in hand 3:4``, first side first."""
    if not state.turn:
        return Compared()
    numbers: dict[str, int] = {}
    for side in (0, 1):
        numbers |= {
            f"ap{side}": state.ap[side],
            f"hq{side}": state.hq[side],
            f"units{side}": sum(unit.side == side for unit in state.units),
            f"hand{side}": len(state.decks[side].hand),
        }
    order = {None: "", 0: "compare-ai-first"}.get(setting.ai, "compare-you-first")
    line = SAY("compare", order=SAY(order) if order else "", **numbers)
    return Compared(line, tuple(_facts(setting, state)), tuple(_besides(setting, state)))


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for unit in _open(state):
        name, stands = say.unit(setting, state, unit.id), ""
        if not unit.aboard:
            where, at = say.space(setting, unit.cell), say.spot(setting, unit.cell)
            found = _fact("where", at, f"move {unit.id} {{}}", unit=name, where=where)
            stands = found.what
            yield found
        of = "" if unit.wounds else stands
        yield _fact("wounds", unit.wounds, f"wounds {unit.id} {{}}", of, unit=name)
    for side, seat in enumerate(setting.seats):
        who = say.side(setting, state, side)
        yield _fact("ap", state.ap[side], f"ap {seat} {{}}", who=who)
        yield _fact("hq", state.hq[side], f"hq {seat} {{}}", who=who)


def _open(state: State) -> list[Unit]:
    return [unit for unit in state.units if not unit.hidden]


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """What units carry, terrain and its wounds, the cards in hand and in play."""
    for unit in _open(state):
        name = say.unit(setting, state, unit.id)
        if unit.aboard:
            yield _fact("aboard", unit=name, transport=unit.aboard)
        tokens = [say.token(setting, each.kind) for each in unit.tokens]
        of = "" if tokens else SAY("compare-where", unit=name)
        yield _fact("equipment", say.listed(tokens, NONE), of=of, unit=name, tokens=tokens)
    for cell, piece in enumerate(state.terrain):
        if piece is not None and not piece.printed:
            place: dict[str, Any] = {
                "terrain": say.card(setting, piece.card),
                "where": say.space(setting, cell),
            }
            yield _fact("terrain", **place)
            mend = f"terrain {say.spot(setting, cell)} {{}}"
            yield _fact("damage", piece.damage, mend, **place)
    for side, deck in enumerate(state.decks):
        who = say.side(setting, state, side)
        yield _fact("hand", len(deck.hand), who=who)
        yield _fact("beside", say.listed(say.cards(setting, deck.in_play), NONE), who=who)

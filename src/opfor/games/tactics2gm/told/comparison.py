"""What to compare with the table: AP, the headquarters, where each unit stands and its wounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from opfor.core.compared import NONE, Compared, Fact
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told import ways
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
    more = tuple(ways.missing(setting, state))
    return Compared(line, tuple(_facts(setting, state)), tuple(_besides(setting, state)), more)


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for unit in _open(state):
        name, stands, ref = say.unit(setting, state, unit.id), "", f"unit:{unit.id}"
        if not unit.aboard:
            where, at = say.space(setting, unit.cell), say.spot(setting, unit.cell)
            mend = f"move {unit.id} {{}}"
            moves = ways.of_place(setting, state, unit)
            found = _fact(
                "where", at, mend, ways=moves, unit=name, where=where, ref=ref, onto="space"
            )
            stands = found.what
            yield found
        of = "" if unit.wounds else stands
        yield _fact("wounds", unit.wounds, f"wounds {unit.id} {{}}", of, ref=ref, unit=name)
    for side, seat in enumerate(setting.seats):
        who, ref = say.side(setting, state, side), f"hq:{seat}"
        yield _fact("ap", state.ap[side], f"ap {seat} {{}}", ref=ref, who=who)
        yield _fact("hq", state.hq[side], f"hq {seat} {{}}", ref=ref, who=who)
    if setting.ai is not None and state.stance:
        stances, now = ways.of_stance(setting), say.stance(setting, state.stance)
        yield _fact("stance", state.stance, "stance {}", ways=stances, now=now)


def _open(state: State) -> list[Unit]:
    return [unit for unit in state.units if not unit.hidden]


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """What units carry, terrain and its wounds, the cards in hand and in play."""
    for unit in _open(state):
        name, ref = say.unit(setting, state, unit.id), f"unit:{unit.id}"
        if unit.aboard:
            mend, on = f"move {unit.id} {{}}", f"unit:{unit.aboard}"
            yield _fact("aboard", mend=mend, unit=name, transport=unit.aboard, ref=on, onto="space")
        tokens = [say.token(setting, each.kind) for each in unit.tokens]
        of, value = "" if tokens else SAY("compare-where", unit=name), say.listed(tokens, NONE)
        given: dict[str, Any] = {"ref": ref, "ways": ways.of_equipment(setting, unit)}
        mend = f"equip {unit.id} {{}}"
        yield _fact("equipment", value, mend, of, unit=name, tokens=tokens, **given)
    for cell, piece in enumerate(state.terrain):
        if piece is not None and not piece.printed:
            spot, card = say.spot(setting, cell), say.card(setting, piece.card)
            place: dict[str, Any] = {"terrain": card, "where": say.space(setting, cell)}
            ref, laid = f"terrain:{spot}", ways.of_terrain(setting, state, spot)
            yield _fact("terrain", mend=f"lay {spot} {{}}", ref=ref, ways=laid, **place)
            yield _fact("damage", piece.damage, f"terrain {spot} {{}}", ref=ref, **place)
    for side, deck in enumerate(state.decks):
        who, seat = say.side(setting, state, side), setting.seats[side]
        source, hand = f"{seat} deck", ways.of_hand(setting, state, side)
        yield _fact("hand", len(deck.hand), f"hand {seat} {{}}", source=source, ways=hand, who=who)
        value, lying = say.listed(say.cards(setting, deck.in_play), NONE), f"beside {seat} {{}}"
        given = {"ref": f"hq:{seat}", "ways": ways.of_beside(setting, state, side)}
        yield _fact("beside", value, lying, who=who, **given)

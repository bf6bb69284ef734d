"""What to compare with the table: AP, the headquarters, where each unit stands and its wounds."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import Compared, Fact
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
    return Compared(line, tuple(_facts(setting, state)))


def _facts(setting: Setting, state: State) -> Iterator[Fact]:
    for unit in state.units:
        if unit.hidden:
            continue
        name = f"unit {unit.id} ({unit.card})"
        if not unit.aboard:
            yield Fact(f"where {name} stands", spot(setting, unit.cell), f"move {unit.id} {{}}")
        yield Fact(f"the wounds of {name}", str(unit.wounds), f"wounds {unit.id} {{}}")
    for side, seat in enumerate(setting.seats):
        whose = possessive(setting, state, side)
        yield Fact(f"{whose} AP", str(state.ap[side]), f"ap {seat} {{}}")
        yield Fact(f"the wounds of {whose} HQ", str(state.hq[side]), f"hq {seat} {{}}")

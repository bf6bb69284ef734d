"""What to compare with the table: AP, the headquarters, where each unit stands and its wounds."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.compared import NONE, Compared, Fact
from opfor.core.phrases import listed
from opfor.games.tactics2gm.told.names import capital, possessive, space, spot
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


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
        name, wounds = _named(setting, unit), str(unit.wounds)
        if not unit.aboard:
            where = spot(setting, unit.cell)
            yield Fact(f"where {name} stands", where, f"move {unit.id} {{}}",
                       f"Take {name} off the board.",
                       f"Put {name} back on {space(setting, unit.cell)}.")  # fmt: skip
        yield Fact(f"the wounds of {name}", wounds, f"wounds {unit.id} {{}}",
                   back=f"Set the wounds of {name} back to {wounds}.",
                   of="" if unit.wounds else f"where {name} stands")  # fmt: skip
    for side, seat in enumerate(setting.seats):
        whose, ap, hq = possessive(setting, state, side), state.ap[side], state.hq[side]
        yield Fact(f"{whose} AP", str(ap), f"ap {seat} {{}}",
                   back=f"Set {whose} AP back to {ap}.")  # fmt: skip
        yield Fact(f"the wounds of {whose} HQ", str(hq), f"hq {seat} {{}}",
                   back=f"Set the wounds of {whose} HQ back to {hq}.")  # fmt: skip


def _named(setting: Setting, unit: Unit) -> str:
    """``M2 105 mm 12``, as it is called everywhere."""
    return f"{setting.cards.units[unit.card].title} {unit.id}"


def _besides(setting: Setting, state: State) -> Iterator[Fact]:
    """What units carry, terrain and its wounds, the cards in hand and in play."""
    for unit in state.units:
        if unit.hidden:
            continue
        name = _named(setting, unit)
        if unit.aboard:
            yield Fact(f"where {name} stands", f"aboard unit {unit.aboard}",
                       gone=f"Take {name} off the board.",
                       back=f"Put {name} back aboard unit {unit.aboard}.")  # fmt: skip
        carried = listed([setting.cards.tokens[each.kind].title for each in unit.tokens], NONE)
        back = f"Give {name} its equipment again: {carried}."
        bare = f"Take the equipment off {name}."
        yield Fact(f"equipment of {name}", carried, back=back if unit.tokens else bare,
                   of="" if unit.tokens else f"where {name} stands")  # fmt: skip
    yield from _terrain(setting, state)
    for side, deck in enumerate(state.decks):
        whose, in_play = possessive(setting, state, side), listed(deck.in_play, NONE)
        count = len(deck.hand)
        yield Fact(f"cards in {whose} hand", str(count),
                   back=f"{capital(whose)} hand is {count} cards again.")  # fmt: skip
        yield Fact(f"cards lying beside {whose} HQ", in_play,
                   back=f"Beside {whose} HQ lies again: {in_play}.")  # fmt: skip


def _terrain(setting: Setting, state: State) -> Iterator[Fact]:
    for cell, piece in enumerate(state.terrain):
        if piece is not None and not piece.printed:
            place, title = space(setting, cell), setting.cards.terrain[piece.card].title
            yield Fact(f"{title} on {place}", "there", gone=f"Take {title} off {place}.",
                       back=f"Put {title} back on {place}.")  # fmt: skip
            mend = f"terrain {spot(setting, cell)} {{}}"
            back = f"Set the wounds of {title} on {place} back to {piece.damage}."
            yield Fact(f"wounds of the terrain on {place}", str(piece.damage), mend, back=back)

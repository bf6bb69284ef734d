"""Small changes of a position: what a unit or a hand would have to be for the AI to choose
otherwise. Each is a correction as it is typed, with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.candidates import at_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit

MOST_UNITS, MOST_AP, MOST_NEAR = 6, 8, 2
CARDS = ("deploy", "equip", "rider", "support", "espionage", "luck")
"""Questions about cards and what is bought."""
PLENTY = (12, 16, 20)
"""AP enough for what was too dear, whatever is bought before it."""
Typed = Iterator[tuple[str, str]]


def small_changes(setting: Setting, state: State, decision: Decision, wanted: Name) -> Typed:
    """Hand and AP first where cards are in question; then the units and spaces in question, then
    those nearby."""
    if decision.question in CARDS:
        yield from _hand(setting, decision, wanted)
        yield from _ap(setting, state)
    units = _in_question(setting, state, decision, wanted)
    for unit in units:
        yield from _states(setting, state, unit)
    yield from _taken(setting, state, _spaces(setting, _rivals(decision, wanted)))
    for unit in units:
        yield from _places(setting, state, unit, 1)
    yield from _gone(setting, state, decision, wanted, units)
    for unit in units[:3]:
        yield from _places(setting, state, unit, 2)
    yield from _taken(setting, state, _beside(setting, decision, wanted, units))
    if decision.question not in CARDS:
        yield from _ap(setting, state)


def _rivals(decision: Decision, wanted: Name) -> list[str]:
    """The chosen one, then the others in question."""
    order = (decision.chosen, *decision.candidates)
    return list(dict.fromkeys(str(each) for each in order if each is not None and each != wanted))


def _hand(setting: Setting, decision: Decision, wanted: Name) -> Typed:
    """The AI without a card that went before."""
    if setting.ai is None:
        return
    for name in _rivals(decision, wanted):
        card = name.partition("/")[0]
        if card in setting.cards.units or card in setting.cards.supports:
            typed = f"hand {setting.seats[setting.ai]} -{card}"
            yield typed, SAY("change-hand", card=say.card(setting, card))


def _in_question(setting: Setting, state: State, decision: Decision, wanted: Name) -> list[Unit]:
    there = [unit for unit in state.units if unit.cell >= 0 and unit.card != HIDDEN]
    asked = (wanted, decision.chosen, decision.details.get("unit"))
    parts = [part for name in asked if name is not None for part in str(name).split("/")]
    numbers = [part.rpartition("#")[2] for part in parts if "#" in part or part == asked[2]]
    named = [unit for number in numbers for unit in there if str(unit.id) == number]
    cells = [unit.cell for unit in named] + list(_spaces(setting, asked))
    if not cells:
        return there[:MOST_UNITS]
    away = setting.board.distance
    near = sorted(there, key=lambda unit: min(away[unit.cell][cell] for cell in cells))
    return list({unit.id: unit for unit in (*named, *near)}.values())[:MOST_UNITS]


def _spaces(setting: Setting, names: Sequence[Name | None]) -> Iterator[int]:
    for at in filter(None, (at_of(str(name)) for name in names)):
        line, _, column = at.partition(".")
        yield setting.board.cell(int(line), int(column))


def _states(setting: Setting, state: State, unit: Unit) -> Typed:
    name, hp = say.unit(setting, state, unit.id), setting.cards.units[unit.card].hp
    for wounds in sorted({0, unit.wounds + 1, hp - 1} - {unit.wounds}):
        if 0 <= wounds < hp:
            yield f"wounds {unit.id} {wounds}", SAY("change-wounds", unit=name, left=hp - wounds)
    for token in dict.fromkeys(token.kind for token in unit.tokens):
        said = SAY("change-strip", unit=name, token=say.token(setting, token))
        yield f"equip {unit.id} -{token}", said
    yield f"remove {unit.id}", SAY("change-gone", unit=name)


def _gone(
    setting: Setting, state: State, decision: Decision, wanted: Name, known: Sequence[Unit]
) -> Typed:
    """Others that were in question, or stand elsewhere, taken off."""
    numbers = [name.rpartition("#")[2] for name in _rivals(decision, wanted)]
    others = [unit for unit in state.units if unit.cell >= 0 and unit not in known]
    for unit in sorted(others, key=lambda unit: str(unit.id) not in numbers):
        yield f"remove {unit.id}", SAY("change-gone", unit=say.unit(setting, state, unit.id))


def _places(setting: Setting, state: State, unit: Unit, far: int) -> Typed:
    """So many spaces further."""
    name, taken = say.unit(setting, state, unit.id), {each.cell for each in state.units}
    for cell, away in enumerate(setting.board.distance[unit.cell]):
        if away == far and cell not in taken:
            at = say.spot(setting, cell)
            yield f"move {unit.id} {at}", SAY("change-place", unit=name, at=at)


def _beside(
    setting: Setting, decision: Decision, wanted: Name, units: Sequence[Unit]
) -> Iterator[int]:
    """The spaces nearest to the wanted one, or to the wanted unit."""
    named = [unit.cell for unit in units if str(wanted).endswith(f"#{unit.id}")]
    if decision.question == "column" and isinstance(wanted, int):
        named = [setting.board.cell(line, wanted) for line in range(2, setting.board.lines)]
    for cell in (*_spaces(setting, (wanted,)), *named):
        away = setting.board.distance[cell]
        near = [other for other in range(len(away)) if 0 < away[other] <= MOST_NEAR]
        yield from sorted(near, key=lambda other: away[other])


def _taken(setting: Setting, state: State, cells: Iterator[int]) -> Typed:
    """A unit of yours on a space: of each type one that lies beside the board."""
    if setting.ai is None:
        return
    side, taken = 1 - setting.ai, {unit.cell for unit in state.units}
    deck, known = state.decks[side], setting.cards.units
    beside = (*deck.hand, *deck.discard, *deck.draw)
    cards = [card for card in beside if card in known and card != HIDDEN]
    types = {known[card].type: card for card in reversed(cards)}
    for cell in dict.fromkeys(cells):
        for card in types.values() if cell not in taken else ():
            at = say.spot(setting, cell)
            said = SAY("change-taken", at=at, card=say.card(setting, card))
            yield f"put {setting.seats[side]} {card} {at}", said


def _ap(setting: Setting, state: State) -> Typed:
    if setting.ai is None:
        return
    seat, now = setting.seats[setting.ai], state.ap[setting.ai]
    for more in range(1, MOST_AP + 1):
        for ap in (now + more, now - more):
            if ap >= 0:
                yield f"ap {seat} {ap}", SAY("change-ap", ap=ap)
    for ap in PLENTY:
        yield f"ap {seat} {ap}", SAY("change-ap", ap=ap)

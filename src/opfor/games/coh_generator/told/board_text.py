"""The table as text: complete without colour. The map first, then each side, then the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.phrases import amount
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.told.text_map import map_lines
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.names import (
    SECTIONS,
    card_lines,
    map_name,
    player_name,
    role_name,
    top_text,
    unit_name,
    unit_names,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State, UnitAt


def board(setting: Setting, state: State, seat: str) -> str:
    """What lies on the table, as a seat may see it."""
    lines = [headline(setting, state)]
    if state.layout:
        maps = " and ".join(map_name(placed.board) for placed in state.layout)
        lines += ["", f"{maps[:1].upper()}{maps[1:]}, north at the top:", *map_lines(state)]
    return "\n".join([*lines, *in_words(setting, state, seat)])


def headline(setting: Setting, state: State) -> str:
    """What is generated, and how far it has come."""
    said = f"{setting.plan.title}: {state.rounds} rounds."
    if state.stage == "play" and state.lead:
        plays = sequence(setting, state)
        role = plays[min(state.turn, len(plays) - 1)]
        who = state.roles.get(role, "")
        by = "" if setting.options.solo else f" ({player_name(who)})"
        said += f" Card {state.turn + 1} of {len(plays)} is played by {role_name(role)}{by}."
    elif state.stage == "done":
        said += " Ready to play."
    return said


def in_words(setting: Setting, state: State, seat: str) -> Iterator[str]:
    """Everything but the map: rules of the guideline, markers and counters, each side, the AI,
    the cards in hand."""
    yield from setting.plan.special_rules
    yield from (f"Note: {advice}" for advice in setting.plan.advice)
    for marker in state.markers:
        yield f"{marker.owner.capitalize()} Control Marker at {shown(state, marker.hex)}."
    for work in state.works:
        what = f"{work.kind.replace('-', ' ').capitalize()} at {shown(state, work.hex)}"
        yield f"{what} ({work.side.capitalize()}{', hidden' if work.hidden else ''})."
    for side in NATIONS:
        yield ""
        yield from _side(setting, state, side)
    yield from _solo(setting, state)
    yield from _hands(setting, state, seat)


def _side(setting: Setting, state: State, side: Nation) -> Iterator[str]:
    for role in setting.plan.roles(side):
        yield _role(setting, state, role)
    record = state.records[side]
    for card in record.units:
        units = setting.card(side, card).bottom.units
        yield f"  Units: {card}, {unit_names(side, units)}."
    for section, cards in (("victory", record.victory), ("special", record.special)):
        for card in cards:
            yield f"  {SECTIONS[section]}: {card} {filed(setting, side, card)}"
    for card in record.beside:
        yield f"  Beside the board: {setting.content.conditions[card].title}."
    yield from _units(state, side)


def _role(setting: Setting, state: State, role: str) -> str:
    said = role_name(role)
    if role in state.roles and not setting.options.solo:
        said += f" ({player_name(state.roles[role])})"
    if role in state.edges:
        said += f", enters by the {state.edges[role][0][1]} edge"
    rate = amount(state.rates[role], "Action Card")
    said += f": {amount(state.caps[role], 'CAP')}, {rate} a round"
    held = len(state.hands.get(role, ()))
    return f"{said}, {amount(held, 'card')} in hand." if held else f"{said}."


def filed(setting: Setting, side: Nation, card: str) -> str:
    condition = setting.content.conditions.get(card)
    if condition is not None:
        return f"{condition.title}: {condition.top.text}"
    return top_text(setting.card(side, card).top)


def _units(state: State, side: Nation) -> Iterator[str]:
    units = [unit for unit in state.units if unit.side == side]
    here = [_placed(state, unit) for unit in units if unit.where in ("map", "hidden")]
    if here:
        yield f"  On the map: {'; '.join(here)}."
    waiting = [unit.unit for unit in units if unit.where == "edge"]
    if waiting:
        yield f"  Waiting at the edge: {unit_names(side, waiting)}."
    for number in sorted({unit.round for unit in units if unit.where == "scheduled"}):
        due = [u.unit for u in units if u.where == "scheduled" and u.round == number]
        yield f"  In round {number}: {unit_names(side, due)}."
    cupped = [unit.unit for unit in units if unit.where == "cup"]
    if cupped:
        yield f"  In the cup: {unit_names(side, cupped)}."


def _placed(state: State, unit: UnitAt) -> str:
    name = unit_name(unit.side, unit.unit)
    if unit.where == "hidden":
        return f"{name} hidden" + ("" if unit.hex == UNSEEN else f" at {shown(state, unit.hex)}")
    inside = ", inside" if unit.inside else ", outside" if unit.outside else ""
    return f"{name} at {shown(state, unit.hex)} facing {unit.facing}{inside}"


def _solo(setting: Setting, state: State) -> Iterator[str]:
    solo = state.solo
    if solo is None:
        return
    yield ""
    yield f"The AI commands the {solo.ai.capitalize()}s by the {solo.sheet} side of its sheet:"
    rows = (("Counteraction", solo.counteractions), ("Mission Order", solo.mission_orders))
    for name, tiles in rows:
        for tile in tiles:
            yield f"  {name} tile {tile}: {_tile(setting, solo.ai, tile)}"
        if not tiles:
            yield f"  {name}s: only the one printed on the sheet."
    for space, tile in solo.track:
        yield f"  Mission Track, space {space}: tile {tile}, {_tile(setting, solo.ai, tile)}"
    cup = unit_names(solo.ai, solo.entry_cup) or "empty"
    yield f"  The track ends on space {solo.end_space}. Order deck: {len(solo.order_deck)} cards."
    yield f"  Entry cup: {cup}."


def _tile(setting: Setting, side: Nation, number: str) -> str:
    tile = setting.content.tiles[side][number]
    return f"{tile.title}. {' / '.join(tile.lines)}."


def _hands(setting: Setting, state: State, seat: str) -> Iterator[str]:
    """The cards the seat holds, both halves of each in full; in a solo mission, where the two
    cards drawn stand in the question, only what cannot be played."""
    for role, hand in state.hands.items():
        if state.roles.get(role) != seat or not hand or UNSEEN in hand:
            continue
        side = setting.plan.seat(role).side
        lines: list[str] = []
        for card in sorted(hand):
            top, bottom = card_lines(side, setting.card(side, card))
            fault = why_not_top(setting, state, role, side, card) if state.edges else None
            if fault is not None:
                lines.append(f"{card} top cannot be played now: {fault.text} ({fault.rule}).")
            if not setting.options.solo:
                lines += [top, bottom]
        if lines:
            yield ""
            yield f"Your hand ({role_name(role)}):"
            yield from (f"  {line}" for line in lines)

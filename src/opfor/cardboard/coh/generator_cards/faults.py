"""What can be wrong with a generator pack beyond its types: one line per fault."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.generator_cards.content import (
    PACK,
    SMOKES,
    Content,
    numbers_in,
    read_content,
    unit_of,
)
from opfor.cardboard.coh.generator_cards.effects import Kills, Schedule, Truck
from opfor.cardboard.coh.generator_cards.tables import NATIONS, GeneratorCard, Tile
from opfor.cardboard.coh.orders.order_cards import OrderCard, load_order_cards
from opfor.cardboard.coh.orders.text import order_text
from opfor.cardboard.coh.orders.trees import ExecuteCounteractions, ExecuteMissionOrders, PassTest
from opfor.core.cite import cite
from opfor.core.errors import OpforError, one_of
from opfor.kit.own_tables import is_own

CARDS = tuple(f"{n:02d}" for n in range(1, 26))
BODIES = ("foot", "gun", "vehicle")
ROLE = re.compile(f"(?:{'|'.join(NATIONS)})(?:-[0-9])?")


def faults(content: Content) -> Iterator[str]:
    """What is wrong with a pack, its order lines left out: the first is enough to refuse it."""
    for side in NATIONS:
        yield from _card_faults(side, content.cards[side])
    yield from _tile_faults(content)
    yield from _counter_faults(content)
    yield from _guideline_faults(content)
    yield from _lane_faults(content)


def line_faults(content: Content) -> Iterator[str]:
    """Order lines that cannot be read; looked for when a pack is checked, not at every start."""
    for side in NATIONS:
        for tile in content.tiles[side].values():
            yield from _tile_lines(tile)
    yield from _sheet_lines(content)


def check_pack(folder: Path) -> Sequence[str]:
    """Every fault of the pack in a folder."""
    if is_own(folder):
        return _own_faults(folder)
    found = read_content(folder)
    return [*faults(found), *line_faults(found), *order_card_faults(load_order_cards().values())]


GENERATOR = (
    "guidelines", "german_cards", "soviet_cards", "conditions", "defense", "tiles", "sheet",
)  # fmt: skip


def _own_faults(folder: Path) -> Sequence[str]:
    """Of an owner's pack in force; one without a table of the generator has none here."""
    if not any((folder / f"{name}.toml").exists() for name in GENERATOR):
        return ()
    found = read_content(PACK)
    return [f"{folder}: {fault}" for fault in (*faults(found), *line_faults(found))]


@cite("SOLO-5.3.2-c")
def order_card_faults(cards: Collection[OrderCard]) -> Iterator[str]:
    """Tiles need cards that call them: most end with Counteractions (or the test that stands in
    for them) and with Mission Orders."""
    counter = sum(isinstance(c.priority[-1], ExecuteCounteractions | PassTest) for c in cards)
    orders = sum(isinstance(c.tactical[-1], ExecuteMissionOrders) for c in cards)
    for count, what in ((counter, ExecuteCounteractions()), (orders, ExecuteMissionOrders())):
        if 2 * count <= len(cards):
            wanted = f"end with {order_text(what)}; most should"
            yield f"order cards: only {count} of {len(cards)} {wanted}"


@cite("GEN-3.1-b", "QG-20")
def _card_faults(side: str, cards: dict[str, GeneratorCard]) -> Iterator[str]:
    """All 25 cards, each numbered Unit once over tops and bottoms, each Unit in the table."""
    if tuple(sorted(cards)) != CARDS:
        missing = sorted(set(CARDS) - set(cards)) or sorted(set(cards) - set(CARDS))
        yield f"{side}_cards.toml: cards run from 01 to 25; look at {', '.join(missing)}"
    holders: dict[str, str] = {}
    for card in cards.values():
        for name in units_on(card):
            where = f"{side}_cards.toml: card {card.id}"
            try:
                unit_of(side, name)
            except OpforError as fault:
                yield f"{where}: {fault}"
            if name in holders:
                yield f"{where}: {name} is already on card {holders[name]}; each Unit comes once"
            holders[name] = card.id
        yield from _kind_faults(f"{side}_cards.toml: card {card.id}", card)


def units_on(card: GeneratorCard) -> tuple[str, ...]:
    """Every Unit a card can bring, by either half."""
    tops = [e.units for e in card.top.does if isinstance(e, Schedule)]
    tops += [(e.unit,) for e in card.top.does if isinstance(e, Truck)]
    return (*card.bottom.units, *(name for names in tops for name in names))


def _kind_faults(where: str, card: GeneratorCard) -> Iterator[str]:
    known = {kind.id.partition("-")[2] for kind in unit_kinds().values()} | set(BODIES)
    for effect in card.top.does:
        for kind in effect.of if isinstance(effect, Kills) else ():
            if kind not in known:
                yield one_of(f"{where}: kills.of", kind, sorted(known))
    if not card.bottom.units:
        yield f"{where}: bottom.units: a bottom option always gives Units; name some"


@cite("SOLO-5.3-b")
def _tile_faults(content: Content) -> Iterator[str]:
    """25 tiles with a face for either side."""
    for side in NATIONS:
        if tuple(sorted(content.tiles[side])) != CARDS:
            yield f"tiles.toml: the {side} faces must be numbered 1 to 25, each once"


def _tile_lines(tile: Tile) -> Iterator[str]:
    from opfor.cardboard.coh.orders import BadOrderText, parse_line

    for section, lines in (("lines", tile.lines), ("special", tile.special)):
        for n, line in enumerate(lines, 1):
            try:
                parse_line(line, f"tiles.toml: {tile.side} {tile.id}, {section} {n}")
            except BadOrderText as fault:
                yield str(fault)
    if not tile.lines:
        yield f"tiles.toml: {tile.side} {tile.id}: lines: a tile needs an order"


def _counter_faults(content: Content) -> Iterator[str]:
    known = (*work_kinds(), *SMOKES)
    for counter in content.counters.values():
        for face in counter.faces:
            if face not in known:
                yield one_of(f"defense.toml: {counter.id}: faces", face, known)


def _guideline_faults(content: Content) -> Iterator[str]:
    for guideline in content.guidelines.values():
        where = f"guidelines.toml: guideline {guideline.number}"
        roles = [seat.role for seat in guideline.seats]
        yield from _role_faults(where, roles)
        for seat in guideline.seats:
            held = len(numbers_in(seat.cards))
            if held < seat.hand:
                yield f"{where}, {seat.role}: hand {seat.hand} of only {held} cards"
        for role in guideline.order:
            if role not in roles:
                yield one_of(f"{where}: order", role, roles)


def _role_faults(where: str, roles: Sequence[str]) -> Iterator[str]:
    """A role names its side, alone or with a number, and no other seat has it."""
    for role in dict.fromkeys(roles):
        if not ROLE.fullmatch(role):
            yield f"{where}: seats: role {role!r} must be german or soviet, such as german-2"
        if roles.count(role) > 1:
            yield f"{where}: seats: role {role!r} is there {roles.count(role)} times"
    for side in NATIONS:
        if not any(role.startswith(side) for role in roles):
            yield f"{where}: seats: nobody plays the {side} side"


def _sheet_lines(content: Content) -> Iterator[str]:
    from opfor.cardboard.coh.orders import BadOrderText, parse_line

    for face in content.sheet.sides:
        lines = [
            face.counteraction,
            face.mission_order,
            *(e.line for e in face.events),
            *face.standing,
        ]
        for line in lines:
            try:
                parse_line(line, f"sheet.toml: {face.id}")
            except BadOrderText as fault:
                yield str(fault)


def _lane_faults(content: Content) -> Iterator[str]:
    sheet = content.sheet
    for lane in sheet.lanes:
        if len(lane) < 3 or list(lane) != sorted(set(lane)):
            yield "sheet.toml: lanes: name at least the first three spaces of each, in order"
    if set(sheet.lanes[0]) & set(sheet.lanes[1]):
        yield "sheet.toml: lanes: the two lanes share a space; they must never meet"
    if max(space for lane in sheet.lanes for space in lane) > sheet.spaces:
        yield f"sheet.toml: lanes: the track has only {sheet.spaces} spaces"

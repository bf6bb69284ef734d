"""What lies beside the map of a generation: hands, both record boards, Units that wait, maps."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.shown import CardLine, CardView, Facts, Listed, ListedItem, Mean
from opfor.games.coh_generator.told.board_text import filed, headline
from opfor.games.coh_generator.told.refs import card_ref, map_ref, unit_ref
from opfor.games.coh_generator.values.names import (
    SECTIONS,
    card_lines,
    map_name,
    role_name,
    unit_name,
    unit_names,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State

WAITING = {"edge": "at the edge", "scheduled": "in round {}", "cup": "in the cup"}


def facts(setting: Setting, state: State, seat: str) -> Facts:
    return Facts(
        headline=headline(setting, state),
        cards=tuple(_hand(setting, state, seat)),
        lists=tuple(_lists(setting, state)),
        means=tuple(
            Mean(f"caps:{role}", f"{role_name(role)} CAPs", caps)
            for role, caps in state.caps.items()
        ),
    )


def _hand(setting: Setting, state: State, seat: str) -> Iterator[CardView]:
    for role, hand in state.hands.items():
        side = setting.plan.seat(role).side
        where = "hand" if state.roles.get(role) == seat else "opponent"
        for card in sorted(set(hand) - {UNSEEN}):
            lines = tuple(CardLine(text) for text in card_lines(side, setting.card(side, card)))
            yield CardView(card_ref(role, card), f"{role_name(role)} {card}", lines, where=where)


def _lists(setting: Setting, state: State) -> Iterator[Listed]:
    for side in NATIONS:
        filed_there = tuple(_record(setting, state, side))
        yield Listed(f"list:board-{side}", f"Record board: {side.capitalize()}", filed_there)
        waiting = tuple(_waiting(state, side))
        if waiting:
            yield Listed(f"list:waiting-{side}", f"{side.capitalize()} Units that wait", waiting)
    maps = tuple(ListedItem(map_ref(each), map_name(each)) for each in board_ids())
    yield Listed("list:maps", "Maps", maps)


def _waiting(state: State, side: Nation) -> Iterator[ListedItem]:
    for unit in state.units:
        if unit.side == side and unit.where in WAITING:
            note = WAITING[unit.where].format(unit.round)
            yield ListedItem(unit_ref(side, unit.unit), unit_name(side, unit.unit), note)


def _record(setting: Setting, state: State, side: Nation) -> Iterator[ListedItem]:
    """The cards filed on a side's board, section by section."""
    record = state.records.get(side)
    if record is None:
        return
    for card in record.units:
        units = unit_names(side, setting.card(side, card).bottom.units)
        yield ListedItem("", f"{card}: {units}", SECTIONS["units"])
    for section, cards in (("victory", record.victory), ("special", record.special)):
        for card in cards:
            yield ListedItem("", f"{card}: {filed(setting, side, card)}", SECTIONS[section])
    for card in record.beside:
        yield ListedItem("", setting.content.conditions[card].title, "beside the board")

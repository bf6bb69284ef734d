"""What lies beside the map of a generation: hands, both record boards, Units that wait, maps."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.core.shown import CardLine, CardView, Facts, Listed, ListedItem, Mean
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.board_text import filed, headline
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.refs import card_ref, map_ref, unit_ref
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State

WAITING = ("edge", "scheduled", "cup")


def facts(setting: Setting, state: State, seat: str) -> Facts:
    return Facts(
        headline=headline(setting, state),
        cards=tuple(_hand(setting, state, seat)),
        lists=tuple(_lists(setting, state)),
        means=tuple(
            Mean(f"caps:{role}", SAY("caps-of", role=say.role(role)), caps)
            for role, caps in state.caps.items()
        ),
    )


def _hand(setting: Setting, state: State, seat: str) -> Iterator[CardView]:
    for role, hand in state.hands.items():
        side = setting.plan.seat(role).side
        where = "hand" if state.roles.get(role) == seat else "opponent"
        for card in sorted(set(hand) - {UNSEEN}):
            lines = tuple(map(CardLine, say.card_lines(side, setting.card(side, card))))
            yield CardView(card_ref(role, card), f"{say.role(role)} {card}", lines, where=where)


def _lists(setting: Setting, state: State) -> Iterator[Listed]:
    for side in NATIONS:
        who = box.nation(side)
        cards = tuple(ListedItem("", text) for text in filed(setting, state, side))
        yield Listed(f"list:board-{side}", SAY("record-board", who=who), cards)
        waiting = tuple(
            ListedItem(unit_ref(side, unit.unit), str(say.unit(side, unit.unit)),
                       SAY(f"waiting-{unit.where}", n=unit.round))
            for unit in state.units
            if unit.side == side and unit.where in WAITING
        )  # fmt: skip
        if waiting:
            yield Listed(f"list:waiting-{side}", SAY("waiting-units", who=who), waiting)
    maps = tuple(ListedItem(map_ref(each), say.map_of(each)) for each in board_ids())
    yield Listed("list:maps", SAY("all-maps"), maps)

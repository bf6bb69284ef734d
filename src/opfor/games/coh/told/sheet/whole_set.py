"""The whole set: every board, counter and card there is, and the rules with nothing left out.

What a mission needs is printed of a mission that has everything in it: all units, all order cards,
works, smoke, Rumored Enemies and an entry cup.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.mission import Force, SideRow, WorkRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission, Space
from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.cardboard.coh.pictures.battle_map import land_of, map_ground
from opfor.core.sheet import SheetWish
from opfor.games.coh.told.sheet.counter_faces import Files
from opfor.games.coh.told.sheet.map_picture import COUNTER, STRENGTH
from opfor.games.coh.told.sheet.paper import SAY
from opfor.games.coh.told.sheet.parts import mission_sheet
from opfor.games.coh.told.topics import topics
from opfor.games.coh.values.preparation import solo_setting
from opfor.kit.drawing.ground import labels_svg, land_svg
from opfor.kit.paper.drawn import paper_style, svg
from opfor.kit.paper.reference import REFERENCE, reference

PARTS = ("front", "rules", "procedure", REFERENCE, "boards", "counters", "cards")
LINES = (
    "Place 1 random Defense Counter",
    "Place 1 Smoke",
    "Place 1 RE",
    "Artillery on Unit closest to AI",
    "Sniper Fire on Unit closest to AI",
    "Bring 1 AI from the cup",
)
"""Lines of events that bring their rules with them."""
WORKS_OF_A_KIND = 4


def whole_set(wish: SheetWish, files: Files) -> dict[str, Any]:
    """The set as data."""
    wanted = wish.parts(PARTS)
    inner = tuple(part for part in wanted if part not in ("front", REFERENCE, "boards"))
    data = mission_sheet(everything(), replace(wish, only=inner), files) if inner else {"parts": []}
    made = list(data["parts"])
    at = next((n for n, part in enumerate(made) if part["kind"] == "counters"), len(made))
    made[at:at] = [_boards(wish.size, files)] if "boards" in wanted else []
    made[at:at] = [_reference(wish)] if REFERENCE in wanted else []
    front = [_front()] if "front" in wanted else []
    return {"title": SAY("set"), "parts": front + made, **wish.shape}


def _reference(wish: SheetWish) -> dict[str, Any]:
    return reference(FOLDER, topics(solo_setting(everything(), wish.rulings)))


def _front() -> dict[str, Any]:
    lines = [SAY.form("set", part) for part in ("counters", "boards", "need")]
    return {
        "kind": "front",
        "title": SAY("set"),
        "lead": SAY.form("set", "lead"),
        "pieces": [{"lines": lines}],
        "how": {SAY("counters"): SAY("how-counters"), SAY("cards"): SAY("how-cards")},
    }


@cache
def everything() -> SoloMission:
    """A mission with all there is."""
    track = (Space(title="", event=LINES), Space(title=""))
    return SoloMission(
        provenance="original",
        id="everything",
        title="Conflict of Heroes",
        briefing="",
        minutes=60,
        maps=tuple(_joined()),
        sides=(_side("german"), _side("soviet")),
        player="german",
        orders=tuple(f"{number:02d}" for number in sorted(load_order_cards())),
        cards=tuple(sorted(action_cards())),
        track=track,
        rumors=("G08",),
        no_enemy=4,
        mines=2,
        works=tuple(
            WorkRow(kind=kind, hex="G08", owner="soviet")
            for kind in work_kinds()
            if kind != "hasty-defence"
            for _ in range(WORKS_OF_A_KIND)
        ),
    )


def _joined() -> list[str]:
    """Boards that together have every kind of ground."""
    return ["2", "3"]


def _side(nation: Any) -> SideRow:
    numbers = [n for kind in unit_kinds().values() if kind.nation == nation for n in kind.numbers]
    force = Force(numbers=tuple(sorted(numbers)), enters=1, by=("north",))
    return SideRow(nation=nation, task="", caps=12, forces=(force,), cards_each_round=1)


def _boards(size: float, files: Files) -> dict[str, Any]:
    boards = []
    for name in board_ids():
        field = standard_battlefield(settle((name,)))
        land, file = land_of(field), f"ground-{name}.svg"
        drawn = f'<g id="paper">{land_svg(land, named=False)}</g>{labels_svg(land)}'
        style = paper_style(map_ground(field).style, STRENGTH)
        files[file] = svg((0.0, 0.0, *land.size), drawn, style)
        wide, high = (length * size / COUNTER for length in land.size)
        named = {"title": SAY("map-title", n=name, turned=False), "alt": SAY("map-alt", n=name)}
        boards.append(named | {"file": file, "wide": round(wide, 1), "high": round(high, 1)})
    return {"kind": "boards", "boards": boards}

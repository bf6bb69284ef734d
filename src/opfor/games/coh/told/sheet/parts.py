"""A mission's sheet part by part, as the templates set it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission, order_deck
from opfor.core.sheet import SheetWish
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.counter_faces import Files
from opfor.games.coh.told.sheet.deck_cards import action_cards, order_cards
from opfor.games.coh.told.sheet.paper import SAY

PARTS = ("mission", "rules", "ai", "procedure", "map", "counters", "cards", "secrets")
BRIEF = ("mission", "ai", "map", "cards", "secrets")
KEY = ("tip", "above", "middle", "below", "shape")
"""What is printed where on a counter."""
Part = dict[str, Any]


def mission_sheet(mission: Mission, wish: SheetWish, files: Files) -> dict[str, Any]:
    """The sheet as data; drawings that parts show go to ``files``."""
    data = sheet_data(
        mission, brief=wish.brief, rulings=wish.rulings, size=wish.size, files=files,
        level=wish.level,
    )  # fmt: skip
    procedure = data["procedure"]
    made: dict[str, Callable[[], list[Part]]] = {
        "mission": lambda: [{"kind": "mission"} | data],
        "ai": lambda: (
            [{"kind": "ai", "tracks": data["tracks"], **data["ai"]}] if data["ai"] else []
        ),
        "rules": lambda: [
            {"kind": "texts", "breaks": "auto", **chapter} for chapter in data["reference"]
        ],
        "procedure": lambda: [{"kind": "procedure", **procedure}] if procedure else [],
        "map": lambda: [{"kind": "boards", "boards": data["map"]["boards"]}],
        "counters": lambda: [_counters(data)] if data["counters"] else [],
        "cards": lambda: _cards(mission, data, wish, files),
        "secrets": lambda: _secrets(data, wish),
    }
    wanted = [part for part in wish.parts(PARTS) if not wish.brief or part in BRIEF]
    return {
        "title": data["title"],
        **wish.shape,
        "parts": [each for part in wanted for each in made[part]()],
    }


def _secrets(data: dict[str, Any], wish: SheetWish) -> list[Part]:
    told = data["secrets"]
    return [{"kind": "secrets", "secrets": told, "brief": wish.brief}] if told else []


def _counters(data: dict[str, Any]) -> Part:
    key = [(SAY(f"key-{name}"), SAY.form(f"key-{name}", "how")) for name in KEY]
    sample = data["counters"][0]["counters"][0]["front"]["svg"]
    return {
        "kind": "counters",
        "title": SAY("counters"),
        "about": SAY.form("counters", "about"),
        "key": {"svg": sample, "alt": SAY.form("counters", "alt"), "lines": key},
        "blocks": data["counters"],
    }


def _cards(mission: Mission, data: dict[str, Any], wish: SheetWish, files: Files) -> list[Part]:
    """Order cards, then Action Cards, on common sheets: both are cut alike."""
    cards = []
    if isinstance(mission, SoloMission):
        nation = mission.sides[mission.bot_side].nation
        cards += order_cards(list(order_deck(mission).values()), nation, files)
    if not wish.brief:
        cards += action_cards(data["cards"], files)
    return [{"kind": "cards", "title": SAY("cards"), "cards": cards}] if cards else []

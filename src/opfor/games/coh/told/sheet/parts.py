"""A mission's sheet part by part, as the templates set it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission, order_deck
from opfor.core.sheet import SheetWish
from opfor.games.coh.told.sheet import words
from opfor.games.coh.told.sheet.contents import sheet_data
from opfor.games.coh.told.sheet.counter_faces import Files
from opfor.games.coh.told.sheet.deck_cards import action_cards, order_cards

PARTS = ("mission", "rules", "ai", "procedure", "map", "counters", "cards", "secrets")
BRIEF = ("mission", "ai", "map", "cards", "secrets")
Part = dict[str, Any]


def mission_sheet(mission: Mission, wish: SheetWish, files: Files) -> dict[str, Any]:
    """The sheet as data; drawings that parts show go to ``files``."""
    data = sheet_data(mission, brief=wish.brief, rulings=wish.rulings, size=wish.size, files=files)
    chapters = {chapter["title"]: chapter for chapter in data["reference"]}
    procedure = chapters.pop(words.PROCEDURE, None)
    made: dict[str, Callable[[], list[Part]]] = {
        "mission": lambda: [{"kind": "mission"} | data],
        "ai": lambda: (
            [{"kind": "ai", "tracks": data["tracks"], **data["ai"]}] if data["ai"] else []
        ),
        "rules": lambda: [
            {"kind": "texts", "breaks": "auto", **chapter} for chapter in chapters.values()
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
        "paper": wish.paper,
        "size": wish.size,
        "backs": wish.backs,
        "parts": [each for part in wanted for each in made[part]()],
    }


def _secrets(data: dict[str, Any], wish: SheetWish) -> list[Part]:
    told = data["secrets"]
    return [{"kind": "secrets", "secrets": told, "brief": wish.brief}] if told else []


def _counters(data: dict[str, Any]) -> Part:
    sample = data["counters"][0]["counters"][0]["front"]["svg"]
    return {
        "kind": "counters",
        "title": "Counters",
        "about": words.COUNTERS,
        "key": {"svg": sample, "alt": "a counter", "lines": words.KEY},
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
    return [{"kind": "cards", "title": words.ORDERS, "cards": cards}] if cards else []

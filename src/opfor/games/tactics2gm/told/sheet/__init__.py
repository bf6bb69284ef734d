"""The printed set: fields, counters, cards, tracks, the rules in short, the AI's procedure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.sheet import Sheet, SheetWish
from opfor.games.tactics2gm.told.sheet import words
from opfor.games.tactics2gm.told.sheet.cards import deck, sides, unit_counters
from opfor.games.tactics2gm.told.sheet.fields import field, settings_of
from opfor.games.tactics2gm.told.sheet.markers import marker_blocks
from opfor.games.tactics2gm.told.sheet.procedure import aid
from opfor.games.tactics2gm.values.content import Cards, load_cards
from opfor.games.tactics2gm.values.numbers import load_numbers
from opfor.games.tactics2gm.values.scenario_line import AiKind, parse_code
from opfor.games.tactics2gm.values.scenarios import (
    BATTLE_ROYAL,
    load_scenario,
    scenario_names,
)
from opfor.kit.paper.drawn import on_paper

PARTS = ("front", "rules", "procedure", "fields", "tracks", "counters", "cards")
BRIEF = ("rules", "procedure", "fields", "tracks")
OWN = Path(__file__).parent / "templates"
KINDS: tuple[AiKind, ...] = ("battle-royal", "offensive", "defensive")


def sheet(wish: SheetWish) -> Sheet:
    """Everything there is, or what one scenario needs."""
    wanted = [part for part in wish.parts(PARTS) if not wish.brief or part in BRIEF]
    cards, files = load_cards(), dict[str, str]()
    title = load_scenario(wish.mission).title if wish.mission else words.TITLE
    made = {
        "front": lambda: [_front(title)],
        "rules": lambda: [_rules()],
        "procedure": lambda: [aid(kind, wish) for kind in _kinds(wish.mission)],
        "fields": lambda: [_fields(wish, files)],
        "tracks": lambda: [_tracks(cards)],
        "counters": lambda: [_counters(cards, files)],
        "cards": lambda: [_cards(cards, files)],
    }
    data = {
        "title": f"{words.TITLE}: {title}" if wish.mission else title,
        "paper": wish.paper,
        "size": wish.size,
        "backs": wish.backs,
        "parts": [each for part in wanted for each in made[part]()],
    }
    return on_paper(data, files, OWN)


def _kinds(scenario: str) -> tuple[AiKind, ...]:
    """The kinds of AI that can come up: of a scenario those of its roles."""
    if not scenario:
        return KINDS
    if scenario == BATTLE_ROYAL:
        return KINDS[:1]
    roles = load_scenario(scenario).roles
    return tuple(dict.fromkeys(parse_code(role.solo).kind for role in roles if role.solo))


def _front(title: str) -> dict[str, Any]:
    return {
        "kind": "front",
        "title": title,
        "lead": words.LEAD,
        "pieces": [{"lines": words.MAKE}],
        "how": words.HOW,
    }


def _rules() -> dict[str, Any]:
    return {
        "kind": "texts",
        "title": "The rules in short",
        "about": "For two, or against the AI.",
        "columns": 2,
        "points": 9,
        "pieces": words.rules(load_numbers()),
        "balanced": True,
        "breaks": False,
    }


def _fields(wish: SheetWish, files: dict[str, str]) -> dict[str, Any]:
    names = (
        [wish.mission]
        if wish.mission
        else sorted(scenario_names(), key=lambda name: (name != BATTLE_ROYAL, name))
    )
    found = [field(setting, wish.size, files) for name in names for setting in settings_of(name)]
    return {"kind": "fields", "fields": found}


def _tracks(cards: Cards) -> dict[str, Any]:
    numbers = load_numbers()
    rows = [{"label": "Turn", "from": 1, "count": numbers.economy.last_turn, "mark": 1}]
    for army in cards.armies.values():
        rows.append(
            {"label": f"AP {army.title}", "from": 0, "count": 38, "mark": numbers.economy.start_ap}
        )
    rows.append({"label": "Losses", "from": 0, "count": 19, "mark": 0})
    return {"kind": "tracks", "rows": rows}


def _counters(cards: Cards, files: dict[str, str]) -> dict[str, Any]:
    units = [unit_counters(cards, army, files) for army in cards.armies.values()]
    sample = next(block["counters"][0] for block in reversed(units))
    return {
        "kind": "counters",
        "title": "Counters",
        "about": words.COUNTERS,
        "key": {"svg": sample["front"]["svg"], "alt": "a counter", "lines": words.KEY},
        "blocks": [*units, *marker_blocks(cards, files)],
        "breaks": False,
    }


def _cards(cards: Cards, files: dict[str, str]) -> dict[str, Any]:
    every = [card for army in cards.armies.values() for card in deck(cards, army, files)]
    return {"kind": "cards", "title": "Unit cards and support cards", "cards": every}


__all__ = ["sheet", "sides"]

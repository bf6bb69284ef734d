"""The printed set: fields, counters, cards, tracks, the rules in short, the AI's procedure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.sheet import Sheet, SheetWish
from opfor.games.tactics2gm.told.mission_cards import mode_title
from opfor.games.tactics2gm.told.names import CONTENT
from opfor.games.tactics2gm.told.sheet.cards import deck, sides, unit_counters
from opfor.games.tactics2gm.told.sheet.fields import field, settings_of
from opfor.games.tactics2gm.told.sheet.markers import marker_blocks
from opfor.games.tactics2gm.told.sheet.procedure import aid
from opfor.games.tactics2gm.told.sheet.stance_cards import stance_cards
from opfor.games.tactics2gm.told.sheet.words import SHEETS, rules, told
from opfor.games.tactics2gm.told.topics import topics
from opfor.games.tactics2gm.values.content import FOLDER, Cards, load_cards
from opfor.games.tactics2gm.values.numbers import load_numbers
from opfor.games.tactics2gm.values.options import Options, prepare
from opfor.games.tactics2gm.values.scenario_line import AiKindName, parse_code
from opfor.games.tactics2gm.values.scenarios import (
    BATTLE_ROYAL,
    load_scenario,
    scenario_names,
)
from opfor.kit.modes import levels_piece
from opfor.kit.paper.drawn import on_paper
from opfor.kit.paper.reference import REFERENCE, reference
from opfor.kit.paper.words import front, pairs, rules_in_short

PARTS = ("front", "rules", "procedure", REFERENCE, "fields", "tracks", "counters", "cards")
BRIEF = ("rules", "procedure", "fields", "tracks")
TITLE = "2GM Tactics"
MOST_AP, MOST_LOSSES = 38, 19
OWN = Path(__file__).parent / "templates"
KINDS: tuple[AiKindName, ...] = ("battle-royal", "offensive", "defensive")


def sheet(wish: SheetWish) -> Sheet:
    """Everything there is, or what one scenario needs."""
    wanted = [part for part in wish.parts(PARTS) if not wish.brief or part in BRIEF]
    cards, files = load_cards(), dict[str, str]()
    title = _title(wish.mission)
    made = {
        "front": lambda: [front(SHEETS, title)],
        "rules": lambda: [rules_in_short(SHEETS, _rules(wish))],
        "procedure": lambda: [aid(kind, wish) for kind in _kinds(wish.mission)],
        REFERENCE: lambda: [_reference(wish)],
        "fields": lambda: [_fields(wish, files)],
        "tracks": lambda: [_tracks(cards)],
        "counters": lambda: [_counters(cards, files)],
        "cards": lambda: [_cards(cards, files, _kinds(wish.mission))],
    }
    data = {
        "title": f"{TITLE}: {title}" if wish.mission else title,
        **wish.shape,
        "parts": [each for part in wanted for each in made[part]()],
    }
    return on_paper(data, files, OWN)


def _kinds(scenario: str) -> tuple[AiKindName, ...]:
    """The kinds of AI that can come up: of a scenario those of its roles."""
    if not scenario:
        return KINDS
    if scenario == BATTLE_ROYAL:
        return KINDS[:1]
    roles = load_scenario(scenario).roles
    return tuple(dict.fromkeys(parse_code(role.solo).kind for role in roles if role.solo))


def _reference(wish: SheetWish) -> dict[str, Any]:
    options = Options(scenario=wish.mission or BATTLE_ROYAL)
    return reference(FOLDER, topics(prepare(options, wish.rulings)))


def _rules(wish: SheetWish) -> list[dict[str, Any]]:
    told = rules(load_numbers(), wish.mission or BATTLE_ROYAL, wish.level)
    return told + _levels(wish.mission)


def _levels(scenario: str) -> list[dict[str, Any]]:
    return levels_piece(
        FOLDER, "scenario", scenario or BATTLE_ROYAL, BATTLE_ROYAL, mode_title, told
    )


def _title(scenario: str) -> str:
    if not scenario:
        return TITLE
    row = load_scenario(scenario)
    return str(CONTENT.thing(f"scenarios-{scenario}", row.title, text=row.text))


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
    rows = [_track(SHEETS("track-turn"), 1, numbers.economy.last_turn, 1)]
    for army in cards.armies.values():
        label = SHEETS("track-ap", army=CONTENT.thing(f"armies-{army.id}", army.title))
        rows.append(_track(label, 0, MOST_AP, numbers.economy.start_ap))
    return {"kind": "tracks", "rows": [*rows, _track(SHEETS("track-losses"), 0, MOST_LOSSES, 0)]}


def _track(label: str, first: int, count: int, mark: int) -> dict[str, Any]:
    return {"label": label, "from": first, "count": count, "mark": mark}


def _counters(cards: Cards, files: dict[str, str]) -> dict[str, Any]:
    units = [unit_counters(cards, army, files) for army in cards.armies.values()]
    sample = next(block["counters"][0] for block in reversed(units))
    key = {"svg": sample["front"]["svg"], "alt": SHEETS("a-counter")}
    return {
        "kind": "counters",
        "title": SHEETS("counters"),
        "about": SHEETS.form("counters", "about"),
        "key": key | {"lines": pairs(SHEETS, "counters")},
        "blocks": [*units, *marker_blocks(cards, files)],
        "breaks": False,
    }


def _cards(cards: Cards, files: dict[str, str], kinds: tuple[AiKindName, ...]) -> dict[str, Any]:
    every = [card for army in cards.armies.values() for card in deck(cards, army, files)]
    every += [card for kind in kinds for card in stance_cards(kind, load_numbers(), files)]
    return {"kind": "cards", "title": SHEETS("cards"), "cards": every}


__all__ = ["sheet", "sides"]

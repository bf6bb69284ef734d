"""What stands on a sheet, as plain data: the templates only set it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.counters.action_cards import action_cards, deck_of
from opfor.cardboard.coh.counters.numbers import WorkKind, numbers, work_kinds
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.book import load_book, resolve
from opfor.core.sheet import SIZES
from opfor.games.coh.told.sheet.ai_page import ai_data
from opfor.games.coh.told.sheet.counter_faces import Files
from opfor.games.coh.told.sheet.counters import counter_sheet, kinds_in, work_counter
from opfor.games.coh.told.sheet.forces import is_ai, partners, roster, side_name
from opfor.games.coh.told.sheet.map_edges import SIDES
from opfor.games.coh.told.sheet.map_picture import map_data
from opfor.games.coh.told.sheet.rules_tables import work_effect
from opfor.games.coh.told.sheet.schedule import every_round, length, named, schedule, set_up
from opfor.games.coh.told.sheet.victory import special_rules, victory
from opfor.games.coh.values.teams import players_meant

SMOKES = {1: "Light smoke", 2: "Heavy smoke"}


def sheet_data(
    mission: Mission,
    *,
    brief: bool = False,
    rulings: Mapping[str, str] | None = None,
    size: float = SIZES[0],
    files: Files | None = None,
) -> dict[str, Any]:
    """Everything the templates print, under these rulings (default: the usual ones); ``brief``
    leaves out counters and the rules in short. Drawings of counters go to ``files``."""
    files = {} if files is None else files
    data = {
        "title": mission.title,
        "briefing": mission.briefing,
        "facts": _facts(mission),
        "sides": [_side(mission, side) for side in mission.sides],
        "set_up": set_up(mission, brief=brief),
        "schedule": schedule(mission),
        "every_round": every_round(mission),
        "victory": victory(mission),
        "works": works(mission),
        "rules": special_rules(mission),
        "cards": _cards(mission),
        "map": map_data(mission, size),
        "secrets": secrets(mission, files),
        "tracks": tracks(mission),
        "ai": ai_data(mission) if isinstance(mission, SoloMission) else None,
        "brief": brief,
        "counters": [],
        "reference": [],
    }
    return data if brief else data | _complete(mission, rulings or {}, files)


def tracks(mission: Mission) -> list[dict[str, Any]]:
    """Rows of boxes for markers, as long as the mission needs."""
    limited = mission.rounds < NO_ROUND_LIMIT
    rows = [_track("Round", mission.rounds if limited else 10, first=1, mark=1)]
    for side in mission.sides:
        if not is_ai(mission, side):
            rows.append(_track(f"CAPs {SIDES[side.nation]}", side.caps + 7, mark=side.caps))
    if mission.economy == "activation":
        aps = numbers().activation_aps
        rows.append(_track("APs", aps + 1, mark=aps))
    for side in mission.sides:
        rows.append(_track(f"VPs {side_name(mission, side)}", max(19, side.vp + 10), mark=side.vp))
    return rows


def _track(label: str, count: int, *, first: int = 0, mark: int = 0) -> dict[str, Any]:
    return {"label": label, "from": first, "count": count, "mark": mark}


def _complete(mission: Mission, chosen: Mapping[str, str], files: Files) -> dict[str, Any]:
    """What a person needs who has neither the game nor the program."""
    from opfor.games.coh.told.sheet.reference import reference

    rulings = resolve(load_book(FOLDER), chosen)
    told = reference(mission, kinds_in(mission), rulings)
    return {"counters": counter_sheet(mission, files), "reference": told}


def _facts(mission: Mission) -> list[list[str]]:
    economy = "one action a turn, then a spent check"
    if mission.economy == "activation":
        economy = f"{numbers().activation_aps} APs for the activated unit"
    facts = [
        ["Length", length(mission)],
        ["Time", f"about {mission.minutes} minutes"],
        ["Actions", economy],
        ["Action Cards", ", ".join(mission.cards) or "none"],
    ]
    if isinstance(mission, SoloMission):
        facts.insert(0, ["You play", SIDES[mission.player]])
    else:
        facts.insert(0, ["Players", str(players_meant(mission))])
    return facts


def _side(mission: Mission, side: SideRow) -> dict[str, Any]:
    return {
        "name": side_name(mission, side),
        "nation": side.nation,
        "caps": side.caps,
        "cards": side.cards_each_round,
        "vp": side.vp,
        "ai": is_ai(mission, side),
        "partners": partners(side),
        "units": roster(mission, side),
    }


def works(mission: Mission) -> list[str]:
    """Fortifications, obstacles and smoke on the map; hidden ones only against the AI."""
    found = []
    for work in mission.works:
        if not work.hidden or isinstance(mission, SoloMission):
            kind = work_kinds()[work.kind]
            more = f", facing {work.facing}" if kind.has_facing else ""
            more += ", hidden" if work.hidden else ""
            found.append(f"{kind.title} at {work.hex} ({SIDES[work.owner]}{more})")
    return found + [f"{SMOKES[row.density]} at {row.hex}" for row in mission.smoke]


def secrets(mission: Mission, files: Files) -> list[dict[str, Any]]:
    """What only one player may read: hidden units and hidden fortifications, side by side.

    Against the AI nothing need be kept from it; its own secrets are Rumored Enemies.
    """
    found: list[dict[str, Any]] = []
    for side in mission.sides if not isinstance(mission, SoloMission) else ():
        works = [w for w in mission.works if w.hidden and w.owner == side.nation]
        kinds = [work_kinds()[work.kind] for work in works]
        lines = [
            f"{named(side.nation, list(force.numbers))}: {force.hex}"
            for force in side.forces
            if force.hidden and force.hex
        ]
        lines += [f"{kind.title}: {work.hex}" for kind, work in zip(kinds, works, strict=True)]
        if lines:
            named_side = {"name": SIDES[side.nation], "nation": side.nation, "lines": lines}
            found.append(named_side | _hidden_works(kinds, files))
    return found


def _hidden_works(kinds: list[WorkKind], files: Files) -> dict[str, Any]:
    """What only their owner is told of hidden works: the counters, and what each kind does."""
    effects = {kind.title: work_effect(kind) for kind in kinds}
    return {
        "counters": [work_counter(kind, files) for kind in kinds],
        "effects": [f"{title}: {effect}." for title, effect in effects.items() if effect],
    }


def _cards(mission: Mission) -> list[dict[str, Any]]:
    """The action deck, each card once with its number of copies."""
    deck, known = deck_of(mission.cards), action_cards()
    return [
        {
            "number": number,
            "title": known[number].title,
            "kind": known[number].kind,
            "copies": deck.count(number),
            "cost": _cost(known[number].aps, known[number].caps),
            "text": known[number].text,
        }
        for number in dict.fromkeys(deck)
    ]


def _cost(aps: int, caps: int) -> str:
    parts = [f"{aps} AP{'s' * (aps != 1)}"] * bool(aps) + [f"{caps} CAP"] * bool(caps)
    return " ".join(parts) or "free"

"""What stands on a sheet, as plain data: the templates only set it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.cardboard.coh import FOLDER, texts
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.numbers import WorkKind, numbers, work_kinds
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.book import load_book, resolve
from opfor.core.mission_card import REGULAR
from opfor.core.phrases import capital
from opfor.core.sheet import SIZES
from opfor.games.coh.told.questions import QUESTIONS
from opfor.games.coh.told.sheet.ai_page import ai_data
from opfor.games.coh.told.sheet.counter_faces import Files
from opfor.games.coh.told.sheet.counters import counter_sheet, kinds_in, work_counter
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.forces import is_ai, partners, roster, side_name
from opfor.games.coh.told.sheet.map_picture import map_data
from opfor.games.coh.told.sheet.order_words import words_piece
from opfor.games.coh.told.sheet.paper import SAY
from opfor.games.coh.told.sheet.rules import tactics, work_effect
from opfor.games.coh.told.sheet.schedule import every_round, length, named, schedule, set_up
from opfor.games.coh.told.sheet.victory import special_rules, victory
from opfor.games.coh.values.teams import players_meant
from opfor.kit.hexes import Facing
from opfor.kit.levels import SAY as LEVELS
from opfor.kit.levels import measured, rates

FLOW = ("card", "track", "order", "who", "target", "hex", "check")
"""The AI's turn, step by step."""


def sheet_data(
    mission: Mission,
    *,
    brief: bool = False,
    rulings: Mapping[str, str] | None = None,
    size: float = SIZES[0],
    files: Files | None = None,
    level: str = REGULAR,
) -> dict[str, Any]:
    """Everything the templates print, under these rulings (default: the usual ones); ``brief``
    leaves out counters and the rules in short. Drawings of counters go to ``files``."""
    files = {} if files is None else files
    data = {
        "title": mission.title,
        "briefing": " ".join(filter(None, (mission.briefing, mission.measured))),
        "facts": _facts(mission, level),
        "sides": [_side(mission, side) for side in mission.sides],
        "set_up": list(set_up(mission, brief=brief)),
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
        "procedure": None,
    }
    return data if brief else data | _complete(mission, rulings or {}, files)


def tracks(mission: Mission) -> list[dict[str, Any]]:
    """Rows of boxes for markers, as long as the mission needs."""
    limited = mission.rounds < NO_ROUND_LIMIT
    rows = [_track(SAY("track-of-round"), mission.rounds if limited else 10, first=1, mark=1)]
    for side in mission.sides:
        if not is_ai(mission, side):
            label = SAY("track-of-caps", who=box.nation(side.nation))
            rows.append(_track(label, side.caps + 7, mark=side.caps))
    if mission.economy == "activation":
        aps = numbers().activation_aps
        rows.append(_track(SAY("track-of-aps"), aps + 1, mark=aps))
    for side in mission.sides:
        label = SAY("track-of-vps", side=side_name(mission, side))
        rows.append(_track(label, max(19, side.vp + 10), mark=side.vp))
    return rows


def _track(label: str, count: int, *, first: int = 0, mark: int = 0) -> dict[str, Any]:
    return {"label": label, "from": first, "count": count, "mark": mark}


def _complete(mission: Mission, chosen: Mapping[str, str], files: Files) -> dict[str, Any]:
    """What a person needs who has neither the game nor the program."""
    has = Features(mission, kinds_in(mission))
    rules = {
        "title": SAY("chapter-rules"),
        "about": SAY.form("chapter-rules", "about"),
        "columns": 3,
        "points": 8,
        "pieces": list(tactics(has)),
    }
    return {
        "counters": counter_sheet(mission, files),
        "reference": [rules],
        "procedure": procedure(has, chosen) if isinstance(mission, SoloMission) else None,
    }


def procedure(has: Features, chosen: Mapping[str, str]) -> dict[str, Any]:
    """How to run the AI: its turn as a flow, its ladders, the words on this mission's cards."""
    from opfor.games.coh.told.sheet.procedure import rulings_piece, running_the_ai

    rulings = resolve(load_book(FOLDER), chosen)
    steps = [f"flow-{name}" for name in FLOW]
    assert has.solo is not None, "only a solo mission has an AI"
    return {
        "title": SAY("chapter-ai"),
        "about": SAY.form("chapter-ai", "about"),
        "flow": [(SAY(step), SAY.form(step, "how")) for step in steps],
        "prefix": "COH-",
        "columns": 3,
        "pieces": [
            *running_the_ai(has, rulings),
            words_piece(has.solo),
            *rulings_piece(QUESTIONS, rulings),
        ],
    }


def _facts(mission: Mission, level: str) -> list[list[str]]:
    aps = numbers().activation_aps if mission.economy == "activation" else 0
    world = {
        "place": ", ".join(filter(None, (mission.place, mission.date))),
        "formations": "; ".join(mission.formations),
    }
    facts = {name: told for name, told in world.items() if told} | {
        "length": length(mission),
        "time": SAY("minutes", n=mission.minutes),
        "actions": SAY("economy-aps", n=aps) if aps else SAY("economy-check"),
        "cards": ", ".join(mission.cards) or SAY("none"),
    }
    if isinstance(mission, SoloMission):
        first = {"side": box.nation(mission.player).form("adj")}
    else:
        first = {"players": str(players_meant(mission))}
    said = [[SAY(f"fact-{name}"), told] for name, told in (first | facts).items()]
    if won := measured(FOLDER).get(mission.id, {}).get(level):
        said.append([SAY("fact-level", level=LEVELS(f"level-{level}")), rates(won)])
    return said


def _side(mission: Mission, side: SideRow) -> dict[str, Any]:
    return {
        "name": side_name(mission, side),
        "force": SAY("typ-force", side=side_name(mission, side)),
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
            faces = work_kinds()[work.kind].has_facing
            found.append(
                SAY(
                    "work-placed",
                    work=box.work(work.kind),
                    where=work.hex,
                    who=box.nation(work.owner),
                    facing=box.facing(Facing[work.facing].value) if faces else "none",
                    hidden=work.hidden,
                )
            )
    smoke = [SAY("smoke-placed", density=row.density, where=row.hex) for row in mission.smoke]
    return found + smoke


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
        lines += [f"{capital(box.work(w.kind))}: {w.hex}" for w in works]
        if lines:
            name = box.nation(side.nation).form("adj")
            only = {"title": SAY("typ-only", side=name), "name": name}
            named_side = only | {"nation": side.nation, "lines": lines}
            found.append(named_side | _hidden_works(kinds, files))
    return found


def _hidden_works(kinds: list[WorkKind], files: Files) -> dict[str, Any]:
    """What only their owner is told of hidden works: the counters, and what each kind does."""
    effects = {capital(box.work(kind)): work_effect(kind) for kind in kinds}
    return {
        "counters": [work_counter(kind, files) for kind in kinds],
        "effects": [f"{title}: {effect}." for title, effect in effects.items() if effect],
    }


def _cards(mission: Mission) -> list[dict[str, Any]]:
    """The action deck, each card once with its number of copies."""
    deck = deck_of(mission.cards)
    return [
        {
            "number": card.number,
            "title": card.title,
            "kind": card.kind,
            "copies": deck.count(card.number),
            "cost": SAY("price", aps=card.aps, caps=card.caps),
            "text": card.text,
        }
        for card in map(texts.action_card, dict.fromkeys(deck))
    ]

"""Counters to cut out, at the size of the map's hexes: units, hit counters, markers, all that
this mission needs and nothing else."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.counters.numbers import Hit, WorkKind, hit_counters, work_kinds
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.told.sheet.forces import counters_of, is_ai, partners, values
from opfor.games.coh.told.sheet.map_edges import SIDES

HASTY = 6
SMOKES = 7
"""A barrage smokes a hex and its six neighbours."""
MINUS = "−"


def counter_sheet(mission: Mission) -> list[dict[str, Any]]:
    """Blocks of counters with a heading each."""
    blocks = [_units(mission, side) for side in mission.sides]
    blocks += [_hits(mission, "soft"), _hits(mission, "armour")]
    blocks += [_markers(mission), _defences(mission)]
    if isinstance(mission, SoloMission):
        blocks.append(_rumors(mission))
    return [block for block in blocks if block["counters"]]


def kinds_in(mission: Mission) -> list[UnitKind]:
    """The kinds of unit that take part, both sides, each once."""
    found = {
        kind_numbered(side.nation, number).id: kind_numbered(side.nation, number)
        for side in mission.sides
        for number, _ in counters_of(mission, side)
    }
    return list(found.values())


def _units(mission: Mission, side: SideRow) -> dict[str, Any]:
    """The units of a side; with partners, whose they are."""
    shared = partners(side)
    counters = [
        values(kind_numbered(side.nation, number))
        | {"type": "unit", "number": f"{number:02d}", "player": player if shared else 0}
        for number, player in sorted(counters_of(mission, side))
    ]
    return {"title": f"{SIDES[side.nation]} units", "counters": counters}


def _plain(title: str, count: int, tone: str = "white", note: str = "") -> list[dict[str, Any]]:
    return [{"type": "marker", "title": title, "tone": tone, "note": note}] * count


# -- hit counters ----------------------------------------------------------------------------------


def _hits(mission: Mission, pile: str) -> dict[str, Any]:
    """A pile of hit counters; the armour pile only where there is armour."""
    title = "Hit counters: soft targets" if pile == "soft" else "Hit counters: armour"
    kinds = kinds_in(mission)
    if pile == "armour" and not any(_has_blue_dr(kind) for kind in kinds):
        return {"title": title, "counters": []}
    counters = [
        {"type": "hit", "title": hit.title, "pile": pile, "lines": hit_lines(hit)}
        for hit in hit_counters().values()
        if hit.pile == pile
        for _ in range(hit.copies)
    ]
    return {"title": title, "counters": counters}


def _has_blue_dr(kind: UnitKind) -> bool:
    return "blue" in (kind.flank_colour, kind.front_colour)


def hit_lines(hit: Hit) -> list[str]:
    """What a hit counter does, in a few signs."""
    lines = [
        _changes("attack", hit.attack_cost, "move", hit.move_cost),
        _changes("AR", hit.red, "", 0) if hit.red == hit.blue else _two(hit.red, hit.blue),
        "" if hit.range is None else f"range {hit.range}",
        _changes("fl", hit.flank_dr, "fr", hit.front_dr, " DR"),
        "only rally" if hit.only_rally else "",
        "no move" if hit.no_move else "",
        _silenced(hit),
        "destroyed" if hit.destroys else "",
    ]
    if not hit.destroys:
        lines.append(f"rally {hit.rally}" if hit.rally else "no rally")
    return [line for line in lines if line]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def _changes(one: str, first: int, other: str, second: int, what: str = "") -> str:
    parts = [f"{name} {signed(by)}" for name, by in ((one, first), (other, second)) if by]
    return " ".join(parts) + (what if parts else "")


def _two(red: int, blue: int) -> str:
    return f"AR r{signed(red)} b{signed(blue)}"


def _silenced(hit: Hit) -> str:
    if hit.no_red and hit.no_blue:
        return "no attack"
    return "no red AR" if hit.no_red else "no blue AR" if hit.no_blue else ""


# -- markers ---------------------------------------------------------------------------------------


def _markers(mission: Mission) -> dict[str, Any]:
    """Spent and activated markers, track markers, Control Markers, smoke."""
    solo = isinstance(mission, SoloMission)
    people = [side for side in mission.sides if not is_ai(mission, side)]
    sizes = [len(counters_of(mission, side)) for side in mission.sides]
    found = _plain("Round", 1, "dark")
    for side in mission.sides:
        found += _plain(f"VP {SIDES[side.nation]}", 1, side.nation)
    for side in people:
        found += _plain(f"CAP {SIDES[side.nation]}", 1, side.nation)
        if mission.economy == "activation":
            who = 2 if partners(side) else 1
            found += _plain("Activated", 2 * who, side.nation)
            found += _plain(f"AP {SIDES[side.nation]}", who, side.nation)
    if solo:
        found += _plain("Track", 1, "dark") + _plain("End", 1, "dark")
    for control in mission.control:
        for nation in ("german", "soviet"):
            found += _plain("Control Marker", 1, nation, f"{control.hex}: {SIDES[nation]}")
    found += _plain("SPENT", sum(sizes), "grey")
    if has_smoke(mission):
        found += _plain("Heavy smoke", SMOKES, "grey", "+2") + _plain(
            "Light smoke", SMOKES, "grey", "+1"
        )
    return {"title": "Markers", "counters": found}


def has_smoke(mission: Mission) -> bool:
    thrown = any(kind.has("smoke-thrown") or kind.has("smoke-fired") for kind in kinds_in(mission))
    shells = any(side.artillery and side.artillery.smoke for side in mission.sides)
    lines: list[str] = []
    if isinstance(mission, SoloMission):
        lines = [line for space in mission.track for line in (*space.event, *space.landed)]
    return thrown or shells or bool(mission.smoke) or any("Smoke" in line for line in lines)


def _defences(mission: Mission) -> dict[str, Any]:
    """Fortifications and obstacles on the map, the pool that tiles draw from, hasty defences."""
    found = []
    for work in mission.works:
        if not work.hidden:
            found.append(work_counter(work_kinds()[work.kind]))
    if isinstance(mission, SoloMission):
        for pair in mission.defences:
            one, _, other = pair.partition("/")
            faces = [work_kinds()[face].title for face in (one, other) if face]
            found.append({"type": "pair", "faces": faces})
        found += [work_counter(work_kinds()["mines"])] * mission.mines
    if any(kind.kind == "foot" for kind in kinds_in(mission)):
        found += [work_counter(work_kinds()["hasty-defence"])] * HASTY
    return {"title": "Fortifications and obstacles", "counters": found}


def work_counter(kind: WorkKind) -> dict[str, Any]:
    """The counter of a fortification or obstacle."""
    cover = f"DM +{kind.dm_front}" if kind.dm_front else ""
    if kind.dm_flank != kind.dm_front:
        cover = f"DM +{kind.dm_front} / +{kind.dm_flank}"
    return {
        "type": "work",
        "title": kind.title,
        "note": cover,
        "dr": f"DR {kind.dr}",
        "facing": kind.has_facing,
    }


def _rumors(mission: SoloMission) -> dict[str, Any]:
    """Rumored Enemies; for their cup No Enemy and Mine."""
    lines = [line for space in mission.track for line in (*space.event, *space.landed)]
    comes = bool(mission.rumors) or any(" RE" in line for line in lines)
    count = max(mission.rumor_counters, len(mission.rumors)) if comes else 0
    found = [{"type": "disc", "title": "?", "note": "RE"}] * count
    found += [{"type": "disc", "title": "–", "note": "No Enemy"}] * mission.no_enemy
    found += [{"type": "disc", "title": "✱", "note": "Mine"}] * mission.mines
    return {"title": "Rumored Enemies", "counters": found}

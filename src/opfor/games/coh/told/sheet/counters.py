"""Counters to cut out, at the size of the map's hexes, each with its back: units, hit counters,
markers, all that this mission needs and nothing else."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.numbers import Hit, WorkKind, hit_counters, work_kinds
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.phrases import capital
from opfor.games.coh.told.sheet.counter_faces import Files, picture, rumor_pair, unit_pair
from opfor.games.coh.told.sheet.forces import counters_of, is_ai, partners
from opfor.games.coh.told.sheet.paper import SAY

HASTY = 6
SMOKES = 7
"""A barrage smokes a hex and its six neighbours."""
TONES = {"german": "you", "soviet": "foe"}
CounterFace = dict[str, Any]


def counter_sheet(mission: Mission, files: Files) -> list[dict[str, Any]]:
    """Blocks of counters with a heading each; their drawings go to ``files``."""
    blocks = [_units(mission, side, files) for side in mission.sides]
    blocks += hit_blocks(_has_armour(mission))
    blocks += [_markers(mission, files), _defences(mission, files)]
    if isinstance(mission, SoloMission):
        blocks.append(_rumors(mission, files))
    return [block for block in blocks if block["counters"]]


def block_of(name: str, counters: list[dict[str, Any]], **given: Any) -> dict[str, Any]:
    title, note = (SAY.form(name, form, "", given) for form in ("", "note"))
    return {"title": title, "note": note, "counters": counters}


def kinds_in(mission: Mission) -> list[UnitKind]:
    """The kinds of unit that take part, both sides, each once."""
    found = {
        kind_numbered(side.nation, number).id: kind_numbered(side.nation, number)
        for side in mission.sides
        for number, _ in counters_of(mission, side)
    }
    return list(found.values())


def _units(mission: Mission, side: SideRow, files: Files) -> dict[str, Any]:
    """The units of a side by kind; with partners, whose they are."""
    shared = partners(side)
    every = [(kind_numbered(side.nation, n), n, who) for n, who in counters_of(mission, side)]
    order = {"foot": 0, "gun": 1, "vehicle": 2}
    every.sort(key=lambda each: (order[each[0].kind], each[0].id, each[1]))
    counters = [
        unit_pair(
            kind,
            f"{side.nation[0].upper()}{n:02d}",
            files,
            SAY("face-partner", n=who) if shared else "",
        )
        for kind, n, who in every
    ]
    return block_of("block-units", counters, who=box.nation(side.nation))


def word_face(title: str, *lines: str, tone: str = "plain", filled: bool = False) -> CounterFace:
    """A face that is written, not drawn."""
    return {"title": title, "lines": list(lines), "tone": tone, "filled": filled, "alt": title}


def _both(face: CounterFace, count: int = 1) -> list[dict[str, Any]]:
    return [{"front": face, "back": face}] * count


# -- hit counters ----------------------------------------------------------------------------------


def _has_armour(mission: Mission) -> bool:
    return any(has_blue_dr(kind) for kind in kinds_in(mission))


def hit_blocks(armour: bool) -> list[dict[str, Any]]:
    """The piles of hit counters; that for armour only where there is armour."""
    blocks = []
    for pile, tone in (("soft", "gold"), ("armour", "plain")):
        title = SAY(f"pile-{pile}")
        back = word_face(SAY("face-hit"), title, tone=tone) | {"band": True}
        counters = [
            {"front": word_face(capital(box.hit(hit)), *hit_lines(hit), tone=tone), "back": back}
            for hit in hit_counters().values()
            if hit.pile == pile
            for _ in range(hit.copies)
        ]
        if armour or pile == "soft":
            blocks.append(block_of("block-hits", counters, pile=title))
    return blocks


def has_blue_dr(kind: UnitKind) -> bool:
    return "blue" in (kind.flank_colour, kind.front_colour)


def hit_lines(hit: Hit) -> list[str]:
    """What a hit counter does, in a few signs."""
    costs = _changes({"attack": hit.attack_cost, "move": hit.move_cost})
    if hit.red == hit.blue:
        ratings = _changes({"ar": hit.red})
    else:
        ratings = SAY("hit-ars", red=hit.red, blue=hit.blue)
    drs = _changes({"flank": hit.flank_dr, "front": hit.front_dr})
    silent = {(True, True): "no-attack", (True, False): "no-red", (False, True): "no-blue"}
    words = {
        "only-rally": hit.only_rally,
        "no-move": hit.no_move,
        silent.get((hit.no_red, hit.no_blue), ""): hit.no_red or hit.no_blue,
        "destroyed": hit.destroys,
        "no-rally": not hit.destroys and not hit.rally,
    }
    return [
        *filter(None, (costs, ratings)),
        *([SAY("hit-range", n=hit.range)] if hit.range is not None else []),
        *([f"{drs} {SAY('head-dr')}"] if drs else []),
        *(SAY(f"hit-{word}") for word, is_so in words.items() if is_so),
        *([SAY("hit-rally", n=hit.rally)] if hit.rally and not hit.destroys else []),
    ]


def _changes(changes: dict[str, int]) -> str:
    return " ".join(SAY(f"hit-{name}", n=by) for name, by in changes.items() if by)


# -- markers ---------------------------------------------------------------------------------------


def _markers(mission: Mission, files: Files) -> dict[str, Any]:
    """Track markers, Control Markers with a side for each holder, smoke that thins when turned."""
    people = [side for side in mission.sides if not is_ai(mission, side)]
    found = _both(word_face(SAY("track-of-round"), tone="dark", filled=True))
    for side in mission.sides:
        name = box.nation(side.nation).form("adj")
        found += _both(word_face(SAY("face-vp"), name, tone=TONES[side.nation], filled=True))
    for side in people:
        found += _for_person(mission, side)
    if isinstance(mission, SoloMission):
        for name in ("track-of-mission", "face-end"):
            found += _both(word_face(SAY(name), tone="dark", filled=True))
    for control in mission.control:
        faces = [_flag(nation, control.hex, files) for nation in TONES]
        found.append({"front": faces[0], "back": faces[1]})
    if has_smoke(mission):
        thick, thin = (_cloud(density, files) for density in (2, 1))
        found += [{"front": thick, "back": thin}] * SMOKES
    return block_of("block-markers", found)


def _for_person(mission: Mission, side: SideRow) -> list[dict[str, Any]]:
    name, tone = box.nation(side.nation).form("adj"), TONES[side.nation]
    found = _both(word_face(SAY("face-cap"), name, tone=tone, filled=True))
    if mission.economy == "activation":
        who = 2 if partners(side) else 1
        found += _both(word_face(SAY("face-active"), name, tone=tone), 2 * who)
        found += _both(word_face(SAY("face-ap"), name, tone=tone, filled=True), who)
    return found


def _flag(nation: str, hex_: str, files: Files) -> CounterFace:
    shown = word_face(f"{hex_} {box.nation(nation).form('adj')}", tone=TONES[nation])
    return shown | {"picture": picture(f"flag-{TONES[nation]}", files), "points": 6.6}


def _cloud(density: int, files: Files) -> CounterFace:
    title = capital(box.SAY(f"work-{'heavy' if density > 1 else 'light'}-smoke"))
    return word_face(title, f"{SAY('head-dm')} +{density}") | {
        "picture": picture(f"smoke-{density}", files),
        "points": 6.4,
    }


def has_smoke(mission: Mission) -> bool:
    thrown = any(kind.has("smoke-thrown") or kind.has("smoke-fired") for kind in kinds_in(mission))
    shells = any(side.artillery and side.artillery.smoke for side in mission.sides)
    lines: list[str] = []
    if isinstance(mission, SoloMission):
        lines = [line for space in mission.track for line in (*space.event, *space.landed)]
    return thrown or shells or bool(mission.smoke) or any("Smoke" in line for line in lines)


def _defences(mission: Mission, files: Files) -> dict[str, Any]:
    """Fortifications and obstacles on the map, the pool that tiles draw from, hasty defences."""
    found = [
        work_counter(work_kinds()[work.kind], files) for work in mission.works if not work.hidden
    ]
    if isinstance(mission, SoloMission):
        for pair in mission.defences:
            one, _, other = pair.partition("/")
            faces = [work_face(work_kinds()[face], files) for face in (one, other or one)]
            found.append({"front": faces[0], "back": faces[1]})
        found += [work_counter(work_kinds()["mines"], files)] * mission.mines
    if any(kind.kind == "foot" for kind in kinds_in(mission)):
        found += [work_counter(work_kinds()["hasty-defence"], files)] * HASTY
    return block_of("block-works", found)


def work_counter(kind: WorkKind, files: Files) -> dict[str, Any]:
    """The counter of a fortification or obstacle, alike on both sides."""
    face = work_face(kind, files)
    return {"front": face, "back": face}


def work_face(kind: WorkKind, files: Files) -> CounterFace:
    """Drawn as on the map, with what it protects by and what it withstands."""
    flank = f"/+{kind.dm_flank}" if kind.dm_flank != kind.dm_front else ""
    cover = f"{SAY('head-dm')} +{kind.dm_front}{flank} " if kind.dm_front or flank else ""
    title = f"{'▲ ' if kind.has_facing else ''}{capital(box.work(kind))}"
    shown = word_face(title, f"{cover}{SAY('head-dr')} {kind.dr}")
    return shown | {"picture": picture(kind.id, files), "points": 6.4}


def _rumors(mission: SoloMission, files: Files) -> dict[str, Any]:
    """Rumored Enemies; for their cup No Enemy and Mine."""
    lines = [line for space in mission.track for line in (*space.event, *space.landed)]
    comes = bool(mission.rumors) or any(" RE" in line for line in lines)
    count = max(mission.rumor_counters, len(mission.rumors)) if comes else 0
    found = [rumor_pair(files)] * count
    back = word_face(SAY("face-cup"), tone="dark", filled=True)
    more = (("–", "no-enemy", mission.no_enemy), ("✱", "mine", mission.mines))
    for sign, name, count in more:
        front = word_face(sign, SAY(f"face-{name}"), tone="dark") | {"points": 13}
        found += [{"front": front, "back": back}] * count
    return block_of("block-rumors", found)

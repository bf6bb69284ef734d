"""Tables of the rules in short, made from the data the program plays by."""

from __future__ import annotations

from opfor.cardboard.coh.board.terrain import Terrain
from opfor.cardboard.coh.counters.numbers import WorkKind, hit_counters, numbers
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.told.sheet.counters import hit_lines
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.rules_fire import SheetPiece


def table(title: str, rows: list[list[str]], note: str = "", wide: int = 0) -> SheetPiece:
    """A table; the first row is its head, the column ``wide`` takes the room there is."""
    return {"type": "table", "title": title, "rows": rows, "note": note, "wide": wide}


def surcharge(cost: int | str) -> str:
    return "no" if cost == "barred" else f"+{cost}" if cost else "0"


def terrain_piece(has: Features) -> SheetPiece:
    """What the ground of this map costs and gives."""
    rows = [["Ground", "Foot", "Wheels", "Tracks", "DM"]]
    present = {terrain.id: terrain for terrain in has.field.terrain}
    ground = has.field.table
    for terrain in ground.terrain:
        if terrain.id in present:
            rows.append(_terrain(terrain))
    if has.walls:
        wall = ground.wall
        costs = [surcharge(wall.foot), surcharge(wall.wheeled), surcharge(wall.tracked)]
        rows.append(["wall hexside", *costs, f"+{wall.dm}"])
    notes = [
        "Costs are added to the move cost; no: only along a road. Along a road neither ground nor "
        "wall costs anything. Guns move as wheels.",
        _those("blocks sight", [t.title for t in present.values() if t.blocks_sight]),
        _those("counts as cover for rallies", [t.title for t in present.values() if t.rally_cover]),
    ]
    if has.heights:
        slope = ground.slope
        notes.append(
            f"Foot and guns pay {slope.up} for climbing a level; a step of two levels costs them "
            f"{slope.steep} either way and is closed to vehicles, which otherwise climb for free."
        )
    if "water" in present:
        most = numbers().unburdened_move_cost
        notes.append(f"Water: only foot with a move cost of {most} or less; no attacks from it.")
    if "heavy-woods" in present and has.trait("high-explosive"):
        notes.append("Heavy woods do not protect soft targets from high explosive.")
    return table("Ground", rows, " ".join(filter(None, notes)))


def _those(what: str, titles: list[str]) -> str:
    return f"What {what}: {', '.join(sorted(titles))}." if titles else ""


def _terrain(terrain: Terrain) -> list[str]:
    dm = f"{terrain.dm:+d}".replace("-", "−") if terrain.dm else "0"
    costs = [surcharge(terrain.foot), surcharge(terrain.wheeled), surcharge(terrain.tracked)]
    return [terrain.title, *costs, dm]


def works_piece(has: Features) -> SheetPiece:
    """Fortifications and obstacles of this mission; foot may always dig in. What lies hidden
    between people is told to its owner alone."""
    mission = has.mission
    open_to_all = isinstance(mission, SoloMission)
    wanted = {work.kind for work in mission.works if open_to_all or not work.hidden}
    wanted |= {"hasty-defence"}
    if isinstance(mission, SoloMission):
        wanted |= {face for pair in mission.defences for face in pair.split("/")}
        wanted |= {"mines"} if mission.mines else set()
    rows = [["Work", "DR", "DM", "Shelters", "Effect"]]
    rows += [_work(kind) for kind in numbers().works if kind.id in wanted]
    note = (
        "Whoever comes first into an empty trench, bunker or hasty defence that nobody dug holds "
        "it until all its holders are gone; only they are sheltered. One work to a hex. Attacks on "
        "a hex also roll against a known work in it: red AR against its DR, a hit removes it. "
        "Direct fire may be aimed at an enemy work in a hex where nobody is to be seen."
    )
    return table("Fortifications and obstacles", rows, note, wide=4)


def _work(kind: WorkKind) -> list[str]:
    dm = f"+{kind.dm_front}" if kind.dm_front else "–"
    return [kind.title, str(kind.dr), dm, ", ".join(kind.holds) or "–", work_effect(kind) or "–"]


def work_effect(kind: WorkKind) -> str:
    """What a fortification or obstacle does besides its numbers."""
    effect = []
    if kind.dm_flank != kind.dm_front:
        effect.append(f"from behind and in close combat +{kind.dm_flank}")
    if kind.builder_only:
        effect.append("dug: only for its builder, until it moves, pivots or falls")
    if kind.has_facing:
        effect.append("fires only through its front; no mortar fire")
    if kind.bars:
        effect.append("no wheels")
    if kind.slows_foot:
        effect.append("foot pays a die roll more to enter")
    if kind.crushed_by:
        effect.append("tracked vehicles crush it")
    if kind.explodes:
        effect.append(
            f"attacks whoever enters, pivots or fights close combat on it: {numbers().mines_hit} "
            f"on two dice hits, {numbers().mines_hit + numbers().kill_margin} destroys; "
            "not pioneers"
        )
    if kind.stops_bonus_moves:
        effect.append("ends bonus moves")
    return "; ".join(effect)


def hits_piece(has: Features) -> SheetPiece:
    """What the hit counters do."""
    rows = [["Hit", "Pile", "No.", "Effect"]]
    armour = any("blue" in (kind.flank_colour, kind.front_colour) for kind in has.kinds)
    for hit in hit_counters().values():
        if hit.pile == "soft" or armour:
            effect = ", ".join(hit_lines(hit))
            rows.append([hit.title, hit.pile, str(hit.copies), effect])
    note = "fl, fr: flank and front DR. AR: both, or r red and b blue. rally: needed on two dice."
    return table("Hit counters", rows, note, wide=3)

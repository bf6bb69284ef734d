"""What is filled in beside the map: the mission, its sides, what lies there, track and lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.cardboard.coh.plan.fields import fields
from opfor.cardboard.coh.plan.pieces import cells, stands
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Deed, FormPart, Path, ref_at
from opfor.core.errors import OpforError

TOLD = ("title", "briefing", "minutes", "special_rules", "kind", "place", "date", "happened", "id")
SIDE = ("task", "caps", "vp", "hand", "cards_each_round", "kill_vp", "exit.hexes", "exit.vp")
SOLO = ("player", "first", "orders", "cards")
AI = ("cup", "no_enemy", "mines", "rumor_counters")
LINES = ("counteractions", "mission_orders", "standing")
CONTROL = ("hex", "owner", "at_end", "each_round", "when_taken")
HALF_TURN = "turn-board"


def parts(
    mission: Mission, values: Mapping[str, Any], field: Battlefield | None
) -> Iterator[FormPart]:
    """Every part of the file, in the order in which one thinks of them."""
    is_solo = isinstance(mission, SoloMission)
    names = (*TOLD[:3], *(SOLO if is_solo else ("rounds", "first", "cards")), *TOLD[3:])
    yield _part(values, (), SAY("part-mission"), "mission", names)
    for n, side in enumerate(mission.sides):
        title = SAY(f"group-{side.nation}")
        lit = _lit(field, side.exit.hexes if side.exit else ())
        yield _part(values, ("sides", n), title, "mission", SIDE, lit=lit)
    if isinstance(mission, SoloMission):
        yield _part(values, ("cup",), SAY("part-ai"), "mission", [f"^{name}" for name in AI])
        yield from _track(mission, values)
        for name in LINES:
            title = SAY(f"field-{name.replace('_', '-')}")
            yield _part(values, (name,), title, "lines", [f"^{name}"])
    yield from _forces(mission, values, field)
    yield from _markers(mission, values)
    for n, each in enumerate(mission.maps):
        board = each if isinstance(each, str) else each.board
        deeds = [Deed(f"{HALF_TURN}:{n}", SAY("deed-turn"))]
        if board not in {own.id for own in mission.boards}:
            deeds.append(Deed(f"copy-board:{n}", SAY("deed-copy-board")))
        deeds.append(Deed(f"empty-board:{n}", SAY("deed-empty-board")))
        deeds += [Deed(ref_at("maps", n), SAY("deed-away"))] if len(mission.maps) > 1 else []
        title = SAY("piece-board", board=board)
        yield _part(values, ("maps", n), title, "boards", (), deeds)


def _part(
    values: Mapping[str, Any],
    path: Path,
    title: str,
    group: str,
    names: Sequence[str],
    deeds: Sequence[Deed] = (),
    lit: Sequence[str] = (),
) -> FormPart:
    """``^name`` is a field of the file itself."""
    found = [
        each
        for name in names
        for each in fields(values, () if name[0] == "^" else path, [name.removeprefix("^")])
    ]
    heading = SAY(f"heading-{group}")
    return FormPart(
        path=path,
        title=title,
        group=heading,
        fields=tuple(found),
        deeds=tuple(deeds),
        lit=tuple(lit),
    )


def _lit(field: Battlefield | None, names: Sequence[str]) -> tuple[str, ...]:
    if field is None:
        return ()
    return tuple(hex_ref(field, cell) for cell in cells(field, names))


def _forces(
    mission: Mission, values: Mapping[str, Any], field: Battlefield | None
) -> Iterator[FormPart]:
    for n, side in enumerate(mission.sides):
        for m, force in enumerate(side.forces):
            path: Path = ("sides", n, "forces", m)
            lit = _lit(field, (force.hex,) if force.hex else force.area or force.by)
            names, deeds = _of_force(force, ".".join(map(str, path)))
            title = f"{_titles(side.nation, force.numbers)}: {stands(force)}"
            yield _part(values, path, title, "placed", names, deeds, lit)


def _of_force(force: Force, where: str) -> tuple[list[str], list[Deed]]:
    """What can be said of a force, and how else it could begin."""
    names, ways = ["facing"], ["area", "later"]
    if force.area:
        names, ways = ["area", "facing"], ["here", "later"]
    elif force.enters or force.by:
        names, ways = ["enters", "by", "facing"], ["here", "area"]
    deeds = [Deed(f"{way}:{where}", SAY(f"deed-{way}")) for way in ways]
    deeds.append(Deed(f"at:{where}", SAY("deed-away")))
    return [*names, "hidden", "spent", "hit", "numbers"], deeds


def _titles(nation: str, numbers: Sequence[int]) -> str:
    found: dict[str, list[int]] = {}
    for number in numbers:
        try:
            found.setdefault(kind_numbered(nation, number).title, []).append(number)
        except OpforError:
            found.setdefault("?", []).append(number)
    return ", ".join(f"{title} {', '.join(map(str, n))}" for title, n in found.items())


def _markers(mission: Mission, values: Mapping[str, Any]) -> Iterator[FormPart]:
    for n, control in enumerate(mission.control):
        title = SAY("title-control", hex=control.hex)
        yield _placed(values, ("control", n), title, CONTROL)
    for n, work in enumerate(mission.works):
        kind = work_kinds().get(work.kind)
        title = f"{work.kind if kind is None else kind.title} {work.hex}"
        yield _placed(values, ("works", n), title, ("owner", "facing", "hidden"))
    for n, smoke in enumerate(mission.smoke):
        title = SAY("piece-smoke", hex=smoke.hex)
        yield _placed(values, ("smoke", n), title, ("density",))
    for name in ("rumors", "objectives") if isinstance(mission, SoloMission) else ():
        for n, where in enumerate(getattr(mission, name)):
            yield _placed(values, (name, n), SAY(f"title-{name}", hex=where), ())


def _placed(values: Mapping[str, Any], path: Path, title: str, names: Sequence[str]) -> FormPart:
    return _part(values, path, title, "placed", names, [Deed(ref_at(*path), SAY("deed-away"))])


def _track(mission: SoloMission, values: Mapping[str, Any]) -> Iterator[FormPart]:
    for n, space in enumerate(mission.track):
        deeds = [Deed(f"space:{n}", SAY("deed-space"))]
        deeds += [Deed(ref_at("track", n), SAY("deed-away"))] if len(mission.track) > 2 else []
        title = f"{n + 1} {space.title}".strip()
        names = ("title", "event", "yellow", "landed")
        yield _part(values, ("track", n), title, "track", names, deeds)

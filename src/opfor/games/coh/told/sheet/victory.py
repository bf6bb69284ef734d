"""Victory in one block, written for people: what scores how much for whom, and when it is over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Control, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.phrases import either
from opfor.games.coh.told.sheet.forces import counters_of, in_words, side_name
from opfor.games.coh.told.sheet.map_edges import numbered, ways_out
from opfor.games.coh.told.sheet.paper import SAY

SCORES = re.compile(r"\b(VPs?|PVs?|SP)\b")
"""What a sentence has that says how somebody scores, in every language."""
Counters = dict[int, UnitKind]


def victory(mission: Mission) -> dict[str, Any]:
    """For each side its ways to score; then the markers, the end, who wins."""
    return {
        "sides": [
            {
                "name": side_name(mission, side),
                "nation": side.nation,
                "task": task(mission, side),
                "scores": list(scores(mission, side)),
                "start": side.vp,
            }
            for side in mission.sides
        ],
        "markers": [marker(control) for control in mission.control],
        "end": ending(mission),
    }


def scores(mission: Mission, side: SideRow) -> Iterator[str]:
    """How a side scores, one line each."""
    yield kills(mission, side)
    for unit, way in ways_out(side):
        where = in_words(way.hexes)
        if unit == "none" or side.exit is None or side.exit.hexes != way.hexes:
            yield SAY("score-exit", points=way.vp, unit=unit, where=where)
        else:  # what every unit scores there this one scores too
            points = way.vp + side.exit.vp
            yield SAY("score-exit-in-all", points=points, unit=unit, where=where)
    if side.vp:
        yield SAY("score-start", points=side.vp)


def kills(mission: Mission, side: SideRow) -> str:
    """Destroyed enemies by what they are worth, the dearest first, in one sentence."""
    enemy = next(row for row in mission.sides if row.nation != side.nation)
    everyone = {n: kind_numbered(enemy.nation, n) for n, _ in counters_of(mission, enemy)}
    worth: dict[int, Counters] = {}
    for number, kind in everyone.items():
        by_kind = side.kill_vp_of.get(kind.id, side.kill_vp)
        worth.setdefault(side.kill_vp_of.get(str(number), by_kind), {})[number] = kind
    if len(worth) < 2:
        return SAY("score-kills", points=next(iter(worth), side.kill_vp))
    most = side.kill_vp if side.kill_vp in worth else min(worth)
    said = [
        SAY("score-kind", points=value, units=described(enemy.nation, worth[value], everyone))
        for value in sorted(worth, reverse=True)
        if value != most
    ]
    return SAY("score-kills-of", kills=", ".join(said), points=most)


def described(nation: str, units: Counters, everyone: Counters) -> str:
    """A set of units by groups where it holds the whole group, else by kind, else by number."""
    left, said = dict(units), list[str]()
    for name, belongs in GROUPS.items():
        group = {n for n, kind in everyone.items() if belongs(kind)}
        if group and group <= left.keys():
            said.append(SAY(f"group-{name}"))
            left = {n: kind for n, kind in left.items() if n not in group}
    for kind in {kind.id: kind for kind in left.values()}.values():
        ours = [n for n, each in left.items() if each.id == kind.id]
        whole = sum(each.id == kind.id for each in everyone.values())
        every = len(ours) == whole
        said += [str(box.unit_kind(kind))] if every else [str(numbered(nation, n)) for n in ours]
    return either(said)


GROUPS: dict[str, Callable[[UnitKind], bool]] = {
    "vehicle": lambda kind: kind.kind == "vehicle",
    "gun": lambda kind: kind.kind == "gun",
    "mortar": lambda kind: kind.has("mortar"),
    "machine-gun": lambda kind: kind.id.endswith(("-lmg", "-mmg", "-hmg")),
}
"""Groups people have a word for, widest first."""


def marker(control: Control) -> str:
    """A Control Marker: whose it is at first, and what it is worth."""
    worth = {"taken": control.when_taken, "round": control.each_round, "end": control.at_end}
    said = [SAY(f"worth-{name}", points=value) for name, value in worth.items() if value]
    told = "; ".join(said) or SAY("worth-nothing")
    return SAY("marker", where=control.hex, who=box.nation(control.owner), worth=told)


def task(mission: Mission, side: SideRow) -> str:
    """The side's aim as the mission tells it, less what the scores say in other words."""
    left = side.task.replace(SAY("usual-task"), "")
    for rule in mission.special_rules:
        left = left.replace(rule.partition(": ")[2] or rule, "")
    sentences = re.split(r"(?<=\.)\s+", left.strip())
    return " ".join(said for said in sentences if not SCORES.search(said))


def special_rules(mission: Mission) -> list[str]:
    """The special rules, without those that only repeat how somebody scores."""
    tasks = " ".join(side.task for side in mission.sides)
    rules = dict.fromkeys(mission.special_rules)
    return [r for r in rules if not ((told := r.partition(": ")[2]) and told in tasks)]


def ending(mission: Mission) -> list[str]:
    """When it is over, and who has won."""
    track = mission.track if isinstance(mission, SoloMission) else ()
    given = {
        "solo": bool(track),
        "last": len(track),
        "tiles": any(space.tiles for space in track),
        "limited": mission.rounds < NO_ROUND_LIMIT,
        "rounds": mission.rounds,
        "markers": any(control.at_end for control in mission.control),
    }
    first = "end-track" if track else "end-rounds"
    said = [SAY(name, **given) for name in (first, "end-early", "end-winner")]
    if mission.decisive:
        said.append(SAY("end-decisive", margin=mission.decisive))
    if mission.side_task:
        said.append(SAY("end-side-task", told=mission.side_task))
    return said

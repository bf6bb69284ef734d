"""Victory in one block, written for people: what scores how much for whom, and when it is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.missions.mission import Control, Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.games.coh.told.sheet.forces import counters_of, in_words, is_ai, side_name
from opfor.games.coh.told.sheet.map_edges import SIDES, points, ways_out

USUAL_TASK = "Destroy enemy units: 1 VP each."
Counters = dict[int, UnitKind]


def victory(mission: Mission) -> dict[str, Any]:
    """For each side its ways to score; then the markers, the end, who wins."""
    return {
        "sides": [
            {
                "name": side_name(mission, side),
                "nation": side.nation,
                "task": task(mission, side),
                "scores": scores(mission, side),
                "start": side.vp,
            }
            for side in mission.sides
        ],
        "markers": [marker(control) for control in mission.control],
        "end": ending(mission),
    }


def scores(mission: Mission, side: SideRow) -> list[str]:
    """How a side scores, one line each."""
    lines = [kills(mission, side)]
    for whose, way in ways_out(side):
        who = "each unit that leaves" if whose == "each unit" else f"{whose} if it leaves"
        lines.append(f"{points(way.vp)} for {who} the map by {in_words(way.hexes)}.")
    if side.vp:
        lines.append(f"Begins with {points(side.vp)}.")
    return lines


def kills(mission: Mission, side: SideRow) -> str:
    """Destroyed enemies by what they are worth, the dearest first, in one sentence."""
    enemy = next(row for row in mission.sides if row.nation != side.nation)
    everyone = {n: kind_numbered(enemy.nation, n) for n, _ in counters_of(mission, enemy)}
    worth: dict[int, Counters] = {}
    for number, kind in everyone.items():
        by_kind = side.kill_vp_of.get(kind.id, side.kill_vp)
        value = side.kill_vp_of.get(str(number), by_kind)
        worth.setdefault(value, {})[number] = kind
    if len(worth) < 2:
        value = next(iter(worth), side.kill_vp)
        return f"{points(value)} for each enemy unit destroyed."
    most = side.kill_vp if side.kill_vp in worth else min(worth)
    said = [
        f"{points(value)} for each {described(worth[value], everyone)}"
        for value in sorted(worth, reverse=True)
        if value != most
    ]
    return f"Destroyed enemies: {', '.join(said)}, {points(most)} for every other unit."


def described(units: Counters, everyone: Counters) -> str:
    """A set of units by groups where it holds the whole group, else by kind, else by number."""
    left, said = dict(units), []
    for word, belongs in GROUPS:
        group = {n for n, kind in everyone.items() if belongs(kind)}
        if group and group <= left.keys():
            said.append(word)
            left = {n: kind for n, kind in left.items() if n not in group}
    for title in dict.fromkeys(kind.title for kind in left.values()):
        ours = [n for n, kind in left.items() if kind.title == title]
        whole = sum(kind.title == title for kind in everyone.values())
        said += [title] if len(ours) == whole else [f"{title} {n:02d}" for n in ours]
    return f"{', '.join(said[:-1])} or {said[-1]}" if len(said) > 1 else said[0]


GROUPS: tuple[tuple[str, Callable[[UnitKind], bool]], ...] = (
    ("vehicle", lambda kind: kind.kind == "vehicle"),
    ("gun", lambda kind: kind.kind == "gun"),
    ("mortar", lambda kind: kind.has("mortar")),
    ("machine gun", lambda kind: kind.id.endswith(("-lmg", "-mmg", "-hmg"))),
)
"""Groups people have a word for, widest first."""


def marker(control: Control) -> str:
    """A Control Marker: whose it is at first, and what it is worth."""
    worth = []
    if control.when_taken:
        worth.append(f"{points(control.when_taken)} to the side that takes it, every time")
    if control.each_round:
        worth.append(f"{points(control.each_round)} at the end of each round to its holder")
    if control.at_end:
        worth.append(f"{points(control.at_end)} at the end to its holder")
    said = "; ".join(worth) or "no points of its own"
    return f"{control.hex}, {SIDES[control.owner]} at first: {said}."


def task(mission: Mission, side: SideRow) -> str:
    """The side's aim as the mission tells it, less what the scores say in other words."""
    left = side.task.replace(USUAL_TASK, "")
    for rule in mission.special_rules:
        left = left.replace(rule.partition(": ")[2] or rule, "")
    sentences = re.split(r"(?<=\.)\s+", left.strip())
    return " ".join(said for said in sentences if not re.search(r"\bVPs?\b", said))


def special_rules(mission: Mission) -> list[str]:
    """The special rules, without those that only repeat how somebody scores."""
    tasks = " ".join(side.task for side in mission.sides)
    kept = []
    for rule in dict.fromkeys(mission.special_rules):
        told = rule.partition(": ")[2]
        if not (told and told in tasks):
            kept.append(rule)
    return kept


def ending(mission: Mission) -> list[str]:
    """When it is over, and who has won."""
    if isinstance(mission, SoloMission):
        last = len(mission.track)
        end = f"It ends when the track marker reaches space {last}: carry out its event, then stop."
        if mission.rounds < NO_ROUND_LIMIT:
            end += f" The end of round {mission.rounds} ends it, too."
    else:
        end = f"It ends with round {mission.rounds}."
    early = (
        "It ends at once when a side has no unit left with an attack rating above 0, on the map "
        "or still to come"
    )
    if isinstance(mission, SoloMission):
        early += "; carry out the yellow events still ahead on the track first"
        if any(space.tiles for space in mission.track):
            early += ", a tile only once, on the next space it comes to"
    held = " Control Markers then score for their holders." if mission.control else ""
    return [
        end,
        f"{early}.{held if any(c.at_end for c in mission.control) else ''}",
        "More VPs win; equal VPs are a draw.",
    ]


__all__ = ["is_ai", "special_rules", "victory"]

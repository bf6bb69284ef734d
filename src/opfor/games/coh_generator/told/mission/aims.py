"""What each side of a generated mission is after: where it lies, and what it is worth."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.core.phrases import amount
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.names import unit_names
from opfor.games.coh_generator.values.state import MarkerAt, VictoryCondition

USUAL = "Destroy enemy units: 1 VP each."
BODIES = {"foot": "foot unit", "gun": "gun", "vehicle": "vehicle"}


@cite("GEN-3.2-a")
def task_of(done: Generated, side: Nation) -> str:
    """Everything a side scores for, a sentence each; what cards say about set-up is over."""
    found = [USUAL]
    for marker in done.state.markers:
        found.append(_marker(done, side, marker))
    found += [_task(done, side, s) for s in done.state.scores if s.side == side]
    return " ".join(dict.fromkeys(said for said in found if said))


def _marker(done: Generated, side: Nation, marker: MarkerAt) -> str:
    deed = "Keep" if marker.owner == side else "Take"
    worth = "to whoever takes it" if marker.owner == side else "each time"
    return f"{deed} {place(done, marker.hex)}: {amount(marker.vp, 'VP')} {worth}."


def _task(done: Generated, side: Nation, score: VictoryCondition) -> str:
    """One way to score; markers are told with their hexes, points once given are in the score."""
    vps = amount(score.vp, "VP")
    match score.kind:
        case "exit":
            edge = entry_edge(done, enemy_of(side))
            return f"Leave the map by the {edge} edge: {vps} for each unit."
        case "kills":
            return f"Each {_hunted(score, enemy_of(side))} destroyed: {vps} more."
        case "hidden":
            return f"Destroy the unit that hides: {vps} more."
        case "survive":
            return f"Keep {unit_names(side, score.of)} alive: {vps} each, lost with it."
        case "truck":
            return _trip(done, side, score, vps)
    return ""


def _trip(done: Generated, side: Nation, score: VictoryCondition, vps: str) -> str:
    roads = {t.unit: t.road for t in done.state.trucks if t.side == side and t.road}
    for unit in score.of:
        if unit in roads:
            ends = [done.shown(hex_) for hex_ in (roads[unit][0], roads[unit][-1])]
            name = unit_names(side, [unit])
            return f"Bring {name} along the road from {ends[0]} to {ends[1]} and out: {vps}."
    return ""


def _hunted(score: VictoryCondition, enemy: Nation) -> str:
    """What counts more: bodies and kinds in words."""
    if set(score.of) == set(BODIES):
        return "enemy unit"
    titles = {kind.id: kind.title for kind in unit_kinds().values()}
    said = [BODIES.get(name) or titles.get(f"{enemy}-{name}", name) for name in score.of]
    return "enemy " + (", ".join(said[:-1]) + f" or {said[-1]}" if len(said) > 1 else said[0])


def place(done: Generated, hex_: str) -> str:
    """``the stone building at E10``; open ground is a road, a hill or a field."""
    field = field_of(done.state)
    cell = field.cell(hex_)
    open_ground = "road" if field.road[cell] else "hill" if field.level[cell] else "field"
    terrain = field.terrain[cell]
    what = terrain.title if terrain.id != "open" else open_ground
    return f"the {what} at {done.shown(hex_)}"


def entry_edge(done: Generated, side: Nation) -> str:
    """The edge (or edges) a side comes in by."""
    roles = (role for role in done.state.edges if role.partition("-")[0] == side)
    edges = dict.fromkeys(done.state.edges[role][0][1] for role in roles)
    return " and ".join(edges)

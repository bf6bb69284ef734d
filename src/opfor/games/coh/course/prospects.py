"""What goes with winning a firefight: a position as a few numbers, and the chance they amount to.

The weights are fitted to how simulated games ended (``benchmarks/fit_coh.py``), not thought up.
"""

from __future__ import annotations

from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Counter, State
from opfor.kit.fitted import weights_in

WEIGHTS = Path(__file__).with_name("weights.toml")
SOON = 0.05
"""Keeps the very end from counting without limit."""
REACH, RUNNERS = 6, 2
"""How near to a marker somebody is: its nearest two, from so many hexes on."""


PARTS = {
    "points": ("lead_now",),
    "markers": ("held_now", "held_early"),
    "tempo": ("reach", "reach_now", "fresh", "caps"),
    "denial": ("threat",),
    "forces": ("force", "force_early", "hits", "rumors"),
}
"""What reasons tell of these numbers."""


class Prospects(NamedTuple):
    """A position from one side. *Now* is for what counts the more the nearer the end is."""

    solo: float
    """1 against the AI: people do better than points and forces say."""
    lead_now: float
    held_now: float
    """What the control markers are worth as they lie."""
    held_early: float
    reach: float
    """Own units near markers of the enemy, by what these are worth."""
    reach_now: float
    threat: float
    """The same of the enemy."""
    force: float
    force_early: float
    """How many times the enemy's force one has (the logarithm); a hit unit is half a unit."""
    hits: float
    fresh: float
    caps: float
    """Hit enemies, own fresh units, own CAPs, each less those of the other side."""
    rumors: float
    """Rumored Enemies of the other side, less one's own."""


def prospects(setting: Setting, state: State, side: int) -> Prospects:
    """The numbers of a position."""
    left = 1.0 - progress(setting, state)
    now = 1.0 / sqrt(left + SOON)
    armies = _army(setting, state, side), _army(setting, state, 1 - side)
    (mine, own_hits, own_fresh, own_rumors), (theirs, hits, fresh, rumors) = armies
    force = log((mine + 1) / (theirs + 1))
    held, reach, threat = _markers(setting, state, side)
    return Prospects(
        solo=0.0 if setting.bot is None else 1.0 if side != setting.bot else -1.0,
        lead_now=(state.vp[side] - state.vp[1 - side]) * now,
        held_now=held * now,
        held_early=held * left,
        reach=reach,
        reach_now=reach * now,
        threat=threat,
        force=force,
        force_early=force * left,
        hits=hits - own_hits,
        fresh=own_fresh - fresh,
        caps=state.caps[side] - state.caps[1 - side],
        rumors=rumors - own_rumors,
    )


def chance(setting: Setting, state: State, side: int) -> float:
    """The chance to win that a position amounts to; what is beside is the first side's."""
    weights = weights_in(WEIGHTS)
    beside = weights.missions.get(setting.mission.id, 0.0)
    return weights.chance(prospects(setting, state, side), -beside if side else beside)


def parts(setting: Setting, state: State, seat: str) -> dict[str, float]:
    """What that chance is made of, in log odds."""
    numbers = prospects(setting, state, setting.side_of_seat(seat))
    return weights_in(WEIGHTS).parts(numbers, PARTS)


def progress(setting: Setting, state: State) -> float:
    """How much of the mission is over: by the track, or by rounds."""
    if state.solo is not None:
        return min(state.solo.marker / len(setting.solo.track), 1.0)  # type: ignore[attr-defined]
    return min(state.round / max(setting.mission.rounds, 1), 1.0)


class _Army(NamedTuple):
    force: float
    hits: int
    fresh: int
    rumors: int


def _army(setting: Setting, state: State, side: int) -> _Army:
    """Units left, hit ones for half, those that never fight for nothing."""
    force, hits, fresh, rumors = 0.0, 0, 0, 0
    for counter in state.counters:
        if counter.side != side or counter.place not in ("map", "reserve", "aside"):
            continue
        kind = setting.kinds[counter.unit]
        force += (0.5 if counter.hit else 1.0) * kind.is_combat_effective
        if counter.place == "map" and counter.cell >= 0:
            hits += bool(counter.hit)
            fresh += not counter.spent and kind.is_armed
            rumors += "rumored" in kind.traits
    return _Army(force, hits, fresh, rumors)


def _markers(setting: Setting, state: State, side: int) -> tuple[float, float, float]:
    """What markers are worth as they lie, and who is near those of the other."""
    held, near = 0.0, [0.0, 0.0]
    at = {marker.cell: marker.side for marker in state.markers}
    to_come = max(0, setting.mission.rounds - state.round) if setting.bot is None else 1
    for control in setting.mission.control:
        cell = setting.field.cell(control.hex)
        holder = at.get(cell)
        if holder is not None:
            worth = control.at_end + control.each_round * to_come
            held += worth if holder == side else -worth
            nearness = _nearness(setting, state, cell, 1 - holder)
            near[1 - holder] += (worth + control.when_taken) * nearness
    return held, near[side], near[1 - side]


def _nearness(setting: Setting, state: State, cell: int, side: int) -> float:
    """1 if two units of a side stand there, 0 if none is near."""
    row = setting.field.map.distances[cell]
    away = sorted(row[c.cell] for c in state.counters if _can_take(setting, c, side))
    return sum(max(0, REACH - d) for d in away[:RUNNERS]) / (REACH * RUNNERS)


def _can_take(setting: Setting, counter: Counter, side: int) -> bool:
    on_map = counter.side == side and counter.place == "map" and counter.cell >= 0
    return on_map and setting.kinds[counter.unit].is_combat_effective

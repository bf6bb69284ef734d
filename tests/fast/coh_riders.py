"""Who rides and who hides on random positions, and firefights in which some hide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from opfor.cardboard.coh.counters.units import RUMORED, unit_kinds
from opfor.cardboard.coh.missions.mission import Mission, SideRow, mission
from opfor.games.coh.values.state import OFF, Counter


def mounted(rng: Random, counters: Sequence[Counter]) -> list[Counter]:
    """Some of the counters on vehicles of their side."""
    found, free = list(counters), list(range(len(counters)))
    for unit, counter in enumerate(counters):
        if unit not in free or counter.cell < 0 or rng.random() < 0.7:
            continue
        own = [v for v in free if v != unit and counters[v].side == counter.side]
        vehicles = [v for v in own if counters[v].cell >= 0 and is_vehicle(counters[v])]
        if vehicles:
            carrier = rng.choice(vehicles)
            free = [v for v in free if v not in (unit, carrier)]
            there = counters[carrier]
            found[unit] = replace(counter, carrier=carrier, cell=there.cell, facing=there.facing)
    return found


def is_vehicle(counter: Counter) -> bool:
    return unit_kinds()[counter.unit].kind == "vehicle"


def aboard(rng: Random, begins: Sequence[Counter], counters: Sequence[Counter]) -> list[Counter]:
    """Who rides from the beginning is often still on its vehicle while that waits to come on."""
    found = list(counters)
    for unit, counter in enumerate(begins):
        waits = counter.carrier != OFF and found[counter.carrier].place == "reserve"
        if waits and rng.random() < 0.7:
            found[unit] = counter
    return found


def hiding(rng: Random, counters: Sequence[Counter], *, riders: bool = False) -> list[Counter]:
    """Some of those on the map on their own feet are hidden: many, few, or none; some who ride,
    too, where they may begin so."""
    share = rng.choice((0.0, 0.2, 0.5, 0.9))
    return [
        replace(c, hidden=True)
        if c.place == "map"
        and c.unit != RUMORED.id
        and (riders or c.carrier == OFF)
        and rng.random() < share
        else c
        for c in counters
    ]


def hides_riders(plain: Mission) -> bool:
    return any(force.hidden and force.rides for side in plain.sides for force in side.forces)


def with_hiders(plain: dict[str, Mission]) -> dict[str, Mission]:
    """Hidden units on both sides, with vehicles, ways out and counters that are worth points; and
    one of the game's own."""
    fought = plain["fieldworks-and-column"]
    sides = [
        replace(
            side,
            forces=(*side.forces[:-1], replace(side.forces[-1], hidden=True)),
            kill_vp_of={"1": 3, "2": 2, "16": 2, "20": 2},
        )
        for side in fought.sides
    ]
    hiders = replace(fought, sides=(sides[0], sides[1]))
    ambush = replace(mission("convoy"), sides=tuple(map(_riding_unseen, mission("convoy").sides)))  # type: ignore[arg-type]
    return {"church-tower": mission("church-tower"), "hiders": hiders, "hidden-riders": ambush}


def _riding_unseen(side: SideRow) -> SideRow:
    """Whoever rides hides."""
    return replace(side, forces=tuple(replace(f, hidden=bool(f.rides)) for f in side.forces))

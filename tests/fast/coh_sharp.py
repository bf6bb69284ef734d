"""Random positions of Conflict of Heroes made sharper: a few counters at close quarters.

Where many stand about, the first rungs of a ladder settle everything. Here one to three counters of
the side to act face as many others, with hardly a way to go, so that any rung may be the last.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.numbers import PILE_OF
from opfor.cardboard.coh.counters.units import RUMORED, unit_kinds
from opfor.games.coh.values.state import OFF, Counter

RANGES = (0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 8)
"""How far apart the two sides are."""
CORNER = 5
"""A hex with fewer neighbours lies in a corner or at an edge."""


class Toll(NamedTuple):
    """What a fight has cost a side: the share of the fallen, of the hit, and the hits there are
    for soft targets and for armour."""

    lost: float
    hit: float
    piles: dict[str, list[str]]


def at_close_quarters(
    rng: Random,
    field: Battlefield,
    counters: Sequence[Counter],
    side: int,
    toll: Toll,
    held: Sequence[int],
    waiting: Collection[str] = (),
) -> list[Counter]:
    """A few counters of a side and a few of the other at some distance around them, or the other
    way round; some spent ones beside the first. ``held`` are the hexes of control markers. Whoever
    is ``waiting`` goes on waiting, all others are gone."""
    found = [out(counter, waiting) for counter in counters]
    able = [unit for unit, c in enumerate(counters) if c.id not in waiting]
    own, foes = (
        [unit for unit in able if (counters[unit].side == side) == is_own] for is_own in (1, 0)
    )
    centre = rng.choice(some_ground(rng, field, held))
    first, *others = picked(rng, counters, own, rng.choice((1, 1, 2, 3)))
    away = distance_to(rng, field, centre, counters[first])
    around = cells_at(field, centre, away)
    spots = around + cells_at(field, centre, away + rng.choice((0, 0, 1)))
    near = around if others and rng.random() < 0.5 else cells_at(field, centre, 1)
    is_inside = near is not around
    found[first] = put(rng, counters[first], [centre] if is_inside else near, toll)
    for unit in others:
        found[unit] = put(rng, counters[unit], near, toll)
    for unit in {*picked(rng, counters, foes, rng.choice((1, 2, 2, 3, 4))), *known(rng, foes)}:
        found[unit] = put(rng, counters[unit], spots if is_inside else [centre], toll)
    if rng.random() < 0.5:
        dense = rng.choice((0.4, 0.7, 0.9))
        ring = [cell for cell in field.adjacent(found[first].cell) if rng.random() < dense]
        spare = [unit for unit in rng.sample(own, len(own)) if unit not in (first, *others)]
        for unit, cell in zip(spare, ring, strict=False):
            found[unit] = replace(put(rng, counters[unit], [cell], toll), spent=rng.random() < 0.9)
    return found


def distance_to(rng: Random, field: Battlefield, centre: int, counter: Counter) -> int:
    """How far off the others are: often as far as a weapon reaches at least; in a corner often in
    the same hex."""
    least = 0 if counter.unit == RUMORED.id else unit_kinds()[counter.unit].minimum_range
    if len(field.adjacent(centre)) < CORNER and rng.random() < 0.4:
        return 0
    return least if least and rng.random() < 0.5 else rng.choice(RANGES)


def out(counter: Counter, waiting: Collection[str]) -> Counter:
    """A counter that takes no part; what is still to come goes on waiting."""
    if counter.place == "aside" or counter.due or counter.id in waiting:
        return counter
    return replace(counter, place="destroyed", cell=OFF, carrier=OFF, hidden=False)


def picked(rng: Random, counters: Sequence[Counter], among: Sequence[int], count: int) -> list[int]:
    """Some counters; mortars, guns and vehicles, if there are any, more often than others. Half of
    the time as many as can be are of one kind: then little tells them apart."""
    heavy = [unit for unit in among if is_heavy(counters[unit])]
    first = rng.choice(heavy if heavy and rng.random() < 0.4 else among)
    rest = [unit for unit in rng.sample(among, len(among)) if unit != first]
    if rng.random() < 0.5:
        rest.sort(key=lambda unit: counters[unit].unit != counters[first].unit)
    return [first, *rest[: count - 1]]


def known(rng: Random, among: Sequence[int]) -> Sequence[int]:
    """Now and then the first of all, whose number is none."""
    return among[:1] if rng.random() < 0.3 else ()


def is_heavy(counter: Counter) -> bool:
    if counter.unit == RUMORED.id:
        return False
    kind = unit_kinds()[counter.unit]
    return kind.kind != "foot" or kind.minimum_range > 0


def some_ground(rng: Random, field: Battlefield, held: Sequence[int]) -> Sequence[int]:
    """All hexes; or those that are held, at the top of a steep side, on a road, with cover, or at
    the edge of the map."""
    cells = range(len(field))
    wanted = rng.choice((0, 0, 1, 2, 3, 4, 5, 5))
    if wanted == 5:
        found = list(held)
    elif wanted == 4:
        most = rng.choice((3, CORNER))
        found = [cell for cell in cells if len(field.adjacent(cell)) < most]
    elif wanted == 1:
        steps = field.table.slope.steep_levels
        level = field.level
        found = [c for c in cells if any(level[c] - level[n] >= steps for n in field.adjacent(c))]
    elif wanted == 2:
        found = [cell for cell in cells if field.road[cell]]
    else:
        found = [cell for cell in cells if wanted == 3 and field.terrain[cell].dm]
    return found or cells


def cells_at(field: Battlefield, centre: int, away: int) -> list[int]:
    return [cell for cell in range(len(field)) if field.distance(cell, centre) == away]


def about(field: Battlefield, counters: Sequence[Counter]) -> list[int]:
    """Where somebody stands or could step."""
    stood = {counter.cell for counter in counters if counter.cell != OFF}
    return sorted(stood.union(*(field.adjacent(cell) for cell in stood)))


def put(rng: Random, counter: Counter, spots: Sequence[int], toll: Toll) -> Counter:
    """A counter on the map, mostly fresh and unharmed."""
    stands = replace(
        counter,
        place="map",
        cell=rng.choice(spots),
        facing=rng.randint(0, 5),
        spent=rng.random() < 0.25,
        carrier=OFF,
        hidden=False,
    )
    if counter.unit == RUMORED.id or rng.random() > toll.hit:
        return stands
    kind = unit_kinds()[counter.unit]
    pile = toll.piles[PILE_OF[rng.choice((kind.flank_colour, kind.front_colour))]]
    return replace(stands, hit=pile.pop()) if pile else stands

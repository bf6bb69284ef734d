"""Roads and rivers as few long curves: at a junction the straightest pair goes through."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise

from msgspec import Struct

from opfor.kit.drawing.areas import at
from opfor.kit.drawing.pen import Spot, curve, mid
from opfor.kit.hexes import Place

Links = Mapping[Place, Sequence[Place]]
SHARP = 0.6
"""The cosine between two arms from which on they are no one road."""


class Roads(Struct, frozen=True):
    """Roads as chains of places, with a smoothed spot in each hex."""

    chains: tuple[tuple[Place, ...], ...]
    spots: dict[Place, Spot]

    def path(self) -> str:
        return "".join(curve([self.spots[place] for place in chain]) for chain in self.chains)

    def over(self, wet: Iterable[Place]) -> str:
        """The stretches that cross these hexes: the bridges."""
        under, spots, path = set(wet), self.spots, ""
        for chain in self.chains:
            for a, b, c in zip(chain, chain[1:], chain[2:], strict=False):
                if b in under:
                    path += curve([mid(spots[a], spots[b]), spots[b], mid(spots[b], spots[c])])
        return path

    def stretches(self) -> list[tuple[float, float, float]]:
        """The middle and direction of every stretch from hex to hex."""
        found = []
        for chain in self.chains:
            for one, other in pairwise(chain):
                a, b = self.spots[one], self.spots[other]
                found.append((*mid(a, b), math.atan2(b[1] - a[1], b[0] - a[0])))
        return found


def linked(pairs: Iterable[tuple[Place, Place]]) -> dict[Place, list[Place]]:
    """Who is joined to whom, both ways, in order."""
    links: dict[Place, list[Place]] = {}
    for a, b in sorted({(a, b) for one, other in pairs for a, b in ((one, other), (other, one))}):
        links.setdefault(a, []).append(b)
    return links


def laid_out(links: Links) -> Roads:
    """The chains of a graph of roads."""
    through: dict[tuple[Place, Place], Place] = {}
    spots = {}
    for place, others in links.items():
        pairs = _pairs(place, others)
        spots[place] = _smoothed(place, pairs[0]) if pairs else at(place)
        for a, b in pairs:
            through[place, a], through[place, b] = b, a
    return Roads(tuple(_chains(links, through)), spots)


def _pairs(place: Place, others: Sequence[Place]) -> list[tuple[Place, Place]]:
    """The arms of a hex, two by two, the straightest pair first; too sharp a bend is none."""
    free, found = set(others), []
    while len(free) > 1:
        best = min(combinations(sorted(free), 2), key=lambda ab: _bend(place, *ab))
        if _bend(place, *best) >= SHARP:
            break
        found.append(best)
        free -= set(best)
    return found


def _bend(place: Place, a: Place, b: Place) -> float:
    """The cosine between two arms: -1 straight on, 1 back."""
    x, y = at(place)
    (ax, ay), (bx, by) = at(a), at(b)
    one, other = (ax - x, ay - y), (bx - x, by - y)
    return (one[0] * other[0] + one[1] * other[1]) / (math.hypot(*one) * math.hypot(*other))


def _smoothed(place: Place, ends: tuple[Place, Place]) -> Spot:
    """Half way to the middle of its neighbours."""
    return mid(at(place), mid(at(ends[0]), at(ends[1])))


def _chains(
    links: Links, through: Mapping[tuple[Place, Place], Place]
) -> Iterable[tuple[Place, ...]]:
    """Follow every road to its end, loose ends first, rings last."""
    done: set[tuple[Place, Place]] = set()
    starts = sorted((place, other) for place in links for other in links[place])
    for here, there in sorted(starts, key=lambda arm: arm in through):
        chain, following = [here], (here, there)
        while following not in done:
            a, b = following
            done |= {(a, b), (b, a)}
            chain.append(b)
            if (b, a) not in through:
                break
            following = b, through[b, a]
        if len(chain) > 1:
            yield tuple(chain)

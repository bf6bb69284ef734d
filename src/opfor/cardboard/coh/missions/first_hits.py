"""Hit counters that units begin under."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from opfor.cardboard.coh.counters.numbers import PILE_OF, Pile, full_pile, hit_counters
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.core.errors import one_of


def first_hits(mission: Mission) -> list[str]:
    """The hit counters that lie on units at the start."""
    forces = (force for side in mission.sides for force in side.forces)
    return [force.hit for force in forces if force.hit for _ in force.numbers]


def pile_left(pile: Pile, taken: Iterable[str]) -> tuple[str, ...]:
    """A pile without the counters that lie on units."""
    left = list(full_pile(pile))
    for hit in taken:
        if hit in left:
            left.remove(hit)
    return tuple(left)


def hits_for(nation: str, numbers: Sequence[int]) -> list[str]:
    """The hit counters that all of these units could have drawn; none of them destroys."""
    kinds = [kind_numbered(nation, number) for number in numbers]
    piles = [{PILE_OF[kind.front_colour], PILE_OF[kind.flank_colour]} for kind in kinds]
    lasting = (hit for hit in hit_counters().values() if not hit.destroys)
    return [hit.id for hit in lasting if all(hit.pile in own for own in piles)]


def hit_faults(where: str, nation: str, force: Force) -> Iterator[str]:
    """A hit that there is not, or that these units cannot draw."""
    if force.hit and force.hit not in (fitting := hits_for(nation, force.numbers)):
        yield one_of(f"{where}.hit", force.hit, fitting)


def pile_faults(mission: Mission) -> Iterator[str]:
    """More hit counters of a kind than there are."""
    known = hit_counters()
    for name, count in Counter(first_hits(mission)).items():
        if name in known and count > known[name].copies:
            title, copies = known[name].title, known[name].copies
            yield f"sides: {title} lies on {count} units; there are {copies}"

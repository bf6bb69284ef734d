"""What lies on the map of a mission as it is drawn up: counters, markers, works, smoke, boards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.numbers import hit_counters, work_kinds
from opfor.cardboard.coh.counters.units import RUMORED, UnitKind, kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.names import hit as named_hit
from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Tag, ref_at
from opfor.core.errors import OpforError
from opfor.core.phrases import capital
from opfor.core.shown import Piece, Ref
from opfor.kit.drawing.counters import CounterCondition, counter, stacked
from opfor.kit.drawing.markers import flag, smoke, target, work

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
HEIGHT, BELOW, ABOVE, PLATES = 20, 5, 60, 70
LETTER = {"german": "G", "soviet": "S"}


class Lying(NamedTuple):
    """A counter on its hex."""

    ref: Ref
    kind: UnitKind
    name: str
    force: Force
    side: str
    where: str


def pieces(mission: Mission, field: Battlefield) -> Iterator[Piece]:
    """Everything of the file that has a place; what names no hex of the map is left out."""
    yield from _markers(mission, field)
    yield from _plates(field)
    stacks: dict[int, list[Lying]] = defaultdict(list)
    for cell, each in _counters(mission, field):
        stacks[cell].append(each)
    for cell, pile in sorted(stacks.items()):
        for each, x, y, height in stacked(pile, *spot(field, cell)):
            count = len(pile) if height == len(pile) - 1 else 0
            svg = counter(face(each.kind, each.name), each.side, _lies(each.force, count))
            label = f"{each.kind.title} {each.name}, {each.where}"
            yield Piece(each.ref, x, round(y, 1), svg, label, each.side, HEIGHT + height)


def _lies(force: Force, count: int) -> CounterCondition:
    facing = None if force.facing is None else FACINGS.index(force.facing)
    known = hit_counters().get(force.hit)
    hit = "" if known is None else capital(named_hit(known))[:2]
    hidden = force.hidden
    return CounterCondition(facing=facing, spent=force.spent, hit=hit, hidden=hidden, count=count)


def side_word(mission: Mission, side: int) -> str:
    """``you`` for the Player's side, of two persons' for the first."""
    own = 1 - mission.bot_side if isinstance(mission, SoloMission) else 0
    return "you" if side == own else "foe"


def cells(field: Battlefield, names: Sequence[str]) -> tuple[int, ...]:
    """The hexes that names mean, without those that mean none."""
    found: dict[int, None] = {}
    for name in names:
        try:
            found |= dict.fromkeys(cells_of(field, (name,)))
        except OpforError:
            continue
    return tuple(found)


def _counters(mission: Mission, field: Battlefield) -> Iterator[tuple[int, Lying]]:
    """Counters that are set up by a person lie in their area, one in each hex; those that enter
    lie where they come from."""
    for n, side in enumerate(mission.sides):
        for m, force in enumerate(side.forces):
            places = cells(field, _places(force, side.forces))
            for k, number in enumerate(force.numbers if places else ()):
                try:
                    kind = kind_numbered(side.nation, number)
                except OpforError:
                    continue
                middle = len(places) // 2 if force.enters else k % len(places)
                name = f"{LETTER[side.nation]}{number:02d}"
                ref = ref_at("sides", n, "forces", m, "numbers", k)
                word = side_word(mission, n)
                yield places[middle], Lying(ref, kind, name, force, word, stands(force))
    if isinstance(mission, SoloMission):
        for n, name in enumerate(mission.rumors):
            for cell in cells(field, (name,)):
                word = side_word(mission, mission.bot_side)
                ref, called = ref_at("rumors", n), f"RE{n + 1}"
                yield cell, Lying(ref, RUMORED, called, Force(numbers=()), word, name)


def _places(force: Force, forces: Sequence[Force]) -> tuple[str, ...]:
    if force.rides:
        carriers = [f for f in forces if force.rides in f.numbers and not f.rides]
        return _places(carriers[0], ()) if carriers else ()
    return (force.hex,) if force.hex else force.area or force.by


def stands(force: Force) -> str:
    """Where a force begins, in a few words."""
    if force.enters:
        return SAY("stands-enters", n=force.enters, places=", ".join(force.by))
    if force.area:
        return SAY("stands-area", n=len(force.area), places=", ".join(force.area[:3]))
    return SAY("stands-rides", number=force.rides) if force.rides else force.hex


def tags(mission: Mission) -> Iterator[Tag]:
    """The round in which counters come."""
    for n, side in enumerate(mission.sides):
        for m, force in enumerate(side.forces):
            if force.enters and force.numbers:
                last = len(force.numbers) - 1
                ref = ref_at("sides", n, "forces", m, "numbers", last)
                yield Tag(ref, SAY("tag-round", n=force.enters))


def _markers(mission: Mission, field: Battlefield) -> Iterator[Piece]:
    sides = {side.nation: side_word(mission, n) for n, side in enumerate(mission.sides)}
    for n, control in enumerate(mission.control):
        word = sides.get(control.owner, "")
        said = SAY("piece-control", hex=control.hex, owner=SAY.thing(f"side-{control.owner}"))
        yield from _at(field, control.hex, ref_at("control", n), flag(word), said, 1)
    for n, each in enumerate(mission.works):
        svg = work(each.kind, FACINGS.index(each.facing))
        svg = f'<g class="k-unseen">{svg}</g>' if each.hidden else svg
        kind = work_kinds().get(each.kind)
        said = f"{each.kind if kind is None else kind.title} {each.hex}"
        yield from _at(field, each.hex, ref_at("works", n), svg, said, BELOW)
    for n, cloud in enumerate(mission.smoke):
        said = SAY("piece-smoke", hex=cloud.hex)
        yield from _at(field, cloud.hex, ref_at("smoke", n), smoke(cloud.density), said, ABOVE)
    for n, name in enumerate(mission.objectives if isinstance(mission, SoloMission) else ()):
        said = SAY("piece-objective", hex=name)
        yield from _at(field, name, ref_at("objectives", n), target("★"), said, BELOW)


def _at(
    field: Battlefield, name: str, ref: Ref, svg: str, label: str, height: int
) -> Iterator[Piece]:
    for cell in cells(field, (name,)):
        x, y = spot(field, cell)
        yield Piece(ref, x, round(y, 1), svg, label, "", height)


def _plates(field: Battlefield) -> Iterator[Piece]:
    """A plate for each board, to be taken hold of."""
    for n, placed in enumerate(field.layout):
        own = [c for c in range(len(field)) if field.board_of[c] == placed.board]
        x, y = spot(field, own[0])
        svg = (
            '<g class="k-plates"><rect class="k-plate" x="-16" y="-13" width="32" height="26" '
            f'rx="5"/><text class="k-word" y="5">{placed.board}</text></g>'
        )
        label = SAY("piece-board", board=placed.board)
        yield Piece(ref_at("maps", n), x, round(y, 1), svg, label, "", PLATES)

"""What the things of the box are called, in the language in force: sides, units, ground, works."""

from __future__ import annotations

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.terrain import Terrain
from opfor.cardboard.coh.counters.numbers import Hit, WorkKind, work_kinds
from opfor.cardboard.coh.counters.units import UnitKind
from opfor.core.phrasebook import PhraseBook, Thing
from opfor.kit.hexes import FACINGS

SAY = PhraseBook(FOLDER / "words", "told")


def nation(name: str) -> Thing:
    """``the Germans``."""
    return SAY.thing(name)


def unit_kind(kind: UnitKind) -> Thing:
    """``LMG``; one with values of its own is called what its kind is."""
    return SAY.thing(f"unit-{kind.id.partition('#')[0]}", kind.title)


def unit(kind: UnitKind, mark: str) -> Thing:
    """``LMG G09``."""
    return SAY.thing("unit", kind=unit_kind(kind), mark=mark)


def ground(terrain: Terrain) -> Thing:
    """``light woods``."""
    return SAY.thing(f"ground-{terrain.id}", terrain.title)


def ground_there(field: Battlefield, cell: int) -> list[str]:
    """``F09``, ``light woods``, ``level 1``; open ground and level 0 are not worth a word."""
    said = [field.name(cell)]
    if field.terrain[cell].id != "open":
        said.append(str(ground(field.terrain[cell])))
    if level := field.level[cell]:
        said.append(SAY("ground-level", n=level))
    return said


def work(kind: WorkKind | str) -> Thing:
    """``trench``."""
    row = work_kinds().get(kind) if isinstance(kind, str) else kind
    return (
        SAY.thing("work-unknown") if row is None else SAY.thing(f"work-{row.id}", row.title.lower())
    )


def hit(row: Hit | None) -> Thing:
    """``pinned``; of one that is secret only that it is a hit."""
    return (
        SAY.thing("hit-unknown") if row is None else SAY.thing(f"hit-{row.id}", row.title.lower())
    )


def facing(number: int) -> Thing:
    """``NE``."""
    return SAY.thing(f"facing-{FACINGS[number].name}")


def edge(name: str) -> Thing:
    """``north``; ``THE($edge)`` is ``the north edge``."""
    return SAY.thing(f"edge-{name}")

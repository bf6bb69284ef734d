"""What a mission can be made of: every kind of counter, every board, with its bare drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.board.printed import board, board_ids
from opfor.cardboard.coh.counters.units import UnitKind, unit_kinds
from opfor.cardboard.coh.pictures.battle_map import map_ground
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.plan.pieces import LETTER
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Stocked
from opfor.kit.drawing.counters import counter
from opfor.kit.drawing.look import definitions, style
from opfor.kit.scene import ground_svg

BARE = "-34 -42 68 84"


def units() -> Iterator[Stocked]:
    """By side, in the order of their tables."""
    for kind in unit_kinds().values():
        if kind.numbers:
            numbers = tuple(map(str, kind.numbers))
            said = SAY("stock-unit", numbers=ranges(kind.numbers), facts=_facts(kind))
            drawn = partial(_counter, kind)
            yield Stocked(kind.id, kind.title, SAY(f"group-{kind.nation}"), said, numbers, drawn)


def _facts(kind: UnitKind) -> str:
    """As it is printed: what it costs, fires and withstands."""
    given = {
        "move": kind.move_cost,
        "attack": kind.attack_cost,
        "range": kind.range,
        "front": kind.front_dr,
        "flank": kind.flank_dr,
    }
    if not (kind.is_armed and kind.is_combat_effective):
        return SAY("stock-unarmed", **given)
    return SAY("stock-armed", red=str(kind.red or 0), blue=str(kind.blue or 0), **given)


def ranges(numbers: tuple[int, ...]) -> str:
    """``1-8, 12``."""
    runs = groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0])
    ends = [[n for _, n in run] for _, run in runs]
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in ends)


def _counter(kind: UnitKind) -> str:
    name = f"{LETTER[kind.nation]}{kind.numbers[0]:02d}"
    side = "you" if kind.nation == "german" else "foe"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{BARE}"><style>{style()}</style>'
        f"<defs>{definitions()}</defs>{counter(face(kind, name), side)}</svg>\n"
    )


def boards() -> Iterator[Stocked]:
    """By their numbers."""
    for name in board_ids():
        printed = board(name)
        ground = dict.fromkeys(sorted(set(printed.terrain.values())), 0)
        for terrain in printed.terrain.values():
            ground[terrain] += 1
        said = ", ".join(f"{terrain} {count}" for terrain, count in ground.items())
        title = SAY("piece-board", board=name)
        group = SAY("group-boards")
        yield Stocked(name, printed.title or title, group, said, (), partial(_bare, name))


def _bare(name: str) -> str:
    return ground_svg(map_ground(standard_battlefield((Placed(name),))))

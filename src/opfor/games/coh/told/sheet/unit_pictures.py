"""Silhouettes of units for print, a small drawing for every kind in its side's colour."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.cardboard.coh.pictures.faces import silhouette_of
from opfor.kit.drawing.piece_style import PIECE_COLOURS
from opfor.kit.drawing.silhouettes import SILHOUETTES

INK = {"german": PIECE_COLOURS["you"][0], "soviet": PIECE_COLOURS["foe"][0]}


def silhouette_file(kind: UnitKind) -> str:
    return f"silhouette-{kind.nation}-{silhouette_of(kind)}.svg"


def silhouette_svgs(kinds: Iterable[UnitKind]) -> dict[str, str]:
    """The drawings of these kinds of unit, by file name."""
    return {silhouette_file(kind): _drawn(kind) for kind in kinds}


def _drawn(kind: UnitKind) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -11 40 22" width="40" height="22">'
        f'<path fill="{INK[kind.nation]}" d="{SILHOUETTES[silhouette_of(kind)]}"/></svg>\n'
    )

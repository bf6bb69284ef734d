"""Where on the map things happen: a run's counts of places over the game's own drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from opfor.core.shown import Ground
from opfor.kit.drawing.style import literal
from opfor.kit.scene import escape
from opfor.lab.block import PLACES, at_table

if TYPE_CHECKING:
    from opfor.lab.frames import Run

WARM = "#c0392b"
STRONGEST = 0.75


def heat(run: Run, variant: int = 0) -> str:
    """The ground with every place as warm as events touch it, as SVG; empty if there is none."""
    if PLACES not in run.manifest.measures:
        return ""
    game, setting, _ = at_table(msgspec.json.encode(run.manifest.variants[variant]))
    counts = run.folder.tally(variant).counts.get("place", {})
    if game.shown.ground is None or not counts:
        return ""
    title = f"Events by place: {run.manifest.variants[variant].name}"
    return drawn(game.shown.ground(setting), counts, run.folder.tally(variant).games, title)


def drawn(ground: Ground, counts: dict[str, int], games: int, title: str) -> str:
    most = max(counts.values())
    warm = [
        f'<path d="{o.path}" fill="{WARM}" fill-opacity="{STRONGEST * counts[o.ref] / most:.3f}">'
        f"<title>{escape(o.label)}: {counts[o.ref] / games:.2f} events a game</title></path>"
        for o in ground.outlines
        if o.ref in counts
    ]
    size = f'viewBox="0 0 {ground.width:g} {ground.height:g}" width="{ground.width:g}"'
    style = literal(ground.style, "light")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
        f"<style>{style}</style><defs>{ground.defs}</defs>{ground.svg}<g>{''.join(warm)}</g></svg>\n"
    )

"""Colours and rules of this table; ground, sides and marks look as on every other one."""

from __future__ import annotations

from functools import cache

from opfor.kit.drawing.land_style import LAND_COLOURS, LAND_RULES
from opfor.kit.drawing.piece_style import PIECE_COLOURS, PIECE_RULES, both
from opfor.kit.drawing.style import FONT, colours, sheet

COLOURS = colours("""
table e9e2cc 12140e|panel fffdf6 1e221a|rule d3c9ab 414838|word 1d1b12 f2eddc|soft 575140 bdb79f
bag c9b48a 8d7c58|timber a9703d 8f6338
""")

RULES = f"""
.g-desk{{fill:@table}}.g-line{{fill:none;stroke:@grid;opacity:.45}}
.g-panel{{fill:@panel;stroke:@rule;stroke-width:1.2}}
.g-s,.g-t,.g-h,.g-n,.g-f{{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}}
.g-s{{font-size:12px;fill:@soft;text-anchor:middle}}.g-l{{text-anchor:start}}
.g-t{{font-size:14px;font-weight:700;fill:@word}}
.g-h{{font-size:15px;font-weight:700;fill:@paper;text-anchor:middle}}
.g-n{{font-size:11.5px;font-weight:700;fill:@paper;text-anchor:middle}}
.g-t2{{font-size:11.5px}}.g-n2{{font-size:10px}}.g-n3{{font-size:8.6px}}
.g-v,.g-m,.g-q{{font-family:{FONT};text-anchor:middle}}
.g-v{{font-size:15px;font-weight:800;fill:@ink}}.g-m{{font-size:11px;font-weight:700;fill:@paper}}
.g-r{{font-size:12px;font-weight:500}}.g-q{{font-size:34px;font-weight:800;fill:@paper}}
.g-i{{fill:@paper}}.g-band{{fill:@paper}}.g-sh{{fill:#000;opacity:.28}}
.g-hp{{fill:@hit;stroke:@ink;stroke-width:.8}}.g-lost{{fill:none;stroke:@paper;stroke-width:1.2}}
.g-chip{{fill:@hit;stroke:@ink;stroke-width:1.1}}.g-used{{fill:@paper}}
.g-c{{font-family:{FONT};font-size:8.4px;font-weight:800;fill:@ink;text-anchor:middle}}
.g-plate{{fill:@paper;fill-opacity:.86}}.g-f{{font-size:11px;font-weight:600;fill:@ink;
text-anchor:middle}}.g-rank{{fill:none;stroke:@hit;stroke-width:2.2}}
.g-bag{{fill:@bag;stroke:@eaves}}.g-beam{{fill:none;stroke:@timber;stroke-width:5}}
.g-wood{{fill:@timber;stroke:@eaves}}.g-iron{{fill:none;stroke:@mortar;stroke-width:2.6;
stroke-linecap:round}}
[data-detail=least] .g-n,[data-detail=least] .g-m,[data-detail=least] .g-plate,
[data-detail=least] .g-f{{display:none}}
[data-detail=least] .g-i{{transform:translate(0,-6px) scale(1.7)}}
.g-deck{{fill:@bag;stroke:@eaves;stroke-width:1.2}}
"""

OF_SIDE = both(" .g-b{fill:@side;stroke:@edge;stroke-width:1.4}")


@cache
def style() -> str:
    """Ground, cards and marks."""
    rules = RULES + OF_SIDE + LAND_RULES + PIECE_RULES
    return sheet(rules, COLOURS | LAND_COLOURS | PIECE_COLOURS)

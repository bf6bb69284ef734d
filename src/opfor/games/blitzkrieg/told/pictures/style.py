"""Colours and rules of this board; sides, tokens and marks look as on every other table."""

from __future__ import annotations

from functools import cache

from opfor.kit.drawing.piece_style import PIECE_COLOURS, PIECE_RULES, both
from opfor.kit.drawing.style import FONT, colours, sheet

COLOURS = colours("""
table e9e2cc 12140e|panel fffdf6 1e221a|raised f4eedb 2f352a|rule d3c9ab 414838
word 1d1b12 f2eddc|soft 575140 bdb79f|land dcc58d 6f5f38|sea 9fc3d8 2d5a70
mid 575140 bdb79f|tint fbecbf 3a3115|rail b9a878 4d5340
youtext 2f5574 8fc0e4|foetext 9c3d22 f29a79
""")

RULES = f"""
.b-desk{{fill:@table}}.b-panel{{fill:@panel;stroke:@rule;stroke-width:1.2}}
.b-cell{{fill:@raised}}.b-gold{{fill:@gold}}.b-mid{{fill:@mid}}.b-vp{{fill:@tint}}
.b-land{{fill:@land}}.b-sea{{fill:@sea}}.b-cover{{fill:@panel}}.b-pale{{opacity:.5}}.b-veil{{fill:@panel;opacity:.5}}
.b-rail0{{fill:none;stroke:@rail;stroke-width:9}}
.b-rail{{fill:none;stroke:@table;stroke-width:5;stroke-dasharray:7 7}}
.b-t,.b-s,.b-ink,.b-n,.b-c,.b-k{{fill:@word;
font-family:system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif}}
.b-t{{font-size:15px;font-weight:750}}.b-s{{font-size:12px;fill:@soft}}
.b-ink{{font-size:13px;font-weight:800;fill:@ink}}
.b-c{{font-size:11.5px;text-anchor:middle}}.b-n{{font-size:16px;font-weight:700;text-anchor:middle}}
.b-k{{font-size:12px;font-weight:600;text-anchor:middle}}.b-end{{text-anchor:end}}
.b-m{{text-anchor:middle}}.b-low{{opacity:.45}}.b-out{{text-decoration:line-through;opacity:.6}}
.b-e{{fill:none;stroke:@word;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}
.b-ring0{{fill:none;stroke:@panel;stroke-width:7.5}}.b-ring{{fill:none;stroke:@word;stroke-width:4}}
.b-chip{{fill:@raised}}.b-lies{{stroke:@gold;stroke-width:3}}
.b-u{{fill:none;stroke:@paper;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}}
.b-f{{fill:@paper}}.b-w{{font-family:{FONT};font-size:15px;font-weight:800;fill:@paper;
text-anchor:middle}}.b-q{{font-family:{FONT};font-size:26px;font-weight:800;fill:@paper;
text-anchor:middle}}
"""

OF_SIDE = both(""" .b-b{fill:@side;stroke:@edge;stroke-width:1}
 .b-lead{fill:@sidetext}""")


@cache
def style() -> str:
    return sheet(RULES + OF_SIDE + PIECE_RULES, COLOURS | PIECE_COLOURS | LANDLESS)


LANDLESS = colours("label 39361f e4e0c4")
"""The one colour of the ground that markers take from maps."""

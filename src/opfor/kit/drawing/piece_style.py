"""Colours and rules of counters, markers and marks: full contrast, and shape beside colour.

Detail follows the size on screen. What holds the pieces says so by ``data-detail``: ``less`` where
counters are under 36 pixels (costs go), ``least`` under 26 (values go too, silhouette and number
grow), ``most`` from 64 on (the flank DR comes).
"""

from __future__ import annotations

from opfor.kit.drawing.style import FONT, colours

PIECE_COLOURS = colours("""
you 2f5574 3d6d94|foe 9c3d22 b34a2b|paper fbf7ea f4efdf|edge 1d1b12 0b0b08
gold e0a100 ffc52e|hit ffd23f ffd23f|ink 1d1b12 14130d|go 1d6b4c 7fd0a5
earth 6d4f2c 8d6a3e|bank c8a570 a9854f|concrete 4a4a4f cfcbc0|slab c9c6bd 5d5b55
danger b3261e e4574c|cloud f1efe8 c9cbca
""")


def both(rules: str) -> str:
    """The rules for either side's colour, written with ``@side``."""
    return "".join(
        f".{side}{rule}}}".replace("@side", f"@{side}")
        for rule in rules.replace("\n", "").split("}")
        if rule
        for side in ("you", "foe")
    )


PIECE_RULES = (
    both(""" .c-b{fill:@side;stroke:@edge;stroke-width:1.5}
 .c-f{fill:@side;stroke:@paper;stroke-width:1.8;stroke-linejoin:round}
.spent .c-b{fill:@paper;stroke:@side;stroke-width:3}
.spent .c-i{fill:@side;stroke:@side}.spent .c-w{fill:@side}.spent .c-p{fill:@side}
 .k-flag{fill:@side;stroke:@paper}
.k-set-up{fill:@side;fill-opacity:.16;stroke:@side;stroke-width:2.5;stroke-dasharray:3 4}
.k-entry{fill:none;stroke:@side;stroke-width:3.5;stroke-dasharray:11 5}
.k-zone{fill:@side;fill-opacity:.2;stroke:none}
.k-exit{fill:none;stroke:@side;stroke-width:3.5;stroke-linecap:round;stroke-dasharray:.1 7}
""")
    + f"""
.c-sh{{fill:#000;opacity:.3}}.c-i{{fill:@paper;stroke:@paper;stroke-width:.9;stroke-linejoin:round}}
.c-w{{fill:@paper}}.c-p{{fill:@paper}}.c-n{{fill:@ink}}.spent .c-n{{fill:@paper}}
.c-l,.c-m,.c-s,.c-r,.c-q,.k-due,.k-word{{font-family:{FONT};text-anchor:middle}}
.c-l{{font-size:14.5px;font-weight:800}}.c-m{{font-size:11.5px;font-weight:800}}
.c-s{{font-size:9.5px;font-weight:700}}.c-r{{font-size:10.5px;font-weight:500}}
.c-q{{font-size:9px;font-weight:500}}
.c-box{{fill:none;stroke:@ink;stroke-width:1.2}}.spent .c-box{{stroke:@paper}}
.c-a{{fill:none;stroke:@gold;stroke-width:3.5}}
.c-h{{fill:none;stroke:@paper;stroke-width:2.2;stroke-dasharray:5 4}}.unseen .c-i{{opacity:.6}}
.c-x{{fill:@hit;stroke:@ink;stroke-width:1.3;stroke-linejoin:round}}.c-y{{fill:@ink}}
.c-u{{fill:@ink;stroke:@ink}}.c-d{{fill:@paper;stroke:@ink;stroke-width:1.3}}.c-k{{fill:none;stroke:@ink;stroke-width:2}}
.c-flank{{display:none}}
[data-detail=most] .c-flank{{display:inline}}
[data-detail=less] .c-cost,[data-detail=least] .c-cost{{display:none}}
[data-detail=least] .c-val,[data-detail=least] .c-p{{display:none}}
[data-detail=least] .c .c-i:not(.c-big){{transform:translate(0,6px) scale(1.12)}}
[data-detail=least] .c .c-s{{font-size:13px;transform:translate(0,3px)}}
.k-obj{{fill:none;stroke:@gold;stroke-width:4.5;stroke-dasharray:15 6}}
.k-pole{{fill:none;stroke:@label;stroke-width:2}}
.k-smoke{{fill:@cloud;stroke:@concrete;stroke-width:1;opacity:.62}}.k-dense{{opacity:.86}}
.k-puff{{fill:@slab;stroke:none}}
.k-aim{{fill:none;stroke:@danger;stroke-width:2.6}}
.k-due{{font-size:12px;font-weight:800;fill:@danger;stroke:@paper;stroke-width:2.6;paint-order:stroke}}
.k-slab{{fill:@slab;fill-opacity:.6;stroke:@concrete;stroke-width:1.5}}
.k-wall{{fill:none;stroke:@concrete;stroke-width:9;stroke-linejoin:round;stroke-linecap:round}}
.k-slit{{fill:none;stroke:@slab;stroke-width:2;stroke-dasharray:9 7}}
.k-bank{{fill:none;stroke:@bank;stroke-width:8;stroke-linejoin:round;stroke-linecap:round}}
.k-dug{{fill:none;stroke:@earth;stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round}}
.k-wire{{fill:none;stroke:@concrete;stroke-width:1.6}}
.k-beam0{{fill:none;stroke:@edge;stroke-width:6.5;stroke-linecap:round}}
.k-beam{{fill:none;stroke:@bank;stroke-width:3.8;stroke-linecap:round}}
.k-mine{{fill:@danger;stroke:@edge;stroke-width:1.2}}
.k-pin{{fill:none;stroke:@paper;stroke-width:1.3}}
.k-plate{{fill:@paper;stroke:@ink}}.k-word{{font-size:9px;font-weight:700;fill:@ink}}
.k-unseen{{opacity:.6}}
.k-legal{{fill:none;stroke:@go;stroke-width:3.5}}.k-last{{fill:none;stroke:@gold;stroke-width:4.5}}
.k-objective{{fill:none;stroke:@gold;stroke-width:4.5;stroke-dasharray:15 6}}
path.k-dark{{fill:#14170f;opacity:.4}}
path.k-hides{{fill:@danger;fill-opacity:.35;stroke:@danger;stroke-width:3}}.k-from{{fill:none;stroke:@gold;stroke-width:5}}
"""
)

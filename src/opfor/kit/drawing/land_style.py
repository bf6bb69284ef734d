"""Colours and rules of the ground: near hues, so that full contrast is left to the counters."""

from __future__ import annotations

from opfor.kit.drawing.style import FONT, colours

LAND_COLOURS = colours("""
ground dfdcb4 2c3127|meadow d6d7a8 30362a|tuft b9bd86 434b36
hill1 dccb93 3d3b29|hill2 cfae74 524930|contour 94713c 9a8250
field d3b98c 3d3527|field2 c9aa78 453a29|furrow b08d5c 5c4d33|hedge 7f8f52 56663d
marsh b9c9a6 2c3f38|reed 5f7f62 6d9480|water 86b1c4 1f4455|ripple b9d6e0 356579|shore f0e7c4 57705f
yard d6c69f 3a372d|lit 93b266 4f7142|wood a9c079 42593a|crown 76984d 5c804a
deep 4d7440 172b1c|pine 3a5f36 224228|pinelit 6d9250 3a633c|shade 45452a 080a06
road f4e8c6 8b7d5c|kerb 97794a 181a13|rut d3bb85 6d6248
roofl c46a48 a0563c|roofd 9a4a33 713a2a|slatel a3a9b2 858c97|slated 747b86 5a616c
eaves 43271d 140c09
stone f3efe2 b9b5a8|mortar 4f4a40 0f0e0c|grid 5d5936 c9c59a|label 39361f e4e0c4|halo efebcd 1d2119
""")

LAND_RULES = f"""
.m-a{{fill:@ground}}.m-mw{{fill:@meadow}}.m-tu{{stroke:@tuft;fill:none}}
.m-h1{{fill:@hill1}}.m-h2{{fill:@hill2}}.m-ct{{fill:none;stroke:@contour;stroke-width:1.2}}
.m-hs{{fill:@shade;opacity:.17}}
.m-ha{{fill:none;stroke:@contour;stroke-width:18;stroke-dasharray:1.1 5;opacity:.8}}
.m-f0{{fill:@field}}.m-f1{{fill:@field2}}.m-fu{{stroke:@furrow;fill:none;stroke-width:1.5}}
.m-he{{fill:none;stroke:@hedge;stroke-width:3.4;stroke-linecap:round;stroke-dasharray:.1 5}}
.m-ma{{fill:@marsh}}
.m-re{{stroke:@reed;fill:none;stroke-width:1.2;stroke-linecap:round}}
.m-wa{{fill:@water}}.m-ri{{stroke:@ripple;fill:none;stroke-width:1.4;stroke-linecap:round}}
.m-rd{{stroke-dasharray:14 22 8 30}}.m-yd{{fill:@yard;opacity:.8}}
.m-wo{{fill:@wood;stroke:@crown;stroke-width:1.6}}.m-dw{{fill:@deep;stroke:@pine;stroke-width:1.6}}
.m-c1{{fill:@crown}}.m-c2{{fill:@lit}}.m-p1{{fill:@pine}}.m-p2{{fill:@pinelit}}
.m-sd{{fill:@shade;opacity:.34}}
.m-rk,.m-rr,.m-rt,.m-wl,.m-sh{{fill:none;stroke-linecap:round;stroke-linejoin:round}}
.m-sh{{stroke:@shore;stroke-width:53}}.m-wl{{stroke:@water;stroke-width:46}}
.m-sl{{stroke:@shore;stroke-width:7}}
.m-rk{{stroke:@kerb;stroke-width:11.5}}.m-rr{{stroke:@road;stroke-width:8.6}}
.m-rt{{stroke:@rut;stroke-width:2;stroke-dasharray:9 4 15 6}}
.m-bk{{fill:none;stroke:@mortar;stroke-width:21}}.m-br{{fill:none;stroke:@stone;stroke-width:17}}
.m-wr{{fill:@roofl}}.m-wd{{fill:@roofd}}.m-sr{{fill:@slatel}}.m-st{{fill:@slated}}
.m-ev{{fill:none;stroke:@eaves;stroke-linejoin:round}}
.m-w0{{fill:none;stroke:@mortar;stroke-width:5.4;stroke-linecap:round}}
.m-w1{{fill:none;stroke:@stone;stroke-width:3;stroke-dasharray:5 1.6 3.4 1.6}}
.m-ru{{fill:none;stroke:@mortar;stroke-width:4;stroke-linecap:round;stroke-dasharray:.1 7 1.5 6}}
.m-gr{{fill:none;stroke:@grid;opacity:.36}}
.m-gl{{fill:none;stroke:@halo;stroke-width:1.6;opacity:.2}}
.m-pl{{font:italic 600 13px {FONT};text-anchor:middle;fill:@label;stroke:@halo;
stroke-width:3;stroke-linejoin:round;paint-order:stroke}}
.m-n{{font:600 10px {FONT};text-anchor:middle;fill:@label;stroke:@halo;stroke-opacity:.75;
stroke-width:2.4;stroke-linejoin:round;paint-order:stroke}}.m-n tspan tspan{{font-weight:800}}
.m-no{{font:800 150px {FONT};text-anchor:middle;fill:@label;opacity:.2}}
"""

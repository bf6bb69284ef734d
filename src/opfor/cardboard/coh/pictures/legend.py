"""What the drawing means: the kinds of ground on a map, and the states of counters."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.names import SAY, ground
from opfor.kit.drawing.counters import CounterCondition, Face, counter
from opfor.kit.drawing.markers import flag
from opfor.kit.picture import Key

_SWATCH = 'x="-24" y="-18" width="48" height="36" rx="6"'
_CROWNS = "".join(
    f'<circle class="m-c1" cx="{x}" cy="{y}" r="6.4"/><circle class="m-c2" cx="{x - 1}" '
    f'cy="{y - 1.5}" r="4"/>'
    for x, y in ((-14, -8), (1, -9), (15, -6), (-8, 7), (8, 8), (-18, 9), (19, 10))
)
_PINES = "".join(
    f'<circle class="m-p1" cx="{x}" cy="{y}" r="6"/><circle class="m-p2" cx="{x - 1}" '
    f'cy="{y - 1}" r="2.6"/>'
    for x, y in ((-16, -9), (-4, -10), (8, -9), (18, -6), (-12, 3), (1, 2), (13, 5), (-5, 12))
)
_INSIDE = {
    "open": ("m-a", '<path class="m-tu" d="M-12-2l-2-3m2 3v-4m0 4l2-3M10 8l-2-3m2 3v-4m0 4l2-3"/>'),
    "plowed-field": ("m-f0", '<path class="m-fu" d="M-22-12h44M-22-4h44M-22 4h44M-22 12h44"/>'),
    "light-woods": ("m-wo", _CROWNS),
    "heavy-woods": ("m-dw", _PINES),
    "water": ("m-wa", '<path class="m-ri" d="M-16-5q4-3 8 0t8 0M0 8q4-3 8 0t8 0"/>'),
    "marsh": (
        "m-ma",
        '<path class="m-re" d="M-12 4v-6m-3 6l-2-4m5 4l2-4M10 9v-6m-3 6l-2-4m5 4l2-4"/>',
    ),
}
"""The ground below and what stands on it; nothing that only a whole map defines."""
_ROOFS = {"wood-building": ("m-wr", "m-wd"), "stone-building": ("m-sr", "m-st")}
_SAMPLE = Face("rifle", "G01", "2", "5", "12", ("3", "1"))
STATES = (
    (CounterCondition(facing=0), "fresh"),
    (CounterCondition(spent=True), "spent"),
    (CounterCondition(active=True), "activated"),
    (CounterCondition(hit="Pi"), "hit"),
    (CounterCondition(hidden=True), "hidden"),
)


def ground_keys(field: Battlefield) -> tuple[Key, ...]:
    """The kinds of ground that lie on this map, those that protect least first."""
    kinds = {terrain.id: terrain for terrain in field.terrain}
    keys = [
        Key(swatch(kind.id), f"{ground(kind)} {kind.dm:+d}" if kind.dm else str(ground(kind)))
        for kind in sorted(kinds.values(), key=lambda kind: (kind.dm, kind.id))
    ]
    if any(field.level):
        keys.append(Key(level_swatch(1), SAY("key-hill")))
    if field.roads:
        keys.append(Key(road_swatch(), SAY("ground-road")))
    if field.walls:
        keys.append(Key(wall_swatch(), SAY("key-wall")))
    return tuple(keys)


def counter_keys() -> tuple[Key, ...]:
    """The states of a counter, and what else lies on hexes."""
    keys = [Key(counter(_SAMPLE, "you", lies), SAY(f"key-{name}")) for lies, name in STATES]
    keys += [
        Key(counter(Face("rumor", "RE"), "foe"), SAY("key-rumor")),
        Key(f'<g transform="scale(.6)">{flag("you")}</g>', SAY("key-control")),
    ]
    for kind in ("set-up", "entry"):
        hexagon = f'<path class="k-{kind} you" d="M-13-22h26l13 22-13 22h-26l-13-22z"/>'
        keys.append(Key(hexagon, SAY(f"key-{kind}")))
    return tuple(keys)


def level_swatch(level: int) -> str:
    """The colour of a level: 0 is flat."""
    return f'<rect class="{f"m-h{level}" if level else "m-a"}" {_SWATCH}/>'


def road_swatch() -> str:
    return _strips("m-rk", "m-rr", "m-rt")


def wall_swatch() -> str:
    return _strips("m-w0", "m-w1")


def swatch(terrain: str) -> str:
    """A small drawing of a kind of ground, around (0, 0)."""
    if terrain in _ROOFS:
        lit, dark = _ROOFS[terrain]
        roof = "M-15-11h30v11h-30z", "M-15 0h30v11h-30z"
        return (
            f'<rect class="m-yd" {_SWATCH}/><path class="{lit}" d="{roof[0]}"/>'
            f'<path class="{dark}" d="{roof[1]}"/><path class="m-ev" d="{roof[0]}{roof[1]}"/>'
        )
    under, inside = _INSIDE.get(terrain, _INSIDE["open"])
    return f'<rect class="{under}" {_SWATCH}/>{inside}'


def _strips(*styles: str) -> str:
    return "".join(f'<path class="{style}" d="M-24 5q24-12 48 0"/>' for style in styles)

"""What the drawing means: the kinds of ground on a map, and the states of counters."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.kit.drawing.counters import Condition, Face, counter
from opfor.kit.drawing.markers import flag
from opfor.kit.picture import Key

_SWATCH = 'x="-24" y="-18" width="48" height="36" rx="6"'
_COATS = {
    "open": ("m-a", "#m-G"),
    "plowed-field": ("m-f0", "#m-F0"),
    "light-woods": ("m-wo", "#m-T"),
    "heavy-woods": ("m-dw", "#m-P"),
    "water": ("m-wa", "#m-W"),
    "marsh": ("m-ma", "#m-R"),
}
_ROOFS = {"wood-building": ("m-wr", "m-wd"), "stone-building": ("m-sr", "m-st")}
_SAMPLE = Face("rifle", "G01", "2", "5", "12", ("3", "1"))
STATES = (
    (Condition(facing=0), "fresh, facing up; above: AP to attack and move; below: AR, range, DR"),
    (Condition(spent=True), "spent"),
    (Condition(active=True), "activated"),
    (Condition(hit="Pi"), "hit"),
    (Condition(hidden=True), "hidden"),
)


def ground_keys(field: Battlefield) -> tuple[Key, ...]:
    """The kinds of ground that lie on this map, those that protect least first."""
    kinds = {terrain.id: terrain for terrain in field.terrain}
    keys = [
        Key(_swatch(kind.id), f"{kind.title} {kind.dm:+d}" if kind.dm else kind.title)
        for kind in sorted(kinds.values(), key=lambda kind: (kind.dm, kind.id))
    ]
    if any(field.level):
        keys.append(Key(f'<rect class="m-h1" {_SWATCH}/>', "hill, ▲ for each level"))
    if field.roads:
        keys.append(Key(_strips("m-rk", "m-rr", "m-rt"), "road"))
    if field.walls:
        keys.append(Key(_strips("m-w0", "m-w1"), "wall"))
    return tuple(keys)


def counter_keys() -> tuple[Key, ...]:
    """The states of a counter, and what else lies on hexes."""
    keys = [Key(counter(_SAMPLE, "you", lies), said) for lies, said in STATES]
    keys += [
        Key(counter(Face("rumor", "RE"), "foe"), "rumored enemy"),
        Key(f'<g transform="scale(.6)">{flag("you")}</g>', "control marker"),
    ]
    for kind, said in (("set-up", "set-up hex"), ("entry", "entry hex")):
        hexagon = f'<path class="k-{kind} you" d="M-13-22h26l13 22-13 22h-26l-13-22z"/>'
        keys.append(Key(hexagon, said))
    return tuple(keys)


def _swatch(terrain: str) -> str:
    if terrain in _ROOFS:
        lit, dark = _ROOFS[terrain]
        roof = "M-15-11h30v11h-30z", "M-15 0h30v11h-30z"
        return (
            f'<rect class="m-yd" {_SWATCH}/><path class="{lit}" d="{roof[0]}"/>'
            f'<path class="{dark}" d="{roof[1]}"/><path class="m-ev" d="{roof[0]}{roof[1]}"/>'
        )
    under, pattern = _COATS.get(terrain, ("m-a", "#m-G"))
    return f'<rect class="{under}" {_SWATCH}/><rect fill="url({pattern})" {_SWATCH}/>'


def _strips(*styles: str) -> str:
    return "".join(f'<path class="{style}" d="M-24 5q24-12 48 0"/>' for style in styles)

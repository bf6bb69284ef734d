"""Unit cards: movement and number above, silhouette, hit points, name; below penetration, range
and defence. Round corners for your side, cut corners for the other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from opfor.games.tactics2gm.values.content import UnitRow
from opfor.kit.drawing.silhouettes import SCALE, silhouette
from opfor.kit.scene import escape

WIDE, HIGH = 84.0, 88.0
ROOM = 76.0
"""The width a name may take."""
SIZES = ((11.5, ""), (10.0, " g-n2"), (8.6, " g-n3"))
PER_LETTER = 0.68

_ROUND = "M-35-44h70a7 7 0 0 1 7 7v74a7 7 0 0 1-7 7h-70a7 7 0 0 1-7-7v-74a7 7 0 0 1 7-7z"
_CUT = "M-33-44h66l9 9v70l-9 9h-66l-9-9v-70z"
_ROUND_BAND = "M-40 25h80v12a5 5 0 0 1-5 5h-70a5 5 0 0 1-5-5z"
_CUT_BAND = "M-40 25h80v9l-8 8h-64l-8-8z"

BY_KIND = {
    "light": "rifle",
    "heavy": "lmg",
    "command-group": "nkvd",
    "special": "smg",
    "medic": "medic",
    "mechanic": "mechanic",
    "mortar": "mortar",
    "sniper": "rifle",
    "flamethrower": "pioneer",
    "hmg": "mg",
    "grenades": "grenades",
    "bazooka": "hunters",
    "gun": "gun",
    "anti-air": "flak",
    "tank": "tank",
    "transport": "truck",
    "scout": "car",
    "fighter": "plane",
    "bomber": "plane",
}
BY_CARD = {
    "pak36": "at-gun",
    "pak40": "at-gun",
    "pak43": "at-gun",
    "m3-37mm": "at-gun",
    "m1-57mm": "at-gun",
    "m5-76mm": "at-gun",
    "lefh18": "artillery",
    "m2-105mm": "artillery",
    "panzer-ii": "tank-light",
    "stuart": "tank-light",
    "stug-iii": "assault-gun",
    "wolverine": "assault-gun",
    "tiger": "tank-heavy",
    "panther": "tank-heavy",
    "pershing": "tank-heavy",
    "sdkfz-251": "halftrack",
    "m3-halftrack": "halftrack",
}
OWN_SILHOUETTES = {
    "medic": "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z",
    "mechanic": "M-14 6l14-10c-1-5 4-9 9-7l-5 5 4 4 5-5c2 5-2 10-7 9l-14 10z",
    "grenades": "M-12-2h8v-2h3v-3h6v3h9v7h-9v3h-6v-3h-3v-2h-8z",
}


class Held(Struct, frozen=True):
    """How a unit stands: hit points left, its number, marks at its edges (used ones hollow)."""

    number: int | str
    left: int
    chips: tuple[tuple[str, bool], ...] = ()
    rank: int = 0


def card_defs() -> str:
    """The shapes of cards, and silhouettes that only this game has."""
    shapes = {
        "g-you": _ROUND,
        "g-foe": _CUT,
        "g-you-band": _ROUND_BAND,
        "g-foe-band": _CUT_BAND,
    } | {f"s-{name}": path for name, path in OWN_SILHOUETTES.items()}
    return "".join(f'<path id="{name}" d="{path}"/>' for name, path in shapes.items())


def symbol_of(card: UnitRow) -> str:
    return BY_CARD.get(card.id) or BY_KIND.get(card.kind, "rifle")


@lru_cache(maxsize=1024)
def unit_card(card: UnitRow | None, side: str, held: Held) -> str:
    """A card around (0, 0); one that lies face down has a question mark."""
    out = (
        f'<g class="{side}"><use class="g-sh" href="#g-{side}" x="2" y="3"/>'
        f'<use class="g-b" href="#g-{side}"/>'
    )
    out += f'<text class="g-m" x="31" y="-31">{held.number}</text>'
    if card is None:
        return f'{out}<text class="g-q" y="14">?</text></g>'
    symbol = symbol_of(card)
    out += f'<text class="g-m" x="-33" y="-31">{card.movement}</text>'
    out += silhouette(symbol, 0, -23, SCALE.get(symbol, 1.05) * 1.05, "g-i")
    out += "".join(_hit_points(card.hp, held.left))
    out += "".join(_name(card.title))
    out += f'<use class="g-band" href="#g-{side}-band"/>' + _values(card)
    return out + "".join(_edges(held)) + "</g>"


def _hit_points(all_: int, left: int) -> Iterator[str]:
    step = min(12.0, 64 / max(all_, 1))
    for n in range(all_):
        style = "g-hp" if n < left else "g-lost"
        x = (n - (all_ - 1) / 2) * step - 4.5
        yield f'<rect class="{style}" x="{x:g}" y="-12" width="9" height="8" rx="2"/>'


def _name(title: str) -> Iterator[str]:
    """The name in at most two lines, as small as it must be to stay inside the card."""
    lines = halved(title, ROOM)
    longest = max(len(line) for line in lines)
    style = next((c for size, c in SIZES if longest * size * PER_LETTER <= ROOM), SIZES[-1][1])
    top = 14.0 if len(lines) == 1 else 8.0
    for n, line in enumerate(lines):
        yield f'<text class="g-n{style}" y="{top + 12 * n:g}">{escape(line)}</text>'


def halved(title: str, room: float) -> list[str]:
    """A title in one line, or in two of about the same length where one is too long."""
    if len(title) * SIZES[0][0] * PER_LETTER <= room or " " not in title:
        return [title]
    words = title.split()
    cuts = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)))


def _values(card: UnitRow) -> str:
    if not card.can_fire:
        return f'<text class="g-v" x="28" y="38.5">{card.defence}</text>'
    return (
        f'<text class="g-v" x="-28" y="38.5">{card.penetration}</text>'
        f'<text class="g-v g-r" y="38">{card.range}</text>'
        f'<text class="g-v" x="28" y="38.5">{card.defence}</text>'
    )


def _edges(held: Held) -> Iterator[str]:
    for n, (word, used) in enumerate(held.chips[:5]):
        style = "g-chip g-used" if used else "g-chip"
        yield (
            f'<g transform="translate(40 {-20 + 15 * n})"><circle class="{style}" r="7.5"/>'
            f'<text class="g-c" y="3.4">{escape(word)}</text></g>'
        )
    for n in range(held.rank):
        yield f'<path class="g-rank" d="M-24 {-36 + 5 * n}l5-4 5 4"/>'

"""Unit tokens: round corners for your side, cut corners for the other; strength in large."""

from __future__ import annotations

from functools import lru_cache

from opfor.games.blitzkrieg.told.pictures.symbols import LIGHTNING, LITTLE_BOMB, unit_symbol
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.tables import UnitRow

SIZE = 48.0


def side_word(setting: Setting, side: int, seat: str) -> str:
    """``you`` or ``foe``: as the seat sees it; an onlooker looks from the first person's side."""
    person = 1 if setting.bot is not None else 0
    own = setting.seats.index(seat) if seat in setting.seats and setting.bot is None else person
    return "you" if side == own else "foe"


def is_red(setting: Setting, seat: str) -> bool:
    """Whether somebody plays the first side, which is red in every picture."""
    return side_word(setting, 0, seat) == "you"


def token(setting: Setting, side: str, unit: str) -> str:
    """A token around (0, 0); one that may not be seen has a question mark."""
    return _token(setting.units.by_id.get(unit), side)


@lru_cache(maxsize=128)
def _token(row: UnitRow | None, side: str) -> str:
    face = '<text class="b-q" y="9">?</text>' if row is None else _face(row)
    return (
        f'<g class="{side}"><use class="c-sh" href="#c-{side}" x="1.5" y="2"/>'
        f'<use class="b-b" href="#c-{side}"/>{face}</g>'
    )


def _face(row: UnitRow) -> str:
    """Kind above, strength below with what else the token can do; a dot for special weapons."""
    beside = _ability(row)
    said = row.id[:3] if row.kind == "agent" else f"{row.strength}{'+' if row.leads else ''}"
    x = -6 if beside else 0
    dot = '<circle class="b-f" cx="-17" cy="-17" r="2.6"/>' if row.special else ""
    return (
        f'<use class="b-u" href="#u-{unit_symbol(row)}" y="-7"/>{dot}'
        f'<text class="b-w" x="{x}" y="18.5">{said}</text>{beside}'
    )


def _ability(row: UnitRow) -> str:
    if row.blitz:
        return f'<path class="b-f" d="{LIGHTNING}" transform="translate(8 13)"/>'
    if row.bomber:
        return f'<path class="b-f" d="{LITTLE_BOMB}" transform="translate(8 13)"/>'
    if row.nuclear:
        return '<text class="b-w" x="9" y="18.5">−2</text>'
    return '<path class="b-u" d="M4 14h8"/>' if row.task_force else ""

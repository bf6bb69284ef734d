"""An emblem for what has no shape of its own: a rule, a number, a word, a card that is read."""

from __future__ import annotations

from functools import cache

from opfor.kit.scene import escape

LETTER = 15.0
"""The height of a sign of three letters; longer ones are smaller."""


@cache
def emblem(sign: str) -> str:
    """A frame with a sign in it, around (0, 0), 48 wide and high; it takes the colour of text."""
    size = min(22.0, LETTER * 3 / max(len(sign), 1))
    return (
        '<rect x="-22" y="-22" width="44" height="44" rx="8" fill="none" stroke="currentColor" '
        f'stroke-width="2"/><text y="{size * 0.36:.1f}" font-size="{size:.1f}" font-weight="700" '
        f'text-anchor="middle" fill="currentColor">{escape(sign)}</text>'
    )


@cache
def card_emblem(sign: str) -> str:
    """A card held upright, with a sign on it."""
    size = min(16.0, 34 / max(len(sign), 1))
    return (
        '<path d="M-15-22h24l6 6v38h-30z" fill="none" stroke="currentColor" stroke-width="2"/>'
        '<path d="M-9 10h18M-9 15h12" stroke="currentColor" stroke-width="1.6"/>'
        f'<text y="2" font-size="{size:.1f}" font-weight="700" text-anchor="middle" '
        f'fill="currentColor">{escape(sign)}</text>'
    )

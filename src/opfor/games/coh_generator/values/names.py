"""What Units and roles are called in a question of the rules: other languages find it by its
English."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.content import number_of, unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.errors import OpforError


def unit_name(side: Nation, name: str) -> str:
    """``NKVD 21`` for ``nkvd-21``."""
    try:
        return f"{unit_of(side, name).title} {number_of(name):02d}"
    except OpforError:  # pieces without a counter of their own, such as mines in a cup
        return name.replace("-", " ")


def role_name(role: str) -> str:
    """``Soviet``, ``German 2``."""
    return role.replace("-", " ").capitalize()

"""Which units and tokens count as offensive, defensive or both."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.content import UnitRow
from opfor.games.tactics2gm.options import Setting

OFFENSIVE = "offensive"
DEFENSIVE = "defensive"
NEITHER: frozenset[str] = frozenset()
BOTH = frozenset({OFFENSIVE, DEFENSIVE})


@cite("2GM-CLS-1", "2GM-CLS-2", "2GM-CLS-3", "2GM-CLS-4", "Q2-11")
def unit_classes(setting: Setting, card: UnitRow) -> frozenset[str]:
    """The classes of a unit card; a transport that cannot fire has none."""
    kinds = setting.settings.classes
    match card.type:
        case "infantry":
            return _listed(
                card.kind, kinds.defensive_infantry, kinds.offensive_infantry, kinds.both_infantry
            )
        case "artillery":
            return BOTH
        case "tank":
            return frozenset({OFFENSIVE})
        case "transport":
            return BOTH if card.can_fire else NEITHER
        case "airplane":
            return BOTH if card.kind == "fighter" else frozenset({OFFENSIVE})


@cite("2GM-CLS-5", "2GM-CLS-3", "Q2-11")
def token_classes(setting: Setting, token: str) -> frozenset[str]:
    """The classes of an equipment token."""
    kinds = setting.settings.classes
    return _listed(token, kinds.defensive_tokens, kinds.offensive_tokens, kinds.both_tokens)


def _listed(
    name: str, defensive: tuple[str, ...], offensive: tuple[str, ...], both: tuple[str, ...]
) -> frozenset[str]:
    if name in both:
        return BOTH
    if name in defensive:
        return frozenset({DEFENSIVE})
    return frozenset({OFFENSIVE}) if name in offensive else NEITHER

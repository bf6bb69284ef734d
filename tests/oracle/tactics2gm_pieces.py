"""What a setting of 2GM Tactics has in its box, sorted as random positions want it."""

from __future__ import annotations

from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.start import new


class Pieces:
    """The cards of a setting by what they can be used for, and its new game."""

    def __init__(self, setting: Setting) -> None:
        cards = setting.cards
        units = cards.units.values()
        self.new = new(setting)
        self.armies = list(cards.armies)
        self.pile = {
            army: [c for c, n in sorted(row.copies.items()) for _ in range(n)]
            for army, row in cards.armies.items()
        }
        self.kinds = {army: sorted(row.copies) for army, row in cards.armies.items()}
        self.supports = sorted(cards.supports)
        self.ground_units = frozenset(row.id for row in units if row.type != "airplane")
        self.airplanes = frozenset(row.id for row in units if row.type == "airplane")
        self.specialists = frozenset(
            row.id for row in units if {"medic", "mechanic", "anti-air"} & {*row.traits}
        )
        self.lasting = frozenset(
            [row.id for row in units if row.kind == "fighter"]
            + [row.id for row in cards.supports.values() if row.effect == "general"]
        )
        self.type_of = {row.id: row.type for row in units}
        self.carries = {row.id: row.carries for row in units if row.carries}
        self.tokens_for = {
            kind: [token.id for token in cards.tokens.values() if kind in token.types]
            for kind in self.type_of.values()
        }
        self.terrain_cards = [r.id for r in cards.terrain.values() for _ in range(r.copies)]


_LAST: list[tuple[Setting | None, Pieces | None]] = [(None, None)]
"""The setting asked for last: positions come in batches."""


def pieces_of(setting: Setting) -> Pieces:
    """What a setting has; kept while the same one is asked for."""
    last, known = _LAST[0]
    if known is None or last is not setting:
        known = Pieces(setting)
        _LAST[0] = setting, known
    return known

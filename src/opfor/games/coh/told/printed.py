"""Whose texts the cards of a mission's decks have: ours, the owner's, or nobody's yet."""

from __future__ import annotations

from collections.abc import Mapping

from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.core.game import Printed
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.kit.own_tables import own_rows


def printed(setting: Setting) -> Mapping[str, Printed]:
    """Order cards of a solo mission, and the action cards of any that has some."""
    found: dict[str, Printed] = {}
    if isinstance(setting, SoloSetting):
        typed = own_rows("order_cards", "cards")
        own = {f"{row['number']:02d}" for row in typed if isinstance(row.get("number"), int)}
        deck = sorted(set(setting.cards) - set(setting.spare))
        blank = tuple(name for name in deck if not setting.cards[name].is_known)
        found["orders"] = Printed(
            ours=tuple(name for name in deck if name not in own and name not in blank),
            theirs=tuple(name for name in deck if name in own and name not in blank),
            blank=blank,
            begun={name: begun for name in blank if (begun := setting.cards[name].begun)},
        )
    if actions := sorted(set(deck_of(setting.mission.cards))):
        mine = {str(row.get("number")) for row in own_rows("cards", "cards")}
        found["action-cards"] = Printed(
            ours=tuple(name for name in actions if name not in mine),
            theirs=tuple(name for name in actions if name in mine),
        )
    return found

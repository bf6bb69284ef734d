"""What is covered: firefights, and solo missions whose cards and lines have numbers."""

from __future__ import annotations

from collections.abc import Mapping

from opfor.cardboard.coh.counters.action_cards import ActionCard, action_cards, deck_of
from opfor.cardboard.coh.counters.units import RUMORED, UnitKind
from opfor.core.columns import Uncovered
from opfor.core.game import Player
from opfor.fast.coh import sizes
from opfor.fast.coh import values as fast
from opfor.fast.coh.barrage_tables import has_room_for_barrages
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.fast.coh.ground import piece_count
from opfor.fast.coh.names import EFFECTS
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.solo_coverage import solo_uncovered
from opfor.fast.coh.tables import PLAYERS
from opfor.fast.coh.typed_positions import over_numbers
from opfor.games.coh.values.options import Setting

IN_LADDERS = {name.replace("-", "_") for asked in QUESTIONS for name in asked.rulings}
"""Rulings that decide which rungs there are."""
IN_TABLES = {
    *("caps_per_roll", "cap_floor", "never_entered", "berserk_defence", "damaged_guns"),
    *("water_cost", "slopes_for_vehicles", "hit_secrecy", "equal_vps"),
}
"""Rulings that the tables answer, or that nobody here asks."""

ACTIONS = ("act-free", "rally-certain", "rally-free", "gain-caps", "dig-in", "sniper", "drive-free")
TRAITS = {
    "flame",
    "pioneer",
    "smoke-thrown",
    "smoke-fired",
    "high-explosive",
    "mortar",
    "infantry-gun",
    "turret",
    "all-round",
    "open-topped",
    "apc",
    "transport",
    "non-combat",
}
"""Traits of units that are covered."""


def supports(setting: Setting, players: Mapping[str, Player]) -> bool:
    """Whether mission, counters, cards, rulings and players of a setting are all covered here."""
    return uncovered(setting, players) is None


def uncovered(setting: Setting, players: Mapping[str, Player]) -> Uncovered | None:
    """The first thing of a setting that is not covered."""
    for player in players.values():
        if player not in PLAYERS:
            return Uncovered("player")
    setting = over_numbers(setting)
    if setting.bot is not None and (found := solo_uncovered(setting)):
        return found
    for counter in numbering(setting).begins.counters:
        if counter.unit != RUMORED.id and not _is_known(setting.kind(counter)):
            return Uncovered("unit", setting.kind(counter).title)
    for number in deck_of(setting.mission.cards):
        if not _is_card_known(action_cards()[number]):
            return Uncovered("card", action_cards()[number].title)
    return None if _fits(setting) else Uncovered("size")


def _is_known(kind: UnitKind) -> bool:
    """A weapon that fires indirectly is a mortar on foot; one that lays smoke, too."""
    is_odd = kind.indirect_cost and not (kind.has("mortar") and kind.kind == "foot")
    return not is_odd and TRAITS.issuperset(kind.traits)


def _is_card_known(card: ActionCard) -> bool:
    return card.effect in EFFECTS and (card.kind == "action") == (card.effect in ACTIONS)


def _fits(setting: Setting) -> bool:
    """Whether everything has room in the tables of numbers."""
    across, down = setting.field.map.extent
    begins = numbering(setting).begins
    entries = [cells for side in setting.entries for cells in side.values()]
    return (
        len(setting.field) <= sizes.CELLS
        and across < sizes.COLUMNS_ACROSS - 1
        and down < sizes.ROWS_DOWN - 1
        and piece_count(across, down) <= sizes.PIECES
        and around(setting.numbers.spotter_range) <= sizes.POSTS
        and len(begins.counters) <= sizes.UNITS
        and max(map(len, entries), default=0) <= sizes.ENTRIES // 2
        and max(map(len, setting.exits)) <= sizes.EXITS
        and len(setting.hits) < fast.UNKNOWN_HIT
        and len(set(deck_of(setting.mission.cards))) <= sizes.CARDS
        and len(begins.markers) <= sizes.MARKERS
        and len(setting.works) < sizes.WORK_KINDS
        and has_room_for_barrages(setting)
        and len(begins.works) + len(begins.counters) <= sizes.WORKS
        and len(setting.numbers.spent_numbers) <= sizes.FACES
    )


def around(reach: int) -> int:
    """How many hexes are at most so far away."""
    return 1 + 3 * reach * (reach + 1)

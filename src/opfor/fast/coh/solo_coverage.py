"""Which solo missions are covered: those whose cards, lines and counters have numbers."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.core.columns import Uncovered
from opfor.fast.coh import sizes
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.order_numbers import NotCovered
from opfor.fast.coh.order_rows import OrderRows
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting


def solo_uncovered(setting: Setting) -> Uncovered | None:
    """What of order deck, script and cup of a solo mission is not covered."""
    assert isinstance(setting, SoloSetting)
    for counter in numbering(setting).begins.counters:
        if not _may_drive(setting.kind(counter)):
            return Uncovered("unit", setting.kind(counter).title)
    return _rows_uncovered(setting)


def _may_drive(kind: UnitKind) -> bool:
    """Whether the AI's ways have room, and its ARs are printed as those of the armed are."""
    has_ars = kind.red is not None and kind.blue is not None
    return len(kind.bonus_moves) < sizes.WAY_HEXES and has_ars == kind.is_armed


def _rows_uncovered(setting: SoloSetting) -> Uncovered | None:
    """A card or line that has no numbers, or too many for the tables."""
    try:
        rows = _rows(setting)
    except NotCovered as error:
        return Uncovered("line", str(error))
    is_small = (
        len(setting.cards) <= sizes.ORDER_CARDS
        and len(rows.rows) + len(rows.further) <= sizes.ORDER_ROWS
        and len(rows.lines) <= sizes.SCRIPT_LINES
        and len(rows.conditions.rows) <= sizes.CONDITIONS
        and len(rows.places.rows) <= sizes.PLACES
        and len(rows.places.lists) <= sizes.PLACES_NAMED
        and len(rows.places.spots) <= sizes.SPOTS
        and max(map(len, rows.places.spots), default=0) <= sizes.SPOT_CELLS
        and len(rows.effects.listed) <= sizes.LISTED
        and len(setting.field.layout) <= sizes.BOARDS
        and len(setting.script.track) < sizes.SPACES
        and len({tile for space in setting.solo.track for tile in space.tiles}) < sizes.TILES
        and len(set(setting.solo.defences)) <= sizes.DEFENCES
    )
    return None if is_small else Uncovered("size")


def _rows(setting: SoloSetting) -> OrderRows:
    rows = OrderRows(setting)
    for card in setting.cards.values():
        rows.card(card)
    script = setting.script
    own = (script.counteractions, script.mission_orders, script.triggered)
    for lines in (*script.track, *own, *script.landed):
        rows.list_of(lines)
    return rows


def unread(setting: SoloSetting) -> str:
    """The first of cards and lines that the numbers have no word for; empty if they have."""
    try:
        _rows(setting)
    except NotCovered as error:
        return str(error)
    return ""

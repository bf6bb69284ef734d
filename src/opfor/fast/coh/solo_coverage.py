"""Which solo missions are covered: those whose cards, lines and counters have numbers."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import UnitKind
from opfor.fast.coh import sizes
from opfor.fast.coh.order_numbers import NotCovered
from opfor.fast.coh.order_rows import OrderRows
from opfor.games.coh.course.flow import new
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting

TILES = 30
"""Tiles of the track that have a bit each."""


def is_solo_covered(setting: Setting) -> bool:
    """Whether order deck, script and cup of a solo mission are covered."""
    return isinstance(setting, SoloSetting) and _is_plain(setting) and _has_rows(setting)


def _is_plain(setting: SoloSetting) -> bool:
    """No Objectives but control markers, no standing lines, nothing of the Player's in the groups,
    no mines or Defense Counters to be drawn."""
    mission, script = setting.solo, setting.script
    names = [group.name for group in mission.groups]
    bot = mission.sides[mission.bot_side]
    return (
        not setting.objectives
        and not any(force.hidden for force in bot.forces)
        and all(_may_drive(setting.kind(c)) for c in new(setting).counters)
        and not (script.standing or any(script.landed))
        and not (mission.mines or mission.defences)
        and len({tile for space in mission.track for tile in space.tiles}) < TILES
        and not any(group.player for group in mission.groups)
        and len(set(names)) == len(names)
        and bot.caps == 0
    )


def _may_drive(kind: UnitKind) -> bool:
    """Whether the AI's ways have room, and its ARs are printed as those of the armed are."""
    has_ars = kind.red is not None and kind.blue is not None
    return len(kind.bonus_moves) < sizes.WAY_HEXES and has_ars == kind.is_armed


def _has_rows(setting: SoloSetting) -> bool:
    """Whether every card and line has numbers, and all of them have room."""
    try:
        rows = _rows(setting)
    except NotCovered:
        return False
    return (
        len(setting.cards) <= sizes.ORDER_CARDS
        and len(rows.rows) + len(rows.further) <= sizes.ORDER_ROWS
        and len(rows.lines) <= sizes.SCRIPT_LINES
        and len(rows.conditions) <= sizes.CONDITIONS
        and len(rows.places) <= sizes.PLACES_NAMED
        and len(setting.script.track) < sizes.SPACES
    )


def _rows(setting: SoloSetting) -> OrderRows:
    rows = OrderRows(setting)
    for card in setting.cards.values():
        rows.card(card)
    rows.scripted()
    return rows


def unread(setting: SoloSetting) -> str:
    """The first of cards and lines that the numbers have no word for; empty if they have."""
    try:
        _rows(setting)
    except NotCovered as error:
        return str(error)
    return ""

"""What a token counts as, and how many steps it would move its theatre's marker now."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from opfor.games.blitzkrieg.values.tables import UnitRow
from tests.oracle.blitzkrieg.lookup import lookup_of


@cite("BLZ-E-7", "QB-15", "spy-copies")
def as_unit(setting: Setting, state: State, side: int, unit_id: str) -> UnitRow:
    """What the token counts as for ``side``.

    A spy is a copy of the unit placed last (and stays a special weapon); with nothing to copy it
    is itself, and has no ground to stand on. The bot's scientist is an airforce of strength 3,
    also when the bot's spy copies one.
    """
    look = lookup_of(setting)
    row = look.rows[unit_id]
    if row.kind != "agent":
        return row
    if row.spy:
        copied = state.last_units[1 - side] if look.spy_copies_enemy else state.last_unit
        if copied is None:
            return row
        row = look.copies[copied]
    if row.scientist and side == look.bot and look.bots_scientist is not None:
        return look.bots_scientist
    return row


@cite("QB-19", "commander-support")
def strength(setting: Setting, state: State, side: int, unit_id: str, space: int) -> int:
    """Steps the unit would add on that space, not cut at the end of the track.

    A general or admiral adds one for every own unit of the kinds it leads in the theatre.
    """
    row = as_unit(setting, state, side, unit_id)
    if not row.leads:
        return row.strength
    look = lookup_of(setting)
    support = look.support[row.id][side]
    placed = state.placed
    total = row.strength
    for s in look.theatre_spaces[look.theatre_of[space]]:
        there = placed[s]
        if there is not None and there[0] == side and there[1] in support:
            total += 1
    return total


@cite("QB-15")
def is_special(setting: Setting, side: int, unit_id: str) -> bool:
    """Whether filters and bombing treat the token as a special weapon."""
    look = lookup_of(setting)
    if side == look.bot and look.rows[unit_id].scientist and look.bots_scientist is not None:
        return look.bots_scientist.special
    return look.rows[unit_id].special

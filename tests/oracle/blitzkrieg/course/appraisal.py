"""What things are worth to a side, for the players of simulations. No rules live here.

Worth is guessed in victory points: a theatre's open campaign counts by how safe the lead looks
with so many spaces still empty, later campaigns count less, effects have a fixed price.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, State
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.strength import as_unit, strength

PRICES = {
    "none": 0.0,
    "propaganda": 0.8,
    "industrial-production": 0.5,
    "research": 0.3,
    "improved-research": 0.2,
    "research-industry": 1.0,
    "bombing": 0.8,
}
"""Per point of the printed amount; advantages are worked out instead.

These and the numbers below were found by search in games against the bot (medium), where they
win about four games of ten; round numbers near the best were kept.
"""

PRICE_OF_STRENGTH = 0.4
"""Strength spent here is missing elsewhere."""
PRICE_OF_BLITZ = 0.15
PRICE_OF_BACKLASH = 2.0
WORTH_OF_BLITZ = 1.0
WORTH_OF_BOMBER = 1.0
WORTH_OF_LEADER = 1.5
"""What a token in hand counts beyond its strength."""
WORTH_OF_OUTRIGHT = 2
"""What an outright win counts beyond its points."""
SWING = 2.8
"""Steps one more placement may move a marker back."""
LATER = 0.9
"""What a campaign not yet open counts, compared with an open one."""
LATER_SPACES = 3
"""Spaces a later campaign has, as far as its safety goes."""


def placement_worth(setting: Setting, state: State, side: int, unit: str, space: int) -> float:
    """A placement: the marker it moves, the campaign it may close, the effect it takes."""
    where = setting.board.spaces[space]
    counts_as = as_unit(setting, state, side, unit)
    power = strength(setting, state, side, unit, space)
    steps = power
    worth = PRICE_OF_BLITZ * counts_as.blitz - PRICE_OF_STRENGTH * power
    if not (counts_as.task_force and lookup_of(setting).task_force_skips):
        if where.effect == "tactical-advantage":
            steps += where.amount
        else:
            worth += effect_worth(setting, state, side, where)
    if counts_as.bomber:
        worth += PRICES["bombing"]
    if counts_as.nuclear:
        worth -= PRICE_OF_BACKLASH
    fills = where.campaign == state.campaigns[where.theatre]
    return worth + theatre_gain(setting, state, side, where.theatre, steps, fills)


def theatre_gain(
    setting: Setting, state: State, side: int, theatre: int, steps: int, fills: bool
) -> float:
    """How much better a theatre looks after so many steps (and perhaps one more filled space)."""
    lead = state.tracks[theatre] if side == 0 else -state.tracks[theatre]
    empty = _empty_spaces(setting, state, theatre)
    before = standing(setting, state, theatre, lead, empty)
    return standing(setting, state, theatre, lead + steps, empty - fills) - before


def standing(setting: Setting, state: State, theatre: int, lead: int, empty: int) -> float:
    """A theatre in victory points, seen by the side that is ``lead`` steps ahead."""
    row = setting.board.theatres[theatre]
    number = state.campaigns[theatre]
    open_vp = row.campaigns[number].vp
    later_vp = sum(campaign.vp for campaign in row.campaigns[number + 1 :])
    if abs(lead) >= row.steps:
        won = open_vp + later_vp + lookup_of(setting).outright_bonus + WORTH_OF_OUTRIGHT
        return float(won if lead > 0 else -won)
    bonus = sum(abs(lead) >= shield for shield in row.shields)
    scored = open_vp + bonus
    return scored * _safety(lead, empty) + LATER * later_vp * _safety(lead, empty + LATER_SPACES)


def _safety(lead: int, empty: int) -> float:
    """From -1 (surely lost) to 1 (surely won); with nothing left to fill it is decided."""
    if empty == 0:
        return float((lead > 0) - (lead < 0))
    share = lead / (SWING * (empty + 1))
    return max(-1.0, min(1.0, share))


def _empty_spaces(setting: Setting, state: State, theatre: int) -> int:
    placed = state.placed
    campaign = lookup_of(setting).spaces[theatre][state.campaigns[theatre]]
    return sum(placed[space] is None for space in campaign)


def effect_worth(setting: Setting, state: State, side: int, space: Space) -> float:
    """What a space's effect is worth to the side that takes it."""
    if space.effect == "tactical-advantage":
        return 0.0
    if space.effect == "strategic-advantage":
        return max(
            (
                push_worth(setting, state, side, theatre, space.amount)
                for theatre, campaign in enumerate(state.campaigns)
                if campaign >= 0 and theatre != space.theatre
            ),
            default=0.0,
        )
    return PRICES[space.effect] * space.amount


def push_worth(setting: Setting, state: State, side: int, theatre: int, steps: int) -> float:
    """What so many steps are worth in a theatre; a push stops short of its end."""
    lead = state.tracks[theatre] if side == 0 else -state.tracks[theatre]
    look = lookup_of(setting)
    room = max(0, look.steps[theatre] - look.stop_short - lead)
    return theatre_gain(setting, state, side, theatre, min(steps, room), False)


def unit_worth(setting: Setting, state: State, side: int, unit: str) -> float:
    """What a token in hand is worth: its strength and what it can do besides."""
    if unit == HIDDEN:
        return 0.0
    row = as_unit(setting, state, side, unit)
    abilities = WORTH_OF_BLITZ * row.blitz + WORTH_OF_BOMBER * row.bomber
    return row.strength + abilities + WORTH_OF_LEADER * bool(row.leads)

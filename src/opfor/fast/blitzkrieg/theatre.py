"""First question: in which theatre does the bot place?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.ladder import (
    E_8,
    STEP_1_1,
    STEP_1_2,
    STEP_1_3,
    STEP_1_4,
    STEP_1_5,
    STEP_1_6,
    STEP_1_7,
)
from opfor.fast.blitzkrieg.legality import first_space, is_empty, past_space
from opfor.fast.blitzkrieg.strategic_advantage import reading_order
from opfor.fast.blitzkrieg.values import (
    BOMBING,
    CAMPAIGN,
    COUNTERATTACK,
    ECONOMIC_WARFARE,
    FOR_THE_GLORY,
    IMPROVED,
    INDUSTRY,
    NO_AIM,
    NOTHING,
    PRODUCTION,
    PROPAGANDA,
    RESEARCH,
    RESEARCH_AND_DEVELOPMENT,
    SECURE,
    THEATRE,
    War,
)
from opfor.fast.blitzkrieg.wins import can_place_in, is_fillable, look_for_wins
from opfor.fast.ladder import keep_if_possible, lowest, must, prefer
from opfor.fast.run import ask, propose, settle


def is_blitz_theatre(war: War, theatre: int) -> bool:
    """The theatre of the blitz unit just placed, if a legal placement is left there."""
    return theatre == war.blitz_in and can_place_in(war, theatre) == 1


def can_win_theatre(war: War, theatre: int) -> bool:
    """A single placement can close and win the theatre."""
    return war.aims[theatre] == THEATRE


def can_win_campaign(war: War, theatre: int) -> bool:
    """A single placement can close and win the theatre's open campaign."""
    return war.aims[theatre] == CAMPAIGN


def player_leads(war: War, theatre: int) -> bool:
    return war.tracks[theatre] < 0


def bot_leads(war: War, theatre: int) -> bool:
    return war.tracks[theatre] > 0


def shows_supplies(war: War, space: int) -> bool:
    return war.effect[space] == PRODUCTION or war.effect[space] == BOMBING


def shows_points(war: War, space: int) -> bool:
    return war.effect[space] == PROPAGANDA


def shows_research(war: War, space: int) -> bool:
    effect = war.effect[space]
    return effect in (RESEARCH, IMPROVED, INDUSTRY)


@cite("QB-21")
def is_wanted(war: War, space: int) -> bool:
    """Every empty space counts (by ruling, only those some unit of the row may enter)."""
    return is_empty(war, space) and (not war.wants_fillable or is_fillable(war, space) == 1)


def offers_supplies(war: War, theatre: int) -> bool:
    """Production or bombing in the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_wanted(war, space) and shows_supplies(war, space):
            return True
    return False


def offers_points(war: War, theatre: int) -> bool:
    """Propaganda in the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_wanted(war, space) and shows_points(war, space):
            return True
    return False


def offers_research(war: War, theatre: int) -> bool:
    """Research of any kind in the open campaign."""
    for space in range(first_space(war, theatre), past_space(war, theatre)):
        if is_wanted(war, space) and shows_research(war, space):
            return True
    return False


def spaces_left(war: War, theatre: int) -> int:
    """Empty spaces of the open campaign."""
    return war.empty[theatre]


def campaign_vp(war: War, theatre: int) -> int:
    """Victory points of the theatre's open campaign."""
    return war.vp_of[theatre][war.campaign[theatre]]


@cite("BLZ-1.1", "BLZ-1.2", "BLZ-1.3", "BLZ-1.5", "BLZ-1.6", "BLZ-1.7", "BLZ-E-8", "QB-18")
def choose_theatre(war: War) -> None:
    """Settle the theatre, and with it what the placement should win there."""
    look_for_wins(war)
    ask(war)
    for theatre in range(war.theatres):
        if war.empty[theatre]:
            propose(war, theatre)
    if war.blitz_in != NOTHING and war.same_theatre_first:
        keep_if_possible(war, E_8, is_blitz_theatre)
    keep_if_possible(war, STEP_1_1, can_win_theatre)
    if war.aims[war.candidates[0]] != THEATRE:
        keep_if_possible(war, STEP_1_2, can_win_campaign)
    if war.blitz_in != NOTHING and not war.same_theatre_first:
        if war.aims[war.candidates[0]] == NO_AIM:
            keep_if_possible(war, E_8, is_blitz_theatre)
    must(war, STEP_1_3, can_place_in)
    filter_theatres(war)
    prefer(war, STEP_1_5, spaces_left)
    prefer(war, STEP_1_6, campaign_vp)
    lowest(war, STEP_1_7, reading_order)
    settle(war)
    war.theatre = war.candidates[0]
    war.aim = war.aims[war.theatre]


@cite("BLZ-1.4", "BLZ-T-2", "BLZ-T-3", "BLZ-T-4", "BLZ-T-6", "BLZ-T-7")
def filter_theatres(war: War) -> None:
    """What the stratagem in force looks for in a theatre."""
    if war.in_force == COUNTERATTACK:
        keep_if_possible(war, STEP_1_4, player_leads)
    elif war.in_force == SECURE:
        keep_if_possible(war, STEP_1_4, bot_leads)
    elif war.in_force == ECONOMIC_WARFARE:
        keep_if_possible(war, STEP_1_4, offers_supplies)
    elif war.in_force == RESEARCH_AND_DEVELOPMENT:
        keep_if_possible(war, STEP_1_4, offers_research)
    elif war.in_force == FOR_THE_GLORY:
        prefer(war, STEP_1_4, campaign_vp)
        keep_if_possible(war, STEP_1_4, offers_points)

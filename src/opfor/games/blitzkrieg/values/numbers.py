"""The numbers that things have while a game runs.

Side 0 moves first and is the bot in a solo game. Theatres, campaigns and spaces are numbered as on
the board, units by their sorted names, so that a bag as counts is the same bag as a sorted row of
names. Everything else is numbered here, in the order of its names.
"""

from __future__ import annotations

SIDES = 2
THEATRES = 16
CAMPAIGNS = 4
SPACES = 64
UNITS = 48
TOKENS = 80
OFFERS = 2560
EFFECTS = 9
STRATAGEMS = 8
LISTED = 16
REPLIES = 64
PLANES = 704
NET_PLANES = 400
FIRST = 64
SECOND = 32
"""Of the net: planes it may look at, numbers of its layers."""
GIVEN = 62
"""Answers a person may be asked for within one step."""
SHARES = 720720
"""What one stratagem's dice are divided into: whole numbers for any number of units up to 16."""
YOU_CHOOSE = "choose"
"""The face of a die that leaves a region to the person."""
DICE = 6

NOBODY = -1
NOTHING = -1
STEAMROLL = 7
"""Among the stratagems: the one that acts as the one before it."""


class When:
    """The stages of a game."""

    SET_UP, TURN, OVER = range(3)


class Branch:
    """What a unit is; an agent is what it copies."""

    ARMY, NAVY, AIRFORCE, AGENT = range(4)


class Effect:
    """What a space does."""

    NONE, PROPAGANDA, STRATEGIC, TACTICAL, PRODUCTION = range(5)
    RESEARCH, IMPROVED, INDUSTRY, BOMBING = range(5, 9)


class Stream:
    """Streams of chance; each side has a bag, a reserve and a player of its own."""

    DIE, CUP, PILE, TIE, HEAD_START = range(5)
    BAG, RESERVE, PLAYER = range(5, 11, 2)


class Sits:
    """Who answers for a side in simulations."""

    RANDOM, GREEDY, LOOK_AHEAD, OUTSIDE, NET = range(5)


class Aim:
    """What a placement is meant to win."""

    NONE, CAMPAIGN, THEATRE = range(3)


class Which:
    """The bot's questions."""

    THEATRE, SPACE, UNIT, ADVANTAGE, LEFTOVER = range(5)


class For:
    """What something is drawn or rolled for; units for the start are counted from there on."""

    THE_TURN, THE_ROW, PRODUCTION, RESEARCH, INDUSTRY = range(5)
    FIRST_WEAPON, SECOND_WEAPON, KEPT_WEAPON, BOMBING = range(5, 9)
    A_STRATAGEM, A_REGION, A_CAMPAIGN, A_UNIT_LEFT, THE_START = range(9, 14)


class To:
    """What a person chooses."""

    PLACE, FOLLOW_UP, PUSH, HELP, OPEN, BOMB, KEEP, TAKE = range(8)


class By:
    """Why a marker moved, points were scored, the game ended."""

    STRENGTH, TACTICS, STRATEGY, BACKLASH, RED_SPACE, BOTS_CLOSING, HEAD_START = range(7)
    EXTRA_PROGRESS, PROPAGANDA, CAMPAIGN, TIE, SHIELD, OUTRIGHT_WIN = range(7, 13)
    UNFINISHED, POINTS, ALL_CLOSED, STUCK = range(13, 17)


class Store:
    """Where a token comes from or goes to."""

    BAG, PILE = range(2)


# -- the same by name --------------------------------------------------------------------------
STAGES = ("setup", "turn", "over")
TERRAINS = ("land", "sea", "either")
KINDS = ("army", "navy", "airforce", "agent")
EFFECT_NAMES = (
    *("none", "propaganda", "strategic-advantage", "tactical-advantage", "industrial-production"),
    *("research", "improved-research", "research-industry", "bombing"),
)
REASONS = (
    *("strength", "tactical-advantage", "strategic-advantage", "nuclear-backlash", "red-space"),
    *("bot-closed-before", "head-start", "extra-progress", "propaganda", "campaign"),
    *("tied-campaign", "bonus-shield", "outright-win", "unfinished-campaigns", "points"),
    *("all-closed", "cannot-place"),
)

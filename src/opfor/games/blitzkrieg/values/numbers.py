"""The numbers that things have while a game runs.

Side 0 moves first and is the bot in a solo game. Theatres, campaigns and spaces are numbered as on
the board, units by their sorted names, so that a bag as counts is the same bag as a sorted row of
names. Everything else is numbered here, in the order of its names.
"""

from __future__ import annotations

from typing import Literal

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
SHARES = 720720
"""What one stratagem's dice are divided into: whole numbers for any number of units up to 16."""

NOBODY = -1
NOTHING = -1

SET_UP, TURN, OVER = range(3)
STAGES = ("setup", "turn", "over")
LAND, SEA, EITHER = range(3)
TERRAINS = ("land", "sea", "either")
ARMY, NAVY, AIRFORCE, AGENT = range(4)
KINDS = ("army", "navy", "airforce", "agent")
NO_EFFECT, PROPAGANDA, STRATEGIC, TACTICAL, PRODUCTION = range(5)
RESEARCH, IMPROVED, INDUSTRY, BOMBING = range(5, 9)
EFFECT_NAMES = (
    *("none", "propaganda", "strategic-advantage", "tactical-advantage", "industrial-production"),
    *("research", "improved-research", "research-industry", "bombing"),
)
BIG_GUNS, COUNTERATTACK, ECONOMIC_WARFARE, FOR_THE_GLORY = range(4)
RAPID_DEPLOYMENT, RESEARCH_AND_DEVELOPMENT, SECURE, STEAMROLL = range(4, 8)
DIE, CUP, PILE, TIE, HEAD_START = range(5)
BAG, RESERVE, PLAYER = range(5, 11, 2)
"""Streams of chance; each side has a bag, a reserve and a player of its own."""
RANDOM, GREEDY, LOOK_AHEAD = range(3)
NO_AIM, CAMPAIGN, THEATRE = range(3)
WHICH_THEATRE, WHICH_SPACE, WHICH_UNIT, WHICH_ADVANTAGE, WHICH_LEFTOVER = range(5)
"""The bot's questions."""
DICE = 6

# -- what is asked for -----------------------------------------------------------------------
FOR_THE_TURN, FOR_THE_ROW, FOR_PRODUCTION, FOR_RESEARCH, FOR_INDUSTRY = range(5)
FIRST_WEAPON, SECOND_WEAPON, KEPT_WEAPON, BOMBED, A_STRATAGEM, A_REGION, A_CAMPAIGN = range(5, 12)
WHICH_LEFT = 12
FOR_THE_START = 13
"""Why something is drawn or rolled; units for the start are counted from here on."""
TO_PLACE, TO_FOLLOW_UP, TO_PUSH, TO_HELP, TO_OPEN, TO_BOMB, TO_KEEP, TO_TAKE = range(8)
"""What a person chooses."""

# -- what happens ----------------------------------------------------------------------------
GAME_SET_UP, TURN_BEGUN, UNIT_DRAWN, WEAPON_RESEARCHED, UNIT_TOLD, STRATAGEMS_PREPARED = range(
    8, 14
)
STRATAGEM_DRAWN, UNIT_PLACED, TRACK_MOVED, POINTS_SCORED, UNIT_BOMBED = range(14, 19)
CAMPAIGN_CLOSED, THEATRE_WON, THEATRE_OPENED, EFFECT_TAKEN, NOTHING_DRAWN = range(19, 24)
COULD_NOT_PLACE, GAME_ENDED = range(24, 26)
BY_STRENGTH, BY_TACTICS, BY_STRATEGY, BY_BACKLASH, BY_RED_SPACE, BY_BOTS_CLOSING = range(6)
BY_HEAD_START, BY_EXTRA_PROGRESS, BY_PROPAGANDA, BY_CAMPAIGN, BY_TIE, BY_SHIELD = range(6, 12)
BY_OUTRIGHT_WIN, BY_UNFINISHED, BY_POINTS, BY_ALL_CLOSED, BY_STUCK = range(12, 17)
REASONS = (
    *("strength", "tactical-advantage", "strategic-advantage", "nuclear-backlash", "red-space"),
    *("bot-closed-before", "head-start", "extra-progress", "propaganda", "campaign"),
    *("tied-campaign", "bonus-shield", "outright-win", "unfinished-campaigns", "points"),
    *("all-closed", "cannot-place"),
)
"""Why a marker moved, points were scored, the game ended."""
FROM_BAG, FROM_PILE = range(2)
ORIGINS: tuple[Literal["bag", "pile"], ...] = ("bag", "pile")

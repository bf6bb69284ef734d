"""Blitzkrieg!: the two-player game, its solo bot, and the Nippon board."""

from __future__ import annotations

from opfor.core.game import Game
from opfor.core.game_folder import game_in
from opfor.games.blitzkrieg.course.rooms import step
from opfor.games.blitzkrieg.course.seats import PLAYERS
from opfor.games.blitzkrieg.told.forms import FORMS
from opfor.games.blitzkrieg.told.odds import forecast
from opfor.games.blitzkrieg.told.positions import POSITIONS
from opfor.games.blitzkrieg.told.view import UNTOLD_SOURCES
from opfor.games.blitzkrieg.values.content import boards
from opfor.games.blitzkrieg.values.pools import kept_back
from opfor.games.blitzkrieg.values.state import State

VARIANTS = (
    {"difficulty": "easy"},
    {"difficulty": "medium"},
    {"difficulty": "hard"},
    {"stratagems": False},
    {"extra_vp": 3, "extra_progress": 1},
    {"mode": "two-player"},
    {"board": "nippon"},
    {"board": "nippon", "mode": "two-player"},
)

GAME: Game[State] = game_in(
    __name__,
    step=step,
    players=PLAYERS,
    positions=POSITIONS,
    forecast=forecast,
    option_words={
        "mode": "against the bot, or two people",
        "level": "how hard: opfor missions blitzkrieg shows what the players win at each",
        "stratagems": "without them it is the learning game",
        "extra_vp": "points the bot begins with, to make it harder still",
        "handicap": "points you begin with, of two persons the second; the other side, if negative",
        "extra_progress": "steps the bot begins with on every track",
    },
    variants=VARIANTS,
    offers_seen=81,
    untold=UNTOLD_SOURCES,
    kept_back=kept_back,
    forms=lambda: FORMS,
    choices={"board": lambda: tuple(boards())},
    sheet_names=lambda: tuple(boards()),
    sheet_option="board",
)

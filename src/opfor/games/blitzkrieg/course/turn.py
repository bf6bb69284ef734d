"""The flow of a game: one step for the set-up, then one step for every turn."""

from __future__ import annotations

from opfor.core.asking import judge
from opfor.core.cite import cite
from opfor.games.blitzkrieg.course.bot_turn import bot_turn
from opfor.games.blitzkrieg.course.forecast import choose_placement
from opfor.games.blitzkrieg.course.setup import set_up
from opfor.games.blitzkrieg.rules.draws import draw_unit
from opfor.games.blitzkrieg.rules.legality import can_place, may_be_stuck, offer_placements
from opfor.games.blitzkrieg.rules.offers import offer
from opfor.games.blitzkrieg.rules.placement import place
from opfor.games.blitzkrieg.rules.untold import untold_in_reserve
from opfor.games.blitzkrieg.rules.victory import is_decided, lose, next_turn
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import NOTHING, For, To, When


def step(war: War) -> None:
    """The set-up, or the turn of the side whose turn it is."""
    war.steps_begun += 1
    if war.stage == When.SET_UP:
        set_up(war)
    elif war.mover == war.bot:
        bots_turn(war)
    else:
        persons_turn(war, war.mover)


@cite("QB-9")
def bots_turn(war: War) -> None:
    """The bot's turn; a bot that cannot place loses (or, by ruling, only draws)."""
    if can_place(war, war.bot):
        bot_turn(war)
    elif war.bot_skips:
        draw_unit(war, war.bot, For.THE_TURN)
    else:
        lose(war, war.bot)
        return
    next_turn(war, war.bot)


def persons_turn(war: War, side: int) -> None:
    """Place a unit, and more after blitz units; then draw one. Unable to place: lost."""
    offer_placements(war, side, NOTHING)
    if war.offered == 0 or not has_placement(war, side):
        lose(war, side)
        return
    unit, space = choose_placement(war, side, To.PLACE)
    place_and_follow_up(war, side, unit, space)
    if not is_decided(war) and not war.last_turn:
        draw_unit(war, side, For.THE_TURN)
    next_turn(war, side)


def has_placement(war: War, side: int) -> bool:
    """Whether the reserve has a unit to place; of an untold one only its owner may know."""
    if not untold_in_reserve(war, side) or not may_be_stuck(war, side):
        return True
    return judge(war, 0, side) == 0


def place_and_follow_up(war: War, side: int, unit: int, space: int) -> None:
    """Place what was chosen; after a blitz unit one more in the same theatre, if any fits and one
    likes: no unit ends the turn."""
    while unit != NOTHING:
        theatre = place(war, side, unit, space, NOTHING)
        if theatre == NOTHING:
            return
        offer_placements(war, side, theatre)
        if war.offered == 0:
            return
        offer(war, NOTHING, NOTHING)
        unit, space = choose_placement(war, side, To.FOLLOW_UP)


def place_and_hand_over(war: War, side: int, unit: int, space: int) -> None:
    """A person's placement without a follow-up, and the turn after it; no unit: only that."""
    if unit != NOTHING:
        place(war, side, unit, space, NOTHING)
    next_turn(war, side)

"""The flow of a game: one step for the set-up, then one step for every turn."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.run import JUDGE, answer, is_asked, request
from opfor.games.blitzkrieg.course.bot_turn import bot_turn
from opfor.games.blitzkrieg.course.forecast import choose_placement
from opfor.games.blitzkrieg.course.setup import set_up
from opfor.games.blitzkrieg.rules.draws import draw_unit
from opfor.games.blitzkrieg.rules.legality import can_place, may_be_stuck, offer_placements
from opfor.games.blitzkrieg.rules.placement import place
from opfor.games.blitzkrieg.rules.untold import untold_in_reserve
from opfor.games.blitzkrieg.rules.victory import is_decided, lose, next_turn
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    FOR_THE_TURN,
    NOTHING,
    SET_UP,
    TO_FOLLOW_UP,
    TO_PLACE,
)


def step(war: War) -> None:
    """The set-up, or the turn of the side whose turn it is."""
    war.steps_begun += 1
    if war.stage == SET_UP:
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
        draw_unit(war, war.bot, FOR_THE_TURN)
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
    place_and_follow_up(war, side)
    if not is_decided(war) and not war.last_turn:
        draw_unit(war, side, FOR_THE_TURN)
    next_turn(war, side)


def has_placement(war: War, side: int) -> bool:
    """Whether the reserve has a unit to place; of an untold one only its owner may know."""
    if not untold_in_reserve(war, side) or not may_be_stuck(war, side):
        return True
    if is_asked(war):
        request(war, JUDGE, 0, side)
    return answer(war) == 0


def place_and_follow_up(war: War, side: int) -> None:
    """Place what is chosen; after a blitz unit one more in the same theatre, if any fits and one
    likes."""
    chosen = choose_placement(war, side, TO_PLACE)
    while war.offered_unit[chosen] != NOTHING:
        theatre = place(war, side, war.offered_unit[chosen], war.offer[chosen], NOTHING)
        if theatre == NOTHING:
            return
        offer_placements(war, side, theatre)
        if war.offered == 0:
            return
        war.offered_unit[war.offered] = NOTHING
        war.offered += 1
        chosen = choose_placement(war, side, TO_FOLLOW_UP)


def place_and_hand_over(war: War, side: int, unit: int, space: int) -> None:
    """A person's placement without a follow-up, and the turn after it; no unit: only that."""
    if unit != NOTHING:
        place(war, side, unit, space, NOTHING)
    next_turn(war, side)

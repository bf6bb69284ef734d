"""A turn: the bot's (A, a stratagem is drawn; B, a unit is placed; C, one is drawn), a person's."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.blitzkrieg.bombing import slot_of
from opfor.fast.blitzkrieg.draws import draw_unit
from opfor.fast.blitzkrieg.legality import can_place, offer_placements
from opfor.fast.blitzkrieg.look_ahead import choose_placement
from opfor.fast.blitzkrieg.placement import place
from opfor.fast.blitzkrieg.setup import set_up
from opfor.fast.blitzkrieg.space import choose_position
from opfor.fast.blitzkrieg.theatre import choose_theatre
from opfor.fast.blitzkrieg.unit import choose_unit
from opfor.fast.blitzkrieg.values import CUP, NOTHING, SET_UP, STEAMROLL, War
from opfor.fast.blitzkrieg.victory import is_decided, lose, next_turn
from opfor.fast.blitzkrieg.wins import can_place_in, survey
from opfor.fast.run import pick


def step(war: War) -> None:
    """The set-up, or the turn of the side whose turn it is."""
    war.steps_begun += 1
    if war.stage == SET_UP:
        set_up(war)
    elif war.mover == war.bot:
        bots_turn(war)
    else:
        persons_turn(war, war.mover)


@cite("BLZ-C-1", "QB-9")
def bots_turn(war: War) -> None:
    """The bot's turn; a bot that cannot place loses (or, by ruling, only draws)."""
    if can_place(war, war.bot):
        if war.cupped:
            draw_stratagem(war)
        place_units(war)
        if not is_decided(war):
            draw_unit(war, war.bot)
    elif war.bot_skips:
        draw_unit(war, war.bot)
    else:
        lose(war, war.bot)
        return
    next_turn(war, war.bot)


@cite("BLZ-A-1", "BLZ-A-2", "BLZ-A-3", "BLZ-T-8", "QB-13")
def draw_stratagem(war: War) -> None:
    """Draw a stratagem; only then the one lying out goes back into the cup.

    Steamroll acts as the stratagem in force last turn.
    """
    number = pick(war, CUP, war.cupped) if war.cupped > 1 else 0
    stratagem = 0
    while number >= war.cup[stratagem]:
        number -= war.cup[stratagem]
        stratagem += 1
    war.cup[stratagem] -= 1
    war.cupped -= 1
    if war.stratagem != NOTHING:
        war.cup[war.stratagem] += 1
        war.cupped += 1
    war.stratagem = stratagem
    war.stratagem_turn = war.turn
    if stratagem != STEAMROLL:
        war.in_force = stratagem


@cite("BLZ-B-1", "BLZ-E-9", "R-BLZ-1")
def place_units(war: War) -> None:
    """The procedure, and again after every blitz unit while a unit is left that can go there."""
    war.blitz_in = NOTHING
    survey(war)
    while True:
        choose_theatre(war)
        choose_position(war)
        war.blitz_in = place(war, war.bot, choose_unit(war), war.space)
        if war.blitz_in == NOTHING:
            return
        survey(war)
        if not may_follow_up(war):
            return


@cite("BLZ-E-8", "R-BLZ-1")
def may_follow_up(war: War) -> bool:
    """After a blitz: the same theatre if possible, else anywhere (by ruling, nowhere)."""
    if war.blitz_lapses:
        return war.campaign[war.blitz_in] >= 0 and can_place_in(war, war.blitz_in) == 1
    for theatre in range(war.theatres):
        if war.campaign[theatre] >= 0 and can_place_in(war, theatre):
            return True
    return False


def persons_turn(war: War, side: int) -> None:
    """Place a unit, and more after blitz units; then draw one. Unable to place: lost."""
    offer_placements(war, side, NOTHING)
    if war.offered == 0:
        lose(war, side)
        return
    again = True
    while again:
        again = place_chosen(war, side, choose_placement(war, side))
    if not is_decided(war) and not war.last_turn:
        draw_unit(war, side)
    next_turn(war, side)


def place_chosen(war: War, side: int, chosen: int) -> bool:
    """Place what was chosen, or end the turn.

    After a blitz unit: one more placement in the same theatre is offered, if any fits; whether
    there is anything to choose from.
    """
    unit = war.offered_unit[chosen]
    if unit == NOTHING:
        return False
    theatre = place(war, side, slot_of(war, side, unit), war.offer[chosen])
    if theatre == NOTHING:
        return False
    offer_placements(war, side, theatre)
    if war.offered == 0:
        return False
    war.offered_unit[war.offered] = NOTHING
    war.offered += 1
    return True

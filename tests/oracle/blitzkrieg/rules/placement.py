"""One placement from beginning to end.

The order: the unit is put down, its own ability, the space's effect, the marker moves (and a
nuclear bomb's backlash), closing and scoring.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.blitzkrieg.values.events import UnitPlaced, UnitTold
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.tables import UnitRow
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.bombing import bomb
from tests.oracle.blitzkrieg.rules.campaigns import close
from tests.oracle.blitzkrieg.rules.decider import Decider
from tests.oracle.blitzkrieg.rules.effects import take_effect
from tests.oracle.blitzkrieg.rules.strength import as_unit, strength
from tests.oracle.blitzkrieg.rules.tracks import advance, push
from tests.oracle.blitzkrieg.rules.victory import is_decided

STRENGTH = "strength"
BACKLASH = "nuclear-backlash"


@cite("BLZ-B-1", "QB-22", "order-of-a-turn")
def place(
    play: BlitzkriegPlay,
    side: int,
    unit: str,
    space: int,
    bot: Decider | None = None,
    slot: int = -1,
) -> Procedure[int | None]:
    """Place a unit of the reserve and resolve everything that follows, up to the scoring.

    ``slot`` says which of several equal tokens of the bot's row goes.
    Returns the theatre in which a blitz unit allows another placement, ``None`` if there is no
    such follow-up. Whether the theatre is still open and anything fits is the caller's to see.
    """
    setting = play.setting
    row: UnitRow = as_unit(setting, play.state, side, unit)
    steps = strength(setting, play.state, side, unit, space)
    theatre: int = lookup_of(setting).theatre_of[space]
    copied = row.id if lookup_of(setting).rows[unit].spy else ""
    if unit not in play.state.reserves[side]:
        play.emit(UnitTold(side, unit))
    play.emit(UnitPlaced(side, unit, space, copied, slot))
    if row.bomber:
        yield from bomb(play, side)
    if not lookup_of(setting).effect_first:
        advance(play, theatre, side, steps, STRENGTH)
    if takes_effect(setting, row):
        yield from take_effect(play, side, setting.board.spaces[space], bot)
    if lookup_of(setting).effect_first:
        advance(play, theatre, side, steps, STRENGTH)
    if row.nuclear:
        backlash(play, side, theatre)
    yield from close(play, side, theatre, bot)
    return theatre if row.blitz and not is_decided(play) else None


@cite("task-force-effect")
def takes_effect(setting: Setting, row: UnitRow) -> bool:
    """Whether the space's effect is carried out: not under a task force."""
    return not (row.task_force and lookup_of(setting).task_force_skips)


@cite("nuclear-backlash")
def backlash(play: BlitzkriegPlay, side: int, theatre: int) -> None:
    """In every other open theatre the marker moves towards the opponent."""
    steps = lookup_of(play.setting).backlash
    if not steps:
        return
    for t, campaign in enumerate(play.state.campaigns):
        if campaign >= 0 and t != theatre:
            push(play, t, 1 - side, steps, BACKLASH)

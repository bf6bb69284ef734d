"""Set-up: units, stratagems, and the bot's head start."""

from __future__ import annotations

from opfor.core.asking import roll
from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.blitzkrieg.rules.decider import choose
from opfor.games.blitzkrieg.rules.draws import draw_unit
from opfor.games.blitzkrieg.rules.effects import score
from opfor.games.blitzkrieg.rules.nippon import starting_campaigns
from opfor.games.blitzkrieg.rules.offers import clear_offers, offer
from opfor.games.blitzkrieg.rules.tracks import head_start
from opfor.games.blitzkrieg.values.events import GameSetUp, StratagemsPrepared
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    DICE,
    NOBODY,
    NOTHING,
    STEAMROLL,
    By,
    For,
    Stream,
    To,
    When,
)
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import NOT_OPENED, STRATAGEMS, State


def new(setting: Setting) -> State:
    """The empty board: markers on their centres, everything in its bag, all stratagems cupped."""
    board = setting.board
    cup = STRATAGEMS if setting.bot is not None and setting.options.stratagems else ()
    return State(
        tracks=(0,) * len(board.theatres),
        campaigns=tuple(0 if t.open_at_start else NOT_OPENED for t in board.theatres),
        placed=(None,) * len(board.spaces),
        bags=setting.units.bags,
        pile=setting.units.pile,
        cup=tuple(cup),
    )


@cite("BLZ-S-1", "BLZ-S-2", "BLZ-N-1", "QB-12")
def set_up(war: War) -> None:
    """Draw the first units, prepare the bot, help it on the tracks; then the first turn.

    Alone, three units for the person, five in a row for the bot in the order they are drawn.
    """
    war.mover = 0
    if war.bot == NOBODY:
        first_units(war, 0, war.reserve_at_start)
        first_units(war, 1, war.reserve_at_start)
    else:
        first_units(war, 1, war.reserve_at_start)
        first_units(war, 0, war.row_at_start)
        if war.stratagems:
            prepare_stratagems(war)
        difficulty(war)
        extras(war)
        war.mover = war.bot if war.bot_begins else 1 - war.bot
    handicap(war)
    war.stage = When.TURN
    war.turn = 1
    tell(war, GameSetUp, war.mover)


def first_units(war: War, side: int, count: int) -> None:
    for number in range(count):
        draw_unit(war, side, For.THE_START + number)


@cite("BLZ-S-3")
def prepare_stratagems(war: War) -> None:
    """All stratagems but Steamroll go into the cup; Steamroll lies out as the previous one."""
    war.cup[STEAMROLL] = 0
    war.cupped -= 1
    war.stratagem = STEAMROLL
    tell(war, StratagemsPrepared)


@cite("BLZ-S-5", "BLZ-S-6", "QB-11")
def difficulty(war: War) -> None:
    """As often as the difficulty says, a track moves towards the bot; repeats add up.

    Nippon picks different starting campaigns at random instead of rolling for a region.
    """
    if war.opens_by_choice:
        starting_campaigns(war)
        return
    for _ in range(war.head_start_picks):
        head_start(war, region(war), war.head_start_steps, By.HEAD_START)


@cite("BLZ-S-4")
def region(war: War) -> int:
    """A die names the theatre in board order; a number beyond the last is the person's choice."""
    rolled = roll(war, Stream.DIE, DICE, For.A_REGION, war.bot)
    if rolled < war.theatres:
        return rolled
    clear_offers(war)
    for theatre in range(war.theatres):
        offer(war, NOTHING, theatre)
    return choose(war, 1, To.HELP).place


def handicap(war: War) -> None:
    """Of unequal strength: points for the second side (alone, the person's), or for the first."""
    if war.handicap > 0:
        score(war, 1, war.handicap, By.HEAD_START)
    if war.handicap < 0:
        score(war, 0, -war.handicap, By.HEAD_START)


@cite("BLZ-S-7", "BLZ-S-8", "QB-17")
def extras(war: War) -> None:
    """Harder still: victory points for the bot, progress on every track in play."""
    if war.extra_vp:
        score(war, 0, war.extra_vp, By.HEAD_START)
    for theatre in range(war.theatres):
        if war.campaign[theatre] != NOT_OPENED:
            head_start(war, theatre, war.extra_progress, By.EXTRA_PROGRESS)

"""Set-up: units, stratagems, and the bot's head start."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.games.blitzkrieg.values.actions import PickTheatre
from opfor.games.blitzkrieg.values.events import (
    GameSetUp,
    PointsScored,
    StratagemsPrepared,
)
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import NOT_OPENED, STEAMROLL, STRATAGEMS, State
from opfor.games.blitzkrieg.values.tables import HeadStart
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.draws import draw_unit
from tests.oracle.blitzkrieg.rules.nippon import starting_campaigns
from tests.oracle.blitzkrieg.rules.tracks import HEAD_START, head_start

EXTRA = "extra-progress"
STEPS_ALWAYS = 2
"""The head start in Nippon where it does not hang on the difficulty."""


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


@cite("BLZ-S-1", "BLZ-N-1", "QB-12")
def set_up(play: BlitzkriegPlay) -> Procedure[None]:
    """Draw the first units, prepare the bot, help it on the tracks; then the first turn."""
    setting: Setting = play.setting
    if setting.bot is None:
        for side in (0, 1):
            yield from _first_units(play, side, setting.constants.reserve)
        play.emit(GameSetUp(0))
        return
    yield from draw_for_solo(play)
    if setting.options.stratagems:
        prepare_stratagems(play)
    yield from difficulty(play)
    extras(play)
    first = setting.bot if setting.rulings.first_turn == "bot" else 1 - setting.bot
    play.emit(GameSetUp(first))


@cite("BLZ-S-2")
def draw_for_solo(play: BlitzkriegPlay) -> Procedure[None]:
    """Three units for the person, five in a row for the bot in the order they are drawn."""
    setting: Setting = play.setting
    yield from _first_units(play, 1, setting.constants.reserve)
    yield from _first_units(play, 0, setting.constants.row)


def _first_units(play: BlitzkriegPlay, side: int, count: int) -> Procedure[None]:
    owner = lookup_of(play.setting).owners[side]
    for number in range(1, count + 1):
        yield from draw_unit(play, side, f"{owner} unit {number} of {count} for the start")


@cite("BLZ-S-3")
def prepare_stratagems(play: BlitzkriegPlay) -> None:
    """All stratagems but Steamroll go into the cup; Steamroll lies out as the previous one."""
    cup = tuple(s for s in STRATAGEMS if s != STEAMROLL)
    play.emit(StratagemsPrepared(cup, STEAMROLL))


@cite("BLZ-S-5", "BLZ-S-6", "QB-11")
def difficulty(play: BlitzkriegPlay) -> Procedure[None]:
    """As often as the difficulty says, a track moves towards the bot; repeats add up.

    Nippon picks two different starting campaigns at random instead of rolling for a region.
    """
    setting: Setting = play.setting
    help_given: HeadStart = setting.constants.head_start[setting.options.difficulty]
    steps = help_given.steps
    if setting.board.opens_by_choice:
        if setting.rulings.nippon_head_start == "always-two":
            steps = STEPS_ALWAYS
        yield from starting_campaigns(play, help_given.picks, steps)
        return
    for _ in range(help_given.picks):
        theatre = yield from region(play)
        head_start(play, theatre, 0, steps, HEAD_START)


@cite("BLZ-S-4")
def region(play: BlitzkriegPlay) -> Procedure[int]:
    """A die names the theatre in board order; a number beyond the last is the person's choice."""
    board = play.setting.board.theatres
    theatres = range(len(board))
    faces = tuple([theatre.id for theatre in board] + ["choose"] * (6 - len(board)))
    why = "a region for the bot's head start"
    rolled = (yield Roll("die", 1, 6, why, "BLZ-S-4", faces))[0]
    if rolled - 1 in theatres:
        return int(rolled) - 1
    options = tuple(PickTheatre(t, "set-up") for t in theatres)
    question = "A 6: in which theatre does the bot get its head start?"
    answer: PickTheatre = yield Choose(play.setting.seats[1], question, options, rule="BLZ-S-4")
    return answer.theatre


@cite("BLZ-S-7", "BLZ-S-8", "QB-17")
def extras(play: BlitzkriegPlay) -> None:
    """Harder still: victory points for the bot, progress on every track in play."""
    options = play.setting.options
    if options.extra_vp:
        play.emit(PointsScored(0, options.extra_vp, HEAD_START))
    if options.extra_progress:
        for theatre, campaign in enumerate(play.state.campaigns):
            if campaign != NOT_OPENED:
                head_start(play, theatre, 0, options.extra_progress, EXTRA)

"""Closing campaigns and theatres, and what that scores.

A marker on its last step wins the theatre outright and comes before anything else: whatever was
not yet scored there goes to the winner. Otherwise a filled campaign is scored by the leader of
the track, by both on a tie, and the next campaign opens.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.blitzkrieg.values.actions import TakeEffect
from opfor.games.blitzkrieg.values.events import CampaignClosed, PointsScored, TheatreWon
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.decider import Decider
from tests.oracle.blitzkrieg.rules.effects import take_effect
from tests.oracle.blitzkrieg.rules.nippon import open_next
from tests.oracle.blitzkrieg.rules.tracks import leader

CAMPAIGN = "campaign"
TIED_CAMPAIGN = "tied-campaign"
SHIELD = "bonus-shield"
OUTRIGHT = "outright-win"
UNFINISHED = "unfinished-campaigns"

SILENT = ("none", "tactical-advantage")
"""Leftover effects that count for nothing after an outright win."""


def close(play: BlitzkriegPlay, mover: int, theatre: int, bot: Decider | None) -> Procedure[None]:
    """Close whatever the placement of ``mover`` in ``theatre`` brought to a close."""
    yield from _close_theatre(play, mover, theatre, bot)
    if not lookup_of(play.setting).stop_short:
        yield from _close_pushed(play, mover, bot)


def _close_theatre(
    play: BlitzkriegPlay, mover: int, theatre: int, bot: Decider | None
) -> Procedure[None]:
    """Score the theatre until its open campaign (if any) has an empty space."""
    while (campaign := play.state.campaigns[theatre]) >= 0:
        state, look = play.state, lookup_of(play.setting)
        if abs(state.tracks[theatre]) >= look.steps[theatre]:
            yield from win_outright(play, mover, theatre, bot)
            return
        placed = state.placed
        for s in look.spaces[theatre][campaign]:
            if placed[s] is None:
                return
        yield from close_campaign(play, mover, theatre)


@cite("pushed-marker")
def _close_pushed(play: BlitzkriegPlay, mover: int, bot: Decider | None) -> Procedure[None]:
    """Where effects may push a marker onto its last step: win those theatres too."""
    steps = lookup_of(play.setting).steps
    again = True
    while again:
        again = False
        for t, campaign in enumerate(play.state.campaigns):
            if campaign >= 0 and abs(play.state.tracks[t]) >= steps[t]:
                yield from win_outright(play, mover, t, bot)
                again = True


def close_campaign(play: BlitzkriegPlay, mover: int, theatre: int) -> Procedure[None]:
    """The leader scores the campaign and a bonus by the shields he has passed; a tie scores both.

    The marker stays where it is; the next campaign opens, or the theatre is closed.
    """
    state = play.state
    row = play.setting.board.theatres[theatre]
    number = state.campaigns[theatre]
    following = number + 1 if number + 1 < len(row.campaigns) else CLOSED
    winner = leader(state.tracks[theatre])
    points = row.campaigns[number].vp
    play.emit(CampaignClosed(theatre, following, winner))
    if winner is None:
        play.emit(PointsScored(0, points, TIED_CAMPAIGN))
        play.emit(PointsScored(1, points, TIED_CAMPAIGN))
    else:
        play.emit(PointsScored(winner, points, CAMPAIGN))
        bonus = shield_bonus(play, theatre)
        if bonus:
            play.emit(PointsScored(winner, bonus, SHIELD))
    if following == CLOSED:
        yield from open_next(play, mover, winner)


def shield_bonus(play: BlitzkriegPlay, theatre: int) -> int:
    """One bonus, not both: that of the farthest shield the marker is at or past."""
    lead = abs(play.state.tracks[theatre])
    first, second = play.setting.board.theatres[theatre].shields
    bonus: tuple[int, int] = play.setting.constants.shield_bonus
    if lead >= second:
        return bonus[1]
    return bonus[0] if lead >= first else 0


@cite("outright-win-bonus")
def win_outright(
    play: BlitzkriegPlay, mover: int, theatre: int, bot: Decider | None
) -> Procedure[None]:
    """The theatre closes at once.

    The winner scores every campaign not yet scored at its printed value and a bonus, then takes
    the effects of the empty spaces in the order he likes.
    """
    state, look = play.state, lookup_of(play.setting)
    row = play.setting.board.theatres[theatre]
    side = 0 if state.tracks[theatre] > 0 else 1
    unscored = row.campaigns[state.campaigns[theatre] :]
    spaces = tuple(s for c in unscored for s in c.spaces if state.placed[s] is None)
    play.emit(TheatreWon(theatre, side))
    play.emit(PointsScored(side, sum(c.vp for c in unscored), UNFINISHED))
    if look.outright_bonus:
        play.emit(PointsScored(side, look.outright_bonus, OUTRIGHT))
    yield from _leftovers(play, side, spaces, bot)
    yield from open_next(play, mover, side)


def _leftovers(
    play: BlitzkriegPlay, side: int, spaces: tuple[int, ...], bot: Decider | None
) -> Procedure[None]:
    """The effects of the spaces nobody filled; blanks and tactical advantages count for nothing."""
    board = play.setting.board.spaces
    left = tuple(s for s in spaces if board[s].effect not in SILENT)
    while left:
        space = yield from _next_leftover(play, side, left, bot)
        left = tuple(s for s in left if s != space)
        yield from take_effect(play, side, board[space], bot)


def _next_leftover(
    play: BlitzkriegPlay, side: int, left: tuple[int, ...], bot: Decider | None
) -> Procedure[int]:
    """A person is asked only if the order can matter; the bot has its own order."""
    look = lookup_of(play.setting)
    if side == look.bot and bot is not None:
        return (yield from bot.leftover_effect(play, side, left))
    board = play.setting.board.spaces
    kinds = {(board[s].effect, board[s].amount): s for s in reversed(left)}
    if len(kinds) == 1:
        return left[0]
    options = tuple(TakeEffect(s) for s in sorted(kinds.values()))
    question = "Which effect of the theatre you won do you take next?"
    answer: TakeEffect = yield Choose(look.seats[side], question, options)
    return answer.space

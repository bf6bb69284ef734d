"""What the bot will do next, as an exact distribution: every stratagem of the cup, every die."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.cascade import narrowed_by
from opfor.core.errors import OpforError
from opfor.core.game import Intended, intended
from opfor.core.odds import outcomes
from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Draw, Request
from opfor.games.blitzkrieg.values.actions import EndTurn, Place
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.bot.choices import BOT_CHOICES
from tests.oracle.blitzkrieg.bot.stratagems import has_drawn, in_force
from tests.oracle.blitzkrieg.bot.survey import BOT, PLAYER, Survey
from tests.oracle.blitzkrieg.bot.unit import THE_DIE, UNIT, is_drawn_evenly, slot_rolled
from tests.oracle.blitzkrieg.course.bot_turn import decide_space
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.placement import place
from tests.oracle.blitzkrieg.rules.victory import next_turn


class Odds(Struct):
    """How likely one placement is, and the stratagems that lead to it."""

    share: Fraction = Fraction(0)
    because: list[str] = []


Reply = tuple[int, int]
"""A placement of the bot: space on the board, slot in the row."""


def after_action(setting: Setting, state: State, action: Any) -> State | None:
    """The state the bot will face; ``None`` if the game is over before its turn.

    What the placement leaves to the person is answered as intended, else by the first option
    offered; a blitz follow-up is declined, and the person's draws are fixed: the bot never looks
    at them.
    """
    meant = intended(action)
    action = meant.action
    if action is not None and not isinstance(action, Place | EndTurn):
        raise OpforError("a forecast looks at placements: name a unit and a space")
    if action is None:
        return state if state.stage == "turn" and not _is_last(setting, state) else None
    play = apart(apply, setting, state)
    if isinstance(action, Place):
        drive(place(play, PLAYER, action.unit, action.space, BOT_CHOICES), _Person(meant))
    next_turn(play, PLAYER)
    return play.state if play.state.stage == "turn" else None


def _is_last(setting: Setting, state: State) -> bool:
    """Whether the turn under way is the last, as the points stand now."""
    end = lookup_of(setting).end_points
    reached = state.last_turn or state.vp[BOT] >= end
    return state.vp[PLAYER] >= end or (state.mover == PLAYER and reached)


class _Person:
    """Answers as the person intends to; a draw of theirs cannot matter to the bot."""

    def __init__(self, meant: Intended) -> None:
        self._meant, self._given = meant, 0

    def __call__(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            answer, self._given = self._meant.answer_to(request, self._given)
            return answer
        return _drawn(request)


def _drawn(request: Request) -> Answer:
    if isinstance(request, Draw):
        return request.pool[0]
    raise OpforError(f"{type(request).__name__} is not asked during a person's placement")


def replies(setting: Setting, state: State) -> dict[Reply, Odds]:
    """Every placement the bot may decide on, with exact shares that add up to one.

    The procedure runs once for each stratagem; the die is spread over the units it leaves.
    """
    found: defaultdict[Reply, Odds] = defaultdict(Odds)
    for stratagem, share in _stratagems(setting, state):
        now = replace(state, in_force=in_force(stratagem, state.in_force))
        play, survey = apart(apply, setting, now), Survey(setting, now)
        for slot, part in _units(survey, _units_left(play, survey)):
            odds = found[survey.space, slot]
            odds.share += share * part
            if stratagem is not None and stratagem not in odds.because:
                odds.because.append(stratagem)
    return dict(found)


def _units_left(play: BlitzkriegPlay, survey: Survey) -> Sequence[int]:
    """Theatre and space settled, the units left when every rule but the die has been applied."""
    for request in decide_space(play, survey):
        raise AssertionError(f"{request}: chance has no part in theatre and space")
    return narrowed_by(play, UNIT, survey, survey.slots).survivors


def _stratagems(setting: Setting, state: State) -> list[tuple[str | None, Fraction]]:
    """What may come out of the cup; nothing in a learning game.

    In a bot's turn that is under way the stratagem lies out already.
    """
    if not setting.options.stratagems:
        return [(None, Fraction(1))]
    if has_drawn(state) or not state.cup:
        return [(state.stratagem, Fraction(1))]
    return outcomes(Draw("cup", state.cup, ""))


def _units(survey: Survey, left: Sequence[int]) -> list[tuple[int, Fraction]]:
    """The units the die (or, by ruling, an even draw) may pick."""
    if len(left) == 1 or is_drawn_evenly(survey, left):
        return [(slot, Fraction(1, len(left))) for slot in left]
    return [(slot_rolled(left, rolled), share) for (rolled,), share in outcomes(THE_DIE)]

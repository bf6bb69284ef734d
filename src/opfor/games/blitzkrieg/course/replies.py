"""What the bot will do next, as an exact distribution: every stratagem of the cup, every die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.core.game import Intended, intended
from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Draw, Request
from opfor.games.blitzkrieg.course.forecast import drawable
from opfor.games.blitzkrieg.course.rooms import carry_out, rooms_of
from opfor.games.blitzkrieg.values.actions import EndTurn, Place
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOTHING, SHARES
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.seats import BOT, PLAYER
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State


class Odds(Struct):
    """How likely one placement is, and the stratagems that lead to it."""

    share: Fraction
    because: list[str]


Reply = tuple[int, int]
"""A placement of the bot: space on the board, slot in the row."""


def replies(setting: Setting, state: State) -> dict[Reply, Odds]:
    """Every placement the bot may decide on, with exact shares that add up to one."""
    rooms = rooms_of(setting)
    war = rooms.memory
    rooms.lay(state)
    rooms.module.find_replies(war)
    of = SHARES * max(drawable(war), 1)
    count = war.replies
    rows = zip(war.reply_space, war.reply_slot, war.reply_share, war.reply_because, strict=True)
    return {
        (space, slot): Odds(Fraction(share, of), _named(because))
        for (space, slot, share, because), _ in zip(rows, range(count), strict=False)
    }


def _named(because: int) -> list[str]:
    return [name for number, name in enumerate(STRATAGEMS) if because >> number & 1]


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
    unit, space = NOTHING, 0
    if isinstance(action, Place):
        unit, space = names_of(setting).number[action.unit], action.space
    play = apart(apply, setting, state)
    drive(carry_out(play, "place_and_hand_over", PLAYER, unit, space), _Person(meant))
    return play.state if play.state.stage == "turn" else None


def _is_last(setting: Setting, state: State) -> bool:
    """Whether the turn under way is the last, as the points stand now."""
    end = setting.constants.end_points
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
        if isinstance(request, Draw):
            return request.pool[0]
        raise OpforError(f"{type(request).__name__} is not asked during a person's placement")


def worth_of_reply(setting: Setting, view: State, side: int, option: Any) -> float:
    """What the bot's reply to an option is worth to it on average; nothing if none comes."""
    rooms = rooms_of(setting)
    rooms.lay(view)
    unit, space = NOTHING, 0
    if isinstance(option, Place):
        unit, space = names_of(setting).number[option.unit], option.space
    return float(rooms.module.reply_worth(rooms.memory, side, unit, space))

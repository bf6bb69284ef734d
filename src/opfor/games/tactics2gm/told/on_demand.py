"""What the game offers beyond a turn at the table, loaded when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from opfor.core.foresight import at_random
from opfor.core.form import Form
from opfor.core.game import Forecast, Game, Player, Positions, Situation
from opfor.core.later import LaterMapping, LaterSequence
from opfor.core.question import Question
from opfor.core.requests import Answer, Choose, Request
from opfor.core.sheet import Sheet, SheetWish
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def _questions() -> Sequence[Question[Any, Any]]:
    from opfor.games.tactics2gm.bot.questions import QUESTIONS

    return QUESTIONS


QUESTIONS = LaterSequence(_questions)


def _baseline() -> Player:
    from opfor.games.tactics2gm.course.players import baseline_player

    return baseline_player


PLAYERS: Mapping[str, Player] = LaterMapping({"random": lambda: at_random, "baseline": _baseline})


def _command(name: str) -> Callable[[Sequence[str]], int]:
    from opfor.games.tactics2gm.told.commands import COMMANDS

    return COMMANDS[name]


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = LaterMapping(
    {name: partial(_command, name) for name in ("cards", "deck")}
)


def forecast(game: Game[State], setting: Setting, state: State, action: Any) -> Sequence[Forecast]:
    """The AI's next stance with its exact chance."""
    from opfor.games.tactics2gm.course.forecast import forecast

    return forecast(game, setting, state, action)


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """Why something that was typed is not offered."""
    from opfor.games.tactics2gm.told.refusals import refused

    return refused(setting, state, request, text)


def forms() -> Sequence[Form]:
    """What an owner can enter."""
    from opfor.games.tactics2gm.told.forms import FORMS

    return FORMS


def positions(game: Callable[[], Game[State]]) -> Positions[State]:
    """The three doors to positions; the game is asked for when it is there to play with."""

    def decide(
        rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
    ) -> Situation:
        from opfor.games.tactics2gm.told.positions.files import decide

        return decide(game(), rulings, raw, chance)

    return Positions(_read, _write, decide)


def _read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    from opfor.games.tactics2gm.told.positions.files import read

    return read(rulings, raw)


def _write(setting: Setting, state: State) -> dict[str, Any]:
    from opfor.games.tactics2gm.told.positions.files import write

    return write(setting, state)


def sheet(wish: SheetWish) -> Sheet:
    """A scenario, or all there is, to play from on paper."""
    from opfor.games.tactics2gm.told.sheet import sheet

    return sheet(wish)

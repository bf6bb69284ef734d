"""What the game offers beyond a turn at the table, loaded when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from opfor.core.declared import declared
from opfor.core.drawing import Drawing
from opfor.core.foresight import at_random
from opfor.core.form import Form
from opfor.core.game import Forecast, Player, Positions, Situation
from opfor.core.later import LaterMapping, LaterSequence
from opfor.core.mission_card import MissionCard
from opfor.core.question import Question
from opfor.core.requests import Answer, Choose, Request
from opfor.core.sheet import Sheet, SheetWish
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Options, Setting
from opfor.games.tactics2gm.values.state import State


def _questions() -> Sequence[Question[Any, Any]]:
    from opfor.games.tactics2gm.bot.questions import QUESTIONS

    return QUESTIONS


QUESTIONS = LaterSequence(_questions)


def _baseline() -> Player:
    from opfor.games.tactics2gm.course.seats import baseline_player

    return baseline_player


PLAYERS: Mapping[str, Player] = LaterMapping({"random": lambda: at_random, "baseline": _baseline})


def _strategy(name: str) -> Player:
    from opfor.games.tactics2gm.course.seats import STRATEGIES

    return STRATEGIES[name]


STRATEGIES: Mapping[str, Player] = LaterMapping(
    {name: partial(_strategy, name) for name in ("pass", "stand-still", "never-enter", "rush")}
)


def _command(name: str) -> Callable[[Sequence[str]], int]:
    from opfor.games.tactics2gm.told.commands import COMMANDS

    return COMMANDS[name]


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = LaterMapping(
    {name: partial(_command, name) for name in ("cards", "deck")}
)


def forecast(setting: Setting, state: State, action: Any) -> Sequence[Forecast]:
    """The AI's next stance with its exact chance."""
    from opfor.games.tactics2gm.course.forecast import forecast

    return [forecast_told(each) for each in forecast(setting, state, action)]


def forecast_told(found: Forecast) -> Forecast:
    """A forecast in the language in force: its parts are declared in English."""
    words = declared(FOLDER)

    def said(text: str, parted: str) -> str:
        return parted.join(map(words, text.split(parted)))

    because = tuple(said(why, ": ") for why in found.because)
    brings = said(found.consequence, "; ")
    return replace(found, label=words(found.label), because=because, consequence=brings)


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """Why something that was typed is not offered."""
    from opfor.games.tactics2gm.told.refusals import refused

    return refused(setting, state, request, text)


def forms() -> Sequence[Form]:
    """What an owner can enter."""
    from opfor.games.tactics2gm.told.forms import FORMS

    return FORMS


def _decide(
    rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
) -> Situation:
    from opfor.games.tactics2gm.told.positions.files import decide

    return decide(rulings, raw, chance)


def _read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    from opfor.games.tactics2gm.told.positions.files import read

    return read(rulings, raw)


def _write(setting: Setting, state: State) -> dict[str, Any]:
    from opfor.games.tactics2gm.told.positions.files import write

    return write(setting, state)


POSITIONS: Positions[State] = Positions(_read, _write, _decide)
"""The three doors to positions."""


def sheet(wish: SheetWish) -> Sheet:
    """A scenario, or all there is, to play from on paper."""
    from opfor.games.tactics2gm.told.sheet import sheet

    return sheet(wish)


def missions(names: Sequence[str]) -> Sequence[MissionCard]:
    """Cards of the missions so named, of all where none is."""
    from opfor.games.tactics2gm.told.mission_cards import mission_cards

    return mission_cards(names)


def levels(options: Options) -> Mapping[str, Mapping[str, Any]]:
    """What each level sets in the mode that is played."""
    from opfor.kit.modes import levels_of, modes_in

    return levels_of(modes_in(FOLDER), options)


def drawn_up() -> Drawing:
    """What is known of a scenario's file while somebody writes it."""
    from opfor.games.tactics2gm.told.drawn.file import DRAWING

    return DRAWING

"""What the game offers beyond a turn at the table, loaded when somebody first asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.core.declared import declared
from opfor.core.drawing import Drawing
from opfor.core.foresight import at_random
from opfor.core.form import Form
from opfor.core.game import Forecast, Player, Positions, Situation
from opfor.core.later import LaterMapping
from opfor.core.leading import Account
from opfor.core.mission_card import MissionCard
from opfor.core.requests import Answer, Choose, Request
from opfor.core.sheet import Sheet, SheetWish
from opfor.core.story import Story
from opfor.games.coh.told.questions import QUESTIONS as QUESTIONS
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


def _seated() -> Any:
    """Who may sit in a seat; players answer over numbers."""
    return import_module("opfor.fast.coh.course.seats")


def _strategy(name: str) -> Player:
    player: Player = _seated().STRATEGIES[name]
    return player


PLAYERS: Mapping[str, Player] = LaterMapping(
    {"random": lambda: at_random, "baseline": lambda: _seated().baseline_player}
)
STRATEGIES: Mapping[str, Player] = LaterMapping(
    {name: partial(_strategy, name) for name in ("pass", "stand-still", "never-enter", "rush")}
)


def _command(name: str) -> Callable[[Sequence[str]], int]:
    from opfor.games.coh.told.commands import COMMANDS

    return COMMANDS[name]


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = LaterMapping(
    {name: partial(_command, name) for name in ("sight", "missions", "orders")}
)


def offered() -> Sequence[tuple[str, str]]:
    """The missions that come with the game."""
    from opfor.games.coh.told.commands import offered

    return offered()


def forecast(setting: Setting, state: State, action: Any = None) -> Sequence[Forecast]:
    """Exact odds of the AI's next act, in the language in force."""
    from opfor.games.coh.course.forecast import forecast

    words = declared(FOLDER)
    return [
        replace(
            each,
            label=words(each.label),
            because=tuple(map(words, each.because)),
            consequence=words(each.consequence),
        )
        for each in forecast(setting, state, action)
    ]


def adjust(setting: Setting, state: State, text: str) -> Any:
    """The event that a correction amounts to."""
    from opfor.games.coh.told.corrections import adjust

    return adjust(setting, state, text)


def renewed(event: dict[str, Any]) -> dict[str, Any]:
    """An event of an old save as it would be written today."""
    from opfor.games.coh.values.old_events import renewed

    return renewed(event)


def sheet(wish: SheetWish) -> Sheet:
    """A mission, or all there is, to play from on paper."""
    from opfor.games.coh.told.sheet import sheet

    return sheet(wish)


def sheet_names() -> Sequence[str]:
    """The missions that come with the game, or with an owner's packs."""
    from opfor.cardboard.coh.missions.mission import mission_ids
    from opfor.cardboard.coh.missions.solo_mission import solo_mission_ids

    return (*solo_mission_ids(), *mission_ids())


def refused(setting: Setting, state: State, request: Choose, text: str) -> str:
    """Why something that was typed is not offered."""
    from opfor.games.coh.told.refusals import refused

    return refused(setting, state, request, text)


def forms() -> Sequence[Form]:
    """What an owner can enter."""
    from opfor.games.coh.told.forms import FORMS

    return FORMS


def read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    """A position file read."""
    from opfor.games.coh.told.positions.files import read

    return read(rulings, raw)


def write(setting: Setting, state: State) -> dict[str, Any]:
    """A state as a position file."""
    from opfor.games.coh.told.positions.files import write

    return write(setting, state)


def decide(
    rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
) -> Situation:
    """A position file decided."""
    from opfor.games.coh.told.positions.files import decide

    return decide(rulings, raw, chance)


def joined(setting: Setting, raw: bytes) -> State:
    """A mission taken up as a position has it."""
    from opfor.games.coh.told.positions.taken_up import joined

    return joined(setting, raw)


POSITIONS: Positions[State] = Positions(read, write, decide, joined)


def missions(names: Sequence[str]) -> Sequence[MissionCard]:
    """Cards of the missions so named, of all where none is."""
    from opfor.games.coh.told.mission_cards import mission_cards

    return mission_cards(names)


def drawn_up() -> Drawing:
    """What is known of a mission's file while somebody writes it."""
    from opfor.games.coh.told.drawn import DRAWING

    return DRAWING


def story(setting: Setting, log: Sequence[Any]) -> Story:
    """What happened in a finished game."""
    from opfor.games.coh.course.story import story

    return story(setting, log)


def account(setting: Setting, state: State) -> Account:
    """How the mission stands, for a campaign."""
    from opfor.games.coh.course.account import account

    return account(setting, state)

"""The game's language."""

from __future__ import annotations

from typing import Any

from opfor.app.new_game.sticks.values.options import SEATS, Setting
from opfor.app.new_game.sticks.values.state import Begun, Event, State, Taken
from opfor.core.game import Words
from opfor.kit.picture import Picture
from opfor.kit.scene import laid


def sticks(count: int) -> str:
    return "1 stick" if count == 1 else f"{count} sticks"


def event(_setting: Setting, _state: State, happened: Event) -> str:
    match happened:
        case Begun(side):
            return f"The {SEATS[side]} begins."
        case Taken(side, count):
            return f"The {SEATS[side]} takes {sticks(count)}."


def board(_setting: Setting, state: State, _seat: str) -> str:
    first, second = state.taken
    return f"{sticks(state.heap)} on the heap; bot {first}, player {second}"


def scene(setting: Setting, state: State, seat: str) -> Any:
    return Picture("Sticks", board(setting, state, seat), laid(120, 20, ""))


WORDS: Words[State] = Words(
    action=lambda _setting, _state, action: f"take {sticks(action.count)}",
    action_key=lambda _setting, _state, action: str(action.count),
    event=event,
    instruct=lambda setting, state, happened: event(setting, state, happened),
    board=board,
    scene=scene,
    candidate=lambda _setting, _decision, name: sticks(int(name)),
)

"""Dials of a mission: every number a designer may turn, one up and one down, and every entry of a
list of numbers (units, cards) that may be left out.

They are found in the game's options and in the mission's file; nothing here knows a game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from opfor.app.own_content import with_fitting_packs
from opfor.app.registry import listings, load_game
from opfor.app.setting_up import prepared
from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.links import MISSION
from opfor.lab.axes import set_on
from opfor.lab.experiment import Part

FIRST = ("mission", "scenario")
"""What the option with the mission is called."""


class Mission(Struct, frozen=True):
    """A mission: its game, the options that choose it, and its file if it has one."""

    game: str
    options: dict[str, Any]
    file: Path | None = None


class Dial(Struct, frozen=True):
    """A number or list that can be set: ``axis`` and ``value`` as in an experiment's axes. Where a
    game says in its own words what is turned, ``turn`` is that, and ``inside`` what stands at the
    axis now: the value goes into it, because a file need not say what is usual."""

    name: str
    axis: str
    value: Any
    now: Any
    turn: Turn | None = None
    inside: Any = None

    @property
    def is_number(self) -> bool:
        return isinstance(self.value, int)

    def part(self, base: Part) -> Part:
        part = set_on(base, self.axis, self._whole())
        return Part(
            name=self.name,
            options=part.options,
            constants=part.constants,
            players=part.players,
            packs=part.packs,
        )

    def _whole(self) -> Any:
        if self.turn is None:
            return self.value
        return put_into(self.inside, self.turn.path[-1], self.value)


def put_into(entry: Any, key: str | int, value: Any) -> Any:
    """A table or list with another value under a key; without it where there is none."""
    if isinstance(entry, list):
        assert isinstance(key, int)
        return entry[:key] + ([] if value is None else [value]) + entry[key + 1 :]
    kept = {name: each for name, each in entry.items() if name != key}
    return kept if value is None else kept | {key: value}


def find_mission(name: str, packs: Sequence[str] = ()) -> Mission:
    """A mission by its id or file, or a whole game by its id; one of an owner's packs has no file
    whose numbers could be turned."""
    if name in listings():
        return Mission(name, {})
    if name.startswith(MISSION):
        return _linked(name)
    path, refused = Path(name), ""
    for game_id in listings():
        game = with_fitting_packs(load_game(game_id), packs)
        is_own = any(f"{name}.toml" in pack.files for pack in game.owned.packs)
        own = sorted(game.folder.glob(f"packs/*/{name}.toml")) if not path.suffix else []
        file = path if path.is_file() else next(iter(own), None)
        for option in _missions_of(game) if file is not None or is_own else ():
            try:
                prepared(game, {option: name}, {})
                return Mission(game_id, {option: name}, file)
            except OpforError as error:
                refused = str(error)
    if refused:
        raise OpforError(f"mission {name!r}: {refused}")
    raise OpforError(f"mission {name!r}: no game knows it; give its id, its file, or a game's id")


def _linked(name: str) -> Mission:
    """The mission that a link holds."""
    refused: OpforError | None = None
    for game_id in listings():
        game = load_game(game_id)
        if game.drawing is not None:
            try:
                prepared(game, {game.drawing.option: name}, {})
                return Mission(game_id, {game.drawing.option: name})
            except OpforError as error:
                refused = error
    raise refused or OpforError("no game here has missions of its own")


def _missions_of(game: Game[Any]) -> list[str]:
    """The options that name a mission, or whatever is drawn up."""
    named = {*FIRST, game.drawing.option} if game.drawing is not None else FIRST
    return [field.name for field in fields(game.options) if field.name in named]


def dials(mission: Mission, options: Mapping[str, Any]) -> list[Dial]:
    """All dials, each one step from where it stands; some may turn out not to be playable."""
    game = load_game(mission.game)
    found = list(_option_dials(game, options))
    if mission.file is None:
        return found
    raw = tomllib.loads(mission.file.read_text(encoding="utf-8"))
    axis = f"constant.{mission.file.parent.name}/{mission.file.stem}:"
    if game.drawing is None:
        return [*found, *_walk(raw, axis, "")]
    beside = [dial for dial in found if dial.axis.partition(".")[2] in game.drawing.dials]
    return [*beside, *(_turn_dial(raw, axis, turn) for turn in game.drawing.turns(raw, 1))]


def _turn_dial(raw: Mapping[str, Any], axis: str, turn: Turn) -> Dial:
    """A turn in the mission's words. What is at the top of the file stands there already."""
    if len(turn.path) == 1 and turn.path[0] in raw:
        return Dial(turn.words, f"{axis}{turn.path[0]}", turn.value, raw[str(turn.path[0])], None)
    at: Any = raw
    for step in turn.path[:-1]:
        at = at[step]
    where = axis + ".".join(map(str, turn.path[:-1]))
    now = at if turn.number is None else turn.number - turn.step
    return Dial(turn.words, where, turn.value, now, turn, at)


def turn_to(mission: Mission, dial: Dial, value: int) -> Turn | None:
    """A dial of the mission's own words turned until it stands at a value."""
    game = load_game(mission.game)
    if dial.turn is None or game.drawing is None or mission.file is None:
        return None
    raw = tomllib.loads(mission.file.read_text(encoding="utf-8"))
    found = game.drawing.turns(raw, abs(value - int(dial.now)))
    same = [turn for turn in found if turn.dial == dial.turn.dial and turn.value == value]
    return same[0] if same else None


def _option_dials(game: Game[Any], options: Mapping[str, Any]) -> Iterator[Dial]:
    for field in fields(game.options):
        now = options.get(field.name, field.default)
        if type(now) is int:
            for value in (now - 1, now + 1):
                yield Dial(f"{field.name} {value}", f"option.{field.name}", value, now)


def _walk(value: Any, axis: str, name: str) -> Iterator[Dial]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _walk(inside, _joined(axis, key), f"{name}.{key}" if name else key)
    elif isinstance(value, list) and value and all(type(each) is int for each in value):
        for at, each in enumerate(value if len(value) > 1 else []):
            yield Dial(f"{name} without {each}", axis, value[:at] + value[at + 1 :], value)
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            called = _called(inside, at)
            if _holds_numbers(inside) and len(value) > 1:
                yield Dial(f"{name} without {called}", axis, value[:at] + value[at + 1 :], value)
            yield from _walk(inside, _joined(axis, str(at)), f"{name}.{called}")
    elif type(value) is int:
        for step in (-1, 1):
            yield Dial(f"{name} {value + step}", axis, value + step, value)


def _holds_numbers(entry: Any) -> bool:
    """Whether an entry is a force, a marker or the like, and not a whole side of them."""
    if not isinstance(entry, dict):
        return False
    lists = [each for each in entry.values() if isinstance(each, list) and each]
    counts = any(type(each) is int for each in entry.values())
    counts = counts or any(type(inside) is int for each in lists for inside in each)
    return counts and not any(isinstance(inside, dict) for each in lists for inside in each)


def _joined(axis: str, key: str) -> str:
    return f"{axis}{key}" if axis.endswith(":") else f"{axis}.{key}"


def _called(inside: Any, at: int) -> str:
    """An entry by what it says of itself, else by its number."""
    if isinstance(inside, dict):
        for key in ("id", "nation", "hex", "name"):
            if isinstance(inside.get(key), str):
                return str(inside[key])
    return str(at)

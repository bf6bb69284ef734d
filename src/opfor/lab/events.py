"""What the events of a game count: kinds, the content they name, the places they touch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from opfor.core.codec import to_plain
from opfor.core.deeds import Kept
from opfor.core.game import Game
from opfor.core.shown import Outline

NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,39}")
"""What the name of a card, a unit or a tile looks like; sentences do not."""
SIDES = ("side", "role", "player")
_DRAWN = Kept()


def kind(event: Any) -> str:
    return str(event.__struct_config__.tag)


def kinds(log: Sequence[Any]) -> dict[str, int]:
    """Events by kind."""
    return dict(Counter(map(kind, log)))


def contents(log: Sequence[Any]) -> dict[str, int]:
    """Every name that stands in an event, with the event, the field and whose it was:
    ``unit-placed.unit 0 army-1``."""
    return dict(Counter(name for event in log for name in content(event)))


def content(event: Any) -> Iterator[str]:
    """The same of one event."""
    plain = to_plain(event)
    side = next((str(plain[name]) for name in SIDES if isinstance(plain.get(name), int | str)), "-")
    for field, value in plain.items():
        if field not in ("type", *SIDES):
            for name in _names(value):
                yield f"{plain['type']}.{field} {side} {name}"


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if NAME.fullmatch(value):
            yield value
    elif isinstance(value, list):
        for each in value:
            yield from _names(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _names(each)


def places(game: Game[Any], setting: Any, log: Sequence[Any]) -> dict[str, int]:
    """How often events touch each place that the ground shows, by its ref; a piece counts for the
    place where it lies afterwards."""
    draw = game.shown.ground
    if draw is None:
        return {}
    outlines = _DRAWN.of(setting, lambda setting: draw(setting).outlines)
    drawn = {outline.ref for outline in outlines}
    seat = next(iter(game.seats(setting))).id
    found: Counter[str] = Counter()
    state = game.new(setting)
    for event in log:
        refs = game.shown.refs_of_event(setting, state, event)
        state = game.apply(state, event)
        touched = {ref for ref in refs if ref in drawn}
        if not touched and refs:
            pieces = game.shown.pieces(setting, state, seat)
            lying = [piece for piece in pieces if piece.ref in refs]
            touched = {_nearest(outlines, piece.x, piece.y) for piece in lying}
        found.update(touched)
    return dict(found)


def _nearest(outlines: Sequence[Outline], x: float, y: float) -> str:
    return min(outlines, key=lambda each: (each.x - x) ** 2 + (each.y - y) ** 2).ref

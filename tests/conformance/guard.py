"""A game whose words and drawings refuse to be shown anything a seat may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import fields, replace

from opfor.core.codec import encode
from opfor.core.game import Game
from opfor.core.trace import Decision


class Leaked(AssertionError):
    """A hidden value came where a seat could read it."""


def guarded(game: Game[Any], setting: Any, seat: str) -> Game[Any]:
    """The same game; whatever makes texts, refs or drawings checks first what it is given."""
    watch = _Watch(game, setting, seat)
    forecast = game.forecast
    return replace(
        game,
        words=_watched(game.words, watch),
        shown=_watched(game.shown, watch),
        forecast=None if forecast is None else watch.over(forecast),
    )


def _watched(holder: Any, watch: _Watch) -> Any:
    given = {each.name: getattr(holder, each.name) for each in fields(holder)}
    return replace(holder, **{name: watch.over(f) for name, f in given.items() if callable(f)})


class _Watch:
    def __init__(self, game: Game[Any], setting: Any, seat: str) -> None:
        self._game, self._setting, self._seat = game, setting, seat
        self._seen: list[Any] = []

    def over(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def checked(*given: Any) -> Any:
            for value in given[1:]:
                self._check(value)
            return function(*given)

        return checked

    def _check(self, value: Any) -> None:
        game, setting, seat = self._game, self._setting, self._seat
        if isinstance(value, game.state):
            if any(value is seen for seen in self._seen):
                return
            if encode(game.view(setting, value, seat)) != encode(value):
                raise Leaked(f"a state that {seat} may not see")
            self._seen = [value, *self._seen[:3]]
        elif isinstance(value, Decision):
            if game.shown.heard_decision(setting, value, seat) != value:
                raise Leaked(f"a decision that {seat} may not hear of: {value.question}")
        elif isinstance(value, game.events) and game.heard(setting, value, seat) != value:
            raise Leaked(f"an event that {seat} may not hear of: {value}")

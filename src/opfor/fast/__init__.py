"""Games over flat integers, compiled: the same games as the readable engine's, sooner.

The readable engine is the law. ``supports`` says what is covered; everything else is played by the
readable engine, and any game can be played again there by its seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opfor.core.columns import Columns, Totals, Uncovered, Watched
    from opfor.core.log_rows import Tongue
    from opfor.core.story import Story

BUILD = Path(__file__).parents[3] / "build_fast.py"
"""What compiles the engines."""


def supports(setting: Any, players: Mapping[str, Any]) -> bool:
    """Whether an engine over numbers plays this setting with these players (functions, by seat);
    where the rules stand twice, only a compiled one is worth its while."""
    return covers(setting, players) and (_is_one_source(setting) or is_compiled(setting))


def _is_one_source(setting: Any) -> bool:
    from opfor.fast.sources import ONE_SOURCE

    return getattr(_engine_of(setting), "GAME", "") in ONE_SOURCE


def covers(setting: Any, players: Mapping[str, Any]) -> bool:
    """Whether an engine plays this once it is compiled (``build_fast.py``)."""
    engine = _engine_of(setting)
    return engine is not None and bool(engine.supports(setting, players))


def uncovered(setting: Any, players: Mapping[str, Any]) -> Uncovered | None:
    """What of a setting no engine plays over numbers; nothing where one does."""
    from opfor.core.columns import Uncovered

    engine = _engine_of(setting)
    if engine is None:
        return Uncovered("game")
    if hasattr(engine, "uncovered"):
        found: Uncovered | None = engine.uncovered(setting, players)
        return found
    if engine.supports(setting, players):
        return None
    return Uncovered("player" if engine.supports(setting, {}) else "game")


def waits(setting: Any, players: Mapping[str, Any]) -> bool:
    """Whether ``build_fast.py`` (there in a clone) would compile an engine that plays this."""
    return BUILD.is_file() and covers(setting, players) and not is_compiled(setting)


def is_compiled(setting: Any) -> bool:
    engine = _engine_of(setting)
    if engine is None:
        return False
    from opfor.fast.built import compiled

    return compiled(engine.GAME) is not None


def play_block(
    setting: Any, players: Mapping[str, Any], seed: int, first: int, last: int
) -> Columns:
    """Games ``first`` up to, not including, ``last`` of the series with this seed.

    Ask ``supports`` before; ``columns.Overflowed`` says that one of them found no room after all.
    """
    columns: Columns = _at_work(setting, players).play(seed, first, last)
    return columns


def play_totals(
    setting: Any, players: Mapping[str, Any], seed: int, first: int, last: int
) -> Totals:
    """The same games, counted: what a long series needs."""
    totals: Totals = _at_work(setting, players).total(seed, first, last)
    return totals


def play_story(
    setting: Any, players: Mapping[str, Any], seed: int, first: int, last: int
) -> tuple[Columns, Story]:
    """The same games as columns, and what happened in all of them, where the engine tells it."""
    at_work = _at_work(setting, players)
    if not hasattr(at_work, "story"):
        from opfor.core.story import Story

        return at_work.play(seed, first, last), Story()
    at_work.forget_stories()
    return at_work.play(seed, first, last), at_work.story()


def watches(setting: Any, players: Mapping[str, Any]) -> bool:
    """Whether an engine that plays this can be watched, step by step and event by event."""
    found = _engine_of(setting)
    return supports(setting, players) and hasattr(found.Engine.columns, "watch_game")


def watch(
    setting: Any, players: Mapping[str, Any], seed: int, first: int, last: int
) -> tuple[list[Watched], Tongue]:
    """The games of ``play_block`` one by one, and how what happened in them is said."""
    at_work = _at_work(setting, players)
    return at_work.watch(seed, first, last), at_work.tongue


def engine(setting: Any, players: Mapping[str, Any]) -> Any:
    """An engine for playing on from positions (``wins_from``), or none where none is compiled."""
    is_there = covers(setting, players) and is_compiled(setting)
    return _at_work(setting, players) if is_there else None


def stepped(setting: Any, players: Mapping[str, Any], *, plain: bool = False) -> Any:
    """An engine of its own for many games that are stepped from outside, side by side; none where
    no engine of the game can be stepped."""
    found = _engine_of(setting)
    if found is None or not hasattr(found.Engine, "batch") or not covers(setting, players):
        return None
    return found.Engine(setting, players, plain=plain)


class _Kept(local):
    """The engine that a thread played with last, with its setting and players: a series comes block
    by block, one move is thought about after the other, and filling the tables takes its time."""

    last: tuple[Any, Mapping[str, Any], Any] = (None, {}, None)


_KEPT = _Kept()


def _at_work(setting: Any, players: Mapping[str, Any]) -> Any:
    """An engine for a setting; the one that was at work before, if it can."""
    kept, seated, at_work = _KEPT.last
    if kept is setting and seated == players:
        return at_work
    found = _engine_of(setting)
    if found is None:
        raise TypeError(f"no fast engine plays {type(setting).__module__}")
    at_work = found.Engine(setting, players)
    _KEPT.last = setting, players, at_work
    return at_work


def _engine_of(setting: Any) -> Any:
    """The engine of the game a setting belongs to, by its folder; none if it has none."""
    package, _, rest = type(setting).__module__.partition(".games.")
    return _engine_in(rest.partition(".")[0]) if package == "opfor" and rest else None


@cache
def _engine_in(folder: str) -> Any:
    """Where the rules of a game stand once its rooms play; else what stands here beside them."""
    if find_spec(f"opfor.fast.{folder}") is not None:
        return import_module(f"opfor.fast.{folder}.engine")
    from opfor.fast.sources import ONE_SOURCE

    if folder in ONE_SOURCE:
        return import_module(f"opfor.games.{folder}.course.rooms")
    return None

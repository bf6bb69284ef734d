"""The needle beside the drawing board: games played while somebody draws.

The last few missions are kept with the games they have played, so that a page that asks again gets
more of them and not the same once more.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from msgspec import Struct

from opfor.app.drawing_board import line_written
from opfor.core.errors import MissingExtra
from opfor.core.language import language
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.visitor import Visitor

if TYPE_CHECKING:
    from opfor.lab.needle import Needle

SAY = PhraseBook.of_the_program("lab")
MOST_GAMES, MOST_SECONDS = 2_000, 3.0
HALF, CLOSE, EVEN_GAMES = 0.5, 0.05, 300
KEPT = 8
_needles: OrderedDict[tuple[str, str], Needle] = OrderedDict()
_lock = Lock()


class Measured(Struct, frozen=True):
    """A mission to be measured: so many games in all, for so long at most. ``before`` is the text
    it was before the last stroke, if that has been measured."""

    game: str
    text: str
    games: int = 400
    seconds: float = 0.5
    before: str = ""


class Amount(Struct, frozen=True):
    """A number under a name: VPs from a source, units lost in a place."""

    name: str
    value: float


class OfSeat(Struct, frozen=True):
    """``endings`` are percent of all games, by the way to win them."""

    title: str
    points: tuple[Amount, ...]
    endings: tuple[Amount, ...]
    fell: tuple[Amount, ...]


class SinceStroke(Struct, frozen=True):
    """Points of the share of wins, with what they lie between."""

    value: float
    low: float
    high: float


class NeedleTold(Struct, frozen=True, kw_only=True):
    """Percent are those of the first side. ``said`` is one plain sentence, ``slow`` why games take
    long; ``since`` are points more or fewer than before the last stroke, game by game."""

    seat: str
    title: str
    value: float
    low: float
    high: float
    games: int
    rounds: float
    sure: bool
    said: str
    slow: str
    sides: tuple[OfSeat, ...]
    never_moved: tuple[str, ...]
    never_fired: tuple[str, ...]
    since: SinceStroke | None = None


class Turned(Struct, frozen=True):
    """One thing turned by a step: percent more or fewer, on the same seeds."""

    words: str
    value: float
    low: float
    high: float
    share: float
    text: str


class StupidTold(Struct, frozen=True):
    seat: str
    strategy: str
    share: float
    ok: bool
    same: bool


class Even(Struct, frozen=True):
    """What makes a mission even, or comes nearest, and the file with it."""

    said: str
    text: str


class WhatIf(Struct, frozen=True):
    """The strongest turns first, and what stupid strategies win; ``even`` is nothing where it is
    even already, or nothing helps."""

    turns: tuple[Turned, ...]
    strategies: tuple[StupidTold, ...]
    even: Even | None = None


def needle(_visitor: Visitor, asked: Measured) -> NeedleTold:
    """So many games more as the time allows, and what all of them say."""
    from opfor.lab.verdict import engine_said, verdict, who_wins

    with _lock:
        found = _needle(asked)
        reading = found.play(min(asked.seconds, MOST_SECONDS), min(asked.games, MOST_GAMES))
    rate = reading.rate
    titles = found.titles
    drawn = [each for each in reading.endings if each not in titles]
    seats = [*sorted(titles, key=lambda each: each != reading.seat), *drawn]
    return NeedleTold(
        seat=reading.seat,
        title=who_wins(reading.seat, titles),
        value=round(100 * rate.value, 1),
        low=round(100 * rate.low, 1),
        high=round(100 * rate.high, 1),
        games=reading.games,
        rounds=round(reading.rounds, 1),
        sure=reading.is_sure,
        said=verdict(reading.seat, rate, reading.games),
        slow=engine_said(reading),
        sides=tuple(
            OfSeat(
                capital(titles.get(seat, SAY("drawn-games"))),
                _amounts({SAY(f"points-{n}"): v for n, v in reading.points.get(seat, {}).items()}),
                _amounts(_percent(found.endings_told.get(seat, {}))),
                _amounts(reading.fell.get(seat, {})),
            )
            for seat in seats
        ),
        never_moved=reading.never_moved,
        never_fired=tuple(line_written(asked.text, line) for line in reading.never_fired),
        since=_since(found, asked),
    )


def _since(now: Needle, asked: Measured) -> SinceStroke | None:
    """Only a text that has its games already is compared with."""
    before = _needles.get(_key(asked.game, asked.before))
    effect = None if before is None or before is now else now.since(before)
    if effect is None:
        return None
    return SinceStroke(*(round(100 * each, 1) for each in (effect.value, effect.low, effect.high)))


def _percent(shares: dict[str, float]) -> dict[str, float]:
    return {name: 100 * share for name, share in shares.items()}


def _amounts(found: dict[str, float]) -> tuple[Amount, ...]:
    rounded = {name: round(value, 2) for name, value in found.items()}
    return tuple(Amount(name, value) for name, value in rounded.items() if value)


def what_if(_visitor: Visitor, asked: Measured) -> WhatIf:
    """Everything turned by one step, and every stupid strategy, beside the games played so far."""
    from opfor.lab.drawn import turned
    from opfor.lab.evening import evened
    from opfor.lab.verdict import remedy

    seconds, games = min(asked.seconds, MOST_SECONDS), min(asked.games, MOST_GAMES)
    with _lock:
        found = _needle(asked)
        found.play(seconds, games)
        strategies = found.strategies(seconds, games)
        effects = found.effects(2 * seconds, games)
        best = evened(found, effects, HALF, seconds, games)
    turns = tuple(
        Turned(
            each.turn.words,
            round(100 * each.effect.value, 1),
            round(100 * each.effect.low, 1),
            round(100 * each.effect.high, 1),
            round(100 * each.rate.value, 1),
            turned(asked.text, each.turn, found.drawing),
        )
        for each in effects
    )
    stupid = tuple(
        StupidTold(found.titles[seat], name, round(100 * each.rate.value, 1), each.ok, each.is_same)
        for seat, by_name in strategies.items()
        for name, each in by_name.items()
    )
    even = None
    if best is not None:
        even = Even(remedy(best, HALF), turned(asked.text, best.turn, found.drawing))
    return WhatIf(turns, stupid, even)


def even_out(game: str, text: str, seed: int, *, is_solo: bool) -> str:
    """A draft with the dials turned that its booklet leaves open, until it is about even; between
    two persons a draw counts half."""
    _need_the_lab()
    from opfor.lab.fair_draft import Aim, made_fair

    aim = Aim(HALF, CLOSE, EVEN_GAMES, seed, {}, halves=not is_solo, seconds=MOST_SECONDS)
    with _lock:
        return made_fair(game, text, aim).text


def _need_the_lab() -> None:
    try:
        import opfor.lab.needle  # noqa: F401
    except ModuleNotFoundError:
        raise MissingExtra("games are measured by a server: opfor web") from None


def _needle(asked: Measured) -> Needle:
    """The mission with the games it has played; the language is part of it, for its words."""
    _need_the_lab()
    from opfor.lab.needle import Needle

    key = _key(asked.game, asked.text)
    if key not in _needles:
        _needles[key] = Needle(asked.game, asked.text)
        while len(_needles) > KEPT:
            _needles.popitem(last=False)
    _needles.move_to_end(key)
    return _needles[key]


def _key(game: str, text: str) -> tuple[str, str]:
    return f"{game} {language()}", text


CALLS = {
    "needle": Call(Measured, NeedleTold, needle, "who wins a mission file"),
    "what_if": Call(Measured, WhatIf, what_if, "one thing more or fewer, and stupid strategies"),
}

"""The needle: who wins a mission, played in growing batches while somebody draws it.

A needle is a value that any surface can hold. It plays only when it is asked to, for as long as it
is told, and can be read at any time. Where the compiled engine plays the mission, 400 games take a
tenth of a second; where it does not, the needle says why and goes on with the readable one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from opfor.app.registry import load_game
from opfor.core.columns import Uncovered
from opfor.core.declared import declared
from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.kit.documents.document import Document
from opfor.kit.shares import Rate, wilson
from opfor.lab.drawn import drawing_of, drawn_variant, tasks_of, turned
from opfor.lab.hand import Hand
from opfor.lab.statistics import Pairs, paired_effect
from opfor.lab.strategies import Ended, Strategy, judged
from opfor.lab.variant import measured_seat

NEAR = 0.05
"""An interval is narrow enough when it reaches so far to either side."""


class Reading(Struct, frozen=True, kw_only=True):
    """What the games so far say. ``rate`` is the share won by ``seat``, the first that is not the
    bot's; ``points`` are means by seat and source, ``endings`` shares of games by winner and way to
    win, ``fell`` units lost in a game by seat and place, ``lines`` shares of games in which a line
    of the mission was carried out."""

    seat: str
    games: int
    rate: Rate
    wins: dict[str, int]
    rounds: float
    points: dict[str, dict[str, float]]
    endings: dict[str, dict[str, float]]
    fell: dict[str, dict[str, float]]
    lines: dict[str, float]
    never_moved: tuple[str, ...]
    engine: str
    uncovered: Uncovered | None = None

    @property
    def never_fired(self) -> tuple[str, ...]:
        return tuple(line for line, share in self.lines.items() if not share)

    @property
    def is_sure(self) -> bool:
        return is_near(self.rate)


class Effect(Struct, frozen=True):
    """What one turn does to the share of wins, game by game; ``changed`` is the share of games that
    went otherwise at all."""

    turn: Turn
    effect: Rate
    rate: Rate
    games: int
    changed: float


def is_near(rate: Rate, near: float = NEAR) -> bool:
    """Whether a share is known well enough."""
    return rate.high - rate.low <= 2 * near


class Needle:
    """One mission under measurement. The same text and seed give the same games. With ``halves`` a
    draw counts half, as it does where the question is whether two sides are even."""

    def __init__(
        self,
        game: str,
        text: str,
        *,
        rulings: Mapping[str, str] | None = None,
        seed: int = 1,
        halves: bool = False,
    ) -> None:
        self.text = text
        self.halves = halves
        self.drawing = drawing_of(load_game(game))
        self._of = game, dict(rulings or {}), seed
        self._hand = self._hand_of(text)
        self._turned: dict[str, Hand] = {}

    def _hand_of(self, text: str) -> Hand:
        game, rulings, seed = self._of
        return Hand(drawn_variant(game, text, rulings), seed)

    def play(self, seconds: float = 3.0, games: int = 400) -> Reading:
        """Up to so many games in all, for at most so many seconds; at least one batch."""
        ends = time.monotonic() + seconds
        while len(self._hand.winners) < games:
            self._hand.play(self._hand.batch(games - len(self._hand.winners)))
            if time.monotonic() >= ends:
                break
        return self.reading

    def turns(self, by: int = 1) -> Sequence[Turn]:
        """Everything that could be turned by so many steps."""
        return self.drawing.turns(Document.of(self.text, "mission").values, by)

    @property
    def titles(self) -> dict[str, str]:
        """What the seats are called."""
        return {seat.id: seat.title for seat in self._hand.game.seats(self._hand.setting)}

    @property
    def endings_told(self) -> dict[str, dict[str, float]]:
        """Ways to win in the language in force."""
        words = declared(self._hand.game.folder)
        return {
            seat: {words(way): share for way, share in ways.items()}
            for seat, ways in self.reading.endings.items()
        }

    @property
    def reading(self) -> Reading:
        """What the games so far say."""
        hand, games = self._hand, max(1, len(self._hand.winners))
        story, seat = hand.story, measured_seat(hand.game, hand.setting)
        return Reading(
            seat=seat,
            games=len(hand.winners),
            rate=wilson(sum(hand.won(seat, self.halves)), len(hand.winners)),
            wins={who: hand.winners.count(who) for who in sorted({*hand.winners, seat})},
            rounds=hand.rounds / games,
            points=_means(story.points, games),
            endings=_means(hand.endings, games),
            fell=_means(story.fell, games),
            lines={line: n / games for line, n in story.fired.items()},
            never_moved=tuple(unit for unit, n in story.moved.items() if not n),
            engine="compiled" if hand.is_fast else "readable",
            uncovered=hand.uncovered,
        )

    def effect(self, turn: Turn, seconds: float = 3.0, games: int = 400) -> Effect:
        """What a turn does, over the games that the mission itself has played by then."""
        text = turned(self.text, turn, self.drawing)
        hand = self._turned.setdefault(text, self._hand_of(text))
        ends = time.monotonic() + seconds
        games = min(games, len(self._hand.winners))
        while len(hand.winners) < games:
            hand.play(hand.batch(games - len(hand.winners)))
            if time.monotonic() >= ends:
                break
        return self._compared(turn, hand)

    def since(self, before: Needle) -> Rate | None:
        """What has come of the mission since it was another: points of the share of wins, over the
        games both have played; nothing where another seat is measured."""
        seats = {measured_seat(each._hand.game, each._hand.setting) for each in (self, before)}
        if len(seats) > 1 or not before._hand.winners:
            return None
        pairs, _ = before._pairs(self._hand)
        return paired_effect(pairs)

    def _compared(self, turn: Turn, hand: Hand) -> Effect:
        pairs, changed = self._pairs(hand)
        games = max(1, pairs.games)
        return Effect(turn, paired_effect(pairs), pairs.other_rate, pairs.games, changed / games)

    def _pairs(self, hand: Hand) -> tuple[Pairs, int]:
        """Game by game, and how many went otherwise."""
        seat = measured_seat(hand.game, hand.setting)
        pairs, changed, mine = Pairs(), 0, self._hand
        before = zip(mine.winners, mine.lengths, mine.won(seat, self.halves), strict=True)
        after = zip(hand.winners, hand.lengths, hand.won(seat, self.halves), strict=True)
        for base, other in zip(before, after, strict=False):
            pairs.count(base[2], other[2])
            changed += base[:2] != other[:2]
        return pairs, changed

    def effects(
        self, seconds: float = 10.0, games: int = 400, wanted: Callable[[Turn], bool] = bool
    ) -> list[Effect]:
        """What every turn does (every one that is wanted), the strongest first; those that cannot
        be played are left out, and those that change no game."""
        ends, found = time.monotonic() + seconds, []
        for turn in filter(wanted, self.turns()):
            if time.monotonic() >= ends:
                break
            try:
                found.append(self.effect(turn, ends - time.monotonic(), games))
            except OpforError:
                continue
        alive = [effect for effect in found if effect.changed]
        return sorted(alive, key=lambda effect: -abs(effect.effect.value))

    def strategies(self, seconds: float = 6.0, games: int = 200) -> dict[str, dict[str, Strategy]]:
        """What each stupid strategy makes of each seat, over games that the mission has played."""
        hand, ends = self._hand, time.monotonic() + seconds
        found: dict[str, dict[str, Strategy]] = {}
        for seat, task in tasks_of(hand.game, hand.variant).items():
            for name in hand.game.strategies:
                played = self._stupid(seat, name, ends, min(games, len(hand.winners)))
                if not played:
                    return found
                usual = list(map(Ended, hand.winners, hand.lengths))[: len(played)]
                found.setdefault(seat, {})[name] = judged(name, task, seat, usual, played)
        return found

    def _stupid(self, seat: str, name: str, ends: float, games: int) -> list[Ended]:
        """Nothing where there was no time."""
        if time.monotonic() >= ends:
            return []
        variant = self._hand.variant
        players = variant.players | {seat: name}
        other = self._turned.setdefault(
            f"{seat}: {name}", Hand(replace(variant, players=players), self._hand.seed)
        )
        while len(other.winners) < games and time.monotonic() < ends:
            other.play(other.batch(games - len(other.winners)))
        return list(map(Ended, other.winners, other.lengths))[:games]


def _means(counts: Mapping[str, Mapping[str, int]], games: int) -> dict[str, dict[str, float]]:
    return {
        seat: {name: n / games for name, n in sorted(row.items(), key=lambda pair: -pair[1])}
        for seat, row in counts.items()
    }


def document(reading: Reading) -> dict[str, Any]:
    """A reading as it is printed and sent: percent are those of the first side."""
    plain: dict[str, Any] = msgspec.to_builtins(reading)
    return plain | {"never_fired": list(reading.never_fired), "sure": reading.is_sure}

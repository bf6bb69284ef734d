"""The same turn again from the same position, under other rules, with the same chance.

That tells what a ruling, a card or a change of code does to decisions, apart from what follows:
whole games that differ once differ for ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Answer, Choose, Judge, Request
from opfor.core.trace import Decision


class Turn(Struct, frozen=True):
    """A step of a game: where it began, what people chose, what was decided and what happened.

    ``counters`` say how far each stream of chance had been used.
    """

    number: int
    start: Any
    counters: dict[str, int]
    choices: tuple[Answer, ...]
    decisions: tuple[Decision, ...]
    events: tuple[Any, ...]


class StepOver(Exception):
    """The step that was to be played is played."""


def turns_of(
    game: Game[Any], setting: Any, players: Mapping[str, Any], seed: int
) -> Iterator[Turn]:
    """A whole game, step by step, explained. The expert stands above the kernel and is refused."""
    if not all(map(callable, players.values())):
        raise OpforError("the expert cannot be played turn by turn; take another player")
    chance = Seeded(seed)
    picks = {seat: partial(chance.pick, f"player:{seat}") for seat in players}
    begun: list[tuple[Any, dict[str, int], int]] = []
    choices: list[Answer] = []
    chosen_before: list[int] = []

    def begin(play: Play[Any, Any]) -> None:
        begun.append((play.state, dict(chance.counters), len(play.log)))
        chosen_before.append(len(choices))

    play = Play(game, setting, game.new(setting), explain=True, on_step=begin, chance=chance)
    request, told = play.begin(), 0
    while True:
        while told < len(begun) - (request is not None):
            yield _turn(told, begun, chosen_before, choices, play.log)
            told += 1
        if request is None:
            return
        request = play.answer(
            _answer(game, setting, play, request, players, picks, chance, choices)
        )


def _answer(
    game: Game[Any],
    setting: Any,
    play: Play[Any, Any],
    request: Request,
    players: Mapping[str, Any],
    picks: dict[str, Any],
    chance: Seeded,
    choices: list[Answer],
) -> Answer:
    if isinstance(request, Choose):
        seat = request.seat
        seen = game.view(setting, play.state, seat)
        choices.append(players[seat](setting, seen, request, picks[seat]))
        return choices[-1]
    if isinstance(request, Judge):
        choices.append(chance(request))
        return choices[-1]
    return chance(request)


def _turn(
    number: int,
    begun: Sequence[tuple[Any, dict[str, int], int]],
    chosen_before: Sequence[int],
    choices: Sequence[Answer],
    log: Sequence[Any],
) -> Turn:
    last = number + 1 == len(begun)
    state, counters, first = begun[number]
    end = len(log) if last else begun[number + 1][2]
    chosen = choices[chosen_before[number] : None if last else chosen_before[number + 1]]
    decisions, events = parted(log[first:end])
    return Turn(number, state, counters, tuple(chosen), decisions, events)


def parted(log: Sequence[Any]) -> tuple[tuple[Decision, ...], tuple[Any, ...]]:
    """Decisions and events of a log, apart."""
    decisions = tuple(item for item in log if isinstance(item, Decision))
    return decisions, tuple(item for item in log if not isinstance(item, Decision))


def redone(
    game: Game[Any],
    setting: Any,
    turn: Turn,
    seed: int,
    form: Callable[[Any], Any] = lambda choice: choice,
) -> tuple[tuple[Decision, ...], tuple[Any, ...]]:
    """Decisions and events of the turn under another setting.

    A choice that is not offered any more ends the turn there; ``form`` is the form the turn's
    choices have.
    """
    chance = Seeded(seed, turn.counters)
    steps = 0

    def count(_play: Play[Any, Any]) -> None:
        nonlocal steps
        steps += 1
        if steps > 1:
            raise StepOver

    play = Play(game, setting, turn.start, explain=True, on_step=count, chance=chance)
    choices = iter(turn.choices)
    try:
        request = play.begin()
        while request is not None:
            if isinstance(request, Choose | Judge):
                chosen = next(choices, None)
                offered = [each for each in request.options if form(each) == chosen]
                if not offered:
                    break
                request = play.answer(offered[0])
            else:
                request = play.answer(chance(request))
    except StepOver:
        pass
    return parted(play.log)


class Differences(Struct):
    """How two settings decide on the same positions: mergeable counts.

    ``rules`` counts changed decisions by question and the rule where they part. ``failed`` counts
    positions the other rules cannot play on from.
    """

    turns: int = 0
    turns_changed: int = 0
    decisions: int = 0
    changed: int = 0
    failed: int = 0
    rules: dict[str, int] = {}

    def add(self, other: Differences) -> None:
        for name in ("turns", "turns_changed", "decisions", "changed", "failed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.rules = dict(Counter(self.rules) + Counter(other.rules))


class Changed(Struct, frozen=True):
    """A decision that differs: number within its turn, and both readings; ``None``: not asked."""

    number: int
    before: Decision | None
    now: Decision | None

    @property
    def question(self) -> str:
        return (self.before or self.now or NOTHING).question

    @property
    def rule(self) -> str:
        """Where the two part: the question and the first criterion that keeps something else."""
        if self.before is None or self.now is None or self.before.question != self.now.question:
            named = [d.question if d else "nothing" for d in (self.before, self.now)]
            return f"{named[0]} asked, now {named[1]}"
        if self.before.candidates != self.now.candidates:
            return f"{self.question}: other candidates"
        for one, other in zip_longest(self.before.steps, self.now.steps):
            if one is None or other is None or one.rule != other.rule:
                named = [step.rule if step else "nothing" for step in (one, other)]
                return f"{self.question}: {named[0]}, now {named[1]}"
            if set(one.kept) != set(other.kept):
                return f"{self.question}: {one.rule}"
        return f"{self.question}: tie"


NOTHING = Decision("nothing", (), (), (), None)


def first_change(before: Sequence[Decision], now: Sequence[Decision]) -> Changed | None:
    """The first decision that is asked, answered or left to chance otherwise."""
    for number in range(max(len(before), len(now))):
        one = before[number] if number < len(before) else None
        other = now[number] if number < len(now) else None
        if one is None or other is None or _gist(one) != _gist(other):
            return Changed(number, one, other)
    return None


def _gist(decision: Decision) -> tuple[Any, ...]:
    return decision.question, decision.chosen, set(decision.survivors)

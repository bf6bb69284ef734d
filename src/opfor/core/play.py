"""The driver: runs a game's procedures step by step and hands out their requests.

A game is a sequence of *steps*. Each step is a generator over the frozen state; between steps the
state alone says what comes next. A generator is never saved: undo, load and crash recovery start
the current step again and feed it its recorded answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.requests import Answer, Choose, Request, check_answer
from opfor.core.trace import Decision

if TYPE_CHECKING:
    from opfor.core.chance import Seeded
    from opfor.core.foresight import PickOne
    from opfor.core.game import Game, Player
    from opfor.core.question import ByName

W = TypeVar("W")
S = TypeVar("S")
T = TypeVar("T")

Procedure: TypeAlias = Generator[Request, Answer, T]


class Play(Generic[W, S]):
    """A game under way: the state, the pending request, and what has happened since last asked.

    ``log`` holds the events (and, when explaining, the decisions) in the order they happened; the
    owner of the play empties it. ``settled`` holds the rule that settled each bot decision.
    A step over numbers (``core/deeds.py``) keeps its answers as ``step_numbers``; it looks ahead by
    ``chance``, who will answer dice and draws, and by what is ``expected`` to be answered.
    """

    __slots__ = (
        "_apply",
        "_procedure",
        "chance",
        "expected",
        "explain",
        "game",
        "log",
        "on_step",
        "pending",
        "setting",
        "settled",
        "state",
        "step_answers",
        "step_numbers",
        "step_start",
    )

    def __init__(
        self,
        game: Game[S],
        setting: W,
        state: S,
        *,
        explain: bool = False,
        on_step: Callable[[Play[W, S]], None] | None = None,
        chance: Seeded | None = None,
    ) -> None:
        self.game = game
        self.setting = setting
        self.state = state
        self.explain = explain
        self.on_step = on_step
        self.chance = chance
        self.pending: Request | None = None
        self.log: list[Any] = []
        self.settled: list[str] = []
        self.step_start = state
        self.step_answers: list[Answer] = []
        self.step_numbers: list[int] = []
        self.expected: list[int] = []
        self._apply = game.apply
        self._procedure: Procedure[Any] | None = None

    @property
    def rulings(self) -> ByName:
        """Every ruling in force, by name."""
        rulings: ByName = self.setting.rulings  # type: ignore[attr-defined]
        return rulings

    def emit(self, event: Any) -> None:
        """Something happened: apply it and log it."""
        self.state = self._apply(self.state, event)
        self.log.append(event)

    def note(self, decision: Decision) -> None:
        """Keep the reason for a choice beside the events it led to."""
        self.log.append(decision)

    def begin(self) -> Request | None:
        """Run to the first request; ``None`` when the game is over."""
        return self._advance(None)

    @cite("X-2")
    def answer(self, answer: Answer) -> Request | None:
        """Answer the pending request and run to the next one; ``None`` when the game is over."""
        if self.pending is None:
            raise OpforError("nothing was asked: the game is over")
        self.step_answers.append(answer)
        return self._advance(answer)

    def restart(self, state: S) -> Request | None:
        """Begin the current step again, from another state."""
        if self._procedure is not None:
            self._procedure.close()
            self._procedure = None
        self.state = state
        return self._advance(None)

    def repeat_step(self, correct: Callable[[S], S]) -> bool:
        """Run the current step again from a corrected start, with the answers given so far.

        That holds if it leads to the state as corrected now, without leaving the step; only
        decisions are then logged, because the events are in the log already. Otherwise nothing
        changes.
        """
        wanted = correct(self.state)
        kept = (self.state, self.pending, self.step_start, self.step_answers, self._procedure)
        numbers, self.expected = self.step_numbers, list(self.step_numbers)
        log, on_step = self.log, self.on_step
        self.log, self.on_step, self._procedure = [], None, None
        holds = self._leads_to(wanted, correct, kept[3])
        told = [item for item in self.log if isinstance(item, Decision)]
        self.log, self.on_step, self.expected = log, on_step, []
        if holds:
            log += told
        else:
            self.step_numbers = numbers
            self.state, self.pending, self.step_start, self.step_answers, self._procedure = kept
        return holds

    def _leads_to(self, wanted: S, correct: Callable[[S], S], answers: list[Answer]) -> bool:
        try:
            self.state = start = correct(self.step_start)
            self._advance(None)
            for answer in answers:
                if self.pending is None:
                    return False
                check_answer(self.pending, answer)
                self.answer(answer)
        except Exception:  # whatever a game's rules trip over: then it does not lead there
            return False
        is_same_step = self.pending is not None and self.step_start is start
        return is_same_step and self.state == wanted

    def _advance(self, answer: Answer) -> Request | None:
        while True:
            if self._procedure is None:
                if self.game.outcome(self.setting, self.state) is not None:
                    self.pending = None
                    return None
                self._procedure = self._start_step()
                answer = None
            try:
                self.pending = self._procedure.send(answer)
            except StopIteration:
                self._procedure = None
            else:
                return self.pending

    def _start_step(self) -> Procedure[Any]:
        self.step_start = self.state
        self.step_answers = []
        self.step_numbers = []
        if self.on_step is not None:
            self.on_step(self)
        return self.game.step(self)


def play_out(play: Play[Any, S], respond: Callable[[Play[Any, S], Request], Answer]) -> S:
    """Run a game to its end with one responder for everything; returns the final state."""
    request = play.begin()
    while request is not None:
        request = play.answer(respond(play, request))
    return play.state


def seated(player: Player, chance: Seeded) -> Callable[[Play[Any, Any], Request], Answer]:
    """A responder for ``play_out``: one player in every seat, who sees what the seat sees, and a
    seed for everything else; each seat has a stream of its own."""
    picks: dict[str, PickOne] = {}

    def respond(play: Play[Any, Any], request: Request) -> Answer:
        if not isinstance(request, Choose):
            return chance(request)
        seat = request.seat
        if seat not in picks:
            picks[seat] = partial(chance.pick, f"player:{seat}")
        seen = play.game.view(play.setting, play.state, seat)
        return player(play.setting, seen, request, picks[seat])

    return respond


class _Apart(Generic[S]):
    """What a single procedure needs of a game: how the state follows from events."""

    __slots__ = ("apply",)

    def __init__(self, apply: Callable[[S, Any], S]) -> None:
        self.apply = apply


def apart(
    apply: Callable[[S, Any], S], setting: Any, state: S, *, explain: bool = False
) -> Play[Any, S]:
    """A play without a game around it, for procedures run by themselves (forecasts, positions)."""
    return Play(cast("Game[S]", _Apart(apply)), setting, state, explain=explain)


def drive(procedure: Procedure[T], respond: Callable[[Request], Answer]) -> T:
    """Run one procedure to its end with one responder for everything; returns its result."""
    try:
        request = next(procedure)
        while True:
            request = procedure.send(respond(request))
    except StopIteration as end:
        result: T = end.value
        return result

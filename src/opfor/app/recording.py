"""A game under way whose every answer is recorded, and that can go back to any of them.

Lines are written in memory first; ``store`` hands all new ones to the keeper at once, ``forget``
drops them and stands again where the last stored line left the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from opfor.app.sources import SEED
from opfor.app.states import Standing, States
from opfor.core.codec import convert, to_plain
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.fold import adjust_play, compared, recorded_play, rerun, seeded_at, stored_log
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.record import (
    STEP,
    Adjusted,
    Answered,
    Entry,
    Header,
    History,
    Line,
    Redone,
    Returned,
    Started,
    Undone,
)
from opfor.core.requests import Answer, check_answer, kind_of, source_of

Keep = Callable[[Sequence[Line]], None]
"""Told the lines of one answer together; if it raises, none of them is kept."""


class Recording:
    """The play, its history, and the states on the way here.

    ``notices`` holds what a person should know about a resumed game.
    """

    def __init__(
        self,
        game: Game[Any],
        setting: Any,
        header: Header,
        lines: Iterable[Line],
        keep: Keep,
    ) -> None:
        self.game = game
        self.setting = setting
        self.header = header
        self.history = History(tuple(lines))
        self.notices: list[str] = []
        self._keep = keep
        self._stored = len(self.history.lines)
        self._stored_with = game, setting
        self._start = convert(header.start, game.state)
        self.states = States(game, self._start)
        self._standing = Standing(self._start, self._start, 0)
        self.play: Play[Any, Any] = recorded_play(game, setting, self._start)
        self.chance = self.play.chance = seeded_at(header.seed, ())
        if self.history.entries:
            self._rebuild()
        else:
            self.play.begin()
            self._append(Started(stored_log(self.play)))

    # -- what is written -----------------------------------------------------------------------

    def answer(self, answer: Answer, by: str) -> None:
        """Answer the pending request and record what followed."""
        request = self.play.pending
        if request is None:
            raise BadAnswer("the game is over; there is nothing to answer")
        check_answer(request, answer)
        if by != SEED:
            self.chance.skip(request)
        self._carry_out(answer)
        plain = to_plain(answer)
        log = stored_log(self.play)
        self._append(Answered(kind_of(request), source_of(request), plain, by, log))

    def _carry_out(self, answer: Answer) -> None:
        """Answer the play; a turn corrected half-way may turn out not to take the answer."""
        try:
            self.play.answer(answer)
        except (LookupError, ValueError, TypeError):
            since = self.history.entries[self._standing.begun :]
            if not any(isinstance(entry, Adjusted) for entry in since):
                raise
            raise BadAnswer(
                "that answer does not go with the correction made during this turn; "
                "give another, or undo to the beginning of the turn and correct there"
            ) from None

    def adjust(self, event: Any, text: str) -> None:
        """Carry a correction into the game and record it."""
        restart = self.play.pending is not None and not self.play.step_answers
        adjust_play(self.play, event, restart=restart)
        self._append(Adjusted(to_plain(event), text, restart, stored_log(self.play)))

    def undo_to(self, keep: int) -> None:
        """Go back to where the first ``keep`` entries led."""
        self.note(Undone(keep))
        self._rebuild()

    def redo_to(self, keep: int) -> None:
        """Go forward again until the first ``keep`` entries count."""
        self.note(Redone(keep))
        self._rebuild()

    def return_to(self, count: int) -> None:
        """Go to where the first ``count`` lines of the record led."""
        self.note(Returned(count))
        self._rebuild()

    def play_by(self, game: Game[Any], setting: Any) -> None:
        """Go on with other content: the step under way is run again with the answers it has had."""
        self.game, self.setting = game, setting
        self.states.play_by(game)
        self._rebuild()

    def note(self, line: Line) -> None:
        """Write a line that changes what counts, or nothing but the record."""
        self.history.add(line)

    def _append(self, entry: Entry) -> None:
        self.note(entry)
        play, before = self.play, self._standing
        number = len(self.history.entries) - 1
        if STEP in entry.log:
            self._standing = Standing(play.state, play.step_start, number + 1)
        else:
            self._standing = Standing(play.state, before.step_start, before.begun)
        self.states.remember(self.history.path[-1], number, self._standing)

    # -- what is kept --------------------------------------------------------------------------

    def store(self) -> None:
        """Keep everything written since last time, together."""
        lines = self.history.lines[self._stored :]
        if lines:
            self._keep(lines)
        self._stored += len(lines)
        self._stored_with = self.game, self.setting

    def forget(self) -> None:
        """Drop what was not stored, and stand where the game stood."""
        self.game, self.setting = self._stored_with
        self.states.play_by(self.game)
        self.states.forget(self._stored)
        self.history = History(self.history.lines[: self._stored])
        self._rebuild()

    # -- going elsewhere -----------------------------------------------------------------------

    def _rebuild(self) -> None:
        """Start from the last state between steps and feed the answers given since."""
        entries = self.history.entries
        standing = self._standing = self.states.after(self.history, self.history.path)
        self.chance = seeded_at(self.header.seed, entries)
        if self.game.outcome(self.setting, standing.state) is not None:
            self.play = recorded_play(self.game, self.setting, standing.state)
            self._begin_again()  # a finished game stands as it ended, whatever the rules say today
            return
        self.play = recorded_play(self.game, self.setting, standing.step_start)
        try:
            if standing.begun:
                self._begin_again()
            for number, entry, log in rerun(self.play, entries[standing.begun :]):
                written_in = self.header.opfor
                if compared(log, written_in) != compared(entry.log, written_in):
                    raise BadAnswer(f"entry {standing.begun + number} runs differently today")
        except OpforError as error:
            self._restart_step(standing, str(error))
        else:
            self.play.chance = self.chance

    def _restart_step(self, standing: Standing, why: str) -> None:
        """The step under way does not fit today's rules: it begins again; the rest stands."""
        self.notices.append(f"the turn under way was begun again: {why}")
        self.note(Undone(standing.begun))
        self._standing = self.states.after(self.history, self.history.path)
        self.chance = seeded_at(self.header.seed, self.history.entries)
        self.play = recorded_play(self.game, self.setting, standing.step_start)
        self.play.chance = self.chance
        self._begin_again()

    def _begin_again(self) -> None:
        """Run to the first request of a step whose beginning is already in the record."""
        self.play.begin()
        self.play.log.clear()

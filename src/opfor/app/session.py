"""The engine room of the conversation: a game under way, and who answers what.

Chance that the program is to supply and seats played by the program are answered here, so that
only requests meant for a person are left pending. Whatever a person does is done whole or not at
all: its lines are stored together, and if that fails, or a rule fails, the session stands where it
stood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from opfor.app.entered import PERSON, given_together, redo_point, undo_point
from opfor.app.forfeit import ILLEGAL, line_of, outcome_of
from opfor.app.learning import Lesson, refuse_blank, refuse_unknown
from opfor.app.own_content import with_files_named
from opfor.app.players import answer_of, player_named
from opfor.app.recording import Keep, Recording
from opfor.app.setting_up import begun_record
from opfor.app.sources import SEED, noted, refuse_kept_back
from opfor.app.start import Start
from opfor.app.states import States
from opfor.core.chance import outcome as chance_outcome
from opfor.core.codec import convert
from opfor.core.errors import Forfeit, OpforError
from opfor.core.game import Forecast, Game, Outcome
from opfor.core.play import Play
from opfor.core.record import STEP, Adjusted, Entry, Header, History, Line, is_decision
from opfor.core.requests import Answer, Choose, Request
from opfor.core.trace import Decision

PLAYER = "player"


class Session:
    """A game, its record, and who answers what."""

    def __init__(
        self,
        game: Game[Any],
        setting: Any,
        header: Header,
        *,
        lines: Iterable[Line] = (),
        players: Mapping[str, str] | None = None,
        keep: Keep = lambda _lines: None,
    ) -> None:
        self.header = header
        named = header.players if players is None else players
        self.named_players = dict(named)
        """Who plays the seats that no person has, by name."""
        self.players = {seat: player_named(game, name) for seat, name in named.items()}
        self._recording = Recording(game, setting, header, tuple(lines), keep)
        self.sources = noted(self.header, self.history)
        self._is_inside = False
        self._together: list[tuple[int, int]] = []
        self._advance()
        self._recording.store()

    @classmethod
    def new(cls, game: Game[Any], start: Start, *, keep: Keep = lambda _lines: None) -> Session:
        """Start a game."""
        game = with_files_named(game, start.options)
        setting, header = begun_record(game, start)
        refuse_blank(game, setting, header)
        return cls(game, setting, header, keep=keep)

    # -- where the game stands ---------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return self._recording.game

    @property
    def setting(self) -> Any:
        return self._recording.setting

    @property
    def pending(self) -> Request | None:
        """The request a person has to answer; ``None`` when the game is over."""
        return None if self.history.lost is not None else self._recording.play.pending

    @property
    def state(self) -> Any:
        return self._recording.play.state

    @property
    def history(self) -> History:
        return self._recording.history

    @property
    def play(self) -> Play[Any, Any]:
        """The play itself, to be forked; nobody else answers it."""
        return self._recording.play

    @property
    def states(self) -> States:
        return self._recording.states

    @property
    def notices(self) -> list[str]:
        """What a person should know about a resumed game."""
        return self._recording.notices

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self.game, self.setting, self.state, self.history)

    def view(self, seat: str) -> Any:
        """The state as a seat may see it."""
        return self.game.view(self.setting, self.state, seat)

    def log(self, since: int = 0) -> list[Any]:
        """Events and decisions of the entries from number ``since`` on, as values."""
        items = [item for entry in self.history.entries[since:] for item in _items(entry)]
        return [self._value(item) for item in items if item != STEP]

    def _value(self, item: Any) -> Any:
        return convert(item, Decision if is_decision(item) else self.game.events)

    def decisions(self) -> list[Decision]:
        """The bot's decisions of the last step that had any."""
        found: list[Decision] = []
        for entry in reversed(self.history.entries):
            for item in reversed(entry.log):
                if item == STEP and found:
                    return found[::-1]
                if is_decision(item):
                    found.append(convert(item, Decision))
            if found and isinstance(entry, Adjusted):
                break  # a correction had the decisions of its step taken anew
        return found[::-1]

    def forecast(self, action: Any = None, seen: Any = None) -> Sequence[Forecast]:
        """Exact odds of the bot's next act, as things stand or after ``action``; ``seen`` is the
        state as far as it may be known."""
        if self.game.forecast is None:
            raise OpforError(f"{self.game.title} has no forecast")
        return self.game.forecast(self.setting, self.state if seen is None else seen, action)

    # -- what a person does ------------------------------------------------------------------

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What is done inside counts as one: it is stored together, or nothing has happened."""
        if self._is_inside:
            yield
            return
        self._is_inside = True
        before = len(self.history.lines)
        try:
            yield
            self._recording.store()
            self._together += given_together(self.history, before)
        except Exception as error:
            self._forget()
            if isinstance(error, OpforError):
                raise
            raise OpforError(
                f"{self.game.title}: a rule failed here, a fault of ours; "
                "the game stands where it stood"
            ) from error
        except BaseException:  # stopped by hand in mid-answer
            self._forget()
            raise
        finally:
            self._is_inside = False

    def _forget(self) -> None:
        self._recording.forget()
        self.sources = noted(self.header, self.history)

    def answer(self, *answers: Answer) -> None:
        """Answer the pending request, and with further answers those that follow; the program
        then answers everything that is its own."""
        with self.whole():
            for answer in answers:
                refuse_unknown(self.game, self.setting, self.pending, answer)
                self._recording.answer(answer, PERSON)
                self._advance()

    def undo(self, line: int | None = None) -> None:
        """Take back the last thing a person entered and all that followed from it; with ``line``,
        so far that this line of the record is taken back too."""
        keep = undo_point(self.history, line, self._together)
        if keep is None:
            entered = "has been entered yet" if line is None else "was entered so far back"
            raise OpforError(f"nothing to undo: nothing {entered}")
        with self.whole():
            self._recording.undo_to(keep)
            self._advance()  # what was entered then may by now be the program's to answer

    def redo(self) -> None:
        """Bring back the first thing that was undone, and all that followed from it."""
        keep = redo_point(self.history, self._together)
        if keep is None:
            raise OpforError("nothing to redo")
        with self.whole():
            self._recording.redo_to(keep)
            self._advance()

    def return_to(self, count: int) -> None:
        """Stand where the first ``count`` lines of the record led: on a branch that was left."""
        if not 1 <= count <= len(self.history.lines):
            raise OpforError(f"{count}: the record has {len(self.history.lines)} lines")
        with self.whole():
            self._recording.return_to(count)
            self._advance()

    def adjust(self, text: str) -> None:
        """Correct a fact by hand."""
        if self.game.adjust is None:
            raise OpforError(f"{self.game.title} takes no corrections")
        event = self.game.adjust(self.setting, self.state, text)
        with self.whole():
            self._recording.adjust(event, text)
            self._advance()

    def learn(self, lesson: Lesson) -> str:
        """Take in a card typed at the table; from now on it is known. Says what was taken in."""
        with self.whole():
            self._recording.note(lesson.line)
            self._recording.play_by(lesson.game, lesson.setting)
            self._advance()
        return lesson.said

    def at_table(self, source: str, on: bool) -> None:
        """Let a source of chance be answered at the table, or by the program; ``untold`` stands for
        the person's own draws, which then need not be told."""
        if not on:
            refuse_kept_back(self.game, self.setting, self.state, source)
            refuse_blank(self.game, self.setting, self.header, source)
        moved = self.sources.moved(self.game, source, on)
        with self.whole():
            self.sources = moved
            self._recording.note(moved.line())
            self._advance()

    def forfeit(self, seat: str) -> None:
        """A seat has given too many answers that nobody offered: its game is lost."""
        self.note(line_of(Forfeit(seat, ILLEGAL)))

    def note(self, line: Line) -> None:
        """Write into the record what changes nothing of the game."""
        with self.whole():
            self._recording.note(line)

    # -- what the program answers ------------------------------------------------------------

    def _advance(self) -> None:
        """Answer what the program is to answer, until a person is needed or the game is over."""
        while (request := self.pending) is not None:
            if self.sources.leaves_to_program(request):
                self._recording.answer(self._recording.chance(request), SEED)
            elif (spared := self.sources.spared(request)) is not None:
                self._recording.answer(*spared)
            elif isinstance(request, Choose) and request.seat in self.players:
                try:
                    self._recording.answer(self._ask_player(request), PLAYER)
                except Forfeit as lost:
                    self._recording.note(line_of(lost))
            else:
                return

    def _ask_player(self, request: Choose) -> Any:
        """A seat played by the program; its picks depend only on seed and entry number."""
        stream = f"player:{request.seat}:{len(self.history.entries)}"
        used = 0

        def pick(sides: int) -> int:
            nonlocal used
            used += 1
            return chance_outcome(self.header.seed, stream, used - 1, sides)

        return answer_of(self.players[request.seat], self._recording.play, request, pick)


def _items(entry: Entry) -> tuple[Any, ...]:
    return (entry.event, *entry.log) if isinstance(entry, Adjusted) else tuple(entry.log)

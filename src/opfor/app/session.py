"""The only door for every surface: a game under way with its record.

A surface shows ``pending``, takes an answer, shows what happened. Chance that the program is to
supply and seats played by the program are answered here, so that a surface sees only requests
meant for a person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from opfor import __version__
from opfor.app.setting_up import prepared
from opfor.core.chance import outcome as chance_outcome
from opfor.core.codec import from_plain, to_plain
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.fold import (
    Checkpoint,
    adjust_play,
    fold,
    recorded_play,
    rerun,
    seeded_at,
    stored_log,
)
from opfor.core.game import Forecast, Game, Outcome, Player
from opfor.core.play import Play
from opfor.core.record import (
    Adjusted,
    Answered,
    Entry,
    Header,
    History,
    Line,
    Redone,
    Sources,
    Started,
    Undone,
    is_decision,
)
from opfor.core.requests import (
    Answer,
    Choose,
    Request,
    check_answer,
    is_chance,
    source_of,
)
from opfor.core.trace import Decision

PERSON = "person"


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
        keep: Callable[[Line], None] = lambda _line: None,
    ) -> None:
        self.game = game
        self.setting = setting
        self.header = header
        self.players: dict[str, Player] = {
            seat: game.players[name] for seat, name in (players or {}).items()
        }
        self.history = History()
        self.table = set(header.table_sources)
        self.notices: list[str] = []
        self._keep = keep
        self._start = from_plain(header.start, game.state)
        self._checkpoints: list[Checkpoint] = []
        self.play: Play[Any] = recorded_play(game, setting, self._start)
        self._resume(list(lines))

    # -- beginning ---------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[Any],
        *,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, str] | None = None,
        seed: int,
        mode: str = "play",
        table_sources: Sequence[str] = (),
        players: Mapping[str, str] | None = None,
        state: Any = None,
        keep: Callable[[Line], None] = lambda _line: None,
    ) -> Session:
        """Start a game; ``state`` begins it from a position instead of the set-up."""
        setting, plain_options, in_force = prepared(game, options or {}, rulings or {})
        header = Header(
            version=__version__,
            game=game.id,
            mode=mode,
            seed=seed,
            options=plain_options,
            rulings=in_force,
            table_sources=tuple(table_sources),
            start=to_plain(game.new(setting) if state is None else state),
        )
        return cls(game, setting, header, players=players, keep=keep)

    def _resume(self, lines: list[Line]) -> None:
        for line in lines:
            self.history.add(line)
            if isinstance(line, Sources):
                self.table = set(line.table)
        if self.history.entries:
            _, self._checkpoints = fold(self.game, self._start, self.history.entries)
            self._rebuild(len(self.history.entries))
        else:
            self._checkpoints = [Checkpoint(0, self._start)]
            self.play.begin()
            self._append(Started(stored_log(self.play)))
        self._chance = seeded_at(self.header.seed, self.history.entries)
        self._advance()

    # -- what a surface sees -----------------------------------------------------------------

    @property
    def pending(self) -> Request | None:
        """The request a person has to answer; ``None`` when the game is over."""
        return self.play.pending

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.setting, self.play.state)

    def view(self, seat: str) -> Any:
        """The state as a seat may see it."""
        return self.game.view(self.setting, self.play.state, seat)

    def log(self, since: int = 0) -> list[Any]:
        """Events and decisions of the entries from number ``since`` on, as values."""
        items = [item for entry in self.history.entries[since:] for item in _items(entry)]
        return [self._value(item) for item in items if item != "step"]

    def _value(self, item: Any) -> Any:
        return from_plain(item, Decision if is_decision(item) else self.game.events)

    def decisions(self) -> list[Decision]:
        """The bot's decisions of the last step that had any."""
        found: list[Decision] = []
        for item in reversed(self.history.log()):
            if item == "step" and found:
                break
            if is_decision(item):
                found.append(from_plain(item, Decision))
        return found[::-1]

    def forecast(self, action: Any = None) -> Sequence[Forecast]:
        """Exact odds of the bot's next act, as things stand or after ``action``."""
        if self.game.forecast is None:
            raise OpforError(f"{self.game.title} has no forecast")
        return self.game.forecast(self.setting, self.play.state, action)

    # -- what a person does ------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the pending request; the program then answers everything that is its own."""
        self._answer(answer, PERSON)
        self._advance()

    def undo(self) -> None:
        """Take back the last thing a person entered, and all that followed from it."""
        keep = self._last_entered(len(self.history.entries))
        if keep is None:
            raise OpforError("nothing to undo: the game has just begun")
        self._note(Undone(keep))
        self._rebuild(keep)

    def redo(self) -> None:
        """Bring back the first thing that was undone, and all that followed from it."""
        undone = self.history.undone
        if not undone:
            raise OpforError("nothing to redo")
        count = 1 + next(
            (i for i, entry in enumerate(undone[1:]) if _entered(entry)), len(undone) - 1
        )
        keep = len(self.history.entries) + count
        self._note(Redone(keep))
        _, self._checkpoints = fold(self.game, self._start, self.history.entries)
        self._rebuild(keep)

    def adjust(self, text: str) -> None:
        """Correct a fact by hand."""
        if self.game.adjust is None:
            raise OpforError(f"{self.game.title} takes no corrections")
        event = self.game.adjust(self.setting, self.play.state, text)
        restart = self.play.pending is not None and self.play.answers_in_step == 0
        adjust_play(self.play, event, restart=restart)
        self._append(Adjusted(to_plain(event), text, restart, stored_log(self.play)))
        self._advance()

    def at_table(self, source: str, on: bool) -> None:
        """Let a source of chance be answered at the table, or by the program."""
        (self.table.add if on else self.table.discard)(source)
        self._note(Sources(tuple(sorted(self.table))))
        self._advance()

    # -- inside ------------------------------------------------------------------------------

    def _note(self, line: Line) -> None:
        self.history.add(line)
        self._keep(line)

    def _append(self, entry: Entry) -> None:
        self._note(entry)
        if "step" in entry.log:
            number = len(self.history.entries)
            self._checkpoints.append(Checkpoint(number, self.play.step_start))

    def _answer(self, answer: Answer, by: str) -> None:
        request = self.play.pending
        if request is None:
            raise BadAnswer("the game is over; there is nothing to answer")
        check_answer(request, answer)
        if by == PERSON:
            self._chance.skip(request)
        self.play.answer(answer)
        self._append(
            Answered(
                ask=request.__struct_config__.tag,  # type: ignore[arg-type]
                source=request.seat
                if isinstance(request, Choose)
                else getattr(request, "source", ""),
                answer=to_plain(answer),
                by=by,
                log=stored_log(self.play),
            )
        )

    def _advance(self) -> None:
        """Answer what the program is to answer, until a person is needed or the game is over."""
        while (request := self.play.pending) is not None:
            if is_chance(request) and source_of(request) not in self.table:
                self._answer(self._chance(request), "seed")
            elif isinstance(request, Choose) and request.seat in self.players:
                self._answer(self._ask_player(request), "player")
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

        return self.players[request.seat](self.setting, self.view(request.seat), request, pick)

    def _last_entered(self, before: int) -> int | None:
        """The number of the last entry below ``before`` that a person made."""
        numbers = range(before - 1, 0, -1)
        return next((n for n in numbers if _entered(self.history.entries[n])), None)

    def _rebuild(self, keep: int) -> None:
        """Go to where the first ``keep`` entries led: last state between steps, then re-run."""
        entries = self.history.entries[:keep]
        while self._checkpoints[-1].index > keep:
            self._checkpoints.pop()
        base = self._checkpoints[-1]
        self._chance = seeded_at(self.header.seed, entries)
        self.play = recorded_play(self.game, self.setting, base.state)
        try:
            if base.index:
                self.play.begin()
                stored_log(self.play)
            for number, entry, log in rerun(self.play, entries[base.index :]):
                if log != tuple(entry.log):
                    raise BadAnswer(f"entry {base.index + number} runs differently today")
        except OpforError as error:
            self._restart_step(base, str(error))

    def _restart_step(self, base: Checkpoint, why: str) -> None:
        """The step under way does not fit today's rules: it begins again; the rest stands."""
        self.notices.append(f"the turn under way was begun again: {why}")
        self._note(Undone(base.index))
        self._chance = seeded_at(self.header.seed, self.history.entries)
        self.play = recorded_play(self.game, self.setting, base.state)
        self.play.begin()
        stored_log(self.play)


def _entered(entry: Entry) -> bool:
    return isinstance(entry, Adjusted) or (isinstance(entry, Answered) and entry.by == PERSON)


def _items(entry: Entry) -> tuple[Any, ...]:
    return (entry.event, *entry.log) if isinstance(entry, Adjusted) else tuple(entry.log)

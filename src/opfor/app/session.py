"""The only door for every surface: a game under way, and who answers what.

A surface shows ``pending``, takes an answer, shows what happened. Chance that the program is to
supply and seats played by the program are answered here, so that a surface sees only requests
meant for a person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from opfor import __version__
from opfor.app.recording import SEED, Recording
from opfor.app.setting_up import pack_hashes, prepared
from opfor.core.chance import outcome as chance_outcome
from opfor.core.codec import from_plain, to_plain
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Forecast, Game, Outcome, Player
from opfor.core.record import (
    STEP,
    Adjusted,
    Answered,
    Entry,
    Header,
    History,
    Line,
    Sources,
    is_decision,
)
from opfor.core.requests import Answer, Choose, Request, is_chance, only_answer, source_of
from opfor.core.trace import Decision

PERSON = "person"
PLAYER = "player"
FORCED = "forced"


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
        named = header.players if players is None else players
        self.players = {seat: _player(game, name) for seat, name in named.items()}
        lines = tuple(lines)
        changes = [line.table for line in lines if isinstance(line, Sources)]
        self.table = set(changes[-1] if changes else header.table_sources)
        self._recording = Recording(game, setting, header, lines, keep)
        self._advance()

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
            packs=dict(pack_hashes(game.folder)),
            table_sources=tuple(table_sources),
            players=dict(players or {}),
            start=to_plain(game.new(setting) if state is None else state),
        )
        return cls(game, setting, header, players=players, keep=keep)

    # -- what a surface sees -----------------------------------------------------------------

    @property
    def pending(self) -> Request | None:
        """The request a person has to answer; ``None`` when the game is over."""
        return self._recording.play.pending

    @property
    def state(self) -> Any:
        return self._recording.play.state

    @property
    def history(self) -> History:
        return self._recording.history

    @property
    def notices(self) -> list[str]:
        """What a person should know about a resumed game."""
        return self._recording.notices

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.setting, self.state)

    def view(self, seat: str) -> Any:
        """The state as a seat may see it."""
        return self.game.view(self.setting, self.state, seat)

    def log(self, since: int = 0) -> list[Any]:
        """Events and decisions of the entries from number ``since`` on, as values."""
        items = [item for entry in self.history.entries[since:] for item in _items(entry)]
        return [self._value(item) for item in items if item != STEP]

    def _value(self, item: Any) -> Any:
        return from_plain(item, Decision if is_decision(item) else self.game.events)

    def decisions(self) -> list[Decision]:
        """The bot's decisions of the last step that had any."""
        found: list[Decision] = []
        for entry in reversed(self.history.entries):
            for item in reversed(entry.log):
                if item == STEP and found:
                    return found[::-1]
                if is_decision(item):
                    found.append(from_plain(item, Decision))
            if found and isinstance(entry, Adjusted):
                break  # a correction had the decisions of its step taken anew
        return found[::-1]

    def forecast(self, action: Any = None) -> Sequence[Forecast]:
        """Exact odds of the bot's next act, as things stand or after ``action``."""
        if self.game.forecast is None:
            raise OpforError(f"{self.game.title} has no forecast")
        return self.game.forecast(self.setting, self.state, action)

    # -- what a person does ------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the pending request; the program then answers everything that is its own."""
        self._recording.answer(answer, PERSON)
        self._advance()

    def undo(self) -> None:
        """Take back the last thing a person entered, and all that followed from it."""
        entries = self.history.entries
        numbers = range(len(entries) - 1, 0, -1)
        keep = next((n for n in numbers if _entered(entries[n])), None)
        if keep is None:
            raise OpforError("nothing to undo: nothing has been entered yet")
        self._recording.undo_to(keep)
        self._advance()  # what was entered then may by now be the program's to answer

    def redo(self) -> None:
        """Bring back the first thing that was undone, and all that followed from it."""
        undone = self.history.undone
        if not undone:
            raise OpforError("nothing to redo")
        later = (n for n, entry in enumerate(undone) if n and _entered(entry))
        self._recording.redo_to(len(self.history.entries) + next(later, len(undone)))
        self._advance()

    def adjust(self, text: str) -> None:
        """Correct a fact by hand."""
        if self.game.adjust is None:
            raise OpforError(f"{self.game.title} takes no corrections")
        event = self.game.adjust(self.setting, self.state, text)
        self._recording.adjust(event, text)
        self._advance()

    def at_table(self, source: str, on: bool) -> None:
        """Let a source of chance be answered at the table, or by the program."""
        if source not in self.game.sources:
            raise OpforError(one_of("source of chance", source, self.game.sources))
        (self.table.add if on else self.table.discard)(source)
        self._recording.note(Sources(tuple(sorted(self.table))))
        self._advance()

    # -- what the program answers ------------------------------------------------------------

    def _advance(self) -> None:
        """Answer what the program is to answer, until a person is needed or the game is over."""
        while (request := self.pending) is not None:
            if is_chance(request) and source_of(request) not in self.table:
                self._recording.answer(self._recording.chance(request), SEED)
            elif (forced := only_answer(request)) is not None:
                self._recording.answer(forced, FORCED)
            elif isinstance(request, Choose) and request.seat in self.players:
                self._recording.answer(self._ask_player(request), PLAYER)
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


def _player(game: Game[Any], name: str) -> Player:
    if name not in game.players:
        raise OpforError(one_of(f"player for {game.title}", name, game.players))
    return game.players[name]


def _entered(entry: Entry) -> bool:
    return isinstance(entry, Adjusted) or (isinstance(entry, Answered) and entry.by == PERSON)


def _items(entry: Entry) -> tuple[Any, ...]:
    return (entry.event, *entry.log) if isinstance(entry, Adjusted) else tuple(entry.log)

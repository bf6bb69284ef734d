"""What happened, told to one seat: sentences on screen, instructions beside a physical table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from opfor.core.codec import from_plain
from opfor.core.game import Game
from opfor.core.record import (
    STEP,
    Adjusted,
    Answered,
    Entry,
    Header,
    History,
    Line,
    Redone,
    Started,
    Undone,
    is_decision,
)
from opfor.core.trace import Decision


class Told(NamedTuple):
    """Something worth a line. ``number`` is the entry it belongs to."""

    number: int
    event: Any = None
    sentence: str = ""
    instruction: str = ""
    decision: Decision | None = None
    begins_step: bool = False
    by_hand: bool = False
    """A correction: said in either mode, because somebody asked for it."""


class Recorded(Protocol):
    """What a story is told from: a session, or a record that is only looked at."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def setting(self) -> Any: ...
    @property
    def header(self) -> Header: ...
    @property
    def history(self) -> History: ...


def story(record: Recorded, seat: str | None, since: int = 0) -> Iterator[Told]:
    """What counts of the record since entry ``since``, as ``seat`` may hear of it, in order.

    The states are folded from the beginning, because a sentence may need the state before it;
    events are cheap to apply. Without a seat everything is told.
    """
    teller = Teller(record, seat, since)
    for entry in record.history.entries:
        yield from teller.line(entry)


class Teller:
    """Tells a record line by line, undone lines included."""

    def __init__(self, record: Recorded, seat: str | None, since: int = 0) -> None:
        self.game, self.setting, self.seat = record.game, record.setting, seat
        self.since = since
        self.state = from_plain(record.header.start, record.game.state)
        self._step_start = self.state
        self._counting = [(self.state, self.state)]
        self._undone: list[tuple[Any, Any]] = []

    @property
    def number(self) -> int:
        """The number of the entry that comes next."""
        return len(self._counting) - 1

    def line(self, line: Line) -> Iterator[Told]:
        match line:
            case Undone(keep=keep):
                self._undone = self._counting[keep + 1 :] + self._undone
                del self._counting[keep + 1 :]
                self.state, self._step_start = self._counting[-1]
            case Redone(keep=keep):
                count = keep - self.number
                self._counting += self._undone[:count]
                del self._undone[:count]
                self.state, self._step_start = self._counting[-1]
            case Started() | Answered() | Adjusted():
                yield from self._entry(line)
                self._counting.append((self.state, self._step_start))
                self._undone.clear()

    def _entry(self, entry: Entry) -> Iterator[Told]:
        is_news = self.number >= self.since
        if isinstance(entry, Adjusted):
            if entry.restart:
                self.state = self._step_start
            for told in self._event(entry.event, is_news):
                yield told._replace(by_hand=True)
        for item in entry.log:
            if item == STEP:
                self._step_start = self.state
                if is_news:
                    yield Told(self.number, begins_step=True)
            elif not is_decision(item):
                yield from self._event(item, is_news)
            elif is_news:
                yield Told(self.number, decision=from_plain(item, Decision))

    def _event(self, item: Any, is_news: bool) -> Iterator[Told]:
        game, setting, seat = self.game, self.setting, self.seat
        event = heard = from_plain(item, game.events)
        view = self.state
        if is_news and seat is not None:
            heard = game.heard(setting, event, seat)
            view = game.view(setting, view, seat)
        if is_news and heard is not None:
            yield Told(
                self.number,
                event=heard,
                sentence=game.words.event(setting, view, heard),
                instruction=game.words.instruct(setting, view, heard),
            )
        self.state = game.apply(self.state, event)

"""A record to look at: nothing is run, only folded, so old games can always be watched.

A game that is over tells everything; one under way tells what its person may know, or with
several persons what an onlooker may.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from opfor.app.conversation.messages import Ended, Told
from opfor.app.conversation.sight import Everything, Sight
from opfor.app.conversation.telling.account import Account, account
from opfor.app.conversation.telling.news import Teller
from opfor.app.conversation.telling.outcome import ended
from opfor.app.explain import Explainer
from opfor.app.forfeit import outcome_of
from opfor.app.own_content import game_of_record
from opfor.app.setting_up import prepared
from opfor.app.sources import SEED
from opfor.app.states import States
from opfor.app.store import read_save
from opfor.core.codec import convert
from opfor.core.declared import declared
from opfor.core.game import Game
from opfor.core.record import (
    Adjusted,
    Answered,
    Header,
    Hinted,
    History,
    Learned,
    Line,
    Lost,
    Noted,
    Redone,
    Returned,
    Sources,
    Undone,
)
from opfor.core.shown import Facts
from opfor.core.sketch import Run, Sketched, Window


class Frame(NamedTuple):
    """One line of the record and what followed from it; ``number`` entries counted before it."""

    number: int
    heading: str
    told: tuple[Told, ...]
    line: Line
    path: tuple[int, ...]


class Tape:
    """A saved game, line by line."""

    def __init__(self, header: Header, lines: Sequence[Line]) -> None:
        self.header = header
        self.game: Game[Any] = game_of_record(header, lines)
        self.setting, _, _ = prepared(self.game, header.options, header.rulings)
        self.history = History(lines)
        self._states = States(self.game, convert(header.start, self.game.state))
        self.sight = self._sight()
        explainer = Explainer(self.game, self.setting)
        self._teller = Teller(self.history, self._states, self.sight, explainer)

    @classmethod
    def read(cls, path: Path) -> Tape:
        saved, _ = read_save(path, repair=False)
        return cls(saved.header, saved.lines)

    def _sight(self) -> Sight:
        if self.outcome() is not None:
            return Everything(self.game, self.setting, "")
        seats = self.game.seats(self.setting)
        people = [s.id for s in seats if not s.bot and s.id not in self.header.players]
        return Sight(self.game, self.setting, people[0] if len(people) == 1 else "")

    @property
    def is_open(self) -> bool:
        """Whether everything in the record may be known."""
        return isinstance(self.sight, Everything) or bool(self.sight.seat)

    def outcome(self) -> Any:
        state = self._states.after(self.history, self.history.path).state
        return outcome_of(self.game, self.setting, state, self.history)

    def ended(self) -> Ended | None:
        outcome = self.outcome()
        seats, words = self.game.seats(self.setting), declared(self.game.folder)
        return None if outcome is None else ended(outcome, seats, words=words)

    def frames(self, *, undone: bool = False) -> list[Frame]:
        """What counts, entry by entry; with ``undone`` every line of the record."""
        if undone:
            return [self._line(place) for place in range(len(self.history.lines))]
        path = tuple(self.history.path)
        return [self._frame(path[: n + 1], n) for n in range(len(path))]

    def _line(self, place: int) -> Frame:
        before, path = self.history.path_at(place), tuple(self.history.path_at(place + 1))
        if path and path[-1] == place:
            return self._frame(path, len(before))
        line = self.history.lines[place]
        return Frame(len(before), self._heading(line), (), line, path)

    def _heading(self, line: Line) -> str:
        """Who entered what; while there are secrets, not what was rolled or drawn: in a game under
        way the program may have drawn for the opponent. What a seat may know is in the story."""
        if isinstance(line, Answered) and not line.is_choice:
            is_over = isinstance(self.sight, Everything)
            if not self.is_open or (line.by == SEED and not is_over):
                return f"{line.source} ({line.by})"
        return heading(line)

    def _frame(self, path: tuple[int, ...], number: int) -> Frame:
        line = self.history.lines[path[-1]]
        told = tuple(self._teller.entry(path, number))
        return Frame(number, self._heading(line), told, line, path)

    def account(self) -> Account:
        """Where the points came from, and what turned the game."""
        told = [each for frame in self.frames() for each in frame.told]
        return account(told, self.game.seats(self.setting))

    def facts(self) -> Facts:
        """What stands beside the board at the end of the record."""
        state = self.sight.state(self._states.after(self.history, self.history.path).state)
        return self.game.shown.facts(self.setting, state, self.sight.stands_at)

    def turns(self, frames: Sequence[Frame]) -> list[int]:
        """The places of the frames with which a turn begins."""
        after = [any(told.kind == "step" for told in frame.told) for frame in frames]
        return [place for place in range(len(frames)) if not place or after[place - 1]]

    def sketch(self, frame: Frame, window: Window) -> Sketched:
        """The board after a frame as a picture of text, or told in words."""
        state = self.sight.state(self._states.after(self.history, frame.path).state)
        if self.game.shown.sketch is None:
            return tuple((Run(line),) for line in self.board_text(frame).splitlines())
        return self.game.shown.sketch(self.setting, state, self.sight.stands_at, window)

    def board_text(self, frame: Frame) -> str:
        """The board after a frame."""
        state = self._states.after(self.history, frame.path).state
        seat = self.game.seats(self.setting)[-1].id
        return self.game.words.board(self.setting, self.sight.state(state), seat).rstrip()

    def as_json(self, frames: Sequence[Frame]) -> dict[str, Any]:
        """The contract's document; answers and seed only where they tell no secret."""
        outcome = self.outcome()
        return {
            "game": self.game.id,
            "seed": self.header.seed if self.is_open else None,
            "options": self.header.options,
            "entries": [
                {"number": frame.number, "story": _sentences(frame)}
                | (msgspec.to_builtins(frame.line) if self.is_open else {})
                for frame in frames
            ],
            "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        }


def _sentences(frame: Frame) -> list[str]:
    return [told.text for told in frame.told if told.text and told.kind != "decision"]


def heading(line: Line) -> str:
    """Who entered what."""
    match line:
        case Answered(is_choice=True, source=seat, by=by):
            return f"{seat} decides" + ("" if by == "person" else f" ({by})")
        case Answered(source=source, answer=answer, by=by):
            said = " ".join(map(str, answer)) if isinstance(answer, list) else answer
            return f"{source}: {said} ({by})"
        case Adjusted(text=text):
            return f"adjusted: {text}"
        case Undone(keep=keep):
            return f"undone: back to entry {keep - 1}"
        case Redone(keep=keep):
            return f"redone: up to entry {keep - 1}"
        case Returned(line=count):
            return f"taken up again: line {count}"
        case Lost(seat=seat, why=why):
            return f"{seat} has lost: {why}"
        case Hinted(seat=seat):
            return f"{seat} asks the coach"
        case Noted(moment=moment):
            return f"noted about line {moment}"
        case Learned(text=text):
            return f"learnt: {text}"
        case Sources():
            return "who rolls and draws is settled anew"
    return "the game begins"

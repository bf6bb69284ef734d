"""Puzzles: moments of played games at which one act is clearly best, and not the obvious one.

A puzzle is a position and the answers of the turn so far, so it can be looked at, played on and
explained like any game, and nothing that happened before it needs to happen again. Whether its
answer still holds under today's rules can be worked out anew.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.conversation.table import Table
from opfor.app.own_content import with_files_named
from opfor.app.session import Session
from opfor.app.setting_up import begun_record
from opfor.app.sources import SEED
from opfor.app.start import Start
from opfor.core.codec import answer_from_plain, convert, decode
from opfor.core.door import write_file
from opfor.core.errors import OpforError
from opfor.core.fold import recorded_play, stored_log
from opfor.core.game import Game
from opfor.core.record import Answered, Line, Started
from opfor.core.requests import Choose, check_answer, is_chance, kind_of, source_of

FILE = "puzzles-{}.jsonl.gz"
PERSON = "person"


class Puzzle(Struct, frozen=True, kw_only=True):
    """``start`` is the position at the beginning of a turn, ``answers`` lead from there to the
    moment. ``right`` are the answers, best first: mostly one, or a few that are as good (two orders
    of the same acts); ``obvious`` is what the usual player does there. Chances to win after the
    best act, after the best that is not right, and after the obvious one."""

    game: str
    options: dict[str, Any]
    rulings: dict[str, str] = {}
    seed: int
    start: Any
    answers: tuple[Any, ...]
    right: tuple[Any, ...]
    chance: float
    second: float
    obvious: Any
    obvious_chance: float

    def is_the_moment_of(self, other: Puzzle) -> bool:
        """Whether both stand at the same choice, one of them fresh, the other from a file."""
        return self._moment() == other._moment()

    def _moment(self) -> bytes:
        return msgspec.json.encode([self.start, self.answers])


def file_of(game: Game[Any]) -> Path:
    return game.folder / FILE.format(game.id)


def shipped(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that come with a game."""
    path = file_of(game)
    if not path.exists():
        return []
    return read(path)


def read(path: Path) -> list[Puzzle]:
    lines = gzip.decompress(path.read_bytes()).splitlines()
    return [decode(line, Puzzle) for line in lines if line]


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """Keep puzzles, one a line; the same puzzles make the same file."""
    text = b"\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    write_file(path, gzip.compress(text, mtime=0))


def set_up(game: Game[Any], puzzle: Puzzle) -> Table:
    """The table at the moment of a puzzle."""
    game = with_files_named(game, puzzle.options)
    try:
        state = convert(puzzle.start, game.state)
        start = Start(seed=puzzle.seed, options=puzzle.options, rulings=puzzle.rulings, state=state)
        setting, header = begun_record(game, start)
        lines = _led(game, setting, state, puzzle.answers)
        table = Table(Session(game, setting, header, lines=lines))
        answers_to(game, puzzle, table)
    except (OpforError, msgspec.ValidationError) as error:
        said = f"the puzzle does not fit today's rules ({error}); make it anew"
        raise OpforError(said) from None
    return table


def _led(game: Game[Any], setting: Any, start: Any, answers: tuple[Any, ...]) -> list[Line]:
    """The record of a turn so far: its answers and what they cause."""
    play = recorded_play(game, setting, start)
    play.begin()
    lines: list[Line] = [Started(stored_log(play))]
    for plain in answers:
        request = play.pending
        if request is None:
            raise OpforError("the game is over before the moment")
        answer = answer_from_plain(request, plain, game.actions)
        check_answer(request, answer)
        play.answer(answer)
        by = SEED if is_chance(request) else PERSON
        lines.append(Answered(kind_of(request), source_of(request), plain, by, stored_log(play)))
    return lines


def answers_to(game: Game[Any], puzzle: Puzzle, table: Table) -> list[Any]:
    """The right acts as values, the best first."""
    return [_act(game, table, plain) for plain in puzzle.right]


def obvious_act(game: Game[Any], puzzle: Puzzle, table: Table) -> Any:
    """What one would do without thinking, as a value."""
    return _act(game, table, puzzle.obvious)


def _act(game: Game[Any], table: Table, plain: Any) -> Any:
    """An offered act from its stored form."""
    request = table.session.pending
    if not isinstance(request, Choose):
        raise OpforError("nothing is chosen there")
    act = answer_from_plain(request, plain, game.actions)
    check_answer(request, act)
    return act

"""Step through a saved game turn by turn, with what followed from every entry, in words.

On a terminal: Enter shows the next turn, b the one before, a number goes to that entry, t and a
number to that turn, end to the end; / and words finds them, map, board and why show more, account
says where the points came from, q leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.history.tape import Frame, Tape
from opfor.app.conversation.opening import find_save
from opfor.app.soundness import doubted_file
from opfor.core.door import whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.record import Answered
from opfor.core.sketch import Window
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.screen import Screen

HELP = " ".join((__doc__ or "").partition("\n\n")[2].split())
MOST_ALIKE = 6
"""Draws of one kind in a row that are listed one by one."""


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--to", type=int, metavar="N", help="only up to entry N, and the board")
    parser.add_argument("--undone", action="store_true", help="also what was taken back")
    parser.add_argument("--why", action="store_true", help="with the opponent's reasons")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    path = find_save(arguments.file)
    with doubted_file(path):
        _play(Tape.read(path), arguments)
    return 0


def _play(tape: Tape, arguments: Arguments) -> None:
    frames = tape.frames(undone=arguments.undone)
    if arguments.to is not None:
        last = len(tape.history.entries) - 1
        if not 0 <= arguments.to <= last:
            raise OpforError(f"--to {arguments.to}: the entries go from 0 to {last}")
        frames = [frame for frame in frames if frame.number <= arguments.to]
    if arguments.json:
        print_json(tape.as_json(frames))
        return
    screen = Screen()
    viewer = Viewer(tape, frames, screen, arguments.why)
    if screen.is_typed and arguments.to is None:
        viewer.walk()
    else:
        viewer.show_all(with_board=arguments.to is not None)


class Viewer:
    """Shows frames one by one or all at once."""

    def __init__(self, tape: Tape, frames: list[Frame], screen: Screen, why: bool) -> None:
        self.tape, self.frames, self.screen, self.why = tape, frames, screen, why
        self.turns = [0]

    def show_all(self, with_board: bool) -> None:
        for frame in self.frames:
            self.show(frame, self.why)
        if with_board:
            self.board(len(self.frames) - 1)
        else:
            self.outcome()

    def walk(self) -> None:
        """Turn by turn, as told at the prompt."""
        self.turns = self.tape.turns(self.frames)
        at = 0
        self.show_turn(at)
        while True:
            last = len(self.turns) - 1
            typed = self.screen.ask(f"[turn {at} of {last}] Enter, b, t N, N, /WORDS, help > ")
            if typed is None or typed.strip().casefold() in ("q", "quit"):
                return
            try:
                at = self.told(typed.strip(), at)
            except OpforError as error:
                self.screen.say(str(error), "warn")

    def told(self, typed: str, at: int) -> int:
        """Do what was typed; the turn that is shown then."""
        word, _, rest = typed.casefold().partition(" ")
        last = len(self.turns) - 1
        if typed.startswith("/"):
            return self.found(typed[1:].strip().casefold(), at)
        word = "help" if word == "?" else word
        if word in SHOWN:
            SHOWN[word](self, at)
            return at
        if word in ("t", "turn"):
            return self.show_turn(whole_number(rest, "turn", 0, last))
        if word.isdecimal():
            entry = whole_number(word, "entry", 0, self.frames[-1].number)
            place = next(n for n, frame in enumerate(self.frames) if frame.number >= entry)
            return self.show_turn(self.turn_of(place))
        if word in ("b", "back"):
            return self.show_turn(max(0, at - 1))
        if word in ("", "n", "next", "end"):
            if at == last:
                self.outcome()
                return at
            return self.show_turn(last if word == "end" else at + 1)
        raise OpforError(f"{shortened(typed)!r}: Enter goes on; help says what else can be typed")

    def turn_of(self, place: int) -> int:
        return max(n for n, first in enumerate(self.turns) if first <= place)

    def found(self, text: str, at: int) -> int:
        """The next turn in which these words were told, or the first."""
        if not text:
            raise OpforError("/ and words goes to the next turn in which they were told")
        order = [*range(at + 1, len(self.turns)), *range(at + 1)]
        for turn in order:
            said = " ".join(t.text for frame in self.of_turn(turn) for t in frame.told)
            if text in said.casefold():
                return self.show_turn(turn)
        raise OpforError(f"{shortened(text)!r} was never told")

    def of_turn(self, turn: int) -> list[Frame]:
        end = self.turns[turn + 1] if turn + 1 < len(self.turns) else len(self.frames)
        return self.frames[self.turns[turn] : end]

    def show_turn(self, turn: int, why: bool | None = None) -> int:
        why = self.why if why is None else why
        for _, group in groupby(self.of_turn(turn), key=_silent_draw):
            frames = list(group)
            if not why and len(frames) > MOST_ALIKE and (source := _silent_draw(frames[0])):
                said = f"{source}: {len(frames)} times, up to entry {frames[-1].number}"
                self.screen.say(f"{frames[0].number:>4}  {said}", "quiet")
                continue
            for frame in frames:
                self.show(frame, why)
        return turn

    def show(self, frame: Frame, why: bool) -> None:
        self.screen.say(f"{frame.number:>4}  {frame.heading}", "quiet")
        for told in frame.told:
            if told.kind == "decision":
                if why:
                    self.screen.say(f"        {told.text}", "quiet")
            elif told.text:
                self.screen.say(f"      {told.text}")

    def board(self, at: int) -> None:
        self.screen.say(self.tape.board_text(self.frames[at]))

    def map(self, turn: int) -> None:
        """The board after a turn, as a picture of text."""
        window = Window(self.screen.width(), self.screen.height() - 3, plain=self.screen.is_plain)
        for line in self.tape.sketch(self.of_turn(turn)[-1], window):
            self.screen.draw(line)

    def account(self) -> None:
        for line in self.tape.account().lines:
            self.screen.say(line)

    def outcome(self) -> None:
        ended = self.tape.ended()
        for line in ended.lines if ended is not None else ("The game is not over.",):
            self.screen.say(line, "strong")
        self.account()


def _silent_draw(frame: Frame) -> str:
    """The source of something drawn or rolled of which nothing else is told, else nothing."""
    entry = frame.line
    is_silent = not any(told.text for told in frame.told if told.kind != "decision")
    return entry.source if isinstance(entry, Answered) and is_silent else ""


SHOWN: dict[str, Callable[[Viewer, int], object]] = {
    "board": lambda viewer, turn: viewer.board(viewer.frames.index(viewer.of_turn(turn)[-1])),
    "map": lambda viewer, turn: viewer.map(turn),
    "why": lambda viewer, turn: viewer.show_turn(turn, why=True),
    "account": lambda viewer, _turn: viewer.account(),
    "help": lambda viewer, _turn: viewer.screen.say(HELP),
}

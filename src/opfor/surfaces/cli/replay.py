"""Step through a saved game: every entry with what followed from it, in words.

On a terminal: Enter goes on, b goes back, a number goes there, board and why show more, q leaves.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.opening import find_save
from opfor.app.conversation.tape import Frame, Tape
from opfor.app.soundness import doubted_file
from opfor.core.door import MOST_DIGITS
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.screen import Screen


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

    def show_all(self, with_board: bool) -> None:
        for frame in self.frames:
            self.show(frame, self.why)
        if with_board:
            self.board(len(self.frames) - 1)
        else:
            self.outcome()

    def walk(self) -> None:
        at = 0
        self.show(self.frames[0], self.why)
        while True:
            typed = self.screen.ask(f"[{at}/{len(self.frames) - 1}] Enter, b, N, board, why, q > ")
            match (typed or "").strip().casefold():
                case _ if typed is None:
                    return
                case "q" | "quit":
                    return
                case "board":
                    self.board(at)
                    continue
                case "why":
                    self.show(self.frames[at], True)
                    continue
                case "b" | "back":
                    at = max(0, at - 1)
                case number if number.isdecimal():
                    at = min(int(number[:MOST_DIGITS]), len(self.frames) - 1)
                case _ if at == len(self.frames) - 1:
                    self.outcome()
                    continue
                case _:
                    at += 1
            self.show(self.frames[at], self.why)

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

    def outcome(self) -> None:
        ended = self.tape.ended()
        for line in ended.lines if ended is not None else ("The game is not over.",):
            self.screen.say(line, "strong")

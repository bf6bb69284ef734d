"""Step through a saved game: every entry with what followed from it, in words.

On a terminal: Enter goes on, b goes back, a number goes there, board and why show more, q leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.outcome import outcome_lines
from opfor.app.explain import Explainer
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.app.store import Saved, read_save
from opfor.app.story import Teller, Told
from opfor.core.codec import from_plain
from opfor.core.errors import OpforError
from opfor.core.fold import fold
from opfor.core.game import Game
from opfor.core.record import Adjusted, Answered, Header, History, Line, Redone, Undone
from opfor.surfaces.cli.opening import find_save
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.screen import Screen


class Tape(NamedTuple):
    """A record to look at: nothing is run, only folded, so old games can always be watched."""

    game: Game[Any]
    setting: Any
    header: Header
    history: History


class Scene(NamedTuple):
    """One line of the record and what followed from it."""

    number: int
    line: Line
    told: tuple[Told, ...]
    state: Any


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--to", type=int, metavar="N", help="only up to entry N, and the board")
    parser.add_argument("--undone", action="store_true", help="also what was taken back")
    parser.add_argument("--why", action="store_true", help="with the opponent's reasons")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    saved, _ = read_save(find_save(arguments.file), repair=False)
    tape = _tape(saved)
    scenes = _scenes(tape, saved.lines if arguments.undone else tape.history.entries)
    if arguments.to is not None:
        last = len(tape.history.entries) - 1
        if not 0 <= arguments.to <= last:
            raise OpforError(f"--to {arguments.to}: the entries go from 0 to {last}")
        scenes = [scene for scene in scenes if scene.number <= arguments.to]
    if arguments.json:
        print_json(_as_json(tape, scenes))
        return 0
    screen = Screen()
    viewer = Viewer(tape, scenes, screen, arguments.why)
    if screen.is_typed and arguments.to is None:
        viewer.walk()
    else:
        viewer.show_all(with_board=arguments.to is not None)
    return 0


def _tape(saved: Saved) -> Tape:
    game = load_game(saved.header.game)
    setting, _, _ = prepared(game, saved.header.options, saved.header.rulings)
    return Tape(game, setting, saved.header, History(saved.lines))


def _scenes(tape: Tape, lines: Sequence[Line]) -> list[Scene]:
    teller = Teller(tape, None)
    return [Scene(teller.number, line, tuple(teller.line(line)), teller.state) for line in lines]


class Viewer:
    """Shows scenes one by one or all at once."""

    def __init__(self, tape: Tape, scenes: list[Scene], screen: Screen, why: bool) -> None:
        self.tape, self.scenes, self.screen, self.why = tape, scenes, screen, why
        self.explainer = Explainer(tape.game, tape.setting)

    def show_all(self, with_board: bool) -> None:
        for scene in self.scenes:
            self.show(scene, self.why)
        if with_board:
            self.board(len(self.scenes) - 1)
        else:
            self.outcome()

    def walk(self) -> None:
        at = 0
        self.show(self.scenes[0], self.why)
        while True:
            typed = self.screen.ask(f"[{at}/{len(self.scenes) - 1}] Enter, b, N, board, why, q > ")
            match (typed or "").strip().casefold():
                case _ if typed is None:
                    return
                case "q" | "quit":
                    return
                case "board":
                    self.board(at)
                    continue
                case "why":
                    self.show(self.scenes[at], True)
                    continue
                case "b" | "back":
                    at = max(0, at - 1)
                case number if number.isdecimal():
                    at = min(int(number), len(self.scenes) - 1)
                case _ if at == len(self.scenes) - 1:
                    self.outcome()
                    continue
                case _:
                    at += 1
            self.show(self.scenes[at], self.why)

    def show(self, scene: Scene, why: bool) -> None:
        self.screen.say(f"{scene.number:>4}  {heading(scene.line)}", "quiet")
        for told in scene.told:
            if told.sentence:
                self.screen.say(f"      {told.sentence}")
            elif why and told.decision is not None:
                self.screen.say(f"        {self.explainer.short(told.decision)}", "quiet")

    def board(self, at: int) -> None:
        tape = self.tape
        seat = tape.game.seats(tape.setting)[-1].id
        text = tape.game.words.board(tape.setting, self.scenes[at].state, seat)
        self.screen.say(text.rstrip())

    def outcome(self) -> None:
        outcome = _outcome(self.tape)
        if outcome is None:
            self.screen.say("The game is not over.", "strong")
            return
        for line in outcome_lines(outcome, self.tape.game.seats(self.tape.setting)):
            self.screen.say(line, "strong")


def heading(line: Line) -> str:
    """Who entered what."""
    match line:
        case Answered(ask="choose", source=seat, by=by):
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
    return "the game begins"


def _outcome(tape: Tape) -> Any:
    start = from_plain(tape.header.start, tape.game.state)
    state = fold(tape.game, start, tape.history.entries)
    return tape.game.outcome(tape.setting, state)


def _as_json(tape: Tape, scenes: Sequence[Scene]) -> dict[str, Any]:
    outcome = _outcome(tape)
    return {
        "game": tape.game.id,
        "seed": tape.header.seed,
        "options": tape.header.options,
        "entries": [
            {"number": scene.number, "story": [t.sentence for t in scene.told if t.sentence]}
            | msgspec.to_builtins(scene.line)
            for scene in scenes
        ],
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
    }

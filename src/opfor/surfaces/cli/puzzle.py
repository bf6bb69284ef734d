"""Puzzles: a moment of a game, one best act; asks, checks, explains."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import MsgspecError

from opfor.app.arguments import Arguments, Parser, declare_seed, game_of, seed_of
from opfor.app.coach.puzzle_search import made, modes
from opfor.app.coach.puzzles import Puzzle, answers_to, read, set_up, shipped, write
from opfor.app.coach.solution import solution, task
from opfor.app.conversation.asking.answers import can_be_counted
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.messages import Offer
from opfor.app.day_and_week import position_of, rated
from opfor.app.game_arguments import declare_game_options, options_of, rulings_of
from opfor.app.phrases import short
from opfor.app.results import DayDone, remember_day
from opfor.app.search.clock import Clock
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import day_said, percent
from opfor.core.requests import Choose
from opfor.core.sketch import Window
from opfor.surfaces.cli.week import day_in
from opfor.surfaces.terminal.header import header
from opfor.surfaces.terminal.screen import Screen

SAY = PhraseBook.of_the_program("days")
MOST_MADE, MOST_MINUTES = 1000, 10_000


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument("number", nargs="?", type=int, default=0, help="which one (any)")
    parser.add_argument("--solve", action="store_true", help="show the answer at once")
    parser.add_argument("--make", type=int, default=0, metavar="N", help="make N new ones instead")
    parser.add_argument("-o", "--output", metavar="FILE", help="where to write what was made")
    parser.add_argument("--add", action="store_true", help="add them to those FILE holds")
    parser.add_argument("--minutes", type=float, metavar="M", help="make none after so long")
    parser.add_argument(
        "--day", nargs="?", const="", metavar="YYYY-MM-DD", help="the position of the day (today)"
    )
    declare_seed(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    if arguments.make:
        return _make(game, arguments)
    puzzles = shipped(game)
    if not puzzles:
        raise OpforError(f"{game.title}: there are no puzzles; --make 10 -o FILE makes some")
    if arguments.day is not None:
        return _of_the_day(game, puzzles, arguments)
    number = arguments.number or 1 + seed_of(arguments) % len(puzzles)
    if not 1 <= number <= len(puzzles):
        raise OpforError(f"puzzle {number}: there are 1 to {len(puzzles)}")
    _ask(game, puzzles[number - 1], number, arguments.solve)
    return 0


def _of_the_day(game: Game[Any], puzzles: list[Puzzle], arguments: Arguments) -> int:
    """The position that the date names; the first time of a day is remembered."""
    day = day_in(arguments.day)
    number = position_of(game, day, len(puzzles))
    puzzle = puzzles[number - 1]
    rate = rated(puzzle, puzzles)
    print(SAY("day", day=day_said(day), game=game.title, n=number, rate=rate))
    tries = _ask(game, puzzle, number, arguments.solve)
    if not arguments.solve:
        remember_day(DayDone(day.isoformat(), game.id, number, tries))
    return 0


def _make(game: Game[Any], arguments: Arguments) -> int:
    if not (arguments.output and 0 < arguments.make <= MOST_MADE):
        raise OpforError(f"--make {arguments.make}: from 1 to {MOST_MADE}, and -o FILE")
    if arguments.minutes is not None and not 0 < arguments.minutes <= MOST_MINUTES:
        raise OpforError(f"--minutes {arguments.minutes}: more than 0, at most {MOST_MINUTES}")
    options, rulings = options_of(arguments, game), rulings_of(arguments)
    path = path_of(arguments.output)
    kept = _kept_in(path, arguments.add)
    clock = Clock(60 * (arguments.minutes or 0))
    offered, wanted = [options] if options else modes(game), len(kept) + arguments.make
    for puzzle in made(game, offered, rulings, seed_of(arguments), clock):
        if not any(puzzle.is_the_moment_of(other) for other in kept):
            kept.append(puzzle)
            write(path, kept)
            said = f"seed {puzzle.seed}, {percent(puzzle.chance)} against {percent(puzzle.second)}"
            print(f"{len(kept)}: {said}", flush=True)
        if len(kept) >= wanted:
            break
    return 0


def _kept_in(path: Path, is_added_to: bool) -> list[Puzzle]:
    """The puzzles of a file that is added to; none of a new one."""
    if not path.parent.is_dir():
        raise OpforError(f"{path}: cannot be written (no such folder); name a new file")
    if not path.exists():
        return []
    if not is_added_to:
        raise OpforError(
            f"{path}: cannot be written (is there already); name a new file, or --add to it"
        )
    try:
        return read(path)
    except (OSError, EOFError, zlib.error, MsgspecError):
        raise OpforError(f"{path}: holds no puzzles to add to; name a new file") from None


def _ask(game: Game[Any], puzzle: Puzzle, number: int, solve: bool) -> int:
    """Ask until it is right or given up; at which try it was right, 0 if never."""
    screen = Screen()
    table = set_up(game, puzzle)
    eyes = table.seen_by()
    right = answers_to(game, puzzle, table)
    show_position(eyes, screen)
    screen.say(SAY("puzzle-help"))
    screen.say()
    screen.say(SAY("puzzle-asked", n=number, game=game.title, question=_asked(eyes)))
    screen.say(task(puzzle))
    listed, tries, right_at = False, 0, 0
    while not solve:
        text = (screen.ask("> ") or "").strip()
        if text == "?":
            listed = list_answers(eyes, screen, eyes.offers())
            continue
        if text == "board":
            screen.say(eyes.board_text())
            continue
        if text == "help":
            screen.say(SAY("puzzle-help"))
            continue
        if text in ("", "give up", "quit"):
            break
        try:
            path = eyes.typed(text, numbered=listed).path
        except OpforError as error:
            screen.say(f"{error}")
            continue
        tries += 1
        if _options(eyes)[path[0]] in right:
            screen.say(SAY("puzzle-right"))
            right_at = tries
            break
        screen.say(SAY("puzzle-wrong"))
    for line in solution(game, puzzle, eyes).lines:
        screen.say(line)
    return right_at


def list_answers(eyes: Eyes, screen: Screen, offers: Sequence[Offer]) -> bool:
    """Some answers; whether a number picks one of them from now on."""
    counted = can_be_counted([offer.typed for offer in eyes.offers()])
    for offer in offers:
        number = f"{offer.number + 1:>3}  " if counted else "  "
        screen.say(f"{number}{offer.typed}: {short(offer.label)}")
    return counted


def show_position(eyes: Eyes, screen: Screen) -> None:
    """The map with what decides below it; without one the position in words."""
    sketched = eyes.sketch(Window(columns=screen.width(), plain=screen.is_plain))
    for line in sketched:
        screen.draw(line)
    if not sketched:
        screen.say(eyes.board_text())
        return
    for said in header(eyes.facts(), screen.width()):
        screen.say(said, "strong")


def _options(eyes: Eyes) -> tuple[Any, ...]:
    request = eyes.table.session.pending
    assert isinstance(request, Choose), "a puzzle asks for a choice"
    return tuple(request.options)


def _asked(eyes: Eyes) -> str:
    question = eyes.question()
    return question.text if question is not None else ""

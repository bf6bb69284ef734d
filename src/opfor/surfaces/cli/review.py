"""A saved game looked at again: winning chances, turning points, better acts, luck and skill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.coach.advice import WHOSE
from opfor.app.coach.judgement import review
from opfor.app.coach.review import Judged, Review
from opfor.app.conversation.opening import find_save, resumed
from opfor.app.search import Budget
from opfor.app.soundness import doubted_file
from opfor.core.door import path_of, write_file
from opfor.core.errors import OpforError, one_of
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.phrases import amount, change, percent
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.cli.review_page import page

WIDTH = 40
MOST_TRIES = 100_000


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="", help="a saved game (newest)")
    parser.add_argument(
        "--tries", type=int, default=60, metavar="N", help="lines of play tried at each choice (60)"
    )
    parser.add_argument("--html", metavar="FILE", help="also write a page with curve and boards")
    parser.add_argument("--seat", default="", metavar="SEAT", help="whose choices (the person's)")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    if not 2 <= arguments.tries <= MOST_TRIES:
        raise OpforError(f"--tries {arguments.tries}: from 2 to {MOST_TRIES}")
    path = find_save(arguments.file)
    with doubted_file(path):
        return _reviewed(path, arguments)


def _reviewed(path: Path, arguments: Arguments) -> int:
    session = resumed(path, is_kept=False).session
    game = session.game
    foresight_of(game)
    seats = [seat.id for seat in game.seats(session.setting) if not seat.bot]
    if arguments.seat and arguments.seat not in seats:
        raise OpforError(one_of("--seat", arguments.seat, seats))
    found = review(session, Budget(arguments.tries), arguments.seat)
    if arguments.html:
        write_file(path_of(arguments.html), page(found, session.header, session.history.lines))
    if arguments.json:
        print_json(as_document(found))
    else:
        print("\n".join(told(found, game.title)))
    return 0


def as_document(found: Review) -> dict[str, Any]:
    """The review as one JSON document."""
    document: dict[str, Any] = msgspec.to_builtins(found)
    for given, each in zip(document["worst"], found.worst, strict=True):
        given["cost"] = each.cost
    return document


def told(found: Review, title: str) -> list[str]:
    """The review in words: the curve, what cost most, what turned it, luck and skill."""
    lines = [f"{title}: {len(found.curve)} choices of {found.seat}", ""]
    turned, before = set(found.turnings), ""
    width = max(len(each.when) for each in found.curve)
    for place, each in enumerate(found.curve):
        mark = "!" if each in found.worst else "~" if place in turned else " "
        bar, when = "█" * round(each.chance * WIDTH), each.when
        first = f"{when if when != before else '':<{width}}"
        lines.append(f"{first} {mark} {percent(each.chance):>5} {bar}".rstrip())
        before = when
    lines += ["", "! a costly act, ~ after it the game turned by itself", WHOSE, ""]
    for each in found.worst:
        lines += [_costly(each)]
    if not found.worst:
        lines.append("No act stands out as a mistake.")
    lines += ["", _summed(found)]
    for part in found.parts:
        made = f"{amount(part.choices, 'choice')}, {change(part.skill)}"
        lines.append(f"  {part.title.rstrip('?')}: {made}; luck {change(part.luck)}")
    return lines


def _costly(each: Judged) -> str:
    return (
        f"{each.when}, entry {each.entry}: {each.done} ({percent(each.chance)}). "
        f"Better: {each.best} ({percent(each.best_chance)}); it cost {percent(each.cost)}, "
        f"give or take {percent(2 * each.error)}."
    )


def _summed(found: Review) -> str:
    end = {1.0: "won", 0.5: "drawn", 0.0: "lost"}.get(found.outcome or 0.0, "")
    end = "not over yet" if found.outcome is None else end
    return (
        f"From {percent(found.curve[0].before)} at the start, as the baseline player would go on: "
        f"your choices {change(found.skill)}, luck and the opponent {change(found.luck)}; {end}."
    )

"""What a change does: over many positions which decisions change, by rule; then paired games.

OLD and NEW are each: . (this opfor), a folder with another opfor, a revision of this checkout
(HEAD~20, a tag), ruling:NAME=VALUE, option:NAME=VALUE or pack:FOLDER. The exit code is 1 if any
decision differs, so that the command can stand guard over a bot.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import declare_game_options, options_of, rulings_of
from opfor.app.own_content import with_packs
from opfor.app.setting_up import prepared
from opfor.core.book import Book, load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.kit.shares import wilson
from opfor.lab.commands.flags import declare_games, games_of, print_json, progress_bar
from opfor.lab.commands.told import percent, points
from opfor.lab.diff import Difference, diff
from opfor.lab.sides import side_of
from opfor.lab.statistics import mcnemar, paired_effect
from opfor.lab.summary import SAY
from opfor.lab.variant import changed_options, make_variant, measured_seat


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    declare_games(parser, 64)
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--player", default="", metavar="NAME", help="who plays against the bot")
    declare_seed(parser, default=1)
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game, games = game_of(arguments), games_of(arguments)
    options, rulings = options_of(arguments, game), rulings_of(arguments)
    if arguments.old == arguments.new:
        raise OpforError(f"{arguments.old!r} against itself: name two different sides")
    variant = make_variant(
        "diff", game.id, options, rulings, arguments.player, tuple(arguments.pack)
    )
    setting, _, _ = prepared(game, variant.options, variant.rulings)
    told = msgspec.structs.replace(variant, options=changed_options(game, variant.options))
    with ExitStack() as stack:
        old, new = (stack.enter_context(side_of(text)) for text in (arguments.old, arguments.new))
        for side in (old, new):
            if side.source == old.source == new.source:  # a typing error is ours to say
                played = with_packs(game, (*arguments.pack, *side.packs))
                options = {**variant.options, **side.options}
                prepared(played, options, variant.rulings | side.rulings)
        progress = stack.enter_context(progress_bar())
        seat, seed, jobs = measured_seat(game, setting), arguments.seed, arguments.jobs
        try:
            found = diff(old, new, told, seat, seed, games, jobs, progress)
        except KeyboardInterrupt:
            print("\nopfor: stopped", file=sys.stderr)
            return 130
    if arguments.json:
        print_json(_document(arguments, found))
    else:
        print("\n".join(lines(load_book(game.folder), found, seat)))
    return 1 if found.positions.turns_changed or found.positions.failed else 0


def _document(arguments: Arguments, found: Difference) -> dict[str, Any]:
    return {
        "old": arguments.old,
        "new": arguments.new,
        "seed": arguments.seed,
        "positions": msgspec.to_builtins(found.positions),
        "games": msgspec.to_builtins(found.pairs),
        "effect": msgspec.to_builtins(paired_effect(found.pairs)),
        "examples": msgspec.to_builtins(found.examples),
        "failures": found.failures,
    }


def lines(book: Book, found: Difference, seat: str) -> list[str]:
    counts, pairs = found.positions, found.pairs
    told = [
        SAY(
            "compared",
            n=counts.turns,
            decisions=counts.decisions,
            changed=percent(wilson(counts.changed, counts.decisions)),
            turns=percent(wilson(counts.turns_changed, counts.turns)),
        )
    ]
    for rule, n in sorted(counts.rules.items(), key=lambda pair: (-pair[1], pair[0])):
        told.append(f"{n:>6}  {rule}{_title(book, rule)}")
        told += [f"          {_example(example)}" for example in found.examples.get(rule, [])[:1]]
    if counts.failed:
        said = max(found.failures, key=lambda each: found.failures[each])
        told.append(SAY("not-taken-up", n=counts.failed, why=said))
    changed, more = percent(wilson(pairs.changed, pairs.games)), points(paired_effect(pairs))
    p = f"{mcnemar(pairs):.2g}"
    told.append(SAY("paired", n=pairs.games, changed=changed, who=seat, points=more, p=p))
    return told


def _title(book: Book, rule: str) -> str:
    """What the rows named in a line are called."""
    words = rule.replace(",", " ").split()
    titles = [book.title(word) for word in words if book.knows(word)]
    return f" ({'; '.join(titles)})" if titles else ""


def _example(example: Any) -> str:
    chosen = [None if each is None else each["chosen"] for each in (example.before, example.now)]
    now = {"before": str(chosen[0]), "now": str(chosen[1])}
    return SAY("example", game=example.game, turn=example.turn, **now)

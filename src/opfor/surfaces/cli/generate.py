"""Generate a mission: step by step here, in one go with --auto, or from a script.

The result is an ordinary mission file: opfor play, opfor table, opfor simulate and opfor sheet
take it. With --table the dice are rolled and the cards drawn at your own table.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, game_of, seed_of
from opfor.app.game_arguments import chosen_rulings, options_of
from opfor.app.registry import listings, load_game
from opfor.app.setting_up import decode_options
from opfor.core.errors import OpforError
from opfor.core.game import Game, Generating
from opfor.surfaces.cli import start_flags
from opfor.surfaces.cli.mission_search import Found, declare_search, measured, searched, with_turns
from opfor.surfaces.cli.output import print_json, read_bytes


def load(game_id: str) -> Game[Any]:
    """The generator of a game; the game itself need not be loaded."""
    return load_game(listings()[game_id].generator or game_id)


def declare(parser: Parser, game: Game[Any] | None) -> None:
    start_flags.declare(parser, game)
    parser.add_argument("--auto", action="store_true", help="the program drafts every seat")
    parser.add_argument("--script", metavar="FILE", help="play a recorded generation (JSON)")
    parser.add_argument("--out", metavar="FILE.toml", help="where the mission is written")
    parser.add_argument(
        "--record", metavar="FILE.json", help="also tell the generation as a script for --script"
    )
    parser.add_argument(
        "--table", action="append", nargs="?", const="all", default=[], metavar="SOURCE",
        help="roll or draw this at your own table; without SOURCE everything",
    )  # fmt: skip
    declare_search(parser)


def run(arguments: Arguments) -> int:
    drafted = game_of(arguments)
    generating = drafted.generating
    if generating is None:
        having = [listing.id for listing in listings().values() if listing.generator]
        raise OpforError(f"{drafted.title} has no generator; has one: {', '.join(having)}")
    from opfor.surfaces.cli.delivery import checked, checked_out

    if arguments.record is not None:
        arguments.record = checked(arguments.record, "--record", ".json", "a script")
    chosen = _ways(arguments)
    if len(chosen) > 1:
        raise OpforError(f"{' and '.join(chosen)}: one of them at a time")
    if not chosen or chosen == ["--table"]:
        return _by_hand(arguments, drafted, generating)
    _refuse_unused(arguments, chosen[0])
    out = None if arguments.out is None else checked_out(arguments.out)
    generation, found = _generation(arguments, drafted, generating)
    if generation is None:
        return 1
    _hand_out(arguments, generating, generation, found, out)
    return 0


def _ways(arguments: Arguments) -> list[str]:
    """The ways of generating that the command line asks for; none means by hand."""
    given = {
        "--auto": arguments.auto,
        "--script": arguments.script is not None,
        "--target": arguments.target is not None,
        "--table": bool(arguments.table),
    }
    both = given["--auto"] and given["--target"]  # a search drafts by itself
    return [name for name, asked in given.items() if asked and not (both and name == "--auto")]


def _refuse_unused(arguments: Arguments, way: str) -> None:
    """What only a generation by hand would heed."""
    given = {
        "--player": arguments.player,
        "--resume": arguments.resume is not None,
        "--position": arguments.position is not None,
    }
    unused = next((name for name, asked in given.items() if asked), None)
    if unused is not None:
        raise OpforError(f"{unused}: for a generation by hand; {way} needs nobody at the table")


def _generation(
    arguments: Arguments, drafted: Game[Any], generating: Generating
) -> tuple[Any, Found | None]:
    """The generation asked for, and what was found out about it."""
    rulings = chosen_rulings(arguments, drafted)
    options = options_of(arguments, drafted)
    if arguments.script is not None:
        if options:
            name = next(iter(options)).replace("_", "-")
            raise OpforError(f"{name}: a script says by itself what is generated")
        generation = generating.scripted(read_bytes(arguments.script), rulings)
        return generation, _measured(arguments, generating, generation, rulings)
    decode_options(drafted, options)
    if arguments.target is not None:
        return searched(arguments, generating, options, rulings)
    generation = generating.automatic(options, rulings, seed_of(arguments))
    return generation, _measured(arguments, generating, generation, rulings)


def _measured(
    arguments: Arguments, generating: Generating, generation: Any, rulings: Mapping[str, str]
) -> Found | None:
    """Drafts stay as they are; whoever asks is told how fair they are."""
    return measured(arguments, generating, generation, rulings) if arguments.measure else None


def _hand_out(
    arguments: Arguments, generating: Generating, generation: Any, found: Found | None, out: Any
) -> None:
    """Into the file, as JSON, or as text to standard output."""
    from opfor.core.door import write_file
    from opfor.surfaces.cli.delivery import NAME, told

    if arguments.record is not None:
        script = msgspec.json.format(msgspec.json.encode(generating.script(generation)))
        write_file(arguments.record, script.decode() + "\n")
    result = generating.result(generation) | (found.note if found else {})
    turns, said = ((), "") if found is None else (found.candidate.turns, found.said)
    text = with_turns(generating, generation, NAME if out is None else out.stem, turns, said)
    if out is not None:
        write_file(out, text)
    if arguments.json:
        print_json(result)
        return
    for advice in (
        *result.get("advice", ()),
        *(turn.words for turn in turns),
        *filter(None, [said]),
    ):
        print(f"Note: {advice}", file=sys.stderr)
    print(text, end="") if out is None else print(told(generating, out))


def _says_what(arguments: Arguments, drafted: Game[Any]) -> bool:
    """Whether the command line says already what is generated."""
    return arguments.resume is not None or bool(options_of(arguments, drafted))


def _by_hand(arguments: Arguments, drafted: Game[Any], generating: Generating) -> int:
    """Play the generation through; what was left before its end can be resumed."""
    from opfor.surfaces.cli.sit_down import doubting

    with doubting(arguments):
        return _played(arguments, drafted, generating)


def _played(arguments: Arguments, drafted: Game[Any], generating: Generating) -> int:
    from opfor.surfaces.cli import sit_down
    from opfor.surfaces.cli.delivery import ask_where, checked_out
    from opfor.surfaces.cli.generator_questions import asked
    from opfor.surfaces.terminal.prompt import Prompt
    from opfor.surfaces.terminal.screen import Screen

    out = None if arguments.out is None else checked_out(arguments.out)
    asks = out is None and not arguments.json and sys.stdout.isatty()
    screen = Screen(None if asks or (out is not None and not arguments.json) else sys.stderr)
    if screen.is_typed and not _says_what(arguments, drafted):
        answers = asked(generating, screen)
        if answers is None:
            return 0
        arguments.option += [f"{name}={value}" for name, value in answers.items()]
    if arguments.resume is not None:
        table = sit_down.resumed(arguments)
        if table.about().game != drafted.id:
            table.close()
            raise OpforError(f"{arguments.resume}: a saved game of {table.about().title}")
    else:
        sources = start_flags.sources_named(drafted, arguments.table)
        mode = "table" if sources else "play"
        table = sit_down.begun(arguments, mode, lambda _setting: tuple(sorted(sources)))
    try:
        if table.awaits is not None:
            Prompt(table, screen).run()
    finally:
        table.close()
    generation = table.generated()
    if asks and generation is not None:
        out = ask_where(screen)
    if generation is not None and (out is not None or not asks):
        _hand_out(arguments, generating, generation, None, out)
    return 0

"""``opfor``: finds the command, imports it alone, and turns its errors into one line.

Nothing heavier than argparse is imported here, so that help answers at once.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from opfor.core.errors import OpforError
from opfor.core.language import (
    ENGLISH,
    chosen,
    language,
    speaking,
)

if TYPE_CHECKING:
    from opfor.app.arguments import Arguments

DONE, NO, BAD, STOPPED = 0, 1, 2, 130


class Command(NamedTuple):
    """A command: the module with its ``declare`` and ``run``, and a line for the help.

    ``loads_game`` says that the options of the game named become flags, ``has_commands`` that what
    follows is a command again.
    """

    module: str
    words: str
    does: str
    loads_game: bool = False
    has_commands: bool = False


CLI = "opfor.surfaces.cli"
LAB = "opfor.lab.commands"
COMMANDS = {
    "play": Command(f"{CLI}.play", "GAME", "play against the opponent, in the terminal", True),
    "table": Command(f"{CLI}.table", "GAME", "companion for a physical table", True),
    "decide": Command(
        f"{CLI}.decide", "GAME POSITION", "one opponent decision for a position, explained", True
    ),
    "why": Command(f"{CLI}.why", "FILE", "the reasons in a saved game or a position"),
    "forecast": Command(f"{CLI}.forecast", "FILE", "what the opponent may do next, with its odds"),
    "saves": Command(f"{CLI}.saves", "", "list the saved games"),
    "replay": Command(f"{CLI}.replay", "FILE", "step through a saved game"),
    "verify": Command(f"{CLI}.verify", "FILE", "re-run a saved game under today's rules"),
    "review": Command(
        f"{CLI}.review", "FILE", "winning chances over a saved game, turning points, better acts"
    ),
    "learn": Command(f"{CLI}.learn", "GAME", "the course: lessons that you play", True),
    "ask": Command(f"{CLI}.ask", "GAME", "the opponent, asked without a board", True),
    "puzzle": Command(f"{CLI}.puzzle", "GAME", "a moment of a game with one best act", True),
    "week": Command(f"{CLI}.week", "[GAME]", "the game of the week: one try, a line to share"),
    "results": Command(f"{CLI}.results", "", "your own page: what you played and won here"),
    "ladder": Command(
        f"{CLI}.ladder",
        "GAME [RUNG]",
        "what to play next: rungs from gentle to hard, and where you stand",
    ),
    "simulate": Command(f"{LAB}.simulate", "GAME", "headless games with statistics", True),
    "corpus": Command(f"{LAB}.corpus", "GAME", "games as data: decisions with reasons", True),
    "arena": Command(f"{LAB}.arena", "GAME", "players on held-out games, with intervals", True),
    "train": Command("opfor.envs.train", "GAME", "teach and measure the net of a game", True),
    "lab": Command(LAB, "…", "experiments, rulings' weight, balance, reports", has_commands=True),
    "generate": Command(f"{CLI}.generate", "GAME", "make a firefight or a solo mission", True),
    "campaign": Command(
        f"{CLI}.campaign", "new|go-on|show|sheet", "a company through a run of missions"
    ),
    "missions": Command(f"{CLI}.missions", "GAME", "what there is to play, and how hard it is"),
    "units": Command(f"{CLI}.units", "GAME", "the counters that missions are made of"),
    "boards": Command(f"{CLI}.boards", "GAME", "the boards that missions are laid on"),
    "sheet": Command(f"{CLI}.sheet", "FILE", "a mission as a sheet to play from on paper (PDF)"),
    "packs": Command(f"{CLI}.packs", "check PATH …", "list, check and describe content packs"),
    "cards": Command(
        f"{CLI}.cards", "new GAME", "enter the cards, units or missions of your own box"
    ),
    "web": Command("opfor.surfaces.web.command", "", "play in the browser"),
    "mcp": Command(f"{CLI}.mcp", "", "the games for language models, by tools (MCP)"),
    "new-game": Command(f"{CLI}.new_game", "NAME", "write a small playable game to begin with"),
    "completion": Command(
        f"{CLI}.completion", "SHELL", "let Tab complete, in your shell", has_commands=True
    ),
    "words": Command(f"{CLI}.words", "check LANGUAGE", "what a language still lacks"),
    "rules": Command(f"{CLI}.rules", "GAME", "rule index: what is implemented and tested where"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 done, 1 the answer is no, 2 bad input, 130 stopped."""
    _never_fail_on_a_letter()
    try:
        arguments, wanted = chosen(list(sys.argv[1:] if argv is None else argv))
        from opfor.app.told_language import told_language

        with speaking(told_language(arguments, wanted)):
            return _answered(arguments)
    except OpforError as error:
        print(f"opfor: {error}", file=sys.stderr)
        return BAD


def _answered(arguments: list[str]) -> int:
    """Run one command, and turn what goes wrong into one line."""
    try:
        _refuse_bytes(arguments)
        code = _dispatch(arguments)
        sys.stdout.flush()
    except OpforError as error:
        print(f"opfor: {_one_line(error, arguments)}", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        print("\nopfor: stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        _forget_output()
        return DONE
    except OSError as error:
        _forget_output()
        print(f"opfor: output cannot be written ({error.strerror})", file=sys.stderr)
        return BAD
    except Exception as error:  # a fault of ours: what was answered is on disk already
        from opfor.app.fault import reported

        print(f"opfor: {reported(error, arguments)}", file=sys.stderr)
        return BAD
    return code


def _dispatch(arguments: list[str]) -> int:
    if not arguments:
        if _is_terminal(sys.stdin) and _is_terminal(sys.stdout):
            menu: Any = import_module("opfor.surfaces.cli.menu")
            return int(menu.run(main))
        arguments = ["--help"]
    name, *rest = arguments
    if name in ("-h", "--help", "help"):
        return _help(rest)
    if name in ("-V", "--version"):
        from opfor import __version__

        print(f"opfor {__version__}")
        return DONE
    if name in COMMANDS:
        return _run(name, rest)
    return _command_of_a_game(name, rest)


def _run(name: str, rest: list[str]) -> int:
    from opfor.app.arguments import parse

    gc.disable()  # what is read now stays: looking through it for waste, now or at the end of the
    # program, only makes people wait
    try:
        module: Any = import_module(COMMANDS[name].module)
        if not COMMANDS[name].has_commands:
            parsed: Arguments | None = parse(name, module, rest, COMMANDS[name].loads_game)
    finally:
        gc.freeze()
        gc.enable()
    if COMMANDS[name].has_commands:
        return int(module.run(rest))
    return DONE if parsed is None else int(module.run(parsed))


def _command_of_a_game(name: str, rest: list[str]) -> int:
    """``opfor GAME NAME …``: commands that only one game has."""
    from opfor.app.registry import listings, load_game
    from opfor.core.errors import one_of

    if name not in listings():
        raise OpforError(one_of("command", name, [*COMMANDS, *listings()]))
    game = load_game(name)
    commands = dict(game.commands)
    if game.generating is not None and (balance := game.generating.balance) is not None:
        commands["balance"] = lambda words: balance(load_game, words, _say)
    if not rest or rest[0] in ("-h", "--help"):
        extra = "".join(f"\n  opfor {name} {command} …" for command in commands)
        says = f"{game.title}: opfor play {name}, opfor table {name}, opfor rules {name}{extra}"
        _say(says)
        return DONE
    if rest[0] not in commands:
        raise OpforError(one_of(f"command of {game.title}", rest[0], commands or ["none"]))
    command = commands[rest[0]]
    if {"-h", "--help"} & set(rest[1:]) and rest[0] != "balance":
        return _help_of_a_game(f"{name} {rest[0]}", command)
    return command(rest[1:])


def _say(text: str) -> None:
    from opfor.app.program import as_typed

    print(as_typed(text))


def _help_of_a_game(typed: str, command: Any) -> int:
    """What the command of a game says of itself; those with flags have a parser for it."""
    from inspect import getdoc

    from opfor.app.arguments import MARK

    said = str(getdoc(command)).replace(MARK, "")
    _say(f"usage: opfor {typed} …\n\n{said}")
    return DONE


def _help(rest: list[str]) -> int:
    if rest and rest[0] in COMMANDS:
        return _run(rest[0], ["--help"])
    from opfor.app.program import program_name
    from opfor.app.registry import bundled

    program = program_name()
    print(f"usage: {program} COMMAND …\n")
    print(_spoken("The opponent for solo wargames: it plays by the book, and it says why.") + "\n")
    for name, command in COMMANDS.items():
        print(f"  {name + ' ' + command.words:<22} {_spoken(command.does)}")
    titles = ", ".join(f"{listing.id} ({listing.title})" for listing in bundled())
    print("\n" + _spoken(f"Games: {titles or 'none'}"))
    print()
    for ending, says in (
        (" COMMAND --help", "options of a command"),
        (" play GAME --help", "options of a game"),
        ("", "a menu, on a terminal"),
    ):
        print(f"  {program + ending:<26} {_spoken(says)}")
    return DONE


def _spoken(text: str) -> str:
    """A text in the language in force; English needs no book."""
    if language() == ENGLISH:
        return text
    from opfor.app.speech import spoken

    return spoken(text)


def _never_fail_on_a_letter() -> None:
    """On a terminal without Unicode a strange letter becomes a question mark; so does bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _refuse_bytes(words: Sequence[str]) -> None:
    """Whatever is named is text; only a file that is there may have a name of other bytes."""
    for word in words:
        is_text = word.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in word)
        if not is_text and not os.path.exists(word):
            raise OpforError(f"{word!r} is not UTF-8 text")


def _is_terminal(stream: Any) -> bool:
    return stream is not None and stream.isatty()


def _one_line(error: OpforError, words: Sequence[str]) -> str:
    """What went wrong, in one line; of what was typed only the beginning, quoted or not."""
    from opfor.app.program import as_typed
    from opfor.app.speech import spoken
    from opfor.core.door import MOST_SAID
    from opfor.core.echo import MOST_ECHOED, path_said, shortened

    said = " ".join(str(error).split())
    for word in (*words, *(word.partition("=")[2] for word in words)):
        if len(word) > MOST_ECHOED:
            said = said.replace(" ".join(word.split()), path_said(word))
    return as_typed(spoken(shortened(said, MOST_SAID)))


def _forget_output() -> None:
    """The reader of our output has gone; what is still buffered must not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())

"""Enter what is in your own box, one card after the other: order cards, units, missions.

opfor cards new GAME [KIND] asks for each card what is printed on it. Tab completes, ? says what
could stand there, each line is read back with what the opponent will make of it. Enter takes what
stands in brackets; back goes to the question before, quit leaves: what is complete is in the file,
and the next start goes on after it. The file is an ordinary pack: --pack NAME plays with it, packs
check NAME checks it, and it may be written by hand as well.

opfor cards keep GAME SAVE puts cards that were typed at a table into the pack.

opfor cards sheet GAME [KIND] prints a spreadsheet to fill in (.csv), where a game has armies also
that of a whole one by its name; opfor cards import GAME FILE takes a filled one (.csv, .xlsx) into
the pack, and tells row by row what cannot be read.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.app.box_words import SAY, titled
from opfor.app.conversation.opening import find_save
from opfor.app.entering import Entering, form_named, pack_to_fill, typed_in, write_whole
from opfor.app.own_content import read_pack
from opfor.app.program import program_name
from opfor.app.registry import load_game
from opfor.app.speech import say
from opfor.app.spreadsheet import imported, sheet_named
from opfor.core.door import path_of, read_file
from opfor.core.errors import OpforError
from opfor.core.form import Blank, Form, Row
from opfor.core.game import Game
from opfor.surfaces.cli.form import Back, Left, filled
from opfor.surfaces.terminal.screen import Screen

NEW, KEEP, SHEET, IMPORT = "new", "keep", "sheet", "import"


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument(
        "do",
        metavar="new|keep|sheet|import",
        help="enter new ones, keep those typed at a table, print or take in a spreadsheet",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "kind", nargs="*", metavar="KIND|SAVE", help="what is entered (default: cards)"
    )
    parser.add_argument(
        "--pack", default="", metavar="FOLDER",
        help="the pack that is filled: a folder, or a name in the data folder (default my-GAME)",
    )  # fmt: skip
    parser.add_argument("--brief", action="store_true", help="do not read lines back")


def run(arguments: Arguments) -> int:
    game = load_game(arguments.game)
    if arguments.do == KEEP:
        return _keep(game, " ".join(arguments.kind), arguments.pack)
    if arguments.do == SHEET:
        print(sheet_named(game, " ".join(arguments.kind)), end="")
        return 0
    if arguments.do == IMPORT:
        return _import(game, " ".join(arguments.kind), arguments.pack)
    if arguments.do != NEW:
        raise OpforError(
            f"cards {arguments.do}: write cards new GAME, cards keep GAME SAVE, "
            "cards sheet GAME KIND or cards import GAME FILE"
        )
    form = form_named(game, " ".join(arguments.kind))
    folder = pack_to_fill(arguments.pack, game, form)
    screen = Screen()
    entering = Entering(folder, form)
    _greet(screen, game, entering)
    try:
        while _one(screen, entering, brief=arguments.brief):
            pass
    except (Left, KeyboardInterrupt):
        screen.say()
    _goodbye(screen, game, entering)
    return 0


def _keep(game: Game[Any], save: str, pack: str) -> int:
    """Cards typed at the table of a saved game go into the pack."""
    kept = []
    for table, rows in typed_in(find_save(save, game), game.id).items():
        form = next(form for form in game.forms() if form.table == table)
        entering = Entering(pack_to_fill(pack, game, form), form)
        for row in rows:
            entering.keep(row)
            kept.append(f"{form.name} {row[form.key]}")
    say(f"{', '.join(kept)}: now in {entering.folder}.")
    return 0


def _import(game: Game[Any], given: str, pack: str) -> int:
    """A filled spreadsheet goes into the pack."""
    if not given:
        raise OpforError(f"write: cards import {game.id} FILE.csv, or FILE.xlsx")
    path = path_of(given)
    data = read_file(path)
    folder = pack_to_fill(pack, game, form_named(game, ""))
    found = imported(game, read_pack(folder)[0], path.name, data)
    for name, text in found.pack.files.items():
        write_whole(folder / name, text)
    print("\n".join(found.lines))
    return 0


def _greet(screen: Screen, game: Game[Any], entering: Entering) -> None:
    form = entering.form
    others = ", ".join(each.name for each in game.forms() if each is not form)
    where = {"game": game.title, "kind": titled(form, 2), "folder": entering.folder}
    screen.say(SAY("prompt-into", **where), "strong")
    if entering.known:
        screen.say(SAY("prompt-already", n=len(entering.known), key=form.key))
    screen.say(SAY("prompt-keys"))
    if others:
        command = f"{program_name()} cards new {game.id}"
        screen.say(SAY("prompt-others", command=command, kinds=others), "quiet")


def _one(screen: Screen, entering: Entering, *, brief: bool) -> bool:
    """One card; False when no more are wanted."""
    form = entering.form
    screen.say()
    rest = tuple(blank for blank in form.blanks if blank.name != form.key)
    row: Row | None = None
    while True:
        try:
            if row is None:
                row = _begun(screen, entering)
            if row is None:
                return False
            old = entering.entered(row[form.key])
            row |= filled(screen, rest, {**old, **row}, brief=brief)
        except Back:  # before the first of them comes the name
            row = None
            continue
        try:
            path = entering.keep(row)
        except OpforError as error:
            screen.say(SAY("prompt-not-written", fault=str(error)), "warn")
            screen.say(SAY("prompt-once-more"))
            continue
        kept = SAY("prompt-kept", kind=titled(form), name=row[form.key], file=path.name)
        screen.say(f"{kept}{_left(entering)}", "strong")
        return True


def _begun(screen: Screen, entering: Entering) -> Row | None:
    """The name of the next one; nothing more to be asked where all are there and none is named."""
    form = entering.form
    blank = next(each for each in form.blanks if each.name == form.key)
    coming = entering.next_key()
    asked = Blank(blank.name, blank.question, blank.read, coming, needed=True)
    try:
        found = filled(screen, (asked,), {}, brief=True)
    except Back:
        return None
    return found


def _left(entering: Entering) -> str:
    coming = entering.form.expected(entering.known)
    return f" {SAY('prompt-to-go', n=len(coming))}" if coming else ""


def _goodbye(screen: Screen, game: Game[Any], entering: Entering) -> None:
    form: Form = entering.form
    count, program = len(entering.known), program_name()
    if form.rows:
        kind = titled(form, count)
        screen.say(SAY("prompt-held", n=count, kind=kind, folder=entering.folder))
    screen.say(SAY("prompt-check", command=f"{program} packs check {entering.folder}"))
    screen.say(SAY("prompt-play", command=f"{program} table {game.id} --pack {entering.folder}"))

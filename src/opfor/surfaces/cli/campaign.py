"""A campaign: a company led through a run of missions, kept in a file of its own.

  new [RUN]     begin one; without a name the runs are listed
  go-on [FILE]  go on with one, the newest where none is named: choose, buy, fight the missions
  show [FILE]   where it stands; with --json as a document
  sheet [NAME]  print it (-o FILE.pdf): the empty sheet of a run, or a campaign as it stands

With --table you roll the dice after the battles yourself. A mission is fought here, or with
cardboard: then "tell" what came of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, seed_of
from opfor.app.campaign import Campaign, account_of, leaders, newest
from opfor.app.campaign_files import document, printed
from opfor.app.conversation import opening
from opfor.app.program import program_name
from opfor.app.registry import load_game
from opfor.app.soundness import doubted_file
from opfor.app.start import Start
from opfor.core.door import path_of
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.mission_card import REGULAR, SOLO_LEVELS
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen

SAY = PhraseBook.of_the_program("campaign")
DEEDS = ("new", "go-on", "show", "sheet")
FIGHT, TELL, BREAK_OFF, LEAVE = "fight", "tell", "break off", "leave"


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("deed", metavar="|".join(DEEDS))
    parser.add_argument("name", nargs="?", default="", metavar="NAME", help="a run, or a file")
    parser.add_argument("-o", "--out", metavar="FILE", help="new: the file; sheet: the PDF")
    parser.add_argument("--table", action="store_true", help="new: dice are rolled at the table")
    parser.add_argument("--level", default=REGULAR, help=f"new: {', '.join(SOLO_LEVELS)}")
    parser.add_argument("--paper", default="a4", metavar="a4|letter", help="sheet: default a4")
    declare_seed(parser)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    if arguments.deed not in DEEDS:
        raise OpforError(one_of("campaign", arguments.deed, DEEDS))
    return {"new": _new, "go-on": _go_on, "show": _show, "sheet": _sheet}[arguments.deed](arguments)


def _new(arguments: Arguments) -> int:
    game = load_game(leaders()[0].id)
    if not arguments.name:
        for name, told in game.offered() if game.offered else ():
            print(f"{name}: {told}")
        print(SAY("which", program=program_name()))
        return 0
    start = Start(
        seed=seed_of(arguments),
        options={"run": arguments.name, "level": arguments.level},
        mode="table" if arguments.table else "play",
        table_sources=tuple(game.sources) if arguments.table else (),
    )
    table = opening.begun(game, start, is_kept=not arguments.out)
    if arguments.out:
        table.copy_to(path_of(arguments.out))
    return _led(Campaign(table))


def _file(arguments: Arguments) -> Path:
    return opening.find_save(arguments.name) if arguments.name else newest()


def _go_on(arguments: Arguments) -> int:
    path = _file(arguments)
    with doubted_file(path):
        return _led(Campaign(opening.resumed(path)))


def _show(arguments: Arguments) -> int:
    path = _file(arguments)
    with doubted_file(path):
        campaign = Campaign(opening.resumed(path, is_kept=False))
    if arguments.json:
        print_json(document(campaign))
    else:
        print(campaign.told)
    return 0


def _sheet(arguments: Arguments) -> int:
    from opfor.surfaces.sheets import write_sheet
    from opfor.surfaces.sheets.print import paper_of

    if not arguments.out or path_of(arguments.out).suffix.lower() != ".pdf":
        raise OpforError("-o FILE.pdf: say where the sheet goes")
    out = path_of(arguments.out)
    write_sheet(printed(arguments.name, paper_of(arguments.paper)), out)
    print(SAY("written", path=out))
    return 0


def _led(campaign: Campaign) -> int:
    """Until it is left or over: its own questions, and the missions as they are due."""
    screen = Screen()
    try:
        while not campaign.is_over:
            told = _fought(campaign, screen) if campaign.is_due else _asked(campaign, screen)
            if not told:
                return 0
        screen.say(campaign.told)
    finally:
        campaign.table.close()
    return 0


def _asked(campaign: Campaign, screen: Screen) -> bool:
    """The campaign's own questions, until a mission is due; False when it was left."""
    before = campaign.table.moment
    Prompt(campaign.table, screen, lambda: campaign.is_due or campaign.is_over).run()
    return campaign.is_due or campaign.is_over or campaign.table.moment < before


def _fought(campaign: Campaign, screen: Screen) -> bool:
    """The mission that is due: fought here, told, or broken off; False when it was left."""
    may_break_off = campaign.may_break_off
    known = (FIGHT, TELL, *([BREAK_OFF] if may_break_off else []), LEAVE)
    typed = screen.ask(SAY("due", can=", ".join(known)) + " > ", known)
    wanted = [each for each in known if typed and each.startswith(typed.strip().casefold())]
    if typed is None or wanted == [LEAVE]:
        screen.say(SAY("left", program=program_name(), path=campaign.table.path))
        return False
    if wanted == [TELL]:
        Prompt(campaign.table, screen, campaign.is_past_the_mission).run()
        return campaign.is_past_the_mission()
    if wanted == [BREAK_OFF]:
        campaign.broken_off()
    elif wanted == [FIGHT]:
        _battle(campaign, screen)
    else:
        screen.say(one_of("mission", typed, known), "warn")
    return True


def _battle(campaign: Campaign, screen: Screen) -> None:
    """The mission, as far as it is played now; one that is over is told at once."""
    mission = campaign.mission()
    try:
        Prompt(mission, screen).run()
        account = account_of(mission)
    finally:
        mission.close()
    if account.is_over:
        campaign.answer(account)

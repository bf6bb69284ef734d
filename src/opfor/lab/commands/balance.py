"""The balance sheet of a mission: who wins by which player, and what each number of it does.

MISSION is the id of a mission, its file, or a game. Every number of the mission (CAPs, VPs, cards)
and of the game's options is turned one up and one down, every unit left out once, all on the same
seeds. --target 50 then turns one dial until the win rate comes nearest to it; --write puts that
into the file.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_packs, declare_seed
from opfor.app.game_arguments import declare_rulings, pairs, rulings_of
from opfor.app.registry import load_game
from opfor.core.drawing import Turn
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.lab.balance import (
    Handicap,
    Turned,
    balance_experiment,
    chosen_dials,
    find_handicap,
    ladder_of,
    playable,
    strongest,
)
from opfor.lab.commands.flags import (
    declare_games,
    declare_out,
    declare_workers,
    games_of,
    print_json,
    progress_bar,
)
from opfor.lab.commands.told import effect_lines, interval, percent, rate_lines, unchanged
from opfor.lab.commands.written import declare_write, own_file, write_turn
from opfor.lab.dials import Mission, find_mission, turn_to
from opfor.lab.experiment import Part
from opfor.lab.extra import need
from opfor.lab.frames import Run, run_experiment
from opfor.lab.summary import SAY
from opfor.lab.variant import fair_player
from opfor.lab.verdict import remedied, verdict


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("mission", metavar="MISSION")
    parser.add_argument("--target", type=float, metavar="PERCENT", help="find a handicap for it")
    parser.add_argument(
        "--dial", action="append", default=[], metavar="TEXT", help="only dials so named"
    )
    declare_write(parser)
    parser.add_argument("--no-dials", action="store_true", help="only the ladder of players")
    parser.add_argument("--no-ladder", action="store_true", help="only the dials")
    parser.add_argument("--player", default="", metavar="NAME", help="who measures")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    declare_rulings(parser)
    declare_games(parser, 200)
    declare_out(parser)
    declare_workers(parser)
    declare_seed(parser, default=1)
    declare_packs(parser)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    need("polars")
    games = games_of(arguments)
    target = arguments.target
    if target is not None and not 0 < target < 100:
        raise OpforError(f"--target {target:g}: a share of games won, between 0 and 100")
    if arguments.write and target is None:
        raise OpforError("--write: with --target, which says what is wished for")
    mission = find_mission(arguments.mission, arguments.pack)
    if arguments.write:
        own_file(arguments.mission)
    base = base_of(arguments, mission)
    try:
        sheet, handicap, turn = _measured(arguments, mission, base, games)
    except KeyboardInterrupt:
        print(f"\nopfor: {SAY('stopped-goes-on')}", file=sys.stderr)
        return 130
    if arguments.json:
        found = None if handicap is None else msgspec.to_builtins(handicap)
        rows = {"rates": sheet.rates.to_dicts(), "effects": sheet.effects.to_dicts()}
        print_json({"run": str(sheet.path), **rows, "handicap": found})
    else:
        told = [] if handicap is None else handicap_lines(handicap, turn)
        dead = unchanged(sheet)
        first = [sentence(sheet, handicap, turn), "", *rate_lines(sheet, dead)]
        print(
            "\n".join([*first, *effect_lines(sheet, dead), *told, SAY("run", path=str(sheet.path))])
        )
    if arguments.write and turn is not None:
        print(write_turn(mission, turn), file=sys.stderr)
    return 0


def sentence(sheet: Run, handicap: Handicap | None, turn: Turn | None) -> str:
    """How hard it is, how sure that is, and what would make it as it is wished."""
    base = next(sheet.rates.iter_rows(named=True))
    said = verdict(sheet.manifest.seats[0], interval(base, "win"), base["games"])
    if handicap is None or turn is None:
        return said
    share = handicap.best.rate.value
    return f"{said} {remedied(turn.words, share, handicap.target)}"


def base_of(arguments: Arguments, mission: Mission) -> Part:
    player = arguments.player or fair_player(load_game(mission.game))
    options = {k.replace("-", "_"): v for k, v in pairs("--option", arguments.option).items()}
    return Part(
        options={**mission.options, **options},
        rulings=rulings_of(arguments),
        players=player,
        packs=tuple(arguments.pack),
    )


def _measured(
    arguments: Arguments, mission: Mission, base: Part, games: int
) -> tuple[Run, Handicap | None, Turn | None]:
    jobs, cluster = arguments.jobs, arguments.cluster
    found = [] if arguments.no_dials else chosen_dials(mission, base, arguments.dial)
    with progress_bar("dial") as progress:
        found = playable(mission, base, found, jobs, cluster, progress)
    ladder = [] if arguments.no_ladder else ladder_of(load_game(mission.game), str(base.players))
    experiment = balance_experiment(mission, base, found, ladder, games, arguments.seed)
    with progress_bar() as progress:
        sheet = run_experiment(experiment, "lab balance", arguments.out, jobs, cluster, progress)
    if arguments.target is None:
        return sheet, None, None
    dial = strongest(sheet, found)
    if dial is None:
        raise OpforError("--target: no number to turn; name one with --dial, or leave --no-dials")
    share = arguments.target / 100
    seed = arguments.seed
    found_one = find_handicap(mission, base, dial, share, games, seed, jobs, cluster, _told)
    return sheet, found_one, turn_to(mission, dial, found_one.best.value)


def _told(turned: Turned) -> None:
    if sys.stderr.isatty():
        print(f"{turned.value}: {percent(turned.rate)}", file=sys.stderr)


def handicap_lines(handicap: Handicap, turn: Turn | None) -> list[str]:
    best = handicap.best
    nearest = turn.words if turn else f"{handicap.dial} = {best.value}"
    return [
        SAY("turned-towards", dial=handicap.dial, share=f"{100 * handicap.target:g}"),
        *(f"  {t.value:>3}  {percent(t.rate)}" for t in handicap.tried),
        SAY("nearest", what=nearest, share=percent(best.rate), n=best.games),
        "",
    ]

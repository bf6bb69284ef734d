"""Play an experiment: variants against a base, the same seeds for all, until the stop rule holds.

EXPERIMENT.toml says what is varied (docs/lab.md shows how). The run is a folder; the same command
takes it up again where it was stopped. Several machines may each play some of the blocks
(--blocks 0:50) and pour their folders together (opfor lab merge).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.game_arguments import allow_programs, declare_programs, is_program
from opfor.core.door import is_whole
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.lab.commands.flags import declare_out, declare_workers, print_json, progress_bar
from opfor.lab.commands.told import effect_lines, rate_lines
from opfor.lab.experiment import Experiment, read_experiment
from opfor.lab.frames import Run, run_experiment
from opfor.lab.summary import SAY


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("experiment", metavar="EXPERIMENT.toml", type=Path)
    declare_out(parser)
    declare_workers(parser)
    parser.add_argument(
        "--player", action="append", default=[], metavar="[SEAT=]NAME",
        help="who plays wherever the experiment names nobody; a program of your own (cmd:COMMAND) "
        "that it names is started only if it stands here too",
    )  # fmt: skip
    declare_programs(parser)
    parser.add_argument("--blocks", default="", metavar="FIRST:END", help="only some of the blocks")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    allow_programs(arguments)
    experiment = seated(read_experiment(arguments.experiment), arguments.player)
    where, blocks = str(arguments.experiment), blocks_of(arguments.blocks)
    try:
        with progress_bar() as progress:
            found = run_experiment(
                experiment,
                where,
                arguments.out,
                arguments.jobs,
                arguments.cluster,
                progress,
                blocks,
            )
    except KeyboardInterrupt:
        print(f"\nopfor: {SAY('stopped-goes-on')}", file=sys.stderr)
        return 130
    show(found, arguments.json)
    return 0


def seated(experiment: Experiment, named: Sequence[str]) -> Experiment:
    """The experiment with players that were typed; a part's own stay."""
    players: dict[str, str] = {}
    for text in named:
        seat, _, name = ("", "", text) if is_program(text) else text.rpartition("=")
        players[seat] = name
    if not players or experiment.base.players:
        return experiment
    found: str | dict[str, str] = players.pop("") if "" in players else players
    base = msgspec.structs.replace(experiment.base, players=found)
    return msgspec.structs.replace(experiment, base=base)


def show(found: Run, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "run": str(found.path),
                "seed": found.manifest.seed,
                "rates": found.rates.to_dicts(),
                "effects": found.effects.to_dicts(),
            }
        )
        return
    print("\n".join([*rate_lines(found), *effect_lines(found), SAY("run", path=str(found.path))]))


def blocks_of(text: str) -> tuple[int, int] | None:
    """``FIRST:END`` as numbers."""
    if not text:
        return None
    first, colon, end = text.partition(":")
    if not (colon and is_whole(first) and is_whole(end) and int(first) < int(end)):
        raise OpforError(f"--blocks {text!r}: write FIRST:END, such as 0:50")
    return int(first), int(end)

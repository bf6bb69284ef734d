"""All missions, decks and cards of a game: no dead card, none in every win.

Every mission (or every option set that reaches a part of the game) is played; cards, units and
tiles are counted by name. The exit code is 1 if an entry is dead or in every win.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.setting_up import decode_options
from opfor.core.game import Game
from opfor.lab.block import ASPECTS, CONTENT
from opfor.lab.commands.coverage import variants_of
from opfor.lab.commands.flags import (
    declare_games,
    declare_out,
    declare_workers,
    games_of,
    print_json,
    progress_bar,
)
from opfor.lab.commands.sheet import sheet
from opfor.lab.commands.told import points, rate_lines
from opfor.lab.content import Content, Named, content
from opfor.lab.experiment import Experiment, Part
from opfor.lab.extra import need
from opfor.lab.frames import run_experiment
from opfor.lab.stop import Stop
from opfor.lab.summary import SAY
from opfor.lab.variant import own_folders

SHOWN = 20


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    declare_games(parser, 100)
    parser.add_argument("--player", default="", metavar="NAME", help="who plays")
    parser.add_argument("--publish", type=Path, metavar="FILE", help="the sheet as Markdown")
    declare_out(parser)
    declare_workers(parser)
    declare_seed(parser, default=1)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    need("polars")
    experiment = experiment_for(game, arguments.player, games_of(arguments), arguments.seed)
    jobs, cluster = arguments.jobs, arguments.cluster
    try:
        with progress_bar() as progress:
            found = run_experiment(
                experiment, "lab content", arguments.out, jobs, cluster, progress
            )
    except KeyboardInterrupt:
        print(f"\nopfor: {SAY('stopped-goes-on')}", file=sys.stderr)
        return 130
    shown = content(found, game)
    every = [named for named in shown.names if named.in_every_win]
    if arguments.publish is not None:
        arguments.publish.write_text(sheet(game, found, shown), encoding="utf-8")
    if arguments.json:
        print_json({"run": str(found.path), **msgspec.to_builtins(shown)})
    else:
        print(
            "\n".join(
                [*rate_lines(found), "", *lines(shown, every), SAY("run", path=str(found.path))]
            )
        )
    return 1 if shown.dead or every else 0


def experiment_for(game: Game[Any], player: str, games: int, seed: int) -> Experiment:
    """The first of the game's option sets is the base, the others are compared with it."""
    first, *others = distinct(game)
    return Experiment(
        name=f"content-{game.id}",
        game=game.id,
        seed=seed,
        measure=(ASPECTS, CONTENT),
        base=Part(options=dict(first), players=player, packs=own_folders(game)),
        variants=tuple(Part(name=_called(game, each), options=full(game, each)) for each in others),
        stop=Stop(games=games),
    )


def distinct(game: Game[Any]) -> list[Mapping[str, Any]]:
    """The option sets without those that say the same."""
    found: dict[bytes, Mapping[str, Any]] = {}
    for options in variants_of(game):
        found.setdefault(msgspec.json.encode(full(game, options)), options)
    return list(found.values())


def full(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option said, so that nothing is taken from the base."""
    plain: dict[str, Any] = msgspec.to_builtins(decode_options(game, options))
    return plain


def _called(game: Game[Any], options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items()) or f"{game.id} as usual"


def lines(shown: Content, every: list[Named]) -> list[str]:
    told = [SAY("games", n=shown.games)]
    for table, names in shown.dead.items():
        told.append(SAY("never-seen", table=table, names=", ".join(names)))
    told += [SAY("every-win", name=_named(n), n=n.wins) for n in every]
    told.append(SAY("goes-with-wins"))
    for n in shown.names[:SHOWN]:
        if n.effect is not None:
            share = SAY("of-games", share=round(100 * n.games / shown.games))
            told.append(f"  {points(n.effect):<24} {_named(n)}, {share}, Holm {n.holm:.2g}")
    return told


def _named(one: Named) -> str:
    return SAY("on-side", name=f"{one.where} {one.name}", side=one.side)

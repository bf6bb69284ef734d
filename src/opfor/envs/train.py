"""Teach a game's net anew, measure it, and write it with its model card.

The net learns from games against the opponent, by the values of the positions after each own act.
Two cores and an hour or two are enough, and nothing needs more. The same seed, rounds and number of
processes give the same net on the same machine. It is measured on seeds of its own, in the settings
it learned in and in some it has never seen. A game may have a net for each mission.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import declare_game_options, options_of
from opfor.app.setting_up import prepared
from opfor.core.door import write_file
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.net import Net, NetFile, digest, net_bytes
from opfor.envs.strength import measured
from opfor.envs.trainer import USUAL, Trainer
from opfor.envs.value_net import ValueNet, kept
from opfor.fast import is_compiled, stepped
from opfor.lab.commands.flags import declare_games, games_of, print_json, progress_bar

ROUNDS, AT_ONCE, MOST_JOBS = 900, 192, 256
FRESH = 20_000_000
"""Seeds of games that measure lie so far from those of lessons."""


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"default {ROUNDS}")
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="where the net is written")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")
    declare_games(parser, 1000)
    declare_seed(parser, default=1)
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game, games = game_of(arguments), games_of(arguments)
    if arguments.rounds < 1:
        raise OpforError(f"--rounds {arguments.rounds}: at least one")
    if not 1 <= arguments.jobs <= MOST_JOBS:
        raise OpforError(f"--jobs {arguments.jobs}: 1 to {MOST_JOBS}")
    engine = engine_of(game, options_of(arguments, game))
    trainer = Trainer(
        game.id,
        engine.lessons,
        AT_ONCE,
        arguments.seed,
        jobs=arguments.jobs,
        layers=getattr(engine, "layers", USUAL),
    )
    with progress_bar("round") as progress:
        net = trainer.train(arguments.rounds, lambda _done: progress(1, arguments.rounds))
    trained = {
        "seed": arguments.seed,
        "rounds": arguments.rounds,
        "processes": arguments.jobs,
        "games": trainer.games,
        "decisions": trainer.decisions,
        "settings": [dict(each) for each in engine.lessons],
    }
    file = measured_file(game, engine, net, trained, games, FRESH + arguments.seed)
    out = arguments.out or Path(f"{game.id}-net.json")
    write_file(out, net_bytes(file))
    if arguments.json:
        print_json({"game": game.id, "file": str(out), **file.card})
    else:
        print("\n".join([f"{game.title}: {out}", *told(file.card)]))
    return 0


def engine_of(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """What lessons are stepped by, or why there are none."""
    setting, _, _ = prepared(game, options, {})
    found = stepped(setting, {})
    people = [seat for seat in game.seats(setting) if not seat.bot]
    if found is None or not hasattr(found, "lessons") or len(people) != 1:
        raise OpforError(f"{game.title}: no engine steps this game for lessons")
    if not is_compiled(setting):
        raise OpforError(f"{game.title} is not compiled here: python3 build_fast.py does it")
    return found


def measured_file(
    game: Game[Any],
    engine: Any,
    net: ValueNet,
    trained: Mapping[str, Any],
    games: int,
    seed: int,
) -> NetFile:
    """The net with its card: what it learned from, and how strong it is."""
    bare = kept(net, game.id, digest(engine.planes()), engine.rules_mark(), {})
    ready = Net(bare)
    known = [measured(game.id, options, ready, games, seed) for options in engine.lessons]
    unseen = [measured(game.id, options, ready, games, seed) for options in engine.unseen]
    unseen += [measured(game.id, {}, ready, games, seed, rulings) for rulings in engine.tried]
    card = {"trained": dict(trained), "strength": known, "never seen": unseen}
    return NetFile(bare.game, bare.planes, bare.rules, bare.sizes, bare.weights, card)


def told(card: Mapping[str, Any]) -> list[str]:
    """The card in lines."""
    trained = card["trained"]
    lines = [f"  learned from {trained['decisions']:,} decisions in {trained['games']:,} games"]
    for title, rows in (("strength", card["strength"]), ("never seen", card["never seen"])):
        if not rows:
            continue
        lines.append(f"  {title} (net, 95 %, baseline; {rows[0]['games']} games each)")
        for row in rows:
            said = ", ".join(f"{n} {v}" for n, v in {**row["options"], **row["rulings"]}.items())
            lines.append(
                f"    {said or 'usual options':36} {row['net']:.1%} "
                f"({row['low']:.1%} to {row['high']:.1%}), {row['baseline']:.1%}"
            )
    return lines

"""Stupid strategies: pass only, stand still and shoot, never enter, rush.

Each plays every mission against the baseline on the same seeds. Where one of them wins nearly as
often as the baseline (less than 15 points behind it), the mission is marked. Whoever
has something to hold may stand still: there a strategy is marked where it is surely better. The
exit code is 1 if a mission is marked.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import declare_rulings, rulings_of
from opfor.core.echo import shortened
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import listed, percent
from opfor.kit.shares import Rate
from opfor.lab.commands.flags import declare_games, games_of, print_json, progress_bar
from opfor.lab.gate import Conditions, Entrance, at_the_gate
from opfor.lab.strategies import Strategy

SAY = PhraseBook.of_the_program("lab")


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument(
        "--mission", action="append", default=[], metavar="NAME or FILE",
        help="only this one; may come again (default: all that come with the game)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    declare_games(parser, 400)
    declare_rulings(parser)
    declare_seed(parser, default=1)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    conditions = Conditions(
        games=games_of(arguments),
        seed=arguments.seed,
        rulings=rulings_of(arguments),
        packs=tuple(arguments.pack),
        jobs=arguments.jobs,
    )
    cards = game.missions(arguments.mission)
    with progress_bar() as progress:
        found = at_the_gate(game, cards, conditions, progress)
    if arguments.json:
        print_json({"game": game.id, "missions": [document(each) for each in found]})
    else:
        print("\n".join(lines(game, found)))
    return 0 if all(each.ok for each in found) else 1


def document(entrance: Entrance) -> dict[str, Any]:
    """The contract's entry of a mission, for one seat."""
    strategies = {name: tried(each) for name, each in entrance.strategies.items()}
    return {
        "name": entrance.name,
        "title": entrance.title,
        "seat": entrance.seat,
        "task": entrance.task,
        "games": entrance.games,
        "baseline": _rate(entrance.baseline),
        "strategies": strategies,
        "ok": entrance.ok,
    }


def tried(strategy: Strategy) -> dict[str, Any]:
    """A strategy beside the baseline, in the contract's words."""
    more = {"effect": _rate(strategy.effect), "same": strategy.is_same, "ok": strategy.ok}
    return _rate(strategy.rate) | more


def _rate(rate: Rate) -> dict[str, Any]:
    return {"value": rate.value, "low": rate.low, "high": rate.high}


def lines(game: Game[Any], found: list[Entrance]) -> list[str]:
    """The sentence that counts first, then a row for each seat of a mission."""
    if not game.strategies:
        return [SAY("gate-none", game=game.title)]
    marked = [each for each in found if not each.ok]
    names = [SAY("gate-seat", mission=each.title, seat=each.seat) for each in marked]
    first = SAY("gate-marked", n=len(marked), names=listed(names)) if marked else SAY("gate-ok")
    width = max(len(_where(each)) for each in found)
    head = "".join(f"{name:>13}" for name in ("baseline", *game.strategies))
    rows = [_row(each, width) for each in found]
    return [first, "", f"{'':<{width}}  {'task':<8}{head}", *rows, "", SAY("gate-key")]


def _where(entrance: Entrance) -> str:
    return f"{shortened(entrance.name)}, {entrance.seat}"


def _row(entrance: Entrance, width: int) -> str:
    where = _where(entrance)
    cells = [percent(entrance.baseline.value), *map(share_of, entrance.strategies.values())]
    return f"{where:<{width}}  {entrance.task:<8}" + "".join(f"{cell:>13}" for cell in cells)


def share_of(strategy: Strategy) -> str:
    """What a strategy wins, with its mark."""
    if strategy.is_same:
        return SAY("gate-same")
    return percent(strategy.rate.value) + ("" if strategy.ok else " !")

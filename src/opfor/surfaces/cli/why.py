"""The opponent's reasons: for its last turn in a saved game, or for its next in a position."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_packs, declare_seed
from opfor.app.explain import Explainer
from opfor.app.game_arguments import declare_rulings
from opfor.app.why_lines import why_lines, why_not_lines
from opfor.core.game import Game
from opfor.core.trace import decision_json
from opfor.surfaces.cli.either import Opened, opened
from opfor.surfaces.cli.output import print_json


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game or a position; - for input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--full", action="store_true", help="everything that was looked at")
    how.add_argument("--not", dest="unchosen", metavar="X", help="why X was not chosen")
    declare_json(parser)
    declare_seed(parser, default=0)
    declare_rulings(parser)
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    with opened(arguments) as found:
        _tell(arguments, found)
    return 0


def _tell(arguments: Arguments, found: Opened) -> None:
    explainer = Explainer(found.game, found.setting)
    if arguments.unchosen is not None:
        lines = why_not_lines(explainer, found.decisions, arguments.unchosen, found.state)
    else:
        lines = why_lines(explainer, found.decisions, arguments.full, found.simulated)
    if arguments.json:
        decisions = [decision_json(decision) for decision in found.decisions]
        print_json({"game": found.game.id, "why": lines, "decisions": decisions})
    else:
        print("\n".join(lines))

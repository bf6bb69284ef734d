"""One opponent decision for a position, with its reasons.

POSITION is a file, - for standard input, or a .jsonl file with one position per line. Several
positions give one JSON document per line, in the same order.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of, seed_of
from opfor.app.explain import Explainer
from opfor.app.game_arguments import chosen_rulings, declare_rulings
from opfor.app.why_lines import why_lines
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.game import Game, Positions, Situation
from opfor.core.trace import decision_json
from opfor.surfaces.cli.documents import Document, documents_of, lines_of
from opfor.surfaces.cli.output import STDIN, print_json, read_bytes


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("position", metavar="POSITION", help="a file, or - for standard input")
    declare_json(parser)
    declare_seed(parser)
    declare_rulings(parser)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    if arguments.position == game.id:
        raise OpforError(f"no position given: opfor decide {game.id} FILE, or - for standard input")
    positions = positions_of(game)
    rulings = chosen_rulings(arguments, game)
    seed = seed_of(arguments)
    raw = read_bytes(arguments.position)
    if arguments.position.endswith(".jsonl"):
        return _decide_each(game, positions, rulings, lines_of(raw), seed)
    documents = documents_of(raw) if arguments.position == STDIN else [Document(1, raw)]
    if len(documents) > 1:
        return _decide_each(game, positions, rulings, documents, seed)
    situation = positions.decide(rulings, documents[0].text, Seeded(seed))
    if arguments.json:
        print_json(situation_json(game, situation))
    else:
        setting, _ = positions.read(rulings, documents[0].text)
        print("\n".join(situation_lines(Explainer(game, setting), situation)))
    return 0


def positions_of(game: Game[Any]) -> Positions[Any]:
    if game.positions is None:
        raise OpforError(f"{game.title} has no position files")
    return game.positions


def _decide_each(
    game: Game[Any],
    positions: Positions[Any],
    rulings: Mapping[str, str],
    documents: list[Document],
    seed: int,
) -> int:
    """One line out for each document in; what is wrong with one does not stop the others."""
    bad = 0
    for index, document in enumerate(documents):
        chance = Seeded(derived_seed(seed, index))
        try:
            answer = situation_json(game, positions.decide(rulings, document.text, chance))
        except OpforError as error:
            answer = {"error": str(error), "line": document.line}
            bad += 1
        print_json(answer)
    if bad:
        print(f"opfor: {bad} of {len(documents)} positions were bad", file=sys.stderr)
    return 1 if bad else 0


def situation_json(game: Game[Any], situation: Situation) -> dict[str, Any]:
    """The contract's document."""
    return {
        "game": game.id,
        "decisions": [decision_json(decision) for decision in situation.decisions],
        "actions": list(situation.actions),
        "summary": situation.summary,
    }


def situation_lines(explainer: Explainer, situation: Situation) -> list[str]:
    """What the opponent does, then why."""
    if not situation.decisions:
        return [situation.summary]
    return [situation.summary, "", *why_lines(explainer, situation.decisions, full=True)]

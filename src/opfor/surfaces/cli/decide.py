"""One opponent decision for a position, with its reasons.

POSITION is a file, - for standard input, or a .jsonl file with one position per line. Several
positions give one JSON document per line, in the same order. With --serve it answers line by line
until standard input ends: {"game": …, "position": …, "rulings": …, "seed": …} in (the last two
may be missing), a JSON document out.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from opfor.app.arguments import (
    LARGEST_SEED,
    Arguments,
    Parser,
    declare_json,
    declare_seed,
    game_of,
    seed_of,
)
from opfor.app.decided import decided, positions_of, situation_json
from opfor.app.explain import Explainer
from opfor.app.game_arguments import chosen_rulings, declare_rulings
from opfor.app.speech import spoken
from opfor.app.why_lines import why_lines
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import decode
from opfor.core.door import MOST_BYTES, one_line
from opfor.core.errors import OpforError
from opfor.core.game import Game, Positions, Situation
from opfor.surfaces.cli.documents import Document, documents_of, lines_of
from opfor.surfaces.cli.output import STDIN, print_json, read_bytes


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument(
        "position", nargs="?", metavar="POSITION", help="a file, or - for standard input"
    )
    parser.add_argument("--serve", action="store_true", help="answer a line for every line")
    declare_json(parser)
    declare_seed(parser)
    declare_rulings(parser)


def run(arguments: Arguments) -> int:
    if arguments.serve:
        return _serve(arguments)
    game = game_of(arguments)
    if arguments.position in (None, game.id):
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
        print(f"opfor: {spoken(f'{bad} of {len(documents)} positions were bad')}", file=sys.stderr)
    return 1 if bad else 0


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of ``--serve``."""

    game: str
    position: msgspec.Raw
    rulings: dict[str, str] = {}
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


def _serve(arguments: Arguments) -> int:
    """Answer every line as it comes; what is wrong with one does not stop the others."""
    while line := sys.stdin.buffer.readline(MOST_BYTES):
        if line.strip():
            print_json(_answer(line, arguments))
            sys.stdout.flush()
    return 0


def _answer(line: bytes, arguments: Arguments) -> Any:
    try:
        asked = decode(line, Asked)
        seed = seed_of(arguments) if asked.seed is None else asked.seed
        return decided(asked.game, bytes(asked.position), asked.rulings, seed)
    except (msgspec.MsgspecError, RecursionError) as error:
        return {"error": f'a line is {{"game": …, "position": …}}: {error}'}
    except OpforError as error:
        return {"error": one_line(error)}


def situation_lines(explainer: Explainer, situation: Situation) -> list[str]:
    """What the opponent does, then why."""
    if not situation.decisions:
        return [situation.summary]
    return [situation.summary, "", *why_lines(explainer, situation.decisions, full=True)]

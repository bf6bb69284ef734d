"""One decision of the opponent for a position, as a document: for programs that ask many times.

The command line, the address ``/decide/GAME`` of the server and the lines of ``decide --serve`` all
answer with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from opfor.app.registry import listings, load_game
from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import decode
from opfor.core.door import one_line
from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.core.game import Game, Positions, Situation
from opfor.core.trace import decision_json

MOST_AT_ONCE = 1000


def positions_of(game: Game[Any]) -> Positions[Any]:
    if game.positions is None:
        raise OpforError(f"{game.title} has no position files")
    return game.positions


def situation_json(game: Game[Any], situation: Situation) -> dict[str, Any]:
    """The contract's document."""
    return {
        "game": game.id,
        "decisions": [decision_json(decision) for decision in situation.decisions],
        "actions": list(situation.actions),
        "summary": situation.summary,
    }


def decided(game_id: str, raw: bytes, rulings: Mapping[str, str], seed: int) -> Any:
    """What the opponent does in a position and why; a list of documents for a list of positions.

    In a list a bad position has its ``error`` and its number, as ``line``, in its place. Chance is
    that of the same positions on the command line.
    """
    if game_id not in listings():
        raise OpforError(one_of("game", game_id, listings()))
    game = load_game(game_id)
    values, positions = resolve(load_book(game.folder), rulings), positions_of(game)

    def one(position: bytes, of: int) -> dict[str, Any]:
        return situation_json(game, positions.decide(values, position, Seeded(of)))

    if not raw.lstrip().startswith(b"["):
        return one(raw, seed)
    found = []
    for index, position in enumerate(_listed(raw)):
        try:
            found.append(one(bytes(position), derived_seed(seed, index)))
        except OpforError as error:
            found.append({"error": one_line(error), "line": index + 1})
    return found


def _listed(raw: bytes) -> list[msgspec.Raw]:
    try:
        positions = decode(raw, list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadPosition(f"the list of positions: not JSON ({error})") from None
    if len(positions) > MOST_AT_ONCE:
        raise BadPosition(f"{len(positions):,} positions: at most {MOST_AT_ONCE:,} at once")
    return positions

"""Puzzles: moments of played games at which one act is clearly best.

A puzzle is a seed and the choices that lead to the moment, so it can be looked at, played on and
explained like any game. Whether its answer still holds under today's rules can be worked out anew.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.conversation.table import Table
from opfor.app.search import Budget, Weighed, is_weighed, search
from opfor.app.session import Session
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import answer_from_plain, to_plain
from opfor.core.door import write_file
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.requests import Choose

FILE = "puzzles.jsonl.gz"
CLEAR = 0.12
"""How much better than any other the best act is, in chances to win, and surely so."""
QUICK, SURE = Budget(40), Budget(400)
SKIPPED = 4
"""Choices at the start of a game that are left out: openings are no puzzles."""
SOLVABLE = (0.15, 0.97)
"""The best act leaves something to win and something to fear."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """``choices`` lead from the start to the moment; ``best`` is the answer, with its chance to win
    and that of the next best act."""

    game: str
    options: dict[str, Any]
    seed: int
    choices: tuple[Any, ...]
    best: Any
    rulings: dict[str, str] = {}
    chance: float
    second: float


def file_of(game: Game[Any]) -> Path:
    return game.folder / FILE


def shipped(game: Game[Any]) -> list[Puzzle]:
    """The puzzles that come with a game."""
    path = file_of(game)
    if not path.exists():
        return []
    lines = gzip.decompress(path.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines if line]


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """Keep puzzles, one a line; the same puzzles make the same file."""
    text = b"\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    write_file(path, gzip.compress(text, mtime=0))


def set_up(game: Game[Any], puzzle: Puzzle) -> Table:
    """The table at the moment of a puzzle."""
    table = Table.new(game, options=puzzle.options, rulings=puzzle.rulings, seed=puzzle.seed)
    for plain in puzzle.choices:
        request = table.session.pending
        if not isinstance(request, Choose):
            raise OpforError("the puzzle does not fit today's rules; make it anew")
        answer = answer_from_plain(request, plain, game.actions)
        if answer not in request.options:
            raise OpforError("the puzzle does not fit today's rules; make it anew")
        table.session.answer(answer)
    return table


def answer_to(game: Game[Any], puzzle: Puzzle, table: Table) -> Any:
    """The best act as a value."""
    request = table.session.pending
    assert isinstance(request, Choose), "a puzzle asks for a choice"
    return answer_from_plain(request, puzzle.best, game.actions)


def made(
    game: Game[Any], options: dict[str, Any], rulings: dict[str, str], seed: int
) -> Iterator[Puzzle]:
    """Puzzles found in games of the usual player, at most one a game, for ever."""
    number = 0
    while True:
        found = _found(game, options, rulings, derived_seed(seed, number) % 1_000_000)
        number += 1
        if found is not None:
            yield found


def _found(
    game: Game[Any], options: dict[str, Any], rulings: dict[str, str], seed: int
) -> Puzzle | None:
    """Play one game and stop at the first clear moment after the opening."""
    session = Session.new(game, options=options, rulings=rulings, seed=seed)
    foresight = game.foresight
    if foresight is None:
        raise OpforError(f"{game.title}: nobody thinks ahead in this game")
    player, picks = game.players[foresight.usual], Seeded(seed)
    choices: list[Any] = []
    weighty = 0
    while isinstance(request := session.pending, Choose):
        if is_weighed(game, request, request.seat):
            weighty += 1
            best = _clear(session) if weighty > SKIPPED else None
            if best is not None:
                first, second = best
                return Puzzle(
                    game=game.id,
                    options=options,
                    rulings=rulings,
                    seed=seed,
                    choices=tuple(choices),
                    best=to_plain(first.option),
                    chance=round(first.chance, 3),
                    second=round(second.chance, 3),
                )
        seen = game.view(session.setting, session.state, request.seat)
        answer = player(session.setting, seen, request, partial(picks.pick, request.seat))
        choices.append(to_plain(answer))
        session.answer(answer)
    return None


def _clear(session: Session) -> tuple[Weighed, Weighed] | None:
    """The best act and the next best, if the first is clearly better: at a glance, then surely."""
    for budget in (QUICK, SURE):
        found = sorted(search(session.play, 1, budget), key=lambda each: -each.chance)
        found = [each for each in found if each.tries >= 3]
        if len(found) < 2:
            return None
        first, second = found[:2]
        if not SOLVABLE[0] <= first.chance <= SOLVABLE[1]:
            return None
        is_sure = budget is QUICK or first.is_better(second, 2)
        if first.chance - second.chance < CLEAR or not is_sure:
            return None
    return first, second

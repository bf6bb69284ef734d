"""Finding puzzles in games of the usual player.

Every weighty choice of an open game is looked at (``puzzle_proof``); where an act is clearly best
and the usual player does another, there is a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from opfor.app.coach.puzzle_proof import Acts, clear
from opfor.app.coach.puzzles import Puzzle
from opfor.app.search import is_weighed
from opfor.app.search.clock import Clock
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import to_plain
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.requests import Choose

SKIPPED = 4
"""Choices at the start of a game that are left out: openings are no puzzles."""
APART = 6
"""Choices between two puzzles of one game."""
OPEN = (0.1, 0.93)
"""Only where the game looks open, whoever does what, is anything tried."""


def modes(game: Game[Any]) -> list[Mapping[str, Any]]:
    """The games against the opponent that a person is offered: every mission, else each variant
    in which one person sits."""
    first = game.options.__struct_fields__[0]
    offered = [{first: value} for value, _ in game.offered()] if game.offered else game.variants
    return [options for options in offered if _is_alone(game, options)]


def _is_alone(game: Game[Any], options: Mapping[str, Any]) -> bool:
    session = Session.new(game, Start(options=options, seed=1))
    seats = game.seats(session.setting)
    return sum(not seat.bot for seat in seats) == 1 and any(seat.bot for seat in seats)


def made(
    game: Game[Any],
    offered: Sequence[Mapping[str, Any]],
    rulings: Mapping[str, str],
    seed: int,
    clock: Clock,
) -> Iterator[Puzzle]:
    """Puzzles found in games of the usual player, each mode in turn, until the time is over."""
    foresight_of(game)
    number = 0
    while clock.used() < 1:
        options = offered[number % len(offered)]
        yield from _found(game, options, rulings, derived_seed(seed, number) % 1_000_000, clock)
        number += 1


def _found(
    game: Game[Any], options: Mapping[str, Any], rulings: Mapping[str, str], seed: int, clock: Clock
) -> Iterator[Puzzle]:
    """Play one game and stop at clear moments after the opening."""
    session = Session.new(game, Start(options=options, rulings=rulings, seed=seed))
    player, picks = game.players[foresight_of(game).usual], Seeded(seed)
    waiting = SKIPPED
    while clock.used() < 1 and isinstance(request := session.pending, Choose):
        seen = game.view(session.setting, session.state, request.seat)
        usual = player(session.setting, seen, request, partial(picks.pick, request.seat))
        if is_weighed(game, request, request.seat):
            waiting -= 1
            acts = clear(session.play, usual) if waiting < 0 and _is_open(session) else None
            if acts is not None:
                waiting = APART
                yield _puzzle(session, dict(options), dict(rulings), acts)
        session.answer(usual)


def _is_open(session: Session) -> bool:
    request, appraise = session.pending, foresight_of(session.game).appraise
    assert isinstance(request, Choose)
    return OPEN[0] < appraise(session.setting, session.state, request.seat) < OPEN[1]


def _puzzle(
    session: Session,
    options: dict[str, Any],
    rulings: dict[str, str],
    acts: Acts,
) -> Puzzle:
    right, second, obvious = acts
    return Puzzle(
        game=session.game.id,
        options=options,
        rulings=rulings,
        seed=session.header.seed,
        start=to_plain(session.play.step_start),
        answers=tuple(to_plain(answer) for answer in session.play.step_answers),
        right=tuple(to_plain(each.option) for each in right),
        chance=round(right[0].mean, 3),
        second=round(second.mean, 3),
        obvious=to_plain(obvious.option),
        obvious_chance=round(obvious.mean, 3),
    )

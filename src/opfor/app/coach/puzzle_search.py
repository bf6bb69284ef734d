"""Finding puzzles in games of the usual player.

A glance at every weighty choice says where something else than the usual act may be clearly best;
only there is it searched longer, and at last every act is tried, by another seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from opfor.app.coach.puzzles import Puzzle
from opfor.app.search import Budget, Weighed, is_weighed, search
from opfor.app.search.search import tries
from opfor.app.search.tree import Node
from opfor.app.session import Session
from opfor.core.chance import Seeded, derived_seed
from opfor.core.codec import to_plain
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose

CLEAR, MISSED = 0.05, 0.07
"""How much better the best act is than any that is not right, and than the usual one."""
ALIKE, MOST_RIGHT = 0.02, 3
"""So near to the best an act is right too; so many may be."""
GLANCE, LOOK, EACH = Budget(24), 120, 3
"""Tries at a glance, and when every act is tried: so many in all, and of each."""
FIRST, SURE = 25, 80
"""Tries of each act that is proved, at first and in all."""
PROOF_SEED = 3
CONTENDERS = 6
"""Acts that are proved, beside the usual one."""
HOPE = 0.05
"""So much better than the usual act must another look at first."""
SKIPPED = 4
"""Choices at the start of a game that are left out: openings are no puzzles."""
APART = 12
"""Choices between two puzzles of one game."""
SOLVABLE = (0.15, 0.97)
"""The best act leaves something to win and something to fear."""


def modes(game: Game[Any]) -> list[Mapping[str, Any]]:
    """The games against the opponent that a person is offered: every mission, else each variant
    in which one person sits."""
    first = game.options.__struct_fields__[0]
    offered = [{first: value} for value, _ in game.offered()] if game.offered else game.variants
    return [options for options in offered if _is_alone(game, options)]


def _is_alone(game: Game[Any], options: Mapping[str, Any]) -> bool:
    session = Session.new(game, options=options, seed=1)
    seats = game.seats(session.setting)
    return sum(not seat.bot for seat in seats) == 1 and any(seat.bot for seat in seats)


def made(
    game: Game[Any], offered: Sequence[Mapping[str, Any]], rulings: Mapping[str, str], seed: int
) -> Iterator[Puzzle]:
    """Puzzles found in games of the usual player, each mode in turn, for ever."""
    foresight_of(game)
    number = 0
    while True:
        options = offered[number % len(offered)]
        yield from _found(game, options, rulings, derived_seed(seed, number) % 1_000_000)
        number += 1


def _found(
    game: Game[Any], options: Mapping[str, Any], rulings: Mapping[str, str], seed: int
) -> Iterator[Puzzle]:
    """Play one game and stop at clear moments after the opening."""
    session = Session.new(game, options=options, rulings=rulings, seed=seed)
    player, picks = game.players[foresight_of(game).usual], Seeded(seed)
    waiting = SKIPPED
    while isinstance(request := session.pending, Choose):
        seen = game.view(session.setting, session.state, request.seat)
        usual = player(session.setting, seen, request, partial(picks.pick, request.seat))
        if is_weighed(game, request, request.seat):
            waiting -= 1
            if waiting < 0 and (acts := _clear(session, usual)) is not None:
                waiting = APART
                yield _puzzle(session, dict(options), dict(rulings), acts)
        session.answer(usual)


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


Acts: TypeAlias = tuple[list[Node], Node, Node]
"""The right acts, the best of the others, the usual one."""


def _clear(session: Session, usual: Any) -> Acts | None:
    """The right acts, if they are few and clearly better: at a glance, when every act has been
    tried, and when the best of them have been tried often."""
    play, request = session.play, session.play.pending
    assert isinstance(request, Choose)
    if _hopeful(play, usual, GLANCE, (usual,)) is None:
        return None
    look = Budget(max(LOOK, EACH * len(request.options)))
    acts = _hopeful(play, usual, look, request.options)
    if acts is None:
        return None
    return proved(play, [*dict.fromkeys([*(each.option for each in acts[:CONTENDERS]), usual])])


def proved(play: Play[Any, Any], chosen: Sequence[Any]) -> Acts | None:
    """The best acts and (last) the usual one raced to the end, unless it is soon hopeless."""
    root, is_looked_at = Node(), False
    budget = Budget(SURE * len(chosen))
    for _ in tries(play, root, PROOF_SEED, budget, chosen, is_closed=True):
        racing = [root.children[option] for option in chosen]
        if not is_looked_at and min(node.visits for node in racing) >= FIRST:
            is_looked_at = True
            if _told_apart(racing, 1.0) is None:
                return None
    return _told_apart([root.children[option] for option in chosen], -2.0)


def _told_apart(racing: Sequence[Node], doubt: float) -> Acts | None:
    """The right ones and the others, if they can be told apart. In doubt (so many errors for it,
    or against it) others are taken to be better or worse than they look."""
    own = racing[-1]
    ordered = sorted(racing, key=lambda node: -node.mean)
    best = ordered[0]
    right = [node for node in ordered if best.lead(node)[0] < ALIKE]
    others = [node for node in ordered if node not in right]
    if own in right or len(right) > MOST_RIGHT or not _is_solvable(best.mean):
        return None
    lead, error = best.lead(others[0])
    if lead < min(CLEAR, CLEAR - doubt * error) or lead + doubt * error < 0:
        return None
    if best.lead(own)[0] < (MISSED if doubt < 0 else CLEAR):
        return None
    return right, others[0], own


def _hopeful(
    play: Play[Any, Any], usual: Any, budget: Budget, wanted: Sequence[Any]
) -> list[Weighed] | None:
    """All acts, best first, if something else than the usual one looks clearly better."""
    acts = sorted(search(play, 1, budget, wanted=wanted), key=_best_first)
    own = next(each for each in acts if each.option == usual)
    first = acts[0]
    is_hopeful = first.chance - own.chance >= HOPE and _is_solvable(first.chance)
    return acts if is_hopeful else None


def _is_solvable(best: float) -> bool:
    return SOLVABLE[0] <= best <= SOLVABLE[1]


def _best_first(act: Weighed) -> float:
    return -act.chance

"""Whether one act is clearly best at a choice: little is tried at first, much only where it pays.

A glance at the promising acts says what may be better than the usual act; the two are tried alone,
by other luck; then every act, to find rivals; the best of them more often; and at last the proof.
Each stage has a seed of its own, so that nothing is proved by the luck it was found with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from opfor.app.search import Budget, search
from opfor.app.search.search import tries
from opfor.app.search.tree import Node
from opfor.core.play import Play
from opfor.core.requests import Choose

CLEAR, MISSED = 0.05, 0.07
"""How much better the best act is than any that is not right, and than the usual one."""
ALIKE, MOST_RIGHT, STEP = 0.04, 4, 0.03
"""So near to the best an act is right too; so many may be; and so much better than the rest is the
last of them, so that there is a step between right and wrong."""
GLANCE, ALONE = Budget(28), 16
"""Tries at a glance; tries of the best one and of the usual one, alone."""
EACH, RIVALS, OFTEN = 2, 12, 7
"""Tries of every act; so many of the best are tried more often, and how often."""
CONTENDERS = 5
"""Acts that are proved, beside the usual one."""
LOOKED_AT, SURE = (10, 25), 80
"""Tries of each act that is proved: when it is looked at whether that is hopeless, and in all."""
GLANCE_SEED, ALONE_SEED, EACH_SEED, OFTEN_SEED, PROOF_SEED = 1, 5, 6, 7, 3
HOPE = 0.05
"""So much better than the usual act must another look at first."""
SOLVABLE = (0.15, 0.97)
"""The best act leaves something to win and something to fear."""

Acts: TypeAlias = tuple[list[Node], Node, Node]
"""The right acts, the best of the others, the usual one."""


def clear(play: Play[Any, Any], usual: Any) -> Acts | None:
    """The right acts, if they are few and clearly better than the rest."""
    request = play.pending
    assert isinstance(request, Choose)
    best = _at_a_glance(play, usual)
    if best is None or not _is_better_alone(play, best, usual):
        return None
    every = raced(play, request.options, EACH, EACH_SEED)
    rivals = _best_of(every, RIVALS, best, usual)
    often = raced(play, rivals, OFTEN, OFTEN_SEED)
    return proved(play, [*_best_of(often, CONTENDERS, best, usual), usual])


def _at_a_glance(play: Play[Any, Any], usual: Any) -> Any:
    """What looks clearly better than the usual act, if anything does."""
    found = search(play, GLANCE_SEED, GLANCE, wanted=(usual,))
    best = max(found, key=lambda act: act.chance)
    own = next(act for act in found if act.option == usual)
    is_hopeful = best.chance - own.chance >= HOPE and _is_solvable(best.chance)
    return best.option if is_hopeful else None


def _is_better_alone(play: Play[Any, Any], best: Any, usual: Any) -> bool:
    """Whether it still looks so by other luck; in doubt it does."""
    racing = raced(play, (best, usual), ALONE, ALONE_SEED)
    lead, error = racing[0].lead(racing[1])
    return lead + error >= MISSED and _is_solvable(racing[0].mean)


def raced(play: Play[Any, Any], acts: Sequence[Any], each: int, seed: int) -> list[Node]:
    """These acts, each tried so often."""
    root = Node()
    for _ in tries(play, root, seed, Budget(each * len(acts)), acts, is_closed=True):
        pass
    return [root.children[act] for act in acts]


def _best_of(racing: Sequence[Node], most: int, best: Any, usual: Any) -> list[Any]:
    """The best acts of a race without the usual one, and what looked best from the beginning."""
    ordered = sorted(racing, key=lambda node: -node.mean)
    others = [best, *(node.option for node in ordered if node.option not in (best, usual))]
    return others[:most]


def proved(play: Play[Any, Any], chosen: Sequence[Any]) -> Acts | None:
    """The best acts and (last) the usual one raced to the end, unless it is soon hopeless."""
    root, looks = Node(), [*LOOKED_AT]
    budget = Budget(SURE * len(chosen))
    for _ in tries(play, root, PROOF_SEED, budget, chosen, is_closed=True):
        racing = [root.children[option] for option in chosen]
        if looks and min(node.visits for node in racing) >= looks[0]:
            looks.pop(0)
            if told_apart(racing, 1.0) is None:
                return None
    return told_apart([root.children[option] for option in chosen], -2.0)


def told_apart(racing: Sequence[Node], doubt: float) -> Acts | None:
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
    if right[-1].lead(others[0])[0] < min(STEP, STEP - doubt * error):
        return None
    if best.lead(own)[0] < (MISSED if doubt < 0 else CLEAR):
        return None
    return right, others[0], own


def _is_solvable(best: float) -> bool:
    return SOLVABLE[0] <= best <= SOLVABLE[1]

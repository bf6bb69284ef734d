"""Every way a step can go, one after the other: for whoever wants chances exactly.

Where a run ``walks``, neither a seed nor anybody outside answers. At every branch it takes the
outcome that stands there, the first where none stands yet, and notes how many there are and how
much of the whole the one taken weighs; outcomes that come to the same are one branch. ``next_way``
turns the last branch that has another outcome. So one step after the other is run from its start,
until all branches are through: nothing is copied, and the rules are those that play.
"""

from __future__ import annotations

from opfor.core.memory import Long, Pool
from opfor.core.run import BRANCHES, Run


class End:
    """How a way ends: between two steps, or with the game."""

    NONE, LOST, DRAWN, WON = range(4)


class Fork:
    """What a branch is: chance, an own choice, a place from which chance may begin again."""

    CHANCE, OWN, BEGINS = range(3)


FORK_KIND, FORK_COUNT, FORK_WEIGHT, FORK_WHOLE, FORK_TOLD = range(5)
"""What is told of a branch, and with how many numbers."""
WAY_SHARED, WAY_LENGTH, WAY_VOID, WAY_HEAD = range(4)
"""What is told of a way before its new branches: how many it shares with the one before (the last
of them with another outcome), how many it has, whether it came back to where chance begins."""


def begin_ways(run: Run) -> None:
    """No way is gone yet."""
    run.shared, run.known, run.told_to = 0, 0, 0


def begin_way(run: Run) -> None:
    """The next way begins."""
    run.walks, run.branches, run.is_void = 1, 0, 0


def branched(run: Run, kind: int, count: int, whole: int) -> int:
    """The outcome to be taken at a branch, 0 to ``count - 1``."""
    at = run.branches
    if at == BRANCHES:
        run.overflowed = 1
        return 0
    run.branches += 1
    if at >= run.known:
        run.way_taken[at] = 0
    run.way_kind[at], run.way_count[at] = kind, count
    run.way_weight[at], run.way_whole[at] = 1, whole
    return run.way_taken[at]


def weighs(run: Run, weight: int) -> None:
    """How much the outcome just taken weighs."""
    run.way_weight[run.branches - 1] = weight


def even_way(run: Run, count: int) -> int:
    """One of so many, each as likely as the other."""
    return branched(run, Fork.CHANCE, count, count)


def own_way(run: Run, count: int) -> int:
    """One of so many, as somebody likes."""
    return branched(run, Fork.OWN, count, 1)


def token_way(run: Run, counts: Pool, kinds: int, size: int) -> int:
    """The number of the first token of a kind, out of a sorted pool of ``size``."""
    there = sum(1 for kind in range(kinds) if counts[kind])
    nth = branched(run, Fork.CHANCE, there, size)
    number = 0
    for kind in range(kinds):
        if counts[kind]:
            if nth == 0:
                weighs(run, counts[kind])
                return number
            nth -= 1
        number += counts[kind]
    return number


def remainder_way(run: Run, sides: int, count: int) -> int:
    """A die that is counted round and round among so many items."""
    nth = branched(run, Fork.CHANCE, min(sides, count), sides)
    weighs(run, (sides - 1 - nth) // count + 1)
    return nth


def sum_way(run: Run, sides: int) -> int:
    """Two dice of which only the sum matters: the first and, ``sides`` times, the second, each
    counted from 0."""
    total = branched(run, Fork.CHANCE, 2 * sides - 1, sides * sides)
    weighs(run, sides - abs(total - sides + 1))
    first = min(total, sides - 1)
    return first + sides * (total - first)


def chance_begins(run: Run) -> None:
    """From here chance may begin again, with the same position."""
    if run.walks:
        branched(run, Fork.BEGINS, 1, 1)


def begins_again(run: Run) -> bool:
    """Chance has come back to where it began: a way that is walked ends here, and does not
    count."""
    if run.walks:
        run.is_void = 1
    return run.walks == 1


def tell_way(run: Run) -> None:
    """Put the way that was gone into the column of ways."""
    at: Long = run.told_to
    run.ways[at + WAY_SHARED] = run.shared
    run.ways[at + WAY_LENGTH] = run.branches
    run.ways[at + WAY_VOID] = run.is_void
    at += WAY_HEAD
    for branch in range(max(run.shared - 1, 0), run.branches):
        run.ways[at + FORK_KIND] = run.way_kind[branch]
        run.ways[at + FORK_COUNT] = run.way_count[branch]
        run.ways[at + FORK_WEIGHT] = run.way_weight[branch]
        run.ways[at + FORK_WHOLE] = run.way_whole[branch]
        at += FORK_TOLD
    run.told_to = at


def next_way(run: Run) -> bool:
    """Turn the last branch that has another outcome; whether there is one."""
    run.walks = 0
    at = run.branches - 1
    while at >= 0 and run.way_taken[at] + 1 >= run.way_count[at]:
        at -= 1
    if at < 0:
        return False
    run.way_taken[at] += 1
    run.shared = at + 1
    run.known = at + 1
    return True

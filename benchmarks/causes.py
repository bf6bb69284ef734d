"""Do the reasons of hints carry the difference? Each is switched off, by luck it was not found by.

    python benchmarks/causes.py GAME [--positions 60] [--tries 40] [--fresh 48] [--seed 1]
                                [--minutes 9]

At weighty choices of games, far apart, a hint is asked for, with so many tries. The reason it tells
for its first act against another is looked at in so many fresh replies to both: how much of the
difference between them, as the positions look, is left when what the reason says is made equal,
and whether what it says differs at all (p < 0.05). Prints how many hints had a reason, in how many
of these at least half of the difference vanished, and how many were no difference by fresh luck.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice
from typing import Any

from sure_hints import tables

from opfor.app.coach.advice import advise
from opfor.app.coach.cause import Cause, Pair, looked_into
from opfor.app.coach.replies import Replies
from opfor.app.conversation import Table
from opfor.app.search import Budget
from opfor.core.requests import Choose

FRESH = 977_000


def fresh_pairs(table: Table, first: Any, other: Any, count: int) -> list[Pair]:
    """Replies to two acts by luck of their own."""
    play = table.session.play
    assert isinstance(play.pending, Choose)
    replies = Replies(play, play.pending.seat, FRESH)
    both = ((replies.after(first, n), replies.after(other, n)) for n in range(count))
    return [(one, two) for one, two in both if one is not None and two is not None]


def reasons(table: Table, tries: int) -> list[tuple[Any, Any, Cause]]:
    """What a hint says for its first act against others."""
    request = table.session.play.pending
    assert isinstance(request, Choose)
    acts = advise(table.seen_by(table.awaits), Budget(tries))
    options = [request.options[act.offer] for act in acts]
    return [
        (options[0], option, act.why)
        for option, act in zip(options[1:], acts[1:], strict=True)
        if act.why is not None
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--fresh", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=9.0)
    given = parser.parse_args()
    until, hints, with_reason = time.perf_counter() + 60 * given.minutes, 0, 0
    shares: list[float] = []
    sure: list[bool] = []
    kinds: list[str] = []
    for table in islice(tables(given.game, given.seed), given.positions):
        if time.perf_counter() > until:
            break
        found = reasons(table, given.tries)
        hints, with_reason = hints + 1, with_reason + bool(found)
        for first, other, why in found[:1]:
            pairs = fresh_pairs(table, first, other, given.fresh)
            looked = looked_into(
                table.explainer, table.seen_by(table.awaits).sight.decision, why, pairs
            )
            shares.append(looked.share)
            sure.append(looked.is_sure)
            kinds.append(why.kind)
    told = len(shares)
    print(f"{given.game}: {hints} hints, {with_reason} with a reason")
    if told:
        half = sum(share >= 0.5 for share in shares)
        print(f"  at least half of the difference vanished in {half} of {told}")
        print(f"  by fresh luck a difference (p < 0.05) in {sum(sure)} of {told}")
        print("  " + ", ".join(f"{kind}: {kinds.count(kind)}" for kind in dict.fromkeys(kinds)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

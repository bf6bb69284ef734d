"""How often *why not* finds a small change: ``python benchmarks/small_changes.py GAME [QUESTIONS]
[SECONDS]``.

Turns of games played at random are asked why not, each time something that a rule put behind; every
change that is named has been played. The rest is told honestly that nothing small would do.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from opfor.app.conversation import Table
from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.telling.smallest_change import is_dropped, moments, searched
from opfor.app.conversation.telling.turn_again import Moment
from opfor.app.registry import load_game
from opfor.app.search.clock import Clock
from opfor.app.start import Start
from opfor.core.trace import Name
from tests.conformance.cases import at_random

PER_TURN, BETWEEN = 2, 5
"""Questions asked about a turn; a turn is asked about after so many answers."""


def questions(game_id: str) -> Iterator[tuple[Eyes, Moment, Name]]:
    """Eyes, a decision, and what somebody might have wanted instead."""
    game, pick = load_game(game_id), random.Random(9)
    for seed in count(1):
        options = next(each for each in game.variants[seed % len(game.variants) :] or [{}])
        table, respond = Table.new(game, Start(options=options, seed=seed)), at_random(seed)
        for number in range(200):
            if table.session.pending is None:
                break
            table.session.answer(respond(table.session.pending))
            if number % BETWEEN == 0 and table.session.decisions():
                eyes = table.seen_by(table.people[0])
                asked = [
                    (eyes, moment, name)
                    for moment in moments(eyes)
                    for name in moment.decision.candidates
                    if is_dropped(moment.decision, name)
                ]
                yield from pick.sample(asked, min(PER_TURN, len(asked)))


def main() -> None:
    game_id, many, seconds = [*sys.argv[1:], *("coh", "1000", "2")[len(sys.argv) - 1 :]]
    found: Counter[int] = Counter()
    for eyes, moment, name in islice(questions(game_id), int(many)):
        found[len(searched(eyes, moment, name, Clock(float(seconds))).found)] += 1
    asked = found.total()
    print(
        f"{game_id}: {asked} questions; one fact {found[1] / asked:.1%},"
        f" two {found[2] / asked:.1%}, nothing small {found[0] / asked:.1%}"
    )


if __name__ == "__main__":
    main()

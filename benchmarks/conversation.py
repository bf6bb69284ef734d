"""How fast the conversation answers late in a long game: ``python benchmarks/conversation.py``.

Each game is played by its baseline player as a person would play it, saved to disk after every
answer; then everything a surface asks for is timed near the end. Exits with 1 over a limit.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.opening import begun
from opfor.app.fork import fork
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.requests import Choose

GAMES = (
    ("coh", {"mission": "two-hills"}, "baseline"),
    ("coh", {"mission": "river-road-6"}, "baseline"),
    ("blitzkrieg", {}, "greedy"),
    ("2gm", {}, "greedy"),
)
TIMES = 40


class Limit(NamedTuple):
    """What is timed, in milliseconds; ``most`` is the limit, 0 if there is none."""

    name: str
    most: float


LIMITS = (
    Limit("saved answer, 95 %", 10),
    Limit("its processor time", 0),
    Limit("news of the last entry", 3),
    Limit("state at any number", 20),
    Limit("undo", 20),
    Limit("redo", 20),
    Limit("moving layer", 2),
    Limit("fork in mid-turn", 1),
    Limit("whole view", 0),
    Limit("describe an act", 0),
)


def main() -> int:
    over = 0
    for game_id, options, player in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["OPFOR_DATA"] = folder
            found = dict(measured(game_id, options, player))
        size = f"{found.pop('lines'):.0f} lines, {found.pop('entries'):.0f} answers"
        print(f"{game_id} {' '.join(options.values())}: {size}")
        for name, most in LIMITS:
            took = found.get(name)
            if took is None:
                continue
            over += bool(most) and took > most
            wanted = f"at most {most:g}" if most else ""
            print(f"  {name:<24} {took:8.2f} ms  {wanted}")
    return int(over > 0)


def measured(game_id: str, options: dict[str, Any], player: str) -> Iterator[tuple[str, float]]:
    game = load_game(game_id)
    table = begun(game, Start(options=options, rulings={}, seed=7))
    times = list(play(table, game.players.get(player) or next(iter(game.players.values()))))
    yield "lines", table.moment
    yield "entries", len(times)
    yield "saved answer, 95 %", quantiles([wall for wall, _ in times], n=20)[-1]
    yield "its processor time", quantiles([own for _, own in times], n=20)[-1]
    eyes = table.seen_by(table.people[0])
    eyes.undo()  # stand before the last answer, where a question is asked
    session = table.session
    last = session.history.path[-1]
    yield "news of the last entry", timed(lambda: eyes.story(last))
    pick = Seeded(1)
    yield (
        "state at any number",
        timed(lambda: state_at(table, 1 + pick.pick("n", table.moment - 1))),
    )
    yield "fork in mid-turn", timed(lambda: fork(session.play))
    seen = eyes.sight.state(session.state)
    seat = eyes.sight.stands_at
    yield "moving layer", timed(lambda: game.shown.pieces(session.setting, seen, seat))
    yield "whole view", timed(eyes.view)
    if eyes.turn == "person":
        yield "describe an act", timed(lambda: eyes.describe([0]))
    yield from back_and_on(eyes)
    table.close()


def play(table: Table, player: Any) -> Iterator[tuple[float, float]]:
    """The whole game; for every answer with all its lines on disk the time by the wall and the
    processor time of that, because a disk may be waited for."""
    session, chance = table.session, Seeded(3)
    while isinstance(request := session.pending, Choose):
        view = session.view(request.seat)
        action = player(session.setting, view, request, lambda n: chance.pick("player", n))
        start, own = perf_counter(), process_time()
        session.answer(action)
        yield 1000 * (perf_counter() - start), 1000 * (process_time() - own)


def state_at(table: Table, moment: int) -> Any:
    history = table.session.history
    return table.session.states.after(history, history.path_at(moment))


def back_and_on(eyes: Eyes) -> Iterator[tuple[str, float]]:
    undone, redone = [], []
    for _ in range(10):
        undone.append(timed(eyes.undo, 1))
        redone.append(timed(eyes.redo, 1))
    yield "undo", median(undone)
    yield "redo", median(redone)


def timed(call: Callable[[], Any], times: int = TIMES) -> float:
    """The median of several calls, in milliseconds."""
    took = []
    for _ in range(times):
        start = perf_counter()
        call()
        took.append(1000 * (perf_counter() - start))
    return median(took)


if __name__ == "__main__":
    sys.exit(main())

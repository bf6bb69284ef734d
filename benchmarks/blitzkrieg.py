"""Blitzkrieg! in numbers: games a second, decisions with their explanation.

Run with ``python benchmarks/blitzkrieg.py``: the readable engine. ``peers.py`` compares it, and the
compiled one, with other people's.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import carry_out, looked_at
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.told.odds import forecast
from opfor.games.blitzkrieg.values.numbers import NOTHING
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import State

TARGETS = {
    "decision_ms": ("ms a decision with its full explanation", 2.0, "under"),
    "decide_s": ("s for 1,000 positions", 5.0, "under"),
    "forecast_ms": ("ms a forecast", 50.0, "under"),
}


def playout(setting: Any, start: State, seed: int, player: Any, *, explain: bool) -> BlitzkriegPlay:
    """One game against a simulation player."""
    chance = Seeded(seed)
    play = Play(GAME, setting, start, explain=explain)

    def pick(n: int) -> int:
        return chance.pick("player", n)

    request = play.begin()
    while request is not None:
        if type(request) is Choose:
            answer = player(setting, play.state, request, pick)
        else:
            answer = chance(request)
        play.log.clear()
        request = play.answer(answer)
    return play


def games_per_second(player: str, games: int, *, explain: bool = False, **options: Any) -> float:
    """Whole games, set-up included, on one core."""
    setting = prepare(Options(**options), {})
    start = new(setting)
    begin = time.process_time()
    for index in range(games):
        playout(setting, start, derived_seed(1, index), GAME.players[player], explain=explain)
    return games / (time.process_time() - begin)


def bot_states(games: int) -> list[State]:
    """States at the beginning of a person's turn in random games, in which the bot could place."""
    setting = prepare(Options(), {})
    found: list[State] = []
    for index in range(games):
        chance = Seeded(derived_seed(2, index))
        play = Play(GAME, setting, new(setting))
        request = play.begin()
        while request is not None:
            if isinstance(request, Choose):
                if not play.step_answers:
                    found.append(play.state)
                answer = request.options[chance.pick("player", len(request.options))]
            else:
                answer = chance(request)
            request = play.answer(answer)
    return [s for s in found if s.stage == "turn" and can_place(looked_at(setting, s), BOT)]


def explained_decision(setting: Any, state: State) -> None:
    """Theatre, space and unit with every step recorded."""
    play = Play(GAME, setting, state, explain=True)
    procedure = carry_out(play, "decide_placement", NOTHING)
    try:
        next(procedure)
        procedure.send((3,))
    except StopIteration:
        return


def mean_ms(action: Callable[[State], Any], states: list[State]) -> float:
    begin = time.process_time()
    for state in states:
        action(state)
    return 1000 * (time.process_time() - begin) / len(states)


def decide_thousand(states: list[State]) -> float:
    """Seconds for 1,000 position files, reading included, process start not."""
    assert GAME.positions is not None
    setting = prepare(Options(), {})
    rng = Random(1)
    raws = [json.dumps(GAME.positions.write(setting, s)).encode() for s in states]
    chosen = [rng.choice(raws) for _ in range(1000)]
    begin = time.process_time()
    for raw in chosen:
        GAME.positions.decide({}, raw, Seeded(1))
    return time.process_time() - begin


def measure(games: int) -> dict[str, float]:
    """All numbers, after a warm-up."""
    games_per_second("random", games // 10)
    found = {"bot v random, games/s": games_per_second("random", games)}
    found["explained, games/s"] = games_per_second("random", games // 2, explain=True)
    found["bot v greedy, games/s"] = games_per_second("greedy", games // 4)
    found["random v random, games/s"] = games_per_second("random", games // 2, mode="two-player")
    setting, states = prepare(Options(), {}), bot_states(40)
    found["decision_ms"] = mean_ms(lambda s: explained_decision(setting, s), states)
    found["decide_s"] = decide_thousand(states)
    found["forecast_ms"] = mean_ms(lambda s: forecast(setting, s, None), states[:100])
    return found


def main() -> int:
    """Print the numbers, with what they should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.games)
    if options.json:
        print(json.dumps(found))
        return 0
    for key, value in found.items():
        what, target, bound = TARGETS.get(key, (key, None, ""))
        goal = f"   ({bound} {target:g})" if target is not None else ""
        print(f"{value:10.3f}  {what}{goal}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

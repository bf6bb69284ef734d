"""Conflict of Heroes in numbers: firefights a second, legal actions, where the time goes.

Run with ``python benchmarks/coh.py``; ``peers.py`` compares with other people's games.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.values.options import Options, Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import State

EIGHT = str(Path(__file__).with_name("eight-against-eight.toml"))
OURS = "eight against eight, baseline v baseline, games/s"
TARGETS = {
    "options_ms": ("ms for the legal actions of a side of ten", 3.0, "under"),
}
FOLDERS = ("games/coh/", "cardboard/coh/")


def playout(setting: Setting, start: State, seed: int, player: Any) -> CohPlay:
    """One firefight, both sides played by the same player from what they may see."""
    chance = Seeded(seed)
    play: CohPlay = Play(GAME, setting, start)

    def pick(n: int) -> int:
        return chance.pick("player", n)

    request = play.begin()
    while request is not None:
        if type(request) is Choose:
            seen = GAME.view(setting, play.state, request.seat)
            answer = player(setting, seen, request, pick)
        else:
            answer = chance(request)
        play.log.clear()
        request = play.answer(answer)
    return play


def games_per_second(mission: str, games: int, player: str = "baseline") -> float:
    """Whole firefights, set-up included, on one core."""
    setting = prepare(Options(mission=mission), {})
    start = new(setting)
    playout(setting, start, 0, GAME.players[player])
    begin = time.process_time()
    for index in range(games):
        playout(setting, start, derived_seed(1, index), GAME.players[player])
    return games / (time.process_time() - begin)


def options_ms(mission: str, games: int, most: int = 10) -> float:
    """The mean time for all legal actions of a side with so many units on the map.

    Nothing kept from earlier states helps: what was worked out is forgotten before each.
    """
    setting = prepare(Options(mission=mission), {})
    plays = [_crowded(setting, derived_seed(3, index), most) for index in range(games)]
    begin = time.process_time()
    for play in plays:
        play.setting.offered.clear()
        turn_options(play, play.state.mover)
    return 1000 * (time.process_time() - begin) / games


def _crowded(setting: Setting, seed: int, most: int) -> CohPlay:
    """A game played at random up to a turn of a side with so many units on the map."""
    chance, play = Seeded(seed), Play(GAME, setting, new(setting))
    request = play.begin()
    while request is not None:
        state = play.state
        if isinstance(request, Choose) and request.question == "turn":
            here = sum(1 for c in state.counters if c.side == state.mover and c.place == "map")
            if here >= most and chance.pick("stop", 4) == 0:
                return play
        if isinstance(request, Choose):
            answer = request.options[chance.pick("player", len(request.options))]
        else:
            answer = chance(request)
        request = play.answer(answer)
    return _crowded(setting, seed + 1, most)


def where_time_goes(mission: str, games: int) -> dict[str, float]:
    """The share of each part of the game in the time, calls of other parts left out."""
    profile = cProfile.Profile(time.process_time)
    profile.enable()
    games_per_second(mission, games)
    profile.disable()
    spent: Counter[str] = Counter()
    stats: Any = pstats.Stats(profile)
    for (path, _line, name), row in stats.stats.items():
        spent[_part(path, name)] += row[2]
    total = sum(spent.values())
    return {part: seconds / total for part, seconds in spent.most_common(12)}


def _part(path: str, name: str) -> str:
    for folder in FOLDERS:
        _, found, rest = path.replace("\\", "/").partition(folder)
        if found:
            return found + rest.removesuffix(".py")
    return "opfor.core, opfor.kit" if "/opfor/" in path else f"Python and msgspec ({name})"


def measure(games: int) -> dict[str, float]:
    """All numbers; every series warms up by itself."""
    found = {OURS: games_per_second(EIGHT, games)}
    for mission in ("crossroads", "church-tower", "two-hills"):
        key = f"{mission}, baseline v baseline, games/s"
        found[key] = games_per_second(mission, max(2, games // 4))
    found["options_ms"] = options_ms("two-hills", 40)
    return found


def main() -> int:
    """Print the numbers, with what they should be, and where the time goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.games)
    shares = where_time_goes(EIGHT, max(5, options.games // 4))
    if options.json:
        print(json.dumps(found | {"shares": shares}))
        return 0
    for key, value in found.items():
        what, target, bound = TARGETS.get(key, (key, None, ""))
        goal = f"   ({bound} {target:g})" if target is not None else ""
        print(f"{value:10.3f}  {what}{goal}")
    print("Where the time goes (eight against eight):")
    for part, share in shares.items():
        print(f"{100 * share:9.1f}%  {part}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How even the firefights are between two baseline players: shares of decided games.

Run with ``python benchmarks/coh_balance.py [MISSION ...]``; prints the rows of the table in
``packs/missions/README.md``. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt

from coh import playout

from opfor.cardboard.coh.missions.mission import mission_ids
from opfor.core.chance import derived_seed
from opfor.games.coh import GAME
from opfor.games.coh.course.firefight_setup import new
from opfor.games.coh.course.flow import prepare
from opfor.games.coh.values.options import Options

Z = 1.96


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = won / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle, scale = share + Z * Z / (2 * games), 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def winners(mission: str, games: int) -> Counter[str | None]:
    """Who won how many firefights; ``None`` for equal victory points."""
    setting = prepare(Options(mission=mission), {})
    start, player = new(setting), GAME.players["baseline"]
    found: Counter[str | None] = Counter()
    for index in range(games):
        play = playout(setting, start, derived_seed(11, index), player)
        outcome = GAME.outcome(setting, play.state)
        assert outcome is not None
        found[outcome.winner] += 1
    return found


def row(mission: str, games: int) -> str:
    """``| crossroads | 200 | 8 | 95 | 97 | 49 % (43 to 56) |``."""
    found = winners(mission, games)
    german, soviet, drawn = found["german"], found["soviet"], found[None]
    low, high = interval(german, german + soviet)
    share = f"{german / (german + soviet):.0%} ({100 * low:.0f} to {100 * high:.0f})"
    return f"| {mission} | {games} | {drawn} | {german} | {soviet} | {share.replace('%', ' %')} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("missions", nargs="*", default=mission_ids())
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    print("| firefight | games | drawn | German | Soviet | German share of decided games |")
    print("| --- | --- | --- | --- | --- | --- |")
    for mission in options.missions:
        print(row(mission, options.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How even the firefights are between two baseline players: shares of decided games.

    python benchmarks/coh_balance.py [MISSION …] [--games 4000] [--read 300] [--seed 77]

Prints the rows of the table in ``packs/missions/README.md``: ``--games`` of each firefight that the
compiled engine plays, ``--read`` of the others. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from opfor.cardboard.coh.missions.mission import mission_ids
from opfor.kit.shares import wilson
from opfor.lab.block import Block, is_over_numbers, play_block
from opfor.lab.variant import make_variant


def winners(mission: str, seed: int, games: int, read: int) -> Counter[str]:
    """Who won how many firefights; ``draw`` for equal victory points."""
    variant = make_variant(mission, "coh", {"mission": mission}, {}, "baseline")
    block = Block(variant, seed, 0, games, ("margin",))
    if not is_over_numbers(block):
        block = Block(variant, seed, 0, min(games, read), ("margin",))
    return Counter(play_block(block).games["winner"])


def row(mission: str, found: Counter[str]) -> str:
    """``| crossroads | 200 | 8 | 95 | 97 | 49 % (43–56) |``."""
    german, soviet, drawn = found["german"], found["soviet"], found["draw"]
    share = wilson(german, german + soviet)
    said = f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
    return f"| {mission} | {found.total()} | {drawn} | {german} | {soviet} | {said} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("missions", nargs="*", default=mission_ids())
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--read", type=int, default=300)
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    print("| firefight | games | drawn | German | Soviet | German share of decided games |")
    print("| --- | --- | --- | --- | --- | --- |")
    for mission in given.missions:
        print(row(mission, winners(mission, given.seed, given.games, given.read)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

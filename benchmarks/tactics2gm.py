"""2GM Tactics in numbers: AI turns with their explanation, games a second, the AP dial.

Run with ``python benchmarks/tactics2gm.py``; ``peers.py`` compares with other people's games. A
game has about 26 turns and 350 requests, some 100,000 function calls, and the profile is flat: the
cascades take a quarter of it, the options offered to the player a fifth, the baseline's own
thinking a tenth, surveys and the order of units another tenth.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import State

TURN_MS = 30.0
FAIR = (0.30, 0.70)


def setting_for(**options: Any) -> Setting:
    setting: Setting = GAME.prepare(GAME.options(**options), resolve(load_book(GAME.folder), {}))
    return setting


def playout(
    setting: Setting, seed: int, player: str, *, explain: bool
) -> tuple[State, list[float]]:
    """One game against a simulation player; its end, and the seconds of each AI turn."""
    chance = Seeded(seed)
    answer_for = GAME.players[player]
    turns: list[float] = []
    play: TacticsPlay = Play(GAME, setting, GAME.new(setting), explain=explain)

    def pick(n: int) -> int:
        return chance.pick("player", n)

    request = play.begin()
    began, counted = time.process_time(), 0
    while request is not None:
        if type(request) is Choose:
            if play.state.turns[0] > counted:
                turns.append(time.process_time() - began)
                counted = play.state.turns[0]
            view = GAME.view(setting, play.state, request.seat)
            answer = answer_for(setting, view, request, pick)
            began = time.process_time()
        else:
            answer = chance(request)
        play.log.clear()
        request = play.answer(answer)
    return play.state, turns


def measure(games: int, player: str, *, explain: bool, **options: Any) -> dict[str, float]:
    """Games a second, the median AI turn in ms, and the share of games the player won."""
    setting = setting_for(**options)
    playout(setting, 0, player, explain=explain)
    wins, turns = 0, []
    begin = time.process_time()
    for number in range(games):
        state, spent = playout(setting, derived_seed(1, number), player, explain=explain)
        assert state.result is not None
        wins += state.result.winner == 1
        turns += spent
    seconds = time.process_time() - begin
    return {
        "games_per_second": games / seconds,
        "turn_ms": 1000 * median(turns),
        "player_wins": wins / games,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    told = measure(max(asked.games // 4, 10), "baseline", explain=True)
    print(f"AI turn with full explanation: {told['turn_ms']:.2f} ms median (under {TURN_MS:.0f})")
    plain = measure(asked.games, "baseline", explain=False)
    print(f"Battle Royal, AI v baseline: {plain['games_per_second']:.1f} games/s")
    print(f"Baseline wins at 2 AP: {plain['player_wins']:.0%} (between {FAIR[0]:.0%} and "
          f"{FAIR[1]:.0%})")  # fmt: skip
    for ap in (1, 1.5, 2, 2.5, 3):
        found = measure(asked.games, "baseline", explain=False, ai_ap=ap)
        print(f"  the AI's HQ gives {ap:g} AP: the baseline wins {found['player_wins']:.0%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

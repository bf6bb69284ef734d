"""Ours beside other people's: ``python benchmarks/peers.py [GAME …] [--peer-python PATH]``.

Random players on both sides but where the baseline player is named, one core, processor time, five
rounds in which ours and the peer's take turns: the median of the ratios counts, and its range is
told. The peers are open_spiel's backgammon (Blitzkrieg!), Catanatron (Conflict of Heroes, eight
against eight, and a solo mission) and RLCard's gin rummy (2GM Tactics); ``--peer-python`` names an
interpreter that has them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from pairs import Speed, middle, paired

from opfor import fast
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.lab.playout import play_one

EIGHT = str(Path(__file__).with_name("eight-against-eight.toml"))
TIMED = """
import sys, time
def timed(playout):
    games, moves = int(sys.argv[1]), 0
    playout(0)
    start = time.process_time()
    for n in range(games):
        moves += playout(n + 1)
    seconds = time.process_time() - start
    print(games / seconds, moves / seconds)
"""
BACKGAMMON = """
import random, pyspiel
game, rng = pyspiel.load_game("backgammon"), random.Random(1)
def playout(_):
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        moves += 1
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return moves
timed(playout)
"""
CATANATRON = """
import random
from catanatron import Color, Game, RandomPlayer
def playout(n):
    random.seed(n)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(getattr(game.state, "action_records", None) or game.state.actions)
timed(playout)
"""
GIN_RUMMY = """
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("gin-rummy", config={"seed": 1})
env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
def playout(_):
    trajectories, _ = env.run(is_training=False)
    return sum(len(t) // 2 for t in trajectories)
timed(playout)
"""


class Beside(NamedTuple):
    """A game, its peer and the peer's program, options, games a round, who plays ours."""

    game: str
    name: str
    program: str
    options: dict[str, Any]
    games: int
    player: str = "random"


GAMES = {
    "blitzkrieg": Beside("blitzkrieg", "open_spiel's backgammon", BACKGAMMON, {}, 400),
    "coh": Beside("coh", "Catanatron", CATANATRON, {"mission": EIGHT}, 30),
    "coh-baseline": Beside("coh", "Catanatron", CATANATRON, {"mission": EIGHT}, 30, "baseline"),
    "coh-solo": Beside("coh", "Catanatron", CATANATRON, {"mission": "first-light"}, 20),
    "coh-solo-baseline": Beside(
        "coh", "Catanatron", CATANATRON, {"mission": "first-light"}, 20, "baseline"
    ),
    "2gm": Beside("2gm", "RLCard's gin rummy", GIN_RUMMY, {}, 30),
}


class Ours:
    """A game with one player in every seat, readable and, where there is one, compiled."""

    def __init__(self, beside: Beside) -> None:
        self.game = load_game(beside.game)
        self.setting, _, _ = prepared(self.game, beside.options, {})
        free = [seat.id for seat in self.game.seats(self.setting) if not seat.bot]
        self.players = dict.fromkeys(free, self.game.players[beside.player])
        self.moves_a_game = 0.0

    def readable(self, games: int) -> Speed:
        moves = 0
        begin = time.process_time()
        for index in range(games):
            seed = derived_seed(1, index)
            moves += play_one(self.game, self.setting, self.players, index, seed).answers
        seconds = time.process_time() - begin
        self.moves_a_game = moves / games
        return Speed(games / seconds, moves / seconds)

    def compiled(self, games: int) -> Speed:
        """The same games; their moves are known from the readable engine."""
        begin = time.process_time()
        fast.play_totals(self.setting, self.players, 1, 0, games)
        speed = games / (time.process_time() - begin)
        return Speed(speed, speed * self.moves_a_game)

    @property
    def is_over_numbers(self) -> bool:
        return fast.supports(self.setting, self.players)


def peer(python: str, program: str, games: int) -> Speed | None:
    """The other program in its interpreter; nothing if it is not installed there."""
    command = [python, "-c", TIMED + program, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    return Speed(*map(float, done.stdout.split()))


def compare(beside: Beside, python: str) -> None:
    """Print what a game comes to beside its peer, and compiled beside readable."""
    name, games, ours = beside.name, beside.games, Ours(beside)
    readable = partial(ours.readable, games)
    theirs = partial(peer, python, beside.program, games)
    pair = paired(readable, theirs)
    print(f"{ours.game.title}, {beside.player} players")
    if pair is None:
        print(f"  {name} is not installed here (see --peer-python)")
    else:
        print(f"  {name}: {middle(pair.theirs)}")
        print(f"  readable: {middle(pair.ours)}; {pair}")
    if not ours.is_compiled:
        print("  no compiled engine plays it")
        return
    compiled = partial(ours.compiled, 50 * games)
    for other, speed in ((name, theirs), ("readable", readable)):
        both = paired(compiled, speed)
        if both is not None:
            print(f"  compiled: {middle(both.ours)}; beside {other}: {both}")


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--peer-python", default=sys.executable, metavar="PATH")
    options = parser.parse_args()
    for game_id in options.games or GAMES:
        compare(GAMES[game_id], options.peer_python)
    return 0


if __name__ == "__main__":
    sys.exit(main())

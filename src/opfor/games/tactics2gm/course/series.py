"""Whole games, and blocks of a series: what simulations ask for."""

from __future__ import annotations

from opfor.core.memory import Bits, Long, Numbers, Seeds, remember
from opfor.core.run import (
    EVENTS_KEPT,
    NOTHING_KEPT,
    RULES,
    begin_run,
    forget,
    seed_of,
    seed_streams,
)
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.course.turn import step
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import CELLS, SIDES

WINNER, WHY, LENGTH, TURNS, FIRST_WOUNDS, SECOND_WOUNDS, FIRST_LOSSES, SECOND_LOSSES = range(8)
COUNTS = 8
COLUMNS = 104


def play_steps(battle: Battle, seed: Bits, steps: int) -> None:
    """So many steps of the position at hand, with chance from the seed, or to the end."""
    begin_game(battle, seed)
    while steps > 0 and not battle.is_over:
        step(battle)
        steps -= 1


def play_game(battle: Battle, seed: Bits) -> None:
    """A whole game with its seed."""
    begin_game(battle, seed)
    new(battle)
    while not battle.is_over:
        step(battle)


def play_on(battle: Battle, seed: Bits) -> int:
    """The position at hand played to its end, with chance from the seed; who has won."""
    begin_game(battle, seed)
    while not battle.is_over:
        step(battle)
    return battle.winner


def play_out(battle: Battle, seeds: Seeds, winners: Numbers, games: int) -> None:
    """The position at hand played to its end so many times, each with its seed; who has won."""
    remember(battle.start, battle)
    for game in range(games):
        remember(battle, battle.start)
        winners[game] = play_on(battle, seeds[game])


def forget_stories(battle: Battle) -> None:
    """Nobody has fallen anywhere: a series begins anew."""
    for side in range(SIDES):
        for cell in range(CELLS):
            battle.fallen[side][cell] = 0


def begin_game(battle: Battle, seed: Bits) -> None:
    """Chance from a seed, and no decision settled yet."""
    seed_streams(battle, seed)
    forget(battle)


def play_block(battle: Battle, rows: Numbers, seeds: Seeds, first: Long, last: Long) -> None:
    """The games of the series from ``first`` up to, not including, ``last``.

    Each leaves its seed, and a row of numbers.
    """
    for game in range(first, last):
        place: Long = game - first
        seeds[place] = seed_of(battle, game)
        play_game(battle, seeds[place])
        note_game(battle, rows, place * COLUMNS)


def watch_game(battle: Battle, seed: Bits, rows: Numbers, most: int) -> int:
    """A whole game with its seed, its events kept; every step and the end leave a row of numbers.
    How many rows, of which there is room for so many."""
    begin_run(battle, EVENTS_KEPT)
    battle.asks = 0
    begin_game(battle, seed)
    new(battle)
    seen = 0
    while seen < most:
        at: Long = seen * COLUMNS
        note_game(battle, rows, at)
        seen += 1
        if battle.is_over:
            battle.keeps = NOTHING_KEPT
            return seen
        step(battle)
    battle.keeps = NOTHING_KEPT
    battle.overflowed = 1
    return seen


def note_game(battle: Battle, rows: Numbers, at: Long) -> None:
    """How the game ended: who has won and why, its length, wounds, losses, decisions by rule."""
    rows[at + WINNER] = battle.winner
    rows[at + WHY] = battle.why
    rows[at + LENGTH] = battle.steps_begun
    rows[at + TURNS] = battle.turn
    rows[at + FIRST_WOUNDS] = battle.hq[0]
    rows[at + SECOND_WOUNDS] = battle.hq[1]
    rows[at + FIRST_LOSSES] = battle.losses[0]
    rows[at + SECOND_LOSSES] = battle.losses[1]
    for rule in range(RULES):
        rows[at + COUNTS + rule] = battle.settled[rule]

"""Whole games, and blocks of a series: what simulations ask for."""

from __future__ import annotations

from collections.abc import MutableSequence

from opfor.fast.blitzkrieg.legality import is_empty
from opfor.fast.blitzkrieg.position import remember
from opfor.fast.blitzkrieg.setup import new
from opfor.fast.blitzkrieg.turn import step
from opfor.fast.blitzkrieg.values import NOBODY, OVER, War
from opfor.fast.run import RULES, seed_of, seed_streams

WINNER, FIRST_VP, SECOND_VP, PLACEMENTS, LOSER, LENGTH, SETTLED = range(7)
COLUMNS = 39


def play_step(war: War, seed: int) -> None:
    """The set-up or one turn of the position at hand, with chance from the seed."""
    seed_streams(war, seed)
    forget(war)
    step(war)


def play_game(war: War, seed: int) -> None:
    """A whole game with its seed."""
    seed_streams(war, seed)
    forget(war)
    new(war)
    while war.stage != OVER:
        step(war)


def play_on(war: War, seed: int) -> int:
    """The position at hand played to its end, with chance from the seed; who has won."""
    seed_streams(war, seed)
    forget(war)
    while war.stage != OVER:
        step(war)
    return winner(war)


def play_out(
    war: War, seeds: MutableSequence[int], winners: MutableSequence[int], games: int
) -> None:
    """The position at hand played to its end so many times, each with its seed; who has won."""
    remember(war.start, war)
    for game in range(games):
        remember(war, war.start)
        winners[game] = play_on(war, seeds[game])


def forget(war: War) -> None:
    """No decision was settled yet."""
    for rule in range(RULES):
        war.settled[rule] = 0


def play_block(
    war: War, rows: MutableSequence[int], seeds: MutableSequence[int], first: int, last: int
) -> None:
    """The games of the series from ``first`` up to, not including, ``last``.

    Each leaves its seed, and a row of numbers.
    """
    for game in range(first, last):
        place = game - first
        seeds[place] = seed_of(war, game)
        play_game(war, seeds[place])
        note(war, rows, place * COLUMNS)


def note(war: War, rows: MutableSequence[int], at: int) -> None:
    """How the game ended: who has won, points, units on the board, length, decisions by rule."""
    rows[at + WINNER] = winner(war)
    rows[at + FIRST_VP] = war.vp[0]
    rows[at + SECOND_VP] = war.vp[1]
    rows[at + PLACEMENTS] = placements(war)
    rows[at + LOSER] = war.loser
    rows[at + LENGTH] = war.steps_begun
    for rule in range(RULES):
        rows[at + SETTLED + rule] = war.settled[rule]


def winner(war: War) -> int:
    """Most points win, a tie goes to the second side; who could not place has lost."""
    if war.loser != NOBODY:
        return 1 - war.loser
    return 0 if war.vp[0] > war.vp[1] else 1


def placements(war: War) -> int:
    count = 0
    for space in range(war.spaces):
        if not is_empty(war, space):
            count += 1
    return count

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
from opfor.games.blitzkrieg.course.turn import step
from opfor.games.blitzkrieg.rules.board import is_empty
from opfor.games.blitzkrieg.rules.victory import winner
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import When

WINNER, FIRST_VP, SECOND_VP, PLACEMENTS, LOSER, LENGTH, COUNTS = range(7)
COLUMNS = 102


def play_step(war: War, seed: Bits) -> None:
    """The set-up or one turn of the position at hand, with chance from the seed."""
    seed_streams(war, seed)
    forget(war)
    step(war)


def play_on(war: War, seed: Bits) -> int:
    """The position at hand played to its end, with chance from the seed; who has won."""
    seed_streams(war, seed)
    forget(war)
    war.steps_begun = 0
    while war.stage != When.OVER:
        step(war)
    return winner(war)


def play_out(war: War, seeds: Seeds, winners: Numbers, games: int) -> None:
    """The position at hand played to its end so many times, each with its seed; who has won."""
    remember(war.start, war)
    for game in range(games):
        remember(war, war.start)
        winners[game] = play_on(war, seeds[game])


def play_block(war: War, rows: Numbers, seeds: Seeds, first: Long, last: Long) -> None:
    """The games of the series from ``first`` up to, not including, ``last``, each from the start
    at hand; each leaves its seed, and a row of numbers."""
    remember(war.start, war)
    for game in range(first, last):
        place: Long = game - first
        seeds[place] = seed_of(war, game)
        remember(war, war.start)
        play_on(war, seeds[place])
        note_game(war, rows, place * COLUMNS)


def watch_game(war: War, seed: Bits, rows: Numbers, most: int) -> int:
    """A game from the start at hand, its events kept; every step and the end leave a row of
    numbers. How many rows, of which there is room for so many."""
    begin_run(war, EVENTS_KEPT)
    war.asks = 0
    remember(war, war.start)
    seed_streams(war, seed)
    forget(war)
    war.steps_begun = 0
    seen = 0
    while seen < most:
        at: Long = seen * COLUMNS
        note_game(war, rows, at)
        seen += 1
        if war.stage == When.OVER:
            war.keeps = NOTHING_KEPT
            return seen
        step(war)
    war.keeps = NOTHING_KEPT
    war.overflowed = 1
    return seen


def note_game(war: War, rows: Numbers, at: Long) -> None:
    """How the game ended: who has won, points, units on the board, length, decisions by rule."""
    rows[at + WINNER] = winner(war)
    rows[at + FIRST_VP] = war.vp[0]
    rows[at + SECOND_VP] = war.vp[1]
    rows[at + PLACEMENTS] = placements(war)
    rows[at + LOSER] = war.loser
    rows[at + LENGTH] = war.steps_begun
    for rule in range(RULES):
        rows[at + COUNTS + rule] = war.settled[rule]


def placements(war: War) -> int:
    return sum(1 for space in range(war.spaces) if not is_empty(war, space))

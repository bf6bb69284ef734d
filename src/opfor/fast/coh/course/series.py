"""Whole firefights, and blocks of a series: what simulations ask for."""

from __future__ import annotations

from opfor.core.memory import Bits, Long, Numbers, Seeds, remember
from opfor.core.run import EVENTS_KEPT, NOTHING_KEPT, RULES, begin_run, seed_of
from opfor.fast.coh.course.beginnings import begin_chance, begin_game, next_step
from opfor.fast.coh.course.story import add_story
from opfor.fast.coh.rules.victory import winner
from opfor.fast.coh.values import DESTROYED, OVER, Battle

WINNER, ENDED, BEATEN_SIDES, FIRST_VP, SECOND_VP, FIRST_LOSSES, SECOND_LOSSES = range(7)
ROUNDS, TURNS, LENGTH, COUNTS = range(7, 11)
COLUMNS = 106


def play_steps(battle: Battle, seed: Bits, steps: int) -> None:
    """So many steps of the position at hand, with chance from the seed, or to the end."""
    begin_chance(battle, seed)
    while steps > 0 and battle.stage != OVER:
        next_step(battle)
        steps -= 1


def play_game(battle: Battle, seed: Bits) -> None:
    """A whole firefight with its seed."""
    begin_chance(battle, seed)
    begin_game(battle)
    while battle.stage != OVER:
        next_step(battle)


def play_on(battle: Battle, seed: Bits) -> int:
    """The position at hand played to its end, with chance from the seed; who has won."""
    begin_chance(battle, seed)
    while battle.stage != OVER:
        next_step(battle)
    return winner(battle)


def play_out(battle: Battle, seeds: Seeds, winners: Numbers, games: int) -> None:
    """The position at hand played to its end so many times, each with its seed; who has won."""
    remember(battle.start, battle)
    for game in range(games):
        remember(battle, battle.start)
        winners[game] = play_on(battle, seeds[game])


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
    battle.asks, battle.keeps = 0, NOTHING_KEPT
    begin_chance(battle, seed)
    begin_game(battle)
    battle.keeps = EVENTS_KEPT
    seen = 0
    while seen < most:
        at: Long = seen * COLUMNS
        note_numbers(battle, rows, at)
        seen += 1
        if battle.stage == OVER:
            battle.keeps = NOTHING_KEPT
            return seen
        next_step(battle)
    battle.keeps = NOTHING_KEPT
    battle.overflowed = 1
    return seen


def note_game(battle: Battle, rows: Numbers, at: Long) -> None:
    """How the game ended, and its story."""
    note_numbers(battle, rows, at)
    add_story(battle)


def note_numbers(battle: Battle, rows: Numbers, at: Long) -> None:
    """Who has won and why, points, losses, length, decisions by rule."""
    rows[at + WINNER] = winner(battle)
    rows[at + ENDED] = battle.ended
    rows[at + BEATEN_SIDES] = battle.beaten
    rows[at + FIRST_VP] = battle.vp[0]
    rows[at + SECOND_VP] = battle.vp[1]
    rows[at + FIRST_LOSSES] = destroyed(battle, 0)
    rows[at + SECOND_LOSSES] = destroyed(battle, 1)
    rows[at + ROUNDS] = battle.round
    rows[at + TURNS] = battle.turn
    rows[at + LENGTH] = battle.steps_begun
    for rule in range(RULES):
        rows[at + COUNTS + rule] = battle.settled[rule]


def destroyed(battle: Battle, side: int) -> int:
    count = 0
    for unit in range(battle.units):
        if battle.side_of[unit] == side and battle.place[unit] == DESTROYED:
            count += 1
    return count

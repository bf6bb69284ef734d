"""Games in rows of numbers: a position that can be gone on from, the answers given since, from
which of them on luck is fresh, and the chance of the game."""

from __future__ import annotations

from opfor.core.memory import Long
from opfor.core.run import STREAMS
from opfor.games.tactics2gm.course.position_row import lay, walk
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.values.battle import Battle

GIVEN = 256
"""Answers since the position that is kept, at most."""
KEPT = 6000
"""Numbers of a position at most."""
ROW_BEGINS = 258
"""Where a position begins in a row: behind the answers, their number and its own length."""
SERIES, GAMES, SEED, STREAM_ROW = range(32, 36)
"""Of the chance of a game, behind starts and counters: where the seeds of its series begin, how
many games it has had, the seed of this one."""


def fresh_luck(battle: Battle, number: int) -> int:
    """With which luck chance begins anew when this answer is given; nought: it goes on."""
    behind: Long = (battle.at_place + 1) * battle.row_width
    return battle.rows[behind - GIVEN - 1 + number]


def keep_place(battle: Battle) -> None:
    """The position at hand, with its chance; no answer is given since."""
    at: Long = battle.at_place * battle.row_width
    streams: Long = battle.at_place * STREAM_ROW
    close_ranks(battle)
    battle.is_read = 0
    walk(battle)
    if battle.row_at > KEPT:
        battle.overflowed = 1
        return
    battle.rows[at] = 0
    battle.rows[at + battle.row_width - GIVEN - 1] = 0
    battle.rows[at + 1] = battle.row_at
    for number in range(battle.row_at):
        battle.rows[at + ROW_BEGINS + number] = battle.row[number]
    for stream in range(STREAMS):
        battle.chance[streams + stream] = battle.starts[stream]
        battle.chance[streams + STREAMS + stream] = battle.counters[stream]


def take_place(battle: Battle) -> None:
    """The same, back into the memory, with the answers given since."""
    at: Long = battle.at_place * battle.row_width
    streams: Long = battle.at_place * STREAM_ROW
    battle.given = battle.rows[at]
    for number in range(battle.given):
        battle.answers[number] = battle.rows[at + 2 + number]
    for number in range(battle.rows[at + 1]):
        battle.row[number] = battle.rows[at + ROW_BEGINS + number]
    lay(battle)
    for stream in range(STREAMS):
        battle.starts[stream] = battle.chance[streams + stream]
        battle.counters[stream] = battle.chance[streams + STREAMS + stream]


def take_answer(battle: Battle) -> bool:
    """Put the agent's answer to those of the row; whether there is room for it."""
    at: Long = battle.at_place * battle.row_width
    given = battle.rows[at]
    if given == GIVEN:
        return False
    battle.rows[at + 2 + given] = battle.actions[battle.at_place]
    battle.rows[at + battle.row_width - GIVEN + given] = 0
    battle.rows[at] = given + 1
    return True

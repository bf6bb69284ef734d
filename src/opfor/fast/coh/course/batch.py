"""Many games stepped from outside, each a row of numbers: what learners ask for.

A row holds the position at the beginning of a step, the answers given since and, behind all, from
which of them on luck is fresh. To go on, the step
is run with them (``course.outside``): the kernel's own rule, over rows.
"""

from __future__ import annotations

from opfor.core.memory import Bits, Long
from opfor.core.run import STREAMS, seed_of
from opfor.fast.coh.course.beginnings import begin_chance, begin_game, next_step
from opfor.fast.coh.course.outside import ADVICE as ADVICE
from opfor.fast.coh.course.outside import COUNT, HEADS, OVER_NOW, REWARD
from opfor.fast.coh.course.outside import OFFER_WIDTH as OFFER_WIDTH
from opfor.fast.coh.course.outside import WHAT as WHAT
from opfor.fast.coh.course.planes import NO_QUESTION, observe, plane_count
from opfor.fast.coh.row import put_in_row, take_from_row
from opfor.fast.coh.rules.victory import winner
from opfor.fast.coh.stepped import GIVEN
from opfor.fast.coh.values import NOBODY, OVER, Battle

SERIES, GAMES, SEED, STREAM_ROW = range(32, 36)
"""Of the chance of a game, behind starts and counters: where the seeds of its series begin, how
many games it has had, the seed of this one."""
OWNER, NUMBER, ENDED_SO, AFTER_WIDTH = range(4)
"""Of an afterstate: its game, the offer, how the game ended with it (1 won, 0 lost or drawn, -1 it
goes on)."""


def begin_batch(battle: Battle, games: int) -> None:
    """Begin every game with the seed that stands in its chance."""
    for place in range(games):
        begin_place(battle, place)


def answer_batch(battle: Battle, games: int) -> None:
    """Give every game its answer; one that ends leaves its reward, and the next begins."""
    for place in range(games):
        if not take_answer(battle, place):
            battle.overflowed = 1
            return
        head: Long = place * HEADS
        battle.heads[head + OVER_NOW] = 0
        battle.heads[head + REWARD] = 0
        play_until_asked(battle, place)
        if battle.is_asked == 0:
            battle.heads[head + OVER_NOW] = 1
            battle.heads[head + REWARD] = reward_of(battle)
            new_seed(battle, place)
            begin_place(battle, place)


def reward_of(battle: Battle) -> int:
    """Of a game that is over, for the agent."""
    won = winner(battle)
    if won == NOBODY:
        return 0
    return 1 if won == battle.agent else -1


def begin_place(battle: Battle, place: int) -> None:
    """From the start to the first question of the agent; a game without one makes room."""
    while True:
        begin_chance(battle, battle.chance[place * STREAM_ROW + SEED])
        begin_game(battle)
        battle.given = 0
        keep_place(battle, place)
        play_until_asked(battle, place)
        if battle.is_asked:
            return
        new_seed(battle, place)


def new_seed(battle: Battle, place: int) -> None:
    """The next of the series at this place."""
    at: Long = place * STREAM_ROW
    number: Bits = battle.chance[at + GAMES]
    battle.series = battle.chance[at + SERIES]
    battle.chance[at + SEED] = seed_of(battle, number)
    battle.chance[at + GAMES] = number + 1


def take_answer(battle: Battle, place: int) -> bool:
    """Put the agent's answer to those of the step; whether there is room for it."""
    at: Long = place * battle.row_width
    given = battle.rows[at]
    if given == GIVEN:
        return False
    battle.rows[at + 1 + given] = battle.actions[place]
    battle.rows[at + battle.row_width - GIVEN + given] = 0
    battle.rows[at] = given + 1
    take_place(battle, place)
    return True


def play_until_asked(battle: Battle, place: int) -> None:
    """Step after step until somebody outside is asked, or the game is over."""
    battle.at_place = place
    while True:
        battle.answered = 0
        battle.is_asked = 0
        next_step(battle)
        if battle.is_asked or battle.stage == OVER:
            return
        battle.given = 0
        keep_place(battle, place)


def keep_place(battle: Battle, place: int) -> None:
    """The position between two steps, with its chance; no answer is given yet."""
    at: Long = place * battle.row_width
    streams: Long = place * STREAM_ROW
    battle.rows[at] = 0
    battle.rows[at + battle.row_width - GIVEN - 1] = 0
    battle.kept_at = at + 1 + GIVEN
    put_in_row(battle)
    for stream in range(STREAMS):
        battle.chance[streams + stream] = battle.starts[stream]
        battle.chance[streams + STREAMS + stream] = battle.counters[stream]


def take_place(battle: Battle, place: int) -> None:
    """The same, back into the memory, with the answers given since."""
    at: Long = place * battle.row_width
    streams: Long = place * STREAM_ROW
    battle.given = battle.rows[at]
    for number in range(battle.given):
        battle.answers[number] = battle.rows[at + 1 + number]
    battle.kept_at = at + 1 + GIVEN
    take_from_row(battle)
    for stream in range(STREAMS):
        battle.starts[stream] = battle.chance[streams + stream]
        battle.counters[stream] = battle.chance[streams + STREAMS + stream]


def afterstates(battle: Battle, games: int, most: int, luck: Bits) -> int:
    """The position at the end of the step after every offer, each seen by the agent; how many
    there are."""
    count = 0
    battle.is_tried = 1
    for place in range(games):
        battle.at_place = place
        battle.trial_luck = luck + place
        for number in range(battle.heads[place * HEADS + COUNT]):
            if count < most:
                note_afterstate(battle, place, number, count)
                count += 1
    battle.is_tried = 0
    return count


def note_afterstate(battle: Battle, place: int, number: int, count: int) -> None:
    """One of them: whose it is, how the game ended with it, its planes."""
    take_place(battle, place)
    battle.answers[battle.given] = number
    battle.given += 1
    battle.answered = 0
    next_step(battle)
    at: Long = count * AFTER_WIDTH
    battle.after[at + OWNER] = place
    battle.after[at + NUMBER] = number
    battle.after[at + ENDED_SO] = -1
    if battle.stage == OVER:
        battle.after[at + ENDED_SO] = int(winner(battle) == battle.agent)
    first: Long = count * plane_count(battle)
    observe(battle, battle.agent, NO_QUESTION, battle.after_planes, first)


def to_come(battle: Battle, games: int) -> None:
    """The position after the act of every game that stands in its answer, with the luck that will
    be: what learners of values learn from."""
    battle.is_tried = 1
    battle.trial_luck = 0
    for place in range(games):
        battle.at_place = place
        note_afterstate(battle, place, battle.actions[place], place)
    battle.is_tried = 0

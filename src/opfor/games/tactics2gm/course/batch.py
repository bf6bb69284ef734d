"""Many games stepped from outside, each a row of numbers: what learners ask for.

A row holds a position from which the step at hand can be gone on with, and the answers given since.
"""

from __future__ import annotations

from opfor.core.memory import Bits, Long
from opfor.core.run import seed_of
from opfor.games.tactics2gm.course.kept_places import (
    GAMES,
    SEED,
    SERIES,
    STREAM_ROW,
    keep_place,
    take_answer,
    take_place,
)
from opfor.games.tactics2gm.course.outside import ADVICE as ADVICE
from opfor.games.tactics2gm.course.outside import COUNT, HEADS, OVER_NOW, REWARD
from opfor.games.tactics2gm.course.outside import OFFER_WIDTH as OFFER_WIDTH
from opfor.games.tactics2gm.course.outside import WHAT as WHAT
from opfor.games.tactics2gm.course.planes import NO_QUESTION, observe, plane_count
from opfor.games.tactics2gm.course.series import begin_game
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.course.turn import step
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NOBODY,
)

OWNER, NUMBER, ENDED_SO, AFTER_WIDTH = range(4)
"""Of an afterstate: its game, the offer, how the game ended with it (1 won, 0 lost or drawn, -1 it
goes on)."""


def begin_batch(battle: Battle, games: int) -> None:
    """Begin every game with the seed that stands in its chance."""
    for place in range(games):
        battle.at_place = place
        begin_place(battle)


def answer_batch(battle: Battle, games: int) -> None:
    """Give every game its answer; one that ends leaves its reward, and the next begins."""
    for place in range(games):
        battle.at_place = place
        if not take_answer(battle):
            battle.overflowed = 1
            return
        take_place(battle)
        head: Long = place * HEADS
        battle.heads[head + OVER_NOW] = 0
        battle.heads[head + REWARD] = 0
        play_until_asked(battle)
        if not battle.is_asked:
            battle.heads[head + OVER_NOW] = 1
            battle.heads[head + REWARD] = reward_of(battle)
            new_seed(battle)
            begin_place(battle)


def reward_of(battle: Battle) -> int:
    """Of a game that is over, for the agent."""
    if battle.winner == NOBODY:
        return 0
    return 1 if battle.winner == battle.agent else -1


def begin_place(battle: Battle) -> None:
    """From the start to the first question of the agent; a game without one makes room."""
    while True:
        begin_game(battle, battle.chance[battle.at_place * STREAM_ROW + SEED])
        new(battle)
        battle.given = 0
        keep_place(battle)
        play_until_asked(battle)
        if battle.is_asked:
            return
        new_seed(battle)


def new_seed(battle: Battle) -> None:
    """The next of the series at this place."""
    at: Long = battle.at_place * STREAM_ROW
    number: Bits = battle.chance[at + GAMES]
    battle.series = battle.chance[at + SERIES]
    battle.chance[at + SEED] = seed_of(battle, number)
    battle.chance[at + GAMES] = number + 1


def play_until_asked(battle: Battle) -> None:
    """Step after step until somebody outside is asked, or the game is over."""
    while True:
        battle.answered = 0
        battle.is_asked = 0
        step(battle)
        if battle.is_asked or battle.is_over:
            return
        battle.given = 0
        keep_place(battle)


def afterstates(battle: Battle, games: int, most: int, luck: Bits) -> int:
    """The position after every act offered, each seen by the agent; how many there are."""
    count = 0
    battle.is_tried = 1
    for place in range(games):
        battle.at_place = place
        battle.luck = luck + place
        for number in range(battle.heads[place * HEADS + COUNT]):
            if count < most:
                note_afterstate(battle, number, count)
                count += 1
    battle.is_tried = 0
    return count


def note_afterstate(battle: Battle, number: int, count: int) -> None:
    """One of them: whose it is, how the game ended with it, its planes."""
    take_place(battle)
    battle.answers[battle.given] = number
    battle.given += 1
    battle.answered = 0
    battle.is_noted = 0
    battle.noted_at = count
    step(battle)
    at: Long = count * AFTER_WIDTH
    battle.after[at + OWNER] = battle.at_place
    battle.after[at + NUMBER] = number
    battle.after[at + ENDED_SO] = -1
    if not battle.is_noted:
        if battle.is_over:
            battle.after[at + ENDED_SO] = int(battle.winner == battle.agent)
        first: Long = count * plane_count(battle)
        observe(battle, battle.agent, NO_QUESTION, battle.after_planes, first)


def to_come(battle: Battle, games: int) -> None:
    """The position after the act of every game that stands in its answer, with the luck that will
    be: what learners of values learn from."""
    battle.is_tried = 1
    battle.luck = 0
    for place in range(games):
        battle.at_place = place
        note_afterstate(battle, battle.actions[place], place)
    battle.is_tried = 0

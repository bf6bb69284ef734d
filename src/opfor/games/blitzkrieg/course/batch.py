"""Many games stepped from outside, each a row of numbers: what learners ask for.

A row holds the position at the beginning of a step, the answers given since and, behind all, from
which of them on luck is fresh (``war.lucks``). To go on, the step is run with them; at the first
question beyond them the position is set aside for whoever looks (``war.asking``), and the step runs
out with answers that do not count. The kernel's own rule, over rows.
"""

from __future__ import annotations

from opfor.core.memory import Bits, Long, fetch, remember, store
from opfor.core.run import STREAMS, forget, seed_of, seed_streams
from opfor.games.blitzkrieg.course.afterstates import try_out
from opfor.games.blitzkrieg.course.planes import observe
from opfor.games.blitzkrieg.course.players import worth_of
from opfor.games.blitzkrieg.course.turn import step
from opfor.games.blitzkrieg.rules.victory import winner
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import GIVEN, To, When

WHAT, COUNT, OVER_NOW, REWARD, ADVICE, HEADS = range(6)
"""Of a game: what is asked, how many offers, whether one has just ended and how for the agent,
what the baseline would take."""
OFFER_WIDTH = 2
"""An offer is a unit and a place."""
SERIES, GAMES, SEED, STREAM_ROW = range(32, 36)
"""Of the chance of a game, behind starts and counters: where the seeds of its series begin, how
many games it has had, the seed of this one."""
OWNER, NUMBER, ENDED_SO, AFTER_WIDTH = range(4)
"""Of an afterstate: its game, the offer, how the game ended with it."""


def begin_batch(war: War, games: int) -> None:
    """Begin every game with the seed that stands in its chance, from the start at hand."""
    remember(war.start, war)
    for game in range(games):
        begin_game(war, game)
        tell_game(war, game)


def answer_batch(war: War, games: int) -> None:
    """Give every game its answer; one that ends leaves its reward, and the next begins."""
    for game in range(games):
        head: Long = game * HEADS
        take_row(war, game)
        if war.given == GIVEN:
            war.overflowed = 1
            return
        war.answers[war.given] = war.actions[game]
        war.lucks[war.given] = war.rows[(game + 1) * war.row_width - GIVEN - 1 + war.given]
        war.given += 1
        go_on(war, game)
        war.heads[head + OVER_NOW] = 0
        war.heads[head + REWARD] = 0
        if war.is_asked == 0:
            war.heads[head + OVER_NOW] = 1
            war.heads[head + REWARD] = 1 if winner(war) == war.agent else -1
            next_game(war, game)
        tell_game(war, game)


def begin_game(war: War, game: int) -> None:
    """From the start to the first question of the agent; a game without one makes room."""
    while True:
        remember(war, war.start)
        forget(war)
        seed_streams(war, war.chance[game * STREAM_ROW + SEED])
        war.given = 0
        go_on(war, game)
        if war.is_asked:
            return
        new_seed(war, game)


def next_game(war: War, game: int) -> None:
    """The next of the series at this place."""
    new_seed(war, game)
    begin_game(war, game)


def new_seed(war: War, game: int) -> None:
    at: Long = game * STREAM_ROW
    number: Bits = war.chance[at + GAMES]
    war.series = war.chance[at + SERIES]
    war.chance[at + SEED] = seed_of(war, number)
    war.chance[at + GAMES] = number + 1


def go_on(war: War, game: int) -> None:
    """Step after step until somebody outside is asked, or the game is over."""
    while True:
        keep_row(war, game)
        war.answered = 0
        war.is_asked = 0
        step(war)
        if war.is_asked or war.stage == When.OVER:
            return
        war.given = 0


def keep_row(war: War, game: int) -> None:
    """The position between two steps, with its chance and the answers given."""
    at: Long = game * war.row_width
    lucks: Long = at + war.row_width - GIVEN - 1
    streams: Long = game * STREAM_ROW
    war.rows[at] = war.given
    for number in range(war.given):
        war.rows[at + 1 + number] = war.answers[number]
        war.rows[lucks + number] = war.lucks[number]
    war.rows[lucks + war.given] = 0
    store(war, war.rows, at + 1 + GIVEN)
    for stream in range(STREAMS):
        war.chance[streams + stream] = war.starts[stream]
        war.chance[streams + STREAMS + stream] = war.counters[stream]


def take_row(war: War, game: int) -> None:
    """The same, back into the memory."""
    at: Long = game * war.row_width
    lucks: Long = at + war.row_width - GIVEN - 1
    streams: Long = game * STREAM_ROW
    war.given = war.rows[at]
    for number in range(war.given):
        war.answers[number] = war.rows[at + 1 + number]
        war.lucks[number] = war.rows[lucks + number]
    fetch(war, war.rows, at + 1 + GIVEN)
    for stream in range(STREAMS):
        war.starts[stream] = war.chance[streams + stream]
        war.counters[stream] = war.chance[streams + STREAMS + stream]


def tell_game(war: War, game: int) -> None:
    """What is asked, the offers, what the agent sees, what the baseline would do."""
    remember(war, war.asking)
    head: Long = game * HEADS
    war.heads[head + WHAT] = war.asked_what
    war.heads[head + COUNT] = war.asked_count
    at: Long = 2 * game * war.most_offers
    for number in range(min(war.asked_count, war.most_offers)):
        war.told[at + 2 * number] = war.asked[number].unit
        war.told[at + 2 * number + 1] = war.asked[number].place
    if war.is_advised:
        war.heads[head + ADVICE] = advised(war)
    planes = observe(war, war.agent)
    first: Long = game * planes
    for plane in range(planes):
        war.planes[first + plane] = war.seen[plane]


def advised(war: War) -> int:
    """The offer worth most to the greedy player; of equals the first."""
    best = 0
    most = 0.0
    for number in range(war.asked_count):
        asked = war.asked[number]
        worth = worth_of(war, war.agent, war.asked_what, asked.unit, asked.place)
        if number == 0 or worth > most:
            best = number
            most = worth
    return best


def afterstates(war: War, games: int, most: int, luck: Bits) -> int:
    """The position after every placement offered, each seen by the agent; how many there are."""
    count = 0
    for game in range(games):
        what = war.heads[game * HEADS + WHAT]
        if what in (To.PLACE, To.FOLLOW_UP):
            ask_again(war, game)
            for number in range(war.asked_count):
                if count == most:
                    return count
                note_afterstate(war, game, number, count, luck)
                count += 1
    return count


def ask_again(war: War, game: int) -> None:
    """Come to the question of a game once more."""
    take_row(war, game)
    war.answered = 0
    war.is_asked = 0
    step(war)


def note_afterstate(war: War, game: int, number: int, count: int, luck: Bits) -> None:
    """One of them: whose it is, how the game ended with it, its planes."""
    remember(war, war.asking)
    asked = war.asked[number]
    at: Long = count * AFTER_WIDTH
    war.after[at + OWNER] = game
    war.after[at + NUMBER] = number
    war.after[at + ENDED_SO] = try_out(war, war.agent, asked.unit, asked.place, luck + game)
    planes = observe(war, war.agent)
    first: Long = count * planes
    for plane in range(planes):
        war.after_planes[first + plane] = war.seen[plane]

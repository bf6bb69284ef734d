"""What the bot will do next, exactly, and the player that looks at it: the best of a shortlist
after what the bot would do.

A placement is tried on the board itself and taken back; ``war.aside`` holds the position meanwhile.
What the placement leaves to chance or to the person is settled by the first that could come.
"""

from __future__ import annotations

from opfor.core.memory import remember
from opfor.games.blitzkrieg.bot.survey import survey
from opfor.games.blitzkrieg.bot.unit import is_drawn_evenly, narrow_units
from opfor.games.blitzkrieg.course.appraisal import placement_worth
from opfor.games.blitzkrieg.course.bot_turn import acts_as, decide_space, has_drawn
from opfor.games.blitzkrieg.course.net import best_by_net
from opfor.games.blitzkrieg.course.players import choose, worth_of
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.rules.placement import place
from opfor.games.blitzkrieg.rules.victory import next_turn
from opfor.games.blitzkrieg.values.memory import Listed, Offer, War
from opfor.games.blitzkrieg.values.numbers import (
    DICE,
    NOBODY,
    NOTHING,
    SHARES,
    STRATAGEMS,
    Sits,
    To,
    When,
)

SHORTLIST = 5
"""Placements the look-ahead player thinks about twice."""


def choose_placement(war: War, side: int, what: int) -> Offer:
    """The placement a side takes of the offers."""
    if war.player[side] == Sits.NET and war.offered > 1 and not war.asks and not war.is_thought:
        return best_by_net(war, side)
    is_ahead = war.player[side] == Sits.LOOK_AHEAD and war.bot != NOBODY and not war.asks
    if not is_ahead or placements_offered(war) < 2:
        return choose(war, side, what)
    return best_after_reply(war, side)


def placements_offered(war: War) -> int:
    """How many placements are offered; the last offer may be to end the turn."""
    is_more = war.offers[war.offered - 1].unit == NOTHING
    return war.offered - 1 if is_more else war.offered


def best_after_reply(war: War, side: int) -> Offer:
    """Try the shortlist, and ending the turn if that is offered."""
    shorten(war, side)
    remember(war.aside, war)
    best = 0
    for i in range(war.listed):
        unit, space, worth = war.shortlist[i]
        worth -= reply_worth(war, side, unit, space)
        remember(war, war.aside)
        war.shortlist[i] = Listed(unit, space, worth)
        if worth > war.shortlist[best].worth:
            best = i
    return Offer(war.shortlist[best].unit, war.shortlist[best].space)


def shorten(war: War, side: int) -> None:
    """The placements worth most, best first, of equals the first; then ending the turn."""
    placements = placements_offered(war)
    for number in range(placements):
        unit, space = war.offers[number]
        war.worth[number] = worth_of(war, side, To.PLACE, unit, space)
        war.taken[number] = 0
    war.listed = 0
    for _ in range(min(SHORTLIST, placements)):
        best = best_left(war, placements)
        war.taken[best] = 1
        unit, space = war.offers[best]
        enlist(war, unit, space, war.worth[best])
    if placements < war.offered:
        enlist(war, NOTHING, NOTHING, 0.0)


def best_left(war: War, placements: int) -> int:
    """The offer worth most among those not on the list yet."""
    best = NOTHING
    for number in range(placements):
        if not war.taken[number] and (best == NOTHING or war.worth[number] > war.worth[best]):
            best = number
    return best


def enlist(war: War, unit: int, space: int, worth: float) -> None:
    war.shortlist[war.listed] = Listed(unit, space, worth)
    war.listed += 1


def reply_worth(war: War, side: int, unit: int, space: int) -> float:
    """What the bot's reply to a placement is worth to it on average; nothing if none comes."""
    war.is_thought = 1
    if unit != NOTHING:
        place(war, side, unit, space, NOTHING)
    next_turn(war, side)
    worth = 0.0
    if war.stage == When.TURN and can_place(war, war.bot):
        find_replies(war)
        worth = worth_of_replies(war)
    war.is_thought = 0
    return worth


def worth_of_replies(war: War) -> float:
    """What the replies found are worth to the bot on average."""
    worth = 0.0
    for i in range(war.replies):
        unit = war.reserve[war.bot][war.reply_slot[i]]
        gain = placement_worth(war, war.bot, unit, war.reply_space[i])
        worth += war.reply_share[i] / (SHARES * max(drawable(war), 1)) * gain
    return worth


def drawable(war: War) -> int:
    """How many stratagems may come; none where the one lying out acts."""
    return 0 if has_drawn(war) else war.cupped


def find_replies(war: War) -> None:
    """Every placement the bot may decide on, with its share and the stratagems that lead to it.

    The procedure runs once for each stratagem of the cup; each has a die of its own. Where nothing
    can be drawn, the one lying out acts.
    """
    war.replies = 0
    war.blitz_in = NOTHING
    survey(war)
    in_force = war.in_force
    if not drawable(war):
        find_reply(war, war.stratagem, in_force)
    else:
        for stratagem in range(STRATAGEMS):
            if war.cup[stratagem]:
                find_reply(war, stratagem, in_force)
    war.in_force = in_force


def find_reply(war: War, stratagem: int, in_force: int) -> None:
    """The units the procedure leaves under a stratagem, each with its share."""
    war.in_force = acts_as(stratagem, in_force)
    decide_space(war)
    narrow_units(war)
    outcomes = war.left if is_drawn_evenly(war) else DICE
    for outcome in range(outcomes):
        count_reply(war, war.candidates[outcome % war.left], SHARES // outcomes, stratagem)


def count_reply(war: War, slot: int, share: int, stratagem: int) -> None:
    reply = 0
    while reply < war.replies and not is_reply(war, reply, slot):
        reply += 1
    if reply == war.replies:
        war.reply_space[reply] = war.space
        war.reply_slot[reply] = slot
        war.reply_share[reply] = 0
        war.reply_because[reply] = 0
        war.replies += 1
    war.reply_share[reply] += share
    if stratagem != NOTHING:
        war.reply_because[reply] |= 1 << stratagem


def is_reply(war: War, reply: int, slot: int) -> bool:
    return war.reply_space[reply] == war.space and war.reply_slot[reply] == slot

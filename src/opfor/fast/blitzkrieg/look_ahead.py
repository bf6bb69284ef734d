"""The player that looks at the bot's reply: the best of a shortlist after what the bot would do.

A placement is tried on the board itself and taken back; ``war.aside`` holds the position meanwhile.
What the placement leaves to chance or to the person is settled by the first that could come.
"""

from __future__ import annotations

from opfor.fast.blitzkrieg.appraisal import placement_worth
from opfor.fast.blitzkrieg.bombing import slot_of
from opfor.fast.blitzkrieg.legality import can_place
from opfor.fast.blitzkrieg.placement import place
from opfor.fast.blitzkrieg.players import choose, worth_of_placing
from opfor.fast.blitzkrieg.position import remember
from opfor.fast.blitzkrieg.space import choose_position
from opfor.fast.blitzkrieg.theatre import choose_theatre
from opfor.fast.blitzkrieg.unit import narrow_units
from opfor.fast.blitzkrieg.values import (
    LOOK_AHEAD,
    NOBODY,
    NOTHING,
    STEAMROLL,
    STRATAGEMS,
    TURN,
    War,
)
from opfor.fast.blitzkrieg.victory import next_turn
from opfor.fast.blitzkrieg.wins import survey


def choose_placement(war: War, side: int) -> int:
    """The place among the offers of the placement a side takes."""
    if war.player[side] != LOOK_AHEAD or war.bot == NOBODY or placements_offered(war) < 2:
        return choose(war, side, worth_of_placing)
    return best_after_reply(war, side)


def placements_offered(war: War) -> int:
    """How many placements are offered; the last offer may be to end the turn."""
    is_more = war.offered_unit[war.offered - 1] == NOTHING
    return war.offered - 1 if is_more else war.offered


def best_after_reply(war: War, side: int) -> int:
    """Try the shortlist, and ending the turn if that is offered; the best becomes offer 0."""
    shorten(war, side)
    remember(war.aside, war)
    best = 0
    for i in range(war.listed):
        war.list_worth[i] -= reply_worth(war, side, war.list_unit[i], war.list_space[i])
        remember(war, war.aside)
        if war.list_worth[i] > war.list_worth[best]:
            best = i
    war.offered_unit[0] = war.list_unit[best]
    war.offer[0] = war.list_space[best]
    return 0


def shorten(war: War, side: int) -> None:
    """The placements worth most, best first, of equals the first; then ending the turn."""
    placements = placements_offered(war)
    for offer in range(placements):
        war.worth[offer] = worth_of_placing(war, side, offer)
        war.taken[offer] = 0
    war.listed = 0
    for _ in range(min(war.shortlist, placements)):
        best = NOTHING
        for offer in range(placements):
            if not war.taken[offer] and (best == NOTHING or war.worth[offer] > war.worth[best]):
                best = offer
        war.taken[best] = 1
        enlist(war, war.offered_unit[best], war.offer[best], war.worth[best])
    if placements < war.offered:
        enlist(war, NOTHING, NOTHING, 0.0)


def enlist(war: War, unit: int, space: int, worth: float) -> None:
    war.list_unit[war.listed] = unit
    war.list_space[war.listed] = space
    war.list_worth[war.listed] = worth
    war.listed += 1


def reply_worth(war: War, side: int, unit: int, space: int) -> float:
    """What the bot's reply to a placement is worth to it on average; nothing if none comes."""
    war.is_thought = 1
    if unit != NOTHING:
        place(war, side, slot_of(war, side, unit), space)
    next_turn(war, side)
    worth = 0.0
    if war.stage == TURN and can_place(war, war.bot):
        find_replies(war)
        for i in range(war.replies):
            row_unit = war.reserve[war.bot][war.reply_slot[i]]
            gain = placement_worth(war, war.bot, row_unit, war.reply_space[i])
            worth += war.reply_faces[i] / (war.die * max(war.cupped, 1)) * gain
    war.is_thought = 0
    return worth


def find_replies(war: War) -> None:
    """Every placement the bot may decide on, by how many faces of how many dice lead to it.

    The procedure runs once for each stratagem of the cup; each has a die of its own. Where nothing
    can be drawn, the one lying out acts.
    """
    war.replies = 0
    in_force = war.in_force
    survey(war)
    war.blitz_in = NOTHING
    if war.cupped == 0:
        find_reply(war, war.stratagem, in_force)
    for stratagem in range(STRATAGEMS):
        if war.cup[stratagem]:
            find_reply(war, stratagem, in_force)


def find_reply(war: War, stratagem: int, in_force: int) -> None:
    """The units the procedure leaves under a stratagem, each with its faces of the die."""
    war.in_force = in_force if stratagem == STEAMROLL else stratagem
    choose_theatre(war)
    choose_position(war)
    narrow_units(war)
    for face in range(war.die):
        count_reply(war, war.space, war.candidates[face % war.left])


def count_reply(war: War, space: int, slot: int) -> None:
    for i in range(war.replies):
        if war.reply_space[i] == space and war.reply_slot[i] == slot:
            war.reply_faces[i] += 1
            return
    war.reply_space[war.replies] = space
    war.reply_slot[war.replies] = slot
    war.reply_faces[war.replies] = 1
    war.replies += 1

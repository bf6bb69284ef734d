"""Third question: which unit of the row goes there?"""

from __future__ import annotations

from opfor.core.asking import roll_for, tie_break
from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled, settled_by_chance
from opfor.core.measure import Shortfall, fact, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, must, prefer
from opfor.core.run import DRAWN_EVENLY, ROLLED
from opfor.games.blitzkrieg.bot.shortage import is_near_victory
from opfor.games.blitzkrieg.bot.stratagems import CASES, STRATAGEM_FILTERS, stratagem_in_force
from opfor.games.blitzkrieg.bot.survey import is_last_empty
from opfor.games.blitzkrieg.bot.wins import closes, winning_rungs, wins_either, wins_the_aim
from opfor.games.blitzkrieg.rules.legality import fits
from opfor.games.blitzkrieg.rules.strength import strength
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.numbers import (
    DICE,
    KINDS,
    TERRAINS,
    Branch,
    Effect,
    For,
    Stream,
    Which,
)

WHICH = "which of the units left the bot places"
STRENGTH = "strength {}"
NOTHING_TO_COPY = -1
WRONG_GROUND = -2
"""Why a unit may not go there. For wrong ground there is a number for each kind of unit on each
terrain, downwards from here."""


def wrong_ground(kind: int, terrain: int) -> int:
    return WRONG_GROUND - 3 * kind - terrain


SHORTFALLS = {NOTHING_TO_COPY: Shortfall("nothing-to-copy")} | {
    wrong_ground(kind, terrain): Shortfall("wrong-ground", (KINDS[kind], TERRAINS[terrain]))
    for kind in (Branch.ARMY, Branch.NAVY, Branch.AIRFORCE)
    for terrain in range(3)
}


@measure(
    words={"wrong-ground": "no {0} goes to {1}", "nothing-to-copy": "nothing to copy"},
    shortfalls=SHORTFALLS,
)
@cite("BLZ-3.1")
def is_legal(war: War, slot: int) -> int:
    """The unit may go on the chosen space; if not, the number of the shortfall."""
    unit = war.row[slot]
    if fits(war, unit, war.space):
        return 1
    if war.kind[unit] == Branch.AGENT:
        return NOTHING_TO_COPY
    return wrong_ground(war.kind[unit], war.terrain[war.space])


@measure(id="wins-the-aim")
@cite("BLZ-3.2")
def wins_the_aim_there(war: War, slot: int) -> bool:
    return wins_the_aim(war, slot, war.space)


@measure(id="wins-either")
@cite("BLZ-3.2")
def wins_either_there(war: War, slot: int) -> bool:
    return wins_either(war, slot, war.space)


@measure(id="closes")
@cite("BLZ-3.2")
def closes_there(war: War, slot: int) -> bool:
    return closes(war, slot, war.space)


@cite("BLZ-3.4")
def has_value(war: War, slot: int) -> bool:
    """The unit is not a zero-value one."""
    return strength(war, war.bot, war.row[slot], war.theatre) > 0


@fact("the space has no effect")
def is_no_effect_space(war: War) -> bool:
    return war.effect[war.space] == Effect.NONE


@cite("BLZ-3.5")
def is_not_blitz(war: War, slot: int) -> bool:
    return not war.blitz[war.row[slot]]


@fact("it is the last empty space of the campaign")
@cite("R-BLZ-7")
def is_last_of_campaign(war: War) -> bool:
    return is_last_empty(war, war.space)


@fact("it is the rightmost space of the campaign")
@cite("R-BLZ-7")
def is_last_printed(war: War) -> bool:
    return war.space == war.ends[war.theatre][war.campaign[war.theatre]] - 1


@measure(said=STRENGTH)
@cite("BLZ-3.6", "QB-19")
def strength_there(war: War, slot: int) -> int:
    """Strength the unit would add now."""
    return strength(war, war.bot, war.row[slot], war.theatre)


@measure(said=STRENGTH)
@cite("R-BLZ-4")
def strength_up_to_the_end(war: War, slot: int) -> int:
    """Strength the unit would add now, cut at the end of the track."""
    steps_left = war.steps[war.theatre] - war.tracks[war.theatre]
    return min(strength(war, war.bot, war.row[slot], war.theatre), steps_left)


UNIT_QUESTION: Asked = Question(
    "unit",
    "Which unit of the row goes there?",
    "the units of the bot's row",
    (
        must("BLZ-3.1", is_legal),
        *winning_rungs("BLZ-3.2", wins_the_aim_there, wins_either_there, closes_there),
        *(rung for filters in STRATAGEM_FILTERS for rung in filters.unit),
        keep_if_possible("BLZ-3.4", has_value, when=is_no_effect_space),
        keep_if_possible(
            "BLZ-3.5", is_not_blitz, when=is_last_of_campaign, ruled=("last-space", "last-empty")
        ),
        keep_if_possible(
            "BLZ-3.5", is_not_blitz, when=is_last_printed, ruled=("last-space", "last-printed")
        ),
        prefer(
            *("BLZ-3.6", strength_there),
            when=is_near_victory,
            ruled=("strength-at-track-end", "full"),
        ),
        prefer(
            *("BLZ-3.6", strength_up_to_the_end),
            when=is_near_victory,
            ruled=("strength-at-track-end", "cut"),
        ),
    ),
    named=lambda _play, slot: slot + 1,
    tie=Tie("d6-row", "BLZ-3.7", WHICH),
    chosen="It places {}",
    cases=CASES,
    case_of=stratagem_in_force,
    details=lambda play, slots, _about: {
        "names": {str(slot + 1): play.state.reserves[play.setting.bot][slot] for slot in slots}
    },
)


def narrow_units(war: War) -> None:
    """Apply every rule but the die: leaves the slots in question in ``candidates``."""
    ask(war)
    for slot in range(war.reserves[war.bot]):
        propose(war, slot)
    narrow(war, Which.UNIT)


@cite("QB-16")
def is_drawn_evenly(war: War) -> bool:
    """By ruling: more units than the die has faces, and all have the same chance."""
    return war.left > DICE and war.draws_evenly == 1


@cite("BLZ-3.7", "QB-16")
def choose_unit(war: War) -> int:
    """Settle the unit: the one left, or by die; returns its slot.

    1 is the leftmost, counting round again as needed; a seventh unit is out of the die's reach (by
    ruling, all then have the same chance).
    """
    narrow_units(war)
    if war.left == 1:
        return settled(war)
    if is_drawn_evenly(war):
        drawn = tie_break(war, Stream.TIE, war.candidates, war.left, For.A_UNIT_LEFT, war.bot)
        return settled_by_chance(war, Which.UNIT, war.candidates[drawn], DRAWN_EVENLY, 0)
    rolled = roll_for(war, Stream.DIE, DICE, war.candidates, war.left, For.A_UNIT_LEFT, war.bot)
    slot = war.candidates[rolled % war.left]
    return settled_by_chance(war, Which.UNIT, slot, ROLLED, rolled + 1)

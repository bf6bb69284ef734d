"""Which hex does the AI move into? Open hexes, then "towards", then the ladder of 5.3.

An AI that disengages asks the same question: it goes to where the risk is lowest (V-4).
"""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.core.ladder import ask, first_left, propose
from opfor.core.measure import both, fact, measure, unless
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.fast.coh.bot.ability.close_combat import may_meet
from opfor.fast.coh.bot.ability.flanks import flank_rank
from opfor.fast.coh.bot.ability.low_risk_moves import (
    comes_no_closer,
    is_permitted,
    starts_in_danger,
)
from opfor.fast.coh.bot.ability.move_limits import change, instead
from opfor.fast.coh.bot.ability.stacks import is_free_of_ai
from opfor.fast.coh.bot.refuge import (
    COVERED_ENOUGH,
    FROM_INSIDE,
    FROM_OUTSIDE,
    is_outside_zones,
    risk_rungs,
)
from opfor.fast.coh.bot.seen.called import hex_called
from opfor.fast.coh.bot.seen.ends import find_ends, is_end
from opfor.fast.coh.bot.seen.survey import (
    dm_of_way,
    goal_distance,
)
from opfor.fast.coh.bot.settling import Which, one_left
from opfor.fast.coh.bot.words.measured import HEXES, Rungs, dm_measure
from opfor.fast.coh.mind import Leaving
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import OFF, Battle
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import AWAY, LEAVING, MOVING


@measure(
    id="in-reach",
    words=why.WORDS,
    shortfalls={0: why.NO_WAY_IN},
    brief="one that a move of the AI can end in",
)
@cite("COH-2.0-b")
def is_in_reach(battle: Battle, cell: int) -> bool:
    return is_end(battle, cell)


@measure(id="not-stacked", brief="without another AI")
@cite("COH-5.5-a", "COH-5.5-b")
def is_not_stacked(battle: Battle, cell: int) -> bool:
    return is_free_of_ai(battle, battle.acting, cell)


def may_be_met(battle: Battle, cell: int) -> bool:
    is_careful = battle.is_careful_way == 1
    return may_meet(battle, battle.acting, cell, battle.way_goal, is_careful)


@measure(id="not-farther", brief="no farther from the target")
def is_not_farther(battle: Battle, cell: int) -> bool:
    return change(battle, battle.acting, battle.way_goal, cell) <= 0


@measure(id="closer", brief="closer to the target")
def is_closer(battle: Battle, cell: int) -> bool:
    return change(battle, battle.acting, battle.way_goal, cell) < 0


@measure(
    id="useful", rulings=("flank-and-cover-entry",), brief="a way into the flank or into more cover"
)
def is_useful(battle: Battle, cell: int) -> bool:
    """A way out at the same distance."""
    return way_out(battle, cell) > 0


def is_allowed(battle: Battle, cell: int) -> bool:
    farther = change(battle, battle.acting, battle.way_goal, cell)
    return is_permitted(battle, battle.acting, battle.way_goal, cell, farther)


@measure(HEXES, id="hexes-away", brief="nearest to the target")
@cite("COH-5.3-a")
def hexes_left(battle: Battle, cell: int) -> int:
    """Hexes to the goal."""
    return goal_distance(battle, cell, battle.way_goal)


def way_out(battle: Battle, cell: int) -> int:
    return instead(battle, battle.acting, battle.way_goal, cell)


@measure(
    "hex to the flank|hexes to the flank",
    brief="in the target's flank, or fewest hexes from one of the flank hexes next to it",
)
@cite("COH-5.3-d")
def towards_flank(battle: Battle, cell: int) -> int:
    return flank_rank(battle, battle.acting, battle.way_goal, cell)


class Going:
    """Cases of the question, behind the orders that make an AI disengage (``Leaving``)."""

    MOVING, AWAY = range(3, 5)


def cases_of_way(battle: Battle) -> int:
    """Whether it moves, or disengages by which order."""
    return 1 << Going.AWAY | 1 << battle.leaving if battle.leaving else 1 << Going.MOVING


@fact("at low risk")
def is_careful_going(battle: Battle) -> bool:
    return battle.is_careful_way == 1


@fact("at low risk from outside all fire zones")
def is_careful_outside(battle: Battle) -> bool:
    return battle.is_careful_way == 1 and not battle.is_way_in_danger


@fact("at low risk from inside a fire zone")
def is_careful_inside(battle: Battle) -> bool:
    return battle.is_careful_way == 1 and battle.is_way_in_danger == 1


@fact("no open hex is closer", of_left=True)
def gets_no_closer(battle: Battle) -> bool:
    """The best open hexes are as far from the goal as here."""
    return change(battle, battle.acting, battle.way_goal, first_left(battle)) == 0


IS_BOLD = unless(is_careful_going, "not at low risk")
RANKS_WAYS_OUT_BOLDLY = both(IS_BOLD, gets_no_closer, "not at low risk and no open hex is closer")
"""By ruling, hexes a Low Risk Move may enter compete at once in the ladder."""
SIDESTEPS_IN_DANGER = both(
    is_careful_inside,
    gets_no_closer,
    "at low risk from inside a fire zone with no open hex closer",
)
CLOSES_IN_DANGER = both(
    is_careful_inside,
    unless(gets_no_closer, "an open hex is closer"),
    "at low risk from inside a fire zone with an open hex closer",
)
AT_ARMS_LENGTH = measure(
    id="at-arms-length",
    rulings=("ai-bonus-moves",),
    brief="reached through no fire zone hex next to the zone's Unit",
)(comes_no_closer)
MAY_MEET = measure(
    id="may-meet",
    rulings=("move-onto-target",),
    brief="without a Unit, or the target's own hex if it fights there",
)(may_be_met)
MEETS_NOBODY = replace(MAY_MEET, brief="without a Unit")
PERMITTED = measure(id="permitted", rulings=("low-risk-flank",))(is_allowed)
WAY_OUT = measure(
    words={2: "the better way out", 1: "a way out", 0: "no way out"},
    rulings=("blocked-move-order", "flank-and-cover-entry"),
    brief="into the flank, then into more cover",
)(way_out)
OUTSIDE_FIRE_ZONES = measure(id="outside-fire-zones", brief="outside every Unit's fire zone")(
    is_outside_zones
)
HIGHEST_DM = dm_measure("highest DM", id="highest-dm")(dm_of_way)
TIERS, PERMISSIONS = ("low-risk-order", "tiers"), ("low-risk-order", "permissions")


def safer_first(ruled: tuple[str, str]) -> Rungs:
    """A Low Risk Move's hexes outside fire zones: a tier before the ladder, or a rung of it."""
    rungs = (
        ("COH-5.3.2-c", is_careful_outside),
        ("COH-5.3.2-g", SIDESTEPS_IN_DANGER),
        ("COH-5.3.2-e", CLOSES_IN_DANGER),
    )
    return tuple(
        keep_if_possible(rule, OUTSIDE_FIRE_ZONES, when=when, case=MOVING, ruled=ruled)
        for rule, when in rungs
    )


HEX: Asked = Question(
    "hex",
    "Which hex does it move into?",
    "the hexes one move action of the AI can end in, and all those next to it",
    (
        must("COH-2.0-b", is_in_reach),
        must("COH-5.5-a", is_not_stacked),
        must("COH-5.3.2-a", MEETS_NOBODY, when=is_careful_going),
        must("COH-5.1-d", MAY_MEET, when=IS_BOLD, by="R-COH-5", case=MOVING),
        must("COH-5.3.2-b", AT_ARMS_LENGTH, when=is_careful_going),
        must("COH-5.2-a", is_not_farther, case=MOVING),
        must(
            "COH-5.3.2-d", replace(PERMITTED, brief=FROM_OUTSIDE), when=is_careful_outside,
            case=MOVING,
        ),
        must(
            "COH-5.3.2-f", replace(PERMITTED, brief=FROM_INSIDE), when=is_careful_inside,
            case=MOVING,
        ),
        must(
            "COH-5.3.2-d", replace(COVERED_ENOUGH, brief=FROM_OUTSIDE), when=is_careful_outside,
            case=AWAY,
        ),
        must(
            "COH-5.3.2-f", replace(COVERED_ENOUGH, brief=FROM_INSIDE), when=is_careful_inside,
            case=AWAY,
        ),
        keep_if_possible("COH-5.2-a", is_closer, case=MOVING),
        must("COH-5.2-b", is_useful, when=gets_no_closer, by="R-COH-2", case=MOVING),
        prefer("COH-5.2-b", WAY_OUT, when=gets_no_closer, by="QC-14", case=MOVING, ruled=TIERS),
        prefer(
            "COH-5.2-b", WAY_OUT, when=RANKS_WAYS_OUT_BOLDLY, by="QC-14", case=MOVING,
            ruled=PERMISSIONS,
        ),
        *safer_first(TIERS),
        lowest("COH-5.3-a", hexes_left, case=MOVING),
        *safer_first(PERMISSIONS),
        keep_if_possible("COH-5.3-b", OUTSIDE_FIRE_ZONES, when=IS_BOLD, case=MOVING),
        prefer("COH-5.3-c", HIGHEST_DM, case=MOVING),
        lowest("COH-5.3-d", towards_flank, case=MOVING),
        *risk_rungs("COH-4.1.2-g"),
        *risk_rungs("COH-4.1.2-l"),
    ),
    named=hex_called,
    tie=Tie("uniform", "COH-5.3-e", "hex to move into"),
    chosen="It goes to {}",
    cases=("", *LEAVING.values(), MOVING, AWAY),
    cases_of=cases_of_way,
)  # fmt: skip


def propose_near(battle: Battle) -> None:
    """Where it could go, then the hexes next to it where it cannot."""
    own = battle.cell[battle.acting]
    find_ends(battle, battle.acting)
    ask(battle)
    for place in range(battle.ends):
        propose(battle, battle.end_cell[place])
    for direction in range(FACINGS):
        cell = battle.neighbour[own][direction]
        if cell != OFF and not is_end(battle, cell):
            propose(battle, cell)


@cite("COH-5.3-e", "COH-5.3.2-i", "low-risk-order")
def chosen_hex(battle: Battle, goal: int, is_careful: bool) -> int:
    """Settle the hex the acting AI moves into; chance decides among equals."""
    return settled_hex(battle, goal, is_careful, Leaving.NOT)


@cite("COH-4.1.2-g", "COH-4.1.2-l", "V-4")
def chosen_refuge(battle: Battle, leaving: int) -> int:
    """Settle the hex to disengage into: a Low Risk Move away, the risks in the order of V-4."""
    return settled_hex(battle, battle.acting, True, leaving)


def settled_hex(battle: Battle, goal: int, is_careful: bool, leaving: int) -> int:
    battle.way_goal, battle.is_careful_way, battle.leaving = goal, is_careful, leaving
    battle.is_way_in_danger = is_careful and starts_in_danger(battle, battle.acting)
    propose_near(battle)
    narrow(battle, Which.HEX)
    return one_left(battle, Which.HEX)

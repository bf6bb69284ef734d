"""Which counter or Objective do a mission's words pick? ``Lowest DV Unit closest to AI``.

As on a card: the words from left to right, the distance word, the ladder. Nobody acts, so a DV is
front DR and DM, and an AR the greatest the counter can use.
"""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.orders.words import Word
from opfor.core.cite import cite
from opfor.core.ladder import propose
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, lowest, prefer
from opfor.fast.coh.bot.acting_ai import GROUP_SIZE, attackers
from opfor.fast.coh.bot.seen.called import goal_called, noted_goal
from opfor.fast.coh.bot.seen.survey import (
    goal_cell,
    goal_cells,
    goal_distance,
    is_ai,
    is_objective,
    is_unit,
    objective_places,
)
from opfor.fast.coh.bot.settling import Which, one_left_so
from opfor.fast.coh.bot.target import attacked_units
from opfor.fast.coh.bot.words.eligibility import goal_meets
from opfor.fast.coh.bot.words.measured import ATTACK_COST, HEXES, Rungs, ar_measure, dv_measure
from opfor.fast.coh.bot.words.rungs import cases_of_words, target_words
from opfor.fast.coh.bot.words.superlatives import (
    LOWEST_RATING,
    UNKNOWN_DV,
    ar_against_anybody,
    plain_dv,
    unit_ar,
)
from opfor.fast.coh.mind import (
    ANY_DISTANCE,
    CLOSEST,
    FARTHEST,
    NO_LADDER,
    NO_WORD,
    OF_AI,
    OF_EITHER,
    OF_OBJECTIVES,
    OF_RUMORS,
    OF_SPOT,
    OF_UNITS,
    ONE_AI,
    ONE_UNIT,
    WORDS_EACH,
)
from opfor.fast.coh.values import NOBODY, NOTHING, Battle
from opfor.games.coh.values.ladder_cases import TARGET_SAYS


def begin_pick(battle: Battle, ladder: int) -> None:
    """Nothing is said so far but whose ladder settles it in the end, if any."""
    battle.pick_ladder = ladder
    battle.pick_distance = ANY_DISTANCE
    for place in range(WORDS_EACH):
        battle.pick_word[place] = NO_WORD


def is_one_of(battle: Battle, counter: int, kind: int) -> bool:
    """Whether a counter is of a kind that a line may name."""
    if kind in (OF_AI, OF_RUMORS):
        return is_ai(battle, counter) and (kind == OF_AI or battle.is_rumored[counter] == 1)
    return kind in (OF_UNITS, OF_EITHER) and is_unit(battle, counter)


def propose_kind(battle: Battle, kind: int) -> None:
    """Everything of a kind on the map."""
    for counter in range(battle.units):
        if is_one_of(battle, counter, kind):
            propose(battle, counter)
    if kind in (OF_OBJECTIVES, OF_EITHER):
        for objective in range(objective_places(battle)):
            if is_objective(battle, objective):
                propose(battle, -1 - objective)


@dv_measure("lowest front DR and DM", id="front-dv")
@cite("COH-5.0-c", "lowest-dv-view")
def front_dv_of(battle: Battle, goal: int) -> int:
    return plain_dv(battle, goal) if goal >= 0 else UNKNOWN_DV


@ar_measure("highest AR", "unit-ar")
@cite("COH-5.0-d")
def greatest_ar(battle: Battle, goal: int) -> int:
    if goal < 0:
        return LOWEST_RATING
    if battle.side_of[goal] == battle.bot:
        return ar_against_anybody(battle, goal)
    return unit_ar(battle, goal, NOBODY)


def is_as_picked(battle: Battle, goal: int) -> bool:
    return goal_meets(battle, battle.word, goal, NOBODY)


@cite("COH-5.0.1-d", "COH-5.0.1-e")
def hexes_to_anchor(battle: Battle, goal: int) -> int:
    """The distance to the nearest of what the line measures to: a place, or a kind of counter."""
    best = NOTHING
    if battle.pick_anchor == OF_SPOT:
        for place in range(goal_cells(battle, goal)):
            away = battle.spot_near[battle.pick_spot][goal_cell(battle, goal, place)]
            best = away if best == NOTHING else min(best, away)
        return max(best, 0)
    for counter in range(battle.units):
        if counter != goal and is_one_of(battle, counter, battle.pick_anchor):
            away = goal_distance(battle, battle.cell[counter], goal)
            best = away if best == NOTHING else min(best, away)
    if battle.pick_anchor in (OF_OBJECTIVES, OF_EITHER):
        for objective in range(objective_places(battle)):
            if is_objective(battle, objective) and -1 - objective != goal:
                away = hexes_between(battle, -1 - objective, goal)
                best = away if best == NOTHING else min(best, away)
    return max(best, 0)


def hexes_between(battle: Battle, one: int, other: int) -> int:
    """From the nearest hex of a goal to the nearest of another."""
    best = goal_distance(battle, goal_cell(battle, one, 0), other)
    for place in range(1, goal_cells(battle, one)):
        best = min(best, goal_distance(battle, goal_cell(battle, one, place), other))
    return best


class Picked:
    """Cases of the question, behind the words of the line, by their numbers."""

    CLOSEST, FARTHEST, ONE_UNIT, ONE_AI = range(21, 25)


def cases_of_pick(battle: Battle) -> int:
    """What the line says of distance, and whose ladder settles it."""
    found = 0
    if battle.pick_distance in (CLOSEST, FARTHEST):
        found = 1 << (Picked.CLOSEST if battle.pick_distance == CLOSEST else Picked.FARTHEST)
    if battle.pick_ladder != NO_LADDER:
        found |= 1 << (Picked.ONE_UNIT if battle.pick_ladder == ONE_UNIT else Picked.ONE_AI)
    return found


def said_of_pick(battle: Battle, place: int) -> int:
    """The word that the line says at a place; it is the word at hand."""
    if place == WORDS_EACH or battle.pick_word[place] == NO_WORD:
        return -1
    battle.word = battle.pick_word[place]
    return battle.word


CLOSEST_TO = measure(HEXES, id="away", brief="closest to what the line names")(hexes_to_anchor)
FARTHEST_FROM = replace(CLOSEST_TO, brief="farthest from what the line names")
GROUP_OF = replace(GROUP_SIZE, id="group-of")
SAYS_CLOSEST, SAYS_FARTHEST = "the line says closest to", "the line says farthest from"
UNIT_PICKED, AI_PICKED = "one Unit is picked", "one AI is picked"


def superlatives() -> Rungs:
    """The superlatives among the words, from left to right."""
    says = TARGET_SAYS
    return (
        lowest("COH-5.0-c", front_dv_of, by="QC-10", case=says[Word.LOWEST_DV], as_said=True),
        prefer("COH-5.0-d", greatest_ar, by="QC-10", case=says[Word.HIGHEST_AR], as_said=True),
        prefer("COH-5.0-i", GROUP_OF, by="QC-10", case=says[Word.LARGEST_GROUP], as_said=True),
    )


PICK: Asked = Question(
    "line-target",
    "Which counter or Objective does a mission's line mean?",
    "everything of the kind the line names",
    (
        *target_words(is_as_picked),
        *superlatives(),
        lowest("COH-5.0.1-d", CLOSEST_TO, case=SAYS_CLOSEST),
        prefer("COH-5.0.1-e", FARTHEST_FROM, case=SAYS_FARTHEST),
        *attacked_units(front_dv_of, greatest_ar, UNIT_PICKED),
        *attackers(greatest_ar, ATTACK_COST, AI_PICKED),
    ),
    named=goal_called,
    noted=noted_goal,
    tie=Tie("uniform", "COH-5.1.2-f", "target of the line", other="COH-5.1.1-e"),
    chosen="The line means {}",
    cases=(
        *cases_of_words(TARGET_SAYS), SAYS_CLOSEST, SAYS_FARTHEST, UNIT_PICKED, AI_PICKED
    ),
    cases_of=cases_of_pick,
    said_of=said_of_pick,
)  # fmt: skip


@cite("several-superlatives", "QC-10")
def narrow_pick(battle: Battle) -> None:
    """What every rule but chance leaves of the candidates: what the line says, then the ladder of
    AI that could act, or of Units that could be attacked. Not a word about it."""
    was_thought, battle.is_thought = battle.is_thought, 1
    narrow(battle, Which.PICK)
    battle.is_thought = was_thought


def narrow_by_words(battle: Battle) -> None:
    """What the words alone leave of the candidates."""
    ladder, battle.pick_ladder = battle.pick_ladder, NO_LADDER
    narrow_pick(battle)
    battle.pick_ladder = ladder


@cite("COH-5.1.1-e", "COH-5.1.2-f")
def settled_pick(battle: Battle) -> int:
    """One of the candidates; chance decides between equals. ``has_picked``: there was one."""
    narrow(battle, Which.PICK)
    battle.has_picked = battle.left > 0
    return one_left_so(battle, Which.PICK, battle.pick_ladder == ONE_AI)

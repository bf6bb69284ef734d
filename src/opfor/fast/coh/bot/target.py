"""Which target does the acting AI act on? The closest; then the ladders 5.1.2 and 5.2.2."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.orders.words import Word
from opfor.core.cite import cite
from opfor.core.ladder import ask, is_explained, propose
from opfor.core.measure import Measure, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, Tie, lowest, must, prefer
from opfor.fast.coh.bot.ability.refusals import what_stopped
from opfor.fast.coh.bot.ability.stopped import OF_ITSELF, STOPS, stopped_at
from opfor.fast.coh.bot.aims import (
    KIND_FIRST,
    names_two,
)
from opfor.fast.coh.bot.order.pairs import (
    can_act_on,
    is_attack,
    is_named_counter,
    is_named_objective,
    target_kind,
    target_word,
)
from opfor.fast.coh.bot.seen.called import goal_called, noted_goal
from opfor.fast.coh.bot.seen.survey import (
    goal_distance,
    is_in_scope,
    nearest_objective_distance,
    objective_places,
)
from opfor.fast.coh.bot.settling import Which, one_left_so
from opfor.fast.coh.bot.words.eligibility import goal_meets, is_plain
from opfor.fast.coh.bot.words.measured import (
    ATTACK_COST,
    HEXES,
    MOVE_COST,
    Measured,
    Rungs,
    ar_measure,
    dv_measure,
)
from opfor.fast.coh.bot.words.rungs import cases_of_words, target_words
from opfor.fast.coh.bot.words.superlatives import goal_rank, seen_dv, unit_ar
from opfor.fast.coh.mind import (
    ANYWHERE,
    AT_TARGETS,
    HIGHEST_AR,
    LOWEST_DV,
    NO_WORD,
    SAME_HEX,
    WORDS_EACH,
)
from opfor.fast.coh.values import Battle
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import ATTACK, NO_ATTACK, TARGET_SAYS


def is_near_target(battle: Battle, goal: int) -> bool:
    return is_in_scope(battle, battle.acting, goal, battle.order_scope)


def is_target_as_said(battle: Battle, goal: int) -> bool:
    return goal_meets(battle, battle.word, goal, battle.acting)


@measure(words=why.WORDS, shortfalls=STOPS, brief="one the AI can do the action to")
def can_be_done_to(battle: Battle, goal: int) -> int:
    """Whether the AI can act on it; if not, what stops it."""
    if can_act_on(battle, battle.acting, goal) or not is_explained(battle):
        return can_act_on(battle, battle.acting, goal)
    return stopped_at(battle, what_stopped(battle, battle.acting, goal), goal, OF_ITSELF)


@measure(HEXES, id="hexes-away", brief="closest to the AI")
@cite("COH-5.0.1-f")
def hexes_to_goal(battle: Battle, goal: int) -> int:
    return goal_distance(battle, battle.cell[battle.acting], goal)


@dv_measure("lowest DV as this AI sees it", "lowest-dv-view")
@cite("COH-5.1.2-a")
def total_dv(battle: Battle, goal: int) -> int:
    """DV as this attacker sees it."""
    return seen_dv(battle, battle.acting, goal)


@measure(id="is-unit", brief="a Unit")
@cite("COH-5.0-n")
def is_unit_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0


@measure(id="is-objective", brief="an Objective")
def is_objective_goal(battle: Battle, goal: int) -> bool:
    return goal < 0


@measure(id="is-hit", brief="with a hit")
@cite("COH-5.1.2-b", "COH-5.2.2-c")
def is_hit_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.hit[goal] > 0


@measure(id="is-fresh", brief="Fresh")
@cite("COH-5.1.2-c", "QC-12")
def is_fresh_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.spent[goal] == 0


@measure(id="is-spent", brief="Spent")
@cite("COH-5.2.2-b", "QC-12")
def is_spent_goal(battle: Battle, goal: int) -> bool:
    return goal >= 0 and battle.spent[goal] == 1


@cite("COH-5.1.2-d")
def ar_of_goal(battle: Battle, goal: int) -> int:
    return unit_ar(battle, goal, battle.acting)


@measure(HEXES, id="to-objective", brief="closest to an Objective")
@cite("COH-5.2.2-d")
def goal_to_objective(battle: Battle, goal: int) -> int:
    """Hexes from a Unit to the nearest Objective."""
    return 0 if goal < 0 else nearest_objective_distance(battle, battle.cell[goal])


@dv_measure("lowest DV", "lowest-dv-view", id="lowest-dv")
@cite("unit-words-and-objectives")
def dv_compared(battle: Battle, goal: int) -> int:
    """What Lowest DV makes of a goal; an Objective is as good as the best Unit."""
    return seen_dv(battle, battle.acting, goal) if goal >= 0 else -best_rank_left(battle, LOWEST_DV)


@ar_measure("highest AR", "unit-ar", id="highest-ar")
@cite("unit-words-and-objectives")
def ar_compared(battle: Battle, goal: int) -> int:
    """What Highest AR makes of a goal; an Objective is as good as the best Unit."""
    return ar_of_goal(battle, goal) if goal >= 0 else best_rank_left(battle, HIGHEST_AR)


def best_rank_left(battle: Battle, word: int) -> int:
    """What a superlative makes of the best Unit left; nothing without any."""
    best, has_unit = 0, False
    for place in range(battle.left):
        goal = battle.candidates[place]
        if goal >= 0:
            rank = goal_rank(battle, battle.acting, word, goal)
            if not has_unit or rank > best:
                best, has_unit = rank, True
    return best


class Aimed:
    """Cases of the question; words of the line come behind them, by their numbers."""

    ATTACK, NO_ATTACK, IN_HEX, NEXT_TO, TWO_KINDS, ANY_KIND, WORDS = range(7)


def cases_of_target(battle: Battle) -> int:
    """What the order under the reader's eye asks for."""
    found = 1 << (Aimed.ATTACK if is_attack(battle) else Aimed.NO_ATTACK)
    if battle.order_scope != ANYWHERE:
        found |= 1 << (Aimed.IN_HEX if battle.order_scope == SAME_HEX else Aimed.NEXT_TO)
    return found | cases_of_kinds(battle)


def cases_of_kinds(battle: Battle) -> int:
    """Whether the line may be about both Units and Objectives."""
    if names_two(battle):
        return 1 << Aimed.TWO_KINDS
    return 1 << Aimed.ANY_KIND if target_kind(battle) == AT_TARGETS else 0


def said_of_target(battle: Battle, place: int) -> int:
    """The word that the line says at a place before its target; it is the word at hand. Where an
    order is for close combat or short range only superlatives count."""
    if place == WORDS_EACH or target_word(battle, place) == NO_WORD:
        return -1
    battle.word = target_word(battle, place)
    is_passed_over = battle.order_scope != ANYWHERE and is_plain(battle.word)
    return Aimed.WORDS + (NO_WORD if is_passed_over else battle.word)


AR_OF_IT = ar_measure("highest AR", "unit-ar", id="ar-of-it")(ar_of_goal)
IS_NEAR: Measured = Measure(
    "is-near", is_near_target, words=why.WORDS, shortfalls={0: why.NOT_NEAR}
)


def attacked_units(dv: Measured, ar: Measured, case: str = "") -> Rungs:
    """5.1.2, whom an attack is aimed at: lowest DV, hit, fresh, highest AR, cheap to attack with,
    cheap to move."""
    return (
        lowest("COH-5.1.2-a", dv, case=case),
        prefer("COH-5.1.2-b", is_hit_goal, case=case),
        prefer("COH-5.1.2-c", is_fresh_goal, case=case),
        prefer("COH-5.1.2-d", ar, case=case),
        lowest("COH-5.1.2-e", ATTACK_COST, case=case),
        lowest("COH-5.1.2-f", MOVE_COST, case=case),
    )


def moved_towards(case: str = "") -> Rungs:
    """5.2.2, what a move goes towards: spent, hit, nearest to an Objective."""
    by_ladder = ("move-target-ladder", "v58")
    return (
        prefer("COH-5.2.2-b", is_spent_goal, case=case, ruled=by_ladder),
        prefer("COH-5.2.2-c", is_hit_goal, case=case, ruled=by_ladder),
        lowest("COH-5.2.2-d", goal_to_objective, case=case, ruled=by_ladder),
    )


KINDS = (
    "the line names Unit or Objective, or Objective or Unit",
    "the line names any Target",
)
FIRST, EITHER = KINDS
IN_HEX, NEXT_TO = "the line is for close combat", "the line is for short range"


def equally_far() -> Rungs:
    """Which kind goes first among targets at the same distance."""
    return (
        prefer(
            "COH-5.2.2-a", KIND_FIRST, by="R-COH-6", case=FIRST,
            ruled=("unit-or-objective", "closest"),
        ),
        prefer(
            "COH-5.0-n", is_unit_goal, by="R-COH-7", case=EITHER,
            ruled=("plain-target", "units-first"),
        ),
        prefer(
            "COH-5.0-n", is_objective_goal, by="R-COH-7", case=EITHER,
            ruled=("plain-target", "objectives-first"),
        ),
    )  # fmt: skip


TARGET: Asked = Question(
    "target",
    "What does it act on?",
    "Units, and Objectives where the order names them",
    (
        must("COH-4.1.2-a", replace(IS_NEAR, brief="a Unit in its hex"), case=IN_HEX),
        must("COH-4.1.2-h", replace(IS_NEAR, brief="a Unit next to it"), case=NEXT_TO),
        *target_words(is_target_as_said),
        must("COH-5.0.1-c", can_be_done_to),
        prefer(
            "COH-5.2.2-a", KIND_FIRST, by="R-COH-6", case=FIRST,
            ruled=("unit-or-objective", "first-named"),
        ),
        lowest(
            "COH-5.0-c", dv_compared, by="QC-10", case=TARGET_SAYS[Word.LOWEST_DV], as_said=True
        ),
        prefer(
            "COH-5.0-d", ar_compared, by="QC-10", case=TARGET_SAYS[Word.HIGHEST_AR], as_said=True
        ),
        lowest("COH-5.0.1-f", hexes_to_goal),
        *equally_far(),
        *attacked_units(total_dv, AR_OF_IT, ATTACK),
        *moved_towards(NO_ATTACK),
    ),
    named=goal_called,
    noted=noted_goal,
    tie=Tie("uniform", "COH-5.1.2-f", "target of the order", other="COH-5.2.2-d"),
    chosen="It aims at {}",
    cases=(ATTACK, NO_ATTACK, IN_HEX, NEXT_TO, *KINDS, *cases_of_words(TARGET_SAYS)),
    cases_of=cases_of_target,
    said_of=said_of_target,
)  # fmt: skip


@cite("COH-5.0.1-f", "COH-5.0.1-g", "plain-target", "move-target-ladder")
@cite("COH-5.1.2-f", "COH-5.2.2-d")
def chosen_target(battle: Battle) -> int:
    """Settle what the acting AI acts on."""
    ask(battle)
    for unit in range(battle.units):
        if is_named_counter(battle, unit):
            propose(battle, unit)
    for objective in range(objective_places(battle)):
        if is_named_objective(battle, objective):
            propose(battle, -1 - objective)
    narrow(battle, Which.TARGET)
    return one_left_so(battle, Which.TARGET, not is_attack(battle))

"""The AI's questions over numbers: ladders, ties, rulings and cases are the game's own, and every
rung measures by the function here that bears the name of the game's, or by the one listed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any

from msgspec.structs import replace

from opfor.core.measure import Condition
from opfor.core.narrow import Asked
from opfor.core.question import MUST, Criterion, Question, Tie
from opfor.fast.coh import deployment
from opfor.fast.coh.bot import (
    acting_ai,
    advantage,
    entry,
    entry_hex,
    facing,
    line_picks,
    route,
    target,
)
from opfor.fast.coh.bot import hex as next_hex
from opfor.fast.coh.bot.ability import low_risk_moves
from opfor.fast.coh.bot.order import actions, card, own_orders
from opfor.fast.coh.bot.seen import survey
from opfor.fast.coh.bot.words import superlatives
from opfor.fast.coh.course.mission_lines import counters, defense_counters, off_map_fire
from opfor.fast.coh.order_numbers import WORDS
from opfor.games.coh.bot import acting_ai as who
from opfor.games.coh.bot import facing as looks
from opfor.games.coh.bot import line_picks as picks
from opfor.games.coh.bot import target as whom
from opfor.games.coh.bot.ability import disengagement
from opfor.games.coh.bot.hex import MOVING
from opfor.games.coh.bot.order.own_orders import CALLED
from opfor.games.coh.bot.order.pairs import SCOPES
from opfor.games.coh.bot.words.rungs import AI_SAYS, TARGET_SAYS
from opfor.games.coh.course.questions import QUESTIONS as SAID

ROOMS = (
    *(acting_ai, actions, advantage, card, counters, defense_counters, deployment, entry),
    *(entry_hex, facing, next_hex, line_picks, low_risk_moves, off_map_fire, own_orders, route),
    *(superlatives, survey, target),
)
"""Where rungs are measured."""
OTHERWISE = {
    "acting": {
        "may_act": "may_be_ordered", "in_scope": "is_near_enough", "meets": "is_as_said",
        "lowest_dv_ai": "plain_dv", "group_size": "group_around",
        "highest_ar": "highest_ar_at_closest", "is_unhit": "is_unhit_ai", "highest_dm": "dm_of",
    },
    "target": {
        "is_near": "is_near_target", "meets": "is_target_as_said", "lowest_dv": "dv_compared",
        "highest_ar": "ar_compared", "hexes_away": "hexes_to_goal", "is_unit": "is_unit_goal",
        "is_objective": "is_objective_goal", "is_hit": "is_hit_goal", "is_fresh": "is_fresh_goal",
        "is_spent": "is_spent_goal", "ar_of_it": "ar_of_goal",
        "to_objective": "goal_to_objective",
    },
    "hex": {
        "in_reach": "is_in_reach", "not_stacked": "is_not_stacked", "may_meet": "may_be_met",
        "at_arms_length": "comes_no_closer", "not_farther": "is_not_farther",
        "permitted": "is_allowed", "safe_or_covered": "is_safe_or_covered_way",
        "closer": "is_closer", "useful": "is_useful", "outside_fire_zones": "is_outside_zones",
        "outside_zones": "is_outside_zones", "hexes_away": "hexes_left",
        "highest_dm": "dm_of_way", "dm_there": "dm_of_way", "beside_nobody": "is_beside_nobody",
        "in_nearest_flank": "is_in_nearest_flank",
        "hexes_to_objective": "nearest_objective_distance",
        "is_careful": "is_careful_going", "is_bold": "is_bold_going",
    },
    "smoke-hex": {"open_to_smoke": "is_open_to_smoke"},
    "facing": {
        "closest_units": "closest_units_faced", "a_closest_unit": "faces_a_closest_unit",
        "units_in_arc": "units_faced", "closest_objectives": "objectives_faced",
    },
    "route": {"length": "route_hexes", "is_careful": "is_careful_going"},
    "entry-target": {
        "away": "edge_distance", "is_unit": "is_unit_goal", "is_objective": "is_objective_goal",
        "is_hit": "is_hit_goal", "is_spent": "is_spent_goal", "to_objective": "goal_to_objective",
    },
    "entry-hex": {
        "is_open": "is_open_door", "at_arms_length": "is_at_arms_length",
        "safe_or_covered": "is_safe_or_has_dm", "hexes_away": "door_distance",
        "outside_fire_zones": "is_outside_zones", "highest_dm": "dm_of_way",
        "towards_flank": "door_to_flank", "is_careful": "is_careful_going",
    },
    "line-target": {
        "meets": "is_as_picked", "front_dv": "front_dv_of", "group_of": "group_around",
        "away": "hexes_to_anchor", "is_hit": "is_hit_goal", "is_fresh": "is_fresh_goal",
        "is_unhit": "is_unhit_ai", "highest_dm": "dm_of",
    },
    "order": {"not_skipped": "is_not_skipped"},
    "advantage": {
        "unnoticed": "is_unnoticed", "dm_of_ground": "ground_dm",
        "outside_fire_zones": "is_outside_zones", "to_goal": "hexes_to_advantage",
    },
    "smoke-screen": {"least_dm": "ground_dm"},
    "shelter": {"to_held": "hexes_to_held"},
    "obstacle": {"to_held": "hexes_to_held"},
}  # fmt: skip
"""By the question: what a function of the game is called here, where it has another name."""


def _words(says: Any) -> tuple[str, ...]:
    """What a line says, in the order of the words' numbers; the first says nothing."""
    by_number = {number: says[word] for word, number in WORDS.items()}
    return tuple(by_number.get(number, f"{number}") for number in range(max(by_number) + 1))


SKIPS = tuple(rung.rule for rung in SAID[0].criteria if rung.operator is MUST)
STOPPED = {said: f"{said}, and some were stopped" for said in CALLED.values()}
NEAR = (SCOPES["hex"], SCOPES["adjacent"])
KINDS = (whom.FIRST, whom.EITHER)
CASES: dict[str, dict[str, Any]] = {
    "order": {"cases": SKIPS, "said_of": card.next_skip},
    "own-order": {
        "cases": (*CALLED.values(), *STOPPED.values()),
        "cases_of": own_orders.cases_of_own,
    },
    "acting": {
        "cases": (
            *(who.TACTICAL, *NEAR, who.MOVE, who.NO_MOVE, who.MISSION),
            *(case for _, case in who.KINDS.values()),
            *(*who.DISTANCES.values(), *_words(AI_SAYS)),
        ),
        "cases_of": acting_ai.cases_of_acting,
        "said_of": acting_ai.said_of_acting,
        "is_halved": True,
    },
    "target": {
        "cases": (whom.ATTACK, whom.NO_ATTACK, *NEAR, *KINDS, *_words(TARGET_SAYS)),
        "cases_of": target.cases_of_target,
        "said_of": target.said_of_target,
    },
    "hex": {
        "cases": ("", *disengagement.LEAVING.values(), MOVING, disengagement.AWAY),
        "cases_of": next_hex.cases_of_way,
    },
    "facing": {
        "cases": (
            *looks.TURNS.values(),
            *(looks.MOST, looks.FLUSHED_OUT, looks.REVEALED, looks.OF_ITSELF),
        ),
        "cases_of": facing.cases_of_facing,
    },
    "entry-target": {
        "cases": ("", "", "", "", *KINDS),
        "cases_of": target.cases_of_kinds,
    },
    "line-target": {
        "cases": (*_words(TARGET_SAYS), *picks.DISTANCES.values(), picks.ONE_UNIT, picks.ONE_AI),
        "cases_of": line_picks.cases_of_pick,
        "said_of": line_picks.said_of_pick,
    },
}
"""In which cases a question is asked, by the numbers of the memory."""


def over_numbers(asked: Question[Any, Any]) -> Asked:
    """A question of the game, measured here."""
    tie = asked.tie
    return Question(
        asked.name,
        asked.title,
        asked.candidates,
        tuple(_rung(asked.name, rung) for rung in asked.criteria),
        asked.named,
        tie=Tie(tie.kind, tie.rule, tie.why, other=tie.other),
        **CASES.get(asked.name, {}),
    )


def _rung(question: str, said: Criterion[Any, Any]) -> Criterion[Any, int]:
    return Criterion(
        said.rule,
        said.operator,
        replace(said.measure, of=_here(question, said.measure.of)),
        None if said.when is None else _condition(question, said.when),
        said.by,
        said.ruled,
        _case(question, said),
        said.as_said or (question == "order" and said.operator is MUST),
    )


def _case(question: str, said: Criterion[Any, Any]) -> str:
    """Of tests of a card's lines, and of own orders, only those are told that stopped any."""
    if said.operator is MUST and question == "order":
        return said.rule
    return STOPPED[said.case] if said.operator is MUST and question == "own-order" else said.case


def _condition(question: str, said: Condition[Any, Any]) -> Condition[Any, int]:
    fact = _here(question, said.holds)
    return Condition(said.said, partial(_holds, fact), ((fact.__name__, True),), said.stands)


def _holds(fact: Callable[[Any], bool], memory: Any, _left: Any = ()) -> bool:
    return fact(memory)


def _here(question: str, of: Callable[..., Any]) -> Callable[..., Any]:
    """What stands here for a function of the game."""
    name = OTHERWISE.get(question, {}).get(of.__name__, of.__name__)
    (found,) = {f for room in ROOMS if isinstance(f := vars(room).get(name), FunctionType)}
    return found


QUESTIONS: tuple[Asked, ...] = tuple(map(over_numbers, SAID))

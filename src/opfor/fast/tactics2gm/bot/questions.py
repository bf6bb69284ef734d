"""The AI's questions over numbers: ladders, ties, rulings and cases are the game's own, and every
rung measures by the function here that bears the name of the game's, or by the one listed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any, get_args

from opfor.core.measure import Condition, Measure
from opfor.core.narrow import Asked
from opfor.core.question import Criterion, Question, Tie
from opfor.fast.tactics2gm.bot import acting_order
from opfor.fast.tactics2gm.bot.cards import (
    airplanes,
    espionage,
    luck,
    promotion,
    sortie,
    support_targets,
)
from opfor.fast.tactics2gm.bot.deployment import (
    clauses,
    default_orders,
    equipment,
    face_off,
    hand,
    order_of_cards,
    useful_card,
    winning_choice,
)
from opfor.fast.tactics2gm.bot.movement import (
    battle_royal_moves,
    defensive_scenario_moves,
    destination,
    early_cover,
    ground,
    offensive_scenario_moves,
    preferences,
    riders,
    winning_move,
    wounded,
)
from opfor.fast.tactics2gm.bot.setup import army_deck, bid, pre_game
from opfor.fast.tactics2gm.bot.shooting import goals, healers, stance_targets, weapons
from opfor.fast.tactics2gm.bot.sight import danger
from opfor.fast.tactics2gm.bot.sight.named import (
    card_called,
    column_called,
    noted_shot,
    noted_target,
    noted_way,
    number_called,
    space_called,
    target_called,
    token_called,
    way_called,
)
from opfor.fast.tactics2gm.bot.stance import roll
from opfor.fast.tactics2gm.numbering import numbering
from opfor.games.tactics2gm.bot import acting_order as order
from opfor.games.tactics2gm.bot.cards.airplanes import HEAVY
from opfor.games.tactics2gm.bot.cards.support_targets import case_of
from opfor.games.tactics2gm.bot.deployment.default_orders import DEFAULTS
from opfor.games.tactics2gm.bot.deployment.order_of_cards import CHEAPEST, FASTEST, HARDEST
from opfor.games.tactics2gm.bot.movement.early_cover import EARLY
from opfor.games.tactics2gm.bot.movement.wounded import FALLS_BACK, HELPS, HOLDS
from opfor.games.tactics2gm.bot.questions import QUESTIONS as SAID
from opfor.games.tactics2gm.bot.setup.army_deck import ROYAL, SCENARIO
from opfor.games.tactics2gm.bot.stance.roll import DYNAMIC
from opfor.games.tactics2gm.bot.stance.roll import SCENARIO as OF_A_SCENARIO
from opfor.games.tactics2gm.bot.stance.table import BY_CODE
from opfor.games.tactics2gm.values.content import Effect

OTHERWISE = {
    "acting_order": {
        "may_win": "may_win_by_moving", "health_left": "health", "line_of": "line_of_unit",
    },
    "airplanes": {
        "wins": "bombs_win", "can_win": "bombs_may_win", "expected": "damage_of_bombs",
        "is_named": "is_named_for_flight", "is_aim": "is_aim_of_flight",
    },
    "army_deck": {"number_of": "as_it_is"},
    "defensive_scenario_moves": {"line_of": "line_of_space", "kill_chance": "chance_to_cut"},
    "equipment": {"cost_of": "cost_of_unit", "is_of_use": "is_token_of_use"},
    "espionage": {"points": "points_of_card"},
    "face_off": {"winning_shot": "winning_shot_of_entry", "can_win": "an_entry_wins"},
    "goals": {"can_win": "a_shot_wins"},
    "ground": {"cover": "cover_on"},
    "healers": {"cost_of": "cost_of_unit"},
    "offensive_scenario_moves": {"in_cover_already": "in_cover"},
    "order_of_cards": {
        "cost": "cost_now", "is_defensive": "is_defensive_soldiery",
        "most_damage": "damage_of_card", "movement": "movement_of_card",
    },
    "pre_game": {"cost_of": "cost_of_card", "strength": "free_terrain_hp"},
    "promotion": {"cost": "cost_of_unit"},
    "sortie": {"can_win": "an_attack_wins"},
    "stance_targets": {"danger": "danger_of_target"},
    "support_targets": {
        "wins": "way_wins", "can_win": "a_way_wins", "winning_shot": "way_shot",
        "can_shoot_to_win": "a_way_shoots", "danger": "danger_aimed_at",
        "target_cost": "cost_aimed_at", "strength": "strength_fetched",
        "fetched_cost": "cost_fetched", "own_cost": "cost_of_actor", "wounds": "wounds_healed",
    },
    "victory": {"wins": "shot_wins"},
    "winning_move": {"winning_shot": "winning_shot_there"},
}  # fmt: skip
"""By the room it measures in: what a function of the game is called here, where all names are in
one module."""
CLAUSES = {
    HARDEST.holds: order_of_cards.puts_hardest_first,
    FASTEST.holds: order_of_cards.puts_fastest_first,
    CHEAPEST.holds: order_of_cards.puts_cheapest_first,
}
"""What the clauses of an order say, which are made for each."""

ROOMS = (
    *(acting_order, airplanes, army_deck, battle_royal_moves, bid, clauses, danger),
    *(default_orders, defensive_scenario_moves),
    *(destination, early_cover, equipment, espionage, face_off, goals, ground, hand, healers, luck),
    *(offensive_scenario_moves, order_of_cards, pre_game, preferences, promotion, riders, roll),
    *(sortie, stance_targets, support_targets, useful_card, weapons, winning_choice),
    *(winning_move, wounded),
)
"""Where rungs are measured."""
STANCES = tuple(stance.case for stance in BY_CODE.values())
BY_STANCE = {"cases": STANCES, "case_of": acting_order.stance_in_force}
IN_ORDER = {
    "cases": (*STANCES, order.BOLD, order.CAUTIOUS, order.OFFENSIVE, order.DEFENSIVE),
    "cases_of": acting_order.cases_of_order,
}
OF_CARDS = {
    "cases": (*STANCES, *(each.case for pair in DEFAULTS.values() for each in pair)),
    "cases_of": order_of_cards.cases_of_cards,
}
CASES: dict[str, dict[str, Any]] = {
    "army": {"cases": (ROYAL, SCENARIO), "case_of": army_deck.case_of_game},
    "stance": {"cases": (DYNAMIC, OF_A_SCENARIO), "case_of": roll.case_of_ai},
    "next-to-move": IN_ORDER,
    "next-to-shoot": IN_ORDER,
    "relief": BY_STANCE,
    "move": {
        "cases": (*STANCES, EARLY, FALLS_BACK, HOLDS, HELPS),
        "case_of": destination.case_of_move,
    },
    "deploy": OF_CARDS,
    "rider": OF_CARDS,
    "support": {
        "cases": tuple(map(case_of, get_args(Effect))),
        "case_of": support_targets.effect_played,
    },
    "sortie": BY_STANCE,
    "flight": {"cases": (*STANCES, HEAVY), "case_of": airplanes.case_of_flight},
    "shoot": BY_STANCE,
}
"""In which case a question is asked, by the numbers of the memory."""


UNIT = {"named": target_called, "noted": noted_target}
NUMBER, CARD, SPACE = ({"named": said} for said in (number_called, card_called, space_called))
NAMED: dict[str, dict[str, Any]] = {
    **dict.fromkeys(("army", "bid"), NUMBER),
    **dict.fromkeys(("pre-game-unit", "deploy", "rider", "espionage", "luck"), CARD),
    **dict.fromkeys(("pre-game", "move", "unload"), SPACE),
    **dict.fromkeys(("next-to-move", "relief", "next-to-equip", "heal"), UNIT),
    **dict.fromkeys(("next-to-shoot", "flight", "token", "promote"), UNIT),
    "stance": {"named": lambda play, n: numbering(play.setting).stances[n]},
    "column": {"named": column_called},
    "equip": {"named": token_called},
    "support": {"named": way_called, "noted": noted_way},
    "sortie": {"named": lambda _play, task: ("attack", "patrol")[task]},
    "shoot": {"named": target_called, "noted": noted_shot},
}
"""What candidates are called."""


def over_numbers(asked: Question[Any, Any]) -> Asked:
    """A question of the game, measured here."""
    return Question(
        asked.name,
        asked.title,
        asked.candidates,
        tuple(map(_rung, asked.criteria)),
        tie=Tie(asked.tie.kind, asked.tie.rule, asked.tie.why),
        **NAMED[asked.name],
        **CASES.get(asked.name, {}),
    )


def _rung(said: Criterion[Any, Any]) -> Criterion[Any, int]:
    when = said.when
    fact = None if when is None else CLAUSES.get(when.holds) or _here(when.holds)
    return Criterion(
        said.rule,
        said.operator,
        Measure(said.measure.id, _measured(said)),
        when and fact and Condition(when.said, partial(_holds, fact), ((fact.__name__, True),)),
        said.by,
        said.ruled,
        said.case,
    )


def _measured(said: Criterion[Any, Any]) -> Callable[[Any, int], int]:
    """Every order of cards has a measure of its own, which comes to one of two here."""
    if said.measure.id == "place-in-order" and said.rule != "2GM-PH-6":
        ranks = default_orders
        return ranks.default_rank if said.rule.startswith("2GM-DEP") else ranks.stance_rank
    return _here(said.measure.of)


def _holds(fact: Callable[[Any], bool], memory: Any, _left: Any) -> bool:
    return fact(memory)


def _here(of: Callable[..., Any]) -> Callable[..., Any]:
    """What stands here for a function of the game."""
    name = OTHERWISE.get(of.__module__.rpartition(".")[2], {}).get(of.__name__, of.__name__)
    (found,) = {f for room in ROOMS if isinstance(f := vars(room).get(name), FunctionType)}
    return found


QUESTIONS: tuple[Asked, ...] = tuple(map(over_numbers, SAID))

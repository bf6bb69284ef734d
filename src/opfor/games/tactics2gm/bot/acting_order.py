"""Who acts first? By the mode the AI is in, and by the stance where it says more.

The order is settled when a phase begins: every unit has its keys, the least of them first.
"""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.narrow import Asked
from opfor.core.question import Criterion, Question, lowest, prefer
from opfor.games.tactics2gm.bot.sight.named import noted_target, target_called
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.bot.sight.survey import look_for_shots
from opfor.games.tactics2gm.bot.sight.victory import FIRST, winning_chance
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import SHARES, Type
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.sight import BR_DE, BR_FA, OF_FA, STANCES_THERE
from opfor.games.tactics2gm.values.stances import BY_CODE, STANCE_CASES, Stance, stance_named

BOLD, CAUTIOUS = (
    "the Dynamic AI is in its offensive mode",
    "the Dynamic AI is in its defensive mode",
)
OFFENSIVE, DEFENSIVE = "the Offensive AI is played", "the Defensive AI is played"
ROWS = {BOLD: "2GM-ORD-1", CAUTIOUS: "2GM-ORD-1", OFFENSIVE: "2GM-ORD-2", DEFENSIVE: "2GM-ORD-3"}
HEALTH_LEFT = "{:.0%} of its hit points left"


@measure(said="{:.0%} chance", brief="the best chance of damage", per=10)
@cite("V-36")
def chance_of_damage(battle: Battle, unit: int) -> int:
    """The best chance of at least one damage among the targets within range, the spaces it can
    still move included."""
    look_for_shots(battle, unit)
    ahead = battle.pace[battle.card[unit]] if battle.is_moving else 0
    best = 0
    for shot in range(battle.shots):
        away = battle.distance[battle.cell[unit]][battle.shot_spot[shot]]
        if battle.shot_low[shot] - ahead <= away <= battle.shot_high[shot] + ahead:
            best = max(best, battle.shot_hurt[shot])
    return best


@measure(id="health-left", said=HEALTH_LEFT, brief="the most damaged unit", per=SHARES)
def health(battle: Battle, unit: int) -> int:
    """The share of its hit points a unit has left: least for the most damaged."""
    return battle.health[battle.card[unit]][battle.wounds[unit]]


@measure("space|spaces", brief="the unit closest to the enemy")
def nearest_foe(battle: Battle, unit: int) -> int:
    """Distance to the closest Player unit."""
    nearest = battle.size + 2
    for foe in player_units(battle):
        nearest = min(nearest, battle.distance[battle.cell[unit]][battle.cell[foe]])
    return nearest


@measure("space|spaces", brief="the unit closest to the target")
def to_target(battle: Battle, unit: int) -> int:
    return battle.distance[battle.cell[unit]][battle.aim_spot]


@measure(id="line-of", said="line {}", brief="the foremost unit")
def line_of_unit(battle: Battle, unit: int) -> int:
    return battle.line[battle.cell[unit]]


@measure(silent=True, brief="the leftmost unit")
def space_of(battle: Battle, unit: int) -> int:
    return battle.cell[unit]


@measure(silent=True, brief="the first of those who share a space")
def number_of(battle: Battle, unit: int) -> int:
    return battle.id[unit]


@measure(id="may-win", brief="a unit whose move may win")
def may_win_by_moving(battle: Battle, unit: int) -> bool:
    return battle.wins_by[unit] == 1


@measure(brief="a unit that can help the wounded")
def may_help(battle: Battle, unit: int) -> bool:
    return battle.is_called_for[unit] == 1


@measure(said="{:.0%} chance to win", brief="the shot likeliest to win", per=10)
@cite("2GM-GOAL-1", "Q2-27")
def chance_to_win(battle: Battle, unit: int) -> int:
    return winning_chance(battle, unit, battle.cell[unit])


@measure(brief="armour or a firing transport")
@cite("2GM-OF-SH-M")
def leads(battle: Battle, unit: int) -> bool:
    """Seize and Hold of the Offensive AI moves armour and firing transports first."""
    card = battle.card[unit]
    is_transport = battle.type[card] == Type.TRANSPORT
    return battle.armoured[card] == 1 or (is_transport and battle.can_fire[card] == 1)


@measure(brief="a unit in front of line 2")
@cite("2GM-BR-DE-M")
def is_in_front(battle: Battle, unit: int) -> bool:
    """Defense moves units on line 2 last."""
    return battle.line[battle.cell[unit]] > battle.rear_lines


@cite("2GM-ORD-1", "2GM-ORD-2", "2GM-ORD-3")
def by_mode() -> tuple[Criterion[Any, int], ...]:
    """Offensive: the highest chance of causing damage. The Dynamic AI in its defensive mode: the
    most damaged, closest to the enemy. The Defensive AI: closest to the target and to Player
    units, then the most damaged. Equal ones from the front and from the left."""
    return (
        prefer("2GM-ORD-1", chance_of_damage, case=BOLD),
        lowest("2GM-ORD-1", health, case=CAUTIOUS),
        lowest("2GM-ORD-1", nearest_foe, case=CAUTIOUS),
        prefer("2GM-ORD-2", chance_of_damage, case=OFFENSIVE),
        lowest("2GM-ORD-3", to_target, case=DEFENSIVE),
        lowest("2GM-ORD-3", nearest_foe, case=DEFENSIVE),
        lowest("2GM-ORD-3", health, case=DEFENSIVE),
        prefer("2GM-PH-6", line_of_unit),
        lowest("2GM-PH-6", space_of),
        lowest("2GM-PH-6", number_of),
    )


def mode_of(stance: Stance) -> str:
    """Which of the AIs acts, the Dynamic one in which of its modes."""
    if stance.code.startswith("BR"):
        return BOLD if stance.is_offensive else CAUTIOUS
    return OFFENSIVE if stance.code.startswith("OF") else DEFENSIVE


def order_row(play: TacticsPlay) -> str:
    """The row in force."""
    return ROWS[mode_of(stance_named(play.setting.ai_kind, play.state.stance))]


def stance_in_force(battle: Battle) -> int:
    return battle.code


def cases_of_order(battle: Battle) -> int:
    """The stance, and which of the AIs acts, the Dynamic one in which of its modes."""
    mode = 0
    if battle.code <= BR_DE:
        mode = 1
    elif battle.code > BR_FA:
        mode = 2 if battle.code <= OF_FA else 3
    return 1 << battle.code | 1 << (STANCES_THERE + mode)


ORDER_CASES = (*STANCE_CASES, BOLD, CAUTIOUS, OFFENSIVE, DEFENSIVE)
MOVES_NEXT: Asked = Question(
    "next-to-move",
    "Which unit moves next?",
    "the units that have not moved yet",
    (
        prefer("2GM-GOAL-1", may_win_by_moving, by="Q2-27"),
        prefer("2GM-WND-3", may_help),
        prefer("2GM-OF-SH-M", leads, case=BY_CODE["OF-SH"].case),
        prefer("2GM-BR-DE-M", is_in_front, case=BY_CODE["BR-DE"].case),
        *by_mode(),
    ),
    named=target_called,
    noted=noted_target,
    cases=ORDER_CASES,
    cases_of=cases_of_order,
    chosen="{} moves next",
)
SHOOTS_NEXT: Asked = Question(
    "next-to-shoot",
    "Which unit shoots next?",
    "the units that have not shot yet",
    (prefer("2GM-GOAL-1", chance_to_win, by="Q2-27", ruled=FIRST), *by_mode()),
    named=target_called,
    noted=noted_target,
    cases=ORDER_CASES,
    cases_of=cases_of_order,
    chosen="{} shoots next",
)

"""Who acts first? By the mode the AI is in, and by the stance where it says more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.question import Criterion, Question, lowest, prefer, selected
from opfor.games.tactics2gm.values.movement_points import pace
from opfor.games.tactics2gm.values.stances import BY_CODE, Stance
from opfor.games.tactics2gm.values.state import Unit
from opfor.games.tactics2gm.values.unit_classes import is_armoured
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import FIRST, winning_chance

BOLD, CAUTIOUS = (
    "the Dynamic AI is in its offensive mode",
    "the Dynamic AI is in its defensive mode",
)
OFFENSIVE, DEFENSIVE = "the Offensive AI is played", "the Defensive AI is played"
ROWS = {BOLD: "2GM-ORD-1", CAUTIOUS: "2GM-ORD-1", OFFENSIVE: "2GM-ORD-2", DEFENSIVE: "2GM-ORD-3"}


class ActingOrder:
    """The situation of a phase: whose turn it is to act is settled when the phase begins.
    ``winners`` are the units whose move may win, ``helpers`` those who can help the wounded;
    ``known`` is what was measured then, kept for those who ask later."""

    __slots__ = ("helpers", "known", "moving", "survey", "winners")

    def __init__(
        self,
        survey: Survey,
        *,
        moving: bool,
        winners: Iterable[int] = (),
        helpers: Iterable[int] = (),
        keep: bool = False,
    ) -> None:
        self.survey, self.moving = survey, moving
        self.winners, self.helpers = set(winners), set(helpers)
        self.known: dict[tuple[str, int], Any] | None = {} if keep else None


Of = Callable[[ActingOrder, Unit], Any]


def at_the_beginning(of: Of) -> Of:
    """What a measure said when the phase began, whatever happened since."""
    name = of.__name__

    def known(acts: ActingOrder, unit: Unit) -> Any:
        if acts.known is None:
            return of(acts, unit)
        key = (name, unit.id)
        if key not in acts.known:
            acts.known[key] = of(acts, unit)
        return acts.known[key]

    known.__name__ = name
    return known


@measure(said="{:.0%} chance", brief="the best chance of damage")
@at_the_beginning
@cite("V-36")
def chance_of_damage(acts: ActingOrder, unit: Unit) -> float:
    """The best chance of at least one damage among the targets within range, the spaces it can
    still move included."""
    survey = acts.survey
    row, ahead = survey.distance[unit.cell], pace(survey.setting, unit) if acts.moving else 0
    return max(
        (s.hurt for s in survey.shots(unit) if s.low - ahead <= row[s.spot] <= s.high + ahead),
        default=0.0,
    )


def health(survey: Survey, unit: Unit) -> float:
    """The share of its hit points a unit has left: least for the most damaged."""
    hp = survey.card(unit).hp
    return (hp - unit.wounds) / hp


@measure(said="{:.0%} of its hit points left", brief="the most damaged unit")
@at_the_beginning
def health_left(acts: ActingOrder, unit: Unit) -> float:
    return health(acts.survey, unit)


@measure("space|spaces", brief="the unit closest to the enemy")
@at_the_beginning
def nearest_foe(acts: ActingOrder, unit: Unit) -> int:
    """Distance to the closest Player unit."""
    row = acts.survey.distance[unit.cell]
    return min((row[foe.cell] for foe in acts.survey.foes), default=len(row))


@measure("space|spaces", brief="the unit closest to the target")
@at_the_beginning
def to_target(acts: ActingOrder, unit: Unit) -> int:
    return acts.survey.distance[unit.cell][acts.survey.aim.spot]


@measure(said="line {}", brief="the foremost unit")
@at_the_beginning
def line_of(acts: ActingOrder, unit: Unit) -> int:
    return acts.survey.line(unit.cell)


@measure(silent=True, brief="the leftmost unit")
@at_the_beginning
def space_of(_acts: ActingOrder, unit: Unit) -> int:
    return unit.cell


@measure(silent=True, brief="the first of those who share a space")
def number_of(_acts: ActingOrder, unit: Unit) -> int:
    return unit.id


@measure(brief="a unit whose move may win")
def may_win(acts: ActingOrder, unit: Unit) -> bool:
    return unit.id in acts.winners


@measure(brief="a unit that can help the wounded")
def may_help(acts: ActingOrder, unit: Unit) -> bool:
    return unit.id in acts.helpers


@measure(said="{:.0%} chance to win", brief="the shot likeliest to win")
@at_the_beginning
@cite("2GM-GOAL-1", "Q2-27")
def chance_to_win(acts: ActingOrder, unit: Unit) -> float:
    return winning_chance(acts.survey, unit, unit.cell)


@measure(brief="armour or a firing transport")
@at_the_beginning
@cite("2GM-OF-SH-M")
def leads(acts: ActingOrder, unit: Unit) -> bool:
    """Seize and Hold of the Offensive AI moves armour and firing transports first."""
    card = acts.survey.card(unit)
    return is_armoured(card) or (card.type == "transport" and card.can_fire)


@measure(brief="a unit in front of line 2")
@at_the_beginning
@cite("2GM-BR-DE-M")
def is_in_front(acts: ActingOrder, unit: Unit) -> bool:
    """Defense moves units on line 2 last."""
    return acts.survey.line(unit.cell) > acts.survey.numbers.phrases.rear_lines


Turns = tuple[Criterion[ActingOrder, Unit], ...]


@cite("2GM-ORD-1", "2GM-ORD-2", "2GM-ORD-3")
def by_mode() -> Turns:
    """Offensive: the highest chance of causing damage. The Dynamic AI in its defensive mode: the
    most damaged, closest to the enemy. The Defensive AI: closest to the target and to Player
    units, then the most damaged. Equal ones from the front and from the left."""
    return (
        prefer("2GM-ORD-1", chance_of_damage, case=BOLD),
        lowest("2GM-ORD-1", health_left, case=CAUTIOUS),
        lowest("2GM-ORD-1", nearest_foe, case=CAUTIOUS),
        prefer("2GM-ORD-2", chance_of_damage, case=OFFENSIVE),
        lowest("2GM-ORD-3", to_target, case=DEFENSIVE),
        lowest("2GM-ORD-3", nearest_foe, case=DEFENSIVE),
        lowest("2GM-ORD-3", health_left, case=DEFENSIVE),
        prefer("2GM-PH-6", line_of),
        lowest("2GM-PH-6", space_of),
        lowest("2GM-PH-6", number_of),
    )


def mode_of(stance: Stance) -> str:
    """Which of the AIs acts, the Dynamic one in which of its modes."""
    if stance.code.startswith("BR"):
        return BOLD if stance.is_offensive else CAUTIOUS
    return OFFENSIVE if stance.code.startswith("OF") else DEFENSIVE


def order_row(survey: Survey) -> str:
    """The row in force."""
    return ROWS[mode_of(survey.stance)]


def cases_of(acts: ActingOrder) -> tuple[str, ...]:
    stance = acts.survey.stance
    return (mode_of(stance), stance.case)


MOVES_NEXT: Question[ActingOrder, Unit] = Question(
    "next-to-move",
    "Which unit moves next?",
    "the units that have not moved yet",
    (
        prefer("2GM-GOAL-1", may_win, by="Q2-27"),
        prefer("2GM-WND-3", may_help),
        prefer("2GM-OF-SH-M", leads, case=BY_CODE["OF-SH"].case),
        prefer("2GM-BR-DE-M", is_in_front, case=BY_CODE["BR-DE"].case),
        *by_mode(),
    ),
    named=lambda acts, unit: acts.survey.unit_name(unit),
    select=selected(cases_of),
    chosen="{} moves next",
)
SHOOTS_NEXT: Question[ActingOrder, Unit] = Question(
    "next-to-shoot",
    "Which unit shoots next?",
    "the units that have not shot yet",
    (prefer("2GM-GOAL-1", chance_to_win, by="Q2-27", ruled=FIRST), *by_mode()),
    named=lambda acts, unit: acts.survey.unit_name(unit),
    select=selected(cases_of),
    chosen="{} shoots next",
)

"""Airplanes: patrol, or what they attack, by stance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.cite import cite
from opfor.core.measure import Measure, condition, measure
from opfor.core.question import Criterion, Question, keep_if_possible, prefer, selected
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.stances import BY_CODE, Stance
from opfor.games.tactics2gm.values.state import AI, HQ, PLAYER
from tests.oracle.tactics2gm.bot.deployment.clauses import AirUse
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.stance_orders import ORDERS
from tests.oracle.tactics2gm.bot.shooting.stance_targets import defends_aim
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import FIRST, comes_first
from tests.oracle.tactics2gm.rules.airplanes import air_need, air_targets, bombed
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.supply import links
from tests.oracle.tactics2gm.rules.targets import mark
from tests.oracle.tactics2gm.rules.to_hit import expected_damage, kill_chance


class Flight:
    """The situation of one attack from the air."""

    __slots__ = ("_hurts", "_strongest", "plane", "survey")

    def __init__(self, survey: Survey, plane: UnitRow) -> None:
        self.survey = survey
        self.plane = plane
        self._hurts: dict[int, float] = {}
        self._strongest: list[int] | None = None

    def damage(self, target: int) -> float:
        """Expected damage of the bombs aimed at a target, to all they fall on."""
        if target not in self._hurts:
            survey, plane = self.survey, self.plane
            falls_on = bombed(survey.setting, survey.state, AI, plane, target)
            self._hurts[target] = round(sum(self._one(each) for each in falls_on), 4)
        return self._hurts[target]

    def _one(self, target: int) -> float:
        survey = self.survey
        at = mark(survey.setting, survey.state, AI, target)
        needed = air_need(survey.setting, survey.state, self.plane, at)
        if self.plane.penetration < at.defence:
            return 0.0
        return expected_damage(needed, self.plane, at)

    @cite("V-24", "Q2-34")
    def strongest(self) -> list[int]:
        """The most powerful of the units the airplane can hurt; equal: the dearer."""
        if self._strongest is None:
            survey = self.survey
            ranks = {
                u.id: (survey.danger(u.id), survey.card(u).cost)
                for u in survey.foes
                if self.damage(u.id) > 0
            }
            best = max(ranks.values(), default=None)
            self._strongest = [unit for unit, rank in ranks.items() if rank == best]
        return self._strongest

    def wins(self, target: int) -> float:
        """The chance that the bombs aimed at a target win, if the airplane gets through."""
        survey, plane = self.survey, self.plane
        best = 0.0
        if not survey.decisive():
            return best
        for each in bombed(survey.setting, survey.state, AI, plane, target):
            at = survey.decisive().get(each)
            if at is not None:
                needed = air_need(survey.setting, survey.state, plane, at)
                best = max(best, kill_chance(needed, plane, at))
        return best


@measure(said="{:.0%} chance to win", brief="what wins")
def wins(flight: Flight, target: int) -> float:
    return flight.wins(target)


@condition("it may win")
def can_win(flight: Flight, left: Sequence[int]) -> bool:
    return any(flight.wins(target) > 0 for target in left)


@measure(said="{:.1f} damage expected", brief="the most damage")
def expected(flight: Flight, target: int) -> float:
    return flight.damage(target)


def is_strongest(flight: Flight, target: int) -> bool:
    return target in flight.strongest()


def is_aim(flight: Flight, target: int) -> bool:
    return target == flight.survey.aim.destroy


def is_hq(_flight: Flight, target: int) -> bool:
    return target == HQ


def breaks_supply(flight: Flight, target: int) -> bool:
    return flight.survey.is_breaker(target)


def is_defender(flight: Flight, target: int) -> bool:
    return defends_aim(flight.survey, target)


def is_enemy(_flight: Flight, target: int) -> bool:
    return target > 0


Test = Callable[[Flight, int], bool]
Flights = tuple[Criterion[Flight, int], ...]

AIMS: dict[AirUse, tuple[Test, ...]] = {
    "strongest-or-hq": (is_strongest, is_hq),
    "hq-or-supply": (is_hq, breaks_supply),
    "aim": (is_aim,),
    "aim-or-strongest": (is_aim, is_strongest),
    "strongest": (is_strongest,),
    "enemy-or-supply": (is_enemy,),
}
"""What a stance sends airplanes against; of several, whatever suffers more."""
SAID: dict[AirUse, str] = {
    "strongest-or-hq": "the strongest unit or the HQ",
    "hq-or-supply": "the HQ or a link of the supply line",
    "aim": "what must be destroyed",
    "aim-or-strongest": "what must be destroyed, or the strongest unit",
    "strongest": "the strongest unit",
    "enemy-or-supply": "a unit",
}
AIM = measure(brief="what must be destroyed")(is_aim)
DEFENDER = measure(brief="a defender of the target")(is_defender)


def named_by(use: AirUse) -> Measure[Flight, int]:
    tests = AIMS[use]

    def is_named(flight: Flight, target: int) -> bool:
        return any(test(flight, target) for test in tests)

    return measure(brief=SAID[use])(is_named)


@measure(said="danger {}", brief="the most dangerous target")
def danger(flight: Flight, target: int) -> float:
    return flight.survey.danger(target)


@condition("nothing at the target must be destroyed")
def aim_stands(flight: Flight, _left: Sequence[int]) -> bool:
    return flight.survey.aim.destroy is None


@cite("2GM-BR-RE-D", "2GM-BR-AD-D", "2GM-OF-AT-D", "2GM-DF-OD-D")
def rungs_of(stance: Stance, use: AirUse) -> Flights:
    """What the stance names, of that what suffers most; at the target its defenders only if it
    need not be destroyed."""
    row, case = stance.deployment, stance.case
    if use == "aim-or-defenders":
        return (
            keep_if_possible(row, AIM, case=case),
            keep_if_possible(row, DEFENDER, when=aim_stands, case=case),
            prefer(row, expected, case=case),
        )
    most = prefer("V-24", danger, case=case)
    if use not in AIMS:
        return (prefer("2GM-GOAL-1", expected, case=case), most)
    named = keep_if_possible(row, named_by(use), case=case)
    return (named, prefer(row, expected, case=case), most)


@measure(brief="a hit that cuts the supply line")
@cite("2GM-CE-9")
def breaks_supply_line(flight: Flight, target: int) -> bool:
    """The bombs would fall on everybody who is on some line of the Player's supply line."""
    survey = flight.survey
    falls_on = bombed(survey.setting, survey.state, AI, flight.plane, target)
    return any(ids.issubset(falls_on) for ids in links(survey.setting, survey.state, PLAYER))


HEAVY = "it is a heavy bomber"
FLIGHT: Question[Flight, int] = Question(
    "flight",
    "What does an airplane attack?",
    "what it can hurt, the HQ only where the stance names it, and what wins",
    (
        prefer("2GM-GOAL-1", wins, when=can_win, by="Q2-27", ruled=FIRST),
        keep_if_possible("2GM-CE-9", breaks_supply_line, case=HEAVY),
        prefer("2GM-CE-9", expected, case=HEAVY),
        *(rung for code, o in ORDERS.items() for rung in rungs_of(BY_CODE[code], o.air)),
    ),
    named=lambda flight, target: flight.survey.name(target),
    tie=by_die("what the airplane attacks"),
    select=selected(lambda flight: (HEAVY if flight.plane.blast else flight.survey.stance.case,)),
)


@cite("Q2-34")
def names_hq(survey: Survey, use: AirUse) -> bool:
    """Whether the stance sends airplanes against the HQ."""
    if use in ("strongest-or-hq", "hq-or-supply"):
        return True
    return use in ("aim", "aim-or-strongest", "aim-or-defenders") and survey.aim.destroy == HQ


def air_aims(survey: Survey, plane: UnitRow) -> list[int]:
    """What an airplane may be sent against: whatever it can hurt, the HQ only where the stance
    names it, and anything that wins."""
    flight = Flight(survey, plane)
    has_hq = names_hq(survey, ORDERS[survey.stance.code].air)
    return [
        target
        for target in air_targets(survey.setting, survey.state, AI)
        if (flight.damage(target) > 0 and (target != HQ or has_hq))
        or (comes_first(survey) and flight.wins(target) > 0)
    ]


def is_useful_flight(hand: Hand, name: str) -> bool:
    """Some target would suffer, or a fighter can patrol."""
    plane = hand.survey.cards.units[name]
    if not plane.can_fire:
        return False
    return plane.kind == "fighter" or bool(air_aims(hand.survey, plane))

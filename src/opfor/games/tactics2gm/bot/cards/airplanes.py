"""Airplanes: patrol, or what they attack, by stance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.cascade import Criterion, keep_if_possible, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.deployment.clauses import AirUse
from opfor.games.tactics2gm.bot.deployment.hand import Hand
from opfor.games.tactics2gm.bot.shooting.stance_targets import defends_aim
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.airplanes import air_need, air_targets, bombed, fly, patrol
from opfor.games.tactics2gm.rules.targets import mark
from opfor.games.tactics2gm.rules.to_hit import expected_damage
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.state import HQ, TacticsPlay


class Flight:
    """The situation of one attack from the air."""

    __slots__ = ("_hurts", "plane", "survey")

    def __init__(self, survey: Survey, plane: UnitRow) -> None:
        self.survey = survey
        self.plane = plane
        self._hurts: dict[int, float] = {}

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


def expected(flight: Flight, target: int) -> float:
    return flight.damage(target)


def is_strongest(flight: Flight, target: int) -> bool:
    """The most dangerous Player unit."""
    return any(target == top.id for top in flight.survey.most_dangerous())


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

AIMS: dict[AirUse, tuple[Test, ...]] = {
    "strongest-or-hq": (is_strongest, is_hq),
    "hq-or-supply": (is_hq, breaks_supply),
    "aim": (is_aim,),
    "aim-or-strongest": (is_aim, is_strongest),
    "strongest": (is_strongest,),
    "enemy-or-supply": (is_enemy,),
}
"""What a stance sends airplanes against; of several, whatever suffers more."""


@cite("2GM-BR-RE-D", "2GM-BR-AD-D", "2GM-OF-AT-D", "2GM-DF-OD-D")
def air_cascade(row: str, use: AirUse) -> tuple[Criterion[Flight, int], ...]:
    """What the stance names, of that what suffers most; at the target its defenders only if it
    need not be destroyed."""
    if use == "aim-or-defenders":
        return (
            keep_if_possible(row, is_aim),
            keep_if_possible(row, is_defender, when=aim_stands),
            prefer(row, expected),
        )
    tests = AIMS.get(use, ())
    named: tuple[Criterion[Flight, int], ...] = ()
    if tests:
        named = (keep_if_possible(row, lambda f, t: any(test(f, t) for test in tests)),)
    return (*named, prefer(row if tests else "2GM-GOAL-1", expected), prefer("V-24", danger))


def aim_stands(flight: Flight, _left: Sequence[int]) -> bool:
    """Nothing at the target must be destroyed."""
    return flight.survey.aim.destroy is None


def danger(flight: Flight, target: int) -> float:
    return flight.survey.danger(target)


BLAST: tuple[Criterion[Flight, int], ...] = (
    keep_if_possible(
        "2GM-CE-9",
        lambda f, t: any(
            f.survey.is_breaker(x) for x in bombed(f.survey.setting, f.survey.state, AI, f.plane, t)
        ),
    ),
    prefer("2GM-CE-9", expected),
)


def is_useful_flight(hand: Hand, name: str) -> bool:
    """Some target would suffer, or a fighter can patrol."""
    plane = hand.survey.cards.units[name]
    if not plane.can_fire:
        return False
    if plane.kind == "fighter":
        return True
    flight = Flight(hand.survey, plane)
    targets = air_targets(hand.survey.setting, hand.survey.state, AI)
    return any(flight.damage(t) > 0 for t in targets)


@cite("2GM-CE-9", "V-24")
def fly_card(play: TacticsPlay, hand: Hand, name: str, use: AirUse) -> Procedure[None]:
    """A fighter waits where the stance wants it for defence; a heavy bomber breaks supply; the
    others attack what the stance names."""
    survey = hand.survey
    plane = survey.cards.units[name]
    flight = Flight(survey, plane)
    targets = [t for t in air_targets(survey.setting, survey.state, AI) if flight.damage(t) > 0]
    if plane.kind == "fighter" and (use == "patrol" or not targets):
        patrol(play, AI, name)
        return
    criteria = BLAST if plane.blast else air_cascade(survey.stance.deployment, use)
    narrowed = narrow(play, "target", criteria, flight, targets, survey.name)
    details = {"card": name} if play.explain else {}
    target = yield from settled(play, narrowed, "what the airplane attacks", **details)
    yield from fly(play, AI, name, target)

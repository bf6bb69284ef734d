"""One order under the reader's eye: who may act, on what, and which pairs can do it.

A tactical line and an action of a priority line are the same thing here: a priority action has
no distance word and looks only at Units in the AI's hex or next to it (its *scope*).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from opfor.cardboard.coh.orders.actions import ATTACKS, MOVES, OrderAction
from opfor.cardboard.coh.orders.nouns import Distance, Kind, TargetKind
from opfor.cardboard.coh.orders.places import AtHex, Place
from opfor.cardboard.coh.orders.trees import Subject, TacticalOrder, Target
from opfor.core.cite import cite
from opfor.games.coh.bot.ability.attack_limits import Firing
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.bot.words.eligibility import goal_meets, plain
from opfor.games.coh.values.objectives import edge_cells
from opfor.games.coh.values.order_words import ANY_AI, ANY_UNIT
from opfor.games.coh.values.solo_setting import Objective

Scope = Literal["any", "hex", "adjacent"]
SCOPES = {"hex": "the line is for close combat", "adjacent": "the line is for short range"}
SCOPE_RULES = {"hex": "COH-4.1.2-a", "adjacent": "COH-4.1.2-h"}
OBJECTIVES = (
    TargetKind.OBJECTIVE,
    TargetKind.TARGET,
    TargetKind.UNIT_OR_OBJECTIVE,
    TargetKind.OBJECTIVE_OR_UNIT,
)
FRIENDS = (TargetKind.AI, TargetKind.RE)
FIRST_NAMED = {
    TargetKind.UNIT_OR_OBJECTIVE: "unit",
    TargetKind.OBJECTIVE_OR_UNIT: "objective",
}


class Reading(Struct):
    """An order being read. ``pairs`` holds for each AI asked so far the goals it can act on;
    ``pivoting`` marks the fallback of a move order that no AI can carry out by moving. A mission's
    line may speak to ``only`` some AI, or to all but those ``barred`` (theirs is done)."""

    survey: Survey
    action: OrderAction
    ai: Subject = ANY_AI
    target: Target = ANY_UNIT
    distance: Distance | None = None
    cap: int = 0
    scope: Scope = "any"
    rule: str = ""
    pivoting: bool = False
    pairs: dict[int, list[Goal]] = {}
    acting: int = -1
    aimed: dict[int, Any] = {}
    matching: list[Goal] | None = None
    only: frozenset[int] | None = None
    barred: frozenset[int] = frozenset()
    told: bool = False
    """Whether somebody will read why: only then is it worked out what stopped whom."""

    @property
    def firing(self) -> Firing:
        long = self.action is OrderAction.LONG_RANGE_ATTACK
        return Firing(long, self.cap, self.action is OrderAction.GROUP_ATTACK)

    @property
    def is_attack(self) -> bool:
        return self.action in ATTACKS

    @property
    def is_move(self) -> bool:
        return self.action in MOVES or self.action in (OrderAction.DISENGAGE, OrderAction.EXIT)

    @property
    def low_risk(self) -> bool:
        return self.action is OrderAction.LOW_RISK_MOVE

    @cite("SOLO-6.1-b")
    def is_careful(self, ai: int) -> bool:
        """Whether an AI moves at low risk: the order says so, or the mission always does."""
        bound = ai in self.survey.outlook.careful and self.action is OrderAction.MOVE
        return self.low_risk or bound

    # -- who -----------------------------------------------------------------------------------

    @cite("COH-1.0-h", "COH-4.1.2-a", "COH-4.1.2-h")
    def in_scope(self, ai: int) -> bool:
        """Whether an AI shares a hex with a Unit, or stands next to one, if it must."""
        if self.scope == "hex":
            return self.survey.is_locked(ai)
        return self.scope == "any" or bool(self.survey.beside(ai))

    def may_act(self, ai: int) -> bool:
        """By the card's colour; to become Fresh an AI need not be."""
        return self.survey.may_act(ai) or self.survey.may_be_freshened(self.action, ai)

    def is_meant(self, ai: int) -> bool:
        """Whether a mission's line still speaks to this AI."""
        return ai not in self.barred and (self.only is None or ai in self.only)

    # -- on what -------------------------------------------------------------------------------

    def all_goals(self) -> list[Goal]:
        """Everything of the kind the order names."""
        survey, kind = self.survey, self.target.kind
        match kind:
            case TargetKind.AI:
                return list(survey.ai)
            case TargetKind.RE:
                return [ai for ai in survey.ai if survey.is_rumored(ai)]
            case TargetKind.PLACE:
                place = -len(survey.objectives)
                if not (self.is_attack or self.action is OrderAction.MOVE_INTO_CC):
                    return [place]
                return [u for u in survey.units if survey.cell(u) in survey.cells(place)]
        objectives = kind in OBJECTIVES and not self.is_attack
        return survey.goals(units=kind is not TargetKind.OBJECTIVE, objectives=objectives)

    def goals_for(self, ai: int) -> list[Goal]:
        """The goals that meet the target words and lie in the AI's scope."""
        if self.scope == "hex":
            return list(self.survey.with_it(ai))
        if self.scope == "adjacent":
            return list(self.survey.beside(ai))
        if (
            self.target.within
            or self.target.kind in FRIENDS
            or self.survey.rulings.sight_words == "acting-ai"
        ):
            return [g for g in self.all_goals() if g != ai and self.fits(g, ai)]
        if self.matching is None:
            self.matching = [goal for goal in self.all_goals() if self.fits(goal, ai)]
        return self.matching

    def fits(self, goal: Goal, ai: int) -> bool:
        """Whether a goal meets the target words (and lies within the limit, if there is one)."""
        survey, limit = self.survey, self.target.within
        if limit and survey.distance(survey.cell(ai), goal) > limit:
            return False
        return all(goal_meets(survey, word, goal, ai) for word in plain(self.target.words))


@cite("COH-4.1.4-b", "COH-7.1-a")
def tactical_reading(survey: Survey, order: TacticalOrder) -> Reading:
    """The reading of a tactical line. A place that a mission's line names is an Objective as long
    as the line is read; a counter it names is the only one it speaks to."""
    if order.target.place is not None:
        survey = with_place(survey, order.target.place)
    return Reading(
        survey,
        order.action,
        ai=order.ai,
        target=order.target,
        distance=order.distance,
        cap=order.cap,
        rule="COH-5.0.1-h",
        only=named(survey, order.ai) if order.ai.kind is Kind.NAMED else None,
    )


def with_place(survey: Survey, place: Place) -> Survey:
    """The same map with one Objective more, the last."""
    setting = survey.look.setting
    if isinstance(place, AtHex):
        cells, name = tuple(map(survey.field.cell, place.hexes)), place.hexes[0]
    else:
        cells, name = edge_cells(setting, survey.look.state, place.edge), str(place.edge)
    named_one = Objective(name, cells)
    outlook = survey.outlook._replace(objectives=(*survey.objectives, named_one))
    return Survey(survey.look, survey.bot, outlook)


def named(survey: Survey, subject: Subject) -> frozenset[int]:
    """The AI that a line names: ``rifle-05`` is the counter with the number 5."""
    number = int(subject.name.rpartition("-")[2])
    return frozenset(ai for ai in survey.ai if survey.counters[ai].number == number)

"""Equipment: what a unit is given, and on whom tokens are used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.order import ranked_by, tell_first
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.games.tactics2gm.values.actions import UseToken
from opfor.games.tactics2gm.values.content import TokenRow
from opfor.games.tactics2gm.values.events import EquipmentBought
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI, PLAYER, Unit, unit_of
from opfor.games.tactics2gm.values.unit_classes import DEFENSIVE, OFFENSIVE, Kit, token_classes
from tests.oracle.tactics2gm.bot.sight.danger import weapons_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die, pick_by_d10
from tests.oracle.tactics2gm.rules.deployment import tokens_taken
from tests.oracle.tactics2gm.rules.equipment import (
    IN_DEPLOYMENT,
    is_tended_by,
    token_uses,
    use_token,
)
from tests.oracle.tactics2gm.rules.targets import mark
from tests.oracle.tactics2gm.rules.to_hit import expected_damage, need

Fitting = tuple[Survey, Unit]

WANTED: dict[Kit, tuple[str, ...]] = {
    "none": (),
    "defensive": (DEFENSIVE,),
    "offensive": (OFFENSIVE,),
    "both": (OFFENSIVE, DEFENSIVE),
    "killing": ("killing",),
}
"""The classes of token a kit asks for, one token of each."""


def buy_for(play: TacticsPlay, survey: Survey, unit_id: int, kit: Kit) -> Procedure[None]:
    """One token of each class the kit asks for, as far as places and AP allow."""
    for wanted in WANTED[kit]:
        unit = unit_of(play.state, unit_id)
        options = tokens_for(play, survey, unit, wanted)
        if options:
            yield from buy_one(play, survey, unit, options)


@cite("2GM-CON-2")
def tokens_for(play: TacticsPlay, survey: Survey, unit: Unit, wanted: str) -> list[str]:
    """Tokens of a class that the unit may take and the AI can pay, unless it has one already."""
    setting, ap = survey.setting, play.state.ap[AI]
    if any(wanted in token_classes(setting, t.kind) for t in unit.tokens):
        return []
    return [
        token.id
        for token in tokens_taken(setting, unit)
        if token.cost <= ap
        and (
            can_destroy_top(survey, token)
            if wanted == "killing"
            else wanted in token_classes(setting, token.id)
        )
    ]


def can_destroy_top(survey: Survey, token: TokenRow) -> bool:
    """A weapon that could destroy the most dangerous Player unit by an ordinary hit."""
    if token.use != "weapon":
        return False
    tops = survey.most_dangerous()
    marks = [mark(survey.setting, survey.state, AI, top.id) for top in tops]
    return any(token.penetration >= at.defence and token.damage >= at.hp for at in marks)


@measure(brief="a token of use now")
@cite("V-11")
def is_of_use(fitting: Fitting, token_id: str) -> bool:
    """A weapon that can damage some Player unit, a healer's bag with somebody wounded whom it is
    for, smoke."""
    survey, _unit = fitting
    token = survey.cards.tokens[token_id]
    if token.use == "weapon":
        units = survey.cards.units
        return any(token.penetration >= units[foe.card].defence for foe in survey.foes)
    if token.use in ("heal", "repair"):
        tended = (u for u in survey.mine if is_tended_by(survey.setting, u, token.use))
        return any(u.wounds for u in tended)
    return True


@cite("2GM-SC-8", "GT-2GM-9")
def by_d10(
    _play: TacticsPlay, fitting: Fitting, left: Sequence[str]
) -> Procedure[tuple[str, dict[str, Any]]]:
    """Of several tokens that would do, a D10 decides, in equal shares."""
    survey, unit = fitting
    names = ", ".join(survey.cards.tokens[name].title for name in left)
    why = f"equipment of the AI's {survey.card(unit).title}: {names}, in equal shares"
    token, rolled = yield from pick_by_d10(survey.setting, left, why, "2GM-SC-8")
    return token, {"kind": "d10", "rolled": rolled, "rule": "2GM-SC-8"}


@measure(said="cost {} AP", brief="the cheapest unit")
def cost_of(survey: Survey, unit: Unit) -> int:
    return survey.card(unit).cost


@measure(silent=True, brief="the first deployed")
def number_of(_survey: Survey, unit: Unit) -> int:
    return unit.id


EQUIPPED_NEXT: Question[Survey, Unit] = Question(
    "next-to-equip",
    "Which unit gets equipment next?",
    "the units just deployed",
    (lowest("2GM-SC-8", cost_of), lowest("2GM-SC-8", number_of)),
    named=lambda survey, unit: survey.unit_name(unit),
    chosen="{} is equipped next",
)
EQUIP: Question[Fitting, str] = Question(
    "equip",
    "Which token does a unit get?",
    "the tokens of the class asked for that it may take and the AI can pay",
    (keep_if_possible("2GM-GOAL-3", is_of_use, by="V-11"),),
    named=lambda _fitting, name: name,
    tie=Tie("d10", "2GM-SC-8", "equipment", broken=by_d10),
)


def buy_one(
    play: TacticsPlay, survey: Survey, unit: Unit, options: list[str]
) -> Procedure[None]:  # fmt: skip
    """Choose a token and pay for it."""
    details = {"unit": survey.unit_name(unit)}
    token = yield from decide(play, EQUIP, (survey, unit), options, lambda: details)
    assert token is not None
    play.emit(EquipmentBought(unit.id, token, survey.cards.tokens[token].cost))


def buy_for_all(
    play: TacticsPlay, survey: Survey, kits: Mapping[int, Kit], kit: Kit
) -> Procedure[None]:
    """Leftover AP on equipment for units deployed this turn, the cheapest unit first: for each
    the kit it was deployed with, else the stance's."""
    new = [u for u in play.state.units if u.side == AI and u.fresh and u.cell >= 0]
    units = ranked_by(play, EQUIPPED_NEXT, survey, new)
    for place, unit in enumerate(units):
        if play.state.ap[AI] > 0:
            tell_first(play, EQUIPPED_NEXT, survey, units[place:])
            yield from buy_for(play, survey, unit.id, kits.get(unit.id, kit))
    survey.refresh(play.state)


def incoming(survey: Survey, unit: Unit) -> float:
    """The damage an AI unit can expect from every Player weapon that has it in range."""
    at = mark(survey.setting, survey.state, PLAYER, unit.id)
    total = 0.0
    for foe in survey.foes:
        away = survey.distance[foe.cell][unit.cell]
        for arm in weapons_of(survey, foe):
            if arm.min_range <= away <= arm.range:
                needed = need(survey.setting, survey.state, foe, arm, at)
                total += expected_damage(needed, arm, at)
    return round(total, 4)


@cite("2GM-ORD-4")
def worth_using_on(survey: Survey, target: int) -> float:
    """Own unit: the damage it would suffer. Player unit: how dangerous it is."""
    for unit in survey.mine:
        if unit.id == target:
            return incoming(survey, unit)
    return survey.danger(target)


@measure(words={"no-use": "nobody would suffer or do less"}, brief="somebody whom it helps")
def is_worth_using_on(survey: Survey, target: int) -> bool | Shortfall:
    return worth_using_on(survey, target) > 0 or NO_USE


NO_USE = Shortfall("no-use")
WORTH = measure(said="{:.1f} damage at stake", brief="the unit with most at stake")(worth_using_on)
TOKEN: Question[Survey, int] = Question(
    "token",
    "On whom is equipment used?",
    "the units the token may be used on",
    (must("2GM-ORD-4", is_worth_using_on), prefer("2GM-ORD-4", WORTH)),
    named=lambda survey, target: survey.name(target),
    tie=by_die("on whom equipment is used"),
)


@cite("2GM-ORD-4")
def use_tokens(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Cover, smoke and smoke screens, each on the unit that is likely to suffer (or do) most."""
    for unit in list(survey.mine):
        if not unit.tokens:
            continue
        for slot in range(1, len(unit.tokens) + 1):
            now = unit_of(play.state, unit.id)
            uses = token_uses(survey.setting, survey.state, now, IN_DEPLOYMENT)
            yield from _use(play, survey, [use for use in uses if use.slot == slot])


def _use(play: TacticsPlay, survey: Survey, uses: list[UseToken]) -> Procedure[None]:
    if not uses:
        return
    targets = [use.target for use in uses]
    unit = unit_of(play.state, uses[0].unit)
    details = {
        "unit": survey.unit_name(unit),
        "token": unit.tokens[uses[0].slot - 1].kind,
    }
    target = yield from decide(play, TOKEN, survey, targets, lambda: details)
    if target is None:
        return
    use_token(play, next(use for use in uses if use.target == target))
    survey.refresh(play.state)

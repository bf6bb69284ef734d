"""Cards that win at once, and cards that make a winning shot possible this turn."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.content import SupportRow, UnitRow
from opfor.games.tactics2gm.values.state import AI, PLAYER, Unit, terrain_target, unit_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import chance_against, standing_wins
from tests.oracle.tactics2gm.rules.support_effects import burnt
from tests.oracle.tactics2gm.rules.targets import mark, ready_weapons, weapon
from tests.oracle.tactics2gm.rules.to_hit import faces

Chance = Callable[[Survey, SupportRow, PlaySupport], float]


def _sure(survey: Survey, card: SupportRow, way: PlaySupport) -> float:
    """Damage without a roll; a Hit destroys whatever it is."""
    at = mark(survey.setting, survey.state, AI, way.target)
    is_enough = card.effect == "hit" or card.amount >= at.hp
    return float(is_enough and way.target in survey.decisive())


def _fire(survey: Survey, card: SupportRow, way: PlaySupport) -> float:
    """The terrain, or all who die in it."""
    spot = terrain_target(way.cell)
    at = mark(survey.setting, survey.state, AI, spot)
    if card.amount >= at.hp and spot in survey.decisive():
        return 1.0
    inside = burnt(survey.foes, card.id, way.cell)
    dead = sum(survey.card(u).hp - u.wounds <= card.amount for u in inside)
    lost = survey.state.losses[PLAYER] + dead
    return float(dead > 0 and lost >= survey.goals.get("losses", lost + 1))


def _barrage(survey: Survey, card: SupportRow, way: PlaySupport) -> float:
    """A roll: a 10 always destroys."""
    if way.target not in survey.decisive():
        return 0.0
    at = mark(survey.setting, survey.state, AI, way.target)
    if card.penetration < at.defence or card.amount < at.hp:
        return 0.1
    assert at.unit is not None
    piece = survey.state.terrain[at.cell]
    cover = 0 if piece is None else survey.cards.terrain[piece.card].cover
    wounds = min(at.unit.wounds * survey.numbers.fire.wound, survey.numbers.fire.wound_cap)
    return faces(card.to_hit + at.unit.cover + cover - wounds) / 10


AT_ONCE: dict[str, Chance] = {
    "hit": _sure, "mines": _sure, "ram": _sure, "fire": _fire, "barrage": _barrage,
}  # fmt: skip


@cite("2GM-GOAL-1", "Q2-27")
def way_wins(survey: Survey, way: PlaySupport) -> float:
    """The chance that a support card played like this wins at once."""
    card = survey.cards.supports.get(way.card)
    if card is None or card.effect not in AT_ONCE or not survey.goals:
        return 0.0
    return AT_ONCE[card.effect](survey, card, way)


@cite("2GM-GOAL-1", "Q2-27")
def way_shot(survey: Survey, way: PlaySupport) -> float:
    """The chance of the winning shot that a support card gives: once more, easier, from a space
    a unit is marched to."""
    card = survey.cards.supports.get(way.card)
    if card is None or not survey.decisive() or not way.unit:
        return 0.0
    if card.effect not in ("ammunition", "spotter", "march"):
        return 0.0
    unit = unit_of(survey.state, way.unit)
    if card.effect == "spotter":
        unit = replace(unit, aim=unit.aim - card.amount)
    cell = way.cell if card.effect == "march" else unit.cell
    chances = [
        chance_against(survey, unit, weapon(survey.setting, unit, slot), cell)
        for slot in ready_weapons(survey.setting, unit)
    ]
    best = max(chances, default=0.0)
    return round(best, 4)


@cite("2GM-GOAL-1", "Q2-27")
def unit_shot(survey: Survey, card: UnitRow, cell: int) -> float:
    """The chance of a winning shot of a unit that enters on this space."""
    if not survey.decisive() or not card.can_fire:
        return 0.0
    return chance_against(survey, Unit(id=0, side=AI, card=card.id, cell=cell), card, cell)


def entering_wins(survey: Survey, cell: int) -> bool:
    return standing_wins(survey, 0, cell)

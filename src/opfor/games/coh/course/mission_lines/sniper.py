"""A sniper whom nobody sees: one attack on one Unit, from nowhere."""

from __future__ import annotations

from opfor.cardboard.coh.orders.effects import OffMapFire
from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.places import Pick
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, lowest
from opfor.games.coh.bot.line_picks import pick_target
from opfor.games.coh.bot.line_places import cells_at
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.bot.words.superlatives import dv_measure, plain_dv
from opfor.games.coh.rules.hits import result_of, suffer
from opfor.games.coh.rules.rolls import rolled, to_hit
from opfor.games.coh.values import events as base
from opfor.games.coh.values.play import CohPlay


@dv_measure("lowest front DR and DM")
@cite("COH-5.1.2-a", "lowest-dv-view")
def easiest(survey: Survey, unit: int) -> int:
    return plain_dv(survey, unit)


SNIPED: Question[Survey, int] = Question(
    "sniper-target",
    "At whom does a sniper fire?",
    "the Units at the place the line names that a rifle can hurt",
    (lowest("COH-5.1.2-a", easiest),),
    named=lambda survey, unit: survey.name(unit),
    tie=Tie("uniform", "COH-5.1.2-f", "target of the sniper"),
    chosen="The sniper fires at {}",
)


def exposed_to_sniper(play: CohPlay, cells: tuple[int, ...]) -> list[int]:
    """Units there that a rifle can hurt: soft ones, and crews without a roof."""
    survey = survey_now(play)
    kinds = {unit: survey.look.kind(unit) for unit in survey.units}
    return [
        unit
        for unit, kind in kinds.items()
        if survey.cell(unit) in cells and (kind.front_colour == "red" or kind.has("open-topped"))
    ]


def can_snipe(play: CohPlay, effect: OffMapFire) -> bool:
    return bool(exposed_to_sniper(play, cells_at(play, effect.on)))


def snipe(play: CohPlay, effect: OffMapFire) -> Procedure[None]:
    """One roll against front DR and DM; range, facing and sight do not count. The AR is that of
    the rules unless the line gives one."""
    unit = yield from _target(play, effect)
    if unit is None:
        return
    survey, numbers = survey_now(play), play.setting.numbers
    rating = numbers.sniper_red if effect.ar is None else effect.ar
    needed = plain_dv(survey, unit) - rating
    side = survey.bot
    roll = yield from rolled(
        play, side, to_hit(play, needed), f"sniper, {needed} needed", attack=True
    )
    result = result_of(play, needed, roll.total)
    cell = survey.cell(unit)
    play.emit(base.AttackRolled(-1, unit, needed, roll.dice, roll.extra, result, cell, "sniper"))
    yield from suffer(play, unit, result, "red")


def _target(play: CohPlay, effect: OffMapFire) -> Procedure[int | None]:
    """The Unit that the line picks, or the easiest one at the place it names."""
    if isinstance(effect.on, Pick) and effect.on.kind is TargetKind.UNIT:
        goal = yield from pick_target(play, effect.on)
        cells = () if goal is None else survey_now(play).cells(goal)
        found = exposed_to_sniper(play, cells)
        if goal in found:
            return goal
    else:
        found = exposed_to_sniper(play, cells_at(play, effect.on))
    if not found:
        return None
    return (yield from decide(play, SNIPED, survey_now(play), found))

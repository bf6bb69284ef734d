"""After Shooting: who is promoted?"""

from __future__ import annotations

from opfor.core.cascade import must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.sight.danger import danger_of
from opfor.games.tactics2gm.bot.sight.open_board import AI
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.support_cards import support_plays
from opfor.games.tactics2gm.rules.support_effects import play_support
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit, unit_of

ROW = "2GM-CE-2"


@cite("V-21")
def is_fit(survey: Survey, unit: Unit) -> bool:
    """Not severely damaged: fewer than two wounds and more than half its hit points."""
    phrases = survey.numbers.phrases
    hp = survey.card(unit).hp
    left = (hp - unit.wounds) / hp
    hurt = unit.wounds > 0 and left <= phrases.severe_share
    return unit.wounds < phrases.severe_wounds and not hurt


@cite("V-24")
def power(survey: Survey, unit: Unit) -> float:
    """How dangerous the unit is to the Player."""
    return danger_of(survey, unit)


def cost(survey: Survey, unit: Unit) -> int:
    return survey.card(unit).cost


PROMOTE = (must(ROW, is_fit, by="V-21"), prefer(ROW, power, by="V-24"), prefer(ROW, cost))


@cite("2GM-CE-2")
def promote(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """The strongest unit that destroyed an enemy this turn and is not severely damaged."""
    ways = support_plays(survey.setting, play.state, AI, "after-shooting")
    while ways:
        by_unit = {way.unit: way for way in ways}
        units = [unit_of(play.state, unit_id) for unit_id in by_unit]
        narrowed = narrow(play, "target", PROMOTE, survey, units, survey.unit_name)
        if not narrowed.survivors:
            return
        details = {"card": ways[0].card} if play.explain else {}
        unit = yield from settled(play, narrowed, "who is promoted", **details)
        yield from play_support(play, AI, by_unit[unit.id])
        survey.refresh(play.state)
        ways = support_plays(survey.setting, play.state, AI, "after-shooting")

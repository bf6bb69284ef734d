"""A miss: is it rolled again by a card?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.sight.danger import is_particularly_dangerous
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.rules.shots import Again, luck_cards
from opfor.games.tactics2gm.rules.targets import TargetMet
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import Unit


@cite("2GM-CE-8")
def after_a_miss(survey: Survey) -> Again:
    """Luck is played when the shot that missed was at a particularly dangerous target."""

    def again(play: TacticsPlay, shooter: Unit, at: TargetMet) -> Procedure[str]:
        yield from ()
        cards = luck_cards(play.setting, play.state, shooter.side)
        return cards[0] if cards and is_particularly_dangerous(survey, at.target) else ""

    return again

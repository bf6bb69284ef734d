"""A miss: is it rolled again by a card?"""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.games.tactics2gm.ai.danger import is_particularly_dangerous
from opfor.games.tactics2gm.ai.survey import Survey
from opfor.games.tactics2gm.rules.fire import Again, luck_cards
from opfor.games.tactics2gm.rules.shooting import Mark
from opfor.games.tactics2gm.state import Unit


@cite("2GM-CE-8")
def after_a_miss(survey: Survey) -> Again:
    """Luck is played when the shot that missed was at a particularly dangerous target."""

    def again(play: Play[Any], shooter: Unit, at: Mark) -> Procedure[str]:
        yield from ()
        cards = luck_cards(play.setting, play.state, shooter.side)
        return cards[0] if cards and is_particularly_dangerous(survey, at.target) else ""

    return again

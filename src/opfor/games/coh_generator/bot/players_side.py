"""Whom does the Player of a solo mission command?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie
from opfor.core.requests import Roll
from opfor.games.coh_generator.values.play import GeneratorPlay


class SideDie:
    """What was rolled to say whom the Player commands."""

    side = 0


@cite("SOLO-5.3-a")
def players_side(rolled: int) -> Nation:
    """One die: up to 3 the Player commands the Germans, above that the Soviets."""
    return "german" if rolled <= 3 else "soviet"


def _by_die(
    _play: GeneratorPlay, dice: SideDie, _left: Sequence[Nation]
) -> Procedure[tuple[Nation, dict[str, Any] | None]]:
    (dice.side,) = yield Roll("side die", 1, 6, "Whom does the Player command?", "SOLO-5.3-a")
    chance = {"kind": "die", "rolled": dice.side, "rule": "SOLO-5.3-a"}
    return players_side(dice.side), chance


PLAYERS_SIDE: Question[SideDie, Nation] = Question(
    "players-side",
    "Whom does the Player command?",
    "the Germans and the Soviets",
    (),
    named=lambda _dice, side: side,
    tie=Tie("die", "SOLO-5.3-a", broken=_by_die),
    chosen="The Player commands {}",
)

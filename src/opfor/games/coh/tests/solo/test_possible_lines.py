"""What a mission's lines may say is what the game carries out, neither less nor more."""

from __future__ import annotations

from opfor.cardboard.coh.missions.possible_lines import EFFECTS, ORDERED
from opfor.games.coh.bot.ability.refusals import REFUSALS
from opfor.games.coh.course.mission_lines.effects import DOINGS


def test_every_action_that_may_be_ordered_can_be_done() -> None:
    assert set(ORDERED) == set(REFUSALS)


def test_every_effect_that_may_be_written_is_carried_out() -> None:
    assert set(EFFECTS) == set(DOINGS)

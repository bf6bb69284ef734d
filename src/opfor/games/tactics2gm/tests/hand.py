"""A hand for stories: one card, and playing it only if it is on offer."""

from __future__ import annotations

from opfor.games.tactics2gm.course.lookout import support_plays
from opfor.games.tactics2gm.tests.deeds import carry_out
from opfor.games.tactics2gm.tests.field import SOUTH, Field
from opfor.games.tactics2gm.values.actions import PlaySupport


def field_with(card: str, side: int = SOUTH) -> Field:
    field = Field()
    field.give(side, card)
    field.change(mover=side, phase="deployment")
    return field


def play(field: Field, act: PlaySupport, *dice: int, answers: tuple[object, ...] = ()) -> None:
    """Play a card that must be on offer."""
    assert act in support_plays(field.setting, field.state, SOUTH)
    field.do(carry_out(field.play, SOUTH, act), *dice, answers=answers)

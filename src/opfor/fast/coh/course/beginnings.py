"""How a game begins, and which step comes next, of a firefight and of a solo mission."""

from __future__ import annotations

from opfor.core.memory import Bits
from opfor.core.run import forget, seed_streams
from opfor.fast.coh.course.firefight_rounds import step
from opfor.fast.coh.course.firefight_setup import new
from opfor.fast.coh.course.players.baseline import sit_down
from opfor.fast.coh.course.solo_rounds import solo_step
from opfor.fast.coh.course.solo_setup import solo_new
from opfor.fast.coh.course.story import begin_story
from opfor.fast.coh.values import NOBODY, NOTHING, Battle


def begin_chance(battle: Battle, seed: Bits) -> None:
    """Chance begins anew, no decision is settled yet, and whoever thinks takes a seat."""
    seed_streams(battle, seed)
    clear_mind(battle)
    forget(battle)
    sit_down(battle)


def clear_mind(battle: Battle) -> None:
    """Nothing of a step is under way."""
    battle.named_spot, battle.order_in_use = NOTHING, NOTHING
    battle.depth, battle.outlooks, battle.is_in_line = 0, 0, 0
    battle.rolls_singly, battle.is_thought = 0, 0


def asked_step(battle: Battle) -> None:
    """A step that is asked from outside, and may have been left half done before."""
    clear_mind(battle)
    next_step(battle)


def begin_game(battle: Battle) -> None:
    """A new firefight, or a new solo mission."""
    begin_story(battle)
    new(battle)
    if battle.bot != NOBODY:
        solo_new(battle)


def next_step(battle: Battle) -> None:
    """The step that the state of a firefight, or of a solo mission, calls for."""
    if battle.bot == NOBODY:
        step(battle)
    else:
        solo_step(battle)

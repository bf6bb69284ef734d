"""How a firefight runs: set-up, the steps before each round, turns, the end."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import (
    close_round,
    end_game,
    freshen_all,
    look_as_far,
    reshuffle,
    set_caps,
)
from opfor.fast.coh.apply_ground import thin_smoke
from opfor.fast.coh.course.firefight_setup import draw_card, set_up
from opfor.fast.coh.course.initiative import initiative
from opfor.fast.coh.course.turn import combat_effective, take_turn, tidy
from opfor.fast.coh.deployment import in_deck
from opfor.fast.coh.rules.artillery import aim, resolve
from opfor.fast.coh.rules.victory import score_absent, score_held
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import BEATEN, BEFORE_ROUND, LAST_ROUND, SET_UP, TURN, Battle
from opfor.fast.coh.whys import Caps, Of
from opfor.games.coh.values.round_events import RoundBegun


def step(battle: Battle) -> None:
    """Carry out the step that the state calls for."""
    battle.steps_begun += 1
    if battle.stage == SET_UP:
        set_up(battle)
        begin_round(battle, 1)
    elif battle.stage == BEFORE_ROUND:
        before_round(battle)
    elif battle.stage == TURN:
        next_turn(battle)


def begin_round(battle: Battle, number: int) -> None:
    battle.stage = BEFORE_ROUND
    battle.round = number
    battle.passes = 0
    tell(battle, RoundBegun, number)
    look_as_far(battle)


@cite("COH-2.5-a", "COH-2.5-g", "COH-2.5-h", "QC-27")
def before_round(battle: Battle) -> None:
    """The steps before a round in their fixed order; before the first one, set-up has done all but
    the initiative (and the first targets of the artillery)."""
    if battle.round > 1 or battle.every_step:
        freshen_all(battle)
        thin_smoke(battle)
        for side in range(SIDES):
            set_caps(battle, side, caps_at_reset(battle, side), Caps.AT_RESET)
        for side in range(SIDES):
            draw_cards(battle, side, battle.cards_each_round[side], Of.ACTION_CARDS)
    for side in range(SIDES):
        aim(battle, side)
    resolve(battle)
    tidy(battle)
    if not ended_early(battle):
        initiative(battle)


@cite("COH-2.5-e", "cap-floor")
def caps_at_reset(battle: Battle, side: int) -> int:
    """CAPs at the beginning of a round: the starting value less the casualties."""
    start = battle.start_caps[side]
    return max(min(start, battle.cap_floor), start - battle.losses[side])


@cite("COH-2.5-f", "COH-1.0-f", "GEN-4.0-d")
def draw_cards(battle: Battle, side: int, count: int, why: int) -> None:
    """Draw action cards; an empty deck is made anew from the discards."""
    for _ in range(count):
        if in_deck(battle) == 0:
            reshuffle(battle)
        if in_deck(battle) == 0:
            return
        draw_card(battle, side, why)


@cite("COH-2.0-a", "COH-2.4-a")
def next_turn(battle: Battle) -> None:
    """The next side's turn, taken by its players in rotation; when all pass in a row the round
    ends."""
    side = battle.mover if battle.again else 1 - battle.mover
    take_turn(battle, side, (battle.speaker[side] + 1 - battle.again) % battle.partners[side])
    if not ended_early(battle) and battle.passes >= battle.players:
        end_round(battle)


@cite("COH-2.4-c")
def end_round(battle: Battle) -> None:
    """CAPs and activations are gone, control markers score, and the last round ends it all."""
    close_round(battle)
    is_last = battle.round >= battle.rounds
    score_held(battle, True, is_last)
    if is_last:
        score_absent(battle)
        end_game(battle, LAST_ROUND)
    else:
        begin_round(battle, battle.round + 1)


@cite("COH-2.7-b", "QC-29")
def ended_early(battle: Battle) -> bool:
    """A side without anybody who can fight ends the firefight; markers then score as at the
    end."""
    battle.beaten = 0
    if battle.plays_on:
        return False
    for side in range(SIDES):
        if not combat_effective(battle, side):
            battle.beaten |= 1 << side
    if battle.beaten == 0:
        return False
    score_held(battle, False, True)
    score_absent(battle)
    end_game(battle, BEATEN)
    return True

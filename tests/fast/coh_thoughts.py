"""What the baseline player makes of a position, engine beside engine.

Not only the act it takes is compared, but what every act, hex, facing and card is worth to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.fast.coh.choices import ON_SMOKE
from opfor.fast.coh.course.offers import offer_turn
from opfor.fast.coh.course.players import acts as fast_acts
from opfor.fast.coh.course.players import appraisal as fast_appraisal
from opfor.fast.coh.course.players import cards as fast_cards
from opfor.fast.coh.course.players import danger as fast_danger
from opfor.fast.coh.course.players import dice as fast_dice
from opfor.fast.coh.course.players import fieldcraft as fast_fieldcraft
from opfor.fast.coh.course.players import posture as fast_posture
from opfor.fast.coh.course.players.baseline import first_best, sit_down
from opfor.fast.coh.course.players.errands import away
from opfor.fast.coh.coverage import ACTIONS
from opfor.fast.coh.names import EFFECTS
from opfor.fast.coh.numbering import cards_of
from opfor.fast.coh.rules.smoke import offer_smoke_cells
from opfor.fast.coh.sizes import NO_LIMIT
from opfor.fast.coh.states import read_state
from opfor.fast.coh.values import CAPS, NEVER, PIVOT, Battle
from opfor.games.coh import GAME
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.course.players import acts, cards, dice, fieldcraft, posture
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.rules.smoke import smoke_cells
from opfor.games.coh.values.actions import AddCaps, Done, PickHex, PlayBonus
from opfor.games.coh.values.events import TurnBegun
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.shots import Wanted
from tests.fast.steps import Case

BONUSES = ("07", "13")
"""A card for a second roll, and one for luck."""

Thought = tuple[str, Any, Any]
"""What was asked, what the readable player answers, what the one over numbers."""


def thoughts(battle: Battle, case: Case) -> Iterator[Thought]:
    """Everything the side to move thinks at the beginning of its turn."""
    setting, state = case.setting, case.state
    side = state.mover if state.again else 1 - state.mover
    play = Play(GAME, setting, state)
    play.emit(TurnBegun(side, 0))
    options = turn_options(play, side)
    view = GAME.view(setting, play.state, setting.seats[side])
    appraisal = Appraisal(setting, view, side)
    read_state(battle, setting, play.state)
    offer_turn(battle, side)
    sit_down(battle)
    fast_appraisal.begin_thought(battle, side)
    yield "offers", len(options), battle.offered
    for place, option in enumerate(options):
        yield f"worth of {option}", acts.worth_of(appraisal, option), worth(battle, place)
    yield from of_hexes(battle, appraisal)
    for unit in appraisal.look.on_map(side):
        yield from of_unit(battle, appraisal, unit)
    fast_appraisal.end_thought(battle)
    hits = list(battle.hit)
    read_state(battle, setting, play.state)
    yield "hits after the thought", list(battle.hit), hits


def worth(battle: Battle, place: int) -> float:
    """What an offer is worth; turns are weighed apart."""
    if battle.offer_act[place] == PIVOT:
        unit, facing = battle.offer_unit[place], battle.offer_at[place]
        return fast_acts.turning(battle, unit, facing)
    return fast_acts.worth_of(battle, place)


def of_hexes(battle: Battle, appraisal: Appraisal) -> Iterator[Thought]:
    """Danger, cover, goals, smoke and places in every hex."""
    for cell in range(battle.cells):
        yield f"risk in {cell}", appraisal.risk(cell), fast_danger.risk(battle, cell)
        yield f"way from {cell}", appraisal.to_goal(cell), fast_danger.to_goal(battle, cell)
        veil = fieldcraft.veil(appraisal, cell)
        yield f"smoke on {cell}", veil, fast_fieldcraft.veil(battle, cell)
        place = posture.worth_of_place(appraisal, cell)
        yield f"set-up in {cell}", place, fast_posture.worth_of_place(battle, cell)


def of_unit(battle: Battle, appraisal: Appraisal, unit: int) -> Iterator[Thought]:
    """What a unit wants, where it looks, and what cards do for it."""
    stand = appraisal.stand(unit)
    fast_appraisal.take_stand(battle, unit)
    stood = battle.stand_pull[unit], battle.stand_distance[unit], battle.stand_comfort[unit]
    yield f"stand of {unit}", (stand.pull, stand.distance, stand.comfort), stood
    row = [away(battle, unit, cell) for cell in range(battle.cells)]
    yield f"way of {unit}", list(stand.row), row
    wanted = posture.best_facing(appraisal, unit)
    yield f"facing of {unit}", wanted, fast_posture.best_facing(battle, unit)
    further = cards.goes_further(appraisal, unit)
    yield f"{unit} goes further", further, fast_cards.goes_further(battle, unit)
    yield from of_smoke(battle, appraisal, unit)
    for effect in ACTIONS:
        value = cards.for_unit(appraisal, effect, unit)
        got = fast_cards.for_unit(battle, EFFECTS.index(effect), unit)
        yield f"{effect} for {unit}", value, got


def of_smoke(battle: Battle, appraisal: Appraisal, unit: int) -> Iterator[Thought]:
    """Where a unit would lay smoke, if it could."""
    setting, cells = appraisal.setting, smoke_cells(appraisal.look, unit)
    if not cells:
        return
    options = tuple(PickHex(cell) for cell in cells)
    asked = Choose(setting.seats[appraisal.side], "smoke", options)
    chosen = baseline_player(setting, appraisal.view, asked, len)
    battle.offered = 0
    offer_smoke_cells(battle, unit, NO_LIMIT)
    yield f"smoke by {unit}", cells.index(chosen.cell), first_best(battle, ON_SMOKE)


def rolls(battle: Battle, setting: Setting) -> Iterator[Thought]:
    """CAPs before every roll, and the card after it."""
    seat, known = setting.seats[0], [card.number for card in cards_of(setting)]
    for needed in (*range(-2, 16), None):
        for kill in (None, needed if needed is None else needed + 4):
            battle.needed = NEVER if needed is None else needed
            battle.kills = NEVER if kill is None else kill
            caps = tuple(AddCaps(n) for n in range(7))
            battle.offered, battle.offer_at[:7] = 7, list(range(7))
            battle.offer_act[:7] = [CAPS] * 7
            asked = Choose(seat, "before-roll", caps, about=Wanted(2, needed, kill))
            before = dice.before_roll(asked).caps
            yield f"CAPs for {needed}, {kill}", before, fast_dice.before_roll(battle)
        for shown, held in product(range(2, 13), ((), BONUSES, BONUSES[:1], BONUSES[1:])):
            battle.shown, battle.offered = shown, 1 + len(held)
            battle.offer_at[1 : battle.offered] = [known.index(card) for card in held]
            options = (Done(), *map(PlayBonus, held))
            asked = Choose(seat, "after-roll", options, about=Wanted(2, needed, None, shown))
            after = options.index(dice.after_roll(asked))
            yield f"{shown} shown for {needed}, {held}", after, fast_dice.after_roll(battle)

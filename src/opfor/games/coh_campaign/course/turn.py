"""The steps of a stage: its route, what is bought, who goes, how it went."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose
from opfor.games.coh_campaign.course.fight import fight
from opfor.games.coh_campaign.rules import enemy_state, purchases
from opfor.games.coh_campaign.rules.aftermath import SEAT
from opfor.games.coh_campaign.rules.slots import fit_for, replaced_freely, slots
from opfor.games.coh_campaign.values import events as ev
from opfor.games.coh_campaign.values.actions import Buy, Field, NoMore, TakeRoute
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import RosterLine, State

RunPlay = Play[Setting, State]


def step(play: RunPlay) -> Procedure[None]:
    """The part of the stage that the state calls for."""
    return {"route": _route, "spend": _spend, "field": _field, "fight": fight}[play.state.phase](
        play
    )


@cite("CMP-1", "CMP-19", "CMP-22")
def _route(play: RunPlay) -> Procedure[None]:
    """Who was away comes back, both sides may refit, and one of two missions is chosen."""
    stage = play.state.stage
    for line in play.state.roster:
        if line.condition in ("wounded", "repair") and line.back <= stage:
            play.emit(ev.Returned(line.unit))
    _tell_enemy(play, enemy_state.refitted(stage, play.state.enemy), "refit")
    missions = play.setting.run.stages[stage].missions
    choice = missions[0]
    if len(missions) > 1:
        options = tuple(TakeRoute(each.mission) for each in missions)
        taken: TakeRoute = yield Choose(SEAT, "which-mission", options, rule="CMP-19")
        choice = play.setting.run.choice(stage, taken.mission)
    if choice.harder:
        _tell_enemy(play, enemy_state.after(play.state.enemy, -1), "route")
    play.emit(ev.RouteTaken(choice.mission))


@cite("CMP-13", "CMP-15")
def _spend(play: RunPlay) -> Procedure[None]:
    """One purchase after the other, until nothing more is wanted or can be paid."""
    while True:
        state = play.state
        goods = purchases.for_sale(play.setting, state, play.setting.missions[state.mission])
        if not goods:
            break
        options = (*(Buy(what, unit) for what, unit, _ in goods), NoMore())
        wanted: Any = yield Choose(SEAT, "what-to-buy", options, rule="CMP-13")
        if isinstance(wanted, NoMore):
            break
        price = next(p for what, unit, p in goods if (what, unit) == (wanted.what, wanted.unit))
        play.emit(ev.Bought(wanted.what, price, wanted.unit))
        if wanted.what == purchases.REST:
            _rest(play)
    play.emit(ev.SpendingDone())


@cite("CMP-15")
def _rest(play: RunPlay) -> None:
    """All who are away come back at once, and the enemy has rested too."""
    for line in play.state.roster:
        if line.condition in ("wounded", "repair"):
            play.emit(ev.Returned(line.unit))
    _tell_enemy(play, enemy_state.after(play.state.enemy, 1), "rest")


@cite("CMP-5", "CMP-6")
def _field(play: RunPlay) -> Procedure[None]:
    """Each slot gets a fit counter; who goes is asked only where some would stay behind."""
    for line in replaced_freely(play.setting, play.state):
        play.emit(ev.Replaced(line.unit))
    mission = play.setting.missions[play.state.mission]
    open_slots = list(slots(play.setting, mission))
    while open_slots:
        slot = open_slots.pop(0)
        fit = fit_for(play.setting, play.state, slot)
        if not fit:
            play.emit(ev.Lent(slot))
            continue
        chosen = fit[0]
        if _is_a_choice(play, fit, [slot, *open_slots]):
            options = tuple(Field(line.unit) for line in fit)
            answer: Field = yield Choose(SEAT, "who-goes", options, rule="CMP-5")
            chosen = play.state.line(answer.unit)
        play.emit(ev.Fielded(slot, chosen.unit))
    play.emit(ev.MarchedOff(mission.id))


def _is_a_choice(play: RunPlay, fit: tuple[RosterLine, ...], open_slots: list[int]) -> bool:
    """Whether some stay behind, and they are not all alike."""
    same = [slot for slot in open_slots if fit_for(play.setting, play.state, slot)[:1]]
    kind = {line.unit for line in fit}
    wanted = sum({f.unit for f in fit_for(play.setting, play.state, s)} == kind for s in same)
    return len(fit) > wanted and len({line.stars for line in fit}) > 1


def _tell_enemy(play: RunPlay, to: int, why: str) -> None:
    if to != play.state.enemy:
        play.emit(ev.EnemyChanged(to, why))

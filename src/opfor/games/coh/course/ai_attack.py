"""The AI's attack: one roll against everybody in the hex, the CAP bonus on the first."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.ability.attack_limits import Firing, Solution
from opfor.games.coh.bot.order.plan import OF_MISSION, Plan
from opfor.games.coh.bot.rumored_enemies import revealed_shot, shot_of
from opfor.games.coh.bot.seen.survey import Outlook
from opfor.games.coh.course.upshot import Upshot, passes
from opfor.games.coh.rules.ar_and_dv import is_close
from opfor.games.coh.rules.fire_and_close_combat import at_fortification, volley
from opfor.games.coh.rules.hidden_units import reveal as come_into_view
from opfor.games.coh.rules.targets import price, targets_of
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import ActionTaken
from opfor.games.coh.values.play import CohPlay


@cite("COH-4.1.2-c", "COH-4.1.2-i")
def attack(play: CohPlay, plan: Plan, outlook: Outlook) -> Procedure[Upshot]:
    """The attack; an RE shows first who it is."""
    attacker, goal = plan.acting, plan.goal
    assert goal is not None
    firing = Firing(plan.long, plan.cap, plan.do == "group-attack")
    if play.setting.kind(play.state.counters[attacker]).has("rumored"):
        found = yield from revealed_shot(play, attacker, goal, firing, outlook)
    else:
        found = shot_of(play, attacker, goal, firing, outlook)
    if found == "passes":
        return Upshot(turned_back=True) if plan.line == OF_MISSION else passes(play)
    if found == "next-order":
        return Upshot(baulked=True)
    return (yield from _volley(play, found, goal, plan.cap))


@cite("COH-4.3.1-a", "COH-4.3.1-b", "COH-4.3.1-c", "QC-17")
def _volley(play: CohPlay, found: Solution, goal: int, cap: int) -> Procedure[Upshot]:
    """One roll against everybody in the hex, the target first; the bonus counts for the first."""
    shot, units = found.shot, (found.shot.attacker, *found.supporters)
    sight = look(play.setting, play.state)
    close = is_close(sight, shot)
    cost = price(sight, shot)
    side = play.state.counters[shot.attacker].side
    play.emit(ActionTaken(side, units, "close-combat" if close else "attack"))
    for unit in units:
        come_into_view(play, unit, "it opened fire")
    others = [] if close else [t for t in targets_of(sight, shot) if t != goal]
    yield from volley(play, shot, [goal, *others], bonus=cap)
    if not close:
        yield from at_fortification(play, shot)
    return Upshot(units, cost)

"""Healers at work in the Shooting phase: the most damaged unit they can reach."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose_once
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, lowest, prefer
from opfor.games.tactics2gm.bot.acting_order import HEALTH_LEFT, health
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_target,
    of_unit,
    target_called,
)
from opfor.games.tactics2gm.bot.sight.survey import look_again
from opfor.games.tactics2gm.rules.equipment import offer_tending, offer_token_uses, tend, use_token
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    SHARES,
    Act,
    Stream,
    Which,
)


@measure(id="cost-of", said="worth {} AP", brief="the dearest unit")
def cost_of_unit(battle: Battle, unit: int) -> int:
    return battle.cost[battle.card[unit]]


HEALTH = measure(id="health", said=HEALTH_LEFT, brief="the most damaged unit", per=SHARES)(
    health.of
)
HEAL: Asked = Question(
    "heal",
    "Whom does a healer tend?",
    "the wounded units it can reach",
    (lowest("2GM-WND-3", HEALTH), prefer("2GM-WND-3", cost_of_unit)),
    named=target_called,
    noted=noted_target,
    tie=by_die("whom the healer tends"),
    details=of_unit,
)


@cite("2GM-WND-3")
def tend_wounded(battle: Battle, unit: int) -> None:
    """A medic or mechanic, or a unit with their bag, takes wounds off the most damaged unit."""
    clear_offers(battle)
    offer_tending(battle, unit)
    offer_token_uses(battle, unit, True)
    if not battle.offered:
        return
    about(battle, battle.id[unit], battle.card[unit])
    ask(battle)
    for place in range(battle.offered):
        propose_once(battle, battle.offers[place].target)
    narrow(battle, Which.HEAL)
    heal(battle, unit, one_of_equals(battle, Which.HEAL, Stream.TIE))


def heal(battle: Battle, unit: int, patient: int) -> None:
    """Tend a unit in the first way that is offered."""
    place = 0
    while battle.offers[place].target != patient:
        place += 1
    unveil(battle)
    if battle.offers[place].act == Act.HEAL:
        tend(battle, unit, patient)
    else:
        use_token(battle, unit, battle.offers[place].played, patient)
    look_again(battle)

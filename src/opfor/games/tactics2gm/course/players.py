"""Who answers for a side: whoever is outside, or a player of simulations, who takes an offer at
random or by what it is worth."""

from __future__ import annotations

from opfor.core.asking import CHOOSE, answer, is_new, pick
from opfor.core.rows import REQUEST, note, row
from opfor.games.tactics2gm.course.best_offer import one_of_the_best
from opfor.games.tactics2gm.course.outside import answer_from_outside
from opfor.games.tactics2gm.rules.offers import as_told_outside
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import Sits, Stream


def choose(battle: Battle, side: int, what: int) -> Offer:
    """What a side takes of the offers; somebody outside is not asked about a single one."""
    if battle.asks:
        return battle.offers[asked(battle, side, what)]
    if battle.player[side] == Sits.OUTSIDE:
        if battle.offered == 1:
            return battle.offers[0]
        return battle.offers[answer_from_outside(battle, side, what)]
    if battle.player[side] == Sits.RANDOM:
        return battle.offers[pick(battle, Stream.PLAYER + side, battle.offered)]
    return battle.offers[one_of_the_best(battle, side, what)]


def asked(battle: Battle, side: int, what: int) -> int:
    """Whoever is outside chooses among the offers, which are told with units by their ids."""
    if is_new(battle):
        for number in range(battle.offered):
            battle.asked[number] = as_told_outside(battle, battle.offers[number])
        note(battle, REQUEST, CHOOSE, what, side, 1, row(battle.asked, battle.offered))
    return answer(battle, 0, battle.offered)

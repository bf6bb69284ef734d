"""Support cards carried out, one small function per effect."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.airplanes import comes_through
from opfor.games.tactics2gm.rules.board import is_played_by_ai, units_on
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.rules.damage import damage_terrain, touch
from opfor.games.tactics2gm.rules.decider import bots_loss, choose
from opfor.games.tactics2gm.rules.deeds import move_unit
from opfor.games.tactics2gm.rules.deployment import put_down
from opfor.games.tactics2gm.rules.night import reveal
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.piles import (
    discard_card,
    draw_one_fewer,
    is_held,
    lost_card,
    next_card,
    pay_for_card,
    take_card,
)
from opfor.games.tactics2gm.rules.shots import hurt
from opfor.games.tactics2gm.rules.targets import hp_left
from opfor.games.tactics2gm.rules.to_hit import terrain_cover, wounds_told
from opfor.games.tactics2gm.rules.victory import check_goals
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import HQ, NO_FIRE, NO_MOVE, Act, Effect, For, To, Type
from opfor.games.tactics2gm.values.events import ApGained, ApLost, UnitAffected


def play_support(battle: Battle, side: int, way: Offer) -> None:
    """Pay a card, put it away, and carry it out."""
    card = way.played
    pay_for_card(battle, side, card, battle.effect[card] == Effect.GENERAL)
    if battle.type[card] != Type.SUPPORT:
        drop(battle, side, way)
        reveal(battle)
        return
    EFFECTS[battle.effect[card]](battle, side, way)
    reveal(battle)
    check_goals(battle)


def affect(
    battle: Battle,
    unit: int,
    card: int,
    cover: int = 0,
    aim: int = 0,
    halted: int = 0,
    extra: int = 0,
    rank: int = 0,
    healed: int = 0,
) -> None:
    """A card changes what one unit can do."""
    touch(battle, unit, card)
    battle.cover[unit] += cover
    battle.aim[unit] += aim
    battle.halted[unit] |= halted
    battle.extra[unit] += extra
    battle.rank[unit] += rank
    battle.wounds[unit] -= healed
    tell(battle, UnitAffected, battle.id[unit], card, cover, aim, halted, extra, rank, healed)


def ammunition(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.unit, way.played, extra=battle.amount[way.played])


def smoke(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.unit, way.played, cover=battle.amount[way.played])


def spotter(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.unit, way.played, aim=-battle.amount[way.played])


def dazzle(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.target, way.played, aim=battle.amount[way.played])


def stun(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.target, way.played, halted=NO_MOVE | NO_FIRE)


def halt(battle: Battle, _side: int, way: Offer) -> None:
    affect(battle, way.target, way.played, halted=NO_MOVE)


def promotion(battle: Battle, _side: int, way: Offer) -> None:
    healed = min(1, battle.wounds[way.unit])
    affect(battle, way.unit, way.played, rank=battle.amount[way.played], healed=healed)


def heal_by_card(battle: Battle, _side: int, way: Offer) -> None:
    healed = min(battle.amount[way.played], battle.wounds[way.unit])
    affect(battle, way.unit, way.played, healed=healed)


def march(battle: Battle, _side: int, way: Offer) -> None:
    """A unit moves once more."""
    affect(battle, way.unit, way.played)
    move_unit(battle, way.unit, way.cell, 0)


@cite("2GM-CE-4")
def score_hit(battle: Battle, side: int, way: Offer) -> None:
    """The target is destroyed without a roll; the unit that scored it has fired."""
    affect(battle, way.unit, way.played, halted=NO_FIRE)
    hurt(battle, way.target, hp_left(battle, side, way.target), way.played, True)


def mines(battle: Battle, _side: int, way: Offer) -> None:
    hurt(battle, way.target, battle.amount[way.played], way.played, True)


@cite("2GM-CON-1")
def is_burnt_by(battle: Battle, card: int, unit: int) -> bool:
    """Whether such a card has hurt a unit before: it takes no harm again."""
    return battle.is_touched[unit] >> battle.number[card] & 1 == 1


@cite("2GM-CON-1")
def burn(battle: Battle, _side: int, way: Offer) -> None:
    """Everyone inside and the terrain itself take damage, those apart that such a card has hurt
    before."""
    card, cell = way.played, way.cell
    battle.struck_count = 0
    for unit in units_on(battle, cell):
        if not is_burnt_by(battle, card, unit):
            battle.struck[battle.struck_count] = unit
            battle.struck_count += 1
    for i in range(battle.struck_count):
        hurt(battle, battle.struck[i], battle.amount[card], card, True)
    wear_by_card(battle, cell, card)


def wear_by_card(battle: Battle, cell: int, card: int) -> None:
    """A card damages the terrain on a space, as far as there is any left."""
    left = battle.terrain_hp[battle.ground[cell]] - battle.worn[cell]
    damage = min(battle.amount[card], left)
    damage_terrain(battle, cell, damage, damage >= left, card)


def enigma(battle: Battle, side: int, way: Offer) -> None:
    """The enemy loses a card by chance (or draws one fewer), and one is drawn."""
    if battle.hands[1 - side]:
        discard_card(battle, 1 - side, lost_card(battle, 1 - side, way.played))
    else:
        draw_one_fewer(battle, 1 - side)
    if battle.draw_pile[side]:
        take_card(battle, side, next_card(battle, side, For.A_GAIN, way.played))


@cite("2GM-CE-3")
def espionage(battle: Battle, side: int, _way: Offer) -> None:
    """A card of the enemy's hand is discarded."""
    if not battle.hands[1 - side]:
        draw_one_fewer(battle, 1 - side)
        return
    is_by_ai = is_played_by_ai(battle, side)
    lost = bots_loss(battle) if is_by_ai else persons_loss(battle, side)
    discard_card(battle, 1 - side, lost)


def persons_loss(battle: Battle, side: int) -> int:
    """A person picks the card."""
    clear_offers(battle)
    for card in range(battle.cards):
        if is_held(battle, 1 - side, card):
            offer(battle, Act.DISCARD, played=card)
    return choose(battle, side, To.ESPIONAGE).played


def replacements(battle: Battle, side: int, way: Offer) -> None:
    take_card(battle, side, way.other)


def ram(battle: Battle, _side: int, way: Offer) -> None:
    """Damage to what is rammed, and a dent in the ram."""
    if way.target > HQ:
        hurt(battle, way.target, battle.amount[way.played], way.played, True)
    else:
        wear_by_card(battle, -1 - way.target, way.played)
    hurt(battle, way.unit, 1, way.played, True)


def barrage(battle: Battle, side: int, way: Offer) -> None:
    """A roll against one unit; the usual modifiers for cover and wounds apply."""
    card, target = way.played, way.target
    needed = battle.to_hit[card] + battle.cover[target] - wounds_told(battle, target)
    needed += terrain_cover(battle, battle.cell[target])
    rolled = roll_d10(battle, For.A_BARRAGE, card, 0, needed)
    if rolled >= battle.critical:
        hurt(battle, target, hp_left(battle, side, target), card, True)
    elif rolled >= needed and battle.penetration[card] >= battle.defence[battle.card[target]]:
        hurt(battle, target, battle.amount[card], card, True)
    else:
        affect(battle, target, card)


def sabotage(battle: Battle, side: int, way: Offer) -> None:
    """The enemy loses AP, as far as he has any."""
    lost = min(battle.amount[way.played], battle.ap[1 - side])
    battle.ap[1 - side] -= lost
    tell(battle, ApLost, 1 - side, lost)


def supplies(battle: Battle, side: int, way: Offer) -> None:
    battle.ap[side] += battle.amount[way.played]
    tell(battle, ApGained, side, 0, 0, 0, battle.amount[way.played])


def lies_beside_hq(_battle: Battle, _side: int, _way: Offer) -> None:
    """A general does nothing at once."""


def drop(battle: Battle, side: int, way: Offer) -> None:
    """Troops come down on a space, if the airplane gets there; if not, they stay in hand."""
    if comes_through(battle, side, battle.dropper, way.cell):
        put_down(battle, side, way.other, way.cell, 0)


EFFECTS = {
    Effect.HIT: score_hit,
    Effect.MINES: mines,
    Effect.FIRE: burn,
    Effect.PROMOTION: promotion,
    Effect.ENIGMA: enigma,
    Effect.ESPIONAGE: espionage,
    Effect.REPLACEMENTS: replacements,
    Effect.RAM: ram,
    Effect.AMMUNITION: ammunition,
    Effect.BARRAGE: barrage,
    Effect.SMOKE: smoke,
    Effect.SABOTAGE: sabotage,
    Effect.SUPPLIES: supplies,
    Effect.MARCH: march,
    Effect.HEAL: heal_by_card,
    Effect.SPOTTER: spotter,
    Effect.STUN: stun,
    Effect.HALT: halt,
    Effect.DAZZLE: dazzle,
    Effect.GENERAL: lies_beside_hq,
    Effect.PARATROOPERS: drop,
}

"""Support cards carried out, one small function per effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.tactics2gm.values.actions import Discard, PlaySupport
from opfor.games.tactics2gm.values.content import SupportRow
from opfor.games.tactics2gm.values.events import (
    ApGained,
    ApLost,
    CardsDiscarded,
    CardTaken,
    SupportPlayed,
    TerrainDamaged,
    UnitAffected,
    UnitDeployed,
    UnitMoved,
)
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import (
    NO_FIRE,
    NO_MOVE,
    Unit,
    cell_of_target,
    unit_of,
)
from tests.oracle.tactics2gm.rules.airplanes import meet
from tests.oracle.tactics2gm.rules.d10 import roll_d10
from tests.oracle.tactics2gm.rules.deployment import deploy_cost
from tests.oracle.tactics2gm.rules.night import reveal
from tests.oracle.tactics2gm.rules.shots import hurt
from tests.oracle.tactics2gm.rules.targets import mark
from tests.oracle.tactics2gm.rules.unseen_deck import turned_up, unseen_cards
from tests.oracle.tactics2gm.rules.victory import check_goals

Does = Callable[[TacticsPlay, int, SupportRow, PlaySupport], Procedure[None]]
Spies = Callable[[TacticsPlay, int, tuple[str, ...]], Procedure[str]]
"""Who names the card that Espionage takes from the enemy's hand."""


def picked(play: TacticsPlay, side: int, hand: tuple[str, ...]) -> Procedure[str]:
    """A person picks the card."""
    options = tuple(Discard(name) for name in hand)
    seat = play.setting.seats[side]
    answer = yield Choose(seat, "espionage", options, "the card the enemy discards")
    lost: str = answer.card
    return lost


def play_support(
    play: TacticsPlay, side: int, action: PlaySupport, spies: Spies = picked
) -> Procedure[None]:
    """Pay a card, put it away, and carry it out."""
    card = play.setting.cards.supports.get(action.card)
    if card is None:
        plane = play.setting.cards.units[action.card]
        play.emit(SupportPlayed(side, action.card, plane.cost))
        yield from drop(play, side, action)
        reveal(play)
        return
    stays = card.effect == "general"
    play.emit(SupportPlayed(side, card.id, card.cost, stays))
    if card.effect == "espionage":
        yield from _espionage(play, side, spies)
    else:
        yield from DOES[card.effect](play, side, card, action)
    reveal(play)
    check_goals(play)


def _affects(**changes: Callable[[SupportRow], int]) -> Does:
    """A card whose whole effect is a change to one unit: the own one, else the target."""

    def does(
        play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport
    ) -> Procedure[None]:
        amounts = {name: amount(card) for name, amount in changes.items()}
        play.emit(UnitAffected(action.unit or action.target, card.id, **amounts))
        yield from ()

    return does


@cite("2GM-CE-4")
def _hit(play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    """The target is destroyed without a roll; the unit that scored it has fired."""
    unit = unit_of(play.state, action.target)
    left = play.setting.cards.units[unit.card].hp - unit.wounds
    play.emit(UnitAffected(action.unit, card.id, halted=NO_FIRE))
    hurt(play, action.target, left, card.id)
    yield from ()


def _mines(play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    hurt(play, action.target, card.amount, card.id)
    yield from ()


@cite("2GM-CON-1")
def burnt(units: Iterable[Unit], card: str, cell: int) -> list[Unit]:
    """Whom a fire hurts: the units inside, those apart that such a card has hurt before."""
    return [unit for unit in units if unit.cell == cell and card not in unit.touched]


def _fire(play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    """Everyone inside and the terrain itself take damage."""
    piece = play.state.terrain[action.cell]
    assert piece is not None
    for unit in burnt(play.state.units, card.id, action.cell):
        hurt(play, unit.id, card.amount, card.id)
    left = play.setting.cards.terrain[piece.card].hp - piece.damage
    damage = min(card.amount, left)
    play.emit(TerrainDamaged(action.cell, damage, damage >= left, card.id))
    yield from ()


def _promotion(
    play: TacticsPlay, _s: int, card: SupportRow, action: PlaySupport
) -> Procedure[None]:
    healed = min(1, unit_of(play.state, action.unit).wounds)
    play.emit(UnitAffected(action.unit, card.id, rank=card.amount, healed=healed))
    yield from ()


def _enigma(play: TacticsPlay, side: int, card: SupportRow, _a: PlaySupport) -> Procedure[None]:
    enemy = 1 - side
    hand = play.state.decks[enemy].hand
    if hand:
        seat = play.setting.seats[enemy]
        lost = yield Draw(f"{seat} hand", tuple(sorted(hand)), f"{card.title}: a card is lost")
        play.emit(CardsDiscarded(enemy, (lost,)))
    else:
        play.emit(CardsDiscarded(enemy, (), short=1))
    pile = play.state.decks[side].draw
    if pile:
        seat = play.setting.seats[side]
        beyond = unseen_cards(play.setting, play.state, side, pile)
        why = f"{card.title}: draw a card"
        drawn = yield Draw(f"{seat} deck", pile, why, beyond=beyond)
        turned_up(play, side, drawn, pile)
        play.emit(CardTaken(side, drawn))


@cite("2GM-CE-3")
def _espionage(play: TacticsPlay, side: int, spies: Spies) -> Procedure[None]:
    """A card of the enemy's hand is discarded."""
    enemy = 1 - side
    hand = tuple(sorted(set(play.state.decks[enemy].hand)))
    if not hand:
        play.emit(CardsDiscarded(enemy, (), short=1))
        return
    lost = yield from spies(play, side, hand)
    play.emit(CardsDiscarded(enemy, (lost,)))


def _replacements(
    play: TacticsPlay, side: int, _c: SupportRow, action: PlaySupport
) -> Procedure[None]:
    play.emit(CardTaken(side, action.other))
    yield from ()


def _ram(play: TacticsPlay, side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    """Damage to what is rammed, and a dent in the ram."""
    at = mark(play.setting, play.state, side, action.target)
    if at.unit is not None:
        hurt(play, action.target, card.amount, card.id)
    else:
        damage = min(card.amount, at.hp)
        cell = cell_of_target(action.target)
        play.emit(TerrainDamaged(cell, damage, damage >= at.hp, card.id))
    hurt(play, action.unit, 1, card.id)
    yield from ()


def _barrage(
    play: TacticsPlay, side: int, card: SupportRow, action: PlaySupport
) -> Procedure[None]:
    """A roll against one unit; the usual modifiers for cover and wounds apply."""
    setting = play.setting
    at = mark(setting, play.state, side, action.target)
    assert at.unit is not None
    fire = setting.numbers.fire
    piece = play.state.terrain[at.cell]
    needed = card.to_hit + at.unit.cover - min(at.unit.wounds * fire.wound, fire.wound_cap)
    if piece is not None:
        needed += setting.cards.terrain[piece.card].cover
    rolled = yield from roll_d10(setting, f"{card.title}: {needed} or more hits")
    if rolled >= fire.critical:
        hurt(play, action.target, at.hp, card.id)
    elif rolled >= needed and card.penetration >= at.defence:
        hurt(play, action.target, card.amount, card.id)
    else:
        play.emit(UnitAffected(action.target, card.id))


def _sabotage(play: TacticsPlay, side: int, card: SupportRow, _a: PlaySupport) -> Procedure[None]:
    play.emit(ApLost(1 - side, min(card.amount, play.state.ap[1 - side])))
    yield from ()


def _supplies(play: TacticsPlay, side: int, card: SupportRow, _a: PlaySupport) -> Procedure[None]:
    play.emit(ApGained(side, other=card.amount))
    yield from ()


def _march(play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    play.emit(UnitAffected(action.unit, card.id))
    play.emit(UnitMoved(action.unit, action.cell))
    yield from ()


def _heal(play: TacticsPlay, _side: int, card: SupportRow, action: PlaySupport) -> Procedure[None]:
    healed = min(card.amount, unit_of(play.state, action.unit).wounds)
    play.emit(UnitAffected(action.unit, card.id, healed=healed))
    yield from ()


def _general(_p: TacticsPlay, _side: int, _card: SupportRow, _a: PlaySupport) -> Procedure[None]:
    yield from ()


def _paratroopers(
    play: TacticsPlay, side: int, _card: SupportRow, action: PlaySupport
) -> Procedure[None]:
    yield from drop(play, side, action)


def drop(play: TacticsPlay, side: int, action: PlaySupport) -> Procedure[None]:
    """Troops come down on a space, if the airplane gets there; if not, they stay in hand."""
    plane = play.setting.cards.units["c47"]
    if (yield from meet(play, side, plane, action.cell)):
        cost = deploy_cost(play.setting, play.state, side, action.other)
        play.emit(UnitDeployed(side, action.other, action.cell, cost, hidden=play.setting.night))


DOES: dict[str, Does] = {
    "hit": _hit,
    "mines": _mines,
    "fire": _fire,
    "promotion": _promotion,
    "enigma": _enigma,
    "replacements": _replacements,
    "ram": _ram,
    "ammunition": _affects(extra=lambda card: card.amount),
    "barrage": _barrage,
    "smoke": _affects(cover=lambda card: card.amount),
    "sabotage": _sabotage,
    "supplies": _supplies,
    "march": _march,
    "heal": _heal,
    "spotter": _affects(aim=lambda card: -card.amount),
    "stun": _affects(halted=lambda _card: NO_MOVE | NO_FIRE),
    "halt": _affects(halted=lambda _card: NO_MOVE),
    "dazzle": _affects(aim=lambda card: card.amount),
    "general": _general,
    "paratroopers": _paratroopers,
}

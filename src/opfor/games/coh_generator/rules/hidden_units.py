"""Cards that hide Units: German 14 and Soviet 08, for two players and for solo missions."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.effects import Ambush, HideUnit
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.turn_order import Turn, enemy_of
from opfor.games.coh_generator.rules.unit_placement import (
    choose_site,
    playable_cards,
    waiting_units,
)
from opfor.games.coh_generator.values.actions import ChooseUnit, UseCard
from opfor.games.coh_generator.values.events import ScoreAdded, SiteRecorded, UnitPlaced, WorkPlaced
from opfor.games.coh_generator.values.ground import INWARD
from opfor.games.coh_generator.values.names import unit_name
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Site, State, UnitAt, VictoryCondition, WorkAt

AMBUSH_MINE = "ambush-mine"


@cite("QS-9")
def hidden_side(rulings: Rulings, side: Nation) -> Nation:
    """Whose Unit a manhunt hides: the enemy's, or by ruling one's own."""
    return side if rulings.german_14_unit == "german" else enemy_of(side)


def hideable(state: State, side: Nation) -> tuple[UnitAt, ...]:
    """Units that can still be hidden: those waiting at an edge, but no truck that has its road."""
    driving = {route.unit for route in state.trucks if route.side == side and route.road}
    waiting = (u for u in state.units if u.side == side and u.where == "edge")
    return tuple(unit for unit in waiting if unit.unit not in driving)


@cite("SOLO-6.2-a", "QS-13")
def hide_unit(play: GeneratorPlay, turn: Turn, effect: HideUnit) -> Procedure[None]:
    """The hidden side's player picks a Unit and hides it; a solo mission notes three sites, the
    first of them the Unit's own, and settles later what they hold."""
    side = hidden_side(play.setting.rulings, turn.side)
    units = hideable(play.state, side)
    role = turn.role if any(unit.role == turn.role for unit in units) else units[0].role
    own = [unit.unit for unit in units if unit.role == role]
    options = tuple(ChooseUnit(name, side, hides=True) for name in own)
    question = f"Which {side.capitalize()} Unit hides?"
    answer: ChooseUnit = yield Choose(play.state.roles[role], question, options)
    unit = play.state.unit(side, answer.unit)
    count = 3 if play.setting.options.solo else 1
    yield from _hide(play, turn.card, (unit,), count)
    play.emit(ScoreAdded(_score(turn, effect.vp, unit)))


@cite("QS-9")
def _score(turn: Turn, vp: int, unit: UnitAt) -> VictoryCondition:
    """An enemy that hides is worth more when destroyed; by ruling an own Unit hides, and is worth
    as much if it lives."""
    score = VictoryCondition(
        side=turn.side, card=turn.card, kind="hidden", vp=vp, half=turn.half, of=(unit.unit,)
    )
    if unit.side != turn.side:
        return score
    return replace(score, kind="survive")


@cite("SOLO-6.2-c", "SOLO-6.2-d", "QS-13")
def ambush(play: GeneratorPlay, turn: Turn, _effect: Ambush) -> Procedure[None]:
    """One played card's Units hide, and a mine; a solo mission notes twice as many sites."""
    cards = playable_cards(play.state, turn.role, turn.side)
    options = tuple(UseCard(card) for card in cards)
    question = "Which played card's Units hide?"
    answer: UseCard = yield Choose(play.state.roles[turn.role], question, options)
    units = waiting_units(play.state, turn.role, answer.card)
    count = len(units) * (2 if play.setting.options.solo else 1)
    yield from _hide(play, turn.card, units, count, mine_role=turn.role)


def _hide(
    play: GeneratorPlay, card: str, units: tuple[UnitAt, ...], count: int, mine_role: str = ""
) -> Procedure[None]:
    """Name the sites, put the Units on the first of them, and a mine on one more."""
    player = play.state.roles[units[0].role]
    role, taken = units[0].role, {u.hex for u in play.state.units if u.where == "hidden"}
    sites: list[str] = []
    for number in range(1, count + 1):
        question = f"Where is empty site {number - len(units)} of {count - len(units)}?"
        if number <= len(units):
            question = f"Where does {unit_name(units[0].side, units[number - 1].unit)} hide?"
        hex_ = yield from choose_site(play, role, units, taken | set(sites), question)
        sites += [hex_] * bool(hex_)
    for unit, hex_ in zip(units, sites, strict=False):
        facing = INWARD[play.state.edges[unit.role][0][1]]
        play.emit(UnitPlaced(unit.side, unit.unit, hex_, facing, hidden=True, player=player))
    mine = ""
    if mine_role:
        question = "Where is the hidden mine?"
        taken |= {work.hex for work in play.state.works} | set(sites)
        mine = yield from choose_site(play, role, units, taken, question, mine=True)
    if mine:
        work = WorkAt(
            counter=AMBUSH_MINE,
            kind="mines",
            hex=mine,
            role=mine_role,
            side=units[0].side,
            hidden=True,
        )
        play.emit(WorkPlaced(work, player))
    hidden = tuple(unit.unit for unit, _ in zip(units, sites, strict=False))
    site = Site(card=card, side=units[0].side, units=hidden, hexes=tuple(sites), mine=mine)
    play.emit(SiteRecorded(site, player))

"""Putting the Units of a played card on the map, guarding markers, hiding."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.placement_limits import (
    Fault,
    Near,
    PlaceTest,
    hexes_passing,
    unit_test,
)
from opfor.games.coh_generator.values.actions import LeaveUnit, PlaceUnit, PutSite, UseCard
from opfor.games.coh_generator.values.events import UnitPlaced
from opfor.games.coh_generator.values.ground import INWARD, field_of, key, shown
from opfor.games.coh_generator.values.names import unit_name
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State, UnitAt

NO_CARD = UseCard("")


@cite("GEN-3.7-b", "GEN-4.2-c")
def playable_cards(state: State, role: str, side: Nation) -> tuple[str, ...]:
    """A role's cards played for Units of which some still wait at the edge."""
    waiting = {u.card for u in state.units if u.role == role and u.where == "edge"}
    return tuple(card for card in state.records[side].units if card in waiting)


def waiting_units(state: State, role: str, card: str) -> tuple[UnitAt, ...]:
    """The Units of a card that still wait at the edge."""
    return tuple(u for u in state.units if u.role == role and u.card == card and u.where == "edge")


@cite("GEN-3.7-b", "GEN-3.7-c", "GEN-3.7-d")
def place_one_card(
    play: GeneratorPlay, role: str, side: Nation, near: Near | None = None
) -> Procedure[bool]:
    """Let a role place all, some or none of the Units of one of its played cards.

    Units not placed stay at the entry edge. Says whether a card was used.
    """
    cards = playable_cards(play.state, role, side)
    if not cards:
        return False
    options = (*(UseCard(card) for card in cards), NO_CARD)
    question = "Which played card's Units do you place?"
    if near is not None:
        where = shown(play.state, near.hex)
        question = f"Which played card's Units guard the marker at {where}?"
    answer: UseCard = yield Choose(play.state.roles[role], question, options, rule="GEN-3.7-b")
    if answer == NO_CARD:
        return False
    for unit in waiting_units(play.state, role, answer.card):
        yield from place_unit(play, unit, near)
    return True


def place_unit(play: GeneratorPlay, unit: UnitAt, near: Near | None) -> Procedure[None]:
    """Let a role put one Unit on a legal hex, or leave it at the edge."""
    test = unit_test(play.state, unit.side, unit.unit, near)
    hexes = hexes_passing(play.state, test)
    options = (*(PlaceUnit(unit.unit, hex_) for hex_ in hexes), LeaveUnit(unit.unit))
    player = play.state.roles[unit.role]
    question = f"Where does {unit_name(unit.side, unit.unit)} go?"
    within = f"within {near.reach} of {shown(play.state, near.hex)}; " if near is not None else ""
    why = f"{within}a hex such as D11, or stay"
    answer = yield Choose(player, question, options, why, rule="GEN-3.7-a")
    if isinstance(answer, PlaceUnit):
        facing = INWARD[play.state.edges[unit.role][0][1]]
        play.emit(UnitPlaced(unit.side, unit.unit, answer.hex, facing))


def site_test(state: State, units: tuple[UnitAt, ...], taken: set[str]) -> PlaceTest:
    """The test of a hex for hiding any of these Units: legal for all, and not yet taken."""
    field = field_of(state)
    tests = [unit_test(state, unit.side, unit.unit) for unit in units]

    def fault(cell: int) -> Fault | None:
        if key(field, cell) in taken:
            return Fault("SOLO-6.2-c", "something hides there already")
        return next((found for test in tests if (found := test(cell)) is not None), None)

    return fault


def choose_site(
    play: GeneratorPlay,
    role: str,
    units: tuple[UnitAt, ...],
    taken: set[str],
    question: str,
    mine: bool = False,
) -> Procedure[str]:
    """Let a role name one hex at which something hides (or a mine); empty if there is none left."""
    hexes = tuple(hexes_passing(play.state, site_test(play.state, units, taken)))
    if not hexes:
        return ""
    options = tuple(PutSite(hex_, mine) for hex_ in hexes)
    answer: PutSite = yield Choose(play.state.roles[role], question, options, rule="GEN-3.7-a")
    return answer.hex

"""Whose turn it is: sides alternate, teammates alternate, printed orders win."""

from __future__ import annotations

from typing import NamedTuple

from opfor.cardboard.coh.generator_cards.tables import Half, Nation
from opfor.core.cite import cite
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import Segment, State


class Turn(NamedTuple):
    """Who plays which option; ``both`` if it holds for both sides (tops of Condition Cards)."""

    role: str
    side: Nation
    card: str
    half: Half = "top"
    both: bool = False


def enemy_of(side: Nation) -> Nation:
    return "soviet" if side == "german" else "german"


@cite("GEN-3.0-a", "GEN-4.2-a", "GEN-2.0-b")
def cycle(setting: Setting, state: State) -> tuple[str, ...]:
    """The roles in the order of play: the side with the initiative first, teammates by turns."""
    plan = setting.plan
    if plan.order:
        return _printed_order(setting, state)
    lead: Nation = "german" if state.lead == "german" else "soviet"
    ours, theirs = plan.roles(lead), plan.roles(enemy_of(lead))
    return tuple(role for pair in zip(ours, theirs, strict=True) for role in pair)


@cite("GEN-GL-9", "QG-11")
def _printed_order(setting: Setting, state: State) -> tuple[str, ...]:
    """Guideline 7 prints its order; by ruling it may start with the Initiative Player."""
    order = setting.plan.order
    if setting.rulings.three_player_start != "initiative-player":
        return order
    own = next(role for role, player in state.roles.items() if player == state.initiative)
    at = order.index(own)
    return order[at:] + order[:at]


@cite("GEN-3.0-a", "SOLO-5.2-d")
def sequence(setting: Setting, state: State) -> tuple[str, ...]:
    """Every play of the generation by role, until all have played their cards."""
    left = {seat.role: seat.plays for seat in setting.plan.seats}
    order, found = cycle(setting, state), []
    while any(left.values()):
        for role in order:
            if left[role]:
                left[role] -= 1
                found.append(role)
    return tuple(found)


def edge_of_side(state: State, side: Nation) -> tuple[Segment, ...]:
    """The entry edges of all roles of a side."""
    found: dict[Segment, None] = {}
    for role, segments in state.edges.items():
        if role.startswith(side):
            found |= dict.fromkeys(segments)
    return tuple(found)

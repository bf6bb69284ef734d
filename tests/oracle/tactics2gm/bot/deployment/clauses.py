"""What deployment orders are made of: kinds of cards, how they are ranked, what they carry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.state import AI, PLAYER, Unit
from opfor.games.tactics2gm.values.unit_classes import Kit, is_defensive, is_offensive
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.sight.danger import is_threat
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.targets import mark
from tests.oracle.tactics2gm.rules.to_hit import can_hurt

AirUse = Literal["patrol", "strongest-or-hq", "hq-or-supply", "aim", "aim-or-strongest",
                 "aim-or-defenders", "strongest", "enemy-or-supply", ""]  # fmt: skip
Fits = Callable[[Hand, str], bool]
ClauseKey = Literal["", "hardest-hitting", "fastest", "cheapest"]


class Clause(Struct, frozen=True):
    """Part of a deployment order: which cards it names, and which of them come first (without a
    key the most damage). ``kit`` is its own equipment, if it has one."""

    says: str
    fits: Fits
    key: ClauseKey = ""
    kit: Kit | None = None


class Orders(Struct, frozen=True):
    """A stance's deployment: its clauses in order, the equipment units get, whether that waits
    until no more units can be bought, and what airplanes are for. ``guns_second`` are the clauses
    if artillery is ruled to come before transports."""

    clauses: tuple[Clause, ...]
    kit: Kit
    units_first: bool = False
    air: AirUse = ""
    guns_second: tuple[Clause, ...] = ()


def is_tank(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return card is not None and card.type == "tank"


@cite("Q2-22")
def is_artillery(hand: Hand, name: str) -> bool:
    """Artillery; anti-air guns only while the Player has aircraft in play, or by ruling."""
    card = hand.unit(name)
    if card is None or card.type != "artillery":
        return False
    if "anti-air" not in card.traits:
        return True
    if hand.survey.rulings.anti_air_guns == "with-artillery":
        return True
    return has_aircraft(hand)


def has_aircraft(hand: Hand) -> bool:
    """Whether an airplane of the Player's lies beside his HQ."""
    units = hand.survey.cards.units
    planes = hand.survey.state.decks[PLAYER].in_play
    return any(name in units and units[name].type == "airplane" for name in planes)


def is_infantry(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return card is not None and card.type == "infantry"


def is_defensive_infantry(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return is_infantry(hand, name) and card is not None and is_defensive(hand.survey.setting, card)


def is_offensive_infantry(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return is_infantry(hand, name) and card is not None and is_offensive(hand.survey.setting, card)


def is_defensive_soldiery(hand: Hand, name: str) -> bool:
    """Defensive infantry or artillery."""
    return is_defensive_infantry(hand, name) or is_artillery(hand, name)


def is_soldiery(hand: Hand, name: str) -> bool:
    """Artillery, or infantry of either class."""
    return is_infantry(hand, name) or is_artillery(hand, name)


def is_loaded_transport(hand: Hand, name: str) -> bool:
    return hand.is_loaded(name)


def is_firing_transport(hand: Hand, name: str) -> bool:
    card = hand.unit(name)
    return card is not None and card.type == "transport" and card.can_fire


def carries(*types: str) -> Fits:
    """A transport with a rider of one of these types in hand."""

    def fits(hand: Hand, name: str) -> bool:
        card = hand.unit(name)
        if card is None or card.type != "transport":
            return False
        return any(hand.survey.cards.units[r].type in types for r in hand.riders(card))

    return fits


def carries_infantry_of(which: Fits) -> Fits:
    """A transport with a rider of this class in hand."""

    def fits(hand: Hand, name: str) -> bool:
        card = hand.unit(name)
        return (
            card is not None
            and card.type == "transport"
            and any(which(hand, rider) for rider in hand.riders(card))
        )

    return fits


@cite("V-17")
def is_mobile(hand: Hand, name: str) -> bool:
    """Any unit but a transport that would go empty and unarmed."""
    card = hand.unit(name)
    if card is None or (card.type == "artillery" and not is_artillery(hand, name)):
        return False
    return card.type != "transport" or card.can_fire or hand.is_loaded(name)


def punch(card: UnitRow) -> float:
    """Expected damage of a shot at a soft target: how strong a card is off the board."""
    return round((11 - card.to_hit) / 10 * card.damage, 4) if card.can_fire else 0.0


def damage_of(card: UnitRow) -> int:
    """The damage of a hit; none for a card without a weapon."""
    return card.damage if card.can_fire else 0


def has_effect(*effects: str) -> Fits:
    """A support card of one of these effects."""

    def fits(hand: Hand, name: str) -> bool:
        card = hand.support(name)
        return card is not None and card.effect in effects

    return fits


def has_tag(*tags: str) -> Fits:
    """A support card with one of these tags."""

    def fits(hand: Hand, name: str) -> bool:
        card = hand.support(name)
        return card is not None and card.tag in tags

    return fits


def is_airplane(hand: Hand, name: str) -> bool:
    return hand.plane(name) is not None


def is_fighter(hand: Hand, name: str) -> bool:
    card = hand.plane(name)
    return card is not None and card.kind == "fighter"


def damages_now(hand: Hand, name: str) -> bool:
    """A support card or airplane that does damage at once."""
    return has_tag("damage")(hand, name) or is_airplane(hand, name)


def may_destroy_top(hand: Hand, name: str) -> bool:
    """A unit that could destroy the most dangerous enemy by an ordinary hit, from some space of
    the deployment line, while that enemy is a threat."""
    card = hand.unit(name)
    if card is None or not card.can_fire:
        return False
    return any(_may_destroy(hand.survey, card, top) for top in hand.survey.most_dangerous())


def _may_destroy(survey: Survey, card: UnitRow, top: Unit) -> bool:
    if not is_threat(survey, top.id):
        return False
    at = mark(survey.setting, survey.state, AI, top.id)
    if not can_hurt(card, at) or card.damage < at.hp:
        return False
    row = survey.distance[top.cell]
    line = survey.board.entry(AI)
    return any(card.min_range <= row[cell] <= card.range for cell in line)


@cite("2GM-CE-1")
def damages_top(hand: Hand, name: str) -> bool:
    """A support card that does damage at once, while the Player has a unit on the board."""
    return bool(hand.survey.foes) and damages_now(hand, name)


def damages_aim(hand: Hand, name: str) -> bool:
    """A card that can do damage to the target itself: airplanes, where it must be destroyed."""
    return hand.survey.aim.destroy is not None and is_airplane(hand, name)

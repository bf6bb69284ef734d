"""Which cards the clauses of the deployment lists mean: every card of the game, in one hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.unit_classes import is_defensive, is_offensive
from tests.oracle.tactics2gm.bot.deployment import clauses
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.sight.survey import Survey

Says = Callable[[UnitRow], bool]


def field_with_all(*cards: str, **rulings: str) -> Field:
    named = {name.replace("_", "-"): value for name, value in rulings.items()}
    field = Field(mode="solo", rulings=named)
    every = cards or (*field.setting.cards.units, *field.setting.cards.supports)
    field.give(NORTH, *every)
    field.change(ap=(99, 0))
    return field


def hand_of(field: Field) -> Hand:
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "advance"))
    return Hand(survey, 99)


def meant(fits: clauses.Fits, hand: Hand) -> set[str]:
    return {name for name in hand.names if fits(hand, name)}


def rows(hand: Hand, says: Says) -> set[str]:
    return {name for name, row in hand.survey.cards.units.items() if says(row)}


SETTING = Field().setting
MEANT: dict[str, tuple[clauses.Fits, Says]] = {
    "tanks": (clauses.is_tank, lambda row: row.type == "tank"),
    "infantry": (clauses.is_infantry, lambda row: row.type == "infantry"),
    "defensive infantry": (
        clauses.is_defensive_infantry,
        lambda row: row.type == "infantry" and is_defensive(SETTING, row),
    ),
    "offensive infantry": (
        clauses.is_offensive_infantry,
        lambda row: row.type == "infantry" and is_offensive(SETTING, row),
    ),
    "artillery": (
        clauses.is_artillery,
        lambda row: row.type == "artillery" and "anti-air" not in row.traits,
    ),
    "soldiery": (
        clauses.is_soldiery,
        lambda row: row.type == "infantry"
        or (row.type == "artillery" and "anti-air" not in row.traits),
    ),
    "defensive soldiery": (
        clauses.is_defensive_soldiery,
        lambda row: (row.type == "infantry" and is_defensive(SETTING, row))
        or (row.type == "artillery" and "anti-air" not in row.traits),
    ),
    "firing transports": (
        clauses.is_firing_transport, lambda row: row.type == "transport" and row.can_fire
    ),
    "airplanes": (clauses.is_airplane, lambda row: row.type == "airplane"),
    "fighters": (
        clauses.is_fighter, lambda row: row.type == "airplane" and row.kind == "fighter"
    ),
    "transports for infantry": (
        clauses.carries("infantry"),
        lambda row: row.type == "transport" and "infantry" in row.carries,
    ),
    "transports for guns": (
        clauses.carries("artillery"),
        lambda row: row.type == "transport" and "artillery" in row.carries,
    ),
    "transports for offensive infantry": (
        clauses.carries_infantry_of(clauses.is_offensive_infantry),
        lambda row: row.type == "transport" and "infantry" in row.carries,
    ),
    "units that are of use on the move": (
        clauses.is_mobile,
        lambda row: row.type in ("infantry", "tank")
        or (row.type == "artillery" and "anti-air" not in row.traits)
        or (row.type == "transport" and (row.can_fire or bool(row.carries))),
    ),
}  # fmt: skip


@pytest.mark.parametrize("clause", MEANT)
def test_which_units_a_clause_means(clause: str) -> None:
    fits, says = MEANT[clause]
    hand = hand_of(field_with_all())
    expected = rows(hand, says)
    assert expected
    assert meant(fits, hand) == expected


@pytest.mark.rule("Q2-22")
def test_anti_air_guns_count_while_aircraft_are_about_or_by_ruling() -> None:
    field = field_with_all()
    usual = meant(clauses.is_artillery, hand_of(field))
    field._deck(SOUTH, in_play=("general",))
    assert meant(clauses.is_artillery, hand_of(field)) == usual
    field._deck(SOUTH, in_play=("general", "stuka"))
    with_planes = meant(clauses.is_artillery, hand_of(field))
    ruled = field_with_all(anti_air_guns="with-artillery")
    assert with_planes == meant(clauses.is_artillery, hand_of(ruled))
    assert with_planes - usual == {"flak38", "bofors"}


@pytest.mark.rule("V-17")
@pytest.mark.parametrize(
    ("cards", "ap", "loaded"),
    [(("truck", "light-infantry"), 9, True), (("truck", "tiger"), 9, False),
     (("truck",), 9, False), (("truck", "heavy-infantry"), 3, True),
     (("truck", "heavy-infantry"), 2, False)],
)  # fmt: skip
def test_a_truck_is_loaded_by_a_rider_that_can_be_paid_too(
    cards: tuple[str, ...], ap: int, loaded: bool
) -> None:
    """A truck costs 1, heavy infantry 2."""
    field = field_with_all(*cards)
    field.change(ap=(ap, 0))
    hand = hand_of(field)
    assert (hand.cost("truck"), hand.survey.cards.units["heavy-infantry"].cost) == (1, 2)
    assert clauses.is_loaded_transport(hand, "truck") == loaded
    assert clauses.is_mobile(hand, "truck") == loaded


def test_support_cards_are_told_by_effect_and_by_tag() -> None:
    hand = hand_of(field_with_all())
    supports = hand.survey.cards.supports
    effects = {name for name, row in supports.items() if row.effect in ("fire", "mines")}
    assert meant(clauses.has_effect("fire", "mines"), hand) == effects
    damaging = {name for name, row in supports.items() if row.tag == "damage"}
    assert meant(clauses.has_tag("damage"), hand) == damaging
    planes = rows(hand, lambda row: row.type == "airplane")
    assert meant(clauses.damages_now, hand) == damaging | planes


@pytest.mark.rule("2GM-CE-1")
def test_damage_needs_somebody_to_suffer_it() -> None:
    field = field_with_all("stuka", "mines", "luck")
    assert meant(clauses.damages_top, hand_of(field)) == set()
    assert meant(clauses.damages_aim, hand_of(field)) == {"stuka"}, "the HQ can be bombed"
    field.put(SOUTH, "truck", 4, 4)
    assert meant(clauses.damages_top, hand_of(field)) == {"stuka", "mines"}

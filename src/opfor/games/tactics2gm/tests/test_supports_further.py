"""One story for each further support card, and what holds for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.games.tactics2gm.course.lookout import (
    deployment_options,
    plays_of,
    shooting_options,
    support_plays,
)
from opfor.games.tactics2gm.tests.deeds import end_turn, shoot, start
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.tests.hand import field_with, play
from opfor.games.tactics2gm.values.actions import PlaySupport


def test_extra_ammunition_gives_a_second_shot() -> None:
    field = field_with("ammunition")
    sherman = field.put(SOUTH, "sherman", 4, 5)
    tiger = field.put(NORTH, "tiger", 2, 5)
    play(field, PlaySupport("ammunition", unit=sherman))
    field.do(shoot(field.play, sherman, 0, tiger), 1)
    assert shooting_options(field.setting, field.state, SOUTH)
    field.do(shoot(field.play, sherman, 0, tiger), 1)
    assert not shooting_options(field.setting, field.state, SOUTH)


@pytest.mark.parametrize(("rolled", "wounds"), [(4, 0), (5, 2)])
def test_an_artillery_barrage_rolls_to_hit(rolled: int, wounds: int) -> None:
    field = field_with("artillery-barrage")
    tank = field.put(NORTH, "panzer-iii", 1, 1)
    play(field, PlaySupport("artillery-barrage", target=tank), rolled)
    assert field.unit(tank).wounds == wounds


def test_a_smoke_barrage_covers_a_unit_until_its_next_start() -> None:
    field = field_with("smoke-barrage")
    tank = field.put(SOUTH, "sherman", 4, 5)
    play(field, PlaySupport("smoke-barrage", unit=tank))
    assert field.unit(tank).cover == 2
    start(field.play, NORTH)
    assert field.unit(tank).cover == 2
    start(field.play, SOUTH)
    assert field.unit(tank).cover == 0


def test_sabotage_takes_what_there_is() -> None:
    field = field_with("sabotage")
    field.change(ap=(1, 9))
    play(field, PlaySupport("sabotage"))
    assert field.state.ap == (0, 8)


def test_a_supply_column_brings_ap_and_counts_in_a_deck() -> None:
    field = field_with("supply-column")
    play(field, PlaySupport("supply-column"))
    assert field.state.ap[SOUTH] == 11
    assert field.setting.cards.points("supply-column") == 2


@pytest.mark.rule("2GM-PH-10")
def test_a_forced_march_moves_a_unit_again_but_not_a_new_one() -> None:
    field = field_with("forced-march")
    old = field.put(SOUTH, "sherman", 5, 5, moved=True)
    new = field.put(SOUTH, "sherman", 6, 5, fresh=True)
    plays = support_plays(field.setting, field.state, SOUTH)
    assert {p.unit for p in plays} == {old}
    play(field, PlaySupport("forced-march", unit=old, cell=field.cell(4, 5)))
    assert field.unit(old).cell == field.cell(4, 5)
    assert field.unit(new).cell == field.cell(6, 5)


@pytest.mark.parametrize(
    ("card", "patient", "other"),
    [("field-hospital", "heavy-infantry", "sherman"), ("field-workshop", "sherman", "mortar")],
)
def test_hospital_and_workshop_take_wounds_off(card: str, patient: str, other: str) -> None:
    field = field_with(card)
    hurt = field.put(SOUTH, patient, 5, 5, wounds=2)
    field.put(SOUTH, other, 5, 6, wounds=1)
    assert support_plays(field.setting, field.state, SOUTH) == [PlaySupport(card, unit=hurt)]
    play(field, PlaySupport(card, unit=hurt))
    assert field.unit(hurt).wounds == 0


def test_a_forward_observer_helps_this_turn_only() -> None:
    field = field_with("forward-observer")
    gun = field.put(SOUTH, "m2-105mm", 6, 5)
    play(field, PlaySupport("forward-observer", unit=gun))
    assert field.unit(gun).aim == -2
    end_turn(field.play, SOUTH)
    assert field.unit(gun).aim == 0


def test_star_shells_spoil_the_enemys_aim_in_its_next_turn() -> None:
    field = field_with("star-shells")
    gun = field.put(NORTH, "pak40", 2, 5)
    play(field, PlaySupport("star-shells", target=gun))
    end_turn(field.play, SOUTH)
    assert field.unit(gun).aim == 2
    end_turn(field.play, NORTH)
    assert field.unit(gun).aim == 0


@pytest.mark.rule("2GM-CON-1")
def test_the_same_card_never_affects_a_unit_twice() -> None:
    field = field_with("mines")
    field.give(SOUTH, "mines")
    tank = field.put(NORTH, "panzer-iii", 2, 5)
    play(field, PlaySupport("mines", target=tank))
    assert field.unit(tank).wounds == 2
    assert support_plays(field.setting, field.state, SOUTH) == []


@pytest.mark.rule("2GM-CON-5")
def test_a_card_of_the_wrong_phase_or_price_is_not_offered() -> None:
    field = field_with("hit")
    field.put(SOUTH, "sherman", 4, 5)
    field.put(NORTH, "pak40", 2, 5)
    assert plays_of(field.setting, field.state, SOUTH, "hit")
    assert support_plays(field.setting, field.state, SOUTH, "after-shooting") == []
    field.change(ap=(9, 3))
    assert plays_of(field.setting, field.state, SOUTH, "hit") == []


def test_every_support_card_of_the_pack_has_a_story_here() -> None:
    """A card without a story would go unnoticed."""
    here = Path(__file__).parent
    text = "".join(p.read_text(encoding="utf-8") for p in here.glob("test_supports*.py"))
    field = Field()
    missing = [name for name in field.setting.cards.supports if f'"{name}"' not in text]
    assert missing == []
    assert deployment_options(field.setting, field.state, SOUTH) == []

"""One story for each token, and the limits of what a unit may carry."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import shooting_options
from opfor.games.tactics2gm.tests.asked import equipment_buys, mark, need, takes_token, token_uses
from opfor.games.tactics2gm.tests.deeds import carry_out, end_turn, flip_over, shoot, start
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Equip, Shoot, UseToken
from opfor.games.tactics2gm.values.arms import weapon
from opfor.games.tactics2gm.values.unit_classes import token_classes, unit_classes

WEAPONS = ["mg", "vehicle-hmg", "howitzer", "hmg", "grenades", "bazooka", "sniper",
           "flamethrower", "mortar"]  # fmt: skip


def bearer_of(token: str) -> str:
    row = Field().setting.cards.tokens[token]
    return {"infantry": "heavy-infantry", "artillery": "pak40", "tank": "panzer-iv"}[row.types[0]]


@pytest.mark.parametrize("token", WEAPONS)
def test_a_weapon_token_fires_beside_the_units_own_weapon(token: str) -> None:
    field = Field()
    unit = field.put(NORTH, bearer_of(token), 3, 5, tokens=[token])
    arm = weapon(field.setting, field.unit(unit), 1)
    enemy = field.put(SOUTH, "truck", 3, 5 + arm.min_range)
    options = shooting_options(field.setting, field.state, NORTH)
    assert Shoot(unit, 1, enemy) in options
    field.do(shoot(field.play, unit, 1, enemy), 9)
    struck = not field.is_there(enemy) or field.unit(enemy).wounds > 0
    assert struck
    field.put(SOUTH, "truck", 4, 5)
    assert not [o for o in shooting_options(field.setting, field.state, NORTH)
                if isinstance(o, Shoot) and o.slot == 1]  # fmt: skip


def test_a_flamethrower_token_ignores_cover() -> None:
    field = Field()
    unit = field.unit(field.put(NORTH, "heavy-infantry", 3, 5, tokens=["flamethrower"]))
    field.lay("bunker", 3, 6)
    enemy = field.put(SOUTH, "heavy-infantry", 3, 6)
    at = mark(field.setting, field.state, NORTH, enemy)
    assert need(field.setting, field.state, unit, weapon(field.setting, unit, 1), at) == 4
    assert need(field.setting, field.state, unit, weapon(field.setting, unit, 0), at) == 8


def test_face_down_makes_its_bearer_harder_to_hit_until_the_next_start() -> None:
    field = Field()
    unit = field.put(NORTH, "light-infantry", 3, 5, tokens=["face-down"])
    uses = token_uses(field.setting, field.state, field.unit(unit), shooting=False)
    assert uses == [UseToken(unit, 1, unit)]
    field.do(carry_out(field.play, NORTH, uses[0]))
    assert field.unit(unit).cover == 2
    start(field.play, NORTH)
    assert field.unit(unit).cover == 0


def test_a_smoke_shell_covers_a_friend_within_two() -> None:
    field = Field()
    gun = field.put(NORTH, "pak40", 2, 5, tokens=["smoke-shell"])
    near = field.put(NORTH, "light-infantry", 3, 6)
    far = field.put(NORTH, "light-infantry", 5, 5)
    uses = token_uses(field.setting, field.state, field.unit(gun), shooting=False)
    assert {u.target for u in uses} == {gun, near}
    assert far not in {u.target for u in uses}
    field.do(carry_out(field.play, NORTH, UseToken(gun, 1, near)))
    assert field.unit(near).cover == 2


def test_a_smoke_screen_blinds_an_enemy_for_its_next_turn() -> None:
    field = Field()
    tank = field.put(NORTH, "panzer-iv", 3, 5, tokens=["smoke-screen"])
    enemy = field.put(SOUTH, "sherman", 5, 5)
    field.do(carry_out(field.play, NORTH, UseToken(tank, 1, enemy)))
    end_turn(field.play, NORTH)
    assert field.unit(enemy).aim == 2
    end_turn(field.play, SOUTH)
    assert field.unit(enemy).aim == 0


@pytest.mark.parametrize(
    ("token", "patient", "other"),
    [("medic", "heavy-infantry", "panzer-iv"), ("mechanic", "panzer-iv", "heavy-infantry")],
)
def test_medic_and_mechanic_tokens_tend_their_own(token: str, patient: str, other: str) -> None:
    field = Field()
    healer = field.put(NORTH, "light-infantry", 3, 5, tokens=[token])
    hurt = field.put(NORTH, patient, 3, 6, wounds=2)
    field.put(NORTH, other, 3, 4, wounds=1)
    options = shooting_options(field.setting, field.state, NORTH)
    assert options == [UseToken(healer, 1, hurt)]
    field.do(carry_out(field.play, NORTH, options[0]))
    assert field.unit(hurt).wounds == 1


@pytest.mark.parametrize(
    ("healer", "patient"), [("medic", "heavy-infantry"), ("mechanic", "panzer-iv")]
)
def test_medic_and_mechanic_cards_tend_a_neighbour(healer: str, patient: str) -> None:
    field = Field()
    field.put(NORTH, healer, 3, 5)
    hurt = field.put(NORTH, patient, 3, 6, wounds=2)
    (heal,) = shooting_options(field.setting, field.state, NORTH)
    field.do(carry_out(field.play, NORTH, heal))
    assert field.unit(hurt).wounds == 1
    assert shooting_options(field.setting, field.state, NORTH) == []


@pytest.mark.rule("2GM-CON-4")
def test_an_arrow_token_is_flipped_and_comes_back_a_turn_later() -> None:
    field = Field()
    unit = field.put(NORTH, "heavy-infantry", 3, 5, tokens=["grenades"])
    enemy = field.put(SOUTH, "sherman", 3, 6)

    def may_throw() -> bool:
        options = shooting_options(field.setting, field.state, NORTH)
        return any(isinstance(o, Shoot) and o.slot == 1 for o in options)

    field.do(shoot(field.play, unit, 1, enemy), 1)
    assert not may_throw()
    for used_up in (True, False):  # flipped in its own turn's Flip over? no; in the next one: yes
        flip_over(field.play, NORTH)
        end_turn(field.play, NORTH)
        assert bool(field.unit(unit).tokens[0].used) == used_up
        start(field.play, SOUTH)
        end_turn(field.play, SOUTH)
        start(field.play, NORTH)
        assert may_throw() != used_up


@pytest.mark.rule("2GM-CON-4")
def test_a_token_without_an_arrow_works_every_turn() -> None:
    field = Field()
    unit = field.put(NORTH, "panzer-iv", 3, 5, tokens=["mg"])
    enemy = field.put(SOUTH, "sherman", 3, 6)
    field.do(shoot(field.play, unit, 1, enemy), 1)
    flip_over(field.play, NORTH)
    end_turn(field.play, NORTH)
    start(field.play, NORTH)
    assert Shoot(unit, 1, enemy) in shooting_options(field.setting, field.state, NORTH)


@pytest.mark.rule("2GM-CON-2")
def test_infantry_carries_one_offensive_and_one_defensive_token() -> None:
    field = Field()
    tokens = field.setting.cards.tokens
    sniper = field.unit(field.put(NORTH, "heavy-infantry", 1, 5, tokens=["sniper"]))
    assert not takes_token(field.setting, sniper, tokens["flamethrower"])
    assert takes_token(field.setting, sniper, tokens["face-down"])
    assert takes_token(field.setting, sniper, tokens["grenades"])
    full = field.unit(field.put(NORTH, "heavy-infantry", 1, 6, tokens=["sniper", "face-down"]))
    assert not any(takes_token(field.setting, full, token) for token in tokens.values())


def test_vehicles_have_two_places_and_no_token_twice() -> None:
    field = Field()
    tokens = field.setting.cards.tokens
    tank = field.unit(field.put(NORTH, "panzer-iv", 1, 5, tokens=["mg"]))
    assert not takes_token(field.setting, tank, tokens["mg"])
    assert takes_token(field.setting, tank, tokens["vehicle-hmg"])
    full = field.unit(field.put(NORTH, "panzer-iv", 1, 6, tokens=["mg", "howitzer"]))
    assert not takes_token(field.setting, full, tokens["smoke-shell"])


@pytest.mark.parametrize(("card", "weapon_token"), [("medic", "hmg"), ("truck", "mg")])
def test_medics_and_trucks_take_no_weapon(card: str, weapon_token: str) -> None:
    field = Field()
    unit = field.unit(field.put(NORTH, card, 1, 5))
    assert not takes_token(field.setting, unit, field.setting.cards.tokens[weapon_token])


def test_equipment_is_bought_on_the_deployment_line_and_paid() -> None:
    field = Field()
    home = field.put(NORTH, "panzer-iv", 1, 5)
    field.put(NORTH, "panzer-iv", 3, 5)
    buys = equipment_buys(field.setting, field.state, NORTH)
    assert {b.unit for b in buys} == {home}
    field.do(carry_out(field.play, NORTH, Equip(home, "howitzer")))
    assert field.state.ap[NORTH] == 7
    assert [t.kind for t in field.unit(home).tokens] == ["howitzer"]
    field.change(ap=(0, 0))
    assert equipment_buys(field.setting, field.state, NORTH) == []


@pytest.mark.rule("2GM-CLS-1", "2GM-CLS-2", "2GM-CLS-3", "2GM-CLS-4")
@pytest.mark.parametrize(
    ("card", "classes"),
    [
        ("light-infantry", {"defensive"}), ("command-group", {"defensive"}),
        ("medic", {"defensive"}), ("mortar", {"defensive"}), ("mechanic", {"defensive"}),
        ("heavy-infantry", {"offensive"}), ("rangers", {"offensive"}),
        ("sniper", {"offensive"}), ("flamethrower", {"offensive"}),
        ("hmg", {"offensive", "defensive"}), ("grenades", {"offensive", "defensive"}),
        ("infantry-bazooka", {"offensive", "defensive"}), ("pak40", {"offensive", "defensive"}),
        ("sdkfz-251", {"offensive", "defensive"}), ("truck", set()),
        ("bf109", {"offensive", "defensive"}), ("tiger", {"offensive"}), ("stuka", {"offensive"}),
    ],
)  # fmt: skip
def test_classes_of_units(card: str, classes: set[str]) -> None:
    setting = Field().setting
    assert unit_classes(setting, setting.unit(card)) == classes


@pytest.mark.rule("2GM-CLS-5")
@pytest.mark.parametrize(
    ("token", "classes"),
    [
        ("face-down", {"defensive"}), ("smoke-shell", {"defensive"}), ("mg", {"offensive"}),
        ("vehicle-hmg", {"offensive"}), ("howitzer", {"offensive"}),
        ("smoke-screen", {"offensive"}), ("hmg", {"offensive", "defensive"}),
    ],
)  # fmt: skip
def test_classes_of_tokens(token: str, classes: set[str]) -> None:
    assert token_classes(Field().setting, token) == classes


@pytest.mark.rule("2GM-CLS-5")
def test_the_role_printed_on_a_token_is_its_class() -> None:
    setting = Field().setting
    for token in setting.cards.tokens.values():
        both = ["defensive", "offensive"]
        expected = both if token.role == "both" else [token.role]
        assert sorted(token_classes(setting, token.id)) == expected

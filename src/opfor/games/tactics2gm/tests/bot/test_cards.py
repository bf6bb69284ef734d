"""Support cards: when the AI plays them and on whom; equipment in use."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, choices, decided, deployed, foe, shots
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.events import CardsDiscarded, CardTaken, UnitAffected
from opfor.games.tactics2gm.values.stances import stance_named
from tests.oracle.tactics2gm.bot.cards.promotion import is_fit, promote
from tests.oracle.tactics2gm.bot.deployment.next_card import deploy_cards
from tests.oracle.tactics2gm.bot.sight.survey import Survey

FULL = [ai(f"a{n}", 1, n, movement=0, range=1) for n in range(1, 11)]
"""A full deployment line: no unit can enter."""


def play(
    *cards: str, units: tuple[Any, ...], stance: str = "defense", ap: int = 9, **fields: Any
) -> Situation:  # fmt: skip
    return decided(*units, hand=list(cards), ap=ap, stance=stance, phase="deployment", **fields)


def survey_of(field: Field, stance: str) -> Survey:
    return Survey(field.setting, field.state, stance_named("battle-royal", stance))


@pytest.mark.rule("2GM-CE-2", "V-21", "V-24")
def test_promotion_goes_to_the_strongest_fit_killer() -> None:
    field = Field(mode="solo")
    field.give(NORTH, "promotion")
    field.put(SOUTH, "heavy-infantry", 4, 5)
    weak = field.put(NORTH, "light-infantry", 3, 5, kills=1)
    strong = field.put(NORTH, "panzer-iv", 3, 4, kills=1)
    field.put(NORTH, "tiger", 3, 6, kills=1, wounds=2)
    field.put(NORTH, "panther", 3, 7)
    field.do(promote(field.play, survey_of(field, "advance")))
    (event,) = field.events(UnitAffected)
    assert event.unit == strong
    assert event.unit != weak


@pytest.mark.rule("2GM-CE-3")
@pytest.mark.parametrize(("held", "is_played"), [(6, True), (5, False)])
def test_enigma_waits_for_a_full_hand_of_the_player(held: int, is_played: bool) -> None:
    field = Field(mode="solo")
    field.give(NORTH, "espionage", "fire")
    field.give(SOUTH, *("light-infantry",) * (held - 1), "pershing")
    field.do(deploy_cards(field.play, survey_of(field, "advance")), answers=["pershing"])
    lost = [e.cards for e in field.events(CardsDiscarded)]
    assert lost == ([("pershing",)] if is_played else [])


@pytest.mark.rule("2GM-CE-3")
def test_enigma_waits_while_other_cards_are_of_use() -> None:
    situation = play("enigma", "light-infantry", units=(), player_hand=["hit"] * 7, ap=9)
    assert deployed(situation) == ["light-infantry", "enigma"]


@pytest.mark.rule("2GM-CE-4")
def test_hit_destroys_the_most_dangerous_target() -> None:
    shooter = ai("gun", 2, 5, "lefh18")
    calm = foe("calm", 4, 4, hp=9, range=2, to_hit=9, penetration=3)
    worst = foe("worst", 4, 6, hp=9, damage=3, range=4, to_hit=2, penetration=3)
    situation = play("hit", units=(shooter, calm, worst), stance="total-defense")
    assert choices(situation, "support", card="hit") == ["worst by gun"]


@pytest.mark.rule("2GM-CE-5")
def test_fire_goes_where_it_hurts_most() -> None:
    houses = [{"card": "house", "line": 4, "column": 3}, {"card": "house", "line": 4, "column": 8}]
    units = foe("p", 4, 3, hp=3), foe("q", 4, 8, hp=3), foe("r", 4, 8, hp=3)
    situation = play("fire", units=units, terrain=houses)
    assert choices(situation, "support", card="fire") == ["4-8"]


@pytest.mark.rule("2GM-CE-6")
def test_mines_lie_before_the_most_dangerous_then_the_dearest() -> None:
    raider = foe("raider", 3, 5, damage=3, range=4, hp=4, to_hit=2, penetration=3)
    calm = foe("calm", 3, 9, hp=4, cost=9, traits=["no-fire"])
    situation = play("mines", units=(calm, raider), stance="total-defense")
    assert choices(situation, "support", card="mines") == ["raider"]
    cheap, dear = (foe(name, 4, 1 + cost, hp=4, cost=cost, traits=["no-fire"], movement=0)
                   for name, cost in (("cheap", 1), ("dear", 5)))  # fmt: skip
    tied = play("mines", units=(cheap, dear), stance="total-defense")
    assert choices(tied, "support", card="mines") == ["dear"]


@pytest.mark.rule("2GM-CE-7")
@pytest.mark.parametrize(("hand", "fetched"), [((), ["panzer-iii"]), (("truck",), [])])
def test_replacements_fetch_the_strongest_that_can_be_paid(
    hand: tuple[str, ...], fetched: list[str]
) -> None:
    field = Field(mode="solo")
    field.change(ap=(4, 0))
    field.give(NORTH, "replacements", *hand)
    field.stack(NORTH, "light-infantry", "panzer-iii", "tiger")
    field.do(deploy_cards(field.play, survey_of(field, "total-defense")), *(3,) * 9)
    assert [e.card for e in field.events(CardTaken)] == fetched


@pytest.mark.rule("2GM-CE-8")
@pytest.mark.parametrize(("column", "is_played"), [(5, True), (9, False)])
def test_luck_is_for_a_miss_at_the_most_dangerous(column: int, is_played: bool) -> None:
    """The gun reaches one of the two; luck is kept unless that one is the worst."""
    gun = ai("gun", 2, column, range=3, to_hit=6, movement=0)
    worst = foe("worst", 4, 5, damage=4, range=5, hp=9, to_hit=1, movement=0)
    calm = foe("calm", 4, 9, hp=9, traits=["no-fire"], movement=0)
    situation = decided(gun, worst, calm, hand=["luck"], ap=2, stance="advance", phase="shooting",
                        dice=[2, 9])  # fmt: skip
    assert ("luck" in deployed(situation)) is is_played
    assert len(shots(situation)) == 1


@pytest.mark.rule("2GM-CE-9")
def test_a_heavy_bomber_breaks_the_supply_line() -> None:
    crowd = [foe(f"c{n}", 6, n, hp=3) for n in (1, 2, 3, 10)]
    link = foe("link", 5, 8, hp=3)
    situation = play("b-17", units=(*crowd, link), stance="advance")
    (decision,) = asked(situation, "flight", card="b-17")
    assert decision.steps[0].rule == "2GM-CE-9"
    assert decision.chosen == "link"


@pytest.mark.rule("2GM-CE-9")
@pytest.mark.parametrize("plane", ["b-17", "he111"])
def test_all_under_one_bomb_count_for_breaking_the_supply_line(plane: str) -> None:
    """Two stand side by side on line 5 and fall together; the crowd would suffer more."""
    crowd = [foe(f"c{n}", 6, n, hp=3) for n in (1, 2, 3, 10)]
    pair = [foe("left", 5, 8, hp=3), foe("right", 5, 9, hp=3)]
    (decision,) = asked(play(plane, units=(*crowd, *pair), stance="advance"), "flight", card=plane)
    assert set(decision.steps[0].kept) == {"left", "right"}
    apart = [pair[0], foe("right", 5, 5, hp=3)]
    (decision,) = asked(play(plane, units=(*crowd, *apart), stance="advance"), "flight", card=plane)
    assert not decision.steps[0].applied


@pytest.mark.rule("2GM-ORD-4")
def test_smoke_covers_the_unit_that_would_suffer_most() -> None:
    user = ai("user", 2, 5, "pak36", equipment=["smoke-shell"])
    safe = ai("safe", 2, 4, hp=3, defence=9)
    target = ai("target", 3, 5, hp=6)
    enemy = foe("p", 4, 5, damage=3, range=1, to_hit=3)
    situation = play(units=(user, safe, target, enemy))
    assert choices(situation, "token", token="smoke-shell") == ["target"]


@pytest.mark.rule("2GM-ORD-4")
def test_a_smoke_screen_blinds_the_most_dangerous_enemy() -> None:
    user = ai("user", 2, 5, "panzer-iii", equipment=["smoke-screen"])
    calm = foe("calm", 3, 5, traits=["no-fire"], movement=0, hp=2)
    worst = foe("worst", 4, 5, damage=3, range=3, to_hit=3, penetration=3)
    situation = play(units=(user, calm, worst))
    assert choices(situation, "token", token="smoke-screen") == ["worst"]


@pytest.mark.rule("2GM-DEP-1", "V-32")
def test_support_that_helps_shooting_comes_before_hindering_and_damage() -> None:
    gun = ai("gun", 1, 1, "lefh18")
    enemy = foe("p", 3, 1, damage=2, range=3, hp=4, to_hit=2)
    others = [unit for unit in FULL if unit["id"] != "a1"]
    cards = "mines", "blocked-road", "forward-observer"
    situation = play(*cards, units=(gun, *others, enemy), stance="advance", ap=4)
    assert deployed(situation)[:2] == ["forward-observer", "blocked-road"]


@pytest.mark.rule("2GM-CE-7")
def test_an_airplane_is_no_unit_drawn() -> None:
    field = Field(mode="solo")
    field.give(NORTH, "replacements", "stuka")
    field.stack(NORTH, "panzer-iv", "light-infantry")
    field.change(ap=(4, 0))
    field.do(deploy_cards(field.play, survey_of(field, "defense")), 5, 5, 5)
    assert [event.card for event in field.events(CardTaken)] == ["panzer-iv"]


@pytest.mark.rule("Q2-35", "2GM-GOAL-1")
def test_forced_march_brings_a_unit_to_its_shot() -> None:
    gun = ai("gun", 1, 5, movement=2, range=1, penetration=3)
    foes = foe("near", 4, 5, hp=4), foe("far", 6, 9, hp=4)
    holds = ai("mate", 1, 9, movement=0, range=1), ai("next", 2, 9, movement=0, range=1)
    situation = play("forced-march", units=(gun, *holds, *foes), ap=1)
    assert choices(situation, "support", card="forced-march") == ["3-5 by gun"]
    idle = play("forced-march", units=(gun, *holds, foes[1]), ap=1)
    assert deployed(idle) == [], "no shot is to be gained"
    alone = play("forced-march", units=(gun, *foes), ap=1)
    assert deployed(alone) == [], "its line would be empty"


@pytest.mark.rule("2GM-CE-4", "Q2-33")
def test_hit_is_not_spent_on_a_truck_that_threatens_nobody() -> None:
    gun = ai("gun", 3, 5, range=5, penetration=3, movement=0)
    truck = foe("truck", 1, 5, type="transport", traits=["no-fire"], movement=3)
    assert deployed(play("hit", units=(gun, truck), stance="total-defense")) == []
    tank = foe("tank", 5, 5, type="tank", penetration=4, range=3, damage=2)
    situation = play("hit", units=(gun, truck, tank), stance="total-defense")
    assert choices(situation, "support", card="hit") == ["tank by gun"]


@pytest.mark.rule("2GM-BR-RE-D", "2GM-DF-HP-D", "Q2-34")
def test_airplanes_choose_among_what_they_can_hurt_and_spare_the_hq() -> None:
    giant = foe("giant", 4, 5, type="tank", defence=9, hp=9, penetration=6, range=6, damage=4)
    small = foe("small", 5, 2, defence=1, hp=1, penetration=2, range=6, damage=1)
    smaller = foe("smaller", 6, 9, defence=1, hp=3, penetration=2, movement=0)
    units = giant, small, smaller, ai("a", 1, 1, defence=2, hp=4)
    target = {"line": 2, "column": 5, "goal": "defend"}
    held = play("stuka", units=units, kind="defensive", stance="hold-position", ap=4, target=target)
    assert choices(held, "flight", card="stuka") == ["small"]
    royal = play("stuka", units=units, stance="reinforce", ap=4)
    assert set(asked(royal, "flight", card="stuka")[0].steps[0].kept) == {"small", "hq"}
    beyond = play(
        "stuka", units=(giant,), kind="defensive", stance="hold-position", ap=4, target=target
    )
    assert deployed(beyond) == [], "only the HQ could be hurt, and the stance does not name it"


@pytest.mark.rule("2GM-CE-4")
def test_hit_is_scored_by_the_unit_whose_own_fire_is_missed_least() -> None:
    weak = ai("weak", 3, 4, range=5, penetration=1, to_hit=9, movement=0)
    strong = ai("strong", 3, 6, range=5, penetration=5, to_hit=2, damage=3, movement=0)
    worst = foe("worst", 5, 5, penetration=5, range=5, damage=3, hp=9, defence=1)
    for units in ((weak, strong, worst), (strong, weak, worst)):
        situation = play("hit", units=units, stance="total-defense")
        assert choices(situation, "support", card="hit") == ["worst by weak"]


@pytest.mark.rule("2GM-CE-2", "V-24")
def test_a_killer_within_reach_of_the_enemy_hq_is_the_stronger_one() -> None:
    field = Field(mode="solo")
    field.give(NORTH, "promotion")
    field.put(NORTH, "panzer-iv", 1, 5, kills=1)
    near = field.put(NORTH, "panzer-iv", 4, 5, kills=1)
    field.do(promote(field.play, survey_of(field, "advance")))
    assert [event.unit for event in field.events(UnitAffected)] == [near]


@pytest.mark.rule("2GM-CE-7")
def test_the_card_that_is_fetched_is_named() -> None:
    situation = play("replacements", units=(), ap=3, deck=["panzer-iii", "light-infantry"])
    assert choices(situation, "support", card="replacements") == ["panzer-iii"]


@pytest.mark.rule("2GM-ORD-4")
def test_smoke_is_laid_even_against_a_poor_shot_but_not_against_none() -> None:
    own = ai("own", 3, 5, hp=3, movement=0, range=1)
    poor = foe("poor", 5, 5, range=2, to_hit=9, damage=1)
    assert deployed(play("smoke-barrage", units=(own, poor), ap=1)) == ["smoke-barrage"]
    far = foe("far", 6, 9, range=2, to_hit=2, damage=3)
    assert deployed(play("smoke-barrage", units=(own, far), ap=1)) == []


@pytest.mark.rule("V-11", "2GM-CE-7")
@pytest.mark.parametrize("pile", ["stuka", "tiger"])
def test_replacements_wait_for_a_unit_that_can_be_deployed(pile: str) -> None:
    """An airplane is no unit to deploy, and a tank has no room on a full line."""
    field = Field(mode="solo")
    field.change(ap=(9, 0))
    field.give(NORTH, "replacements")
    field.stack(NORTH, pile)
    for column in range(1, 11) if pile == "tiger" else ():
        field.put(NORTH, "light-infantry", 1, column)
    field.do(deploy_cards(field.play, survey_of(field, "total-defense")), *(3,) * 9)
    assert field.events(CardTaken) == []


@pytest.mark.rule("V-11")
@pytest.mark.parametrize(("card", "is_played"), [("tiger", False), ("light-infantry", True)])
def test_a_barrage_falls_only_on_what_it_can_pierce(card: str, is_played: bool) -> None:
    enemy = foe("enemy", 4, 5, card)
    situation = play("artillery-barrage", units=(*FULL, enemy), stance="total-defense")
    assert ("artillery-barrage" in deployed(situation)) == is_played


@pytest.mark.rule("2GM-CE-2", "V-21")
@pytest.mark.parametrize(("hp", "wounds", "fit"), [(2, 1, False), (3, 1, True), (9, 2, False)])
def test_half_its_hit_points_or_two_wounds_are_severe(hp: int, wounds: int, fit: bool) -> None:
    field = Field(mode="solo")
    cards = field.setting.cards
    tank = replace(cards.units["tiger"], hp=hp)
    other = replace(cards, units={**cards.units, "tiger": tank})
    field.setting = field.play.setting = replace(field.setting, cards=other)
    unit = field.put(NORTH, "tiger", 3, 5, wounds=wounds)
    assert (is_fit(survey_of(field, "advance"), field.unit(unit)) is True) == fit

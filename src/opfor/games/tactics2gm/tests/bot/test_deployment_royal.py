"""Deployment in a Battle Royal, one story per stance; default orders; what is not deployed."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, choices, decided, deployed, foe

FAR = foe("far", 6, 1, movement=0, range=1, penetration=1)


def hand(
    *cards: str, ap: int, stance: str, units: tuple[Any, ...] = (FAR,), **fields: Any
) -> Situation:  # fmt: skip
    return decided(*units, hand=list(cards), ap=ap, stance=stance, phase="deployment", **fields)


def equipment(situation: Situation) -> list[str]:
    return [act["token"] for act in situation.actions if act["do"] == "equip"]


@pytest.mark.rule("2GM-GOAL-3")
def test_deployed_until_the_ap_are_spent() -> None:
    situation = hand("heavy-infantry", "hmg", "light-infantry", ap=3, stance="total-defense")
    assert deployed(situation) == ["light-infantry", "hmg"]
    situation = hand("panzer-ii", "stuart", "light-infantry", ap=3, stance="reinforce")
    assert len(deployed(situation)) == 2


@pytest.mark.rule("2GM-GOAL-3")
def test_equipment_does_not_take_the_ap_of_another_unit() -> None:
    """3 AP, costs 2, 2 and 1: 2 + 1 are deployed although the stance asks for equipment."""
    cards = "heavy-infantry", "mortar", "light-infantry"
    situation = hand(*cards, ap=3, stance="advance")
    assert deployed(situation) == ["heavy-infantry", "light-infantry"]
    assert equipment(situation) == []
    assert equipment(hand(*cards, ap=4, stance="advance")) != []


@pytest.mark.rule("2GM-GOAL-3", "V-11")
def test_cards_of_no_use_stay_in_hand() -> None:
    """No terrain burns, nobody is wounded, nobody is in range: none of these is played."""
    cards = "fire", "field-hospital", "ammunition", "battering-ram", "luck", "promotion"
    assert deployed(hand(*cards, ap=9, stance="reinforce")) == []


FULL = [ai(f"a{n}", 1, n, movement=0) for n in range(1, 10)]


@pytest.mark.rule("2GM-GOAL-3", "V-11", "Q2-2")
def test_a_full_line_lets_nobody_in_but_an_empty_transport_takes_a_rider() -> None:
    full = hand("heavy-infantry", ap=4, stance="reinforce", units=(*FULL, ai("a10", 1, 10)))
    assert choices(full, "deploy") == []
    ride = hand("heavy-infantry", ap=4, stance="reinforce", units=(*FULL, ai("t", 1, 10, "truck")))
    assert [act for act in ride.actions if act["do"] == "deploy"] == [
        {"do": "deploy", "card": "heavy-infantry", "aboard": "t"},
    ]  # fmt: skip


@pytest.mark.rule("2GM-BR-TD-D")
def test_total_defense_wants_numbers() -> None:
    situation = hand("pak40", "hmg", "mortar", ap=4, stance="total-defense")
    assert deployed(situation) == ["hmg", "mortar"]
    assert equipment(situation) == []


@pytest.mark.rule("2GM-BR-TD-D")
def test_total_defense_takes_any_infantry_and_prefers_the_defensive() -> None:
    situation = hand("pak40", "heavy-infantry", "mortar", ap=4, stance="total-defense")
    assert deployed(situation) == ["mortar", "heavy-infantry"]


RAIDER = foe("raider", 2, 5, hp=2, defence=1, damage=3, range=3, to_hit=2, penetration=2)


@pytest.mark.rule("2GM-BR-TD-D", "2GM-CE-1", "GT-2GM-8")
def test_same_hand_other_timing() -> None:
    cards = "mines", "heavy-infantry"
    defending = hand(*cards, ap=9, stance="total-defense", units=(RAIDER,))
    assert deployed(defending) == ["mines", "heavy-infantry"]
    reinforcing = hand(*cards, ap=9, stance="reinforce", units=(RAIDER,))
    assert deployed(reinforcing) == ["heavy-infantry", "mines"]


@pytest.mark.rule("2GM-BR-TD-D")
def test_total_defense_buys_what_may_destroy_the_raider_first() -> None:
    situation = hand("light-infantry", "infantry-gun", ap=9, stance="total-defense",
                     units=(RAIDER,))  # fmt: skip
    assert deployed(situation) == ["infantry-gun", "light-infantry"]


@pytest.mark.rule("2GM-BR-TD-D", "V-31")
@pytest.mark.parametrize(
    "change",
    [{"defence": 4}, {"hp": 3}, {"line": 6}, {"traits": ["no-fire"]}],
    ids=["too hard", "too tough", "too far", "no threat"],
)
def test_total_defense_buys_the_cheapest_if_no_card_may_destroy_the_raider(
    change: dict[str, Any],
) -> None:
    raider = RAIDER | change
    situation = hand("light-infantry", "infantry-gun", ap=9, stance="total-defense",
                     units=(raider,))  # fmt: skip
    assert deployed(situation) == ["light-infantry", "infantry-gun"]


@pytest.mark.rule("2GM-BR-DE-D")
def test_defense_takes_defensive_infantry_then_guns_then_mines_then_fighters() -> None:
    situation = hand("panzer-iv", "bf109", "mines", "pak36", "medic", ap=20, stance="defense",
                     units=(foe("p", 3, 1, movement=0),))  # fmt: skip
    assert deployed(situation) == ["medic", "pak36", "mines", "bf109", "panzer-iv"]
    assert choices(situation, "flight", card="bf109") == [], "the fighter waits"


@pytest.mark.rule("2GM-BR-DE-D", "2GM-CLS-5")
def test_defense_hands_out_defensive_equipment() -> None:
    assert equipment(hand("pak36", ap=3, stance="defense")) == ["smoke-shell"]


@pytest.mark.rule("2GM-BR-RE-D")
def test_reinforce_takes_the_more_damaging_tank_then_loaded_transports() -> None:
    cards = "sdkfz-251", "panzer-iii", "panther", "heavy-infantry", "pak36"
    situation = hand(*cards, ap=20, stance="reinforce")
    assert deployed(situation)[:3] == ["panther", "panzer-iii", "sdkfz-251"]
    aboard = [act["card"] for act in situation.actions if "aboard" in act]
    assert aboard == [deployed(situation)[3]]


@pytest.mark.rule("2GM-BR-RE-D", "Q2-26")
def test_by_ruling_artillery_comes_before_transports() -> None:
    cards = "sdkfz-251", "heavy-infantry", "pak36"
    usual = hand(*cards, ap=20, stance="reinforce")
    ruled = hand(*cards, ap=20, stance="reinforce", rulings={"reinforce-order": "artillery-second"})
    assert deployed(usual)[0] == "sdkfz-251"
    assert deployed(ruled)[0] == "pak36"


@pytest.mark.rule("2GM-BR-RE-D", "V-24")
def test_reinforce_sends_airplanes_at_the_strongest_enemy_or_the_hq() -> None:
    near = foe("near", 3, 5, damage=3, range=4, hp=5, defence=1)
    situation = hand("stuka", ap=4, stance="reinforce", units=(near, FAR, ai("a", 1, 5)))
    (decision,) = asked(situation, "flight", card="stuka")
    assert set(decision.steps[0].kept) == {"near", "hq"}


@pytest.mark.rule("2GM-BR-RE-D")
def test_reinforce_buys_both_kinds_of_equipment_after_the_units() -> None:
    situation = hand("panzer-iv", ap=6, stance="reinforce", dice=[3, 1, 1])
    assert sorted(equipment(situation)) == ["mg", "smoke-shell"]


@pytest.mark.rule("2GM-BR-AD-D", "V-17")
def test_advance_takes_the_fastest_first_with_offensive_equipment() -> None:
    situation = hand("mortar", "panzer-ii", "panzer-iv", ap=20, stance="advance", otherwise=2)
    assert deployed(situation) == ["panzer-ii", "panzer-iv", "mortar"]
    offensive = {"mg", "vehicle-hmg", "howitzer", "smoke-screen", "hmg", "grenades", "bazooka",
                 "sniper", "flamethrower"}  # fmt: skip
    assert set(equipment(situation)) <= offensive
    assert equipment(situation)


@pytest.mark.rule("2GM-BR-AD-D")
def test_advance_bombs_the_hq_or_the_supply_line_whichever_suffers_more() -> None:
    alone = foe("alone", 5, 3, hp=4, defence=1), foe("b", 6, 1), foe("c", 6, 9)
    situation = hand("stuka", ap=4, stance="advance", units=(*alone, foe("strong", 6, 4, hp=9)))
    (decision,) = asked(situation, "flight", card="stuka")
    assert set(decision.steps[0].kept) == {"hq", "alone"}
    assert decision.chosen == "alone"


@pytest.mark.rule("2GM-BR-FA-D")
def test_full_assault_damages_the_hq_first_then_takes_the_fastest() -> None:
    situation = hand("stuka", "panzer-ii", "panzer-iv", ap=20, stance="full-assault")
    assert deployed(situation) == ["stuka", "panzer-ii", "panzer-iv"]
    assert choices(situation, "flight", card="stuka") == ["hq"]


@pytest.mark.rule("2GM-DEP-1")
def test_default_order_of_the_poor() -> None:
    """Full Assault names none of these supports; Defense names no offensive infantry."""
    situation = hand("flak38", "sniper", "sdkfz-222", "heavy-infantry", ap=4, stance="defense")
    assert deployed(situation)[0] in ("sniper", "heavy-infantry")
    (first, *_) = asked(situation, "deploy")
    assert "2GM-DEP-1" in [step.rule for step in first.steps]


@pytest.mark.rule("2GM-DEP-1", "Q2-22")
def test_anti_air_guns_are_left_out_unless_aircraft_are_in_play() -> None:
    cards = "flak38", "pak36", "heavy-infantry"
    without = hand(*cards, ap=4, stance="total-defense")
    assert deployed(without)[0] == "pak36"
    ruled = hand("flak38", "heavy-infantry", ap=4, stance="defense",
                 rulings={"anti-air-guns": "with-artillery"})  # fmt: skip
    assert deployed(ruled)[0] == "flak38"
    against = hand("flak38", "heavy-infantry", ap=4, stance="defense", aircraft=["p51"])
    assert deployed(against)[0] == "flak38"
    assert deployed(hand("flak38", "heavy-infantry", ap=4, stance="defense"))[0] != "flak38"


@pytest.mark.rule("2GM-DEP-2")
def test_default_order_of_the_rich() -> None:
    """In Defense, tanks, transports, offensive infantry, airplanes and support are not named."""
    cards = "sabotage", "stuka", "heavy-infantry", "truck", "panzer-iii", "panzer-iv"
    situation = hand(*cards, ap=30, stance="defense", player_ap=3)
    first = ["panzer-iv", "panzer-iii", "truck"]
    assert deployed(situation)[:3] == first
    assert deployed(situation)[-2:] == ["stuka", "sabotage"]


@pytest.mark.rule("2GM-DEP-1", "2GM-DEP-2", "Q2-13")
@pytest.mark.parametrize(
    ("ruling", "second"), [("phase-start", "panzer-ii"), ("each-card", "heavy-infantry")]
)
def test_the_five_ap_are_counted_when_the_phase_begins(ruling: str, second: str) -> None:
    situation = hand("pak36", "panzer-ii", "heavy-infantry", ap=6, stance="defense",
                     rulings={"five-ap-moment": ruling})  # fmt: skip
    assert deployed(situation)[0] == "pak36"
    assert deployed(situation)[1] == second


@pytest.mark.rule("2GM-PH-5")
def test_cards_nobody_names_go_by_cost_troops_first() -> None:
    """Total Defense at under 5 AP: neither list names a tank or an unarmed transport."""
    situation = hand("truck", "panzer-ii", ap=4, stance="total-defense")
    assert deployed(situation) == ["panzer-ii", "truck"]
    dear = hand("panzer-iii", "panzer-iv", ap=4, stance="total-defense")
    assert deployed(dear) == ["panzer-iv"]

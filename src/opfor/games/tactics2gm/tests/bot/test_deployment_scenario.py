"""Deployment of the Offensive and the Defensive AI, one story per stance; default orders."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, choices, decided, deployed, foe

FAR = foe("far", 6, 1, movement=0)
NEAR = foe("near", 3, 5, damage=3, range=4, hp=5, movement=0, penetration=2)
TARGET: dict[str, Any] = {"line": 5, "column": 5, "goal": "destroy"}
HOLD: dict[str, Any] = {"line": 5, "column": 5, "goal": "defend"}


def story(kind: str, stance: str, *cards: str, ap: int = 30, **fields: Any) -> Situation:
    units = fields.pop("units", (FAR, NEAR))
    fields = {"target": TARGET if kind == "offensive" else HOLD, **fields}
    return decided(
        *units, kind=kind, stance=stance, hand=list(cards), ap=ap, phase="deployment", **fields
    )


def equipment(situation: Situation) -> set[str]:
    return {act["token"] for act in situation.actions if act["do"] == "equip"}


@pytest.mark.rule("2GM-OF-RL-D")
def test_reinforce_lines_buys_guns_and_defenders_before_tanks() -> None:
    situation = story("offensive", "reinforce-lines", "panzer-iv", "light-infantry", "pak36")
    assert deployed(situation) == ["pak36", "light-infantry", "panzer-iv"]
    tanks = [a["token"] for a in situation.actions if a["do"] == "equip" and "panzer" in a["unit"]]
    assert "smoke-shell" in tanks
    assert len(tanks) == 2, "tanks get both kinds"


@pytest.mark.rule("2GM-OF-SH-D")
def test_seize_and_hold_buys_infantry_and_guns_before_tanks() -> None:
    cards = "panzer-iv", "pak36", "heavy-infantry", "mines", "bf109"
    situation = story("offensive", "seize-and-hold", *cards)
    assert deployed(situation) == ["heavy-infantry", "pak36", "panzer-iv", "mines", "bf109"]
    assert "smoke-shell" not in equipment(situation)
    assert choices(situation, "flight", card="bf109") == [], "the fighter waits"


@pytest.mark.rule("2GM-OF-AD-D")
def test_advance_buys_tanks_then_loaded_transports_then_flies() -> None:
    cards = "stuka", "heavy-infantry", "sdkfz-251", "panzer-iii", "panther"
    situation = story("offensive", "advance", *cards)
    order = ["panther", "panzer-iii", "sdkfz-251", "heavy-infantry", "stuka"]
    assert deployed(situation) == order
    kept = set(asked(situation, "flight", card="stuka")[0].steps[0].kept)
    assert kept == {"target", "near"}


@pytest.mark.rule("2GM-OF-AT-D")
def test_attack_bombs_the_target_or_its_defenders() -> None:
    guard = foe("guard", 5, 4, hp=4), foe("strong", 2, 1, hp=9, damage=4, range=4)
    bombs = story("offensive", "attack", "stuka", "panzer-ii", units=guard)
    assert deployed(bombs) == ["panzer-ii", "stuka"]
    assert choices(bombs, "flight", card="stuka") == ["target"]
    spared = story("offensive", "attack", "stuka", units=guard, target=HOLD)
    assert choices(spared, "flight", card="stuka") == ["guard"]


@pytest.mark.rule("2GM-OF-FA-D", "V-37")
def test_full_assault_strikes_the_target_first_then_takes_the_fastest() -> None:
    situation = story("offensive", "full-assault", "panzer-iv", "stuka", "panzer-ii")
    assert deployed(situation) == ["stuka", "panzer-ii", "panzer-iv"]
    assert choices(situation, "flight", card="stuka") == ["target"]


@pytest.mark.rule("2GM-DF-TD-D")
def test_total_defense_counts_heads() -> None:
    situation = story("defensive", "total-defense", "pak40", "light-infantry", "mortar", ap=4)
    assert deployed(situation) == ["light-infantry", "mortar"]


@pytest.mark.rule("2GM-DF-RL-D")
def test_reinforce_lines_in_the_listed_order() -> None:
    cards = "bf109", "mines", "panzer-iii", "pak36", "light-infantry"
    situation = story("defensive", "reinforce-lines", *cards)
    assert deployed(situation) == ["light-infantry", "pak36", "panzer-iii", "mines", "bf109"]
    assert equipment(situation) & {"mg", "vehicle-hmg", "howitzer", "smoke-screen"} == set()


@pytest.mark.rule("2GM-DF-HP-D")
def test_hold_position_buys_tanks_first_and_flies_at_the_strongest() -> None:
    poor = story("defensive", "hold-position", "light-infantry", "panzer-iii", ap=4)
    assert deployed(poor) == ["panzer-iii", "light-infantry"]
    big = foe("big", 6, 9, hp=9, traits=["no-fire"], movement=0)
    situation = story("defensive", "hold-position", "stuka", units=(NEAR, big, ai("a", 1, 5)))
    assert choices(situation, "flight", card="stuka") == ["near"]


@pytest.mark.rule("2GM-DF-SH-D")
def test_seize_and_hold_takes_the_fastest() -> None:
    situation = story("defensive", "seize-and-hold", "panzer-iv", "mortar", "panzer-ii")
    assert deployed(situation) == ["panzer-ii", "panzer-iv", "mortar"]


@pytest.mark.rule("2GM-DF-OD-D")
def test_overcome_defense_has_no_support_step() -> None:
    situation = story("defensive", "overcome-defense", "stuka", "panzer-iv", "panzer-ii")
    assert deployed(situation) == ["panzer-ii", "panzer-iv", "stuka"]
    assert choices(situation, "flight", card="stuka")[0] in ("near", "far")


@pytest.mark.rule("2GM-DEP-3")
def test_the_poor_offensive_ai_leaves_light_infantry_for_last() -> None:
    cards = "light-infantry", "heavy-infantry", "greyhound"
    situation = story("offensive", "advance", *cards, ap=4)
    assert deployed(situation)[:2] == ["heavy-infantry", "greyhound"]
    poor = story("offensive", "advance", "light-infantry", "greyhound", ap=3)
    assert deployed(poor) == ["greyhound", "light-infantry"]


@pytest.mark.rule("2GM-DEP-4")
def test_the_rich_offensive_ai_gives_tanks_offensive_equipment() -> None:
    situation = story("offensive", "full-assault", "truck", "panzer-iv", ap=9, target=HOLD)
    assert "smoke-shell" not in equipment(situation)
    unnamed = story("offensive", "reinforce-lines", "greyhound", "sniper", ap=9)
    assert deployed(unnamed) == ["sniper", "greyhound"]


@pytest.mark.rule("2GM-DEP-5")
def test_the_poor_defensive_ai_takes_medics_before_snipers() -> None:
    situation = story("defensive", "hold-position", "sniper", "medic", ap=4)
    assert deployed(situation) == ["medic", "sniper"]


@pytest.mark.rule("2GM-DEP-6")
def test_the_rich_defensive_ai_gives_unnamed_tanks_smoke() -> None:
    situation = story("defensive", "total-defense", "panzer-iv", ap=9)
    assert equipment(situation) == {"smoke-shell"}
    unnamed = story("defensive", "total-defense", "mountain-troops", "panzer-ii", ap=9)
    assert deployed(unnamed) == ["panzer-ii", "mountain-troops"]

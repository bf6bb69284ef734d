"""The last clause of a rule: just at a limit, by the other value of a ruling, in the first hex."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

ATTACK = "AI closest to Unit: Attack"
LOW_RISK = "AI closest to Unit: Low Risk Move"


@pytest.mark.rule("mortar-minimum-range")
@pytest.mark.parametrize(("facing", "order"), [("S", "tactical/1"), ("N", "pass")])
def test_a_mortar_that_may_fire_next_door_still_fires_ahead_only(facing: str, order: str) -> None:
    waived = {"mortar-minimum-range": "waived-when-adjacent"}
    counters = [f"a1 german-mortar-50 E09 {facing}", "p1 soviet-rifle F09 N"]
    assert ask(counters, ATTACK, rulings=waived).order == order
    assert ask(counters, ATTACK).order == "pass"


@pytest.mark.rule("mortar-minimum-range")
def test_by_that_ruling_a_gun_without_a_minimum_gets_nothing_for_it() -> None:
    waived = {"mortar-minimum-range": "waived-when-adjacent"}
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle F09 N"]
    assert ask(counters, ATTACK, rulings=waived).decisions["target"].survivors == ("p1",)


@pytest.mark.rule("mortar-minimum-range", "COH-4.1.2-n")
@pytest.mark.parametrize(("ground", "order"), [("", "priority/1"), ("E09", "pass")])
def test_a_mortar_in_the_water_does_not_turn_to_fire_next_door(ground: str, order: str) -> None:
    waived = {"mortar-minimum-range": "waived-when-adjacent"}
    counters = ["a1 german-mortar-50 E09 N", "p1 soviet-rifle F09 N"]
    turn = "Short Range: Pivot and/or Attack"
    assert ask(counters, turn, rulings=waived, water=ground).order == order


@pytest.mark.rule("COH-5.1-a", "V-1")
def test_what_is_told_just_at_the_limits_of_range() -> None:
    """At the minimum and at twice the range it is something else that forbids the shot."""
    wood = ask(["a1 german-mortar-50 E09 S", "p1 soviet-rifle G09 N"], ATTACK, heavy_woods="F09")
    assert wood.stopped("a1") == "p1 is out of sight"
    behind = ask(["a1 german-rifle E09 N range=2", "p1 soviet-rifle I09 N"], ATTACK)
    assert behind.stopped("a1") == "p1 is outside its arc"
    beyond = ask(["a1 german-rifle E09 S range=2", "p1 soviet-rifle J09 N"], ATTACK)
    assert beyond.stopped("a1") == "p1 is out of range"


@pytest.mark.rule("low-risk-flank", "COH-5.3.2-g")
@pytest.mark.parametrize(("ruling", "order"), [("guarded", "pass"), ("free", "tactical/1")])
def test_a_low_risk_move_into_the_flank_needs_cover_unless_ruled_free(
    ruling: str, order: str
) -> None:
    counters = [
        "a0 german-mortar-50 E05 SE",
        "p1 soviet-nkvd E08 N suppressed",
        "p2 soviet-t-26 F07 N",
    ]
    found = ask(
        counters, LOW_RISK, rulings={"low-risk-flank": ruling}, light_woods="E05",
        heavy_woods="F07",
    )  # fmt: skip
    assert found.order == order
    if ruling == "free":
        assert found.hex == "F05"


@pytest.mark.rule("COH-5.1.1-b", "COH-5.0-d")
def test_the_highest_ar_is_the_one_against_the_target_not_the_greater_of_the_two() -> None:
    """A tank's blue 8 is nothing against riflemen."""
    counters = [
        "a1 german-pz-iii-h E08 S red=2 blue=8",
        "a2 german-hmg E10 S red=4",
        "p1 soviet-rifle G09 N",
    ]
    assert ask(counters, ATTACK).left("acting") == {"a2"}


@pytest.mark.rule("COH-5.3.1-b", "COH-4.1.4-b")
def test_an_edge_lies_in_the_arc_if_one_of_its_hexes_does() -> None:
    counters = ["a1 german-rifle F09 S", "p1 soviet-rifle B09 N"]
    moved = ask(counters, "AI closest to Objective: Move", objectives=["north edge"])
    assert moved.step("facing", "COH-5.3.1-b").values == {"N": 1, "NE": 1, "NW": 1}


@pytest.mark.rule("fire-zone-projectors", "damaged-guns")
@pytest.mark.parametrize(
    ("hit", "covered"), [("red-gun-damaged", True), ("vehicle-panicked", False)]
)
def test_by_ruling_only_who_can_fire_at_all_has_a_fire_zone(hit: str, covered: bool) -> None:
    """One barrel left is enough."""
    counters = [
        "a1 german-rifle F09 S",
        f"p1 soviet-t-26 I09 N {hit}",
    ]
    ruled = {"fire-zone-projectors": "able-to-fire"}
    line = "In Fire Zone AI closest to Unit: Move"
    assert (ask(counters, line, rulings=ruled).order == "tactical/1") == covered
    assert ask(counters, line).order == "tactical/1"


@pytest.mark.rule("COH-5.0-e", "COH-5.0-j", "sight-words")
def test_the_first_hex_of_the_map_is_seen_and_covered_by_nobody_far_away() -> None:
    """A02 is hex number 0: an empty mask must not hold it."""
    wood = "B03 B02 A03 A04 B04 C03"
    far = ["a1 german-rifle K17 S", "p1 soviet-rifle A02 N"]
    for word in ("In Fire Zone", "In LOS"):
        line = f"AI closest to {word} Unit: Move"
        assert ask(far, line, heavy_woods=wood.replace("A03 ", "")).order == "pass"
    near = ["a1 german-rifle A02 S", "p1 soviet-rifle K17 N"]
    for word in ("In Fire Zone", "In LOS"):
        line = f"{word} AI closest to Unit: Move"
        assert ask(near, line, heavy_woods=wood.replace("A03 ", "")).order == "pass"


@pytest.mark.rule("sight-words")
@pytest.mark.parametrize("word", ["In LOS", "In Fire Zone"])
def test_by_ruling_sight_words_ask_the_acting_ai_alone(word: str) -> None:
    """p1 is seen by a2 only, p2 by both; a1 stands behind the wood."""
    counters = [
        "a1 german-rifle E09 S",
        "a2 german-rifle H12 SW spent",
        "p1 soviet-rifle H09 N",
    ]
    line = f"AI closest to {word} Unit: Move"
    ruled = {"sight-words": "acting-ai"}
    assert ask(counters, line, heavy_woods="F09 G09").order == "tactical/1"
    assert ask(counters, line, heavy_woods="F09 G09", rulings=ruled).order == "pass"
    assert ask(counters, line, rulings=ruled).order == "tactical/1"
    behind = ["a1 german-rifle E09 N", *counters[1:]]
    seen = ask(behind, line, rulings=ruled).order
    assert seen == ("tactical/1" if word == "In LOS" else "pass")


@pytest.mark.rule("low-risk-order", "COH-5.2-b")
def test_by_ruling_permissions_a_way_out_must_still_be_of_use() -> None:
    """No hex is closer: of the equally distant ones only the wood is worth going to, though the
    open hex beside it lies outside every fire zone too."""
    counters = [
        "a1 german-rifle F09 S",
        "a2 german-rifle G09 S spent",
        "a3 german-rifle G08 S spent",
        "a4 german-rifle G10 S spent",
        "p1 soviet-rifle I09 S",
    ]
    for order in ("tiers", "permissions"):
        found = ask(counters, LOW_RISK, rulings={"low-risk-order": order}, light_woods="F10")
        assert found.left("hex") == {"F10"}, order


@pytest.mark.rule("COH-5.1-b")
def test_however_much_is_needed_it_can_be_told() -> None:
    """A counter typed by hand may have any DR."""
    fort = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 N front_dr=100"]
    assert ask(fort, ATTACK).stopped("a1") == "against p1 it needs 98"


@pytest.mark.rule("COH-5.3.1-b", "facing-objective")
@pytest.mark.parametrize(("ruling", "facings"), [("closest", 6), ("most", 5)])
def test_who_stands_on_the_edge_he_went_for_looks_out_for_no_other_hex_of_it(
    ruling: str, facings: int
) -> None:
    """All but the hexside to the north have some of it before them."""
    found = ask(
        ["a1 german-rifle B08 S"], "AI closest to Objective: Move", objectives=["north edge"],
        light_woods="A08", rulings={"facing-objective": ruling},
    )  # fmt: skip
    assert found.hex == "A08"
    assert len(found.left("facing")) == facings

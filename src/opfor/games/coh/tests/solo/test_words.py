"""The eligibility words, each with what it lets through and what it stops."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import Answer, ask

UNIT = "p1 soviet-rifle H09 N"


def mover(counters: list[str], word: str, **more: object) -> Answer:
    return ask(counters, f"{word} AI closest to Unit: Move", **more)  # type: ignore[arg-type]


def target(counters: list[str], word: str, **more: object) -> Answer:
    return ask(counters, f"AI closest to {word} Unit: Move", **more)  # type: ignore[arg-type]


@pytest.mark.rule("COH-5.0-a", "COH-5.0-b")
def test_in_cover_and_in_0_dm_hex_divide_all_counters() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle E05 S", UNIT]
    assert mover(counters, "In Cover", light_woods="E05").acting == "a2"
    assert mover(counters, "In 0 DM Hex", light_woods="E05").acting == "a1"


@pytest.mark.rule("COH-5.0-b")
def test_smoke_is_a_dm() -> None:
    smoke = {"light": ["E09"]}
    counters = ["a1 german-rifle E09 S", UNIT]
    assert mover(counters, "In 0 DM Hex", smoke=smoke).order == "pass"
    assert mover(counters, "In Cover", smoke=smoke).acting == "a1"


@pytest.mark.rule("COH-5.0-c")
def test_the_lowest_dv_that_cannot_be_reached_gives_way_to_the_next() -> None:
    counters = [
        "a1 german-lmg E09 S",
        "p1 soviet-rifle L18 S front_dr=10 flank_dr=10",
        "p2 soviet-rifle H09 N front_dr=11",
        "p3 soviet-rifle G09 N front_dr=12",
    ]
    assert ask(counters, "AI closest to Lowest DV Unit: Attack").target == "p2"


@pytest.mark.rule("COH-5.0-c", "R-COH-11")
def test_lowest_dv_is_seen_from_the_attacker_and_otherwise_from_the_front() -> None:
    """p1 turns its flank of 11; p2 has 12 all round. From the front they are 13 and 12."""
    counters = [
        "a1 german-lmg E09 S",
        "p1 soviet-rifle H09 S front_dr=13 flank_dr=11",
        "p2 soviet-rifle G09 N front_dr=12 flank_dr=12",
    ]
    assert ask(counters, "AI closest to Lowest DV Unit: Attack").target == "p1"
    assert ask(counters, "AI closest to Lowest DV Unit: Move").target == "p2"
    front = {"lowest-dv-view": "front"}
    assert ask(counters, "AI closest to Lowest DV Unit: Attack", rulings=front).target == "p2"


@pytest.mark.rule("COH-5.0-c")
def test_lowest_dv_of_ai_is_front_dr_and_dm() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle E13 S", UNIT]
    answer = ask(counters, "Lowest DV AI closest to Unit: Move", light_woods="E09")
    assert answer.acting == "a2"
    assert answer.step("acting", "COH-5.0-c").values == {"a1": 13, "a2": 12}


@pytest.mark.rule("COH-5.0-d", "R-COH-12")
def test_highest_ar_counts_the_colour_that_can_be_used() -> None:
    """A gun with blue 8 and red 2 is no match for a machine gun against soft Units."""
    counters = ["a1 german-pak38 E09 S red=2", "a2 german-lmg E11 S", UNIT]
    answer = ask(counters, "Highest AR AI closest to Unit: Attack")
    assert answer.acting == "a2"
    assert answer.step("acting", "COH-5.0-d").values == {"a1": 2, "a2": 4}


@pytest.mark.rule("R-COH-12")
def test_highest_ar_counts_hit_effects() -> None:
    counters = ["a1 german-lmg E09 S suppressed", "a2 german-rifle E11 S red=3", UNIT]
    order = "Highest AR AI closest to Unit: Move"
    assert ask(counters, order).acting == "a2"
    assert ask(counters, order, rulings={"highest-ar-value": "printed"}).acting == "a1"


@pytest.mark.rule("COH-5.0-d")
def test_the_highest_ar_unit_is_preferred_to_the_nearest() -> None:
    counters = ["a1 german-lmg E09 S", "p1 soviet-rifle G09 N", "p2 soviet-mmg I09 N red=5"]
    assert ask(counters, "AI closest to Highest AR Unit: Attack").target == "p2"


@pytest.mark.rule("COH-5.0-e", "COH-5.2-c", "QC-32")
def test_a_fire_zone_needs_sight_arc_range_and_an_ar() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle H09 N red=0 blue=0"]
    assert mover(counters, "In Fire Zone").acting == "a1"
    for words in (
        "p1 soviet-rifle H09 S",  # looks away
        "p1 soviet-rifle L09 N",  # seven hexes off
        "p1 soviet-truck H09 N",  # has no AR to speak of
    ):
        assert mover(["a1 german-rifle E09 S", words], "In Fire Zone").order == "pass"
    hidden = mover(counters, "In Fire Zone", heavy_woods="G09")
    assert hidden.order == "pass"


@pytest.mark.rule("COH-5.2-c", "R-COH-19")
def test_turrets_cover_all_round_and_stunned_units_still_cover() -> None:
    tank = "p1 soviet-t-26 G09 S"
    assert mover(["a1 german-rifle E09 S", tank], "In Fire Zone").acting == "a1"
    gun = "p1 soviet-at-45 G09 S"
    assert mover(["a1 german-rifle E09 S", gun], "In Fire Zone").order == "pass"
    stunned = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 N stunned spent"]
    assert mover(stunned, "In Fire Zone").acting == "a1"
    able = {"fire-zone-projectors": "able-to-fire"}
    assert mover(stunned, "In Fire Zone", rulings=able).order == "pass"
    fresh = {"whose-fire-zones": "fresh-units"}
    assert mover(stunned, "In Fire Zone", rulings=fresh).order == "pass"


@pytest.mark.rule("COH-5.0-e", "R-COH-17")
def test_in_fire_zone_of_a_unit_means_of_any_ai() -> None:
    counters = ["a1 german-rifle D03 N", "a2 german-rifle G14 SW", "p1 soviet-rifle F03 S",
                "p2 soviet-rifle I13 N"]  # fmt: skip
    answer = target(counters, "In Fire Zone")
    assert answer.target == "p2"
    assert answer.acting == "a2"


@pytest.mark.rule("COH-5.0-f", "COH-5.0-g")
def test_fresh_spent_hit_and_unhit_are_flags() -> None:
    units = ["p1 soviet-rifle G09 N spent", "p2 soviet-rifle I09 N pinned"]
    counters = ["a1 german-rifle E09 S", *units]
    assert target(counters, "Fresh").target == "p2"
    assert target(counters, "Spent").target == "p1"
    assert target(counters, "Hit").target == "p2"
    assert target(counters, "Unhit").target == "p1"
    both = ["a1 german-rifle E09 S unnerved spent", "a2 german-rifle C09 S", UNIT]
    assert mover(both, "Unhit", colour="blue").acting == "a2"
    assert mover(both, "Hit", colour="blue").acting == "a1"
    assert mover(both, "Spent", colour="blue").acting == "a1"


@pytest.mark.rule("COH-5.0-h")
def test_just_acted_means_the_players_last_turn() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 N", "p2 soviet-rifle I09 N"]
    assert target(counters, "Just Acted", just_acted=["p2"]).target == "p2"
    passed = target(counters, "Just Acted")
    assert passed.order == "pass"
    assert passed.skipped("tactical/1") == "nothing on the map is what it aims at"


@pytest.mark.rule("COH-5.0-i", "QC-19", "R-COH-18")
def test_the_largest_group_is_counted_over_contiguous_ai() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle C03 S", "a3 german-rifle C04 S",
                "re rumored-enemy C05", UNIT]  # fmt: skip
    order = "Largest Group AI closest to Unit: Move"
    answer = ask(counters, order)
    assert answer.step("acting", "COH-5.0-i").values == {"a1": 1, "a2": 3, "a3": 3, "re": 3}
    assert answer.acting in {"a3", "re"}
    without = ask(counters, order, rulings={"largest-group-members": "without"})
    assert without.step("acting", "COH-5.0-i").values["a2"] == 2
    alone = ask(["a1 german-rifle E09 S", "a2 german-rifle C03 S", UNIT], order)
    assert alone.acting == "a1"


@pytest.mark.rule("COH-5.0-j")
def test_in_los_needs_a_line_of_sight_to_an_opposing_counter() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle C05 S", "p1 soviet-rifle H09 N"]
    answer = mover(counters, "In LOS", heavy_woods="G09")
    assert answer.acting == "a2"


@pytest.mark.rule("COH-5.0-k")
def test_mobile_reads_the_printed_move_cost() -> None:
    counters = ["a1 german-hmg F09 S", "a2 german-rifle D09 S cowering", UNIT]
    assert mover(counters, "Mobile").acting == "a2"
    gun = ["a1 german-ig-18 F09 S move_cost=1", UNIT]
    assert mover(gun, "Mobile").order == "pass"


@pytest.mark.rule("COH-5.0-l")
def test_mortar_or_inf_gun_leaves_everybody_else_out() -> None:
    counters = ["a1 german-rifle F09 S", "a2 german-mortar-50 D09 S", UNIT]
    answer = ask(counters, "Mortar or Inf Gun closest to Unit: Attack")
    assert answer.acting == "a2"
    assert answer.step("acting", "COH-5.0-l").dropped == ("a1",)


@pytest.mark.rule("COH-5.0-m")
def test_re_leaves_everybody_else_out() -> None:
    counters = ["a1 german-rifle F09 S", "re rumored-enemy C09", UNIT]
    assert ask(counters, "RE closest to Unit: Move").acting == "re"
    assert ask(counters[::2], "RE closest to Unit: Move").order == "pass"


@pytest.mark.rule("R-COH-28")
def test_words_for_units_do_not_touch_objectives() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 N spent"]
    answer = ask(counters, "AI closest to Fresh Target: Move", objectives=["I09"])
    assert answer.target == "I09"
    covered = ask(
        counters,
        "AI closest to In Cover Target: Move",
        objectives=["I09", "C03"],
        light_woods="C03",
    )
    assert covered.target == "C03"


@pytest.mark.rule("R-COH-27")
def test_several_superlatives_apply_from_left_to_right() -> None:
    counters = ["a1 german-lmg E09 S", "p1 soviet-rifle G09 N", "p2 soviet-mmg H09 N red=5",
                "p3 soviet-mmg I09 N red=5"]  # fmt: skip
    order = "AI closest to {} Unit: Attack"
    woods = {"light_woods": "H09", "board": {"levels": {"E09": 1, "I09": 1}}}
    both = ask(counters, order.format("Highest AR, Lowest DV"), **woods)  # type: ignore[arg-type]
    assert both.target == "p3"
